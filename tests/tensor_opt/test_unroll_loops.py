"""Several iterations of a loop in one: any number of iterations, each target's choice,
derivatives."""

from __future__ import annotations

import re
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import lax

import raise_kernel as rk

JACOBI = Path(__file__).resolve().parents[2] / "examples/jacobi2d.ll"
N = 20


def steps(iterations: int):
    """`iterations` times two launches of a small stencil."""
    kernel = rk.load(JACOBI, kernel="jacobi2d")[(2, 2), (16, 16)]

    def program(x, y):
        def iteration(_, carry):
            x, y = carry
            y = kernel(x, y, N)
            return kernel(y, x, N), y

        return lax.fori_loop(0, iterations, iteration, (x, y))

    return program


def factor(source: str) -> int:
    found = re.search(r"unroll=(\d+)\)", source)
    return int(found[1]) if found else 1


@pytest.mark.sample(3)
@pytest.mark.parametrize("iterations", [1, 2, 7, 53, 100, 1000])
def test_any_number_of_iterations(iterations: int):
    program = steps(iterations)
    model = rk.optimize(program, target="cuda")
    rng = np.random.default_rng(iterations)
    x, y = (rng.standard_normal((N, N)).astype(np.float32) for _ in range(2))
    count = factor(model.source(x, y))
    assert min(iterations, 10) <= count <= min(iterations, 50)
    # 53 is a prime: some iterations are left over.
    assert iterations % count == 0 or iterations == 53
    for got, want in zip(model(x, y), program(x, y), strict=True):
        np.testing.assert_array_equal(np.asarray(got), np.asarray(want))


def test_the_target_decides():
    program = steps(1000)
    x = jnp.zeros((N, N), jnp.float32)
    assert factor(rk.optimize(program, target="cpu").source(x, x)) == 1
    assert factor(rk.optimize(program, target="cuda").source(x, x)) > 1
    assert factor(rk.optimize(program, target="cuda", optimize="none").source(x, x)) == 1


def test_long_iterations_stay_one_by_one():
    def program(x):
        return lax.fori_loop(0, 100, lambda _, y: jnp.sin(y) + x, x)

    model = rk.optimize(program, target="cuda")
    assert factor(model.source(jax.ShapeDtypeStruct((1 << 27,), np.float32))) == 1
    assert factor(model.source(jax.ShapeDtypeStruct((1 << 10,), np.float32))) > 1


def test_derivatives_go_through():
    program = steps(7)
    model = rk.optimize(program, target="cuda")
    x = np.random.default_rng(0).standard_normal((N, N)).astype(np.float32)

    def loss(function):
        return jax.grad(lambda v: jnp.sum(function(v, v)[0] ** 2))(x)

    assert factor(model.source(x, x)) == 7
    np.testing.assert_allclose(loss(model), loss(program), rtol=1e-5, atol=1e-6)
