// Grid-stride loops.

__global__ void saxpy_stride(int n, float a, const float* x, float* y) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x)
    y[i] = a * x[i] + y[i];
}

__global__ void square_stride(const double* x, double* y, size_t n) {
  size_t stride = (size_t)blockDim.x * gridDim.x;
  for (size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x; i < n; i += stride)
    y[i] = x[i] * x[i];
}

__global__ void transpose_stride(const float* x, float* y, int h, int w) {
  for (int i = blockIdx.y * blockDim.y + threadIdx.y; i < h; i += blockDim.y * gridDim.y)
    for (int j = blockIdx.x * blockDim.x + threadIdx.x; j < w; j += blockDim.x * gridDim.x)
      y[j * h + i] = x[i * w + j];
}

// Each lane sums what falls to it.
__global__ void lane_sums(const float* x, float* sums, int n) {
  int lane = blockIdx.x * blockDim.x + threadIdx.x;
  float sum = 0.0f;
  for (int i = lane; i < n; i += blockDim.x * gridDim.x) sum += x[i];
  sums[lane] = sum;
}

// Each lane owns a run of consecutive elements.
__global__ void chunked(const float* x, float* y, int n, int chunk) {
  int first = (blockIdx.x * blockDim.x + threadIdx.x) * chunk;
  for (int k = 0; k < chunk; k++)
    if (first + k < n) y[first + k] = x[first + k] + 0.5f;
}
