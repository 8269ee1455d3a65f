// s = A^T r and q = A p, the two products of a step of biconjugate gradients.
extern "C" __global__ void columns(const double* A, const double* r, double* s, int n, int m) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  if (j >= m) return;
  double sum = 0;
  for (int i = 0; i < n; i++) sum += r[i] * A[i * m + j];
  s[j] = sum;
}

extern "C" __global__ void rows(const double* A, const double* p, double* q, int n, int m) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  double sum = 0;
  for (int j = 0; j < m; j++) sum += A[i * m + j] * p[j];
  q[i] = sum;
}
