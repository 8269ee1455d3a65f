// Sums that are split over accumulators, threads and lanes, or written out.

// Four accumulators, and what is left over.
__global__ void four_sums(const float* a, const float* x, float* y, int rows, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= rows) return;
  const float* row = a + i * n;
  float s0 = 0, s1 = 0, s2 = 0, s3 = 0;
  int j = 0;
  for (; j + 3 < n; j += 4) {
    s0 += row[j] * x[j];
    s1 += row[j + 1] * x[j + 1];
    s2 += row[j + 2] * x[j + 2];
    s3 += row[j + 3] * x[j + 3];
  }
  for (; j < n; ++j) s0 += row[j] * x[j];
  y[i] = (s0 + s1) + (s2 + s3);
}

// Integers that wrap around, every second one subtracted.
__global__ void alternating(const int* x, int* y, int rows, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= rows) return;
  int plus = 0, minus = 0;
  for (int j = 0; j + 1 < n; j += 2) {
    plus += x[i * n + j];
    minus += x[i * n + j + 1];
  }
  y[i] += plus - minus;
}

// A step of an elimination by panels of six columns, written out.
__global__ void panel_update(const double* l, const double* u, double* c, int m, int n) {
  int j = blockIdx.x * blockDim.x + threadIdx.x, i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i >= m || j >= n) return;
  double s = c[i * n + j];
  s -= l[i * 6] * u[j];
  s -= l[i * 6 + 1] * u[n + j];
  s -= l[i * 6 + 2] * u[2 * n + j];
  s -= l[i * 6 + 3] * u[3 * n + j];
  s -= l[i * 6 + 4] * u[4 * n + j];
  s -= l[i * 6 + 5] * u[5 * n + j];
  c[i * n + j] = s;
}

// The largest of each row, a warp a row.
__global__ void row_max_warp(const float* x, float* y, int n) {
  int row = blockIdx.x;
  float m = -INFINITY;
  for (int j = threadIdx.x; j < n; j += 32) m = fmaxf(m, x[row * n + j]);
  for (int o = 16; o; o >>= 1) m = fmaxf(m, __shfl_xor_sync(0xffffffff, m, o));
  if (threadIdx.x == 0) y[row] = m;
}

// A scalar product a block, in strides of the grid.
__global__ void block_dots(const float* a, const float* b, float* out, int n) {
  __shared__ float cache[64];
  int k = threadIdx.x + blockIdx.x * blockDim.x;
  float t = 0;
  for (; k < n; k += blockDim.x * gridDim.x) t += a[k] * b[k];
  cache[threadIdx.x] = t;
  __syncthreads();
  for (int i = blockDim.x / 2; i != 0; i /= 2) {
    if (threadIdx.x < i) cache[threadIdx.x] += cache[threadIdx.x + i];
    __syncthreads();
  }
  if (threadIdx.x == 0) out[blockIdx.x] = cache[0];
}

// A convolution of channels with zeros around, its nine taps written out.
__global__ void conv_zeros(const float* x, const float* w, float* y, int channels, int h, int width) {
  int ox = blockIdx.x * blockDim.x + threadIdx.x, oy = blockIdx.y * blockDim.y + threadIdx.y;
  int f = blockIdx.z;
  if (ox >= width || oy >= h) return;
  float s = 0;
  for (int c = 0; c < channels; ++c)
#pragma unroll
    for (int ky = -1; ky <= 1; ++ky)
#pragma unroll
      for (int kx = -1; kx <= 1; ++kx) {
        int yy = oy + ky, xx = ox + kx;
        float v = yy >= 0 && yy < h && xx >= 0 && xx < width ? x[(c * h + yy) * width + xx] : 0.0f;
        s += v * w[((f * channels + c) * 3 + ky + 1) * 3 + kx + 1];
      }
  y[(f * h + oy) * width + ox] = s;
}
