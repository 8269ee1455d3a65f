// Sums and maxima of a block in the forms that people write them in.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
namespace cg = cooperative_groups;
__global__ void tree_remainder(const int* x, int* y, unsigned n) {
  extern __shared__ int s[];
  unsigned t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  s[t] = i < n ? x[i] : 0;
  __syncthreads();
  for (unsigned d = 1; d < blockDim.x; d *= 2) {
    if (t % (2 * d) == 0) s[t] += s[t + d];
    __syncthreads();
  }
  if (t == 0) y[blockIdx.x] = s[0];
}
__global__ void tree_strided(const float* x, float* y, unsigned n) {
  extern __shared__ float f[];
  unsigned t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  f[t] = i < n ? x[i] : 0;
  __syncthreads();
  for (unsigned d = 1; d < blockDim.x; d *= 2) {
    int k = 2 * d * t;
    if (k < blockDim.x) f[k] += f[k + d];
    __syncthreads();
  }
  if (t == 0) y[blockIdx.x] = f[0];
}
__global__ void tree_halves(const float* x, float* y, unsigned n) {
  extern __shared__ float f[];
  unsigned t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  f[t] = i < n ? x[i] : 0;
  __syncthreads();
  for (unsigned d = blockDim.x / 2; d > 0; d >>= 1) {
    if (t < d) f[t] += f[t + d];
    __syncthreads();
  }
  if (t == 0) y[blockIdx.x] = f[0];
}
__global__ void tree_carried(const float* x, float* y, unsigned n) {
  extern __shared__ float f[];
  unsigned t = threadIdx.x, i = blockIdx.x * blockDim.x * 2 + t;
  float sum = i < n ? x[i] : 0;
  if (i + blockDim.x < n) sum += x[i + blockDim.x];
  f[t] = sum;
  __syncthreads();
  for (unsigned d = blockDim.x / 2; d > 0; d >>= 1) {
    if (t < d) f[t] = sum = sum + f[t + d];
    __syncthreads();
  }
  if (t == 0) y[blockIdx.x] = sum;
}
__device__ void last_warp(volatile float* s, int t) {
  s[t] += s[t + 32]; s[t] += s[t + 16]; s[t] += s[t + 8]; s[t] += s[t + 4]; s[t] += s[t + 2]; s[t] += s[t + 1];
}
__global__ void tree_volatile(const float* x, float* y, unsigned n) {
  extern __shared__ float f[];
  unsigned t = threadIdx.x, i = blockIdx.x * blockDim.x * 2 + t;
  f[t] = (i < n ? x[i] : 0) + (i + blockDim.x < n ? x[i + blockDim.x] : 0);
  __syncthreads();
  for (unsigned d = blockDim.x / 2; d > 32; d >>= 1) {
    if (t < d) f[t] += f[t + d];
    __syncthreads();
  }
  if (t < 32) last_warp(f, t);
  if (t == 0) y[blockIdx.x] = f[0];
}
__global__ void tree_syncwarp(const float* x, float* y, unsigned n) {
  __shared__ float f[256];
  unsigned t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  f[t] = (i < n ? x[i] : 0);
  __syncthreads();
  for (unsigned d = blockDim.x / 2; d > 32; d >>= 1) {
    if (t < d) f[t] += f[t + d];
    __syncthreads();
  }
  if (t < 32) {
    float v = f[t];
    v += f[t + 32]; __syncwarp(); f[t] = v; __syncwarp();
    v += f[t + 16]; __syncwarp(); f[t] = v; __syncwarp();
    v += f[t + 8]; __syncwarp(); f[t] = v; __syncwarp();
    v += f[t + 4]; __syncwarp(); f[t] = v; __syncwarp();
    v += f[t + 2]; __syncwarp(); f[t] = v; __syncwarp();
    v += f[t + 1]; __syncwarp(); f[t] = v;
  }
  if (t == 0) y[blockIdx.x] = f[0];
}
template <unsigned B> __device__ void full(const float* x, float* y, unsigned n) {
  __shared__ float f[B];
  unsigned t = threadIdx.x, i = blockIdx.x * B * 2 + t;
  float v = 0;
  while (i < n) { v += x[i]; if (i + B < n) v += x[i + B]; i += B * 2 * gridDim.x; }
  f[t] = v;
  __syncthreads();
  if (B >= 512) { if (t < 256) f[t] += f[t + 256]; __syncthreads(); }
  if (B >= 256) { if (t < 128) f[t] += f[t + 128]; __syncthreads(); }
  if (B >= 128) { if (t < 64) f[t] += f[t + 64]; __syncthreads(); }
  if (t < 32) {
    volatile float* s = f;
    if (B >= 64) s[t] += s[t + 32];
    if (B >= 32) s[t] += s[t + 16];
    if (B >= 16) s[t] += s[t + 8];
    if (B >= 8) s[t] += s[t + 4];
    if (B >= 4) s[t] += s[t + 2];
    if (B >= 2) s[t] += s[t + 1];
  }
  if (t == 0) y[blockIdx.x] = f[0];
}
__global__ void tree_unrolled(const float* x, float* y, unsigned n) { full<256>(x, y, n); }
__global__ void tree_then_tile(const float* x, float* y, unsigned n) {
  __shared__ float f[256];
  cg::thread_block block = cg::this_thread_block();
  unsigned t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  float sum = i < n ? x[i] : 0;
  f[t] = sum;
  cg::sync(block);
  for (unsigned d = blockDim.x / 2; d > 32; d >>= 1) {
    if (t < d) f[t] = sum = sum + f[t + d];
    cg::sync(block);
  }
  cg::thread_block_tile<32> tile = cg::tiled_partition<32>(block);
  if (block.thread_rank() < 32) {
    if (blockDim.x >= 64) sum += f[t + 32];
    for (int o = tile.size() / 2; o > 0; o /= 2) sum += tile.shfl_down(sum, o);
  }
  if (block.thread_rank() == 0) y[blockIdx.x] = sum;
}
__global__ void tree_greater(const int* x, int* y, int n) {
  __shared__ int s[128];
  int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  s[t] = i < n ? x[i] : -2147483647;
  __syncthreads();
  for (int d = blockDim.x / 2; d > 0; d /= 2) {
    if (t < d) if (s[t] < s[t + d]) s[t] = s[t + d];
    __syncthreads();
  }
  if (t == 0) y[blockIdx.x] = s[0];
}
__global__ void tree_greater_float(const float* x, float* y, int n) {
  __shared__ float s[128];
  int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  s[t] = i < n ? x[i] : -1e30f;
  __syncthreads();
  for (int d = blockDim.x / 2; d > 0; d /= 2) {
    if (t < d) if (s[t] < s[t + d]) s[t] = s[t + d];
    __syncthreads();
  }
  if (t == 0) y[blockIdx.x] = s[0];
}
__device__ float wsum(float v) { for (int o = 16; o > 0; o >>= 1) v += __shfl_down_sync(~0u, v, o); return v; }
__global__ void rounds_sum(const float* x, float* y, int n) {
  __shared__ float w[32];
  int t = threadIdx.x, i = blockIdx.x * blockDim.x + t, lane = t & 31, wid = t >> 5;
  float v = wsum(i < n ? x[i] : 0);
  if (lane == 0) w[wid] = v;
  __syncthreads();
  v = t < blockDim.x / 32 ? w[lane] : 0;
  if (wid == 0) v = wsum(v);
  if (t == 0) y[blockIdx.x] = v;
}
__global__ void rounds_each(const float* x, float* y, int n) {
  __shared__ float w[8];
  int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  float v = i < n ? x[i] : 0;
  for (int o = 16; o > 0; o >>= 1) v += __shfl_xor_sync(~0u, v, o);
  if ((t & 31) == 0) w[t / 32] = v;
  __syncthreads();
  v = 0;
  for (int k = 0; k < 8; ++k) v += w[k];
  if (i < n) y[i] = v;
}
__global__ void rounds_atomic(const float* x, float* y, int n) {
  __shared__ float total;
  int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  if (t == 0) total = 0;
  __syncthreads();
  float v = wsum(i < n ? x[i] : 0);
  if ((t & 31) == 0) atomicAdd(&total, v);
  __syncthreads();
  if (t == 0) y[blockIdx.x] = total;
}
__global__ void tree_argmax(const float* x, int* y, int n) {
  __shared__ float s[128]; __shared__ int k[128];
  int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  s[t] = i < n ? x[i] : -1e30f; k[t] = i;
  __syncthreads();
  for (int d = blockDim.x / 2; d > 0; d /= 2) {
    if (t < d) if (s[t] < s[t + d]) { s[t] = s[t + d]; k[t] = k[t + d]; }
    __syncthreads();
  }
  if (t == 0) y[blockIdx.x] = k[0];
}
__global__ void tile_reduce(const int* x, int* y, int n) {
  cg::thread_block_tile<32> tile = cg::tiled_partition<32>(cg::this_thread_block());
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int v = cg::reduce(tile, i < n ? x[i] : 0, cg::plus<int>());
  if (tile.thread_rank() == 0) y[i / 32] = v;
}
__global__ void tree_columns(const float* x, float* y, int n) {
  __shared__ float w[16][16];
  int tx = threadIdx.x, ty = threadIdx.y;
  w[ty][tx] = x[(blockIdx.x * 16 + ty) * 16 + tx];
  __syncthreads();
  for (int i = 1; i <= __log2f(16); i++) {
    int p = __powf(2, i);
    if (ty % p == 0) w[ty][tx] = w[ty][tx] + w[ty + p / 2][tx];
    __syncthreads();
  }
  if (tx == 0) y[blockIdx.x * 16 + ty] = w[tx][ty];
}
__global__ void tree_odd(const float* x, float* y, int n) {
  __shared__ float s[96];
  int t = threadIdx.x;
  s[t] = x[blockIdx.x * 96 + t];
  __syncthreads();
  int size = 96;
  while (size > 1) {
    int half = (size + 1) / 2;
    if (t < size / 2) s[t] += s[t + half];
    __syncthreads();
    size = half;
  }
  if (t == 0) y[blockIdx.x] = s[0];
}
__global__ void tree_pairs(const float* x, float* y, float* z, int n) {
  __shared__ float s[128], q[128];
  int t = threadIdx.x;
  float v = x[blockIdx.x * 128 + t];
  s[t] = v; q[t] = v * v;
  __syncthreads();
  for (int d = 64; d > 0; d >>= 1) {
    if (t < d) { s[t] += s[t + d]; q[t] += q[t + d]; }
    __syncthreads();
  }
  if (t == 0) { y[blockIdx.x] = s[0]; z[blockIdx.x] = q[0]; }
}
