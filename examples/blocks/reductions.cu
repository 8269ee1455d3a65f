// Sums of an array, a block's threads together.

// A tree in dynamic shared memory: a partial sum for each block.
__global__ void tree_sum(const float* x, float* partial, int n) {
  extern __shared__ float s[];
  unsigned t = threadIdx.x;
  unsigned i = blockIdx.x * blockDim.x * 2 + t;
  float v = i < n ? x[i] : 0.0f;
  if (i + blockDim.x < n) v += x[i + blockDim.x];
  s[t] = v;
  __syncthreads();
  for (unsigned half = blockDim.x / 2; half > 0; half >>= 1) {
    if (t < half) s[t] += s[t + half];
    __syncthreads();
  }
  if (t == 0) partial[blockIdx.x] = s[0];
}

__device__ float warp_total(float v) {
  for (int offset = warpSize / 2; offset > 0; offset /= 2)
    v += __shfl_down_sync(0xffffffff, v, offset);
  return v;
}

// Shuffles inside each warp, then the first warp sums what the warps have left in shared memory.
__global__ void warp_sum(const float* x, float* partial, int n) {
  __shared__ float warps[32];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int lane = threadIdx.x % warpSize, warp = threadIdx.x / warpSize;
  float v = warp_total(i < n ? x[i] : 0.0f);
  if (lane == 0) warps[warp] = v;
  __syncthreads();
  v = threadIdx.x < blockDim.x / warpSize ? warps[lane] : 0.0f;
  if (warp == 0) v = warp_total(v);
  if (threadIdx.x == 0) partial[blockIdx.x] = v;
}

// A few blocks stride over the whole array; the blocks' sums meet in one atomic.
__global__ void grid_sum(const float* x, float* total, int n) {
  __shared__ float s[256];
  float v = 0.0f;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    v += x[i];
  s[threadIdx.x] = v;
  __syncthreads();
  for (int half = blockDim.x / 2; half > 0; half /= 2) {
    if (threadIdx.x < half) s[threadIdx.x] += s[threadIdx.x + half];
    __syncthreads();
  }
  if (threadIdx.x == 0) atomicAdd(total, s[0]);
}

// The scalar product of two arrays: a butterfly in each warp, one atomic a warp.
__global__ void dot_product(const float* x, const float* y, float* out, int n) {
  float v = 0.0f;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    v += x[i] * y[i];
#pragma unroll
  for (int mask = 16; mask > 0; mask >>= 1) v += __shfl_xor_sync(0xffffffff, v, mask);
  if ((threadIdx.x & 31) == 0) atomicAdd(out, v);
}
