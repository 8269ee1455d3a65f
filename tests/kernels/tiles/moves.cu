// Tiles of a matrix that go elsewhere, in the ways of samples and of libraries.

// Blocks take the tiles of a square matrix along its diagonals.
extern "C" __global__ void transpose_diagonals(const float* x, float* y, int n) {
  __shared__ float tile[16][17];
  int row = blockIdx.x, column = (blockIdx.x + blockIdx.y) % gridDim.x;
  int r = row * 16 + threadIdx.y, c = column * 16 + threadIdx.x;
  for (int k = 0; k < 16; k += 8) tile[threadIdx.y + k][threadIdx.x] = x[(r + k) * n + c];
  __syncthreads();
  r = column * 16 + threadIdx.y;
  c = row * 16 + threadIdx.x;
  for (int k = 0; k < 16; k += 8) y[(r + k) * n + c] = tile[threadIdx.x][threadIdx.y + k];
}

// The same for any number of blocks, which are numbered first.
extern "C" __global__ void transpose_numbered(const float* x, float* y, int rows, int columns) {
  __shared__ float tile[16][17];
  int number = blockIdx.x + gridDim.x * blockIdx.y;
  int row = number % gridDim.y, column = (number / gridDim.y + row) % gridDim.x;
  int r = row * 16 + threadIdx.y, c = column * 16 + threadIdx.x;
  for (int k = 0; k < 16; k += 8)
    if (r + k < rows && c < columns) tile[threadIdx.y + k][threadIdx.x] = x[(r + k) * columns + c];
  __syncthreads();
  r = column * 16 + threadIdx.y;
  c = row * 16 + threadIdx.x;
  for (int k = 0; k < 16; k += 8)
    if (r + k < columns && c < rows) y[(r + k) * rows + c] = tile[threadIdx.x][threadIdx.y + k];
}

// The loop over a tile's rows ends where the matrix does.
extern "C" __global__ void transpose_until(const unsigned char* x, unsigned char* y, int rows,
                                           int columns) {
  __shared__ unsigned char tile[32][33];
  int c = blockIdx.x * 32 + threadIdx.x, r = blockIdx.y * 32 + threadIdx.y;
  if (c < columns)
    for (int k = 0; k < 32 && r + k < rows; k += 8)
      tile[threadIdx.y + k][threadIdx.x] = x[(size_t)(r + k) * columns + c];
  __syncthreads();
  c = blockIdx.y * 32 + threadIdx.x;
  r = blockIdx.x * 32 + threadIdx.y;
  if (c < rows)
    for (int k = 0; k < 32 && r + k < columns; k += 8)
      y[(size_t)(r + k) * rows + c] = tile[threadIdx.x][threadIdx.y + k];
}

// Complex numbers.
extern "C" __global__ void transpose_pairs(const float2* x, float2* y, int rows, int columns) {
  __shared__ float2 tile[16][17];
  int c = blockIdx.x * 16 + threadIdx.x, r = blockIdx.y * 16 + threadIdx.y;
  for (int k = 0; k < 16; k += 4)
    if (c < columns && r + k < rows) tile[threadIdx.y + k][threadIdx.x] = x[(r + k) * columns + c];
  __syncthreads();
  c = blockIdx.y * 16 + threadIdx.x;
  r = blockIdx.x * 16 + threadIdx.y;
  for (int k = 0; k < 16; k += 4)
    if (c < rows && r + k < columns) y[(r + k) * rows + c] = tile[threadIdx.x][threadIdx.y + k];
}

// In place: a tile and its mirror image change places, those on the diagonal turn.
extern "C" __global__ void transpose_in_place(float* x, int n) {
  __shared__ float here[16][17], there[16][17];
  int c = blockIdx.x * 16 + threadIdx.x, r = blockIdx.y * 16 + threadIdx.y;
  if (blockIdx.y > blockIdx.x) {
    int mc = blockIdx.y * 16 + threadIdx.x, mr = blockIdx.x * 16 + threadIdx.y;
    for (int k = 0; k < 16; k += 8) here[threadIdx.y + k][threadIdx.x] = x[(r + k) * n + c];
    for (int k = 0; k < 16; k += 8) there[threadIdx.y + k][threadIdx.x] = x[(mr + k) * n + mc];
    __syncthreads();
    for (int k = 0; k < 16; k += 8) x[(mr + k) * n + mc] = here[threadIdx.x][threadIdx.y + k];
    for (int k = 0; k < 16; k += 8) x[(r + k) * n + c] = there[threadIdx.x][threadIdx.y + k];
  } else if (blockIdx.y == blockIdx.x) {
    for (int k = 0; k < 16; k += 8) here[threadIdx.y + k][threadIdx.x] = x[(r + k) * n + c];
    __syncthreads();
    for (int k = 0; k < 16; k += 8) x[(r + k) * n + c] = here[threadIdx.x][threadIdx.y + k];
  }
}
