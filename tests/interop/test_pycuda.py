"""PyCUDA's SourceModule: handlers of arrays, typed numbers, prepared calls."""

from __future__ import annotations

import struct

import numpy as np
import pytest
from tests.support.clang import needs_clang

from raise_kernel.interop.pycuda import In, InOut, Out, SourceModule

pytestmark = needs_clang

SOURCE = r"""
__constant__ float offset[1];
__global__ void multiply(float* dest, float* a, const float* b, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) { dest[i] = a[i] * b[i] + offset[0]; a[i] = -1; }
}
"""


def test_in_and_out():
    module = SourceModule(SOURCE)
    multiply = module.get_function("multiply")
    rng = np.random.default_rng(0)
    a, b = (rng.normal(size=400).astype(np.float32) for _ in range(2))
    first, dest = a.copy(), np.zeros_like(a)
    multiply(Out(dest), In(a), In(b), np.int32(400), block=(200, 1, 1), grid=(2, 1))
    np.testing.assert_allclose(dest, first * b, rtol=1e-6)
    np.testing.assert_array_equal(a, first)
    offset, size = module.get_global("offset")
    offset[0] = 2.5
    assert size == 4
    multiply(Out(dest), InOut(a), b, np.int32(399), block=(400, 1, 1))
    np.testing.assert_allclose(dest[:399], (first * b)[:399] + 2.5, rtol=1e-6)
    assert (a[:399] == -1).all() and a[399] == first[399]


def test_a_prepared_call():
    multiply = SourceModule(SOURCE).get_function("multiply").prepare("PPPi")
    a = np.arange(6, dtype=np.float32)
    dest = np.zeros_like(a)
    multiply.prepared_call((1, 1), (6, 1, 1), dest, a.copy(), a, 6)
    np.testing.assert_array_equal(dest, a * a)
    with pytest.raises(struct.error, match="4 arguments were prepared, 3 are given"):
        multiply.prepared_call((1, 1), (6, 1, 1), dest, a, a)


def test_what_is_refused():
    multiply = SourceModule(SOURCE).get_function("multiply")
    a = np.zeros(4, np.float32)
    with pytest.raises(TypeError, match="argument 3 is a Python number"):
        multiply(a, a, a, 4, block=(4, 1, 1))
    with pytest.raises(TypeError, match="texture references"):
        multiply(a, a, a, np.int32(4), block=(4, 1, 1), texrefs=[None])
