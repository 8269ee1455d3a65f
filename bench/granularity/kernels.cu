// Loops as they stand in linear algebra and stencil collections, one thread an element.

extern "C" __global__ void gemm(const float* a, const float* b, float* c, int n) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i < n && j < n) {
    float sum = 0.0f;
    for (int k = 0; k < n; k++) sum += a[i * n + k] * b[k * n + j];
    c[i * n + j] = 1.5f * sum + 0.5f * c[i * n + j];
  }
}

extern "C" __global__ void syr2k(const float* a, const float* b, float* c, int n, int m) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i < n && j < n) {
    float sum = 0.5f * c[i * n + j];
    for (int k = 0; k < m; k++)
      sum += 1.5f * (a[i * m + k] * b[j * m + k] + b[i * m + k] * a[j * m + k]);
    c[i * n + j] = sum;
  }
}

extern "C" __global__ void columns_times_vector(const float* a, const float* x, float* y, int n) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  if (j < n) {
    float sum = 0.0f;
    for (int i = 0; i < n; i++) sum += a[i * n + j] * x[i];
    y[j] = sum;
  }
}

extern "C" __global__ void two_products(const float* a, const float* b, const float* x, float* y,
                                        int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    float left = 0.0f, right = 0.0f;
    for (int j = 0; j < n; j++) {
      left += a[i * n + j] * x[j];
      right += b[i * n + j] * x[j];
    }
    y[i] = 1.5f * left + 0.5f * right;
  }
}

extern "C" __global__ void conv2d(const float* x, float* y, int n) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i > 0 && j > 0 && i < n - 1 && j < n - 1) {
    const float* p = x + i * n + j;
    y[i * n + j] = 0.2f * p[-n - 1] - 0.3f * p[-n] + 0.4f * p[-n + 1] + 0.5f * p[-1] + 0.6f * p[0] +
                   0.7f * p[1] - 0.8f * p[n - 1] - 0.9f * p[n] + 0.1f * p[n + 1];
  }
}

extern "C" __global__ void conv3d(const float* x, float* y, int n) {
  int k = blockIdx.x * blockDim.x + threadIdx.x;
  int j = blockIdx.y * blockDim.y + threadIdx.y;
  int i = blockIdx.z;
  if (i > 0 && j > 0 && k > 0 && i < n - 1 && j < n - 1 && k < n - 1) {
    const float* p = x + (i * n + j) * n + k;
    y[(i * n + j) * n + k] = 2.0f * p[-n * n - n] + 4.0f * p[n * n - 1] + 5.0f * p[n + 1] -
                             8.0f * p[-n * n + n] - 9.0f * p[0] + 6.0f * p[n * n + n + 1] +
                             3.0f * p[-1] + 7.0f * p[-n - 1];
  }
}

extern "C" __global__ void electric_field(const float* hz, float* ex, float* ey, int n) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i > 0 && j > 0 && i < n && j < n) {
    float here = hz[i * n + j];
    ey[i * n + j] -= 0.5f * (here - hz[(i - 1) * n + j]);
    ex[i * n + j] -= 0.5f * (here - hz[i * n + j - 1]);
  }
}

extern "C" __global__ void covariance(const float* x, float* c, int n, int rows) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i < n && j < n) {
    float sum = 0.0f;
    for (int k = 0; k < rows; k++) sum += x[k * n + i] * x[k * n + j];
    c[i * n + j] = sum / (rows - 1);
  }
}

extern "C" __global__ void mandelbrot(int* steps, int n, int most) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i < n && j < n) {
    float cr = -2.0f + 3.0f * j / n, ci = -1.5f + 3.0f * i / n, zr = 0.0f, zi = 0.0f;
    int count = 0;
    while (count < most && zr * zr + zi * zi < 4.0f) {
      float t = zr * zr - zi * zi + cr;
      zi = 2.0f * zr * zi + ci;
      zr = t;
      count++;
    }
    steps[i * n + j] = count;
  }
}

extern "C" __global__ void sum_of_blocks(const float* x, float* sums, int n) {
  __shared__ float part[256];
  int t = threadIdx.x;
  int i = blockIdx.x * 256 + t;
  part[t] = i < n ? x[i] : 0.0f;
  __syncthreads();
  for (int s = 128; s > 0; s >>= 1) {
    if (t < s) part[t] += part[t + s];
    __syncthreads();
  }
  if (t == 0) sums[blockIdx.x] = part[0];
}

extern "C" __global__ void blur_tiles(const float* x, float* y, int n) {
  __shared__ float tile[18][18];
  int tx = threadIdx.x, ty = threadIdx.y;
  int j = blockIdx.x * 16 + tx, i = blockIdx.y * 16 + ty;
  for (int r = ty; r < 18; r += 16)
    for (int c = tx; c < 18; c += 16) {
      int gi = blockIdx.y * 16 + r - 1, gj = blockIdx.x * 16 + c - 1;
      tile[r][c] = gi >= 0 && gj >= 0 && gi < n && gj < n ? x[gi * n + gj] : 0.0f;
    }
  __syncthreads();
  if (i < n && j < n) {
    float sum = 0.0f;
    for (int r = 0; r < 3; r++)
      for (int c = 0; c < 3; c++) sum += tile[ty + r][tx + c];
    y[i * n + j] = sum / 9.0f;
  }
}
