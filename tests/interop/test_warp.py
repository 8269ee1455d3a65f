"""jax_kernel: outputs that are allocated, dimensions from shapes, JAX's transformations."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from tests.support.clang import needs_clang

import raise_kernel as rk

pytestmark = needs_clang

SCALE = r"""
__global__ void scale(const float* x, float by, int n, float* y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = by * x[i];
}
"""
MATRIX = r"""
__global__ void both(const float* x, float* sums, int rows, int columns, float* y, int* sign) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i >= rows || j >= columns) return;
  float v = x[i * columns + j];
  y[i * columns + j] = v * v;
  sign[i * columns + j] = v < 0 ? -1 : 1;
  atomicAdd(&sums[i], v);
}
"""


def test_an_output_has_the_launch_dimensions():
    scale = rk.jax_kernel(SCALE)
    x = jnp.arange(1000, dtype=jnp.float32)
    (y,) = jax.jit(lambda x: scale(x, 3.0, x.size))(x)
    np.testing.assert_allclose(y, 3 * x)
    gradient = jax.grad(lambda x: (scale(x, 3.0, x.size)[0] ** 2).sum())(x)
    np.testing.assert_allclose(gradient, 18 * x)
    rows = jnp.ones((4, 1000)) * jnp.arange(4.0)[:, None]
    (each,) = jax.vmap(lambda x: scale(x, 2.0, x.size))(rows)
    np.testing.assert_allclose(each, 2 * rows)


def test_arrays_in_and_out():
    both = rk.jax_kernel(MATRIX, num_outputs=3, in_out_argnames=["sums"])
    x = np.random.default_rng(0).normal(size=(37, 50)).astype(np.float32)
    sums, y, sign = both(x, jnp.ones(37), 37, 50)
    np.testing.assert_allclose(sums, 1 + x.sum(1), rtol=1e-4, atol=1e-4)
    np.testing.assert_allclose(y, x * x, rtol=1e-6)
    assert sign.dtype == jnp.int32
    np.testing.assert_array_equal(sign, np.where(x < 0, -1, 1))


def test_dimensions_that_are_given():
    scale = rk.jax_kernel(SCALE, output_dims=12, launch_dims=12, block=(4,))
    (y,) = scale(jnp.ones(5), 2.0, 5)
    np.testing.assert_array_equal(y, [2] * 5 + [0] * 7)
    (y,) = scale(jnp.ones(5), 2.0, 5, output_dims={"y": (2, 4)})
    assert y.shape == (2, 4)


def test_what_is_refused():
    plain = SCALE.replace("__global__", 'extern "C" __global__')
    with pytest.raises(rk.Refusal, match="the dtype of the output y is not known"):
        rk.jax_kernel(plain)
    (y,) = rk.jax_kernel(plain, output_dtypes={"y": np.float32})(jnp.ones(3), 2.0, 3)
    np.testing.assert_array_equal(y, [2, 2, 2])
    scale = rk.jax_kernel(SCALE)
    with pytest.raises(TypeError, match="takes x, by, n; 1 were given"):
        scale(jnp.ones(3))
    with pytest.raises(rk.Refusal, match="no array says how many threads"):
        scale(1.0, 2.0, 3)
    with pytest.raises(ValueError, match="has no parameter z; it has x, by, n, y"):
        rk.jax_kernel(SCALE, in_out_argnames=["z"])
    wide = SCALE.replace("float", "double")
    with pytest.raises(rk.Refusal, match="the output y is float64"):
        rk.jax_kernel(wide)(jnp.ones(3), 2.0, 3)
