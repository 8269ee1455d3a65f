"""cuda_fp8.h: conversions of floats of 8 bits, on the device and on the host, against ml_dtypes."""

from __future__ import annotations

from pathlib import Path

import ml_dtypes
import numpy as np
import pytest
from tests.support.programs import output_of, run_program

_PROGRAM = r"""
#include <cstdio>
#include <cuda_fp8.h>
#include <vector>
struct Found { unsigned char of_float[4], of_double[4]; };
__host__ __device__ Found of(float f, double d) {
  Found found;
  for (int i = 0; i < 4; ++i) {
    __nv_saturation_t saturation = i & 1 ? __NV_SATFINITE : __NV_NOSAT;
    __nv_fp8_interpretation_t kind = i & 2 ? __NV_E5M2 : __NV_E4M3;
    found.of_float[i] = __nv_cvt_float_to_fp8(f, saturation, kind);
    found.of_double[i] = __nv_cvt_double_to_fp8(d, saturation, kind);
  }
  return found;
}
__global__ void narrow(const float *f, const double *d, Found *found, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) found[i] = of(f[i], d[i]);
}
__global__ void widen(float *e4m3, float *e5m2, __half *halves) {
  int i = threadIdx.x;
  __nv_fp8_e4m3 a;
  __nv_fp8_e5m2 b;
  a.__x = b.__x = i;
  e4m3[i] = (float)a;
  e5m2[i] = (float)b;
  halves[i] = __half(__nv_cvt_fp8_to_halfraw(i, __NV_E5M2));
}
template <typename T> void save(FILE *file, const T *data, int n) { fwrite(data, sizeof(T), n,
    file); }
template <typename T> T *device(int n) { T *made; cudaMalloc(&made, n * sizeof(T)); return made; }
int main(int argc, char **argv) {
  int n = atoi(argv[1]);
  std::vector<float> f(n);
  std::vector<double> d(n);
  std::vector<Found> back(n);
  FILE *file = fopen(argv[2], "rb");
  if (fread(f.data(), 4, n, file) + fread(d.data(), 8, n, file) != 2u * n) return 1;
  fclose(file);
  file = fopen(argv[3], "wb");
  float *f_there = device<float>(n);
  double *d_there = device<double>(n);
  Found *there = device<Found>(n);
  cudaMemcpy(f_there, f.data(), n * 4, cudaMemcpyHostToDevice);
  cudaMemcpy(d_there, d.data(), n * 8, cudaMemcpyHostToDevice);
  narrow<<<(n + 127) / 128, 128>>>(f_there, d_there, there, n);
  cudaMemcpy(back.data(), there, n * sizeof(Found), cudaMemcpyDeviceToHost);
  save(file, back.data(), n);
  for (int i = 0; i < n; ++i) back[i] = of(f[i], d[i]);
  save(file, back.data(), n);
  float *wide = device<float>(512), host[512];
  __half *halves = device<__half>(256), half_host[256];
  widen<<<1, 256>>>(wide, wide + 256, halves);
  cudaMemcpy(host, wide, sizeof host, cudaMemcpyDeviceToHost);
  cudaMemcpy(half_host, halves, sizeof half_host, cudaMemcpyDeviceToHost);
  save(file, host, 512);
  save(file, half_host, 256);
  for (int i = 0; i < 256; ++i) {
    __nv_fp8_e4m3 a;
    __nv_fp8_e5m2 b;
    a.__x = b.__x = i;
    host[i] = (float)a, host[256 + i] = (float)b;
  }
  save(file, host, 512);
  fclose(file);
}
"""

_KINDS = (ml_dtypes.float8_e4m3fn, ml_dtypes.float8_e5m2)


def _inputs(dtype: type) -> np.ndarray:
    """Every number of both kinds, what lies in the middle of two, its neighbours, and others."""
    rng = np.random.default_rng(7)
    every = np.arange(256, dtype=np.uint8)
    exact = np.concatenate([every.view(kind).astype(dtype) for kind in _KINDS])
    exact = np.sort(exact[np.isfinite(exact)])
    middle = (exact[1:] + exact[:-1]) / 2
    near = np.concatenate([np.nextafter(middle, np.inf), np.nextafter(middle, -np.inf)])
    drawn = rng.standard_normal(500) * 2.0 ** rng.integers(-20, 18, 500)
    large = [448, 464, 465, 480, 57344, 61439, 61440, 65536, np.inf, np.nan, 1e-30, 5e-324, 0]
    found = np.concatenate([exact, middle, near, drawn, large, np.negative(large)])
    return found.astype(dtype)


def _to_odd(values: np.ndarray) -> np.ndarray:
    """Floats that round to 8 bits as the values do: an inexact one has an odd last bit."""
    floats = values.astype(np.float32)
    shrunk = np.where(np.abs(floats) > np.abs(values), np.nextafter(floats, np.float32(0)), floats)
    inexact = (shrunk != values) & np.isfinite(values)
    return np.where(inexact, shrunk.view(np.uint32) | 1, shrunk.view(np.uint32)).view(np.float32)


def _expected(values: np.ndarray, kind: type, saturates: bool) -> np.ndarray:
    largest = float(ml_dtypes.finfo(kind).max)
    with np.errstate(invalid="ignore", over="ignore"):
        found = _to_odd(values).astype(kind)
    wide = found.astype(np.float64)
    lost = ~np.isfinite(wide) & ~np.isnan(values)
    if saturates:
        found = np.where(lost, np.copysign(largest, values).astype(kind), found)
    bits = found.view(np.uint8).copy()
    bits[np.isnan(values)] = 0x7F
    if not saturates and kind is ml_dtypes.float8_e4m3fn:
        bits[lost] = np.where(np.signbit(values[lost]), 0xFF, 0x7F)
    return bits


def test_conversions_are_those_of_ml_dtypes(tmp_path: Path) -> None:
    floats, doubles = _inputs(np.float32), _inputs(np.float64)
    # Rounding to float first would lose what decides these.
    doubles[-3:] = [1.0625 + 2.0**-40, -1.0625 - 2.0**-40, 1.125 + 2.0**-45]
    count = len(floats)
    (tmp_path / "in").write_bytes(floats.tobytes() + doubles.tobytes())
    done = run_program(
        _PROGRAM, str(count), str(tmp_path / "in"), str(tmp_path / "out"), folder=tmp_path
    )
    assert output_of(done) == []
    assert "thread by thread" not in done.stderr
    data = (tmp_path / "out").read_bytes()
    narrow = np.frombuffer(data[: 16 * count], np.uint8).reshape(2, count, 2, 4)
    for where, device in enumerate(narrow):
        for number, values in enumerate((floats, doubles)):
            for way in range(4):
                expected = _expected(values, _KINDS[way >> 1], bool(way & 1))
                wrong = np.flatnonzero(device[:, number, way] != expected)
                assert not wrong.size, (where, number, way, values[wrong[:5]])
    wide = np.frombuffer(data[16 * count : 16 * count + 2048], np.float32)
    halves = np.frombuffer(data[16 * count + 2048 : 16 * count + 2560], np.float16)
    on_host = np.frombuffer(data[16 * count + 2560 :], np.float32)
    every = np.arange(256, dtype=np.uint8)
    expected = np.concatenate([every.view(kind).astype(np.float32) for kind in _KINDS])
    np.testing.assert_array_equal(wide, expected)
    np.testing.assert_array_equal(on_host, expected)
    np.testing.assert_array_equal(np.signbit(wide[:127]), np.signbit(expected[:127]))
    np.testing.assert_array_equal(halves.astype(np.float32), expected[256:])


_CLASSES = r"""
#include <cstdio>
#include <cuda_fp8.h>
__global__ void pairs(KIND *four, PAIR *two, float *sums) {
  __nv_fp8x4_SUFFIX made = __nv_fp8x4_SUFFIX(make_float4(1.1f, -2.3f, 300.0f, 1e9f));
  *(__nv_fp8x4_SUFFIX *)four = made;
  two[0] = PAIR(__floats2half2_rn(0.3f, -7.0f));
  float2 read = (float2)two[0];
  float4 all = (float4)made;
  sums[0] = read.x, sums[1] = read.y, sums[2] = all.x, sums[3] = all.w;
  sums[4] = (float)KIND(100), sums[5] = (float)(__half)KIND(3u), sums[6] = (int)KIND(-2.5);
  sums[7] = (bool)KIND(-0.0f) + 2 * (bool)KIND(1.0f);
}
int main() {
  KIND *four, host[4];
  PAIR *two;
  float *sums, back[8];
  cudaMalloc(&four, 4); cudaMalloc(&two, 2); cudaMalloc(&sums, sizeof back);
  pairs<<<1, 1>>>(four, two, sums);
  cudaMemcpy(host, four, 4, cudaMemcpyDeviceToHost);
  cudaMemcpy(back, sums, sizeof back, cudaMemcpyDeviceToHost);
  for (KIND x : host) printf("%g ", (float)x);
  for (float x : back) printf("%g ", x);
}
"""


@pytest.mark.nightly  # as the conversions
@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("suffix", "expected"),
    [
        ("e4m3", "1.125 -2.25 288 448 0.3125 -7 1.125 448 96 3 -2 2"),
        ("e5m2", "1 -2.5 320 57344 0.3125 -7 1 57344 96 3 -2 2"),
    ],
)
def test_classes_of_one_two_and_four(tmp_path: Path, suffix: str, expected: str) -> None:
    text = _CLASSES.replace("KIND", f"__nv_fp8_{suffix}").replace("PAIR", f"__nv_fp8x2_{suffix}")
    done = run_program(text.replace("SUFFIX", suffix), folder=tmp_path)
    assert output_of(done)[0].split() == expected.split()
