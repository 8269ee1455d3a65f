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

// The largest entry of each row; infinity for none.
__global__ void csr_largest(const int* start, const float* value, float* largest, int rows) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= rows) return;
  float m = -INFINITY;
  for (int k = start[i]; k < start[i + 1]; ++k) m = fmaxf(m, value[k]);
  largest[i] = m;
}

// The weights of a node's edges, as in attention over a graph.
__global__ void edge_softmax(const int* start, const float* score, float* weight, int rows) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= rows) return;
  float m = -INFINITY, sum = 0.f;
  for (int k = start[i]; k < start[i + 1]; ++k) m = fmaxf(m, score[k]);
  for (int k = start[i]; k < start[i + 1]; ++k) sum += expf(score[k] - m);
  for (int k = start[i]; k < start[i + 1]; ++k) weight[k] = expf(score[k] - m) / sum;
}

// A warp a row.
__global__ void csr_warp(const int* start, const int* column, const float* value, const float* x,
                         float* y, int rows) {
  int row = (blockIdx.x * blockDim.x + threadIdx.x) / 32, lane = threadIdx.x & 31;
  if (row >= rows) return;
  float sum = 0.f;
  for (int k = start[row] + lane; k < start[row + 1]; k += 32) sum += value[k] * x[column[k]];
  for (int d = 16; d > 0; d >>= 1) sum += __shfl_down_sync(0xffffffff, sum, d);
  if (lane == 0) y[row] = sum;
}

// Blocks of 4 x 4, a thread a row.
__global__ void block_rows(const int* start, const int* column, const float* value, const float* x,
                           float* y, int blocks) {
  int t = blockIdx.x * blockDim.x + threadIdx.x, block = t / 4, r = t % 4;
  if (block >= blocks) return;
  float sum = 0.f;
  for (int k = start[block]; k < start[block + 1]; ++k)
    for (int c = 0; c < 4; ++c) sum += value[k * 16 + r * 4 + c] * x[column[k] * 4 + c];
  y[block * 4 + r] = sum;
}

// Rows of one length, columns of -1 at their ends (ELLPACK).
__global__ void ell_spmv(int rows, int width, const int* column, const float* value, const float* x,
                         float* y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < rows) {
    float sum = 0.f;
    for (int k = 0; k < width; ++k) {
      int c = column[k * rows + i];
      if (c >= 0) sum += value[k * rows + i] * x[c];
    }
    y[i] = sum;
  }
}

// Diagonals at given distances, parts of which lie outside (DIA).
__global__ void dia_spmv(int rows, int columns, int count, const int* distance, const float* data,
                         const float* x, float* y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < rows) {
    float sum = 0.f;
    for (int k = 0; k < count; ++k) {
      int c = i + distance[k];
      float v = data[rows * k + i];
      if (c >= 0 && c < columns) sum += v * x[c];
    }
    y[i] += sum;
  }
}
