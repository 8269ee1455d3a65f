// y = x^T A, one thread a column.
__global__ void vecmat(const double* x, const double* A, double* y, int m, int n) {
  int col = blockIdx.x * blockDim.x + threadIdx.x;
  if (col >= n) return;
  double sum = 0.0;
  const double* a = A + col;
  for (int i = 0; i < m; i++) {
    sum += x[i] * *a;
    a += n;
  }
  y[col] = sum;
}
