// LU factors, as people write them: the pivot searched by one thread, by a tree in shared memory,
// by shuffles; a block or a thread a matrix; without pivots; panels; systems, inverses,
// determinants.

// Thread 0 searches the pivot; rows are swapped; the column scaled; the rest updated. One block.
__global__ void lup_serial(float* a, int* ipiv, int n) {
  __shared__ int p;
  int t = threadIdx.x;
  for (int k = 0; k < n; ++k) {
    if (t == 0) {
      int best = k;
      float most = fabsf(a[k * n + k]);
      for (int i = k + 1; i < n; ++i) {
        float v = fabsf(a[i * n + k]);
        if (v > most) { most = v; best = i; }
      }
      ipiv[k] = best;
      p = best;
    }
    __syncthreads();
    if (p != k)
      for (int j = t; j < n; j += blockDim.x) {
        float v = a[k * n + j];
        a[k * n + j] = a[p * n + j];
        a[p * n + j] = v;
      }
    __syncthreads();
    for (int i = k + 1 + t; i < n; i += blockDim.x) a[i * n + k] /= a[k * n + k];
    __syncthreads();
    for (int i = k + 1 + t; i < n; i += blockDim.x)
      for (int j = k + 1; j < n; ++j) a[i * n + j] -= a[i * n + k] * a[k * n + j];
    __syncthreads();
  }
}

#define M 32
// A block a matrix in shared memory; the search is a tree; a permutation comes out.
__global__ void lup_tree(const float* in, float* out, int* perm) {
  __shared__ float s[M][M];
  __shared__ float val[M];
  __shared__ int idx[M];
  __shared__ int row[M];
  int t = threadIdx.x;
  const float* a = in + blockIdx.x * M * M;
  for (int i = 0; i < M; ++i) s[i][t] = a[i * M + t];
  row[t] = t;
  __syncthreads();
  for (int k = 0; k < M - 1; ++k) {
    val[t] = t >= k ? fabsf(s[t][k]) : -1.0f;
    idx[t] = t;
    __syncthreads();
    for (int h = M / 2; h > 0; h >>= 1) {
      if (t < h && val[t + h] > val[t]) {
        val[t] = val[t + h];
        idx[t] = idx[t + h];
      }
      __syncthreads();
    }
    int p = idx[0];
    if (p != k) {
      float v = s[k][t];
      s[k][t] = s[p][t];
      s[p][t] = v;
      if (t == 0) { int r = row[k]; row[k] = row[p]; row[p] = r; }
    }
    __syncthreads();
    if (t > k) {
      float f = s[t][k] / s[k][k];
      s[t][k] = f;
      for (int j = k + 1; j < M; ++j) s[t][j] -= f * s[k][j];
    }
    __syncthreads();
  }
  for (int i = 0; i < M; ++i) out[blockIdx.x * M * M + i * M + t] = s[i][t];
  perm[blockIdx.x * M + t] = row[t];
}

// A warp a matrix, lane = row, shuffles search.
__global__ void lup_warp(float* a, int* ipiv, int n) {
  int t = threadIdx.x;
  for (int k = 0; k < n; ++k) {
    float most = (t >= k && t < n) ? fabsf(a[t * n + k]) : -1.0f;
    int best = t;
    for (int d = 16; d > 0; d >>= 1) {
      float ov = __shfl_down_sync(0xffffffff, most, d);
      int oi = __shfl_down_sync(0xffffffff, best, d);
      if (ov > most) { most = ov; best = oi; }
    }
    best = __shfl_sync(0xffffffff, best, 0);
    if (t == 0) ipiv[k] = best + 1;
    if (best != k && t < n) {
      float v = a[k * n + t];
      a[k * n + t] = a[best * n + t];
      a[best * n + t] = v;
    }
    __syncwarp();
    if (t > k && t < n) {
      float f = a[t * n + k] / a[k * n + k];
      a[t * n + k] = f;
      for (int j = k + 1; j < n; ++j) a[t * n + j] -= f * a[k * n + j];
    }
    __syncwarp();
  }
}

#define N 6
// A thread a matrix.
__global__ void lup_batched(float* all, int* pivots, int count) {
  int b = blockIdx.x * blockDim.x + threadIdx.x;
  if (b >= count) return;
  float* a = all + b * N * N;
  int* ipiv = pivots + b * N;
  for (int k = 0; k < N; ++k) {
    int p = k;
    float most = fabsf(a[k * N + k]);
    for (int i = k + 1; i < N; ++i)
      if (fabsf(a[i * N + k]) > most) { most = fabsf(a[i * N + k]); p = i; }
    ipiv[k] = p;
    if (p != k)
      for (int j = 0; j < N; ++j) {
        float v = a[k * N + j];
        a[k * N + j] = a[p * N + j];
        a[p * N + j] = v;
      }
    float inv = 1.0f / a[k * N + k];
    for (int i = k + 1; i < N; ++i) {
      a[i * N + k] *= inv;
      for (int j = k + 1; j < N; ++j) a[i * N + j] -= a[i * N + k] * a[k * N + j];
    }
  }
}

// Stops at a small pivot, and says where.
__global__ void lup_info(double* a, int* piv, int* info, int n) {
  __shared__ int p;
  __shared__ int bad;
  int t = threadIdx.x;
  if (t == 0) { bad = 0; info[0] = 0; }
  __syncthreads();
  for (int k = 0; k < n; ++k) {
    if (t == 0) {
      double most = 0.0;
      p = k;
      for (int i = k; i < n; ++i) {
        double v = a[i * n + k] < 0 ? -a[i * n + k] : a[i * n + k];
        if (v > most) { most = v; p = i; }
      }
      piv[k] = p;
      if (most < 1e-12) { bad = 1; info[0] = k + 1; }
    }
    __syncthreads();
    if (bad) return;
    if (t < n && p != k) {
      double v = a[k * n + t];
      a[k * n + t] = a[p * n + t];
      a[p * n + t] = v;
    }
    __syncthreads();
    if (t > k && t < n) {
      a[t * n + k] /= a[k * n + k];
      for (int j = k + 1; j < n; ++j) a[t * n + j] -= a[t * n + k] * a[k * n + j];
    }
    __syncthreads();
  }
}

// LAPACK's layout: columns first; 1-based pivots; a block a matrix; 2-D update.
__global__ void getf2_batched(float* const all, int* pivots, int n, int lda) {
  extern __shared__ float s[];
  __shared__ int best;
  float* a = all + blockIdx.x * lda * n;
  int tx = threadIdx.x, ty = threadIdx.y;
  for (int j = ty; j < n; j += blockDim.y)
    for (int i = tx; i < n; i += blockDim.x) s[j * n + i] = a[j * lda + i];
  __syncthreads();
  for (int k = 0; k < n; ++k) {
    if (tx == 0 && ty == 0) {
      best = k;
      for (int i = k + 1; i < n; ++i)
        if (fabsf(s[k * n + i]) > fabsf(s[k * n + best])) best = i;
      pivots[blockIdx.x * n + k] = best + 1;
    }
    __syncthreads();
    if (ty == 0 && best != k)
      for (int j = tx; j < n; j += blockDim.x) {
        float v = s[j * n + k];
        s[j * n + k] = s[j * n + best];
        s[j * n + best] = v;
      }
    __syncthreads();
    if (ty == 0)
      for (int i = k + 1 + tx; i < n; i += blockDim.x) s[k * n + i] *= 1.0f / s[k * n + k];
    __syncthreads();
    for (int j = k + 1 + ty; j < n; j += blockDim.y)
      for (int i = k + 1 + tx; i < n; i += blockDim.x) s[j * n + i] -= s[k * n + i] * s[j * n + k];
    __syncthreads();
  }
  for (int j = ty; j < n; j += blockDim.y)
    for (int i = tx; i < n; i += blockDim.x) a[j * lda + i] = s[j * n + i];
}

// A 4 x 4 matrix a thread, in registers.
__global__ void lup4(const float* in, float* out, int* piv, int count) {
  int b = blockIdx.x * blockDim.x + threadIdx.x;
  if (b >= count) return;
  float a[4][4];
#pragma unroll
  for (int i = 0; i < 4; ++i)
#pragma unroll
    for (int j = 0; j < 4; ++j) a[i][j] = in[b * 16 + i * 4 + j];
#pragma unroll
  for (int k = 0; k < 4; ++k) {
    int p = k;
    float most = fabsf(a[k][k]);
#pragma unroll
    for (int i = k + 1; i < 4; ++i)
      if (fabsf(a[i][k]) > most) { most = fabsf(a[i][k]); p = i; }
    piv[b * 4 + k] = p;
#pragma unroll
    for (int i = k + 1; i < 4; ++i)
      if (p == i)
#pragma unroll
        for (int j = 0; j < 4; ++j) { float v = a[k][j]; a[k][j] = a[i][j]; a[i][j] = v; }
    float f = 1.0f / a[k][k];
#pragma unroll
    for (int i = k + 1; i < 4; ++i) {
      a[i][k] *= f;
#pragma unroll
      for (int j = k + 1; j < 4; ++j) a[i][j] -= a[i][k] * a[k][j];
    }
  }
#pragma unroll
  for (int i = 0; i < 4; ++i)
#pragma unroll
    for (int j = 0; j < 4; ++j) out[b * 16 + i * 4 + j] = a[i][j];
}

// A tall panel of a larger matrix, with pivots of its own.
__global__ void panel(float* a, int* piv, int m, int nb, int lda) {
  __shared__ float val[64];
  __shared__ int idx[64];
  int t = threadIdx.x;
  for (int k = 0; k < nb; ++k) {
    val[t] = t >= k && t < m ? fabsf(a[t * lda + k]) : -1.0f;
    idx[t] = t;
    __syncthreads();
    for (int h = 32; h > 0; h /= 2) {
      if (t < h)
        if (val[t + h] > val[t] || (val[t + h] == val[t] && idx[t + h] < idx[t])) {
          val[t] = val[t + h];
          idx[t] = idx[t + h];
        }
      __syncthreads();
    }
    int p = idx[0];
    if (t == 0) piv[k] = p;
    if (t < nb && p != k) {
      float v = a[k * lda + t];
      a[k * lda + t] = a[p * lda + t];
      a[p * lda + t] = v;
    }
    __syncthreads();
    if (t > k && t < m) {
      float f = a[t * lda + k] / a[k * lda + k];
      a[t * lda + k] = f;
      for (int j = k + 1; j < nb; ++j) a[t * lda + j] -= f * a[k * lda + j];
    }
    __syncthreads();
  }
}

// Without pivots, in place, one block.
__global__ void lu_plain(float* a, int n) {
  int t = threadIdx.x;
  for (int k = 0; k < n - 1; ++k) {
    for (int i = k + 1 + t; i < n; i += blockDim.x) {
      float f = a[i * n + k] / a[k * n + k];
      a[i * n + k] = f;
      for (int j = k + 1; j < n; ++j) a[i * n + j] -= f * a[k * n + j];
    }
    __syncthreads();
  }
}

// Doolittle: into L and U, row by row and column by column.
__global__ void lu_doolittle(const float* a, float* l, float* u, int n) {
  int t = threadIdx.x;
  for (int k = 0; k < n; ++k) {
    if (t >= k && t < n) {
      float s = 0;
      for (int j = 0; j < k; ++j) s += l[k * n + j] * u[j * n + t];
      u[k * n + t] = a[k * n + t] - s;
    }
    __syncthreads();
    if (t >= k && t < n) {
      float s = 0;
      for (int j = 0; j < k; ++j) s += l[t * n + j] * u[j * n + k];
      l[t * n + k] = t == k ? 1.0f : (a[t * n + k] - s) / u[k * n + k];
    }
    __syncthreads();
  }
}

// Crout: L has the diagonal, that of U is ones.
__global__ void crout(const float* a, float* l, float* u, int n) {
  int t = threadIdx.x;
  for (int k = 0; k < n; ++k) {
    if (t >= k) {
      float s = a[t * n + k];
      for (int j = 0; j < k; ++j) s -= l[t * n + j] * u[j * n + k];
      l[t * n + k] = s;
    }
    __syncthreads();
    if (t > k) {
      float s = a[k * n + t];
      for (int j = 0; j < k; ++j) s -= l[k * n + j] * u[j * n + t];
      u[k * n + t] = s / l[k * n + k];
    }
    if (t == k) u[k * n + k] = 1.0f;
    __syncthreads();
  }
}

// Factors and solves one system, in one block.
__global__ void gesv(float* a, float* b, int n) {
  __shared__ int p;
  int t = threadIdx.x;
  for (int k = 0; k < n; ++k) {
    if (t == 0) {
      p = k;
      for (int i = k + 1; i < n; ++i)
        if (fabsf(a[i * n + k]) > fabsf(a[p * n + k])) p = i;
      float v = b[k]; b[k] = b[p]; b[p] = v;
    }
    __syncthreads();
    if (t < n && p != k) { float v = a[k * n + t]; a[k * n + t] = a[p * n + t]; a[p * n + t] = v; }
    __syncthreads();
    if (t > k && t < n) {
      float f = a[t * n + k] / a[k * n + k];
      a[t * n + k] = f;
      for (int j = k + 1; j < n; ++j) a[t * n + j] -= f * a[k * n + j];
      b[t] -= f * b[k];
    }
    __syncthreads();
  }
  for (int i = n - 1; i >= 0; --i) {
    if (t == 0) b[i] /= a[i * n + i];
    __syncthreads();
    if (t < i) b[t] -= a[t * n + i] * b[i];
    __syncthreads();
  }
}

// Gauss-Jordan with pivots, a block a system, in padded shared memory.
__global__ void gj_solve(const float* in, const float* rhs, float* x, int n) {
  __shared__ float a[32][33];
  __shared__ float b[32];
  __shared__ int p;
  int t = threadIdx.x;
  for (int i = 0; i < n; ++i) a[i][t] = in[blockIdx.x * n * n + i * n + t];
  b[t] = rhs[blockIdx.x * n + t];
  __syncthreads();
  for (int k = 0; k < n; ++k) {
    if (t == 0) {
      p = k;
      for (int i = k + 1; i < n; ++i) if (fabsf(a[i][k]) > fabsf(a[p][k])) p = i;
      float v = b[k]; b[k] = b[p]; b[p] = v;
    }
    __syncthreads();
    float v = a[k][t]; a[k][t] = a[p][t]; a[p][t] = v;
    __syncthreads();
    if (t != k) {
      float f = a[t][k] / a[k][k];
      for (int j = k; j < n; ++j) a[t][j] -= f * a[k][j];
      b[t] -= f * b[k];
    }
    __syncthreads();
  }
  x[blockIdx.x * n + t] = b[t] / a[t][t];
}

// Gauss-Jordan: the inverse in place, without pivots.
__global__ void gj_inverse(float* a, int n) {
  int i = threadIdx.y, j = threadIdx.x;
  for (int k = 0; k < n; ++k) {
    float p = 1.0f / a[k * n + k];
    float c = a[i * n + k], r = a[k * n + j], v = a[i * n + j];
    __syncthreads();
    if (i == k && j == k) v = p;
    else if (i == k) v = r * p;
    else if (j == k) v = -c * p;
    else v = v - c * r * p;
    a[i * n + j] = v;
    __syncthreads();
  }
}

// Determinants, a thread a matrix.
__global__ void det5(const float* in, float* det, int count) {
  int b = blockIdx.x * blockDim.x + threadIdx.x;
  if (b >= count) return;
  float a[5][5];
  for (int i = 0; i < 5; ++i) for (int j = 0; j < 5; ++j) a[i][j] = in[b * 25 + i * 5 + j];
  float d = 1.0f;
  for (int k = 0; k < 5; ++k) {
    int p = k;
    for (int i = k + 1; i < 5; ++i) if (fabsf(a[i][k]) > fabsf(a[p][k])) p = i;
    if (p != k) { d = -d; for (int j = 0; j < 5; ++j) { float v = a[k][j]; a[k][j] = a[p][j]; a[p][j] = v; } }
    d *= a[k][k];
    for (int i = k + 1; i < 5; ++i) {
      float f = a[i][k] / a[k][k];
      for (int j = k + 1; j < 5; ++j) a[i][j] -= f * a[k][j];
    }
  }
  det[b] = d;
}
