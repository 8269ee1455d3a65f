// C = A B, all row major: a thread computes a small tile of C in registers.

// 64 x 64 tiles by 64 threads in a line, 8 x 8 elements each, with pointers that walk along A and B.
__global__ void matmul_registers(const float* A, const float* B, float* C, int m, int n, int k) {
  const int BM = 64, BN = 64, BK = 8, TM = 8, TN = 8;
  __shared__ float As[BM * BK];
  __shared__ float Bs[BK * BN];
  const int threadCol = threadIdx.x % (BN / TN);
  const int threadRow = threadIdx.x / (BN / TN);
  A += blockIdx.y * BM * k;
  B += blockIdx.x * BN;
  C += blockIdx.y * BM * n + blockIdx.x * BN;
  const int rowA = threadIdx.x / BK, colA = threadIdx.x % BK;
  const int strideA = blockDim.x / BK;
  const int rowB = threadIdx.x / BN, colB = threadIdx.x % BN;
  const int strideB = blockDim.x / BN;
  float sums[TM * TN] = {0.0f};
  float regM[TM], regN[TN];
  for (int bk = 0; bk < k; bk += BK) {
    for (int o = 0; o < BM; o += strideA) As[(rowA + o) * BK + colA] = A[(rowA + o) * k + colA];
    for (int o = 0; o < BK; o += strideB) Bs[(rowB + o) * BN + colB] = B[(rowB + o) * n + colB];
    __syncthreads();
    A += BK;
    B += BK * n;
    for (int p = 0; p < BK; ++p) {
      for (int i = 0; i < TM; ++i) regM[i] = As[(threadRow * TM + i) * BK + p];
      for (int j = 0; j < TN; ++j) regN[j] = Bs[p * BN + threadCol * TN + j];
      for (int i = 0; i < TM; ++i)
        for (int j = 0; j < TN; ++j) sums[i * TN + j] += regM[i] * regN[j];
    }
    __syncthreads();
  }
  for (int i = 0; i < TM; ++i)
    for (int j = 0; j < TN; ++j)
      C[(threadRow * TM + i) * n + threadCol * TN + j] = sums[i * TN + j];
}

// 32 x 32 tiles by 16 x 16 threads, 2 x 2 elements each that lie 16 apart, for any size.
__global__ void matmul_registers_guarded(const float* A, const float* B, float* C, int m, int n,
                                         int k) {
  __shared__ float As[32][17], Bs[16][33];
  int tx = threadIdx.x, ty = threadIdx.y;
  int row = blockIdx.y * 32 + ty, col = blockIdx.x * 32 + tx;
  float c[2][2] = {};
  for (int t = 0; t < k; t += 16) {
#pragma unroll
    for (int i = 0; i < 2; ++i) {
      int r = row + 16 * i, j = col + 16 * i;
      As[ty + 16 * i][tx] = r < m && t + tx < k ? A[r * k + t + tx] : 0.0f;
      Bs[ty][tx + 16 * i] = t + ty < k && j < n ? B[(t + ty) * n + j] : 0.0f;
    }
    __syncthreads();
#pragma unroll
    for (int p = 0; p < 16; ++p) {
      float a0 = As[ty][p], a1 = As[ty + 16][p];
      float b0 = Bs[p][tx], b1 = Bs[p][tx + 16];
      c[0][0] += a0 * b0;
      c[0][1] += a0 * b1;
      c[1][0] += a1 * b0;
      c[1][1] += a1 * b1;
    }
    __syncthreads();
  }
#pragma unroll
  for (int i = 0; i < 2; ++i)
#pragma unroll
    for (int j = 0; j < 2; ++j)
      if (row + 16 * i < m && col + 16 * j < n) C[(row + 16 * i) * n + col + 16 * j] = c[i][j];
}
