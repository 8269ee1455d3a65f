// The covariance matrix of m variables of which there are n observations.
extern "C" __global__ void means(const double* data, double* mean, int n, int m) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  if (j >= m) return;
  double sum = 0;
  for (int i = 0; i < n; i++) sum += data[i * m + j];
  mean[j] = sum / n;
}

extern "C" __global__ void center(double* data, const double* mean, int n, int m) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i < n && j < m) data[i * m + j] -= mean[j];
}

extern "C" __global__ void covariance(const double* data, double* cov, int n, int m) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i >= m || j >= m) return;
  double sum = 0;
  for (int k = 0; k < n; k++) sum += data[k * m + i] * data[k * m + j];
  cov[i * m + j] = sum / (n - 1);
}
