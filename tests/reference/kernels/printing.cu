// Kernels that print, assert and trap.
#include <cstdio>
#include <cassert>

__global__ void forms(const int* a, const double* d, int* out) {
  int i = threadIdx.x + blockIdx.x * blockDim.x;
  long long w = (long long)a[i] << 33;
  printf("%d|%5u|%-6x|%o|%lld|%llx|%hhd|%hu|%c|%%|%f|%8.3e|%+g|%*.*f|%06.1f|%a|%s|%5s|%.1s|%.3d\n",
         a[i], a[i], a[i], a[i], w, w, a[i], a[i], 65 + i, d[i], d[i], d[i], 9, 2, d[i], d[i], d[i],
         "st", "r", "xyz", a[i]);
  out[i] = i;
}

__global__ void masked(const float* x, int* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  for (int j = 0; j < i % 3; j++)
    if (x[i] > 0.0f) printf("lane %d, %d: %g\n", i, j, x[i]);
  y[i] = i;
}

__global__ void tile(const float* x, float* y) {
  __shared__ float s[8];
  int t = threadIdx.x;
  s[t] = x[blockIdx.x * 8 + t];
  __syncthreads();
  float v = s[7 - t];
  if (t == 0) printf("block %d first %g\n", blockIdx.x, v);
  for (int k = 4; k; k /= 2) v += __shfl_xor_sync(~0u, v, k);
  __syncthreads();
  assert(v < 1000.f);
  if (v < -1000.f) __trap();
  y[blockIdx.x * 8 + t] = v;
}

__global__ void unknown(const char* name, int* y) {
  printf("name %s\n", name);
  y[threadIdx.x] = 1;
}
