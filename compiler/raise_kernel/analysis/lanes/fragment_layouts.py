"""The layouts of tensor-core fragments: the matrix element that each register of each lane holds.

The index of a lane in its warp is (g, t), 8 groups of 4. The row and the column of an element are
mixed-radix numbers, whose digits are g, t, and digits of the register's number, the most
significant first. So the registers of a warp, reshaped and transposed, are the matrix.

`mma.sync` has the layouts that the PTX manual tabulates (section "Matrix fragments for mma"); those
of `wmma` are not stated, and a program may not depend on them: here they are the same, tiled.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod

LANES = {"g": 8, "t": 4}


@dataclass(frozen=True)
class Layout:
    """`registers`: digits (name, size) of a register's number; `row`, `column`: digits of each."""

    registers: tuple[tuple[str, int], ...]
    row: str
    column: str

    @property
    def sizes(self) -> dict[str, int]:
        return {**LANES, **dict(self.registers)}

    @property
    def count(self) -> int:
        """Registers of a lane."""
        return prod(size for _, size in self.registers)

    @property
    def shape(self) -> tuple[int, int]:
        sizes = self.sizes
        return prod(sizes[d] for d in self.row), prod(sizes[d] for d in self.column)

    def digits(self, register: int) -> dict[str, int]:
        """The digits of a register's number."""
        found = {}
        for name, size in reversed(self.registers):
            found[name] = register % size
            register //= size
        return found

    def weights(self, digits: str) -> dict[str, int]:
        """What each digit of `row` or `column` counts."""
        weight, found = 1, {}
        for name in reversed(digits):
            found[name] = weight
            weight *= self.sizes[name]
        return found


@dataclass(frozen=True)
class Product:
    """`D = A B + C` of one warp. `a`, `b`, `c` are element types by PTX name."""

    m: int
    n: int
    k: int
    a: str
    b: str
    c: str

    @property
    def name(self) -> str:
        return f"m{self.m}n{self.n}k{self.k}_{self.a}_{self.b}_{self.c}"

    def layouts(self) -> tuple[Layout, Layout, Layout]:
        """Of A (m x k), B (k x n), and of C and D (m x n)."""
        depth = _packed(self.a)
        if self.k % (4 * depth):
            depth = self.k // 4
        steps = self.k // (4 * depth)
        rows, columns = self.m // 8, self.n // 8
        return (
            _layout((("j", steps), ("i", rows), ("e", depth)), "ig", "jte"),
            _layout((("j", steps), ("i", columns), ("e", depth)), "jte", "ig"),
            _layout((("i", rows), ("j", columns), ("e", 2)), "ig", "jte"),
        )


def parse_product(name: str) -> Product:
    """The product of a `Product.name`."""
    shape, a, b, c = name.split("_")
    m, rest = shape[1:].split("n")
    n, k = rest.split("k")
    return Product(int(m), int(n), int(k), a, b, c)


def _packed(type_: str) -> int:
    """Elements of a 32-bit register."""
    return {"f16": 2, "bf16": 2, "s8": 4, "u8": 4}.get(type_, 1)


def _layout(registers: tuple[tuple[str, int], ...], row: str, column: str) -> Layout:
    return Layout(registers, row, column)
