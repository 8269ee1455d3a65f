// C = alpha A B + beta C
extern "C" __global__ void gemm(const double* A, const double* B, double* C, double alpha,
                                double beta, int ni, int nj, int nk) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i >= ni || j >= nj) return;
  double sum = 0;
  for (int k = 0; k < nk; k++) sum += A[i * nk + k] * B[k * nj + j];
  C[i * nj + j] = alpha * sum + beta * C[i * nj + j];
}
