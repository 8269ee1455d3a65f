// Matrix products in the ways of articles and of libraries.

// 512 threads make a tile of 64 x 64, each eight rows of a column.
extern "C" __global__ void gemm_columns(const float* a, const float* b, float* c, int n, int depth,
                                        float alpha, float beta) {
  __shared__ float as[64 * 8], bs[8 * 64];
  int column = threadIdx.x % 64, row = threadIdx.x / 64;
  int ra = threadIdx.x / 8, ca = threadIdx.x % 8;
  a += blockIdx.y * 64 * depth;
  b += blockIdx.x * 64;
  c += blockIdx.y * 64 * n + blockIdx.x * 64;
  float sums[8] = {0.0f};
  for (int k = 0; k < depth; k += 8) {
    as[ra * 8 + ca] = a[ra * depth + ca];
    bs[row * 64 + column] = b[row * n + column];
    __syncthreads();
    a += 8;
    b += 8 * n;
    for (int j = 0; j < 8; ++j) {
      float t = bs[j * 64 + column];
      for (int i = 0; i < 8; ++i) sums[i] += as[(row * 8 + i) * 8 + j] * t;
    }
    __syncthreads();
  }
  for (int i = 0; i < 8; ++i) {
    float* at = &c[(row * 8 + i) * n + column];
    *at = alpha * sums[i] + beta * *at;
  }
}

// A convolution as the product of its filters and of columns that are never made.
extern "C" __global__ void columns_product(const float* x, const float* w, float* y, int channels,
                                           int height, int width, int filters) {
  int rows = height - 2, columns = width - 2;
  int p = blockIdx.x * blockDim.x + threadIdx.x, f = blockIdx.y, n = blockIdx.z;
  if (p >= rows * columns) return;
  int r = p / columns, c = p % columns;
  float sum = 0.0f;
  for (int k = 0; k < channels * 9; ++k) {
    int channel = n * channels + k / 9, i = r + k % 9 / 3, j = c + k % 3;
    sum += w[f * channels * 9 + k] * x[(channel * height + i) * width + j];
  }
  y[(n * filters + f) * rows * columns + p] = sum;
}

// Four rows a thread, each under its guard.
extern "C" __global__ void gemm_guarded_rows(const float* a, const float* b, float* c, int rows,
                                             int columns, int depth) {
  int column = blockIdx.x * 32 + threadIdx.x, row = (blockIdx.y * 8 + threadIdx.y) * 4;
  float sums[4] = {0, 0, 0, 0};
  if (column < columns)
    for (int k = 0; k < depth; k++) {
      float t = b[k * columns + column];
      for (int i = 0; i < 4; i++)
        if (row + i < rows) sums[i] += a[(row + i) * depth + k] * t;
    }
  for (int i = 0; i < 4; i++)
    if (row + i < rows && column < columns) c[(row + i) * columns + column] = sums[i];
}
