// The softmax of every row, a block a row: tree reductions in shared memory.
#define B 256
extern "C" __global__ void softmax(const float* x, float* y, int columns) {
  __shared__ float part[B];
  int t = threadIdx.x;
  const float* row = x + (size_t)blockIdx.x * columns;
  float* out = y + (size_t)blockIdx.x * columns;
  float most = -INFINITY;
  for (int j = t; j < columns; j += B) most = fmaxf(most, row[j]);
  part[t] = most;
  __syncthreads();
  for (int d = B / 2; d > 0; d >>= 1) {
    if (t < d) part[t] = fmaxf(part[t], part[t + d]);
    __syncthreads();
  }
  most = part[0];
  __syncthreads();
  float sum = 0.0f;
  for (int j = t; j < columns; j += B) sum += expf(row[j] - most);
  part[t] = sum;
  __syncthreads();
  for (int d = B / 2; d > 0; d >>= 1) {
    if (t < d) part[t] += part[t + d];
    __syncthreads();
  }
  sum = part[0];
  for (int j = t; j < columns; j += B) out[j] = expf(row[j] - most) / sum;
}
