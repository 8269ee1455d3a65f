// y = A^T (A x)
extern "C" __global__ void rows(const double* A, const double* x, double* t, int m, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= m) return;
  double sum = 0;
  for (int j = 0; j < n; j++) sum += A[i * n + j] * x[j];
  t[i] = sum;
}

extern "C" __global__ void columns(const double* A, const double* t, double* y, int m, int n) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  if (j >= n) return;
  double sum = 0;
  for (int i = 0; i < m; i++) sum += A[i * n + j] * t[i];
  y[j] = sum;
}
