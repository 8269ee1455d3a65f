"""CUB's algorithms of the whole device, against NumPy."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from tests.support.programs import output_of, run_program

_PROGRAM = r"""
#include <cstdio>
#include <cstdlib>
#include <cub/cub.cuh>

struct Third { __device__ bool operator()(int x) const { return x % 3 == 0; } };
struct Affine {
  unsigned a, b;
};
struct Then {
  __device__ Affine operator()(Affine f, Affine g) const { return {g.a * f.a, g.a * f.b + g.b}; }
};
struct AffineOf {
  __device__ Affine operator()(int x) const { return {2u * x + 1, x - 3u}; }
};
// Both calls of an algorithm.
#define TWICE(call, ...)                            \
  {                                                 \
    void *memory = nullptr;                         \
    size_t needed = 0;                              \
    cub::call(memory, needed, __VA_ARGS__);         \
    cudaMalloc(&memory, needed);                    \
    cub::call(memory, needed, __VA_ARGS__);         \
    cudaFree(memory);                               \
  }
template <typename T>
static void print(const T *x, int count) {
  for (int i = 0; i < count; ++i) std::printf("%.17g ", (double)x[i]);
  std::printf("\n");
}
static void run(int n) {
  int *x, *y, *counts, *chosen;
  signed char *bytes;
  float *f, *g;
  long long *sums;
  Affine *maps;
  cub::KeyValuePair<int, float> *best;
  cudaMallocManaged(&x, (n + 1) * sizeof *x);
  cudaMallocManaged(&y, (n + 1) * sizeof *y);
  cudaMallocManaged(&counts, (n + 1) * sizeof *counts);
  cudaMallocManaged(&chosen, 5 * sizeof *chosen);
  cudaMallocManaged(&bytes, n + 1);
  cudaMallocManaged(&f, (n + 1) * sizeof *f);
  cudaMallocManaged(&g, (n + 1) * sizeof *g);
  cudaMallocManaged(&sums, (n + 3) * sizeof *sums);
  cudaMallocManaged(&maps, (n + 1) * sizeof *maps);
  cudaMallocManaged(&best, 2 * sizeof *best);
  for (int i = 0; i < n; ++i) {
    x[i] = i * i % 7 / 2;
    bytes[i] = (signed char)(i % 200 - 100);
    f[i] = (float)((i * 37) % 11 - 5) * 0.5f;
    if (i % 13 == 4) f[i] = -0.0f;
  }
  TWICE(DeviceReduce::Sum, bytes, sums, n)
  TWICE(DeviceReduce::Min, f, g, n)
  TWICE(DeviceReduce::Max, f, g + (n > 0), n)
  cub::TransformInputIterator<Affine, AffineOf, int *> affine(x, AffineOf());
  TWICE(DeviceReduce::ArgMin, f, best, n)
  TWICE(DeviceReduce::ArgMax, f, best + 1, n)
  cudaDeviceSynchronize();
  std::printf("%lld %g %g %d %d\n", sums[0], g[0], g[n > 0], best[0].key, best[1].key);
  TWICE(DeviceScan::InclusiveSum, bytes, sums, n)
  cudaDeviceSynchronize();
  print(sums, n);
  TWICE(DeviceScan::ExclusiveScan, x, y, cub::Max(), 1, n)
  cudaDeviceSynchronize();
  print(y, n);
  TWICE(DeviceScan::InclusiveScan, affine, maps, Then(), n)
  cudaDeviceSynchronize();
  std::printf("%u %u\n", n ? maps[n - 1].a : 0, n ? maps[n - 1].b : 0);
  cub::CountingInputIterator<int> places(10);
  TWICE(DeviceSelect::Flagged, places, x, y, chosen, n)
  cudaDeviceSynchronize();
  print(y, chosen[0]);
  TWICE(DeviceSelect::If, x, y, chosen, n, Third())
  cudaDeviceSynchronize();
  print(y, chosen[0]);
  TWICE(DeviceRunLengthEncode::Encode, x, y, counts, chosen, n)
  cudaDeviceSynchronize();
  print(y, chosen[0]);
  print(counts, chosen[0]);
  TWICE(DeviceRadixSort::SortPairsDescending, f, g, x, y, n)
  cudaDeviceSynchronize();
  print(g, n);
  print(y, n);
  TWICE(DeviceRadixSort::SortPairs, x, y, x, counts, n, 1, 2)
  cudaDeviceSynchronize();
  print(y, n);
  TWICE(DeviceSelect::If, x, chosen, n, Third())
  TWICE(DeviceScan::ExclusiveSum, sums, n)
  cudaDeviceSynchronize();
  print(x, chosen[0]);
  print(sums, n);
}
int main(int, char **words) {
  while (*++words) run(std::atoi(*words));
  return cudaGetLastError();
}
"""


_FEW = r"""
#include <cstdio>
#include <cub/cub.cuh>
struct Odd { __host__ __device__ bool operator()(int x) const { return x % 2; } };
int main() {
  int *found;
  size_t bytes = 0;
  cudaMallocManaged(&found, 3 * sizeof(int));
  cub::CountingInputIterator<int> numbers(7);
  cub::TransformInputIterator<bool, Odd, decltype(numbers)> odd(numbers, Odd());
  cub::DeviceReduce::Sum(nullptr, bytes, odd, found, 5);
  void *memory;
  cudaMalloc(&memory, bytes);
  cub::DeviceReduce::Sum(memory, bytes, odd, found, 5);
  cub::DeviceReduce::Reduce(memory, bytes, numbers, found + 1, 5, cub::Max(), 3);
  cudaDeviceSynchronize();
  printf("%d %d, %d\n", found[0], found[1], bytes > 0);
  return cudaGetLastError();
}
"""


@pytest.mark.nightly  # as what Thrust calls
def test_a_first_call_asks_for_memory(tmp_path: Path) -> None:
    assert output_of(run_program(_FEW, folder=tmp_path)) == ["3 11, 1"]


@pytest.mark.nightly  # forty kernels
def test_algorithms_of_the_whole_device(tmp_path: Path) -> None:
    counts = (0, 1, 777)
    lines = output_of(run_program(_PROGRAM, *map(str, counts), folder=tmp_path))
    found = [[float(word) for word in line.split()] for line in lines]
    each = len(found) // len(counts)
    for number, count in enumerate(counts):
        _check(found[number * each : (number + 1) * each], count)


def _check(found: list[list[float]], n: int) -> None:
    i = np.arange(n)
    x = i * i % 7 // 2
    bytes_ = i % 200 - 100
    f = np.where(i % 13 == 4, -0.0, ((i * 37) % 11 - 5) * 0.5)
    largest = float(f"{np.finfo(np.float32).max:g}")
    whole = [0.0, -largest, -largest, 1, 1]
    if n:
        whole = [bytes_.sum(), f.min(), f.max(), f.argmin(), f.argmax()]
    scanned = np.cumsum(bytes_)
    a, b = 1, 0
    for value in x.tolist():
        a, b = (2 * value + 1) * a % 2**32, ((2 * value + 1) * b + value - 3) % 2**32
    heads = np.flatnonzero(np.diff(x, prepend=-1))
    falling = np.argsort(-f, kind="stable")
    expected = [
        whole,
        scanned,
        np.maximum.accumulate([1, *x])[:n],
        [a, b] if n else [0, 0],
        10 + i[x != 0],
        x[x % 3 == 0],
        x[heads],
        np.diff(np.append(heads, n)),
        f[falling],
        x[falling],
        x[np.argsort(x >> 1 & 1, kind="stable")],
        x[x % 3 == 0],
        np.append(0, np.cumsum(scanned))[:n],
    ]
    assert len(found) == len(expected)
    for line, values in zip(found, expected, strict=True):
        np.testing.assert_array_equal(line, np.asarray(values, float))
