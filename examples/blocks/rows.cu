// Each block works on one row of a matrix.
#define THREADS 128

__global__ void softmax_block(const float* x, float* y, int cols) {
  __shared__ float s[THREADS];
  const float* row = x + blockIdx.x * cols;
  int t = threadIdx.x;
  float most = -3.402823466e+38f;
  for (int j = t; j < cols; j += THREADS) most = fmaxf(most, row[j]);
  s[t] = most;
  __syncthreads();
  for (int half = THREADS / 2; half > 0; half >>= 1) {
    if (t < half) s[t] = fmaxf(s[t], s[t + half]);
    __syncthreads();
  }
  most = s[0];
  __syncthreads();
  float sum = 0.0f;
  for (int j = t; j < cols; j += THREADS) sum += expf(row[j] - most);
  s[t] = sum;
  __syncthreads();
  for (int half = THREADS / 2; half > 0; half >>= 1) {
    if (t < half) s[t] += s[t + half];
    __syncthreads();
  }
  sum = s[0];
  for (int j = t; j < cols; j += THREADS) y[blockIdx.x * cols + j] = expf(row[j] - most) / sum;
}

// The sum over a block, in every thread.
__device__ float block_total(float v) {
  __shared__ float warps[THREADS / 32];
  __shared__ float total;
  for (int mask = 16; mask > 0; mask >>= 1) v += __shfl_xor_sync(0xffffffff, v, mask);
  if (threadIdx.x % 32 == 0) warps[threadIdx.x / 32] = v;
  __syncthreads();
  if (threadIdx.x == 0) {
    float sum = 0.0f;
    for (int w = 0; w < THREADS / 32; ++w) sum += warps[w];
    total = sum;
  }
  __syncthreads();
  return total;
}

__global__ void layer_norm_block(const float* x, const float* gain, const float* bias, float* y, int cols,
                           float epsilon) {
  const float* row = x + blockIdx.x * cols;
  float sum = 0.0f;
  for (int j = threadIdx.x; j < cols; j += THREADS) sum += row[j];
  float mean = block_total(sum) / cols;
  float squares = 0.0f;
  for (int j = threadIdx.x; j < cols; j += THREADS) {
    float d = row[j] - mean;
    squares += d * d;
  }
  float scale = rsqrtf(block_total(squares) / cols + epsilon);
  for (int j = threadIdx.x; j < cols; j += THREADS)
    y[blockIdx.x * cols + j] = (row[j] - mean) * scale * gain[j] + bias[j];
}

// y = A x, a warp a row, eight warps a block.
__global__ void matvec_warp(const float* A, const float* x, float* y, int rows, int cols) {
  int row = (blockIdx.x * blockDim.x + threadIdx.x) / 32, lane = threadIdx.x % 32;
  if (row >= rows) return;
  float sum = 0.0f;
  for (int j = lane; j < cols; j += 32) sum += A[row * cols + j] * x[j];
  for (int offset = 16; offset > 0; offset >>= 1) sum += __shfl_down_sync(0xffffffff, sum, offset);
  if (lane == 0) y[row] = sum;
}
