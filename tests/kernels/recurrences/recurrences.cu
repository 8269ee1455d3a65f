// Loops whose iterations hang together: running sums, recurrences, the place of an extremum.

__global__ void running_sum(const float* x, float* y, int h, int w) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= h) return;
  float sum = 0.0f;
  for (int j = 0; j < w; ++j) {
    sum += x[r * w + j];
    y[r * w + j] = sum;
  }
}

// What comes before each element, in whole numbers that wrap.
__global__ void exclusive_sum(const int* x, int* y, int h, int w) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= h) return;
  int sum = 0;
  for (int j = 0; j < w; ++j) {
    y[r * w + j] = sum;
    sum += x[r * w + j];
  }
}

// One thread, the sum carried through memory.
__global__ void offsets(const int* counts, int* starts, int n) {
  starts[0] = 0;
  for (int i = 0; i < n; ++i) starts[i + 1] = starts[i] + counts[i];
}

__global__ void running_max(const int* x, int* y, int h, int w) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= h) return;
  int most = -2147483647 - 1;
  for (int j = 0; j < w; ++j) {
    most = max(most, x[r * w + j]);
    y[r * w + j] = most;
  }
}

// A thread a column: sums of the rows above and this one.
__global__ void column_sums(const double* x, double* y, int h, int w) {
  int c = blockIdx.x * blockDim.x + threadIdx.x;
  if (c >= w) return;
  double sum = 0.0;
  for (int j = 0; j < h; ++j) {
    sum += x[j * w + c];
    y[j * w + c] = sum;
  }
}

__global__ void running_product(const unsigned* x, unsigned* y, int h, int w) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= h) return;
  unsigned product = 1;
  for (int j = 0; j < w; ++j) {
    product *= x[r * w + j];
    y[r * w + j] = product;
  }
}

// From the last to the first.
__global__ void suffix_sum(const int* x, int* y, int h, int w) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= h) return;
  int sum = 0;
  for (int j = w - 1; j >= 0; --j) {
    sum += x[r * w + j];
    y[r * w + j] = sum;
  }
}

// An exponential average: s = 0.75 s + 0.25 x.
__global__ void smooth(const float* x, float* y, int h, int w) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= h) return;
  float s = 0.0f;
  for (int j = 0; j < w; ++j) {
    s = 0.75f * s + 0.25f * x[r * w + j];
    y[r * w + j] = s;
  }
}

// A linear congruence with factors that are data.
__global__ void congruence(const unsigned* a, const unsigned* b, unsigned* y, int n) {
  unsigned s = 1;
  for (int j = 0; j < n; ++j) {
    s = a[j] * s + b[j];
    y[j] = s;
  }
}

// Where each row is least: the first such index.
__global__ void argmin_rows(const float* x, int* at, float* least, int h, int w) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= h) return;
  float best = 3.402823466e+38f;
  int place = -1;
  for (int j = 0; j < w; ++j) {
    float v = x[r * w + j];
    if (v < best) {
      best = v;
      place = j;
    }
  }
  at[r] = place;
  least[r] = best;
}

// The last place of the greatest, beginning with the first element.
__global__ void argmax_last(const int* x, int* at, int h, int w) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= h) return;
  int best = x[r * w], place = 0;
  for (int j = 1; j < w; ++j) {
    if (x[r * w + j] >= best) {
      best = x[r * w + j];
      place = j;
    }
  }
  at[r] = place;
}

// A tree of pairs (value, place) in shared memory; equal values keep the smaller place.
__global__ void argmax_tree(const int* x, int* at, int n) {
  __shared__ int values[128];
  __shared__ int places[128];
  int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  values[t] = i < n ? x[i] : -2147483647 - 1;
  places[t] = i;
  __syncthreads();
  for (int half = 64; half > 0; half >>= 1) {
    if (t < half && (values[t + half] > values[t])) {
      values[t] = values[t + half];
      places[t] = places[t + half];
    }
    __syncthreads();
  }
  if (t == 0) at[blockIdx.x] = places[0];
}

// Prefix sums in one buffer, a barrier between reading and writing.
__global__ void scan_one_buffer(const int* x, int* y, int n) {
  __shared__ int s[128];
  int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  s[t] = i < n ? x[i] : 0;
  __syncthreads();
  for (int d = 1; d < 128; d *= 2) {
    int v = t >= d ? s[t - d] : 0;
    __syncthreads();
    s[t] += v;
    __syncthreads();
  }
  if (i < n) y[i] = s[t];
}

__global__ void scan_warp(const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float v = i < n ? x[i] : 0.0f;
  for (int d = 1; d < 32; d <<= 1) {
    float u = __shfl_up_sync(0xffffffff, v, d);
    if ((threadIdx.x & 31) >= d) v += u;
  }
  if (i < n) y[i] = v;
}

// The largest number so far in each block, NaNs left out: Hillis and Steele's steps.
extern "C" __global__ void scan_max(const float* x, float* y, int n) {
  __shared__ float s[128];
  int t = threadIdx.x, i = blockIdx.x * 128 + t;
  s[t] = i < n ? x[i] : 0.0f;
  __syncthreads();
  for (int d = 1; d < 128; d <<= 1) {
    float v = t >= d ? fmaxf(s[t - d], s[t]) : s[t];
    __syncthreads();
    s[t] = v;
    __syncthreads();
  }
  if (i < n) y[i] = s[t];
}

// The smallest number so far in each warp.
extern "C" __global__ void scan_warp_min(const int* x, int* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x & 31;
  int v = i < n ? x[i] : 0;
  for (int d = 1; d < 32; d <<= 1) {
    int o = __shfl_up_sync(0xffffffffu, v, d);
    if (lane >= d) v = o < v ? o : v;
  }
  if (i < n) y[i] = v;
}

// All bits combined so far in each block, with two buffers.
extern "C" __global__ void scan_xor(const unsigned* x, unsigned* y, int n) {
  __shared__ unsigned s[2][64];
  int t = threadIdx.x, i = blockIdx.x * 64 + t, p = 0;
  s[0][t] = i < n ? x[i] : 0u;
  __syncthreads();
  for (int d = 1; d < 64; d <<= 1) {
    s[p ^ 1][t] = t >= d ? s[p][t - d] ^ s[p][t] : s[p][t];
    p ^= 1;
    __syncthreads();
  }
  if (i < n) y[i] = s[p][t];
}

// Recurrences whose factor is data.

extern "C" __global__ void filter_varying(const float* a, const float* b, float* y, int h, int w) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= h) return;
  float s = 0.f;
  for (int j = 0; j < w; ++j) {
    s = a[r * w + j] * s + b[r * w + j];
    y[r * w + j] = s;
  }
}

// Advantages of reinforcement learning, from the last step to the first.
extern "C" __global__ void advantages(const float* reward, const float* value, const float* done,
                                      float* out, int steps, int n, float gamma, float lambda) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float last = 0.f;
  for (int t = steps - 1; t >= 0; --t) {
    float goes_on = 1.f - done[t * n + i];
    float next = t == steps - 1 ? 0.f : value[(t + 1) * n + i];
    float delta = reward[t * n + i] + gamma * next * goes_on - value[t * n + i];
    last = delta + gamma * lambda * goes_on * last;
    out[t * n + i] = last;
  }
}

// The states of a linear system with a diagonal matrix that changes, weighted.
extern "C" __global__ void state_space(const float* a, const float* b, const float* c,
                                       const float* start, float* y, int steps, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float h[4];
  for (int k = 0; k < 4; ++k) h[k] = start[i * 4 + k];
  for (int t = 0; t < steps; ++t) {
    float sum = 0.f;
    for (int k = 0; k < 4; ++k) {
      h[k] = a[(t * n + i) * 4 + k] * h[k] + b[(t * n + i) * 4 + k];
      sum += h[k] * c[t * 4 + k];
    }
    y[t * n + i] = sum;
  }
}

// Sums that begin anew at flags; how long runs are.
extern "C" __global__ void sums_anew(const float* x, const int* flags, float* y, int h, int w) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= h) return;
  float s = 0.f;
  for (int j = 0; j < w; ++j) {
    if (flags[r * w + j]) s = 0.f;
    s += x[r * w + j];
    y[r * w + j] = s;
  }
}

extern "C" __global__ void run_lengths(const int* x, int* y, int h, int w) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= h) return;
  int run = 0;
  for (int j = 0; j < w; ++j) {
    run = x[r * w + j] ? run + 1 : 0;
    y[r * w + j] = run;
  }
}
