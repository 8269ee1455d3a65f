// y = x transposed, through a padded tile in shared memory.
#define T 32
#define ROWS 8
extern "C" __global__ void transpose(const float* x, float* y, int rows, int columns) {
  __shared__ float tile[T][T + 1];
  int j = blockIdx.x * T + threadIdx.x;
  for (int k = threadIdx.y; k < T; k += ROWS) {
    int i = blockIdx.y * T + k;
    if (i < rows && j < columns) tile[k][threadIdx.x] = x[(size_t)i * columns + j];
  }
  __syncthreads();
  int i = blockIdx.y * T + threadIdx.x;
  for (int k = threadIdx.y; k < T; k += ROWS) {
    int column = blockIdx.x * T + k;
    if (i < rows && column < columns) y[(size_t)column * rows + i] = tile[threadIdx.x][k];
  }
}
