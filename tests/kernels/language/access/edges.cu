// What people do at the edges of an array: wrap around, mirror, clamp.

// Along both axes, by distances of either sign.
extern "C" __global__ void roll_plane(const float* x, float* y, int h, int w, int dy, int dx) {
  int j = blockIdx.x * blockDim.x + threadIdx.x, i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i < h && j < w) y[(i + dy + h) % h * w + (j + dx + w) % w] = x[i * w + j];
}

extern "C" __global__ void wrapped_laplacian(const float* u, float* v, int n) {
  int j = blockIdx.x * blockDim.x + threadIdx.x, i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i >= n || j >= n) return;
  int up = (i + n - 1) % n, down = (i + 1) % n, left = (j + n - 1) % n, right = (j + 1) % n;
  v[i * n + j] = u[up * n + j] + u[down * n + j] + u[i * n + left] + u[i * n + right] -
                 4.0f * u[i * n + j];
}

extern "C" __global__ void mirrored(const float* x, float* y, int n, int p) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n + 2 * p) return;
  int s = i - p;
  if (s < 0) s = -s;
  if (s >= n) s = 2 * (n - 1) - s;
  y[i] = x[s];
}

extern "C" __global__ void clamped_mean(const float* x, float* y, int h, int w) {
  int j = blockIdx.x * blockDim.x + threadIdx.x, i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i >= h || j >= w) return;
  float sum = 0.0f;
  for (int dy = -1; dy <= 1; ++dy)
    for (int dx = -1; dx <= 1; ++dx) {
      int a = min(max(i + dy, 0), h - 1), b = min(max(j + dx, 0), w - 1);
      sum += x[a * w + b];
    }
  y[i * w + j] = sum / 9.0f;
}
