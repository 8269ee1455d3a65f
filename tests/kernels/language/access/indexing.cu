// Affine indices of every shape.

__global__ void strided(const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = x[2 * i];
}

__global__ void strided_store(const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[3 * i + 1] = x[i];
}

__global__ void reversed(const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = x[n - 1 - i];
}

__global__ void offset(const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n - 5) y[i] = x[i + 5] - x[i];
}

__global__ void broadcast_row(const float* row, float* y, int h, int w) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i < h && j < w) y[i * w + j] = row[j];
}

__global__ void broadcast_column(const float* column, const float* x, float* y, int h, int w) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i < h && j < w) y[i * w + j] = column[i] * x[i * w + j];
}

__global__ void broadcast_scalar(const float* alpha, const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = alpha[0] * x[i];
}

__global__ void outer_product(const float* u, const float* v, float* y, int m, int n) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i < m && j < n) y[i * n + j] = u[i] * v[j];
}

// A flat lane number split by division.
__global__ void divided(const float* x, const float* bias, float* y, int h, int w) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  if (t >= h * w) return;
  int i = t / w, j = t % w;
  y[i * w + j] = x[i * w + j] + bias[j];
}

__global__ void interleave(const float* re, const float* im, float* z, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    z[2 * i] = re[i];
    z[2 * i + 1] = im[i];
  }
}

__global__ void deinterleave(const float* z, float* re, float* im, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    re[i] = z[2 * i];
    im[i] = z[2 * i + 1];
  }
}

__global__ void diagonal(const float* a, float* d, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) d[i] = a[i * n + i];
}

__global__ void antidiagonal(const float* a, float* d, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) d[i] = a[i * n + (n - 1 - i)];
}

__global__ void submatrix(const float* a, float* b, int n, int r0, int c0, int h, int w) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i < h && j < w) b[i * w + j] = a[(r0 + i) * n + c0 + j];
}

__global__ void upsample(const float* x, float* y, int h, int w) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i >= h || j >= w) return;
  float v = x[i * w + j];
  float* corner = y + 4 * i * w + 2 * j;
  corner[0] = v;
  corner[1] = v;
  corner[2 * w] = v;
  corner[2 * w + 1] = v;
}

__global__ void mean_pool(const float* x, float* y, int h, int w) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i >= h || j >= w) return;
  const float* corner = &x[(2 * i) * (2 * w) + 2 * j];
  y[i * w + j] = 0.25f * (corner[0] + corner[1] + corner[2 * w] + corner[2 * w + 1]);
}

__global__ void permute3d(const float* x, float* y, int a, int b, int c) {
  int k = blockIdx.x * blockDim.x + threadIdx.x;
  int j = blockIdx.y * blockDim.y + threadIdx.y;
  int i = blockIdx.z * blockDim.z + threadIdx.z;
  if (i < a && j < b && k < c) y[(k * a + i) * b + j] = x[(i * b + j) * c + k];
}

__global__ void flip_columns(const float* x, float* y, int h, int w) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i < h && j < w) y[i * w + j] = x[i * w + (w - 1 - j)];
}

__global__ void lower_triangle(const float* a, float* b, int n) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i < n && j <= i) b[i * n + j] = a[i * n + j];
}
