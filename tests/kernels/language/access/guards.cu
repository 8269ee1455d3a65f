// One guard, many ways to write it.

__global__ void early_return(const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  y[i] = x[i] + 1.0f;
}

__global__ void interior(const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (0 < i && i < n - 1) y[i] = x[i + 1] - x[i - 1];
}

__global__ void nested(const float* x, float* y, int h, int w) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i < h) {
    float base = x[i * w];
    if (j < w) {
      y[i * w + j] = x[i * w + j] - base;
    }
  }
}

__global__ void not_less(const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (!(i >= n)) y[i] = x[i] * x[i];
}

__global__ void unsigned_index(const float* x, float* y, unsigned n) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = x[i] * 0.5f;
}

// One unsigned comparison for both ends.
__global__ void unsigned_window(const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if ((unsigned)(i - 2) < (unsigned)(n - 4)) y[i] = x[i - 2] + x[i + 2];
}

__global__ void several_returns(const float* x, float* y, int h, int w) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i < 1) return;
  if (i >= h - 1) return;
  if (j == 0 || j > w - 2) return;
  y[i * w + j] = x[(i - 1) * w + j - 1] - x[(i + 1) * w + j + 1];
}

__global__ void shifted_guard(const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i + 3 < n) y[i] = x[i + 3];
}

__global__ void scaled_guard(const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (2 * i + 1 < n) y[i] = x[2 * i] + x[2 * i + 1];
}

__global__ void two_guards(const float* x, float* y, float* z, int n, int m) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = x[i];
  if (i < m) z[i] = -x[i];
}

__global__ void skip_first(const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i != 0 && i < n) y[i] = x[i] - x[i - 1];
}

__global__ void uniform_guard(const float* x, float* y, int n, int enabled) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (enabled && i < n) y[i] = x[i] + 2.0f;
}

__global__ void even_lanes(const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n && i % 2 == 0) y[i] = x[i];
}
