// Cooperative groups: tiles, coalesced threads, partitions, scans, barriers of the grid.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>
#include <cooperative_groups/memcpy_async.h>
namespace cg = cooperative_groups;
__global__ void tiles(const float* x, float* y) {
  cg::thread_block b = cg::this_thread_block();
  auto t = cg::tiled_partition<8>(b);
  int i = blockIdx.x * blockDim.x + b.thread_rank();
  float v = x[i];
  for (int d = t.size() / 2; d > 0; d /= 2) v += t.shfl_down(v, d);
  if (t.thread_rank() == 0) y[i / 8] = v + t.meta_group_rank();
}
__global__ void tile_ops(const int* x, int* y) {
  auto t = cg::tiled_partition<16>(cg::this_thread_block());
  int i = blockIdx.x * blockDim.x + threadIdx.x, v = x[i];
  int r = cg::reduce(t, v, cg::plus<int>()) + 3 * cg::reduce(t, v, cg::greater<int>());
  r += 5 * cg::inclusive_scan(t, v) + 7 * cg::exclusive_scan(t, v);
  r += t.any(v > 90) + 2 * t.all(v > -99) + __popc(t.ballot(v & 1)) + __popc(t.match_any(v & 3));
  y[i] = r + (int)t.shfl(v, 3) - t.shfl_xor(v, 5);
}
__global__ void aggregate(const int* x, int* y, int* count, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n && x[i] > 10) {
    cg::coalesced_group g = cg::coalesced_threads();
    int base = 0;
    if (g.thread_rank() == 0) base = atomicAdd(count, (int)g.size());
    base = g.shfl(base, 0);
    y[base + g.thread_rank()] = x[i];
  }
}
__global__ void coalesced(const int* x, int* y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int r = -1;
  if (x[i] & 1) {
    auto g = cg::coalesced_threads();
    r = cg::reduce(g, x[i], cg::plus<int>()) + g.shfl_down(x[i], 1) + g.any(x[i] > 50) + cg::exclusive_scan(g, x[i]) + g.ballot(x[i] > 0);
  }
  y[i] = r;
}
__global__ void labels(const int* x, int* y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  auto w = cg::tiled_partition<32>(cg::this_thread_block());
  auto g = cg::labeled_partition(w, x[i] & 3);
  auto b = cg::binary_partition(w, x[i] > 0);
  y[i] = cg::reduce(g, x[i], cg::plus<int>()) + 3 * b.size() + 5 * b.thread_rank() + cg::reduce(b, x[i], cg::less<int>());
}
__global__ void grid_steps(float* a, float* b, int n, int steps) {
  cg::grid_group g = cg::this_grid();
  int i = g.thread_rank();
  for (int s = 0; s < steps; ++s) {
    if (i > 0 && i < n - 1) b[i] = 0.5f * (a[i - 1] + a[i + 1]);
    g.sync();
    if (i > 0 && i < n - 1) a[i] = b[i];
    g.sync();
  }
}
__global__ void grid_sum(const float* x, float* part, float* out, int n) {
  __shared__ float s[64];
  auto g = cg::this_grid(); auto b = cg::this_thread_block();
  float v = 0;
  for (int i = g.thread_rank(); i < n; i += g.size()) v += x[i];
  s[b.thread_rank()] = v;
  b.sync();
  for (int d = b.size() / 2; d > 0; d /= 2) { if (b.thread_rank() < d) s[b.thread_rank()] += s[b.thread_rank() + d]; b.sync(); }
  if (b.thread_rank() == 0) part[blockIdx.x] = s[0];
  g.sync();
  if (g.thread_rank() == 0) { float t = 0; for (int k = 0; k < gridDim.x; ++k) t += part[k]; out[0] = t; }
}
__device__ int sum_of(cg::thread_group g, int* s, int v) {
  int lane = g.thread_rank();
  for (int i = g.size() / 2; i > 0; i /= 2) { s[lane] = v; g.sync(); if (lane < i) v += s[lane + i]; g.sync(); }
  return v;
}
__global__ void generic(const int* x, int* y) {
  __shared__ int s[64];
  auto b = cg::this_thread_block();
  int t = sum_of(b, s, x[blockIdx.x * 64 + b.thread_rank()]);
  if (b.thread_rank() == 0) y[blockIdx.x] = t;
}
__global__ void copy_tile(const float* x, float* y) {
  __shared__ float s[64];
  auto b = cg::this_thread_block();
  cg::memcpy_async(b, s, x + blockIdx.x * 64, sizeof(float) * 64);
  cg::wait(b);
  y[blockIdx.x * 64 + threadIdx.x] = s[63 - threadIdx.x];
}
