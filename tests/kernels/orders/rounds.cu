// The k best elements of rows, found in rounds: each takes the best one that is left.
#define INFINITE (1.0f / 0.0f)
#define LARGEST 3.402823466e+38f

// A block a row: each thread looks at every 64th element, a tree, the element found is overwritten.
extern "C" __global__ void rounds_of_a_block(const float *x, float *best, int *at, int n, int k) {
  __shared__ float row[128];
  __shared__ float value[64];
  __shared__ int place[64];
  int t = threadIdx.x;
  for (int i = t; i < n; i += 64)
    row[i] = x[blockIdx.x * n + i];
  __syncthreads();
  for (int round = 0; round < k; round++) {
    float v = -LARGEST;
    int p = -1;
    for (int i = t; i < n; i += 64)
      if (row[i] > v) {
        v = row[i];
        p = i;
      }
    value[t] = v;
    place[t] = p;
    __syncthreads();
    for (int s = 32; s > 0; s >>= 1) {
      if (t < s && value[t + s] > value[t]) {
        value[t] = value[t + s];
        place[t] = place[t + s];
      }
      __syncthreads();
    }
    if (t == 0) {
      best[blockIdx.x * k + round] = value[0];
      at[blockIdx.x * k + round] = place[0];
      if (place[0] >= 0)
        row[place[0]] = -LARGEST;
    }
    __syncthreads();
  }
}

// A lane a row of global memory, which begins with its first element.
extern "C" __global__ void rounds_of_a_lane(float *x, float *best, int *at, int n, int rows) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= rows)
    return;
  for (int round = 0; round < 4; round++) {
    float v = x[r * n];
    int p = 0;
    for (int i = 1; i < n; i++)
      if (x[r * n + i] > v) {
        v = x[r * n + i];
        p = i;
      }
    best[r * 4 + round] = v;
    at[r * 4 + round] = p;
    x[r * n + p] = -INFINITE;
  }
}

// What was taken has a flag of its own.
extern "C" __global__ void rounds_with_flags(const float *x, float *best, int *at, int n, int rows) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= rows)
    return;
  bool taken[64];
  for (int i = 0; i < n; i++)
    taken[i] = false;
  for (int round = 0; round < 3; round++) {
    float v = -LARGEST;
    int p = -1;
    for (int i = 0; i < n; i++)
      if (!taken[i] && x[r * n + i] > v) {
        v = x[r * n + i];
        p = i;
      }
    best[r * 3 + round] = v;
    at[r * 3 + round] = p;
    if (p >= 0)
      taken[p] = true;
  }
}

// The smallest of each column, in double precision; the first index of equal ones.
extern "C" __global__ void rounds_of_columns(double *d, double *best, int *at, int n, int columns) {
  int c = blockIdx.x * blockDim.x + threadIdx.x;
  if (c >= columns)
    return;
  for (int round = 0; round < 3; round++) {
    double v = 1e300;
    int p = -1;
    for (int i = 0; i < n; i++)
      if (d[i * columns + c] < v) {
        v = d[i * columns + c];
        p = i;
      }
    best[round * columns + c] = v;
    at[round * columns + c] = p;
    if (p >= 0)
      d[p * columns + c] = 1e300;
  }
}
