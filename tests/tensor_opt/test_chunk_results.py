"""Results computed chunk by chunk, by execution."""

from __future__ import annotations

from collections.abc import Callable

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import lax
from tests.support.evaluate_stablehlo import evaluate

from raise_kernel.bindings import ir, parse_module
from raise_kernel.pass_manager.pipeline import PipelineOptions, run_pipeline

TABLE = np.random.default_rng(7).standard_normal(1000).astype(np.float32)


def run(function: Callable[..., object], shape: tuple[int, ...], results: int) -> str:
    """Run a program of two arrays, and those that it replaces, before and after the pass."""
    like = jax.ShapeDtypeStruct(shape, np.float32)
    arrays = [like] * (2 + results)
    module = parse_module(jax.jit(function, keep_unused=True).lower(*arrays).as_text())
    (kernel,) = module.body.operations
    with module.context:
        places = ", ".join(str(2 + k) for k in range(results))
        kernel.attributes["rk.results"] = ir.Attribute.parse(f"array<i64: {places}>")
        kernel.attributes["rk.in_place"] = ir.UnitAttr.get()
    rng = np.random.default_rng(0)
    inputs = [rng.standard_normal(shape).astype(np.float32) for _ in arrays]
    inputs[0].reshape(-1)[:3] = [np.nan, np.inf, -0.0]
    before = evaluate(str(module), inputs)
    run_pipeline(module, "chunk-results{elements=64 least=200}", PipelineOptions())
    module.operation.verify()
    for old, new in zip(before, evaluate(module, inputs), strict=True):
        np.testing.assert_array_equal(new, old)
    return str(module)


@pytest.mark.parametrize("shape", [(1000,), (1024,), (41, 7), (9, 5, 6)])
def test_shared_costly_values(shape: tuple[int, ...]):
    def kernel(x, y, a, b):
        row = lax.broadcast_in_dim(y.reshape(-1)[: shape[-1]], shape, (len(shape) - 1,))
        first = lax.broadcast_in_dim(y.reshape(-1)[: shape[0]], shape, (0,))
        shared = lax.exp(x) * row
        count = lax.broadcasted_iota(jnp.int32, shape, 0)
        odd = lax.rem(count, lax.full_like(count, 3)) == 1
        column = lax.broadcasted_iota(jnp.int32, shape, len(shape) - 1).astype(jnp.float32)
        return lax.select(odd, shared, first), lax.sub(shared * y, column)

    text = run(kernel, shape, 2)
    assert text.count("stablehlo.while") == 1 and text.count("stablehlo.exponential") == 1


def test_what_others_use_is_computed_before():
    def kernel(x, y, a, b):
        total = lax.log(lax.abs(y))
        shared = lax.exp(x) * total
        weights = lax.full_like(x, 2.0) * TABLE
        return shared + weights, shared * lax.broadcast(lax.reduce_sum(total, [0]), (1000,))

    text = run(kernel, (1000,), 2)
    assert text.index("stablehlo.log") < text.index("stablehlo.while")


def test_two_of_three_results():
    def kernel(x, y, a, b, c):
        shared = lax.exp(x)
        return shared + y, lax.rev(y, (0,)), shared - y

    assert "stablehlo.while" in run(kernel, (300,), 3).replace(
        "stablehlo.while(", "stablehlo.while"
    )


@pytest.mark.parametrize("case", ["one result", "cheap", "reads its array", "small"])
def test_left_whole(case: str):
    def kernel(x, y, a, b):
        shared = x + y if case == "cheap" else lax.exp(x)
        if case == "one result":
            return shared * shared + lax.log(shared), b
        return shared + (a if case == "reads its array" else y), shared - y

    assert "stablehlo.while" not in run(kernel, (100,) if case == "small" else (1000,), 2)
