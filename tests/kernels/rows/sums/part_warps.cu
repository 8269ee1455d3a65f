// Folds over a part of a warp, and of values that are shuffled in halves.
// Segments of eight lanes; the first one of each has the sum.
__global__ void part_width(const float* x, float* y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float v = x[i];
  for (int d = 4; d > 0; d /= 2) v += __shfl_down_sync(0xffffffff, v, d, 8);
  if (threadIdx.x % 8 == 0) y[i / 8] = v;
}
// All lanes of half a warp have the greatest.
__global__ void part_all(const int* x, int* y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int v = x[i];
  for (int d = 8; d > 0; d /= 2) v = max(v, __shfl_xor_sync(0xffffffff, v, d));
  y[i] = x[i] - v;
}
// A row of a matrix by eight lanes.
__global__ void part_rows(const float* x, float* y, int n) {
  int row = blockIdx.x * blockDim.y + threadIdx.y;
  float s = 0;
  for (int k = threadIdx.x; k < n; k += 8) s += x[row * n + k];
  s += __shfl_xor_sync(~0u, s, 4);
  s += __shfl_xor_sync(~0u, s, 2);
  s += __shfl_xor_sync(~0u, s, 1);
  if (threadIdx.x == 0) y[row] = s;
}
// Doubles go in halves.
__global__ void whole_double(const double* x, double* y) {
  double v = x[blockIdx.x * 32 + threadIdx.x];
  for (int d = 16; d; d >>= 1) v += __shfl_xor_sync(~0u, v, d);
  if (threadIdx.x == 0) y[blockIdx.x] = v;
}
