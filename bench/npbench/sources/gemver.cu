// A matrix plus two outer products, and two products of it with vectors.
extern "C" __global__ void outer(double* A, const double* u1, const double* v1, const double* u2,
                                 const double* v2, int n) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i < n && j < n) A[i * n + j] += u1[i] * v1[j] + u2[i] * v2[j];
}

extern "C" __global__ void columns(const double* A, double* x, const double* y, const double* z,
                                   double beta, int n) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  if (j >= n) return;
  double sum = 0;
  for (int i = 0; i < n; i++) sum += y[i] * A[i * n + j];
  x[j] += beta * sum + z[j];
}

extern "C" __global__ void rows(const double* A, const double* x, double* w, double alpha, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  double sum = 0;
  for (int j = 0; j < n; j++) sum += A[i * n + j] * x[j];
  w[i] += alpha * sum;
}
