// C = A B, all row major: a block computes a tile of C and walks the tiles of A's rows and B's
// columns through shared memory. Without guards the sizes are multiples of the tile.
template <int TILE>
__device__ void tiles(const float* A, const float* B, float* C, int n) {
  __shared__ float As[TILE][TILE], Bs[TILE][TILE];
  int tx = threadIdx.x, ty = threadIdx.y;
  int row = blockIdx.y * TILE + ty;
  int col = blockIdx.x * TILE + tx;
  float sum = 0.0f;
  for (int t = 0; t < n / TILE; ++t) {
    As[ty][tx] = A[row * n + t * TILE + tx];
    Bs[ty][tx] = B[(t * TILE + ty) * n + col];
    __syncthreads();
#pragma unroll
    for (int k = 0; k < TILE; ++k) sum += As[ty][k] * Bs[k][tx];
    __syncthreads();
  }
  C[row * n + col] = sum;
}

template <int TILE>
__device__ void guarded_tiles(const float* A, const float* B, float* C, int m, int n, int k) {
  __shared__ float As[TILE][TILE];
  __shared__ float Bs[TILE][TILE];
  int row = blockIdx.y * TILE + threadIdx.y;
  int col = blockIdx.x * TILE + threadIdx.x;
  float sum = 0.0f;
  for (int t = 0; t < (k + TILE - 1) / TILE; ++t) {
    int a = t * TILE + threadIdx.x, b = t * TILE + threadIdx.y;
    As[threadIdx.y][threadIdx.x] = row < m && a < k ? A[row * k + a] : 0.0f;
    Bs[threadIdx.y][threadIdx.x] = b < k && col < n ? B[b * n + col] : 0.0f;
    __syncthreads();
    for (int p = 0; p < TILE; ++p) sum += As[threadIdx.y][p] * Bs[p][threadIdx.x];
    __syncthreads();
  }
  if (row < m && col < n) C[row * n + col] = sum;
}

__global__ void matmul_tile16(const float* A, const float* B, float* C, int n) {
  tiles<16>(A, B, C, n);
}

__global__ void matmul_tile32(const float* A, const float* B, float* C, int n) {
  tiles<32>(A, B, C, n);
}

__global__ void matmul_tile16_guarded(const float* A, const float* B, float* C, int m, int n,
                                      int k) {
  guarded_tiles<16>(A, B, C, m, n, k);
}

__global__ void matmul_tile32_guarded(const float* A, const float* B, float* C, int m, int n,
                                      int k) {
  guarded_tiles<32>(A, B, C, m, n, k);
}

// Two tiles of each matrix: the next one is on its way while this one is used.
__global__ void matmul_double_buffered(const float* A, const float* B, float* C, int m, int n,
                                       int k) {
  __shared__ float As[2][16][16], Bs[2][16][16];
  int tx = threadIdx.x, ty = threadIdx.y;
  int row = blockIdx.y * 16 + ty, col = blockIdx.x * 16 + tx;
  int steps = (k + 15) / 16;
  As[0][ty][tx] = row < m && tx < k ? A[row * k + tx] : 0.0f;
  Bs[0][ty][tx] = ty < k && col < n ? B[ty * n + col] : 0.0f;
  __syncthreads();
  float sum = 0.0f;
  for (int t = 0; t < steps; ++t) {
    int now = t & 1, next = now ^ 1;
    if (t + 1 < steps) {
      int a = (t + 1) * 16 + tx, b = (t + 1) * 16 + ty;
      As[next][ty][tx] = row < m && a < k ? A[row * k + a] : 0.0f;
      Bs[next][ty][tx] = b < k && col < n ? B[b * n + col] : 0.0f;
    }
#pragma unroll
    for (int p = 0; p < 16; ++p) sum += As[now][ty][p] * Bs[now][p][tx];
    __syncthreads();
  }
  if (row < m && col < n) C[row * n + col] = sum;
}
