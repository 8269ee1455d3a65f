// c = a b, an element a thread, a row of a and a column of b read by each.
extern "C" __global__ void matmul(const float* a, const float* b, float* c, int n) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i >= n || j >= n) return;
  float sum = 0.0f;
  for (int k = 0; k < n; k++) sum += a[i * n + k] * b[k * n + j];
  c[i * n + j] = sum;
}

// The same through tiles in shared memory.
#define T 16
extern "C" __global__ void matmul_tiled(const float* a, const float* b, float* c, int n) {
  __shared__ float left[T][T], right[T][T];
  int j = blockIdx.x * T + threadIdx.x, i = blockIdx.y * T + threadIdx.y;
  float sum = 0.0f;
  for (int tile = 0; tile < (n + T - 1) / T; tile++) {
    int column = tile * T + threadIdx.x, row = tile * T + threadIdx.y;
    left[threadIdx.y][threadIdx.x] = i < n && column < n ? a[i * n + column] : 0.0f;
    right[threadIdx.y][threadIdx.x] = row < n && j < n ? b[row * n + j] : 0.0f;
    __syncthreads();
    for (int k = 0; k < T; k++) sum += left[threadIdx.y][k] * right[k][threadIdx.x];
    __syncthreads();
  }
  if (i < n && j < n) c[i * n + j] = sum;
}
