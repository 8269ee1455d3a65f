// Kernels as they stand in simulation, finance and machine-learning codes.

#include <math_constants.h>

__device__ float normal_cdf(float d) { return 0.5f * erfcf(-d * 0.70710678f); }

__global__ void black_scholes(const float* spot, const float* strike, const float* years,
                              float* call, float* put, float rate, float sigma, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float s = spot[i], k = strike[i], t = years[i];
  float root = sigma * sqrtf(t);
  float d1 = (logf(s / k) + (rate + 0.5f * sigma * sigma) * t) / root;
  float d2 = d1 - root;
  float discounted = k * expf(-rate * t);
  call[i] = s * normal_cdf(d1) - discounted * normal_cdf(d2);
  put[i] = discounted * normal_cdf(-d2) - s * normal_cdf(-d1);
}

__global__ void softmax_rows(const float* x, float* y, int h, int w) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= h) return;
  const float* row = x + i * w;
  float top = row[0];
  for (int j = 1; j < w; j++) top = fmaxf(top, row[j]);
  float total = 0.0f;
  for (int j = 0; j < w; j++) total += expf(row[j] - top);
  for (int j = 0; j < w; j++) y[i * w + j] = expf(row[j] - top) / total;
}

__global__ void layer_norm(const float* x, const float* gain, const float* bias, float* y, int h,
                           int w, float epsilon) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= h) return;
  float mean = 0.0f, spread = 0.0f;
  for (int j = 0; j < w; j++) mean += x[i * w + j];
  mean /= w;
  for (int j = 0; j < w; j++) {
    float d = x[i * w + j] - mean;
    spread += d * d;
  }
  float scale = rsqrtf(spread / w + epsilon);
  for (int j = 0; j < w; j++)
    y[i * w + j] = (x[i * w + j] - mean) * scale * gain[j] + bias[j];
}

__global__ void distances(const double* p, const double* q, double* d, int m, int n, int dims) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i >= m || j >= n) return;
  double sum = 0.0;
  for (int k = 0; k < dims; k++) {
    double delta = p[i * dims + k] - q[j * dims + k];
    sum += delta * delta;
  }
  d[i * n + j] = sqrt(sum);
}

// Lennard-Jones forces in one dimension, a particle skipping itself.
__global__ void lennard_jones(const double* x, double* force, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  double sum = 0.0;
  for (int j = 0; j < n; j++) {
    if (j != i) {
      double r = x[i] - x[j];
      double r2 = 1.0 / (r * r);
      double r6 = r2 * r2 * r2;
      sum += 24.0 * (2.0 * r6 * r6 - r6) * r2 * r;
    }
  }
  force[i] = sum;
}

__global__ void wave2d(const float* now, const float* before, float* next, int h, int w, float c) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  int y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x == 0 || y == 0 || x >= w - 1 || y >= h - 1) return;
  int at = y * w + x;
  float laplacian = now[at - 1] + now[at + 1] + now[at - w] + now[at + w] - 4.0f * now[at];
  next[at] = 2.0f * now[at] - before[at] + c * c * laplacian;
}

// A step of Yee's scheme in two dimensions.
__global__ void fdtd_h(const float* ez, float* hx, float* hy, int h, int w, float k) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i >= h - 1 || j >= w - 1) return;
  hx[i * w + j] -= k * (ez[(i + 1) * w + j] - ez[i * w + j]);
  hy[i * w + j] += k * (ez[i * w + j + 1] - ez[i * w + j]);
}

// Runge-Kutta for a damped oscillator a lane.
__global__ void oscillator(double* position, double* velocity, const double* frequency, int n,
                           int steps, double dt) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  double p = position[i], v = velocity[i], w2 = frequency[i] * frequency[i];
  for (int s = 0; s < steps; s++) {
    double p1 = v, v1 = -w2 * p - 0.1 * v;
    double p2 = v + 0.5 * dt * v1, v2 = -w2 * (p + 0.5 * dt * p1) - 0.1 * p2;
    double p3 = v + 0.5 * dt * v2, v3 = -w2 * (p + 0.5 * dt * p2) - 0.1 * p3;
    double p4 = v + dt * v3, v4 = -w2 * (p + dt * p3) - 0.1 * p4;
    p += dt / 6.0 * (p1 + 2.0 * p2 + 2.0 * p3 + p4);
    v += dt / 6.0 * (v1 + 2.0 * v2 + 2.0 * v3 + v4);
  }
  position[i] = p;
  velocity[i] = v;
}

// Estimates of pi from a linear congruential generator a lane.
__global__ void monte_carlo(const unsigned* seeds, float* pi, int n, int draws) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  unsigned s = seeds[i];
  int inside = 0;
  for (int d = 0; d < draws; d++) {
    s = s * 1664525u + 1013904223u;
    float u = (s >> 8) * (1.0f / 16777216.0f);
    s = s * 1664525u + 1013904223u;
    float v = (s >> 8) * (1.0f / 16777216.0f);
    if (u * u + v * v <= 1.0f) inside++;
  }
  pi[i] = 4.0f * inside / draws;
}

__global__ void quantize(const float* x, signed char* q, float scale, int zero, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  int v = (int)rintf(x[i] / scale) + zero;
  q[i] = (signed char)(v < -128 ? -128 : v > 127 ? 127 : v);
}

__global__ void gelu(const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = 0.5f * x[i] * (1.0f + erff(x[i] * 0.70710678f));
}

// Two-dimensional convolution over channels, as a layer of a network computes it.
__global__ void conv2d(const float* x, const float* w, const float* bias, float* y, int channels,
                       int h, int wd, int filters, int k) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  int f = blockIdx.z;
  int oh = h - k + 1, ow = wd - k + 1;
  if (i >= oh || j >= ow) return;
  float sum = bias[f];
  for (int c = 0; c < channels; c++)
    for (int di = 0; di < k; di++)
      for (int dj = 0; dj < k; dj++)
        sum += w[((f * channels + c) * k + di) * k + dj] * x[(c * h + i + di) * wd + j + dj];
  y[(f * oh + i) * ow + j] = sum;
}

__global__ void max_pool(const float* x, float* y, int h, int w, int k) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i >= h || j >= w) return;
  float top = -CUDART_INF_F;
  for (int di = 0; di < k; di++)
    for (int dj = 0; dj < k; dj++) top = fmaxf(top, x[(i * k + di) * (w * k) + j * k + dj]);
  y[i * w + j] = top;
}

// C = alpha A B + beta C in double precision, batched over z.
__global__ void batched_gemm(const double* A, const double* B, double* C, int m, int n, int k,
                             double alpha, double beta) {
  int col = blockIdx.x * blockDim.x + threadIdx.x;
  int row = blockIdx.y * blockDim.y + threadIdx.y;
  int batch = blockIdx.z;
  if (row >= m || col >= n) return;
  const double* a = A + batch * m * k + row * k;
  const double* b = B + batch * k * n + col;
  double sum = 0.0;
  for (int p = 0; p < k; p++) sum += a[p] * b[p * n];
  double* c = C + (batch * m + row) * n + col;
  *c = alpha * sum + beta * *c;
}

__device__ void determinant3(const float* a, float* out) {
  *out = a[0] * (a[4] * a[8] - a[5] * a[7]) - a[1] * (a[3] * a[8] - a[5] * a[6]) +
         a[2] * (a[3] * a[7] - a[4] * a[6]);
}

__global__ void determinants(const float* matrices, float* out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) determinant3(matrices + 9 * i, out + i);
}

// Depth-averaged shallow water on a periodic row: the neighbour wraps around.
__global__ void periodic(const float* u, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  int left = i == 0 ? n - 1 : i - 1;
  int right = i == n - 1 ? 0 : i + 1;
  y[i] = 0.5f * (u[right] - u[left]);
}
