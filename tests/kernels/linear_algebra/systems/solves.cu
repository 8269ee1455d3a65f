// Triangular systems as libraries and their users write them: scaled, padded, in panels.

// As BLAS's trsm, from the left, column-major: A X = alpha B, in place.
extern "C" __global__ void trsm_left(int m, int n, float alpha, const float* A, int lda, float* B,
                                     int ldb) {
  int col = blockIdx.x * blockDim.x + threadIdx.x;
  if (col >= n) return;
  for (int i = 0; i < m; ++i) {
    float sum = alpha * B[i + col * ldb];
    for (int k = 0; k < i; ++k) sum -= A[i + k * lda] * B[k + col * ldb];
    B[i + col * ldb] = sum / A[i + i * lda];
  }
}

// From the right, row-major, with padded rows: X A = alpha B.
extern "C" __global__ void trsm_right(int m, int n, double alpha, const double* A, int lda,
                                      double* B, int ldb) {
  int row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= m) return;
  for (int j = 0; j < n; ++j) {
    double sum = alpha * B[row * ldb + j];
    for (int k = 0; k < j; ++k) sum -= B[row * ldb + k] * A[k * lda + j];
    B[row * ldb + j] = sum / A[j * lda + j];
  }
}

// The reference BLAS's order: a column at a time, none for unknowns that are zero.
extern "C" __global__ void trsm_columns(int m, int n, double alpha, const double* A, int lda,
                                        double* B, int ldb) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  if (j >= n) return;
  if (alpha != 1.0)
    for (int i = 0; i < m; ++i) B[i + j * ldb] *= alpha;
  for (int k = m - 1; k >= 0; --k)
    if (B[k + j * ldb] != 0.0) {
      B[k + j * ldb] /= A[k + k * lda];
      for (int i = 0; i < k; ++i) B[i + j * ldb] -= B[k + j * ldb] * A[i + k * lda];
    }
}

// One system by one block: each row's sum is a tree.
extern "C" __global__ void trsv_tree(const float* L, const float* b, float* x, int n) {
  __shared__ float part[64];
  int t = threadIdx.x;
  for (int i = 0; i < n; i++) {
    float s = 0;
    for (int j = t; j < i; j += 64) s += L[i * n + j] * x[j];
    part[t] = s;
    __syncthreads();
    for (int w = 32; w > 0; w >>= 1) {
      if (t < w) part[t] += part[t + w];
      __syncthreads();
    }
    if (t == 0) x[i] = (b[i] - part[0]) / L[i * n + i];
    __syncthreads();
  }
}

// With the reciprocals of the diagonal in an array of their own.
extern "C" __global__ void solve_reciprocals(const float* L, const float* over, float* X, int n,
                                             int m) {
  int c = blockIdx.x * blockDim.x + threadIdx.x;
  if (c < m)
    for (int i = 0; i < n; i++) {
      float s = X[i * m + c];
      for (int j = 0; j < i; j++) s -= L[i * n + j] * X[j * m + c];
      X[i * m + c] = s * over[i];
    }
}

// From the end, column by column, by the reciprocal.
extern "C" __global__ void back_columns(const float* U, float* X, int n, int m) {
  int c = blockIdx.x * blockDim.x + threadIdx.x;
  if (c >= m) return;
  for (int k = n - 1; k >= 0; k--) {
    float v = X[k * m + c] * (1.0f / U[k * n + k]);
    X[k * m + c] = v;
    for (int i = 0; i < k; i++) X[i * m + c] -= U[i * n + k] * v;
  }
}

// Panels of eight rows: solve one, then update what is below it.
extern "C" __global__ void solve_panels(const float* L, float* X, int n, int m) {
  int c = blockIdx.x * blockDim.x + threadIdx.x;
  if (c >= m) return;
  for (int p = 0; p < n; p += 8) {
    for (int i = p; i < p + 8; i++) {
      float s = X[i * m + c];
      for (int j = p; j < i; j++) s -= L[i * n + j] * X[j * m + c];
      X[i * m + c] = s / L[i * n + i];
    }
    for (int i = p + 8; i < n; i++) {
      float s = X[i * m + c];
      for (int j = p; j < p + 8; j++) s -= L[i * n + j] * X[j * m + c];
      X[i * m + c] = s;
    }
  }
}
