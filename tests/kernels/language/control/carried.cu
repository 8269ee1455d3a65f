// Memory carried through a loop: a trip reads what an earlier trip of the same lane wrote.

__global__ void prefix_rows(const float* x, float* y, int h, int w) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= h) return;
  y[i * w] = x[i * w];
  for (int j = 1; j < w; j++) y[i * w + j] = y[i * w + j - 1] + x[i * w + j];
}

__global__ void prefix_columns(int* x, int h, int w) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  if (j >= w) return;
  for (int i = 1; i < h; i++) x[i * w + j] += x[(i - 1) * w + j];
}

// A time loop inside the kernel, the state in memory.
__global__ void decay(float* state, const float* source, int n, int steps) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  for (int t = 0; t < steps; t++) state[i] = 0.9f * state[i] + source[t * n + i];
}

// The same, and every state is kept.
__global__ void trajectory(const double* start, double* path, int n, int steps, double rate) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  path[i] = start[i];
  for (int t = 1; t < steps; t++) {
    double last = path[(t - 1) * n + i];
    path[t * n + i] = rate * last * (1.0 - last);
  }
}

__global__ void accumulate(const float* x, float* sums, int h, int w) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= h) return;
  sums[i] = 0.0f;
  for (int j = 0; j < w; j++) sums[i] += x[i * w + j];
}

__global__ void linear_recurrence(float* y, int h, int w, float a, float b) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= h) return;
  for (int j = 2; j < w; j++) y[i * w + j] += a * y[i * w + j - 1] + b * y[i * w + j - 2];
}

// Gauss-Seidel along each row, in place.
__global__ void relax_rows(double* u, int h, int w) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= h) return;
  double* row = u + i * w;
  for (int j = 1; j < w - 1; j++) row[j] = 0.5 * (row[j - 1] + row[j + 1]);
}

// The Thomas algorithm: a tridiagonal system a lane, n equations each, systems interleaved.
__global__ void thomas(const double* lower, const double* diagonal, const double* upper,
                       double* rhs, double* work, int systems, int n) {
  int s = blockIdx.x * blockDim.x + threadIdx.x;
  if (s >= systems) return;
  work[s] = upper[s] / diagonal[s];
  rhs[s] = rhs[s] / diagonal[s];
  for (int i = 1; i < n; i++) {
    int at = i * systems + s, before = at - systems;
    double pivot = 1.0 / (diagonal[at] - lower[at] * work[before]);
    work[at] = upper[at] * pivot;
    rhs[at] = (rhs[at] - lower[at] * rhs[before]) * pivot;
  }
  for (int i = n - 2; i >= 0; i--)
    rhs[i * systems + s] -= work[i * systems + s] * rhs[(i + 1) * systems + s];
}

// An array that the loop overwrites while another is read shifted.
__global__ void ping_pong(float* a, float* b, int n, int pairs) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  for (int t = 0; t < pairs; t++) {
    b[i] = 0.5f * a[i] + 1.0f;
    a[i] = 0.5f * b[i] - 1.0f;
  }
}
