// Uniform loops: for, while, do, nested, with scalars carried from trip to trip.

__global__ void power_sum(const float* x, float* y, int n, int terms) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float power = 1.0f, sum = 0.0f;
  for (int k = 0; k < terms; k++) {
    sum += power;
    power *= x[i];
  }
  y[i] = sum;
}

__global__ void newton_sqrt(const double* x, double* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  double root = x[i] > 1.0 ? x[i] : 1.0;
  int left = 30;
  while (left > 0) {
    root = 0.5 * (root + x[i] / root);
    left--;
  }
  y[i] = root;
}

__global__ void fibonacci(unsigned* y, int n, int count) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  unsigned a = i, b = 1;
  int k = 0;
  do {
    unsigned next = a + b;
    a = b;
    b = next;
  } while (++k < count);
  y[i] = a;
}

__global__ void filter1d(const float* x, const float* taps, float* y, int n, int k) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n - k + 1) return;
  float sum = 0.0f;
  for (int t = 0; t < k; t++) sum += taps[t] * x[i + t];
  y[i] = sum;
}

__global__ void filter2d(const float* x, const float* taps, float* y, int h, int w, int k) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  int oh = h - k + 1, ow = w - k + 1;
  if (i >= oh || j >= ow) return;
  float sum = 0.0f;
  for (int di = 0; di < k; ++di)
    for (int dj = 0; dj < k; ++dj) sum += taps[di * k + dj] * x[(i + di) * w + j + dj];
  y[i * ow + j] = sum;
}

__global__ void countdown(const float* x, float* y, int h, int w) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= h) return;
  float value = 0.0f;
  for (int j = w - 1; j >= 0; --j) value = 0.5f * value + x[i * w + j];
  y[i] = value;
}

__global__ void every_third(const int* x, int* y, int h, int w) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= h) return;
  int sum = 0;
  for (int j = 1; j < w; j += 3) sum += x[i * w + j];
  y[i] = sum;
}

__global__ void row_extrema(const float* x, float* low, float* high, int* where, int h, int w) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= h) return;
  float least = x[i * w], most = x[i * w];
  int at = 0;
  for (int j = 1; j < w; j++) {
    float v = x[i * w + j];
    least = fminf(least, v);
    if (v > most) {
      most = v;
      at = j;
    }
  }
  low[i] = least;
  high[i] = most;
  where[i] = at;
}

__global__ void triple_product(const float* a, const float* b, const float* c, float* y, int n,
                               int p, int q) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float total = 0.0f;
  for (int j = 0; j < p; j++) {
    float inner = 0.0f;
    for (int k = 0; k < q; k++) inner += b[j * q + k] * c[k];
    total += a[i * p + j] * inner;
  }
  y[i] = total;
}

__global__ void uniform_if_in_loop(const float* x, float* y, int n, int trips) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float v = x[i];
  for (int k = 0; k < trips; k++) {
    if (k % 2 == 0)
      v = v * 1.5f;
    else
      v = v - 1.0f;
  }
  y[i] = v;
}

__global__ void divergent_if_in_loop(const int* x, int* steps, int n, int trips) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  int v = x[i], taken = 0;
  for (int k = 0; k < trips; k++) {
    if (v != 1) {
      v = v & 1 ? 3 * v + 1 : v / 2;
      taken++;
    }
  }
  steps[i] = taken;
}

// One lane does it all.
__global__ void single_lane(const double* x, double* out, int n) {
  if (blockIdx.x * blockDim.x + threadIdx.x != 0) return;
  double sum = 0.0, squares = 0.0;
  for (int i = 0; i < n; i++) {
    sum += x[i];
    squares += x[i] * x[i];
  }
  out[0] = sum;
  out[1] = squares;
}

__global__ void long_counter(const float* x, float* y, long long n, long long trips) {
  long long i = (long long)blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float v = x[i];
  for (long long k = 0; k < trips; k++) v = v * 0.5f + (float)k;
  y[i] = v;
}

__global__ void unsigned_counter(const unsigned* x, unsigned* y, unsigned n, unsigned trips) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  unsigned v = x[i];
  for (unsigned k = 0; k != trips; ++k) v = v * 1664525u + 1013904223u;
  y[i] = v;
}

__global__ void local_windows(const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float row[40];
  for (int k = 0; k < 40; ++k) row[k] = x[i * 40 + k] * x[i * 40 + (k * 7) % 40];
  for (int j = 0; j < 32; ++j) {
    float sum = 0;
    for (int k = 0; k < 8; ++k) sum += row[j + k];
    y[i * 32 + j] = sum;
  }
}
