"""Small floats of the CUDA header: conversions in each rounding, comparisons with NaN, casts."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest

import raise_kernel as rk

NAMES = {"half": ("__half", np.float16), "bfloat16": ("__nv_bfloat16", ml_dtypes.bfloat16)}
SOURCE = """
#include <cuda_fp16.h>
#include <cuda_bf16.h>
#define BITS __word_as_ushort
__global__ void from(const float* f, const int* n, unsigned short* out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned short* o = out + i * 6;
  o[0] = BITS(__float2word_rz(f[i])); o[1] = BITS(__float2word_rd(f[i]));
  o[2] = BITS(__float2word_ru(f[i])); o[3] = BITS(__int2word_rz(n[i]));
  o[4] = BITS(__ll2word_rd(n[i])); o[5] = BITS(__uint2word_ru((unsigned)n[i]));
}
__global__ void to(const unsigned short* h, const unsigned short* g, int* out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  Name a = __ushort_as_word(h[i]), b = __ushort_as_word(g[i]);
  Name2 p = {a, b}, q = {b, a};
  int* o = out + i * 13;
  o[0] = __word2int_rn(a); o[1] = __word2short_rd(a); o[2] = __word2ushort_ru(a);
  o[3] = __word2char_rz(a); o[4] = __word2uchar_rz(a);
  o[5] = __hne(a, b); o[6] = __hneu(a, b); o[7] = __hltu(a, b); o[8] = __hisinf(a);
  o[9] = (int)__hge2_mask(p, q); o[10] = __hbequ2(p, q);
  o[11] = __word_as_short(__hmax_nan(a, b)); o[12] = ((Name_raw)__hmin_nan(a, b)).x;
}
"""


@pytest.fixture(params=NAMES)
def small(request: pytest.FixtureRequest) -> tuple[str, Any]:
    """The header's source for one of the types, and NumPy's type."""
    name, dtype = NAMES[request.param]
    return SOURCE.replace("word", request.param).replace("Name", name), dtype


def test_directed_roundings(small: tuple[str, Any]):
    source, dtype = small
    every = np.arange(1 << 16, dtype=np.uint16).view(dtype)
    every = np.unique(every[np.isfinite(every)].astype(np.float64))
    rng = np.random.default_rng(3)
    f = (rng.normal(size=960) * 10.0 ** rng.integers(-7, 6, 960)).astype(np.float32)
    f[:8] = [0.0, 1.0, 65504.0, 65519.0, -65520.0, 1e-7, -1e-7, 3e30]
    n = rng.integers(-(2**31), 2**31, 960).astype(np.int32)
    n[::2] %= 70000
    got = rk.from_cuda(source, kernel="from")[30, 32](f, n, np.zeros(960 * 6, np.uint16))
    bits = np.asarray(got).reshape(960, 6)
    inputs = [f, f, f, n, n, n.view(np.uint32)]
    for column, (x, mode) in enumerate(zip(inputs, "zduzdu", strict=True)):
        x = x.astype(np.float64)
        below = np.concatenate([[-np.inf], every])[np.searchsorted(every, x, "right")]
        above = np.concatenate([every, [np.inf]])[np.searchsorted(every, x, "left")]
        toward_zero = np.where(x < 0, above, below)
        want = {"d": below, "u": above, "z": toward_zero}[mode]
        value = np.ascontiguousarray(bits[:, column]).view(dtype).astype(np.float64)
        np.testing.assert_array_equal(value, want, err_msg=f"{column} {mode}")


def test_integers_and_comparisons(small: tuple[str, Any]):
    source, dtype = small
    rng = np.random.default_rng(4)
    h = rng.permutation(1 << 16).astype(np.uint16)
    values = h.view(dtype).astype(np.float64)
    # XLA's CPU code takes subnormal floats for zero: bfloat16 has those.
    h[(np.abs(values) < 2.0**-126) & (values != 0)] = 0
    g = np.where(np.arange(1 << 16) % 5, rng.permutation(h), h)
    result = rk.from_cuda(source, kernel="to")[1 << 11, 32](h, g, np.zeros(13 << 16, np.int32))
    o = np.asarray(result).reshape(-1, 13).T
    a, b = (x.view(dtype).astype(np.float64) for x in (h, g))

    def clipped(rounding: Any, low: int, high: int) -> np.ndarray:
        return np.clip(rounding(np.nan_to_num(a, nan=0.0)), low, high)

    def ordinal(x: np.ndarray) -> np.ndarray:
        return np.ascontiguousarray(x.astype(np.uint16)).view(dtype).astype(np.float64)

    both = (a >= b) * 0xFFFF + (b >= a) * 0xFFFF0000
    wants = [
        clipped(np.rint, -(2**31), 2**31 - 1),
        clipped(np.floor, -(2**15), 2**15 - 1),
        clipped(np.ceil, 0, 2**16 - 1),
        clipped(np.trunc, -128, 127),
        clipped(np.trunc, 0, 255),
        (a < b) | (a > b),
        ~(a == b),
        ~(a >= b),
        np.isinf(a) * np.where(a > 0, 1, -1),
        both.astype(np.uint32).view(np.int32),
        ~((a < b) | (a > b)),
    ]
    for column, want in enumerate(wants):
        np.testing.assert_array_equal(o[column], want, err_msg=str(column))
    np.testing.assert_array_equal(ordinal(o[11]), np.maximum(a, b))
    np.testing.assert_array_equal(ordinal(o[12]), np.minimum(a, b))
