"""Interior and edges of a result, each computed for itself, by execution."""

from __future__ import annotations

import random
from collections.abc import Callable

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import lax
from tests.support.evaluate_stablehlo import evaluate

from raise_kernel.bindings import ir, parse_module
from raise_kernel.pass_manager.pipeline import PipelineOptions, run_pipeline
from raise_kernel.passes.tensor_opt.graph import rewriter

# Axes of no round number; short ones fall into their parts.
SHAPES = ((10_001,), (103, 105), (65, 5, 67), (65, 66, 3))


def shifted(x: jax.Array, axis: int, by: int, boundary: str) -> jax.Array:
    """The neighbours of `x`, `by` elements further along an axis."""
    size = x.shape[axis]
    if boundary == "zero":
        config = [(0, 0, 0)] * x.ndim
        config[axis] = (-by, by, 0)
        return lax.pad(x, np.float32(0), config)
    ends = [lax.slice_in_dim(x, k, k + 1, axis=axis) for k in (0, size - 1)]
    if boundary == "periodic":
        cut = by % size
        parts = [lax.slice_in_dim(x, cut, size, axis=axis), lax.slice_in_dim(x, 0, cut, axis=axis)]
    elif by < 0:
        parts = [*ends[:1] * -by, lax.slice_in_dim(x, 0, size + by, axis=axis)]
    else:
        parts = [lax.slice_in_dim(x, by, size, axis=axis), *ends[1:] * by]
    return lax.concatenate(parts, axis)


def stencil(shape: tuple[int, ...], rng: random.Random) -> Callable[..., tuple[jax.Array, ...]]:
    """Two arrays from two arrays: neighbours, masks at the borders, a line for all rows."""
    moves = [
        (rng.randrange(2), rng.randrange(len(shape)), rng.choice([-2, -1, 1, 2])) for _ in range(5)
    ]
    boundaries = [rng.choice(["clamped", "periodic", "zero"]) for _ in moves]

    def function(x: jax.Array, y: jax.Array, line: jax.Array) -> tuple[jax.Array, ...]:
        totals = [x * 0.5, y]
        row = lax.broadcast_in_dim(line, shape, (len(shape) - 1,))
        for k, ((which, axis, by), boundary) in enumerate(zip(moves, boundaries, strict=True)):
            moved = shifted((x, y)[which], axis, by, boundary)
            first = lax.broadcasted_iota(jnp.int32, shape, axis) == 0
            moved = lax.select(first, -moved, moved) if k % 2 else moved * row
            totals[k % 2] = totals[k % 2] * 0.75 + moved
        return totals[0], totals[0] - totals[1]

    return function


def module_of(function: Callable[..., object], *shapes: tuple[int, ...], results: str) -> ir.Module:
    """The program of a function whose results replace these arguments."""
    arrays = [jax.ShapeDtypeStruct(shape, np.float32) for shape in shapes]
    module = parse_module(jax.jit(function, keep_unused=True).lower(*arrays).as_text())
    (kernel,) = module.body.operations
    with module.context:
        kernel.attributes["rk.results"] = ir.Attribute.parse(results)
    return module


def both(function: Callable[..., object], *shapes: tuple[int, ...], results: str) -> str:
    """Run a program before and after the pass; the text after it."""
    module = module_of(function, *shapes, results=results)
    rng = np.random.default_rng(0)
    arrays = [rng.standard_normal(shape).astype(np.float32) for shape in shapes]
    before = evaluate(str(module), arrays)
    run_pipeline(module, "peel-boundary{elements=10000}", PipelineOptions())
    for old, new in zip(before, evaluate(module, arrays), strict=True):
        np.testing.assert_array_equal(new, old)
    return str(module)


@pytest.mark.sample(1)
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("seed", range(3))
def test_stencils(shape: tuple[int, ...], seed: int):
    function = stencil(shape, random.Random(seed))

    def kernel(x, y, line, out, other):
        return function(x, y, line)

    text = both(kernel, shape, shape, shape[-1:], shape, shape, results="array<i64: 3, 4>")
    assert "dynamic_update_slice" in text


def test_a_store_of_a_part():
    def kernel(x, out):
        inner = shifted(x, 0, 1, "clamped")[:, 1:-1] + shifted(x, 1, -1, "zero")[:, 1:-1]
        return lax.dynamic_update_slice(out, inner, (0, 1))

    text = both(kernel, (101, 103), (101, 103), results="array<i64: 1>")
    assert text.count("dynamic_update_slice") > 1


@pytest.mark.parametrize("case", ["reads its array", "small", "another user", "shifted twice"])
def test_left_alone(case: str):
    shape = (20, 20) if case == "small" else (101, 103)

    def kernel(x, out):
        total = shifted(x, 0, 1, "clamped") + x
        if case == "shifted twice":
            return shifted(total, 0, 1, "clamped")
        if case == "reads its array":
            return total + out
        if case == "another user":
            return total * (shifted(total, 0, -1, "clamped").sum())
        return total

    text = both(kernel, shape, shape, results="array<i64: 1>")
    assert "dynamic_update_slice" not in text


def test_too_many_rewrites_leave_a_result_whole(monkeypatch: pytest.MonkeyPatch):
    """Parts that are not simplified would each compute the whole result."""

    def kernel(x, out):
        return shifted(x, 0, 1, "clamped") + x

    monkeypatch.setattr(rewriter, "BUDGET", 0)
    text = both(kernel, (101, 103), (101, 103), results="array<i64: 1>")
    assert "dynamic_update_slice" not in text


@pytest.mark.parametrize(
    ("rows", "pads", "boundary", "peeled"),
    [
        (300, 4, "zero", False),
        (300, 5, "zero", True),
        (300, 4, "clamped", True),
        (1100, 4, "zero", True),
    ],
)
def test_a_few_pads_in_a_cache_stay(rows: int, pads: int, boundary: str, peeled: bool):
    def beside(x: jax.Array, axis: int, by: int) -> jax.Array:
        if boundary == "clamped":
            return shifted(x, axis, by, boundary)
        size = x.shape[axis]
        kept = lax.slice_in_dim(x, max(by, 0), size + min(by, 0), axis=axis)
        config = [(0, 0, 0)] * 2
        config[axis] = (max(-by, 0), max(by, 0), 0)
        return lax.pad(kept, np.float32(0), config)

    def function(x: jax.Array, y: jax.Array) -> jax.Array:
        moves = [(0, 1), (0, -1), (1, 1), (1, -1), (0, 2)][:pads]
        return sum((beside(x, axis, by) for axis, by in moves), x)

    module = module_of(function, (rows, 1000), (rows, 1000), results="array<i64: 1>")
    run_pipeline(module, "peel-boundary", PipelineOptions())
    assert ("dynamic_update_slice" in str(module)) == peeled
