// Tridiagonal systems, as people solve them.

// Thomas' algorithm, a thread a system, neighbours side by side; scratch is another array.
extern "C" __global__ void thomas_strided(const float* a, const float* b, const float* c,
                                          const float* d, float* scratch, float* x, int n, int m) {
  int s = blockIdx.x * blockDim.x + threadIdx.x;
  if (s >= m) return;
  scratch[s] = c[s] / b[s];
  x[s] = d[s] / b[s];
  for (int i = 1; i < n; i++) {
    int k = i * m + s;
    float w = 1.0f / (b[k] - a[k] * scratch[k - m]);
    scratch[k] = c[k] * w;
    x[k] = (d[k] - a[k] * x[k - m]) * w;
  }
  for (int i = n - 2; i >= 0; i--) x[i * m + s] -= scratch[i * m + s] * x[(i + 1) * m + s];
}

// In place, a system after the other in memory.
extern "C" __global__ void thomas_in_place(const double* a, double* b, const double* c, double* d,
                                           int n, int m) {
  int s = blockIdx.x * blockDim.x + threadIdx.x;
  if (s >= m) return;
  for (int i = 1; i < n; i++) {
    double w = a[s * n + i] / b[s * n + i - 1];
    b[s * n + i] -= w * c[s * n + i - 1];
    d[s * n + i] -= w * d[s * n + i - 1];
  }
  d[s * n + n - 1] /= b[s * n + n - 1];
  for (int i = n - 2; i >= 0; i--)
    d[s * n + i] = (d[s * n + i] - c[s * n + i] * d[s * n + i + 1]) / b[s * n + i];
}

// Implicit steps along lines, with arrays of a thread's own; the matrix is -1, 4, -1.
extern "C" __global__ void implicit_lines(const float* f, float* u, int m) {
  const int N = 24;
  int s = blockIdx.x * blockDim.x + threadIdx.x;
  if (s >= m) return;
  float cp[N], dp[N];
  cp[0] = -1.0f / 4.0f;
  dp[0] = f[s * N] / 4.0f;
  for (int i = 1; i < N; i++) {
    float w = 4.0f + cp[i - 1];
    cp[i] = -1.0f / w;
    dp[i] = (f[s * N + i] + dp[i - 1]) / w;
  }
  u[s * N + N - 1] = dp[N - 1];
  for (int i = N - 2; i >= 0; i--) u[s * N + i] = dp[i] - cp[i] * u[s * N + i + 1];
}

// Parallel cyclic reduction, a block a system.
extern "C" __global__ void reduce_parallel(const float* ga, const float* gb, const float* gc,
                                           const float* gd, float* gx) {
  __shared__ float a[32], b[32], c[32], d[32];
  int t = threadIdx.x, o = blockIdx.x * 32;
  a[t] = t ? ga[o + t] : 0;
  b[t] = gb[o + t];
  c[t] = t < 31 ? gc[o + t] : 0;
  d[t] = gd[o + t];
  __syncthreads();
  for (int far = 1; far < 32; far *= 2) {
    int i = t - far, j = t + far;
    float an = 0, cn = 0, bn = b[t], dn = d[t];
    if (i >= 0) {
      float k = a[t] / b[i];
      an = -a[i] * k, bn -= c[i] * k, dn -= d[i] * k;
    }
    if (j < 32) {
      float k = c[t] / b[j];
      cn = -c[j] * k, bn -= a[j] * k, dn -= d[j] * k;
    }
    __syncthreads();
    a[t] = an, b[t] = bn, c[t] = cn, d[t] = dn;
    __syncthreads();
  }
  gx[o + t] = d[t] / b[t];
}

// Cyclic reduction, half as many threads in each step: down to two unknowns, and back.
extern "C" __global__ void reduce_cyclic(const float* ga, const float* gb, const float* gc,
                                         const float* gd, float* gx) {
  __shared__ float a[16], b[16], c[16], d[16], x[16];
  const int n = 16;
  int t = threadIdx.x, o = blockIdx.x * n, stride = 1, threads = n / 2;
  for (int q = t; q < n; q += n / 2) {
    a[q] = ga[o + q], b[q] = gb[o + q], c[q] = gc[o + q], d[q] = gd[o + q];
  }
  for (int step = 0; step < 3; step++) {
    __syncthreads();
    stride *= 2;
    if (t < threads) {
      int i = stride * t + stride - 1, lo = i - stride / 2, hi = min(i + stride / 2, n - 1);
      float k1 = a[i] / b[lo], k2 = i == n - 1 ? 0 : c[i] / b[hi];
      b[i] = b[i] - c[lo] * k1 - a[hi] * k2;
      d[i] = d[i] - d[lo] * k1 - d[hi] * k2;
      a[i] = -a[lo] * k1;
      c[i] = -c[hi] * k2;
    }
    threads /= 2;
  }
  __syncthreads();
  if (t == 0) {
    int p = stride - 1, q = 2 * stride - 1;
    float det = b[q] * b[p] - c[p] * a[q];
    x[p] = (b[q] * d[p] - c[p] * d[q]) / det;
    x[q] = (d[q] * b[p] - d[p] * a[q]) / det;
  }
  threads = 2;
  for (int step = 0; step < 3; step++) {
    __syncthreads();
    if (t < threads) {
      int i = stride * t + stride / 2 - 1, far = stride / 2;
      x[i] = i == far - 1 ? (d[i] - c[i] * x[i + far]) / b[i]
                          : (d[i] - a[i] * x[i - far] - c[i] * x[i + far]) / b[i];
    }
    stride /= 2;
    threads *= 2;
  }
  __syncthreads();
  for (int q = t; q < n; q += n / 2) gx[o + q] = x[q];
}
