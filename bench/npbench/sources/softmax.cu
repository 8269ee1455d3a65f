// The softmax of every row of an attention's scores, a block a row.
#define B 128

__device__ float all(float mine, float* part, bool most) {
  part[threadIdx.x] = mine;
  __syncthreads();
  for (int d = B / 2; d > 0; d >>= 1) {
    if (threadIdx.x < d) {
      float other = part[threadIdx.x + d];
      part[threadIdx.x] = most ? fmaxf(part[threadIdx.x], other) : part[threadIdx.x] + other;
    }
    __syncthreads();
  }
  float result = part[0];
  __syncthreads();
  return result;
}

extern "C" __global__ void softmax(const float* x, float* y, int columns) {
  __shared__ float part[B];
  const float* from = x + (long long)blockIdx.x * columns;
  float* to = y + (long long)blockIdx.x * columns;
  float most = -INFINITY, total = 0;
  for (int j = threadIdx.x; j < columns; j += B) most = fmaxf(most, from[j]);
  most = all(most, part, true);
  for (int j = threadIdx.x; j < columns; j += B) total += expf(from[j] - most);
  total = all(total, part, false);
  for (int j = threadIdx.x; j < columns; j += B) to[j] = expf(from[j] - most) / total;
}
