// y = alpha A x + beta B x
extern "C" __global__ void gesummv(const double* A, const double* B, const double* x, double* y,
                                   double alpha, double beta, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  double a = 0, b = 0;
  for (int j = 0; j < n; j++) {
    a += A[i * n + j] * x[j];
    b += B[i * n + j] * x[j];
  }
  y[i] = alpha * a + beta * b;
}
