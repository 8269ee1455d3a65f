// Softmax by maxima and sums that are scaled and merged; means and variances by updates (Welford) and by merges of parts (Chan): a thread a row; lanes that
// merge through shuffles, to the next ones or round in a ring; trees in shared memory; a block a
// channel in two stages of butterflies.
#include <cuda_runtime.h>

struct Part {
  float mean, squares, count;
};

__device__ void update(Part& p, float x) {
  p.count += 1.0f;
  float before = x - p.mean;
  p.mean += before / p.count;
  p.squares += before * (x - p.mean);
}

// Either part may be empty.
__device__ Part merged(Part a, Part b) {
  if (a.count == 0.0f) return b;
  if (b.count == 0.0f) return a;
  float apart = b.mean - a.mean, count = a.count + b.count, share = b.count / count;
  return {a.mean + apart * share, a.squares + b.squares + apart * apart * a.count * share, count};
}

// The other part's numbers weighed, not the difference of the means.
__device__ void weigh(float mean, float squares, float count, Part& p) {
  float apart = mean - p.mean, all = p.count + count;
  if (all > 0.0f) {
    float own = p.count / all, other = count / all;
    p.mean = own * p.mean + other * mean;
    p.squares = p.squares + squares + apart * apart * own * other * all;
  } else {
    p.mean = 0.0f;
    p.squares = 0.0f;
  }
  p.count = all;
}

__device__ void merge_warp(float& mean, float& squares, int& count) {
  for (int k = 0; k < 5; ++k) {
    float mean2 = __shfl_xor_sync(0xffffffff, mean, 1 << k);
    int count2 = __shfl_xor_sync(0xffffffff, count, 1 << k);
    float part = 1.0 / fmaxf(1.0, count + count2);
    squares += __shfl_xor_sync(0xffffffff, squares, 1 << k) +
               (mean - mean2) * (mean - mean2) * count * count2 * part;
    mean = (count * mean + count2 * mean2) * part;
    count += count2;
  }
}

struct Scaled {
  float top, sum;
};

__device__ Scaled merged(Scaled a, Scaled b) {
  bool first = a.top > b.top;
  Scaled high = first ? a : b, low = first ? b : a;
  return {high.top, high.sum + low.sum * __expf(low.top - high.top)};
}

extern "C" {

// A block a row, parts merged in a tree.
__global__ void softmax_merged_tree(const float* x, float* y, int cols) {
  __shared__ Scaled parts[64];
  __shared__ Scaled all;
  const float* row = x + blockIdx.x * cols;
  int t = threadIdx.x;
  Scaled own = {-3.402823466e38f, 0.0f};
  for (int i = t; i < cols; i += blockDim.x) own = merged(own, Scaled{row[i], 1.0f});
  parts[t] = own;
  __syncthreads();
  for (int half = blockDim.x / 2; half > 0; half >>= 1) {
    if (t < half) parts[t] = merged(parts[t], parts[t + half]);
    __syncthreads();
  }
  if (t == 0) all = parts[0];
  __syncthreads();
  for (int i = t; i < cols; i += blockDim.x)
    y[blockIdx.x * cols + i] = __expf(row[i] - all.top) / all.sum;
}

// A warp a row, parts merged by butterflies; lanes without elements have nothing to scale.
__global__ void softmax_merged_warp(const float* x, float* y, int rows, int cols) {
  int row = blockIdx.x * (blockDim.x / 32) + threadIdx.x / 32, lane = threadIdx.x % 32;
  if (row >= rows) return;
  float top = -3.402823466e38f, sum = 0.0f;
  for (int c = lane; c < cols; c += 32) {
    float v = x[row * cols + c], next = fmaxf(top, v);
    sum = sum * __expf(top - next) + __expf(v - next);
    top = next;
  }
  for (int o = 16; o > 0; o >>= 1) {
    float other = __shfl_xor_sync(0xffffffff, top, o), part = __shfl_xor_sync(0xffffffff, sum, o);
    float next = fmaxf(top, other);
    sum = sum * __expf(top - next) + part * __expf(other - next);
    top = next;
  }
  for (int c = lane; c < cols; c += 32) y[row * cols + c] = __expf(x[row * cols + c] - top) / sum;
}

__global__ void moments_rows(const float* x, float* means, float* vars, int rows, int cols) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= rows) return;
  float mean = 0.0f, squares = 0.0f;
  for (int k = 0; k < cols; ++k) {
    float v = x[r * cols + k], before = v - mean;
    mean += before / (k + 1);
    squares += before * (v - mean);
  }
  means[r] = mean;
  vars[r] = squares / cols;
}

__global__ void moments_down(const float* x, float* means, float* scales, int cols) {
  Part p = {0.0f, 0.0f, 0.0f};
  for (int i = threadIdx.x; i < cols; i += 32) update(p, x[blockIdx.x * cols + i]);
  for (int o = 16; o > 0; o >>= 1) {
    Part other = {__shfl_down_sync(0xffffffff, p.mean, o),
                  __shfl_down_sync(0xffffffff, p.squares, o),
                  __shfl_down_sync(0xffffffff, p.count, o)};
    p = merged(p, other);
  }
  if (threadIdx.x == 0) {
    means[blockIdx.x] = p.mean;
    scales[blockIdx.x] = rsqrtf(p.squares / cols + 1e-5f);
  }
}

// Each lane merges those from the next ones on, round in a ring, and goes on with its own elements.
__global__ void layer_norm_ring(const float* x, const float* gain, const float* bias, float* y,
                                float* means, float* scales, int cols) {
  const float* row = x + blockIdx.x * cols;
  Part p = {0.0f, 0.0f, 0.0f};
  for (int i = threadIdx.x; i < cols; i += 32) update(p, row[i]);
  for (int k = 0; k < 5; ++k) {
    int from = (threadIdx.x + (1 << k)) & 31;
    float mean = __shfl_sync(0xffffffff, p.mean, from);
    float count = __shfl_sync(0xffffffff, p.count, from);
    float squares = __shfl_sync(0xffffffff, p.squares, from);
    weigh(mean, squares, count, p);
  }
  float scale = rsqrtf(p.squares / cols + 1e-5f);
  for (int i = threadIdx.x; i < cols; i += 32)
    y[blockIdx.x * cols + i] = gain[i] * (scale * (row[i] - p.mean)) + bias[i];
  if (threadIdx.x == 0) {
    means[blockIdx.x] = p.mean;
    scales[blockIdx.x] = scale;
  }
}

__global__ void moments_tree(const float* x, float* means, float* vars, int cols) {
  __shared__ float mean[64], squares[64];
  __shared__ int count[64];
  int t = threadIdx.x, n = 0;
  float m = 0.0f, s = 0.0f;
  for (int i = t; i < cols; i += 64) {
    float v = x[blockIdx.x * cols + i], before = v - m;
    m += before / ++n;
    s += before * (v - m);
  }
  mean[t] = m;
  squares[t] = s;
  count[t] = n;
  __syncthreads();
  for (int half = 32; half > 0; half /= 2) {
    if (t < half) {
      int a = count[t], b = count[t + half];
      if (b > 0) {
        float apart = mean[t + half] - mean[t];
        mean[t] += apart * b / (a + b);
        squares[t] += squares[t + half] + apart * apart * a * b / (a + b);
        count[t] = a + b;
      }
    }
    __syncthreads();
  }
  if (t == 0) {
    means[blockIdx.x] = mean[0];
    vars[blockIdx.x] = squares[0] / cols;
  }
}

// A block a channel, four warps; their parts are merged by the first of them.
__global__ void batch_moments(const float* x, float* means, float* scales, int images,
                              int channels, int pixels, float eps) {
  __shared__ int counts[32];
  __shared__ float parts[64];
  int channel = blockIdx.x, t = threadIdx.x + threadIdx.y * blockDim.x, count = 0;
  float mean = 0.0f, squares = 0.0f;
  for (int b = threadIdx.y; b < images; b += blockDim.y)
    for (int i = threadIdx.x; i < pixels; i += blockDim.x) {
      float v = x[(b * channels + channel) * pixels + i], before = v - mean;
      mean += before / ++count;
      squares += before * (v - mean);
    }
  merge_warp(mean, squares, count);
  if (t % 32 == 0) {
    counts[t / 32] = count;
    parts[t / 32 * 2] = mean;
    parts[t / 32 * 2 + 1] = squares;
  }
  __syncthreads();
  if (t < 32) {
    bool own = t < blockDim.x * blockDim.y / 32;
    count = own ? counts[t] : 0;
    mean = own ? parts[2 * t] : 0.0f;
    squares = own ? parts[2 * t + 1] : 0.0f;
  }
  merge_warp(mean, squares, count);
  if (t == 0) {
    means[channel] = mean;
    scales[channel] = rsqrtf(squares / (images * pixels) + eps);
  }
}

// With compensation: two roundings in one, which a plain mean does not have.
__global__ void mean_compensated(const float* x, float* means, int rows, int cols) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= rows) return;
  float sum = 0.0f, lost = 0.0f;
  for (int k = 0; k < cols; ++k) {
    float v = x[r * cols + k] - lost, next = sum + v;
    lost = (next - sum) - v;
    sum = next;
  }
  means[r] = sum / cols;
}
}
