"""Affine accesses against NumPy, on random subscripts: slices, pads, reverses, updates.

Each case draws lane boxes, an array shape and one linear subscript an axis (several lane indices in
one subscript, negative and large coefficients, one lane index in two axes, a sequential loop index,
subscripts that leave the array for lanes that a guard masks).
"""

from __future__ import annotations

import itertools
import random
from dataclasses import dataclass

import numpy as np
import pytest
from tests.support.run_stablehlo import run_stablehlo

from raise_kernel.bindings import parse_module
from raise_kernel.pass_manager.pipeline import run_pipeline


@dataclass
class Case:
    """A drawn access: `subscripts[axis]` is (constant, coefficient a lane index)."""

    counts: list[int]
    shape: list[int]
    subscripts: list[tuple[int, list[int]]]
    trips: int
    loop_coefficients: list[int]

    def index(self, lane: tuple[int, ...], step: int) -> tuple[int, ...]:
        return tuple(
            const + sum(c * k for c, k in zip(cs, lane, strict=True)) + step * moved
            for (const, cs), moved in zip(self.subscripts, self.loop_coefficients, strict=True)
        )

    def inside(self, index: tuple[int, ...]) -> bool:
        return all(0 <= i < n for i, n in zip(index, self.shape, strict=True))

    def lanes(self) -> itertools.product:
        return itertools.product(*(range(n) for n in self.counts))


def draw(rng: random.Random, outside: bool, loop: bool) -> Case:
    rank = rng.randint(1, 3)
    counts = [rng.randint(1, 5) for _ in range(rank)]
    axes = rng.randint(1, 3)
    trips = rng.randint(2, 4) if loop else 1
    subscripts, shape, moved = [], [], []
    for _ in range(axes):
        coefficients = [rng.choice([0, 0, 1, 1, -1, 2, 3, 5, -2, 16]) for _ in range(rank)]
        step = rng.choice([0, 1, 2, -1]) if loop else 0
        ends = [c * (n - 1) for c, n in zip(coefficients, counts, strict=True)]
        ends.append(step * (trips - 1))
        low, high = sum(min(0, e) for e in ends), sum(max(0, e) for e in ends)
        const = -low + rng.randint(0, 2)
        size = high + const + 1 + rng.randint(0, 2)
        if outside:
            const -= rng.randint(0, 3)
            size = max(1, size - rng.randint(0, 3))
        subscripts.append((const, coefficients))
        shape.append(size)
        moved.append(step)
    return Case(counts, shape, subscripts, trips, moved)


def _sum(const: int, coefficients: list[int], names: list[str]) -> str:
    terms = [f"{n} * {c}" for c, n in zip(coefficients, names, strict=True) if c]
    return " + ".join([*terms, str(const)])


def kernel_text(case: Case, body: str, loop: bool) -> str:
    """The MLIR of a case; `body` uses {SUB} for the subscripts and {LANES} for the lane indices."""
    lanes = [f"%i{k}" for k in range(len(case.counts))]
    names = [*lanes, "%t"] if loop else lanes
    terms = [
        _sum(const, [*cs, moved] if loop else cs, names)
        for (const, cs), moved in zip(case.subscripts, case.loop_coefficients, strict=True)
    ]
    dims = [f"d{k}" for k in range(len(names))]
    renamed = []
    for term, size in zip(terms, case.shape, strict=True):
        for name, dim in zip(names, dims, strict=True):
            term = term.replace(f"{name} ", f"{dim} ")
        renamed += [f"{term} >= 0", f"-({term}) + {size - 1} >= 0"]
    guard = f"affine_set<({', '.join(dims)}) : ({', '.join(renamed)})>({', '.join(names)})"
    inner = body.format(SUB=", ".join(terms), LANES=", ".join(lanes))
    inner = f"affine.if {guard} {{\n{inner}\n}}"
    if loop:
        inner = f"affine.for %t = 0 to {case.trips} {{\n{inner}\n}}"
    x = "x".join(map(str, case.shape))
    y = "x".join(map(str, case.counts))
    zeros, uppers = ", ".join("0" for _ in lanes), ", ".join(map(str, case.counts))
    text = (
        f"func.func @main(%x: memref<{x}xi32>, %y: memref<{y}xi32>) {{\n"
        f"affine.parallel ({', '.join(lanes)}) = ({zeros}) to ({uppers}) {{\n{inner}\n}}\n"
        "return\n}"
    )
    return text.replace("XTYPE", f"memref<{x}xi32>").replace("YTYPE", f"memref<{y}xi32>")


def lower_and_run(text: str, *arrays: np.ndarray) -> tuple[np.ndarray, str]:
    module = parse_module(text)
    run_pipeline(module, "lower-to-stablehlo,canonicalize,cse")
    (result,) = run_stablehlo(module, arrays)
    return result, str(module)


LOAD = """
  %v = affine.load %x[{SUB}] : XTYPE
  %o = affine.load %y[{LANES}] : YTYPE
  %s = arith.addi %v, %o : i32
  affine.store %s, %y[{LANES}] : YTYPE
"""
STORE = """
  %v = affine.load %y[{LANES}] : YTYPE
  affine.store %v, %x[{SUB}] : XTYPE
"""


@pytest.mark.sample(8)
@pytest.mark.parametrize("seed", range(40))
@pytest.mark.parametrize("loop", [False, True])
def test_loads(seed: int, loop: bool) -> None:
    rng = random.Random(seed)
    case = draw(rng, outside=seed % 2 == 1, loop=loop)
    x = np.arange(1, np.prod(case.shape) + 1, dtype=np.int32).reshape(case.shape)
    y = np.zeros(case.counts, np.int32)
    expected = y.copy()
    for lane in case.lanes():
        for step in range(case.trips):
            index = case.index(lane, step)
            if case.inside(index):
                expected[lane] += x[index]
    actual, text = lower_and_run(kernel_text(case, LOAD, loop), x, y)
    np.testing.assert_array_equal(actual, expected, err_msg=text)


@pytest.mark.sample(8)
@pytest.mark.parametrize("seed", range(40))
@pytest.mark.parametrize("loop", [False, True])
def test_stores(seed: int, loop: bool) -> None:
    rng = random.Random(1000 + seed)
    case = draw(rng, outside=seed % 2 == 1, loop=loop)
    x = -np.arange(1, np.prod(case.shape) + 1, dtype=np.int32).reshape(case.shape)
    y = np.arange(1, np.prod(case.counts) + 1, dtype=np.int32).reshape(case.counts)
    allowed: dict[tuple[int, ...], set[int]] = {}
    for step in range(case.trips):
        now: dict[tuple[int, ...], set[int]] = {}
        for lane in case.lanes():
            index = case.index(lane, step)
            if case.inside(index):
                now.setdefault(index, set()).add(int(y[lane]))
        # A later iteration overwrites; of several lanes in one iteration any may win.
        allowed.update(now)
    actual, text = lower_and_run(kernel_text(case, STORE, loop), x, y)
    for index in np.ndindex(*case.shape):
        want = allowed.get(index, {int(x[index])})
        assert int(actual[index]) in want, f"{index}: {actual[index]} not in {want}\n{text}"


def test_affine_kernels_have_no_gather() -> None:
    """One lane index an axis, any coefficient and offset: slices, never a gather or scatter."""
    for seed in range(20):
        rng = random.Random(seed)
        counts = [rng.randint(2, 5) for _ in range(2)]
        coefficients = [rng.choice([1, -1, 2, 3]) for _ in counts]
        subscripts, shape = [], []
        for axis, (c, n) in enumerate(zip(coefficients, counts, strict=True)):
            const = rng.randint(0, 2) + (-c * (n - 1) if c < 0 else 0)
            subscripts.append((const, [c if k == axis else 0 for k in range(2)]))
            shape.append(const + max(0, c * (n - 1)) + 1)
        case = Case(counts, shape, subscripts, 1, [0, 0])
        for body in (LOAD, STORE):
            module = parse_module(kernel_text(case, body, loop=False))
            run_pipeline(module, "lower-to-stablehlo")
            assert "gather" not in str(module) and "scatter" not in str(module)
