// y = A x, A in compressed rows, a row a thread.
extern "C" __global__ void spmv(const int* start, const int* column, const float* value,
                                const float* x, float* y, int rows) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= rows) return;
  float sum = 0.0f;
  for (int k = start[i]; k < start[i + 1]; k++) sum += value[k] * x[column[k]];
  y[i] = sum;
}
