// The correlation matrix of m variables of which there are n observations.
extern "C" __global__ void means(const double* data, double* mean, int n, int m) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  if (j >= m) return;
  double sum = 0;
  for (int i = 0; i < n; i++) sum += data[i * m + j];
  mean[j] = sum / n;
}

extern "C" __global__ void deviations(const double* data, const double* mean, double* dev, int n,
                                      int m) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  if (j >= m) return;
  double sum = 0;
  for (int i = 0; i < n; i++) {
    double d = data[i * m + j] - mean[j];
    sum += d * d;
  }
  double s = sqrt(sum / n);
  dev[j] = s <= 0.1 ? 1.0 : s;
}

extern "C" __global__ void normalize(double* data, const double* mean, const double* dev, int n,
                                     int m) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i < n && j < m)
    data[i * m + j] = (data[i * m + j] - mean[j]) / (sqrt((double)n) * dev[j]);
}

extern "C" __global__ void correlation(const double* data, double* corr, int n, int m) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i >= m || j >= m) return;
  if (i == j) {
    corr[i * m + j] = 1.0;
    return;
  }
  double sum = 0;
  for (int k = 0; k < n; k++) sum += data[k * m + i] * data[k * m + j];
  corr[i * m + j] = sum;
}
