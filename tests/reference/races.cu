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
