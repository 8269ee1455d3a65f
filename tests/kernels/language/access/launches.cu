// Launch shapes: which lane is which, in one, two and three dimensions.

__global__ void index1d(int* out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = i;
}

__global__ void index2d(int* out, int w, int h) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  int y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < w && y < h) out[y * w + x] = 1000 * y + x;
}

__global__ void index3d(int* out, int w, int h, int d) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  int y = blockIdx.y * blockDim.y + threadIdx.y;
  int z = blockIdx.z * blockDim.z + threadIdx.z;
  if (x >= w || y >= h || z >= d) return;
  out[(z * h + y) * w + x] = 10000 * z + 100 * y + x;
}

// No guard: the launch covers the arrays exactly.
__global__ void exact(const float* x, float* y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  y[i] = x[i] + 1.0f;
}

// One block: the thread index alone.
__global__ void one_block(const float* x, float* y, int n) {
  if (threadIdx.x < n) y[threadIdx.x] = 2.0f * x[threadIdx.x];
}

// One thread a block: the block index alone, a row a block.
__global__ void one_thread(const float* x, float* y, int w) {
  int row = blockIdx.x;
  float sum = 0.0f;
  for (int j = 0; j < w; j++) sum += x[row * w + j];
  y[row] = sum;
}

// Blocks are rows and threads are columns: the two do not merge.
__global__ void row_block(const float* x, const float* bias, float* y, int w) {
  int j = threadIdx.x;
  if (j < w) y[blockIdx.x * w + j] = x[blockIdx.x * w + j] + bias[blockIdx.x];
}

// Each block owns `span` elements and leaves those past its threads alone.
__global__ void gapped(const float* x, float* y, int n, int span) {
  int i = blockIdx.x * span + threadIdx.x;
  if (threadIdx.x < span && i < n) y[i] = -x[i];
}

// A flat thread number inside a 2-D block, a flat block number inside a 2-D grid.
__global__ void flat_thread(int* out, int n) {
  int thread = threadIdx.y * blockDim.x + threadIdx.x;
  int block = blockIdx.y * gridDim.x + blockIdx.x;
  int i = block * (blockDim.x * blockDim.y) + thread;
  if (i < n) out[i] = 7 * i;
}

// The launch sizes themselves as data.
__global__ void sizes(int* out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = gridDim.x * 1000 + blockDim.x + gridDim.y * gridDim.z * blockDim.y;
}

// 64-bit indices.
__global__ void index64(const float* x, float* y, long long n) {
  long long i = (long long)blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = x[i] * 3.0f;
}

__global__ void index_size_t(const float* x, float* y, size_t n) {
  size_t i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = x[i] * 5.0f;
}
