"""A warp's matrix product in the reference executor: registers in, registers out.

The lanes leave their registers in a buffer each. For `mma.sync`, element i of a lane's fragment
stands where the PTX manual's formulas say, copied here one by one. `wmma` fragments have a layout
that nobody may rely on: here the matrix in rows, an equal run of elements a lane (another one than
the raising path takes). Sums are formed in double precision and rounded once; where roundings are
drawn at random (noise.py), so is one of each addition.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import ml_dtypes
import numpy as np

from raise_kernel.runtime.reference.arena import arena

if TYPE_CHECKING:
    from raise_kernel.runtime.reference.running.rendezvous import Group

WARP_SIZE = 32
# As far as noise.py moves a rounded result, in units of its type.
_UNITS = 2.0
SLOTS = 40
TYPES = ("f16", "bf16", "tf32", "f32", "f64", "s8", "u8", "s32")
_DTYPES = {
    "f16": np.dtype(np.float16),
    "bf16": np.dtype(ml_dtypes.bfloat16),
    "tf32": np.dtype(np.float32),
    "f32": np.dtype(np.float32),
    "f64": np.dtype(np.float64),
    "s8": np.dtype(np.int8),
    "u8": np.dtype(np.uint8),
    "s32": np.dtype(np.int32),
}
# row and column of element i in the lane of group g, number t of it
Layout = Callable[[int, int, int], tuple[int, int]]


@dataclass(frozen=True)
class Shape:
    """`D = A B + C`; `registers` of A, B and C in a lane's buffer; `linear`: wmma's layout."""

    m: int
    n: int
    k: int
    types: tuple[str, str, str]
    registers: tuple[int, int, int]
    linear: bool

    def encode(self) -> int:
        """As one number that a lane can hand over."""
        fields = [self.m, self.n, self.k, *(TYPES.index(t) for t in self.types)]
        fields += [*self.registers, int(self.linear)]
        return sum(field << 6 * position for position, field in enumerate(fields))

    @classmethod
    def decode(cls, number: int) -> Shape:
        fields = [number >> 6 * position & 63 for position in range(10)]
        a, b, c = (TYPES[f] for f in fields[3:6])
        registers = (fields[6], fields[7], fields[8])
        return cls(fields[0], fields[1], fields[2], (a, b, c), registers, bool(fields[9]))

    def sizes(self) -> tuple[tuple[int, int], ...]:
        return ((self.m, self.k), (self.k, self.n), (self.m, self.n))


def element_bits(type_: str) -> int:
    return 8 * _DTYPES[type_].itemsize


def multiply(group: Group) -> None:
    """The product of every warp of the group; D's registers go to the start of the buffers."""
    for warp in range(len(group.lanes)):
        shape = Shape.decode(int(group.arg(2)[warp][group.members[warp]][0]))
        buffers = [
            arena().view(int(address), 8 * SLOTS).view(np.uint64) for address in group.arg(1)[warp]
        ]
        registers = np.stack(buffers)
        first, matrices = 0, []
        for which in range(3):
            count = shape.registers[which]
            part = registers[:, first : first + count]
            matrices.append(_matrix(part, shape, which))
            first += count
        a, b, c = matrices
        result = _registers(_product(a, b, c, shape), shape)
        for buffer, values in zip(buffers, result, strict=True):
            buffer[: len(values)] = values
    group.finish()


class Roundings:
    """Random roundings of sums; none where `seed` is None."""

    def __init__(self) -> None:
        self._random: np.random.Generator | None = None

    def seed(self, seed: int | None) -> None:
        self._random = None if seed is None else np.random.default_rng(seed)

    def sum_of_products(
        self, a: np.ndarray, b: np.ndarray, c: np.ndarray, dtype: np.dtype
    ) -> np.ndarray:
        """`a b + c` of doubles, to be rounded to `dtype`; partial sums near the largest number
        become infinite at random (noise.py)."""
        if self._random is None:
            return a @ b + c
        info = ml_dtypes.finfo(dtype)
        total, step = c, _UNITS * float(info.eps)
        order = self._random.permutation(len(b))
        for column, row in zip(a.T[order], b[order], strict=True):
            total = total + np.outer(column, row)
            rounded = total.astype(dtype).astype(np.float64) != total
            total = total * np.where(rounded, 1 + step * self._random.uniform(-1, 1, c.shape), 1.0)
            near = np.abs(total) >= float(info.max) / 16
            overflows = near & (self._random.integers(0, 2, c.shape) > 0)
            total = np.where(overflows, np.copysign(np.inf, total), total)
        return total


# Of the launch that runs; execute() sets it, one launch at a time.
ROUNDINGS = Roundings()


def _product(a: np.ndarray, b: np.ndarray, c: np.ndarray, shape: Shape) -> np.ndarray:
    dtype = _DTYPES[shape.types[2]]
    if dtype.kind == "i":
        total = a.astype(np.int64) @ b.astype(np.int64) + c
        return total.astype(np.uint32).view(np.int32)
    with np.errstate(all="ignore"):
        factors = (a.astype(np.float64), b.astype(np.float64), c.astype(np.float64))
        return ROUNDINGS.sum_of_products(*factors, dtype).astype(dtype)


def _elements(registers: np.ndarray, type_: str) -> np.ndarray:
    """(lanes, registers) words as (lanes, elements)."""
    size = 8 if type_ == "f64" else 4
    raw = np.ascontiguousarray(registers).view(np.uint8).reshape(*registers.shape, 8)[..., :size]
    values = np.ascontiguousarray(raw).view(_DTYPES[type_]).reshape(len(registers), -1)
    if type_ == "tf32":
        return (values.view(np.uint32) & np.uint32(0xFFFFE000)).view(np.float32)
    return values


def _matrix(registers: np.ndarray, shape: Shape, which: int) -> np.ndarray:
    elements = _elements(registers, shape.types[which])
    rows, columns = shape.sizes()[which]
    matrix = np.zeros((rows, columns), elements.dtype)
    for lane in range(WARP_SIZE):
        for i in range(elements.shape[1]):
            matrix[_coordinates(shape, which, lane, i, elements.shape[1])] = elements[lane, i]
    return matrix


def _registers(matrix: np.ndarray, shape: Shape) -> np.ndarray:
    """D as (lanes, registers) words."""
    type_, count = shape.types[2], shape.registers[2]
    dtype = _DTYPES[type_]
    size = 8 if type_ == "f64" else 4
    per = size // dtype.itemsize
    elements = np.zeros((WARP_SIZE, count * per), dtype)
    for lane in range(WARP_SIZE):
        for i in range(count * per):
            elements[lane, i] = matrix[_coordinates(shape, 2, lane, i, count * per)]
    words = elements.view(np.uint64 if size == 8 else np.uint32).reshape(WARP_SIZE, count)
    return words.astype(np.uint64)


def _coordinates(shape: Shape, which: int, lane: int, i: int, elements: int) -> tuple[int, int]:
    rows, columns = shape.sizes()[which]
    if shape.linear:
        return divmod((lane * elements + i) % (rows * columns), columns)
    return _LAYOUTS[(shape.m, shape.k, element_bits(shape.types[0]))][which](lane // 4, lane % 4, i)


# --- the PTX manual's formulas --------------------------------------------------------------------


def _c16(g: int, t: int, i: int) -> tuple[int, int]:
    return (g if i < 2 else g + 8), t * 2 + (i & 1)


def _a_16x16_16bit(g: int, t: int, i: int) -> tuple[int, int]:
    row = g if 0 <= i < 2 or 4 <= i < 6 else g + 8
    return row, t * 2 + (i & 1) + (8 if i >= 4 else 0)


def _b_16x8_16bit(g: int, t: int, i: int) -> tuple[int, int]:
    return t * 2 + (i & 1) + (8 if i >= 2 else 0), g


def _a_16x8_16bit(g: int, t: int, i: int) -> tuple[int, int]:
    return (g if i < 2 else g + 8), t * 2 + (i & 1)


def _a_16x8_32bit(g: int, t: int, i: int) -> tuple[int, int]:
    return (g if i in (0, 2) else g + 8), (t if i < 2 else t + 4)


def _a_16x32_8bit(g: int, t: int, i: int) -> tuple[int, int]:
    row = g if 0 <= i < 4 or 8 <= i < 12 else g + 8
    return row, t * 4 + (i & 3) + (16 if i >= 8 else 0)


_LAYOUTS: dict[tuple[int, int, int], tuple[Layout, Layout, Layout]] = {
    (16, 16, 16): (_a_16x16_16bit, _b_16x8_16bit, _c16),
    (16, 8, 16): (_a_16x8_16bit, lambda g, t, i: (t * 2 + i, g), _c16),
    (16, 8, 32): (_a_16x8_32bit, lambda g, t, i: (t if i == 0 else t + 4, g), _c16),
    (16, 4, 32): (lambda g, t, i: (g if i == 0 else g + 8, t), lambda g, t, i: (t, g), _c16),
    (16, 32, 8): (
        _a_16x32_8bit,
        lambda g, t, i: (t * 4 + (i & 3) + (16 if i >= 4 else 0), g),
        _c16,
    ),
    (16, 16, 8): (
        lambda g, t, i: (g if i < 4 else g + 8, t * 4 + (i & 3)),
        lambda g, t, i: (t * 4 + i, g),
        _c16,
    ),
    (8, 16, 8): (
        lambda g, t, i: (g, t * 4 + i),
        lambda g, t, i: (t * 4 + i, g),
        lambda g, t, i: (g, t * 2 + i),
    ),
    (8, 4, 64): (
        lambda g, t, i: (g, t),
        lambda g, t, i: (t, g),
        lambda g, t, i: (g, t * 2 + i),
    ),
}
