// Kernels that race, and kernels that only look so.

extern "C" __global__ void no_barrier(const int *x, int *y) {
  __shared__ int part[64];
  int t = threadIdx.x;
  part[t] = x[t];
  y[t] = part[63 - t];
}

extern "C" __global__ void with_barrier(const int *x, int *y) {
  __shared__ int part[64];
  int t = threadIdx.x;
  for (int k = 0; k < 3; ++k) {
    part[t] = x[t] + k;
    __syncthreads();
    y[t] = part[63 - t];
    __syncthreads();
  }
}

extern "C" __global__ void barrier_missing_in_loop(const int *x, int *y) {
  __shared__ int part[64];
  int t = threadIdx.x;
  for (int k = 0; k < 3; ++k) {
    part[t] = x[t] + k;
    __syncthreads();
    y[t] = part[63 - t];
  }
}

extern "C" __global__ void all_blocks_write(int *y) { y[threadIdx.x] = blockIdx.x; }

extern "C" __global__ void all_blocks_add(int *y) { atomicAdd(&y[threadIdx.x], 1); }

extern "C" __global__ void shift(const int *x, int *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i + 1 < n)
    y[i] = x[i + 1];
}

extern "C" __global__ void neighbours_in_warp(int *x, int *y) {
  __shared__ int part[32];
  int t = threadIdx.x;
  part[t] = x[t];
  __syncwarp();
  y[t] = part[31 - t];
}

extern "C" __global__ void any_above(const int *x, int *y, int limit) {
  __shared__ int any;
  int t = threadIdx.x;
  if (t == 0)
    any = 0;
  __syncthreads();
  if (x[t] > limit)
    any = 1;
  __syncthreads();
  y[t] = any;
}

extern "C" __global__ void last_above(const int *x, int *y, int limit) {
  __shared__ int which;
  int t = threadIdx.x;
  if (x[t] > limit)
    which = t;
  __syncthreads();
  y[t] = which > limit;
}

extern "C" __global__ void half_barrier(const int *x, int *y) {
  __shared__ int part[64];
  int t = threadIdx.x;
  part[t] = x[t];
  if (t < 32)
    __syncthreads();
  y[t] = t < 32 ? part[31 - t] : part[t];
}

extern "C" __global__ void half_block(const int *x, int *y) {
  __shared__ int part[64];
  int t = threadIdx.x;
  if (t < 32) {
    part[t] = x[t];
    __syncthreads();
    y[t] = part[31 - t];
  }
}

extern "C" __global__ void quiet_race(const int *x, int *y) {
  __shared__ int part[64];
  int t = threadIdx.x;
  part[t] = 1;
  __syncthreads();
  part[t] = 1;
  y[t] = x[t] * part[63 - t];
}

extern "C" __global__ void count_up(int *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  for (int k = 0; k < n; ++k)
    *(volatile int *)&y[i] = y[i] + k;
}

extern __shared__ int dynamic[];
extern "C" __global__ void two_arrays(const int *x, int *y) {
  int t = threadIdx.x;
  dynamic[t] = x[t];
  dynamic[t + 64] = x[t] + 1;
  __syncthreads();
  y[t] = dynamic[63 - t] + dynamic[127 - t];
}
