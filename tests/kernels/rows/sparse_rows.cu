// Loops over the entries of rows of different lengths.

__global__ void csr_spmv(const int* __restrict__ start, const int* __restrict__ column,
                         const float* __restrict__ value, const float* __restrict__ x,
                         float* __restrict__ y, int rows) {
  int row = blockDim.x * blockIdx.x + threadIdx.x;
  if (row < rows) {
    float dot = 0.0f;
    for (int jj = start[row]; jj < start[row + 1]; jj++) dot += value[jj] * x[column[jj]];
    y[row] += dot;
  }
}

// A sparse matrix times a dense one, an element of the result a thread.
__global__ void csr_spmm(const int* start, const int* column, const float* value, const float* b,
                         float* c, int rows, int width) {
  int j = blockIdx.x * blockDim.x + threadIdx.x, i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i >= rows || j >= width) return;
  float sum = 0;
  for (int k = start[i]; k < start[i + 1]; ++k) sum += value[k] * b[column[k] * width + j];
  c[i * width + j] = sum;
}

// The largest of a row's entries off the diagonal, and how many of them there are.
__global__ void csr_off_diagonal(const int* start, const int* column, const int* value,
                                 int* largest, int* count, int rows) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= rows) return;
  int most = -2147483647 - 1, n = 0;
  for (int k = start[i]; k < start[i + 1]; ++k)
    if (column[k] != i) {
      most = max(most, value[k]);
      ++n;
    }
  largest[i] = most;
  count[i] = n;
}

// A step of a breadth-first search.
__global__ void bfs_step(const int* start, const int* edge, int* level, int current, int nodes) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= nodes || level[i] != current) return;
  for (int k = start[i]; k < start[i + 1]; k++)
    if (level[edge[k]] < 0) level[edge[k]] = current + 1;
}

// A transposed sparse matrix times a vector.
__global__ void csr_transposed(const int* start, const int* column, const int* value, const int* x,
                               int* y, int rows) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= rows) return;
  for (int k = start[i]; k < start[i + 1]; ++k) atomicAdd(&y[column[k]], value[k] * x[i]);
}

// The last entry that is not zero: no sum.
__global__ void csr_last(const int* start, const int* value, int* last, int rows) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= rows) return;
  int found = -1;
  for (int k = start[i]; k < start[i + 1]; ++k)
    if (value[k] != 0) found = value[k];
  last[i] = found;
}
