"""CUB's collectives in a whole program: one block that is no power of two, compared with NumPy."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from tests.support.programs import output_of, run_program

_PROGRAM = r"""
#include <cstdio>

#include <cub/cub.cuh>

constexpr int THREADS = 96, ITEMS = 3;

// Maps x to a * x + b, one after the other: an operator whose order counts.
struct Map {
  int a, b;
};
struct Then {
  __device__ Map operator()(const Map &f, const Map &g) const {
    return {g.a * f.a, g.a * f.b + g.b};
  }
};

using Pair = cub::KeyValuePair<int, float>;

__global__ void reductions(const int *x, int *out) {
  using Sums = cub::BlockReduce<int, 32, cub::BLOCK_REDUCE_RAKING, 3>;
  using Maps = cub::BlockReduce<Map, 32, cub::BLOCK_REDUCE_WARP_REDUCTIONS, 3>;
  using Pairs = cub::BlockReduce<Pair, 32, cub::BLOCK_REDUCE_WARP_REDUCTIONS, 3>;
  using Parts = cub::WarpReduce<int, 16>;
  __shared__ typename Sums::TempStorage sums;
  __shared__ typename Maps::TempStorage maps;
  __shared__ typename Pairs::TempStorage pairs;
  __shared__ typename Parts::TempStorage parts[THREADS / 16];
  int t = threadIdx.x + 32 * threadIdx.y;
  int all = Sums(sums).Sum(x[t]);
  __syncthreads();
  int some = Sums(sums).Sum(x[t], 50);
  Map map = Maps(maps).Reduce(Map{2 * x[t] + 1, x[t] - 3}, Then());
  auto best = Pairs(pairs).Reduce(Pair(t, x[t] % 7), cub::ArgMax());
  if (t == 0) out[0] = all, out[1] = some, out[2] = map.a, out[3] = map.b, out[4] = best.key;
  int part = Parts(parts[t / 16]).Reduce(x[t], cub::Max(), 11);
  if (t % 16 == 0) out[5 + t / 16] = part;
}

__global__ void scans(const int *x, int *out) {
  using Scan = cub::BlockScan<int, THREADS, cub::BLOCK_SCAN_WARP_SCANS>;
  using Warp = cub::WarpScan<int>;
  using Load = cub::BlockLoad<int, THREADS, ITEMS, cub::BLOCK_LOAD_WARP_TRANSPOSE>;
  using Store = cub::BlockStore<int, THREADS, ITEMS, cub::BLOCK_STORE_STRIPED>;
  __shared__ typename Scan::TempStorage storage;
  __shared__ typename Warp::TempStorage warps[THREADS / 32];
  __shared__ union {
    typename Load::TempStorage load;
    typename Store::TempStorage store;
  } moves;
  int t = threadIdx.x, items[ITEMS], all, one;
  Load(moves.load).Load(x, items, 200, -1);
  Scan(storage).ExclusiveSum(items, items, all);
  Store(moves.store).Store(out, items);
  __syncthreads();
  Scan(storage).InclusiveScan(x[t], one, cub::Max());
  out[THREADS * ITEMS + t] = one;
  __syncthreads();
  Scan(storage).ExclusiveScan(x[t], one, -5, cub::Min());
  out[THREADS * (ITEMS + 1) + t] = one;
  Warp(warps[t / 32]).InclusiveSum(x[t], one);
  out[THREADS * (ITEMS + 2) + t] = one;
  if (t == 0) out[THREADS * (ITEMS + 3)] = all;
}

__global__ void moves(const int *x, int *out) {
  using Exchange = cub::BlockExchange<int, THREADS, ITEMS>;
  using Differences = cub::BlockAdjacentDifference<int, THREADS>;
  __shared__ typename Exchange::TempStorage storage;
  __shared__ typename Differences::TempStorage differences;
  int t = threadIdx.x, items[ITEMS], results[ITEMS];
  cub::LoadDirectStriped<THREADS>(t, x, items);
  Exchange(storage).StripedToBlocked(items);
  Differences(differences).SubtractLeft(items, results, cub::Difference());
  cub::StoreDirectBlocked(t, out, results);
  __syncthreads();
  Differences(differences).SubtractRight(items, results, cub::Difference(), 1000);
  cub::StoreDirectBlocked(t, out + THREADS * ITEMS, results);
}

__global__ void order(const float *x, bool *out) {
  using Traits = cub::Traits<float>;
  unsigned bits = __float_as_uint(x[threadIdx.x]), a = Traits::TwiddleIn(bits);
  unsigned b = Traits::TwiddleIn(__float_as_uint(x[threadIdx.x + 1]));
  out[threadIdx.x] = a < b && Traits::TwiddleOut(a) == bits;
}

static int *memory;
static void print(const char *name, int from, int to) {
  cudaDeviceSynchronize();
  std::printf("%s", name);
  for (int i = from; i < to; ++i) std::printf(" %d", memory[i]);
  std::printf("\n");
}

int main() {
  int *x, n = THREADS * ITEMS;
  float *f;
  bool *ordered;
  cudaMallocManaged(&x, n * sizeof(int));
  cudaMallocManaged(&memory, 8 * n * sizeof(int));
  cudaMallocManaged(&f, 5 * sizeof(float));
  cudaMallocManaged(&ordered, 4);
  for (int i = 0; i < n; ++i) x[i] = (i * 37 + 11) % 101;
  reductions<<<1, dim3(32, 3)>>>(x, memory);
  print("reductions", 0, 11);
  scans<<<1, THREADS>>>(x, memory);
  print("scans", 0, THREADS * (ITEMS + 3) + 1);
  moves<<<1, THREADS>>>(x, memory);
  print("moves", 0, 2 * n);
  f[0] = -1e30f, f[1] = -1, f[2] = -0.0f, f[3] = 1e-30f, f[4] = 7;
  order<<<1, 4>>>(f, ordered);
  cudaDeviceSynchronize();
  std::printf("order %d %d %d %d\n", ordered[0], ordered[1], ordered[2], ordered[3]);
}
"""


@pytest.fixture(scope="module")
def printed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, np.ndarray]:
    """The program's lines by their names."""
    source = Path(tmp_path_factory.mktemp("cub")) / "collectives.cu"
    source.write_text(_PROGRAM)
    lines = [line.split() for line in output_of(run_program(source))]
    return {words[0]: np.array(words[1:], np.int64) for words in lines}


_THREADS, _ITEMS = 96, 3
_X = (np.arange(_THREADS * _ITEMS) * 37 + 11) % 101
_ROW = _X[:_THREADS]


def test_reductions(printed: dict[str, np.ndarray]) -> None:
    a, b = 1, 0
    for x in _ROW.tolist():
        a, b = a * (2 * x + 1), b * (2 * x + 1) + x - 3
    wrapped = np.array([a % 2**32, b % 2**32]).astype(np.uint32).astype(np.int32)
    want = [_ROW.sum(), _ROW[:50].sum(), *wrapped, np.argmax(_ROW % 7)]
    want += _ROW.reshape(-1, 16)[:, :11].max(1).tolist()
    np.testing.assert_array_equal(printed["reductions"], want)


def test_scans(printed: dict[str, np.ndarray]) -> None:
    items = np.where(np.arange(_X.size) < 200, _X, -1)
    sums = np.concatenate([[0], np.cumsum(items)])
    want = [
        sums[:-1].reshape(_THREADS, _ITEMS).T.ravel(),
        np.maximum.accumulate(_ROW),
        np.minimum.accumulate(np.concatenate([[-5], _ROW[:-1]])),
        np.cumsum(_ROW.reshape(-1, 32), 1).ravel(),
        sums[-1:],
    ]
    np.testing.assert_array_equal(printed["scans"], np.concatenate(want))


def test_moves(printed: dict[str, np.ndarray]) -> None:
    want = np.diff(_X, prepend=0), -np.diff(_X, append=1000)
    np.testing.assert_array_equal(printed["moves"], np.concatenate(want))


def test_bits_have_the_order_of_the_numbers(printed: dict[str, np.ndarray]) -> None:
    assert printed["order"].tolist() == [1, 1, 1, 1]
