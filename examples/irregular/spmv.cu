// y = A x, the matrix A in compressed sparse rows: a row a thread, of as many entries as it has.
__global__ void spmv(const int* start, const int* column, const float* value, const float* x,
                     float* y, int rows) {
  int row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= rows) return;
  float sum = 0.0f;
  for (int k = start[row]; k < start[row + 1]; k++) sum += value[k] * x[column[k]];
  y[row] = sum;
}
