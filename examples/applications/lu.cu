// LU decomposition in place, in blocks of 16 x 16, as Rodinia's lud does it: for each step along the
// diagonal one launch of each kernel; `offset` is where the step's block begins.
#define SIZE 16

__global__ void lu_diagonal(float* m, int n, int offset) {
  __shared__ float s[SIZE][SIZE];
  int t = threadIdx.x;
  int at = offset * n + offset;
  for (int i = 0; i < SIZE; ++i) s[i][t] = m[at + i * n + t];
  __syncthreads();
  for (int i = 0; i < SIZE - 1; ++i) {
    if (t > i) {
      for (int j = 0; j < i; ++j) s[t][i] -= s[t][j] * s[j][i];
      s[t][i] /= s[i][i];
    }
    __syncthreads();
    if (t > i) {
      for (int j = 0; j < i + 1; ++j) s[i + 1][t] -= s[i + 1][j] * s[j][t];
    }
    __syncthreads();
  }
  for (int i = 1; i < SIZE; ++i) m[at + i * n + t] = s[i][t];
}

// Half of the 32 threads solve for a block right of the diagonal one, half for one below it.
__global__ void lu_perimeter(float* m, int n, int offset) {
  __shared__ float diagonal[SIZE][SIZE], row[SIZE][SIZE], col[SIZE][SIZE];
  int index, at;
  int away = (blockIdx.x + 1) * SIZE;
  if (threadIdx.x < SIZE) {
    index = threadIdx.x;
    at = offset * n + offset;
    for (int i = 0; i < SIZE / 2; ++i) diagonal[i][index] = m[at + i * n + index];
    for (int i = 0; i < SIZE; ++i) row[i][index] = m[at + i * n + away + index];
  } else {
    index = threadIdx.x - SIZE;
    at = (offset + SIZE / 2) * n + offset;
    for (int i = SIZE / 2; i < SIZE; ++i)
      diagonal[i][index] = m[at + (i - SIZE / 2) * n + index];
    at = (offset + away) * n + offset;
    for (int i = 0; i < SIZE; ++i) col[i][index] = m[at + i * n + index];
  }
  __syncthreads();
  if (threadIdx.x < SIZE) {
    index = threadIdx.x;
    for (int i = 1; i < SIZE; ++i)
      for (int j = 0; j < i; ++j) row[i][index] -= diagonal[i][j] * row[j][index];
  } else {
    index = threadIdx.x - SIZE;
    for (int i = 0; i < SIZE; ++i) {
      for (int j = 0; j < i; ++j) col[index][i] -= col[index][j] * diagonal[j][i];
      col[index][i] /= diagonal[i][i];
    }
  }
  __syncthreads();
  if (threadIdx.x < SIZE) {
    index = threadIdx.x;
    at = offset * n + offset;
    for (int i = 1; i < SIZE; ++i) m[at + i * n + away + index] = row[i][index];
  } else {
    index = threadIdx.x - SIZE;
    at = (offset + away) * n + offset;
    for (int i = 0; i < SIZE; ++i) m[at + i * n + index] = col[i][index];
  }
}

__global__ void lu_internal(float* m, int n, int offset) {
  __shared__ float row[SIZE][SIZE], col[SIZE][SIZE];
  int tx = threadIdx.x, ty = threadIdx.y;
  int below = offset + (blockIdx.y + 1) * SIZE, right = offset + (blockIdx.x + 1) * SIZE;
  row[ty][tx] = m[(offset + ty) * n + right + tx];
  col[ty][tx] = m[(below + ty) * n + offset + tx];
  __syncthreads();
  float sum = 0.0f;
  for (int i = 0; i < SIZE; ++i) sum += col[ty][i] * row[i][tx];
  m[(below + ty) * n + right + tx] -= sum;
}
