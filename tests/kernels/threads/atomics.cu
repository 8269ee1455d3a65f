// Atomics of every kind and type, old values used; compare-and-swap loops; colliding updates.
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#define K(name, T, call) __global__ void name(const int* x, T* m, T* old, int n, int k) { \
  int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) old[i] = call; }
K(add_i, int, atomicAdd(&m[x[i] % k], x[i]))
K(add_f, float, atomicAdd(&m[x[i] % k], (float)x[i]))
K(add_l, unsigned long long, atomicAdd(&m[x[i] % k], (unsigned long long)x[i] << 33))
K(min_i, int, atomicMin(&m[x[i] % k], x[i] * 7919 % 1009 - 500))
K(max_u, unsigned, atomicMax(&m[x[i] % k], (unsigned)(x[i] * 7919)))
K(and_i, int, atomicAnd(&m[x[i] % k], ~(1 << (i & 31))))
K(or_i, int, atomicOr(&m[x[i] % k], 1 << (i & 31)))
K(xor_i, int, atomicXor(&m[x[i] % k], x[i]))
K(exch_i, int, atomicExch(&m[x[i] % k], i))
K(exch_f, float, atomicExch(&m[x[i] % k], (float)i))
K(cas_i, int, atomicCAS(&m[x[i] % k], 0, i))
K(cas_v, int, atomicCAS(&m[x[i] % k], x[i] & 1, i & 3))
K(inc_u, unsigned, atomicInc(&m[x[i] % k], 6u))
K(dec_u, unsigned, atomicDec(&m[x[i] % k], 6u))
K(inc_max, unsigned, atomicInc(&m[x[i] % k], 0xffffffffu))
K(dec_max, unsigned, atomicDec(&m[x[i] % k], 0xffffffffu))
K(inc_zero, unsigned, atomicInc(&m[x[i] % k], 0u))
K(dec_zero, unsigned, atomicDec(&m[x[i] % k], 0u))
K(inc_v, unsigned, atomicInc(&m[x[i] % k], x[i] & 7))
K(one_max, int, atomicMax(&m[0], x[i] * 7919 % 1009))
K(one_or, int, atomicOr(&m[0], 1 << (i & 31)))
K(one_exch, int, atomicExch(&m[0], i))
K(sub_i, int, atomicSub(&m[x[i] % k], x[i]))
__global__ void shared_tickets(const int* x, int* old, int n) {
  __shared__ int c[8];
  int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  if (t < 8) c[t] = 100 * t;
  __syncthreads();
  if (i < n && x[i] % 3) old[i] = atomicAdd(&c[x[i] & 3], 1) + 1000 * atomicMax(&c[7], t);
}
__device__ float my_atomic_max(float* p, float v) {
  int* q = (int*)p; int old = *q, assumed;
  do { assumed = old; old = atomicCAS(q, assumed, __float_as_int(fmaxf(v, __int_as_float(assumed)))); } while (assumed != old);
  return __int_as_float(old);
}
__device__ float guarded_max(float* p, float v) {
  int* q = (int*)p; int old = *q;
  while (v > __int_as_float(old)) {
    int assumed = old;
    old = atomicCAS(q, assumed, __float_as_int(v));
    if (old == assumed) break;
  }
  return __int_as_float(old);
}
__device__ double my_atomic_add(double* address, double val) {
  unsigned long long* p = (unsigned long long*)address;
  unsigned long long old = *p, assumed;
  do { assumed = old; old = atomicCAS(p, assumed, __double_as_longlong(val + __longlong_as_double(assumed))); } while (assumed != old);
  return __longlong_as_double(old);
}
__device__ float my_atomic_mul(float* p, float v) {
  unsigned* q = (unsigned*)p; unsigned old = *q, assumed;
  do { assumed = old; old = atomicCAS(q, assumed, __float_as_uint(__uint_as_float(assumed) * v)); } while (assumed != old);
  return __uint_as_float(old);
}
__device__ int mod_add(int* p, int v, int m) {
  int old = *p, assumed;
  do { assumed = old; old = atomicCAS(p, assumed, (assumed + v) % m); } while (assumed != old);
  return old;
}
__global__ void fmax_all(const float* x, float* m, int n) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) my_atomic_max(m, x[i]); }
__global__ void fmax_by(const float* x, const int* b, float* m, float* old, int n) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) old[i] = my_atomic_max(m + b[i], x[i]); }
__global__ void gmax(const float* x, float* m, int n) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) guarded_max(m, x[i]); }
__global__ void dadd(const double* x, const int* b, double* m, int n) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) my_atomic_add(m + b[i], x[i]); }
__global__ void fmul(const float* x, const int* b, float* m, int n) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) my_atomic_mul(m + b[i], x[i]); }
__global__ void modadd(const int* x, const int* b, int* m, int* old, int n) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) old[i] = mod_add(m + b[i], x[i], 97); }
__global__ void smax(const float* x, float* m, int n) {
  __shared__ float s[4]; int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  if (t < 4) s[t] = -1e30f;
  __syncthreads();
  if (i < n) my_atomic_max(&s[i & 3], x[i]);
  __syncthreads();
  if (t < 4) my_atomic_max(&m[t], s[t]);
}
__device__ void half_add(__half* address, __half val) {
  unsigned* base = (unsigned*)((size_t)address & ~(size_t)2);
  unsigned old = *base, assumed;
  do {
    assumed = old;
    unsigned short h = (size_t)address & 2 ? old >> 16 : old & 0xffff;
    __half hv; *(unsigned short*)&hv = h;
    hv = hv + val;
    unsigned short r = *(unsigned short*)&hv;
    old = (size_t)address & 2 ? (old & 0xffff) | (r << 16) : (old & 0xffff0000) | r;
    old = atomicCAS(base, assumed, old);
  } while (assumed != old);
}
__global__ void hadd(const __half* x, const int* b, __half* m, int n) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) half_add(m + b[i], x[i]); }
__global__ void ah(const __half* x, const int* b, __half* m, int n) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) atomicAdd(m + b[i], x[i]); }
__global__ void ab(const __nv_bfloat16* x, const int* b, __nv_bfloat16* m, int n) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) atomicAdd(m + b[i], x[i]); }
__global__ void ah2(const __half2* x, const int* b, __half2* m, int n) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) atomicAdd(m + b[i], x[i]); }
__global__ void ab2(const __nv_bfloat162* x, const int* b, __nv_bfloat162* m, int n) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) atomicAdd(m + b[i], x[i]); }
__global__ void af4(const float4* x, const int* b, float4* m, int n) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) atomicAdd(m + b[i], x[i]); }
__global__ void ad(const double* x, const int* b, double* m, int n) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) atomicAdd(m + b[i], x[i]); }
__global__ void cas16(const unsigned short* x, const int* b, unsigned short* m, int n) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) { unsigned short old = m[b[i]], a; do { a = old; old = atomicCAS(m + b[i], a, (unsigned short)(a ^ x[i])); } while (old != a); } }
__global__ void hash_insert(const unsigned* key, unsigned* table, int* slot, int n, int cap) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  unsigned k = key[i], s = (k * 2654435761u) % cap;
  while (true) {
    unsigned prev = atomicCAS(&table[s], 0xffffffffu, k);
    if (prev == 0xffffffffu || prev == k) break;
    s = (s + 1) % cap;
  }
  slot[i] = 1;
}
__global__ void list_push(int* head, int* next, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  int old;
  do { old = *(volatile int*)head; next[i] = old; } while (atomicCAS(head, old, i) != old);
}
__global__ void queue(int* counter, const int* x, int* y, int n) {
  while (true) {
    int i = atomicAdd(counter, 1);
    if (i >= n) break;
    y[i] = x[i] * 2;
  }
}
__global__ void last_block(const float* x, float* partial, float* out, unsigned* count, int n) {
  __shared__ float s[32];
  __shared__ bool last;
  int t = threadIdx.x, i = blockIdx.x * 32 + t;
  s[t] = i < n ? x[i] : 0.0f;
  __syncthreads();
  for (int d = 16; d > 0; d >>= 1) { if (t < d) s[t] += s[t + d]; __syncthreads(); }
  if (t == 0) {
    partial[blockIdx.x] = s[0];
    __threadfence();
    unsigned ticket = atomicInc(count, gridDim.x);
    last = ticket == gridDim.x - 1;
  }
  __syncthreads();
  if (last) {
    float v = 0;
    for (int k = t; k < gridDim.x; k += 32) v += ((volatile float*)partial)[k];
    s[t] = v;
    __syncthreads();
    for (int d = 16; d > 0; d >>= 1) { if (t < d) s[t] += s[t + d]; __syncthreads(); }
    if (t == 0) { out[0] = s[0]; *count = 0; }
  }
}
__global__ void bounded(int* lock, int* y) {
  int tries = 0;
  while (atomicCAS(lock, 0, 1) != 0 && ++tries < 5);
  y[blockIdx.x] = tries < 5;
}
// Updates that collide by an affine index, under masks and divisions, in shared and global memory.
__global__ void collide(const float* x, float* rows, float* cols, float* all, int h, int w) {
  int i = blockIdx.y * blockDim.y + threadIdx.y, j = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= h || j >= w) return;
  float v = x[i * w + j];
  atomicAdd(&rows[i], v);
  atomicAdd(&cols[j / 2], v);
  if ((i + j) % 3 == 0) atomicAdd(&all[0], v);
  atomicAdd(&all[1 + j % 4], 1.0f);
}
__global__ void lifting(const float* x, float* y, int n) {
  __shared__ float s[72];
  int t = threadIdx.x, base = blockIdx.x * 64;
  s[t] = base + t < n ? x[base + t] : 0.0f;
  if (t < 8) s[64 + t] = base + 64 + t < n ? x[base + 64 + t] : 0.0f;
  __syncthreads();
  if (t % 2 == 1 && t < 63) s[t] -= 0.5f * (s[t - 1] + s[t + 1]);
  __syncthreads();
  if (t % 2 == 0 && t > 0) s[t] += 0.25f * (s[t - 1] + s[t + 1]);
  __syncthreads();
  int to = t / 2 + (t % 2) * 32;
  if (base + to < n) y[base + to] = s[t];
}
__global__ void masked_bins(const int* x, int* y, int n) {
  __shared__ int s[16];
  int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  if (t < 16) s[t] = t;
  __syncthreads();
  if (i < n && x[i] > 0) atomicAdd(&s[t / 4], x[i]);
  if (i < n && x[i] < 0) atomicSub(&s[(t % 8) * 2], x[i]);
  __syncthreads();
  if (t < 16) atomicMax(&y[t], s[t]);
}
