// What is written: several arrays, one in place, one that is read elsewhere.

__global__ void sum_and_difference(const float* a, const float* b, float* s, float* d, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    s[i] = a[i] + b[i];
    d[i] = a[i] - b[i];
  }
}

__global__ void in_place(float* x, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) x[i] = 1.0f - x[i] * x[i];
}

__global__ void swap(double* a, double* b, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  double t = a[i];
  a[i] = b[i];
  b[i] = t;
}

// Writes one half of an array from the other.
__global__ void mirror_half(float* x, int half) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < half) x[half + i] = 2.0f * x[i];
}

// The even elements become the mean of their odd neighbours.
__global__ void red_black(float* x, int n) {
  int i = 2 * (blockIdx.x * blockDim.x + threadIdx.x) + 2;
  if (i < n - 1) x[i] = 0.5f * (x[i - 1] + x[i + 1]);
}

__global__ void partial_write(const int* x, int* y, int n, int from, int to) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n && i >= from && i < to) y[i] = x[i];
}

__global__ void set_border(float* u, int h, int w, float value) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  if (t < w) {
    u[t] = value;
    u[(h - 1) * w + t] = value;
  }
  if (t < h) {
    u[t * w] = value;
    u[t * w + w - 1] = value;
  }
}

__global__ void fill(float* y, float value, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = value;
}

// A lane stores several times to one element and reads between.
__global__ void rewritten(const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  y[i] = x[i];
  y[i] = y[i] * y[i];
  y[i] = y[i] + x[i];
}
