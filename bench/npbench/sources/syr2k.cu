// The lower triangle of C = alpha (A B^T + B A^T) + beta C
extern "C" __global__ void syr2k(const double* A, const double* B, double* C, double alpha,
                                 double beta, int n, int m) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i >= n || j > i) return;
  double sum = 0;
  for (int k = 0; k < m; k++) sum += A[j * m + k] * B[i * m + k] + B[j * m + k] * A[i * m + k];
  C[i * n + j] = alpha * sum + beta * C[i * n + j];
}
