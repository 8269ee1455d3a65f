"""Triangular solves against the loops that they are named from: each dtype,
numbers that are not finite, singular systems; in XLA's own StableHLO and as JAX source."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from tests.kernels.specs import SPECS
from tests.support.direct_xla import run_directly, run_replay
from tests.support.drawn.random_tensors import FLOATS

import raise_kernel
from raise_kernel.bindings import context, ir, parse_module
from raise_kernel.passes.tensor_opt.idioms.fields import proofs, trial
from raise_kernel.pipeline import PipelineOptions, run_pipeline
from raise_kernel.stablehlo.tensor_types import dtype_of

N, M = 6, 5
TOLERANCE = {"f16": 2e-2, "bf16": 1e-1, "f32": 1e-5, "f64": 1e-12}


def substitution(element: str, *, upper: bool = False, unit: bool = False) -> str:
    """Row by row, forward or back, in place; the inner sum is a masked product."""
    matrix, x, line = (f"tensor<{s}x{element}>" for s in (f"{N}x{N}", f"{N}x{M}", f"1x{M}"))
    row, ints, bits = f"tensor<1x{N}x{element}>", f"tensor<{N}xi32>", f"tensor<{N}xi1>"
    place = "%down" if upper else "%i"
    quotient = "%v" if unit else "%q"
    return f"""func.func @main(%a: {matrix}, %b: {x}) -> {x} {{
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %last = stablehlo.constant dense<{N - 1}> : tensor<i32>
  %n = stablehlo.constant dense<{N}> : tensor<i32>
  %none = stablehlo.constant dense<0.0> : {x}
  %zero = stablehlo.constant dense<0.0> : {row}
  %k = stablehlo.iota dim = 0 : {ints}
  %r:2 = stablehlo.while(%i = %c0, %x = %b) : tensor<i32>, {x}
  cond {{
    %t = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %t : tensor<i1>
  }} do {{
    %down = stablehlo.subtract %last, %i : tensor<i32>
    %ib = stablehlo.broadcast_in_dim {place}, dims = [] : (tensor<i32>) -> {ints}
    %m = stablehlo.compare {"GT" if upper else "LT"}, %k, %ib : ({ints}, {ints}) -> {bits}
    %m1 = stablehlo.broadcast_in_dim %m, dims = [1] : ({bits}) -> tensor<1x{N}xi1>
    %m2 = stablehlo.broadcast_in_dim %m, dims = [0] : ({bits}) -> tensor<{N}x{M}xi1>
    %l = stablehlo.dynamic_slice %a, {place}, %c0, sizes = [1, {N}]
      : ({matrix}, tensor<i32>, tensor<i32>) -> {row}
    %l1 = stablehlo.select %m1, %l, %zero : tensor<1x{N}xi1>, {row}
    %x1 = stablehlo.select %m2, %x, %none : tensor<{N}x{M}xi1>, {x}
    %s = stablehlo.dot_general %l1, %x1, contracting_dims = [1] x [0],
      precision = [HIGHEST, HIGHEST] : ({row}, {x}) -> {line}
    %o = stablehlo.dynamic_slice %x, {place}, %c0, sizes = [1, {M}]
      : ({x}, tensor<i32>, tensor<i32>) -> {line}
    %v = stablehlo.subtract %o, %s : {line}
    %d = stablehlo.dynamic_slice %a, {place}, {place}, sizes = [1, 1]
      : ({matrix}, tensor<i32>, tensor<i32>) -> tensor<1x1x{element}>
    %d1 = stablehlo.broadcast_in_dim %d, dims = [0, 1] : (tensor<1x1x{element}>) -> {line}
    %q = stablehlo.divide %v, %d1 : {line}
    %y = stablehlo.dynamic_update_slice %x, {quotient}, {place}, %c0
      : ({x}, {line}, tensor<i32>, tensor<i32>) -> {x}
    %next = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %next, %y : tensor<i32>, {x}
  }}
  return %r#1 : {x}
}}
"""


def named(text: str) -> str:
    module = parse_module(text)
    run_pipeline(module, "recognize-solves,simplify-tensors,canonicalize", PipelineOptions())
    return str(module)


def inputs(element: str, seed: int = 0) -> list[np.ndarray]:
    with context():
        dtype = dtype_of(ir.Type.parse(element))
    rng = np.random.default_rng(seed)
    a = rng.uniform(-1, 1, (N, N)) + 2 * np.eye(N)
    return [a.astype(dtype), rng.uniform(-2, 2, (N, M)).astype(dtype)]


def check(text: str, values: list[np.ndarray], tolerance: float) -> None:
    """The named program gives what the loop does, NaN and infinity in the same places."""
    after = named(text)
    assert "triangular_solve" in after
    with jax.enable_x64(True):
        (want,) = run_directly(text, values)
        for run in (run_directly, run_replay):
            (got,) = run(after, values)
            assert got.dtype == want.dtype
            wide = [x.astype(np.float64) for x in (got, want)]
            np.testing.assert_allclose(*wide, rtol=tolerance, atol=tolerance)


@pytest.mark.sample(3)
@pytest.mark.parametrize("unit", [False, True])
@pytest.mark.parametrize("upper", [False, True])
@pytest.mark.parametrize("element", FLOATS)
def test_each_dtype(element: str, upper: bool, unit: bool):
    text = substitution(element, upper=upper, unit=unit)
    assert f"lower = {str(not upper).lower()}" in named(text)
    check(text, inputs(element), TOLERANCE[element])


@pytest.mark.sample(3)
@pytest.mark.parametrize("upper", [False, True])
@pytest.mark.parametrize("value", [np.nan, np.inf, -np.inf])
def test_what_is_not_finite_spreads_as_in_the_loop(value: float, upper: bool):
    text = substitution("f32", upper=upper)
    for where, at in ((0, (3, 3)), (0, (4, 1)), (0, (1, 4)), (1, (2, 3)), (1, (5, 0))):
        values = inputs("f32", 1)
        values[where][at] = value
        check(text, values, 1e-5)


@pytest.mark.parametrize("right", ["number", "zero"])
def test_singular_systems(right: str):
    text = substitution("f64")
    a, b = inputs("f64", 2)
    a[2, 2] = 0
    if right == "zero":
        b[:3] = 0
    check(text, [a, b], 1e-12)


def test_the_other_triangle_is_not_read():
    a, b = inputs("f64", 3)
    a = np.tril(a) + np.triu(np.full((N, N), np.nan), 1)
    check(substitution("f64"), [a, b], 1e-12)


@pytest.mark.parametrize(("module", "fuel"), [(trial, 1 << 14), (proofs, 1 << 14)])
def test_what_takes_long_to_prove_stays(
    monkeypatch: pytest.MonkeyPatch, module: ModuleType, fuel: int
):
    monkeypatch.setattr(module, "FUEL", fuel)
    assert "triangular_solve" not in named(substitution("f64"))


def launched(name: str, size: Any, level: str = "O3") -> tuple[Any, Any]:
    spec = SPECS[name]
    call = spec.call(size)
    kernel = raise_kernel.load(spec.path(level), kernel=spec.kernel)
    return kernel[call.launch], call


@pytest.mark.usefixtures("x64")
@pytest.mark.parametrize("name", ["gauss_seidel", "compensated", "lu_block"])
def test_what_is_none_stays_a_loop(name: str):
    launcher, call = launched(name, SPECS[name].sizes[0])
    text = launcher.lower(*call.args).as_text("stablehlo")
    assert "triangular_solve" not in text


@pytest.mark.usefixtures("x64")
def test_gradients_and_vmap():
    launcher, call = launched("lower_shared", (9, 3))
    matrices, rhs, before, n = (np.asarray(x, np.float64) for x in call.args)
    args = jnp.asarray(matrices, np.float32), jnp.asarray(rhs, np.float32)

    def solve(matrices, rhs):
        return jax.tree.leaves(launcher(matrices, rhs, before.astype(np.float32), int(n)))[0]

    def plain(matrices, rhs):
        solved = jax.scipy.linalg.solve_triangular(matrices, rhs[..., None], lower=True)
        return solved[..., 0]

    def gradients(f):
        return jax.grad(lambda *xs: jnp.sum(jnp.sin(f(*xs))), (0, 1))(*args)

    for got, want in zip(gradients(solve), gradients(plain), strict=True):
        np.testing.assert_allclose(got, want, rtol=1e-4, atol=1e-5)
    many = jnp.stack([args[1], 2 * args[1]])
    got = jax.vmap(solve, (None, 0))(args[0], many)
    np.testing.assert_allclose(got, jax.vmap(plain, (None, 0))(args[0], many), rtol=1e-4)
