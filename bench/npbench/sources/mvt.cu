// A matrix and its transpose times a vector each, added to two vectors.
extern "C" __global__ void rows(const double* A, double* x1, const double* y1, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  double sum = 0;
  for (int j = 0; j < n; j++) sum += A[i * n + j] * y1[j];
  x1[i] += sum;
}

extern "C" __global__ void columns(const double* A, double* x2, const double* y2, int n) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  if (j >= n) return;
  double sum = 0;
  for (int i = 0; i < n; i++) sum += A[i * n + j] * y2[i];
  x2[j] += sum;
}
