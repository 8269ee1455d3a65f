// Global alignment of two sequences (Needleman and Wunsch): the score matrix is filled in tiles of
// 16 x 16 along anti-diagonals, one launch each; inside a tile along its own anti-diagonals.
// `cols` counts the border column; `i` is the number of tiles on this anti-diagonal.
#define TILE 16

__device__ void fill(const int* reference, int* score, int cols, int penalty, int bx, int by) {
  __shared__ int temp[TILE + 1][TILE + 1];
  __shared__ int ref[TILE][TILE];
  int tx = threadIdx.x;
  int corner = cols * TILE * by + TILE * bx;
  int inner = corner + cols + 1 + tx;
  if (tx == 0) temp[0][0] = score[corner];
  for (int ty = 0; ty < TILE; ++ty) ref[ty][tx] = reference[inner + cols * ty];
  __syncthreads();
  temp[tx + 1][0] = score[corner + cols * (tx + 1)];
  __syncthreads();
  temp[0][tx + 1] = score[corner + tx + 1];
  __syncthreads();
  for (int m = 0; m < TILE; ++m) {
    if (tx <= m) {
      int x = tx + 1, y = m - tx + 1;
      temp[y][x] = max(temp[y - 1][x - 1] + ref[y - 1][x - 1],
                       max(temp[y][x - 1] - penalty, temp[y - 1][x] - penalty));
    }
    __syncthreads();
  }
  for (int m = TILE - 2; m >= 0; --m) {
    if (tx <= m) {
      int x = tx + TILE - m, y = TILE - tx;
      temp[y][x] = max(temp[y - 1][x - 1] + ref[y - 1][x - 1],
                       max(temp[y][x - 1] - penalty, temp[y - 1][x] - penalty));
    }
    __syncthreads();
  }
  for (int ty = 0; ty < TILE; ++ty) score[inner + ty * cols] = temp[ty + 1][tx + 1];
}

// Anti-diagonals from the first corner to the middle.
__global__ void needle_upper(const int* reference, int* score, int cols, int penalty, int i) {
  int bx = blockIdx.x;
  fill(reference, score, cols, penalty, bx, i - 1 - bx);
}

// Anti-diagonals from the middle to the last corner; `tiles` is the number of tiles along a side.
__global__ void needle_lower(const int* reference, int* score, int cols, int penalty, int i,
                             int tiles) {
  int bx = blockIdx.x + tiles - i;
  fill(reference, score, cols, penalty, bx, tiles - 1 - blockIdx.x);
}
