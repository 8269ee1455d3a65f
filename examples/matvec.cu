// y = A x, one thread a row.
__global__ void matvec(const float* A, const float* x, float* y, int m, int n) {
  int row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row < m) {
    float sum = 0.0f;
    for (int j = 0; j < n; j++) sum += A[row * n + j] * x[j];
    y[row] = sum;
  }
}
