// Sums of a block of which each thread has added several elements first.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
namespace cg = cooperative_groups;
template <class T> struct Shared {
  __device__ operator T*() const {
    extern __shared__ int bytes[];
    return (T*)bytes;
  }
};

__global__ void sum_two(const float* x, float* y, unsigned n) {
  float* s = Shared<float>();
  unsigned t = threadIdx.x, i = blockIdx.x * (blockDim.x * 2) + t;
  float sum = i < n ? x[i] : 0;
  if (i + blockDim.x < n) sum += x[i + blockDim.x];
  s[t] = sum;
  __syncthreads();
  for (unsigned d = blockDim.x / 2; d > 0; d >>= 1) {
    if (t < d) s[t] = sum = sum + s[t + d];
    __syncthreads();
  }
  if (t == 0) y[blockIdx.x] = sum;
}

template <class T, unsigned Size> __device__ T sum_of_block(cg::thread_block block, T* s, T sum) {
  unsigned t = threadIdx.x;
  if (Size >= 512 && t < 256) s[t] = sum = sum + s[t + 256];
  cg::sync(block);
  if (Size >= 256 && t < 128) s[t] = sum = sum + s[t + 128];
  cg::sync(block);
  if (Size >= 128 && t < 64) s[t] = sum = sum + s[t + 64];
  cg::sync(block);
  cg::thread_block_tile<32> tile = cg::tiled_partition<32>(block);
  if (block.thread_rank() < 32) {
    if (Size >= 64) sum += s[t + 32];
    for (int d = tile.size() / 2; d > 0; d /= 2) sum += tile.shfl_down(sum, d);
  }
  return sum;
}

__global__ void sum_rounds(const float* x, float* y, unsigned n) {
  cg::thread_block block = cg::this_thread_block();
  float *s = Shared<float>(), sum = 0;
  for (unsigned i = blockIdx.x * 128 * 2 + threadIdx.x; i < n; i += 128 * gridDim.x * 2) {
    sum += x[i];
    if (i + 128 < n) sum += x[i + 128];
  }
  s[threadIdx.x] = sum;
  cg::sync(block);
  sum = sum_of_block<float, 128>(block, s, sum);
  if (block.thread_rank() == 0) y[blockIdx.x] = sum;
}

__global__ void sum_doubles(const double* x, double* y, unsigned n) {
  cg::thread_block block = cg::this_thread_block();
  double *s = Shared<double>(), sum = 0;
  for (unsigned i = blockIdx.x * 256 + threadIdx.x; i < n; i += 256 * gridDim.x) sum += x[i];
  s[threadIdx.x] = sum;
  cg::sync(block);
  sum = sum_of_block<double, 256>(block, s, sum);
  if (block.thread_rank() == 0) y[blockIdx.x] = sum;
}

template <unsigned Size> __device__ void last_warp(volatile float* s, unsigned t) {
  if (Size >= 64) s[t] += s[t + 32];
  if (Size >= 32) s[t] += s[t + 16];
  if (Size >= 16) s[t] += s[t + 8];
  if (Size >= 8) s[t] += s[t + 4];
  if (Size >= 4) s[t] += s[t + 2];
  if (Size >= 2) s[t] += s[t + 1];
}

__global__ void sum_in_shared(const float* x, float* y, unsigned n) {
  float* s = Shared<float>();
  unsigned t = threadIdx.x, i = blockIdx.x * 128 + t;
  s[t] = 0;
  while (i < n) {
    s[t] += x[i] + (i + 64 < n ? x[i + 64] : 0.f);
    i += 64 * 2 * gridDim.x;
  }
  __syncthreads();
  if (t < 32) last_warp<64>(s, t);
  if (t == 0) y[blockIdx.x] = s[0];
}

__global__ void sum_tiles(const float* x, float* y, int n) {
  cg::thread_block block = cg::this_thread_block();
  cg::thread_block_tile<32> tile = cg::tiled_partition<32>(block);
  __shared__ float parts[8];
  float sum = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) sum += x[i];
  sum = cg::reduce(tile, sum, cg::plus<float>());
  if (tile.thread_rank() == 0) parts[tile.meta_group_rank()] = sum;
  block.sync();
  if (tile.meta_group_rank() == 0) {
    sum = tile.thread_rank() < tile.meta_group_size() ? parts[tile.thread_rank()] : 0.f;
    sum = cg::reduce(tile, sum, cg::plus<float>());
    if (tile.thread_rank() == 0) atomicAdd(y, sum);
  }
}

// Half of each block's threads, and no others, fold what they have read under the guard.
__global__ void sum_half_warps(const float* x, float* y, int n) {
  unsigned t = threadIdx.x, i = blockIdx.x * 16 + t;
  if (t < 16) {
    float sum = i < n ? x[i] * x[i] : 0.f;
    for (int d = 8; d > 0; d /= 2) sum += __shfl_xor_sync(0xffff, sum, d);
    if (t == 0) atomicAdd(y, sum);
  }
}

__global__ void count_votes(const int* x, int* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned votes = __ballot_sync(0xffffffff, i < n && x[i] > 0);
  if ((threadIdx.x & 31) == 0) atomicAdd(y, __popc(votes));
}
