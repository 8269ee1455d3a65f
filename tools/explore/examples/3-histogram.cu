// CUDA: a histogram in shared memory, added up with atomic operations
__global__ void histogram(const float* x, int* bins, int n) {
  __shared__ int local[64];
  if (threadIdx.x < 64) local[threadIdx.x] = 0;
  __syncthreads();
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    int bin = (int)((x[i] + 1.0f) * 32.0f);
    atomicAdd(&local[min(max(bin, 0), 63)], 1);
  }
  __syncthreads();
  if (threadIdx.x < 64) atomicAdd(&bins[threadIdx.x], local[threadIdx.x]);
}
