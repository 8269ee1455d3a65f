// Triangular systems, as people solve them.

// A thread a right-hand side, row by row.
extern "C" __global__ void lower_rows(const float* L, const float* b, float* x, int n, int m) {
  int c = blockIdx.x * blockDim.x + threadIdx.x;
  if (c >= m) return;
  for (int i = 0; i < n; i++) {
    float s = b[i * m + c];
    for (int j = 0; j < i; j++) s -= L[i * n + j] * x[j * m + c];
    x[i * m + c] = s / L[i * n + i];
  }
}

// In place, from the end, by a product with the reciprocal.
extern "C" __global__ void upper_in_place(const double* U, double* x, int n, int m) {
  int c = blockIdx.x * blockDim.x + threadIdx.x;
  if (c >= m) return;
  for (int i = n - 1; i >= 0; i--) {
    double s = 0;
    for (int j = i + 1; j < n; j++) s += U[i * n + j] * x[j * m + c];
    x[i * m + c] = (x[i * m + c] - s) * (1.0 / U[i * n + i]);
  }
}

// Column by column: what is known leaves the right-hand sides at once.
extern "C" __global__ void lower_columns(const float* L, float* x, int n, int m) {
  int c = blockIdx.x * blockDim.x + threadIdx.x;
  if (c >= m) return;
  for (int k = 0; k < n; k++) {
    float xk = x[k * m + c] / L[k * n + k];
    x[k * m + c] = xk;
    for (int i = k + 1; i < n; i++) x[i * m + c] -= L[i * n + k] * xk;
  }
}

// The transpose of a unit lower triangle, with right-hand sides as rows: X L = B.
extern "C" __global__ void right_side(const float* L, float* x, int n, int m) {
  int c = blockIdx.x * blockDim.x + threadIdx.x;
  if (c >= m) return;
  float* row = x + c * n;
  for (int i = n - 2; i >= 0; i--) {
    float s = row[i];
    for (int j = n - 1; j > i; j--) s -= row[j] * L[j * n + i];
    row[i] = s;
  }
}

// A thread a system, each with a matrix of its own.
extern "C" __global__ void lower_batch(const float* L, const float* b, float* x, int n, int m) {
  int c = blockIdx.x * blockDim.x + threadIdx.x;
  if (c >= m) return;
  const float* a = L + (long)c * n * n;
  for (int i = 0; i < n; i++) {
    float s = 0;
    for (int j = 0; j < i; j++) s += a[i * n + j] * x[c * n + j];
    x[c * n + i] = (b[c * n + i] - s) / a[i * n + i];
  }
}

// A block a system, a barrier between the steps.
extern "C" __global__ void lower_shared(const float* L, const float* b, float* x, int n) {
  __shared__ float s[64];
  int t = threadIdx.x;
  L += (long)blockIdx.x * n * n;
  if (t < n) s[t] = b[blockIdx.x * n + t];
  __syncthreads();
  for (int k = 0; k < n; k++) {
    if (t == k) s[k] /= L[k * n + k];
    __syncthreads();
    if (t > k && t < n) s[t] -= L[t * n + k] * s[k];
    __syncthreads();
  }
  if (t < n) x[blockIdx.x * n + t] = s[t];
}

// With L and U packed in one matrix: forward, then back.
extern "C" __global__ void packed_solve(const double* lu, double* x, int n, int m) {
  int c = blockIdx.x * blockDim.x + threadIdx.x;
  if (c >= m) return;
  for (int i = 1; i < n; i++) {
    double s = x[i * m + c];
    for (int j = 0; j < i; j++) s -= lu[i * n + j] * x[j * m + c];
    x[i * m + c] = s;
  }
  for (int i = n - 1; i >= 0; i--) {
    double s = x[i * m + c];
    for (int j = i + 1; j < n; j++) s -= lu[i * n + j] * x[j * m + c];
    x[i * m + c] = s / lu[i * n + i];
  }
}

// No triangular solve: it reads the last sweep's unknowns, above the diagonal too.
extern "C" __global__ void gauss_seidel(const float* a, const float* b, float* x, int n, int m) {
  int c = blockIdx.x * blockDim.x + threadIdx.x;
  if (c >= m) return;
  for (int i = 0; i < n; i++) {
    float s = b[i * m + c];
    for (int j = 0; j < n; j++)
      if (j != i) s -= a[i * n + j] * x[j * m + c];
    x[i * m + c] = s / a[i * n + i];
  }
}

// No triangular solve: what rounding loses is added again.
extern "C" __global__ void compensated(const float* L, const float* b, float* x, int n, int m) {
  int c = blockIdx.x * blockDim.x + threadIdx.x;
  if (c >= m) return;
  for (int i = 0; i < n; i++) {
    float s = b[i * m + c], lost = 0;
    for (int j = 0; j < i; j++) {
      float y = -L[i * n + j] * x[j * m + c] - lost;
      float t = s + y;
      lost = (t - s) - y;
      s = t;
    }
    x[i * m + c] = s / L[i * n + i];
  }
}

// Cholesky factors, a thread a matrix, column by column, in place; the upper part stays.
extern "C" __global__ void cholesky_batch(double* a, int n, int m) {
  int c = blockIdx.x * blockDim.x + threadIdx.x;
  if (c >= m) return;
  double* p = a + (long)c * n * n;
  for (int j = 0; j < n; j++) {
    double d = p[j * n + j];
    for (int k = 0; k < j; k++) d -= p[j * n + k] * p[j * n + k];
    d = sqrt(d);
    p[j * n + j] = d;
    for (int i = j + 1; i < n; i++) {
      double s = p[i * n + j];
      for (int k = 0; k < j; k++) s -= p[i * n + k] * p[j * n + k];
      p[i * n + j] = s / d;
    }
  }
}

// One Cholesky factor by one block, right-looking, with barriers.
extern "C" __global__ void cholesky_block(float* a, int n) {
  int t = threadIdx.x;
  for (int k = 0; k < n; k++) {
    if (t == k) a[k * n + k] = sqrtf(a[k * n + k]);
    __syncthreads();
    if (t > k && t < n) a[t * n + k] /= a[k * n + k];
    __syncthreads();
    if (t > k && t < n)
      for (int j = k + 1; j <= t; j++) a[t * n + j] -= a[t * n + k] * a[j * n + k];
    __syncthreads();
  }
}

// LU factors without pivots, packed, by one block.
extern "C" __global__ void lu_block(float* a, int n) {
  int t = threadIdx.x;
  for (int k = 0; k < n; k++) {
    if (t > k && t < n) {
      float l = a[t * n + k] / a[k * n + k];
      a[t * n + k] = l;
      for (int j = k + 1; j < n; j++) a[t * n + j] -= l * a[k * n + j];
    }
    __syncthreads();
  }
}
