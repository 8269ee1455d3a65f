// The lower triangle of C = alpha A A^T + beta C
extern "C" __global__ void syrk(const double* A, double* C, double alpha, double beta, int n,
                                int m) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i >= n || j > i) return;
  double sum = 0;
  for (int k = 0; k < m; k++) sum += A[i * m + k] * A[j * m + k];
  C[i * n + j] = alpha * sum + beta * C[i * n + j];
}
