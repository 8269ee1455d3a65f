// Rows that are normalized: by one pass, by a warp, by a block, in place.

#define ALL 0xffffffffu

// A thread a row. The sum is scaled again where a larger value comes.
__global__ void softmax_one_pass(const float* x, float* y, int rows, int cols) {
  int row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= rows) return;
  const float* in = x + row * cols;
  float top = -INFINITY;
  double sum = 0.0;
  for (int c = 0; c < cols; ++c) {
    float v = in[c];
    if (v > top) {
      sum = sum * expf(top - v) + expf(v - v);
      top = v;
    } else {
      sum += expf(v - top);
    }
  }
  for (int c = 0; c < cols; ++c) y[row * cols + c] = expf(in[c] - top) / sum;
}

// A thread a query: scores, weights and the weighted sum of values in one loop over the keys.
__global__ void attention_one_pass(const float* q, const float* k, const float* v, float* out,
                                   int n, float scale) {
  const int WIDTH = 12;
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float mine[WIDTH], sums[WIDTH];
#pragma unroll 1
  for (int d = 0; d < WIDTH; ++d) {
    mine[d] = q[i * WIDTH + d];
    sums[d] = 0.0f;
  }
  float top = -INFINITY, total = 0.0f;
  for (int j = 0; j < n; ++j) {
    float score = 0.0f;
#pragma unroll 1
    for (int d = 0; d < WIDTH; ++d) score += mine[d] * k[j * WIDTH + d];
    score *= scale;
    float higher = fmaxf(top, score);
    float old = expf(top - higher), weight = expf(score - higher);
    total = total * old + weight;
#pragma unroll 1
    for (int d = 0; d < WIDTH; ++d) sums[d] = sums[d] * old + weight * v[j * WIDTH + d];
    top = higher;
  }
#pragma unroll 1
  for (int d = 0; d < WIDTH; ++d) out[i * WIDTH + d] = sums[d] / total;
}

__device__ float warp_total(float v) {
  for (int far = 16; far > 0; far >>= 1) v += __shfl_xor_sync(ALL, v, far);
  return v;
}

// A warp a row; the exponentials are kept in the result, and divided there.
__global__ void softmax_in_place(float* y, const float* x, int cols) {
  const float* in = x + blockIdx.x * cols;
  float* out = y + blockIdx.x * cols;
  float top = -INFINITY;
  for (int c = threadIdx.x; c < cols; c += 32) top = fmaxf(top, in[c]);
  for (int far = 16; far > 0; far >>= 1) top = fmaxf(top, __shfl_xor_sync(ALL, top, far));
  for (int c = threadIdx.x; c < cols; c += 32) out[c] = expf(in[c] - top);
  float sum = 0.0f;
  for (int c = threadIdx.x; c < cols; c += 32) sum += out[c];
  sum = warp_total(sum);
  for (int c = threadIdx.x; c < cols; c += 32) out[c] /= sum;
}

// A warp a row, several rows a block; mean and scale are results, too.
__global__ void layer_norm_warps(const float* x, const float* gain, const float* bias, float* y,
                                 float* means, float* scales, int rows, int cols) {
  int lane = threadIdx.x % 32, row = blockIdx.x * (blockDim.x / 32) + threadIdx.x / 32;
  if (row >= rows) return;
  const float* in = x + row * cols;
  float sum = 0.0f;
  for (int c = lane; c < cols; c += 32) sum += in[c];
  float mean = warp_total(sum) / cols;
  if (lane == 0) means[row] = mean;
  sum = 0.0f;
  for (int c = lane; c < cols; c += 32) sum += (in[c] - mean) * (in[c] - mean);
  float scale = rsqrtf(warp_total(sum) / cols + 1e-5f);
  if (lane == 0) scales[row] = scale;
  for (int c = lane; c < cols; c += 32) y[row * cols + c] = (in[c] - mean) * scale * gain[c] + bias[c];
}

// A block a row: sums of warps, then of those in shared memory, every warp for itself.
__global__ void layer_norm_parts(const float* x, const float* gain, const float* bias, float* y,
                                 float* means, int cols) {
  __shared__ float sums[32];
  __shared__ float squares[32];
  int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
  const float* in = x + blockIdx.x * cols;
  float sum = 0.0f, square = 0.0f;
  for (int c = threadIdx.x; c < cols; c += blockDim.x) {
    sum += in[c];
    square += in[c] * in[c];
  }
  sums[warp] = warp_total(sum);
  squares[warp] = warp_total(square);
  __syncthreads();
  sum = warp_total(lane < blockDim.x / 32 ? sums[lane] : 0.0f);
  square = warp_total(lane < blockDim.x / 32 ? squares[lane] : 0.0f);
  float mean = sum / cols;
  float scale = rsqrtf(square / cols - mean * mean + 1e-5f);
  if (threadIdx.x == 0) means[blockIdx.x] = mean;
  for (int c = threadIdx.x; c < cols; c += blockDim.x)
    y[blockIdx.x * cols + c] = (in[c] - mean) * scale * gain[c] + bias[c];
}

// A thread a row, in place; clang unrolls the last loop.
__global__ void softmax_thread_in_place(float* x, int rows, int cols) {
  int row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= rows) return;
  float* mine = x + row * cols;
  float top = mine[0];
  for (int c = 1; c < cols; ++c) top = fmaxf(top, mine[c]);
  float sum = 0.0f;
  for (int c = 0; c < cols; ++c) sum += mine[c] = expf(mine[c] - top);
  for (int c = 0; c < cols; ++c) mine[c] /= sum;
}

// A warp a row of scores, of which those up to the diagonal count; zeros beside them.
__global__ void softmax_causal(const float* scores, float* weights, float scale, int n) {
  int row = blockIdx.x;
  const float* in = scores + (blockIdx.y * n + row) * n;
  float* out = weights + (blockIdx.y * n + row) * n;
  float top = -INFINITY, sum = 0.0f;
  for (int c = threadIdx.x; c <= row; c += 32) top = fmaxf(top, scale * in[c]);
  for (int far = 16; far > 0; far >>= 1) top = fmaxf(top, __shfl_xor_sync(ALL, top, far));
  for (int c = threadIdx.x; c <= row; c += 32) sum += expf(scale * in[c] - top);
  sum = warp_total(sum);
  for (int c = threadIdx.x; c < n; c += 32) out[c] = c <= row ? expf(scale * in[c] - top) / sum : 0.0f;
}

// A warp a group of channels; what scales a channel is found by the divided index.
__global__ void group_norm(const float* x, const float* gain, const float* bias, float* y,
                           int channels, int spatial, int groups) {
  int group = blockIdx.x % groups, members = channels / groups, count = members * spatial;
  const float* in = x + blockIdx.x * count;
  float* out = y + blockIdx.x * count;
  float sum = 0.0f, square = 0.0f;
  for (int i = threadIdx.x; i < count; i += 32) {
    sum += in[i];
    square += in[i] * in[i];
  }
  float mean = warp_total(sum) / count;
  float scale = rsqrtf(warp_total(square) / count - mean * mean + 1e-5f);
  for (int i = threadIdx.x; i < count; i += 32) {
    int channel = group * members + i / spatial;
    out[i] = (in[i] - mean) * scale * gain[channel] + bias[channel];
  }
}

// A thread a row of scores, in a flat index of batches, rows and heads; in memory heads come first.
__global__ void attention_weights(const float* scores, float* weights, int batches, int rows,
                                  int heads) {
  int index = blockIdx.x * blockDim.x + threadIdx.x;
  if (index >= batches * rows * heads) return;
  int head = index % heads, row = index / heads % rows, batch = index / (heads * rows);
  const float* in = scores + batch * heads * rows * rows + head * rows * rows + row * rows;
  float* out = weights + batch * heads * rows * rows + head * rows * rows + row * rows;
  float top = -10000.0f, sum = 0.0f;
  for (int c = 0; c <= row; ++c)
    if (in[c] > top) top = in[c];
  for (int c = 0; c <= row; ++c) {
    float power = expf(in[c] - top);
    sum += power;
    out[c] = power;
  }
  float scale = sum == 0.0f ? 0.0f : 1.0f / sum;
  for (int c = 0; c < rows; ++c) out[c] = c <= row ? out[c] * scale : 0.0f;
}
