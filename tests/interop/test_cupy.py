"""RawKernel and RawModule: CuPy's calls, on NumPy and JAX arrays."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from tests.support.clang import needs_clang

import raise_kernel as rk

pytestmark = needs_clang

SOURCE = r"""
extern "C" __global__ void add(const float* x1, const float* x2, float* y, int n) {
  int i = blockDim.x * blockIdx.x + threadIdx.x;
  if (i < n) y[i] = x1[i] + x2[i];
}
"""
MODULE = r"""
__constant__ double weights[3];
__device__ int calls = 5;
template <class T> __global__ void scale(T* x, T by) { x[threadIdx.x] *= by; }
extern "C" __global__ void weigh(double* x) {
  x[threadIdx.x] *= weights[threadIdx.x % 3];
  if (threadIdx.x == 0) calls += 1;
}
extern "C" __global__ void reversed(int* x) {
  extern __shared__ int s[];
  s[threadIdx.x] = x[threadIdx.x];
  __syncthreads();
  x[threadIdx.x] = s[blockDim.x - 1 - threadIdx.x];
}
"""


def test_numpy_arrays_are_written_in_place():
    add = rk.RawKernel(SOURCE, "add")
    x = np.arange(25, dtype=np.float32).reshape(5, 5)
    y = np.full((5, 5), -1, np.float32)
    assert add((5,), (5,), (x, x, y, np.int32(24))) is None
    np.testing.assert_array_equal(y.ravel(), [*(2.0 * np.arange(24)), -1])
    np.testing.assert_array_equal(x.ravel(), np.arange(25))
    assert add.name == "add"
    assert add.attributes["shared_size_bytes"] == 0


def test_jax_arrays_give_results():
    add = rk.RawKernel(SOURCE, "add")
    x, y = jnp.arange(8.0), jnp.zeros(8)

    def total(x):
        return add((1,), (8,), (x, x * x, y, 8)).sum()

    np.testing.assert_allclose(jax.jit(total)(x), (x + x * x).sum())
    np.testing.assert_allclose(jax.grad(total)(x), 1 + 2 * x)
    assert not y.any()


def test_a_module_has_templates_and_variables():
    module = rk.RawModule(code=MODULE, name_expressions=["scale<double>", "scale<int>"])
    x = np.array([1.0, 2.0, 3.0, 4.0])
    module.get_function("scale<double>")((1,), (4,), (x, 0.5))
    np.testing.assert_array_equal(x, [0.5, 1, 1.5, 2])
    numbers = np.array([3, 4], np.int32)
    module.get_function("scale<int>")((1,), (2,), (numbers, np.int32(7)))
    np.testing.assert_array_equal(numbers, [21, 28])
    weights = module.get_global("weights")
    weights[...] = [2, 3, 4]
    weigh = module.get_function("weigh")
    calls = module.get_global("calls")
    weigh((1,), (4,), (x,))
    weigh((1,), (4,), (x,))
    np.testing.assert_array_equal(x, [2, 9, 24, 8])
    assert calls == 7
    backwards = np.arange(6, dtype=np.int32)
    module.get_function("reversed")((1,), (6,), (backwards,), shared_mem=24)
    np.testing.assert_array_equal(backwards, [5, 4, 3, 2, 1, 0])


def test_what_is_refused():
    x = np.zeros(8, np.float32)
    frozen = np.zeros(8, np.float32)
    frozen.flags.writeable = False
    add = rk.RawKernel(SOURCE, "add")
    with pytest.raises(rk.Refusal, match="read-only or not contiguous") as caught:
        add((1,), (8,), (x, x, frozen, 8))
    assert caught.value.code == "RK006"
    with pytest.raises(rk.Refusal, match="read-only or not contiguous"):
        add((1,), (8,), (x, x, np.zeros(16, np.float32)[::2], 8))
    with pytest.raises(rk.Refusal) as caught:
        rk.RawKernel(SOURCE, "subtract").compile()
    assert caught.value.code == "RK003"
    with pytest.raises(rk.Refusal, match="expected") as caught:
        rk.RawKernel("__global__ void broken(", "broken").compile()
    assert caught.value.code == "RK009"
    with pytest.raises(ValueError, match="either code or path"):
        rk.RawModule()
    with pytest.raises(KeyError):
        rk.RawModule(code=MODULE).get_global("absent")
