"""Launches and arguments for kernels of which only the IR is known."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from raise_kernel.frontend.arguments.element_types import (
    FLOATS,
    element_types,
    kernel_body,
    launch_rank,
)
from raise_kernel.frontend.module import KernelInfo, LLVMModule, ParamInfo

# (what stands for every integer, elements of each array), likely ones first: small launches, small
# numbers for arguments that count something costly, larger arrays for sizes that are written into
# the kernel. None: every integer is drawn on its own.
SIZES = ((16, 1 << 12), (4, 1 << 16), (None, 1 << 14), (64, 1 << 16), (1, 1 << 12), (None, 1 << 16),
         (33, 1 << 16), (8, 1 << 18), (None, 1 << 19), (2, 1 << 21), (None, 1 << 14),
         (None, 1 << 14), (0, 1 << 16))  # fmt: skip
MIXED = (0, 1, 2, 8, 16)
# Bytes of dynamic shared memory: what every device has.
SHARED = 48 << 10

_BLOCKS = (
    ((64,), (256,), (32,), (512,)),
    ((8, 8), (16, 16), (32, 8), (32, 32)),
    ((4, 4, 4), (8, 8, 8), (32, 2, 2)),
)
_GRIDS = ((3,), (2, 2), (2, 2, 2))


@dataclass(frozen=True)
class Guess:
    """One call. `values` are arrays, scalars and, for a struct, tuples of these."""

    grid: tuple[int, ...]
    block: tuple[int, ...]
    values: list[Any]
    variables: dict[str, np.ndarray]

    @property
    def configuration(self) -> tuple[Any, ...]:
        """What stands in brackets: `kernel[configuration]`."""
        return self.grid, self.block, 0, SHARED

    def __str__(self) -> str:
        told = [v.size if isinstance(v, np.ndarray) else v for v in self.values]
        return f"grid {self.grid}, block {self.block}, {told}"[:300]


def guesses(module: LLVMModule, info: KernelInfo) -> Iterator[Guess]:
    """Calls, the likely ones first."""
    body = kernel_body(module.text, info.name)
    known = element_types(info, body)
    types = [t or f"bytes of {_inside(body)}" for t in known]
    blocks, grid = _blocks(module.text, body)
    # A struct may hold indices: the second time it holds small integers.
    whole = [t or "bytes of i4" for t in known]
    for block in blocks:
        for number, (extent, elements) in enumerate(SIZES):
            yield _guess(info, types, grid, block, extent, elements, number)
        types = whole


def _guess(
    info: KernelInfo,
    types: list[str],
    grid: tuple[int, ...],
    block: tuple[int, ...],
    extent: int | None,
    elements: int,
    seed: int,
) -> Guess:
    rng = np.random.default_rng(seed)
    most = max(MIXED) if extent is None else extent

    def integer() -> int:
        return int(rng.choice(MIXED)) if extent is None else extent

    def scalar(type_: str) -> Any:
        if type_ in FLOATS:
            chosen = 0.75 if extent is not None else rng.choice([0.0, 0.75, 1.0])
            return np.dtype(FLOATS[type_]).type(chosen)
        width = int(type_[1:]) if re.fullmatch(r"i\d+", type_) else 32
        return bool(integer()) if width == 1 else np.dtype(f"i{max(width // 8, 1)}").type(integer())

    def value(p: ParamInfo, dtype: str) -> Any:
        if p.is_pointer:
            made = _array(np.dtype(dtype.removeprefix("bytes of ")), most, elements, rng)
            return made.view("u1") if dtype.startswith("bytes") else made
        if p.leaves:
            return tuple(
                _array(np.dtype("f4"), most, elements, rng)
                if leaf.is_pointer
                else scalar(leaf.type)
                for leaf in p.leaves
                if not leaf.padding
            )
        return scalar(p.type)

    values = [value(p, t) for p, t in zip(info.params, types, strict=True)]
    return Guess(grid, block, values, _variables(info))


def _inside(body: str) -> str:
    """The dtype that a kernel reads from memory most often: what a struct is filled with."""
    read = Counter(re.findall(r"= load (double|float|i64|i32|i16|i8),", body)).most_common(1)
    word = read[0][0] if read else "float"
    return FLOATS.get(word) or f"i{int(word[1:]) // 8}"


def _blocks(text: str, body: str) -> tuple[list[tuple[int, ...]], tuple[int, ...]]:
    """Blocks to try, and the grid: by the launch bounds, and the dimensions that the kernel asks
    for."""
    rank = launch_rank(body) - 1
    blocks: list[tuple[int, ...]] = list(_BLOCKS[rank])
    group = re.search(r"#(\d+)[^#\n]*\{$", body.split("\n", 1)[0])
    attributes = group and re.search(
        rf'^attributes #{group.group(1)} .*"nvvm\.(?:max|req)ntid"="([\d,]+)"', text, re.MULTILINE
    )
    if attributes:
        most = tuple(int(n) for n in attributes.group(1).split(","))
        if rank == 0 or len(most) > 1:
            blocks.insert(0, most)
        blocks = [b for b in blocks if np.prod(b) <= np.prod(most)] or [most]
    return blocks, _GRIDS[rank]


def _variables(info: KernelInfo) -> dict[str, np.ndarray]:
    """Small numbers for the module variables that the host sets."""
    rng = np.random.default_rng(0)
    return {
        v.name: _array(v.dtype, 4, int(np.prod(v.shape)), rng).reshape(v.shape)
        for v in info.variables
        if not v.is_image
    }


def _array(dtype: np.dtype, extent: int, elements: int, rng: np.random.Generator) -> np.ndarray:
    if dtype.kind == "f":
        return rng.uniform(-2, 2, elements).astype(dtype)
    if dtype.kind == "b":
        return rng.integers(0, 2, elements).astype(dtype)
    if dtype.kind not in "iu":
        return np.zeros(elements, dtype)
    return rng.integers(0, max(extent, 1), elements).astype(dtype)
