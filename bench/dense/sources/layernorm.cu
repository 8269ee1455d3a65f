// Layer normalization, a block a row: sums by warp shuffles, then over the warps.
#define B 256
__device__ float block_sum(float value, float* part) {
  for (int d = 16; d > 0; d >>= 1) value += __shfl_down_sync(0xffffffff, value, d);
  if (threadIdx.x % 32 == 0) part[threadIdx.x / 32] = value;
  __syncthreads();
  value = 0.0f;
  for (int w = 0; w < B / 32; w++) value += part[w];
  __syncthreads();
  return value;
}

extern "C" __global__ void layernorm(const float* x, const float* scale, const float* shift,
                                     float* y, int columns) {
  __shared__ float part[B / 32];
  const float* row = x + (size_t)blockIdx.x * columns;
  float* out = y + (size_t)blockIdx.x * columns;
  float sum = 0.0f;
  for (int j = threadIdx.x; j < columns; j += B) sum += row[j];
  float mean = block_sum(sum, part) / columns;
  float squares = 0.0f;
  for (int j = threadIdx.x; j < columns; j += B) squares += (row[j] - mean) * (row[j] - mean);
  float inverse = rsqrtf(block_sum(squares, part) / columns + 1e-5f);
  for (int j = threadIdx.x; j < columns; j += B)
    out[j] = (row[j] - mean) * inverse * scale[j] + shift[j];
}
