// Branches: uniform and divergent, without loops inside.

__global__ void uniform_if(const float* x, float* y, int n, int mode) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  if (mode == 0)
    y[i] = x[i];
  else if (mode == 1)
    y[i] = x[i] * x[i];
  else
    y[i] = -x[i];
}

__global__ void relu(const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    if (x[i] > 0.0f)
      y[i] = x[i];
    else
      y[i] = 0.0f;
  }
}

// Only some lanes store.
__global__ void keep_negative(const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n && x[i] < 0.0f) y[i] = x[i];
}

__global__ void diamond(const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float v = x[i], r;
  if (v < -1.0f) {
    r = -1.0f;
  } else if (v > 1.0f) {
    r = 1.0f;
    if (v > 2.0f) r = 2.0f;
  } else {
    r = v * v * v;
  }
  y[i] = r;
}

__global__ void switched(const int* x, int* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  int r;
  switch (x[i] & 7) {
    case 0: r = 11; break;
    case 1: r = x[i] + 1; break;
    case 3: r = x[i] * 3; break;
    case 4:
    case 5: r = -x[i]; break;
    case 6: r = 42; // falls through
    default: r = i;
  }
  y[i] = r;
}

// A load that must not happen in the first lane.
__global__ void guarded_load(const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float left = 0.0f, right = 0.0f;
  if (i > 0) left = x[i - 1];
  if (i + 1 < n) right = x[i + 1];
  y[i] = left + 2.0f * x[i] + right;
}

// Partial functions under a test of their argument.
__global__ void guarded_sqrt(const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float r = 0.0f;
  if (x[i] > 0.0f) r = sqrtf(x[i]) + 1.0f / x[i];
  y[i] = r;
}

__global__ void guarded_divide(const int* a, const int* b, int* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  if (b[i] != 0)
    y[i] = a[i] / b[i];
  else
    y[i] = -1;
}

__global__ void short_circuit(const int* a, const int* b, bool* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = (a[i] > 0 && b[i] > 0) || (a[i] < -3 && !(b[i] < 0 || a[i] == -7));
}

__global__ void store_then_overwrite(const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  y[i] = -1.0f;
  if (x[i] > 0.5f) y[i] = x[i];
  y[i] = y[i] + 10.0f;
}

__global__ void boundary(const float* x, float* y, int h, int w, float edge) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i >= h || j >= w) return;
  int at = i * w + j;
  if (i == 0 || j == 0 || i == h - 1 || j == w - 1)
    y[at] = edge;
  else
    y[at] = x[at - 1] + x[at + 1] + x[at - w] + x[at + w] - 4.0f * x[at];
}

__global__ void clamp_early(const float* x, float* y, int n, float lo, float hi) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  if (x[i] < lo) {
    y[i] = lo;
    return;
  }
  if (x[i] > hi) {
    y[i] = hi;
    return;
  }
  y[i] = x[i];
}

// Upwind advection: the side to read depends on the data.
__global__ void upwind(const double* u, const double* speed, double* next, int n, double c) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < 1 || i >= n - 1) return;
  double slope;
  if (speed[i] > 0.0)
    slope = u[i] - u[i - 1];
  else
    slope = u[i + 1] - u[i];
  next[i] = u[i] - c * speed[i] * slope;
}
