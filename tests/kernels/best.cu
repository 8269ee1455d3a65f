// The k best elements of each row, as people keep them.

#define BIG (1.0f / 0.0f)

// Each element sinks to its place; values only.
extern "C" __global__ void top_values(const float* x, float* out, int n, int rows) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= rows) return;
  float best[4];
  for (int k = 0; k < 4; k++) best[k] = -BIG;
  for (int i = 0; i < n; i++) {
    float v = x[r * n + i];
    for (int k = 0; k < 4; k++)
      if (v > best[k]) {
        float t = best[k];
        best[k] = v;
        v = t;
      }
  }
  for (int k = 0; k < 4; k++) out[r * 4 + k] = best[k];
}

// Insertion with places, from the end; the rows are columns of the array.
extern "C" __global__ void top_places(const float* x, float* out, int* at, int n, int rows) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= rows) return;
  float best[5];
  int place[5];
  for (int k = 0; k < 5; k++) {
    best[k] = -BIG;
    place[k] = -1;
  }
  for (int i = 0; i < n; i++) {
    float v = x[i * rows + r];
    if (v > best[4]) {
      int k = 4;
      while (k > 0 && v > best[k - 1]) {
        best[k] = best[k - 1];
        place[k] = place[k - 1];
        k--;
      }
      best[k] = v;
      place[k] = i;
    }
  }
  for (int k = 0; k < 5; k++) {
    out[r * 5 + k] = best[k];
    at[r * 5 + k] = place[k];
  }
}

// The three smallest that are below one, in memory of their own: the best one last.
extern "C" __global__ void three_smallest(const double* x, double* out, long long* at, int n,
                                          int rows) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= rows) return;
  double a = 1, b = 1, c = 1;
  long long ia = -7, ib = -7, ic = -7;
  for (int i = n - 1; i >= 0; i--) {
    double v = x[r * n + i];
    if (v < a) {
      c = b; ic = ib;
      b = a; ib = ia;
      a = v; ia = 10 + 2 * i;
    } else if (v < b) {
      c = b; ic = ib;
      b = v; ib = 10 + 2 * i;
    } else if (v < c) {
      c = v; ic = 10 + 2 * i;
    }
  }
  out[r * 3] = c; out[r * 3 + 1] = b; out[r * 3 + 2] = a;
  at[r * 3] = ic; at[r * 3 + 1] = ib; at[r * 3 + 2] = ia;
}

// No top_k: of equal elements the last one counts.
extern "C" __global__ void last_of_equal(const float* x, float* out, int* at, int n, int rows) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= rows) return;
  float a = -BIG, b = -BIG;
  int ia = -1, ib = -1;
  for (int i = 0; i < n; i++) {
    float v = x[r * n + i];
    if (v >= a) {
      b = a; ib = ia;
      a = v; ia = i;
    } else if (v >= b) {
      b = v; ib = i;
    }
  }
  out[r * 2] = a; out[r * 2 + 1] = b;
  at[r * 2] = ia; at[r * 2 + 1] = ib;
}
