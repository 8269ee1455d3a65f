"""Tridiagonal solves against the loops that they are named from: each form, numbers that need
pivots or are not finite; in XLA's own StableHLO and as JAX source."""

from __future__ import annotations

import re
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from tests.support.direct_xla import run_directly, run_replay

from raise_kernel.bindings import context, kernels, parse_module
from raise_kernel.costs import table_for
from raise_kernel.pass_base import PassContext
from raise_kernel.passes.tensor_opt.idioms.fields.tridiagonals import Band, Tridiagonal
from raise_kernel.passes.tensor_opt.idioms.fields.views import Unknowns
from raise_kernel.passes.tensor_opt.idioms.solves.tridiagonal_builders import pays
from raise_kernel.pipeline import PipelineOptions, run_pipeline
from raise_kernel.runtime.replay import jax_source

ROOT = Path(__file__).resolve().parents[3]
N, M = 8, 3


def loops(element: str) -> str:
    """Thomas' algorithm as the lit test has it, of a few systems."""
    text = (ROOT / "lit_tests/tensor_opt/recognizers/recognize-tridiagonal-solves.mlir").read_text()
    text = text[text.index("\nfunc.func") :].replace(" attributes {rk.kernel}", "")
    text = text.replace("@thomas", "@main").replace("x300xf32", f"x{M}x{element}")
    return re.sub(r"1, 300\]|0:300\]", lambda m: m[0].replace("300", str(M)), text)


def named(text: str) -> str:
    module = parse_module(text)
    passes = "recognize-tridiagonal-solves{always=true},simplify-tensors,canonicalize"
    run_pipeline(module, passes, PipelineOptions())
    return str(module)


def steps(element: str) -> str:
    return named(loops(element))


def inputs(element: str, seed: int = 0) -> list[np.ndarray]:
    dtype = np.float32 if element == "f32" else np.float64
    rng = np.random.default_rng(seed)
    below, above, rhs = (rng.uniform(-1, 1, (N, M)) for _ in range(3))
    return [x.astype(dtype) for x in (below, rng.uniform(2, 3, (N, M)), above, rhs)]


def check(text: str, values: list[np.ndarray], tolerance: float) -> None:
    after = named(text)
    assert '"raise_kernel.tridiagonal_solve"' in after
    with jax.enable_x64(True):
        (want,) = run_directly(text, values)
        for run in (run_directly, run_replay):
            (got,) = run(after, values)
            np.testing.assert_allclose(got, want, rtol=tolerance, atol=tolerance)


@pytest.mark.parametrize(("element", "tolerance"), [("f32", 1e-5), ("f64", 1e-13)])
def test_each_type(element: str, tolerance: float):
    check(loops(element), inputs(element), tolerance)


def test_what_needs_pivots_or_is_not_finite_runs_as_it_is_written():
    before, after = (jax_source(parse_module(t)).function() for t in (loops("f64"), steps("f64")))
    with jax.enable_x64(True):
        for value in (0.25, np.nan, np.inf, 0.0):
            for array in range(4):
                values = inputs("f64", 1)
                values[array][4, 1] = value
                np.testing.assert_allclose(after(*values), before(*values), rtol=1e-9, atol=1e-9)


def test_the_corners_do_not_matter():
    values = inputs("f64", 2)
    values[0][0] = values[2][-1] = np.nan
    check(loops("f64"), values, 1e-13)


@pytest.mark.parametrize(("target", "taken"), [("cuda", True), ("cpu", False)])
def test_a_gpu_takes_steps_and_a_cpu_loops(target: str, taken: bool):
    band = Band(number=1.0)
    system = Tridiagonal(Unknowns((1024, M), 0, None, (1024, M)), band, band, band, band)
    with context():
        kernel = kernels(parse_module("func.func @main() { return }"))[0]
        table = table_for(target, PassContext(), kernel)
        assert pays(system, table) == taken


def test_what_solves_nothing_stays():
    text = loops("f64")
    # A quotient by another row is no elimination.
    other = text.replace("stablehlo.divide %ai, %bp", "stablehlo.divide %ai, %bi")
    assert other != text
    assert "composite" not in named(other)


def test_gradients_and_vmap():
    below, on, above, rhs = inputs("f64", 3)
    solve = jax_source(parse_module(named(loops("f64")))).function()
    with jax.enable_x64(True):
        matrices = np.zeros((M, N, N))
        k = np.arange(N)
        matrices[:, k, k] = on.T
        matrices[:, k[1:], k[:-1]] = below[1:].T
        matrices[:, k[:-1], k[1:]] = above[:-1].T

        def plain(d):
            return jnp.linalg.solve(matrices, d.T[..., None])[..., 0].T

        def gradient(f):
            return jax.grad(lambda d: jnp.sum(jnp.sin(f(d))))(jnp.asarray(rhs))

        def ours(d):
            return solve(below, on, above, d)

        np.testing.assert_allclose(gradient(ours), gradient(plain), rtol=1e-10)
        many = jnp.stack([rhs, 2 * rhs])
        np.testing.assert_allclose(jax.vmap(ours)(many), jax.vmap(plain)(many), rtol=1e-10)


def test_no_system_at_all():
    """Constants of no elements are followed like others."""
    text = (
        loops("f32").replace(f"x{M}x", "x0x").replace(f":{M}]", ":0]").replace(f"1, {M}]", "1, 0]")
    )
    divided = "%w = stablehlo.divide %ai, %bp : tensor<1x0xf32>"
    assert divided in text
    constant = "%half = stablehlo.constant dense<0.5> : tensor<1x0xf32>"
    halved = "%wh = stablehlo.divide %ai, %bp : tensor<1x0xf32>"
    product = "%w = stablehlo.multiply %wh, %half : tensor<1x0xf32>"
    module = parse_module(text.replace(divided, "\n".join((constant, halved, product))))
    run_pipeline(module, "recognize-tridiagonal-solves", PipelineOptions())
    assert module.operation.verify()
