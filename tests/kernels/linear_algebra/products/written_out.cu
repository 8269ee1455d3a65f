// Kernels of textbooks and samples that compilers write out: tiles in rows of eight, products in
// registers, small matrices, windows that are cut at the edges.

// A tile of 32 x 32 by 32 x 8 threads.
extern "C" __global__ void transpose_rows(const float* x, float* y, int rows, int columns) {
  __shared__ float tile[32][33];
  int c = blockIdx.x * 32 + threadIdx.x, r = blockIdx.y * 32 + threadIdx.y;
  for (int k = 0; k < 32; k += 8)
    if (c < columns && r + k < rows) tile[threadIdx.y + k][threadIdx.x] = x[(r + k) * columns + c];
  __syncthreads();
  c = blockIdx.y * 32 + threadIdx.x;
  r = blockIdx.x * 32 + threadIdx.y;
  for (int k = 0; k < 32; k += 8)
    if (c < rows && r + k < columns) y[(r + k) * rows + c] = tile[threadIdx.x][threadIdx.y + k];
}

// A thread moves four neighbours in its registers.
extern "C" __global__ void transpose_fours(const float4* x, float4* y, int rows, int columns) {
  __shared__ float tile[32][33];
  int t = threadIdx.x, s = threadIdx.y;
  float4 v = x[(blockIdx.y * 32 + s) * (columns / 4) + blockIdx.x * 8 + t];
  tile[s][4 * t] = v.x;
  tile[s][4 * t + 1] = v.y;
  tile[s][4 * t + 2] = v.z;
  tile[s][4 * t + 3] = v.w;
  __syncthreads();
  float4 w = {tile[4 * t][s], tile[4 * t + 1][s], tile[4 * t + 2][s], tile[4 * t + 3][s]};
  y[(blockIdx.x * 32 + s) * (rows / 4) + blockIdx.y * 8 + t] = w;
}

// A thread computes 4 x 4 elements of alpha a b + beta c; it loads four neighbours at once.
extern "C" __global__ void gemm_fours(const float4* a, const float4* b, float* c, int m, int n,
                                      int k, float alpha, float beta) {
  __shared__ float as[8 * 32], bs[8 * 32];
  int t = threadIdx.x, row = t / 8 * 4, column = t % 8 * 4;
  float sums[16] = {0.f}, left[4], right[4];
  for (int step = 0; step < k; step += 8) {
    float4 v = a[(blockIdx.y * 32 + t / 2) * (k / 4) + step / 4 + t % 2];
    as[(t % 2 * 4) * 32 + t / 2] = v.x;
    as[(t % 2 * 4 + 1) * 32 + t / 2] = v.y;
    as[(t % 2 * 4 + 2) * 32 + t / 2] = v.z;
    as[(t % 2 * 4 + 3) * 32 + t / 2] = v.w;
    reinterpret_cast<float4*>(bs)[t] = b[(step + t / 8) * (n / 4) + blockIdx.x * 8 + t % 8];
    __syncthreads();
    for (int e = 0; e < 8; ++e) {
      for (int i = 0; i < 4; ++i) left[i] = as[e * 32 + row + i];
      for (int j = 0; j < 4; ++j) right[j] = bs[e * 32 + column + j];
      for (int i = 0; i < 4; ++i)
        for (int j = 0; j < 4; ++j) sums[4 * i + j] += left[i] * right[j];
    }
    __syncthreads();
  }
  for (int i = 0; i < 4; ++i)
    for (int j = 0; j < 4; ++j) {
      int at = (blockIdx.y * 32 + row + i) * n + blockIdx.x * 32 + column + j;
      c[at] = alpha * sums[4 * i + j] + beta * c[at];
    }
}

// A thread multiplies two matrices.
extern "C" __global__ void matrices_4x4(const float* a, const float* b, float* c, int n) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  if (t >= n) return;
  for (int i = 0; i < 4; ++i)
    for (int j = 0; j < 4; ++j) {
      float s = 0.f;
      for (int k = 0; k < 4; ++k) s += a[16 * t + 4 * i + k] * b[16 * t + 4 * k + j];
      c[16 * t + 4 * i + j] = s;
    }
}

// The windows of a convolution as columns, with zeros around the image.
extern "C" __global__ void image_to_columns(const float* x, float* y, int channels, int height,
                                            int width) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  if (t >= channels * height * width) return;
  int j = t % width, i = t / width % height, c = t / (width * height);
  float* to = y + (c * 9 * height + i) * width + j;
  for (int p = 0; p < 3; ++p)
    for (int q = 0; q < 3; ++q) {
      int r = i + p - 1, s = j + q - 1;
      bool inside = r >= 0 && s >= 0 && r < height && s < width;
      *to = inside ? x[(c * height + r) * width + s] : 0.f;
      to += height * width;
    }
}

// Means over windows of 3 x 3, every other one, cut at the edges.
extern "C" __global__ void mean_pool_cut(const float* x, float* y, int height, int width, int h,
                                         int w) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  if (t >= h * w) return;
  int i = t / w, j = t % w;
  int top = max(2 * i - 1, 0), bottom = min(2 * i + 2, height);
  int left = max(2 * j - 1, 0), right = min(2 * j + 2, width);
  float s = 0.f;
  for (int r = top; r < bottom; ++r)
    for (int c = left; c < right; ++c) s += x[r * width + c];
  y[t] = s / ((bottom - top) * (right - left));
}

// Two arrays side by side.
extern "C" __global__ void columns_beside(const float* a, const float* b, float* y, int n, int m,
                                          int rows) {
  int j = blockIdx.x * blockDim.x + threadIdx.x, i = blockIdx.y;
  if (j >= n + m) return;
  y[i * (n + m) + j] = j < n ? a[i * n + j] : b[i * m + j - n];
}
