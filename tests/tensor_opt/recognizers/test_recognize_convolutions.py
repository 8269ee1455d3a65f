"""Stencils named as convolutions, and composed, across launches: by execution."""

from __future__ import annotations

import re
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import lax

import raise_kernel

ROOT = Path(__file__).resolve().parents[3]
SECOND = ROOT / "tests/kernels/linear_algebra/contractions.O1.ll"

pytestmark = pytest.mark.usefixtures("x64")


def second_difference(last: int):
    """y from x, then x from y, in one model; the second launch covers `last` elements."""
    kernel = raise_kernel.load(SECOND, kernel="second_difference")

    def model(x, y):
        n = x.size
        y = kernel[-(-n // 64), 64](x, y, n)
        return kernel[-(-n // 64), 64](y, x, n - last)

    return model


@pytest.mark.sample(3)
@pytest.mark.parametrize("n", [5, 6, 64, 65, 200])
@pytest.mark.parametrize("last", [0, 2])
def test_two_launches_are_one_convolution(n, last):
    model = second_difference(last)
    rng = np.random.default_rng(n)
    x, y = (rng.standard_normal(n).astype(np.float32) for _ in range(2))
    optimized = raise_kernel.optimize(model, optimize="convolution")
    source = optimized.source(x, y)
    if n - last > 4:
        assert source.count("conv_general_dilated") == 1
        assert "[1.0, -4.0, 6.0, -4.0, 1.0]" in source
    np.testing.assert_allclose(optimized(x, y), model(x, y), 1e-5, 1e-5)
    want = x.astype(np.float64)
    first = y.astype(np.float64)
    first[: n - 2] = want[:-2] - 2 * want[1:-1] + want[2:]
    count = n - last - 2
    want[:count] = first[:count] - 2 * first[1 : count + 1] + first[2 : count + 2]
    np.testing.assert_allclose(optimized(x, y), want, 1e-4, 1e-4)


def blur(x, start, fill):
    """A box of three by three inside, updated or padded."""
    inner = sum(
        x[i : x.shape[0] - 2 + i, j : x.shape[1] - 2 + j] for i in range(3) for j in range(3)
    )
    inner = inner * jnp.asarray(0.125, x.dtype)
    if start is not None:
        return lax.dynamic_update_slice(start, inner, (1, 1))
    return lax.pad(inner, jnp.asarray(fill, x.dtype), ((1, 1, 0), (1, 1, 0)))


@pytest.mark.sample(5)
@pytest.mark.parametrize("dtype", [np.float16, np.float32, np.float64])
@pytest.mark.parametrize("shape", [(3, 3), (5, 5), (6, 9), (17, 8)])
@pytest.mark.parametrize("form", ["update", "pad"])
def test_boxes_compose_inside_the_boundary(dtype, shape, form):
    def model(x):
        y = blur(x, x if form == "update" else None, 3.0)
        return blur(y, x if form == "update" else None, -1.0)

    rng = np.random.default_rng(shape[0])
    x = rng.uniform(-1, 1, shape).astype(dtype)
    optimized = raise_kernel.optimize(model, optimize="convolution")
    tolerance = {2: 2e-2, 4: 1e-5, 8: 1e-13}[np.dtype(dtype).itemsize]
    np.testing.assert_allclose(
        np.asarray(optimized(x), np.float64), np.asarray(model(x), np.float64), tolerance, tolerance
    )
    if form == "update" and min(shape) >= 5:
        assert "[1,1,5,5]" in str(jax.make_jaxpr(optimized)(x))


def test_an_infinity_that_is_not_read_is_not_seen():
    def model(x):
        return x[:-2, 1:-1] + x[2:, 1:-1] + x[1:-1, :-2] + x[1:-1, 2:]

    x = np.ones((5, 5), np.float32)
    x[0, 0] = np.inf
    optimized = raise_kernel.optimize(model, optimize="convolution")
    np.testing.assert_array_equal(optimized(x), model(x))
    assert np.isfinite(np.asarray(optimized(x))).all()


def test_pytrees_and_results():
    @raise_kernel.optimize(optimize="convolution")
    def model(state):
        u = state["u"]
        return {"u": u[:-1] + u[1:], "same": u}

    u = jnp.arange(8.0)
    found = model({"u": u})
    np.testing.assert_array_equal(found["u"], u[:-1] + u[1:])
    np.testing.assert_array_equal(found["same"], u)


EXAMPLES = ROOT / "examples"


@pytest.mark.parametrize(
    "level", [".O1.ll", pytest.param(".O2.ll", marks=pytest.mark.nightly), ".ll"]
)
@pytest.mark.parametrize(("kernel", "sizes"), [("matmul_tile16", 1), ("matmul_tile16_guarded", 3)])
def test_naive_and_tiled_products_are_one_program(kernel, sizes, level):
    """The same StableHLO but for the names, and one library call on the CPU."""
    n = 64
    naive = raise_kernel.load(EXAMPLES / f"matmul{level}", kernel="matmul")
    tiled = raise_kernel.load(EXAMPLES / "blocks" / f"tiled_matmul{level}", kernel=kernel)
    a, b = (np.random.default_rng(k).standard_normal((n, n)).astype(np.float32) for k in (0, 1))
    c = np.zeros((n, n), np.float32)
    launch = ((n // 16, n // 16), (16, 16))
    lowered = [
        naive[launch].lower(a, b, c, n, n, n),
        tiled[launch].lower(a, b, c, *[n] * sizes),
    ]
    first, second = (_body(one.as_text("stablehlo")) for one in lowered)
    assert first == second
    assert "stablehlo.dot_general" in first
    for one in lowered:
        compiled = one.compile().as_text()
        assert len(re.findall(r" (?:dot|custom-call)\(", compiled)) == 1


def _body(text: str) -> str:
    """The operations of the one function."""
    lines = text.splitlines()
    start = next(k for k, line in enumerate(lines) if "func.func" in line)
    return "\n".join(lines[start + 1 :])
