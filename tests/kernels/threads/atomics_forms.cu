// Atomics in the forms that kernels have them in: addresses that collide by an affine index, guards
// and masks, shared memory in parts, several at one address, every type, the old value used.
#include <cuda_bf16.h>
#include <cuda_fp16.h>

#define I (blockIdx.x * blockDim.x + threadIdx.x)

// --- many lanes, one element, by an affine index ---
__global__ void form_halves(const float* x, float* y, int n) {
  int i = I;
  if (i < n) atomicAdd(&y[i / 2], x[i]);
}
__global__ void form_modulo(const int* x, int* y, int n) {
  int i = I;
  if (i < n) atomicAdd(&y[i % 4], x[i]);
}
__global__ void form_constant(const int* x, int* y, int n) {
  int i = I;
  if (i < n) {
    atomicAdd(y, x[i]);
    atomicMax(y + 1, x[i]);
    atomicAdd(y + 2, 3);
  }
}
__global__ void form_rows(const float* x, float* y, int h, int w) {
  int j = blockIdx.x * blockDim.x + threadIdx.x, i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i < h && j < w) atomicAdd(&y[i], x[i * w + j]);
}
__global__ void form_diagonals(const int* x, int* y, int h, int w) {
  int j = blockIdx.x * blockDim.x + threadIdx.x, i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i < h && j < w) atomicAdd(&y[i + j], x[i * w + j]);
}
__global__ void form_neighbours(const float* x, float* y, int n) {
  int i = I;
  if (i < n) {
    atomicAdd(&y[i], x[i]);
    atomicAdd(&y[i + 1], 0.5f * x[i]);
    atomicAdd(&y[i + 2], 0.25f * x[i]);
  }
}
__global__ void form_loop(const int* x, int* y, int n, int k) {
  int i = I;
  if (i < n)
    for (int j = 0; j < k; ++j) atomicAdd(&y[(i + j) / 3], x[i] + j);
}
// --- guards and masks ---
__global__ void form_guarded(const int* x, int* y, int n) {
  int i = I;
  if (i < n && x[i] > 0) atomicAdd(&y[i / 8], x[i]);
  if (i < n && (i & 1)) atomicSub(&y[i / 8], 1);
}
__global__ void form_branches(const int* x, int* y, int n) {
  int i = I;
  if (i >= n) return;
  if (x[i] & 1)
    atomicAdd(&y[0], x[i]);
  else if (x[i] > 0)
    atomicOr(&y[1], x[i]);
  else
    atomicXor(&y[2], x[i]);
}
__global__ void form_selected(const int* x, int* y, int n) {
  int i = I;
  if (i < n) atomicMin(x[i] > 0 ? &y[i % 3] : &y[3], x[i]);
}
// --- shared memory, in parts and divided ---
__global__ void form_parts(const int* x, int* y, int n) {
  __shared__ int part[4];
  int t = threadIdx.x, i = I;
  if (t < 4) part[t] = 0;
  __syncthreads();
  if (i < n) atomicAdd(&part[t / 16], x[i]);
  __syncthreads();
  if (t < 4) y[4 * blockIdx.x + t] = part[t];
}
__global__ void form_scaled(const float* x, float* y, int n) {
  __shared__ float s[34];
  int t = threadIdx.x, i = blockIdx.x * 64 + t;
  if (t < 34) s[t] = 0.0f;
  __syncthreads();
  float v = i < n ? x[i] : 0.0f;
  if (t % 2 == 0) atomicAdd(&s[t / 2], v);
  if (t % 2) atomicAdd(&s[t / 2 + 1], -0.5f * v);
  __syncthreads();
  if (t < 34) s[t] = s[t] / 3.0f;
  __syncthreads();
  if (t < 34) atomicAdd(&y[t], s[t]);
}
__global__ void form_private(const unsigned char* x, unsigned* y, int n) {
  __shared__ unsigned bins[2][16];
  int t = threadIdx.x;
  if (t < 32) bins[t / 16][t % 16] = 0;
  __syncthreads();
  for (int i = I; i < n; i += gridDim.x * blockDim.x) atomicAdd(&bins[t & 1][x[i] >> 4], 1u);
  __syncthreads();
  if (t < 16) atomicAdd(&y[t], bins[0][t] + bins[1][t]);
}
// --- two at one address ---
__global__ void form_twice(const int* x, int* y, int n) {
  int i = I;
  if (i >= n) return;
  atomicAdd(&y[i / 4], x[i]);
  atomicAdd(&y[i / 4], 2 * x[i] + 1);
}
__global__ void form_order(const int* x, int* y, int n) {
  int t = threadIdx.x;
  __shared__ int s;
  if (t == 0) s = 1;
  __syncthreads();
  atomicAdd(&s, x[I]);
  __syncthreads();
  atomicMax(&s, 7);
  __syncthreads();
  atomicSub(&s, t);
  __syncthreads();
  if (t == 0) y[blockIdx.x] = s;
}
// --- types ---
__global__ void form_half(const __half* x, __half* y, int n) {
  int i = I;
  if (i < n) atomicAdd(&y[i / 2], x[i]);
}
__global__ void form_bfloat(const __nv_bfloat16* x, __nv_bfloat16* y, int n) {
  int i = I;
  if (i < n) atomicAdd(&y[i / 2], x[i]);
}
__global__ void form_packed(const __half2* x, __half2* y, int n) {
  int i = I;
  if (i < n) atomicAdd(&y[i / 2], x[i]);
}
__global__ void form_double(const double* x, double* y, int n) {
  int i = I;
  if (i < n) atomicAdd(&y[i % 5], x[i]);
}
__global__ void form_wide(const unsigned long long* x, unsigned long long* y, int n) {
  int i = I;
  if (i >= n) return;
  atomicAdd(&y[0], x[i]);
  atomicMax(&y[1], x[i]);
  atomicAnd(&y[2], x[i]);
  atomicXor(&y[3], x[i]);
}
__global__ void form_block(const int* x, int* y, int n) {
  int i = I;
  if (i < n) {
    atomicAdd_block(&y[blockIdx.x], x[i]);
    atomicMax_system(&y[gridDim.x], x[i]);
  }
}
// --- the old value used ---
__global__ void form_tickets(const int* x, int* y, int* count, int n) {
  int i = I;
  if (i < n) y[atomicAdd(&count[i % 3], 2) / 2 * 3 + i % 3] = x[i] * 0 + i % 3;
}
__global__ void form_first(const int* x, int* y, int* marks, int n) {
  int i = I;
  if (i < n && atomicExch(&marks[x[i]], 1) == 0) atomicAdd(y, 1);
}
__global__ void form_claim(const int* x, int* y, int* owner, int n) {
  int i = I;
  if (i < n && atomicCAS(&owner[x[i] / 2], -1, x[i] / 2) == -1) atomicAdd(y, x[i] / 2 + 1);
}
__global__ void form_wraps(unsigned* y, unsigned* old, int n) {
  int i = I;
  if (i < n) {
    atomicInc(&y[i % 2], 5);
    atomicDec(&y[2 + i % 2], 4);
    atomicAdd(&old[atomicInc(&y[4], 6)], 1u);
  }
}
// --- loops that are another atomic ---
__device__ float max_by_swaps(float* at, float v) {
  int* bits = (int*)at;
  int old = *bits, seen;
  do {
    seen = old;
    old = atomicCAS(bits, seen, __float_as_int(fmaxf(v, __int_as_float(seen))));
  } while (seen != old);
  return __int_as_float(old);
}
__device__ double add_by_swaps(double* at, double v) {
  unsigned long long* bits = (unsigned long long*)at;
  unsigned long long old = *bits, seen;
  do {
    seen = old;
    old = atomicCAS(bits, seen, __double_as_longlong(v + __longlong_as_double(seen)));
  } while (seen != old);
  return __longlong_as_double(old);
}
__device__ void multiply_by_swaps(float* at, float v) {
  float old = *at;
  for (;;) {
    unsigned now = atomicCAS((unsigned*)at, __float_as_uint(old), __float_as_uint(old * v));
    if (now == __float_as_uint(old)) break;
    old = __uint_as_float(now);
  }
}
__global__ void form_swaps(const float* x, float* y, double* z, int n) {
  int i = I;
  if (i >= n) return;
  max_by_swaps(&y[i / 16], x[i]);
  multiply_by_swaps(&y[10 + i % 2], x[i] > 0.0f ? 2.0f : 0.5f);
  add_by_swaps(&z[i / 8], (double)x[i]);
}
