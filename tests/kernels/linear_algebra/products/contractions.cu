// Sums of products: convolutions and windows as people write them, accumulators in arrays and in
// global memory, several factors.

// A layer of a network: NCHW, same size, guards at the border.
extern "C" __global__ void conv2d_same(const float* x, const float* w, float* y, int batch,
                                       int channels, int features, int h, int width, int r) {
  int ox = blockIdx.x * blockDim.x + threadIdx.x;
  int oy = blockIdx.y * blockDim.y + threadIdx.y;
  int f = blockIdx.z % features, b = blockIdx.z / features;
  if (ox >= width || oy >= h) return;
  float sum = 0.0f;
  int pad = r / 2;
  for (int c = 0; c < channels; c++)
    for (int ky = 0; ky < r; ky++)
      for (int kx = 0; kx < r; kx++) {
        int iy = oy + ky - pad, ix = ox + kx - pad;
        if (iy >= 0 && iy < h && ix >= 0 && ix < width)
          sum += x[((b * channels + c) * h + iy) * width + ix] *
                 w[((f * channels + c) * r + ky) * r + kx];
      }
  y[((b * features + f) * h + oy) * width + ox] = sum;
}

// Where the window fits, with steps and a bias.
extern "C" __global__ void conv2d_stride(const float* x, const float* w, const float* bias,
                                         float* y, int channels, int h, int width, int oh, int ow) {
  int ox = blockIdx.x * blockDim.x + threadIdx.x;
  int oy = blockIdx.y * blockDim.y + threadIdx.y;
  int f = blockIdx.z;
  if (ox >= ow || oy >= oh) return;
  float sum = bias[f];
  for (int c = 0; c < channels; c++)
    for (int ky = 0; ky < 3; ky++)
      for (int kx = 0; kx < 3; kx++)
        sum += x[(c * h + 2 * oy + ky) * width + 2 * ox + kx] * w[((f * channels + c) * 3 + ky) * 3 + kx];
  y[(f * oh + oy) * ow + ox] = sum;
}

// A filter for each channel.
extern "C" __global__ void conv2d_depthwise(const float* x, const float* w, float* y, int h,
                                            int width) {
  int ox = blockIdx.x * blockDim.x + threadIdx.x;
  int oy = blockIdx.y * blockDim.y + threadIdx.y;
  int c = blockIdx.z;
  int oh = h - 4, ow = width - 4;
  if (ox >= ow || oy >= oh) return;
  float sum = 0.0f;
  for (int ky = 0; ky < 5; ky++)
    for (int kx = 0; kx < 5; kx++)
      sum += x[(c * h + oy + ky) * width + ox + kx] * w[(c * 5 + ky) * 5 + kx];
  y[(c * oh + oy) * ow + ox] = sum;
}

// A filter with holes, and one that is turned round (a convolution proper).
extern "C" __global__ void conv1d_dilated(const double* x, const double* w, double* y, int n,
                                          int taps, int dilation) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int m = n - (taps - 1) * dilation;
  if (i >= m) return;
  double sum = 0.0;
  for (int k = 0; k < taps; k++) sum += x[i + k * dilation] * w[k];
  y[i] = sum;
}

extern "C" __global__ void conv1d_full(const int* x, const int* w, int* y, int n, int taps) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  int sum = 0;
  for (int k = 0; k < taps; k++)
    if (i - k >= 0) sum += x[i - k] * w[k];
  y[i] = sum;
}

extern "C" __global__ void conv3d(const float* x, const float* w, float* y, int d, int h, int width) {
  int ox = blockIdx.x * blockDim.x + threadIdx.x;
  int oy = blockIdx.y * blockDim.y + threadIdx.y;
  int oz = blockIdx.z;
  if (ox >= width - 2 || oy >= h - 2) return;
  float sum = 0.0f;
  for (int kz = 0; kz < 3; kz++)
    for (int ky = 0; ky < 3; ky++)
      for (int kx = 0; kx < 3; kx++)
        sum += x[((oz + kz) * h + oy + ky) * width + ox + kx] * w[(kz * 3 + ky) * 3 + kx];
  y[(oz * (h - 2) + oy) * (width - 2) + ox] = sum;
}

// Windows without weights.
extern "C" __global__ void max_pool(const float* x, float* y, int h, int width) {
  int ox = blockIdx.x * blockDim.x + threadIdx.x;
  int oy = blockIdx.y * blockDim.y + threadIdx.y;
  int oh = h / 2, ow = width / 2;
  if (ox >= ow || oy >= oh) return;
  float most = -INFINITY;
  for (int ky = 0; ky < 2; ky++)
    for (int kx = 0; kx < 2; kx++)
      most = fmaxf(most, x[(2 * oy + ky) * width + 2 * ox + kx]);
  y[oy * ow + ox] = most;
}

extern "C" __global__ void max_pool3(const float* x, float* y, int h, int width) {
  int ox = blockIdx.x * blockDim.x + threadIdx.x;
  int oy = blockIdx.y * blockDim.y + threadIdx.y;
  int oh = (h - 3) / 2 + 1, ow = (width - 3) / 2 + 1;
  if (ox >= ow || oy >= oh) return;
  float most = -INFINITY;
  for (int ky = 0; ky < 3; ky++)
    for (int kx = 0; kx < 3; kx++) {
      float v = x[(2 * oy + ky) * width + 2 * ox + kx];
      most = v > most ? v : most;
    }
  y[oy * ow + ox] = most;
}

extern "C" __global__ void sliding_sum(const float* x, float* y, int n, int window) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i > n - window) return;
  float sum = 0.0f;
  for (int k = 0; k < window; k++) sum += x[i + k];
  y[i] = sum / window;
}

extern "C" __global__ void sliding_min(const int* x, int* y, int n, int window) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i > n - window) return;
  int least = x[i];
  for (int k = 1; k < window; k++) least = min(least, x[i + k]);
  y[i] = least;
}

// The sum is kept in the result.
extern "C" __global__ void product_in_place(const float* a, const float* b, float* c, int n, int m,
                                            int k) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i >= n || j >= m) return;
  for (int l = 0; l < k; l++) c[i * m + j] += a[i * k + l] * b[l * m + j];
}

// Four sums a thread, in an array of its own.
extern "C" __global__ void rows_of_four(const double* a, const double* b, double* c, int n, int k) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  if (j >= n) return;
  double sum[4][2];
  for (int r = 0; r < 4; r++)
    for (int s = 0; s < 2; s++) sum[r][s] = 0.0;
  for (int l = 0; l < k; l++)
    for (int s = 0; s < 2; s++) {
      double v = b[(s * k + l) * n + j];
      for (int r = 0; r < 4; r++) sum[r][s] += a[r * k + l] * v;
    }
  for (int r = 0; r < 4; r++)
    for (int s = 0; s < 2; s++) c[(r * 2 + s) * n + j] = sum[r][s];
}

// Two indices summed at once, and three factors.
extern "C" __global__ void two_sums(const float* t, const float* a, float* y, int n, int p, int q) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int j = blockIdx.y * blockDim.y + threadIdx.y;
  if (i >= n || j >= n) return;
  float sum = 0.0f;
  for (int k = 0; k < p; k++)
    for (int l = 0; l < q; l++) sum += t[(i * p + k) * q + l] * a[(k * q + l) * n + j];
  y[i * n + j] = sum;
}

extern "C" __global__ void weighted_product(const double* a, const double* d, const double* b,
                                            double* y, int n, int k) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i >= n || j >= n) return;
  double sum = 0.0;
  for (int l = 0; l < k; l++) sum += a[i * k + l] * d[l] * b[l * n + j];
  y[i * n + j] = sum;
}

// A factor is looked up.
extern "C" __global__ void gathered_product(const float* table, const int* ids, const float* b,
                                            float* y, int n, int m, int k) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i >= n || j >= m) return;
  float sum = 0.0f;
  for (int l = 0; l < k; l++) sum += table[ids[i] * k + l] * b[l * m + j];
  y[i * m + j] = sum;
}

// A stencil that is launched twice, there and back.
extern "C" __global__ void second_difference(const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n - 2) y[i] = x[i] - 2.0f * x[i + 1] + x[i + 2];
}

// Complex numbers, and a symmetric update: sums and differences of products.
extern "C" __global__ void complex_product(const float2* a, const float2* b, float2* y, int n,
                                           int m, int k) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i >= n || j >= m) return;
  float re = 0.0f, im = 0.0f;
  for (int l = 0; l < k; l++) {
    float2 p = a[i * k + l], q = b[l * m + j];
    re += p.x * q.x - p.y * q.y;
    im += p.x * q.y + p.y * q.x;
  }
  y[i * m + j] = make_float2(re, im);
}

extern "C" __global__ void rank_two_k(const float* a, const float* b, float* y, int n, int k,
                                      float alpha, float beta) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i >= n || j >= n) return;
  float sum = 0.0f;
  for (int l = 0; l < k; l++) sum += a[i * k + l] * b[j * k + l] + b[i * k + l] * a[j * k + l];
  y[i * n + j] = alpha * sum + beta * y[i * n + j];
}
