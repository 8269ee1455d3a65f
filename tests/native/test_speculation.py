"""Native code on the CPU guesses what the lanes of a vector agree on: right or wrong, the result is
the kernel's. Programs of clamps, quotients, comparisons and sums that wrap are drawn at random and
computed once more in Python."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

import numpy as np
import pytest
from tests.native.cpu.test_cpu import HEAD

import raise_kernel as rk

BITS = 32
_EXTREMA: dict[str, tuple[Callable[[int, int], int], bool]] = {
    "smax": (max, True),
    "smin": (min, True),
    "umax": (max, False),
    "umin": (min, False),
}
_PREDICATES: dict[str, Callable[[int, int], bool]] = {
    "lt": lambda a, b: a < b,
    "le": lambda a, b: a <= b,
    "gt": lambda a, b: a > b,
    "ge": lambda a, b: a >= b,
}


def signed(value: int) -> int:
    """The number that 32 bits stand for."""
    return (value + (1 << (BITS - 1))) % (1 << BITS) - (1 << (BITS - 1))


def unsigned(value: int) -> int:
    return value % (1 << BITS)


@dataclass
class Program:
    """A straight line of integer operations on the thread's number, in LLVM and in Python."""

    random: Random
    size: int
    lines: list[str] = field(default_factory=list)
    steps: list[Callable[[list[int]], int]] = field(default_factory=list)

    def add(self, text: str, step: Callable[[list[int]], int]) -> None:
        self.lines.append(f"  %v{len(self.steps) + 1} = {text}")
        self.steps.append(step)

    def extend(self) -> None:
        """One more operation."""
        k = self.random.randrange(len(self.steps) + 1)
        name, small = f"%v{k}", self.random.randrange(1, self.size + 9)
        large = self.random.choice([small, -small, (1 << 31) - small, -(1 << 31) + small])
        kind = self.random.choice(["sum", "product", "extremum", "division", "select", "equal"])
        if kind == "sum":
            self.add(f"add i32 {name}, {large}", lambda v: signed(v[k] + large))
        elif kind == "product":
            by = self.random.choice([-1, 2, 3, 1 << 20])
            self.add(f"mul i32 {name}, {by}", lambda v: signed(v[k] * by))
        elif kind == "extremum":
            word = self.random.choice(list(_EXTREMA))
            function, sign = _EXTREMA[word]
            bound, view = large if sign else small, signed if sign else unsigned
            text = f"call i32 @llvm.{word}.i32(i32 {name}, i32 {bound})"
            self.add(text, lambda v: signed(function(view(v[k]), view(bound))))
        elif kind == "division":
            self._division(k, self.random.choice([small, 3, 16, 64]))
        else:
            self._select(k, kind == "equal", small)

    def _division(self, k: int, by: int) -> None:
        word = self.random.choice(["sdiv", "srem", "udiv", "urem"])

        def step(v: list[int]) -> int:
            value = signed(v[k]) if word[0] == "s" else unsigned(v[k])
            quotient = abs(value) // by * (1 if value >= 0 else -1)
            return signed(quotient if word.endswith("div") else value - quotient * by)

        self.add(f"{word} i32 %v{k}, {by}", step)

    def _select(self, k: int, equal: bool, bound: int) -> None:
        sign = self.random.choice("su")
        view = signed if sign == "s" else unsigned
        word = self.random.choice(["eq", "ne"] if equal else [sign + p for p in _PREDICATES])
        compare = {"eq": int.__eq__, "ne": int.__ne__}.get(word) or _PREDICATES[word[1:]]
        a, b = (self.random.randrange(len(self.steps) + 1) for _ in range(2))
        number = len(self.steps) + 1
        self.lines.append(f"  %c{number} = icmp {word} i32 %v{k}, {bound}")
        self.add(
            f"select i1 %c{number}, i32 %v{a}, i32 %v{b}",
            lambda v: v[a] if compare(view(v[k]), bound) else v[b],
        )

    def text(self) -> str:
        """y[i] = x[v mod size] ^ v for the last value v, and a mark where the one before is less
        than a number."""
        last = len(self.steps)
        declared = "".join(f"declare i32 @llvm.{word}.i32(i32, i32)\n" for word in _EXTREMA)
        return f"""{HEAD}{declared}
define ptx_kernel void @k(ptr %x, ptr %y) {{
  %v0 = call i32 @index()
  %in = icmp slt i32 %v0, {self.size}
  br i1 %in, label %go, label %end
go:
{chr(10).join(self.lines)}
  %at = urem i32 %v{last}, {self.size}
  %w = zext i32 %at to i64
  %px = getelementptr i32, ptr %x, i64 %w
  %vx = load i32, ptr %px
  %r = xor i32 %vx, %v{last}
  %o = zext i32 %v0 to i64
  %py = getelementptr i32, ptr %y, i64 %o
  store i32 %r, ptr %py
  %less = icmp slt i32 %v{last - 1}, {self.size // 2}
  br i1 %less, label %mark, label %end
mark:
  store i32 -7, ptr %py
  br label %end
end:
  ret void
}}
"""

    def result(self, x: np.ndarray) -> np.ndarray:
        found = []
        for number in range(self.size):
            values = [number]
            for step in self.steps:
                values.append(step(values))
            word = int(x[unsigned(values[-1]) % self.size]) ^ values[-1]
            found.append(-7 if values[-2] < self.size // 2 else word)
        return np.array(found, np.int32)


@pytest.mark.sample(6)
@pytest.mark.parametrize("seed", range(40))
def test_guesses(seed: int):
    random = Random(seed)
    program = Program(random, random.choice([16, 64, 100, 333]))
    for _ in range(random.randrange(1, 7)):
        program.extend()
    x = np.arange(program.size, dtype=np.int32)[::-1].copy()
    kernel = rk.load(program.text(), kernel="k")
    block = random.choice([32, 48, 64])
    launch = kernel[-(-program.size // block), block].options(executor="native")
    lowered = launch.lower(x, np.zeros_like(x))
    assert lowered.executor == "native", lowered.remarks
    np.testing.assert_array_equal(launch(x, np.zeros_like(x)), program.result(x))


CLAMPED = f"""{HEAD}declare i32 @llvm.smax.i32(i32, i32)
define ptx_kernel void @k(ptr %x, ptr %y, i32 %n) {{
  %i = call i32 @index()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %go, label %end
go:
  %left = add nsw i32 %i, -1
  %at = call i32 @llvm.smax.i32(i32 %left, i32 0)
  %w = zext i32 %at to i64
  %px = getelementptr float, ptr %x, i64 %w
  %v = load float, ptr %px
  %o = zext i32 %i to i64
  %py = getelementptr float, ptr %y, i64 %o
  store float %v, ptr %py
  br label %end
end:
  ret void
}}
"""


def test_clamped_neighbours_are_loaded_together():
    """A clamp and the end of the array are tested in scalars, and the common way has no gather."""
    x = np.arange(100, dtype=np.float32)
    launch = rk.load(CLAMPED, kernel="k")[2, 64].options(executor="native")
    lowered = launch.lower(x, np.zeros_like(x), 100)
    assert lowered.native is not None
    careful, common = lowered.native.text.split("\ncommon", 1)
    gathers = "call <16 x float> @llvm.masked.gather", "call <8 x float> @llvm.masked.gather"
    assert any(call in careful for call in gathers)
    assert not any(call in common for call in gathers)
    np.testing.assert_array_equal(launch(x, np.zeros_like(x), 100), x[[0, *range(99)]])
