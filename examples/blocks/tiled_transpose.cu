// y = x^T for a rows x cols matrix, through a tile whose rows are padded against bank conflicts;
// 32 x 8 threads a block, four elements each.
__global__ void transpose_padded(const float* x, float* y, int rows, int cols) {
  __shared__ float tile[32][33];
  int col = blockIdx.x * 32 + threadIdx.x;
  int row = blockIdx.y * 32 + threadIdx.y;
  for (int k = 0; k < 32; k += 8)
    if (row + k < rows && col < cols)
      tile[threadIdx.y + k][threadIdx.x] = x[(row + k) * cols + col];
  __syncthreads();
  col = blockIdx.y * 32 + threadIdx.x;
  row = blockIdx.x * 32 + threadIdx.y;
  for (int k = 0; k < 32; k += 8)
    if (row + k < cols && col < rows)
      y[(row + k) * rows + col] = tile[threadIdx.x][threadIdx.y + k];
}
