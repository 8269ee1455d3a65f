"""LU factors against the loops that they are named from: each dtype; ties, zeros, numbers that are
not finite; in XLA's own StableHLO, which has no library for them, and as JAX source."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import jax
import numpy as np
import pytest
from tests.kernels.specs import SPECS
from tests.support.direct_xla import run_directly
from tests.support.drawn.random_tensors import FLOATS
from tests.support.unoptimized import unoptimized

import raise_kernel
from raise_kernel.bindings import context, ir, kernels, parse_module
from raise_kernel.pipeline import PipelineOptions, run_pipeline
from raise_kernel.runtime.replay import jax_source
from raise_kernel.stablehlo.tensor_types import dtype_of

N = 5
TOLERANCE = {"f16": 5e-2, "bf16": 4e-1, "f32": 1e-4, "f64": 1e-11}
BIGGER = "GT"


def elimination(
    element: str = "f32", *, pivots: bool = True, size: str = "abs", better: str = BIGGER,
    threshold: str = "", last: bool = False,
) -> str:  # fmt: skip
    """In place. `size`: of what a pivot is the largest: "abs", "square" or "plain"; the next one is
    taken where it is `better`. Rows past a pivot below `threshold` stay. `last`: all but the last
    row are searched."""
    a, line, column, one = (
        f"tensor<{s}x{element}>" for s in (f"{N}x{N}", f"1x{N}", f"{N}x1", "1x1")
    )
    ints, bits = f"tensor<{N}x{N}xi32>", f"tensor<{N}x{N}xi1>"
    kinds = {
        "abs": f"stablehlo.abs %e : {one}",
        "square": f"stablehlo.multiply %e, %e : {one}",
        "plain": f"stablehlo.negate %e : {one}",
    }
    search = f"""
    %end = stablehlo.constant dense<{N - 1 if last else N}> : tensor<i32>
    %least = stablehlo.constant dense<-1.0> : {one}
    %s:3 = stablehlo.while(%q = %k, %most = %least, %best = %k) : tensor<i32>, {one}, tensor<i32>
    cond {{
      %t = stablehlo.compare LT, %q, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %t : tensor<i1>
    }} do {{
      %e = stablehlo.dynamic_slice %a1, %q, %k, sizes = [1, 1]
        : ({a}, tensor<i32>, tensor<i32>) -> {one}
      %v = {kinds[size]}
      %gt = stablehlo.compare {better}, %v, %most : ({one}, {one}) -> tensor<1x1xi1>
      %more = stablehlo.select %gt, %v, %most : tensor<1x1xi1>, {one}
      %is = stablehlo.reshape %gt : (tensor<1x1xi1>) -> tensor<i1>
      %at = stablehlo.select %is, %q, %best : tensor<i1>, tensor<i32>
      %after = stablehlo.add %q, %c1 : tensor<i32>
      stablehlo.return %after, %more, %at : tensor<i32>, {one}, tensor<i32>
    }}"""
    chosen = "%s#2" if pivots else "%k"
    small = ""
    if threshold:
        small = f"""
    %few = stablehlo.constant dense<{threshold}> : {one}
    %size = stablehlo.abs %pivot : {one}
    %large = stablehlo.compare GE, %size, %few : ({one}, {one}) -> tensor<1x1xi1>
    %larges = stablehlo.broadcast_in_dim %large, dims = [0, 1] : (tensor<1x1xi1>) -> {bits}
    %under = stablehlo.and %below, %larges : {bits}"""
    under = "%under" if threshold else "%below"
    return f"""func.func @main(%a0: {a}, %p0: tensor<{N}xi32>) -> ({a}, tensor<{N}xi32>) {{
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<{N}> : tensor<i32>
  %r:3 = stablehlo.while(%k = %c0, %a1 = %a0, %ps = %p0) : tensor<i32>, {a}, tensor<{N}xi32>
  cond {{
    %t = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %t : tensor<i1>
  }} do {{
    %i = stablehlo.iota dim = 0 : {ints}
    %j = stablehlo.iota dim = 1 : {ints}
    %kb = stablehlo.broadcast_in_dim %k, dims = [] : (tensor<i32>) -> {ints}
    %below = stablehlo.compare GT, %i, %kb : ({ints}, {ints}) -> {bits}
    %right = stablehlo.compare GT, %j, %kb : ({ints}, {ints}) -> {bits}
    %on = stablehlo.compare EQ, %j, %kb : ({ints}, {ints}) -> {bits}{search if pivots else ""}
    %new = stablehlo.dynamic_slice %a1, {chosen}, %c0, sizes = [1, {N}]
      : ({a}, tensor<i32>, tensor<i32>) -> {line}
    %old = stablehlo.dynamic_slice %a1, %k, %c0, sizes = [1, {N}]
      : ({a}, tensor<i32>, tensor<i32>) -> {line}
    %a2 = stablehlo.dynamic_update_slice %a1, %new, %k, %c0
      : ({a}, {line}, tensor<i32>, tensor<i32>) -> {a}
    %a = stablehlo.dynamic_update_slice %a2, %old, {chosen}, %c0
      : ({a}, {line}, tensor<i32>, tensor<i32>) -> {a}
    %column = stablehlo.dynamic_slice %a, %c0, %k, sizes = [{N}, 1]
      : ({a}, tensor<i32>, tensor<i32>) -> {column}
    %pivot = stablehlo.dynamic_slice %a, %k, %k, sizes = [1, 1]
      : ({a}, tensor<i32>, tensor<i32>) -> {one}{small}
    %pivots = stablehlo.broadcast_in_dim %pivot, dims = [0, 1] : ({one}) -> {column}
    %f = stablehlo.divide %column, %pivots : {column}
    %fs = stablehlo.broadcast_in_dim %f, dims = [0, 1] : ({column}) -> {a}
    %lines = stablehlo.broadcast_in_dim %new, dims = [0, 1] : ({line}) -> {a}
    %p = stablehlo.multiply %fs, %lines : {a}
    %d = stablehlo.subtract %a, %p : {a}
    %rest = stablehlo.and {under}, %right : {bits}
    %u = stablehlo.select %rest, %d, %a : {bits}, {a}
    %low = stablehlo.and {under}, %on : {bits}
    %o = stablehlo.select %low, %fs, %u : {bits}, {a}
    %row = stablehlo.reshape {chosen} : (tensor<i32>) -> tensor<1xi32>
    %taken = stablehlo.dynamic_update_slice %ps, %row, %k
      : (tensor<{N}xi32>, tensor<1xi32>, tensor<i32>) -> tensor<{N}xi32>
    %next = stablehlo.add %k, %c1 : tensor<i32>
    stablehlo.return %next, %o, %taken : tensor<i32>, {a}, tensor<{N}xi32>
  }}
  return %r#1, %r#2 : {a}, tensor<{N}xi32>
}}
"""


@functools.cache
def named(text: str, optimize: str = "probable") -> str:
    module = parse_module(text)
    with module.context:
        for kernel in kernels(module):
            kernel.attributes["rk.optimize"] = ir.StringAttr.get(optimize)
    run_pipeline(module, "recognize-lu{least=4},canonicalize", PipelineOptions())
    return str(module)


@functools.cache
def compiled(text: str) -> Callable[..., Any]:
    return jax_source(parse_module(text)).function()


def drawn(element: str, seed: int = 0) -> list[np.ndarray]:
    with context():
        dtype = dtype_of(ir.Type.parse(element))
    rng = np.random.default_rng(seed)
    return [rng.uniform(-2, 2, (N, N)).astype(dtype), np.arange(N, dtype=np.int32)]


def check(text: str, values: list[np.ndarray], tolerance: float, *, direct: bool = False) -> None:
    """The named program gives what the loop does, NaN and infinity in the same places."""
    after = named(text)
    assert "raise_kernel.lu" in after
    with jax.enable_x64(True):
        with unoptimized():
            want, taken = compiled(text)(*values)
            results = [compiled(after)(*values)]
        if direct:
            results.append(run_directly(after, values))
    for got, pivots in results:
        assert got.dtype == want.dtype
        np.testing.assert_array_equal(pivots, taken)
        wide = [np.asarray(x).astype(np.float64) for x in (got, want)]
        np.testing.assert_allclose(*wide, rtol=tolerance, atol=tolerance)


@pytest.mark.parametrize(
    "element", [e if e == "f32" else pytest.param(e, marks=pytest.mark.nightly) for e in FLOATS]
)
def test_each_dtype(element: str):
    a, p = drawn(element)
    check(elimination(element), [a, p], TOLERANCE[element], direct=True)
    a = a + N * np.eye(N, dtype=a.dtype)
    check(elimination(element, pivots=False), [a, p], TOLERANCE[element], direct=True)


@pytest.mark.parametrize("better", ["GT", "GE"])
def test_which_of_equal_rows_is_the_pivot(better: str):
    """The first or the last one: where there are such, the loop runs."""
    text = elimination(better=better)
    for seed in range(4):
        rng = np.random.default_rng(seed)
        a = rng.integers(-1, 2, (N, N)).astype(np.float32)
        check(text, [a, np.zeros(N, np.int32)], 1e-4)


@pytest.mark.parametrize("value", [np.nan, np.inf, -np.inf, 0.0, -0.0])
@pytest.mark.parametrize("pivots", [True, False])
def test_zeros_and_what_is_not_finite(value: float, pivots: bool):
    text = elimination(pivots=pivots)
    for where in ((0, 0), (3, 2), (4, 4), (slice(None), 3), (2, slice(None))):
        a, p = drawn("f32", 3)
        a[where] = value
        check(text, [a, p], 1e-4)


def test_rows_that_would_be_exchanged():
    """Without pivots the loop does what it does with a small number on the diagonal."""
    a, p = drawn("f32", 5)
    a[0, 0] = 1e-3
    check(elimination(pivots=False), [a, p], 1e-2)


@pytest.mark.parametrize("last", [1.0, 2e-3, 5e-4, 0.0])
def test_pivots_that_are_called_small(last: float):
    a, p = drawn("f32", 7)
    _, _, u = jax.scipy.linalg.lu(a)
    a[:, -1] *= last / float(u[-1, -1])
    check(elimination(threshold="1.0e-3"), [a, p], 1e-2)


@pytest.mark.parametrize("form", [{"size": "square"}, {"size": "plain"}, {"last": True}])
def test_other_pivots_stay_a_loop(form: dict):
    assert "raise_kernel.lu" not in named(elimination(**form))


@pytest.mark.parametrize("value", [0.0, np.nan])
def test_systems_that_have_no_solution(value: float):
    """One of three: the kernel's own steps run, and say what it says."""
    spec = SPECS["gj_solve"]
    call = spec.call((3, 7))
    kernel = raise_kernel.load(spec.path("O3"), kernel=spec.kernel)[call.launch]
    kernel = kernel.options(optimize="probable")
    a, b, x, n = call.args
    assert "raise_kernel.lu" in kernel.lower(*call.args).as_text("stablehlo")
    a = a.copy()
    a[1, :, 3] = value
    got = np.asarray(jax.tree.leaves(kernel(a, b, x, n))[0])
    assert not np.isfinite(got[1]).all()
    want = np.linalg.solve(a[[0, 2]].astype(np.float64), b[[0, 2], :, None])[..., 0]
    np.testing.assert_allclose(got[[0, 2]], want, rtol=1e-3)


def test_gradients_and_batches():
    """Under vmap both the factors and the loop run."""
    a, p = drawn("f32", 9)
    batch = np.stack([a, a.T, np.ones_like(a)])
    text = elimination()
    functions = [compiled(named(text)), compiled(text)]
    got, want = (jax.vmap(f, (0, None))(batch, p)[0] for f in functions)
    np.testing.assert_allclose(got, want, atol=1e-4)
    got, want = (jax.jvp(lambda x, f=f: f(x, p)[0], (a,), (a.T,))[1] for f in functions)
    np.testing.assert_allclose(got, want, atol=1e-3)
