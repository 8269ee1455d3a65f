"""Two products with one matrix as one operation, against NumPy; and what is none."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import jax
import numpy as np
import pytest
from jax import export, lax
from jax.experimental import io_callback
from tests.support.fork_server import python

import raise_kernel as rk
from raise_kernel.runtime.products import dot_general, fused, in_pairs, matmul, pairs
from raise_kernel.runtime.replay import JaxSource
from raise_kernel.stablehlo import products

ROOT = Path(__file__).resolve().parents[3]
# Blocks of 64 rows: a part of one, one, several with a rest, as many as no power of two; and more
# rows in each, of which there are as many as blocks can be.
SHAPES = [(1, 1), (3, 40), (64, 16), (65, 17), (200, 33), (577, 77), (642, 8), (4300, 9)]
TYPES = [np.float32, np.float64]


@pytest.fixture(autouse=True)
def any_size(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No product of any size is XLA's, nor alone."""
    monkeypatch.setattr(products, "MATRIX", 0)
    monkeypatch.setattr(products, "RESULTS", 0)
    monkeypatch.setattr(pairs, "LEAST_ROWS", 0)
    with jax.enable_x64(True):
        yield


def drawn(shape: tuple[int, ...], dtype: Any, seed: int) -> np.ndarray:
    """Small whole numbers: their products' sums are exact in any order."""
    return np.random.default_rng(seed).integers(-3, 4, shape).astype(dtype)


def arrays(shape: tuple[int, int], dtype: Any = np.float64) -> tuple[np.ndarray, ...]:
    """A matrix, what it is multiplied with, and what is multiplied with it."""
    rows, columns = shape
    return drawn(shape, dtype, 0), drawn((columns,), dtype, 1), drawn((rows,), dtype, 2)


def chain(a: Any, x: Any) -> Any:
    return matmul(matmul(a, x), a)


def chain_of_both(a: Any, x: Any) -> Any:
    u = matmul(a, x)
    return matmul(u, a), u


def independent(a: Any, x: Any, r: Any) -> Any:
    return matmul(a, x), matmul(r, a)


def other_order(a: Any, x: Any, r: Any) -> Any:
    w = dot_general(a, r, (((0,), (0,)), ((), ())))
    return dot_general(x, a, (((0,), (1,)), ((), ()))), w


def calls(function: Callable[..., Any], *given: Any) -> dict[str, int]:
    """How often each routine is called in the program of a function."""
    text = in_pairs(function).lower(*given).as_text()
    return {name: text.count(f"raise_kernel.{name}.") for name in ("atax", "bicg", "gemv")}


ATAX = {"atax": 1, "bicg": 0, "gemv": 0}
BICG = {"atax": 0, "bicg": 1, "gemv": 0}


@pytest.mark.sample(5)
@pytest.mark.parametrize("dtype", TYPES)
@pytest.mark.parametrize("shape", SHAPES)
def test_one_pass(shape: tuple[int, int], dtype: Any):
    a, x, r = arrays(shape, dtype)
    u, w = a @ x, r @ a
    assert calls(chain, a, x) == calls(chain_of_both, a, x) == ATAX
    assert calls(independent, a, x, r) == calls(other_order, a, x, r) == BICG
    for _ in range(3):
        np.testing.assert_array_equal(in_pairs(chain)(a, x), u @ a)
        for function in (independent, other_order):
            both = in_pairs(function)(a, x, r)
            assert [value.dtype for value in both] == [dtype, dtype]
            np.testing.assert_array_equal(both[0], u)
            np.testing.assert_array_equal(both[1], w)
    both = in_pairs(chain_of_both)(a, x)
    np.testing.assert_array_equal(both[0], u @ a)
    np.testing.assert_array_equal(both[1], u)


@pytest.mark.sample(2)
@pytest.mark.parametrize("dtype", TYPES)
@pytest.mark.parametrize("value", [np.nan, np.inf, -np.inf])
def test_what_is_no_number_stays(value: float, dtype: Any):
    """Beside zeros, in the rest of the rows and of the columns, too; and nowhere else."""
    for place in ((0, 0), (66, 20), (130, 5), (129, 32)):
        a, x, r = arrays((131, 33), dtype)
        a[place], x[place[1]], r[place[0]] = value, 0, 0
        with np.errstate(invalid="ignore"):
            u, w = (a * x).sum(1), (a * r[:, None]).sum(0)
            chained = (a * u[:, None]).sum(0)
        np.testing.assert_array_equal(in_pairs(chain)(a, x), chained)
        for result, wanted in zip(in_pairs(independent)(a, x, r), (u, w), strict=True):
            np.testing.assert_array_equal(result, wanted)
        assert np.isnan(u).sum() == np.isnan(w).sum() == 1


def test_of_any_numbers():
    """Where sums round: within what their length allows."""
    rng = np.random.default_rng(3)
    a, x, r = rng.standard_normal((1001, 517)), rng.standard_normal(517), rng.standard_normal(1001)
    u, w = in_pairs(independent)(a, x, r)
    np.testing.assert_allclose(u, a @ x, atol=1e-11)
    np.testing.assert_allclose(w, r @ a, atol=1e-11)
    np.testing.assert_allclose(in_pairs(chain)(a, x), (a @ x) @ a, atol=1e-9)


THREADS = """
import hashlib, jax, numpy as np
from raise_kernel.runtime.products import in_pairs, matmul

rng = np.random.default_rng(0)
a, x, r = (rng.standard_normal(n, np.float32) for n in ((1237, 555), 555, 1237))
step = in_pairs(lambda a, x, r: (matmul(a, x), matmul(r, a), matmul(matmul(a, 2 * x), a)))
assert "bicg" in step.lower(a, x, r).as_text()
bits = {b"".join(np.asarray(v).tobytes() for v in step(a, x, r)) for _ in range(20)}
print(*(hashlib.sha256(each).hexdigest() for each in bits))
"""


def test_the_same_bits_by_any_number_of_threads():
    found = set[str]()
    for threads in (1, 2, 5):
        done = subprocess.run(
            [python(), "-c", THREADS],
            cwd=ROOT,
            env={**os.environ, "JAX_PLATFORMS": "cpu", "NPROC": str(threads)},
            capture_output=True,
            text=True,
            timeout=300,
        )
        assert len(done.stdout.split()) == 1, done.stderr[-3000:]
        found.add(done.stdout)
    assert len(found) == 1


def test_what_the_second_one_needs_comes_before():
    a, x, r = arrays((70, 30))

    def function(a: Any, x: Any, r: Any) -> Any:
        u = matmul(a, x)
        after = u * 3
        factors = r * 2 + x[:1]
        return after, matmul(factors, a) - 1

    assert calls(function, a, x, r) == BICG
    results = in_pairs(function)(a, x, r)
    np.testing.assert_array_equal(results[0], 3 * (a @ x))
    np.testing.assert_array_equal(results[1], (r * 2 + x[0]) @ a - 1)


def test_what_is_no_pair():
    a, x, r = arrays((70, 70))
    others = [
        lambda a, x, r: matmul(2 * matmul(a, x), a),
        lambda a, x, r: matmul(a, matmul(r, a)),
        lambda a, x, r: (matmul(a, x), matmul(a, r)),
        lambda a, x, r: (matmul(a, x), matmul(r, a + 1)),
    ]
    for function in others:
        assert calls(function, a, x, r) == {"atax": 0, "bicg": 0, "gemv": 2}
        plain = jax.jit(function)(a, x, r)
        jax.tree.map(np.testing.assert_array_equal, in_pairs(function)(a, x, r), plain)


def test_each_product_is_in_one_pair():
    a, x, r = arrays((70, 30))

    def function(a: Any, x: Any, r: Any) -> Any:
        return (*independent(a, x, r), chain(a, x + 1), matmul(a, x + 2))

    assert calls(function, a, x, r) == {"atax": 1, "bicg": 1, "gemv": 1}
    results = in_pairs(function)(a, x, r)
    wanted = a @ x, r @ a, (a @ (x + 1)) @ a, a @ (x + 2)
    jax.tree.map(np.testing.assert_array_equal, results, wanted)


def test_effects_stay_in_order():
    a, x, r = arrays((70, 30))
    seen: list[str] = []

    def told(value: Any, word: str) -> Any:
        return io_callback(lambda v: (seen.append(word), v)[1], value, value, ordered=True)

    def function(a: Any, x: Any, r: Any) -> Any:
        x = told(x, "first")
        u = matmul(a, x)
        return u, matmul(told(r, "second"), a)

    assert calls(function, a, x, r) == {"atax": 0, "bicg": 0, "gemv": 2}
    results = in_pairs(function)(a, x, r)
    jax.block_until_ready(results)
    np.testing.assert_array_equal(results[1], r @ a)
    assert seen == ["first", "second"]


def test_few_rows_are_two_products(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.undo()
    for rows, found in ((511, {"atax": 0, "bicg": 0, "gemv": 2}), (512, BICG)):
        a, x, r = arrays((rows, 1024))
        assert calls(independent, a, x, r) == found


def test_inside_loops_and_branches():
    a, x, r = arrays((70, 30))

    def function(a: Any, x: Any, r: Any) -> Any:
        def body(_: Any, both: Any) -> Any:
            x, r = both
            return matmul(r, a) % 5, matmul(a, x) % 3

        x, r = lax.fori_loop(0, 3, body, (x, r))
        return lax.cond(x[0] > 7, lambda: chain(a, x), lambda: 2 * chain(a, x)), r

    assert calls(function, a, x, r) == {"atax": 2, "bicg": 1, "gemv": 0}
    plain = jax.jit(function)(a, x, r)
    jax.tree.map(np.testing.assert_array_equal, in_pairs(function)(a, x, r), plain)


def test_a_function_that_is_called_twice_is_lowered_once():
    a, x, r = arrays((70, 30))
    for inner, found in ((chain, ATAX), (matmul, {"atax": 0, "bicg": 0, "gemv": 1})):
        called = jax.jit(inner)

        def function(a: Any, x: Any, r: Any, called: Any = called) -> Any:
            return called(a, x), called(a, x + 1), r

        assert calls(function, a, x, r) == found


def test_lines_of_the_source_stay():
    a, x, r = arrays((70, 30))
    text = in_pairs(independent).lower(a, x, r).as_text(debug_info=True)
    assert "independent" in text and Path(__file__).name in text


def test_transformations_see_jaxs_products():
    a, x, r = arrays((7, 5))
    for ours, given in ((chain, (a, x)), (independent, (a, x, r))):
        paired = in_pairs(ours)
        both = [jax.jvp(f, given, given) for f in (paired, ours)]
        jax.tree.map(np.testing.assert_array_equal, *both)
        both = [
            jax.grad(lambda *v, f=f: sum((p**2).sum() for p in jax.tree.leaves(f(*v))), 0)(*given)
            for f in (paired, ours)
        ]
        np.testing.assert_array_equal(*both)
        stacked = tuple(np.stack([v, 2 * v, 3 * v], axis=-1) for v in given)
        both = [jax.vmap(f, in_axes=-1)(*stacked) for f in (paired, ours)]
        jax.tree.map(np.testing.assert_array_equal, *both)
        axes = (None, -1, None)[: len(given)]
        one = [
            s if axis is not None else v for s, v, axis in zip(stacked, given, axes, strict=True)
        ]
        both = [jax.vmap(f, in_axes=axes)(*one) for f in (paired, ours)]
        jax.tree.map(np.testing.assert_array_equal, *both)
        with jax.disable_jit():
            jax.tree.map(np.testing.assert_array_equal, paired(*given), ours(*given))


def test_exports_are_portable():
    a, x, r = arrays((70, 30))
    alone = export.export(jax.jit(in_pairs(independent)))(a, x, r)
    assert "custom_call" not in alone.mlir_module()
    results = export.deserialize(alone.serialize()).call(a, x, r)
    np.testing.assert_array_equal(results[1], r @ a)


def test_in_a_program():
    """The source has both products; the compiled program has one call, without 64-bit mode of the
    caller for what is inside."""
    a, x, r = arrays((70, 30))
    step = rk.optimize(lambda a, x, r: (a @ x + 1, r @ a), executor="xla")
    assert step.source(a, x, r).count("jnp.matmul(") == 2
    assert "raise_kernel.bicg." in (jax.jit(step).lower(a, x, r).compile().as_text() or "")
    jax.tree.map(np.testing.assert_array_equal, step(a, x, r), (a @ x + 1, r @ a))
    text = """
import jax
import jax.numpy as jnp


@jax.jit
def main(a, x):
    with jax.enable_x64(True):
        v = a.astype(jnp.float64)
        return jnp.matmul(jnp.matmul(v, x.astype(jnp.float64)), v).astype(jnp.float32)
"""
    inside = JaxSource(text, "main", (), False).function()
    a, x, _ = arrays((70, 30), np.float32)
    with jax.enable_x64(False):
        assert "raise_kernel.atax." in inside.lower(a, x).as_text()
        np.testing.assert_array_equal(inside(a, x), (a @ x) @ a)


def test_memory_beside_results_is_small():
    for shape in ((512, 2000), (2000, 2500), (100_000, 500)):
        form = pairs.Form("bicg", "f64", (1, 0), shape=shape)
        (blocks, stride), _ = fused.scratch(form, "double")
        assert 8 <= blocks <= 64 and blocks * stride <= shape[0] * shape[1] / 60
