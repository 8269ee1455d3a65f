// Norms and losses by blocks: partial sums of warps in shared memory that several sums share, of which
// the first threads go on with the total; strides over flat indices that are divided.
#include <cuda_runtime.h>

__device__ float warp_sum(float v) {
  for (int o = 16; o > 0; o >>= 1) v += __shfl_xor_sync(0xffffffff, v, o);
  return v;
}

__device__ float warp_max(float v) {
  for (int o = 16; o > 0; o >>= 1) v = fmaxf(v, __shfl_xor_sync(0xffffffff, v, o));
  return v;
}

// The first warp has the total.
__device__ float block_sum(float v) {
  static __shared__ float shared[32];
  int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  v = warp_sum(v);
  __syncthreads();
  if (lane == 0) shared[warp] = v;
  __syncthreads();
  v = threadIdx.x < blockDim.x / 32 ? shared[lane] : 0.0f;
  return warp_sum(v);
}

extern "C" {

// A block a row, four elements at a time.
__global__ void rms_norm_float4(const float4* x, const float4* gain, float4* y, int n4, float eps) {
  __shared__ float scale;
  const float4* row = x + blockIdx.x * n4;
  float sum = 0.0f;
  for (int i = threadIdx.x; i < n4; i += blockDim.x) {
    float4 v = row[i];
    sum += v.x * v.x + v.y * v.y + v.z * v.z + v.w * v.w;
  }
  sum = block_sum(sum);
  if (threadIdx.x == 0) scale = rsqrtf(sum / (n4 * 4) + eps);
  __syncthreads();
  for (int i = threadIdx.x; i < n4; i += blockDim.x) {
    float4 v = row[i], g = gain[i];
    y[blockIdx.x * n4 + i] =
        make_float4(v.x * scale * g.x, v.y * scale * g.y, v.z * scale * g.z, v.w * scale * g.w);
  }
}

// A warp a row, four elements at a time.
__global__ void layer_norm_float4(const float* x, const float* gain, const float* bias, float* y,
                                  int rows, int cols) {
  int row = blockIdx.x * blockDim.y + threadIdx.y, lane = threadIdx.x;
  if (row >= rows) return;
  const float4* in = (const float4*)(x + row * cols);
  float sum = 0.0f, square = 0.0f;
  for (int i = lane; i < cols / 4; i += 32) {
    float4 v = in[i];
    sum += v.x + v.y + v.z + v.w;
  }
  float mean = warp_sum(sum) / cols;
  for (int i = lane; i < cols / 4; i += 32) {
    float4 v = in[i];
    float a = v.x - mean, b = v.y - mean, c = v.z - mean, d = v.w - mean;
    square += a * a + b * b + c * c + d * d;
  }
  float scale = rsqrtf(warp_sum(square) / cols + 1e-5f);
  float4* out = (float4*)(y + row * cols);
  for (int i = lane; i < cols / 4; i += 32) {
    float4 v = in[i], g = ((const float4*)gain)[i], h = ((const float4*)bias)[i];
    out[i] = make_float4((v.x - mean) * scale * g.x + h.x, (v.y - mean) * scale * g.y + h.y,
                         (v.z - mean) * scale * g.z + h.z, (v.w - mean) * scale * g.w + h.w);
  }
}

// A block an image's group; two sums through the same shared memory.
__global__ void group_norm_block(const float* x, const float* gain, const float* bias, float* y,
                                 int channels, int spatial, int groups) {
  int image = blockIdx.x / groups, group = blockIdx.x % groups, depth = channels / groups;
  int count = depth * spatial;
  const float* in = x + (image * channels + group * depth) * spatial;
  float* out = y + (image * channels + group * depth) * spatial;
  float sum = 0.0f, square = 0.0f;
  for (int i = threadIdx.x; i < count; i += blockDim.x) {
    sum += in[i];
    square += in[i] * in[i];
  }
  __shared__ float mean, scale;
  sum = block_sum(sum);
  square = block_sum(square);
  if (threadIdx.x == 0) {
    mean = sum / count;
    scale = rsqrtf(square / count - mean * mean + 1e-5f);
  }
  __syncthreads();
  for (int i = threadIdx.x; i < count; i += blockDim.x) {
    int c = group * depth + i / spatial;
    out[i] = (in[i] - mean) * scale * gain[c] + bias[c];
  }
}

// With the moments given: a grid stride over all elements, whose channel is a quotient.
__global__ void batch_norm_given(const float* x, float* y, const float* mean, const float* var,
                                 const float* gain, const float* bias, int images, int channels,
                                 int spatial) {
  int all = images * channels * spatial;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < all; i += gridDim.x * blockDim.x) {
    int c = (i / spatial) % channels;
    y[i] = gain[c] * (x[i] - mean[c]) / sqrtf(var[c] + 1e-5f) + bias[c];
  }
}

// A block a channel, over images and positions; running moments.
__global__ void batch_norm_moments(const float* x, float* y, const float* gain, float* means,
                                   float* vars, int images, int channels, int spatial, float rate) {
  int c = blockIdx.x;
  __shared__ float mean, var;
  float sum = 0.0f;
  for (int n = 0; n < images; ++n)
    for (int p = threadIdx.x; p < spatial; p += blockDim.x) sum += x[(n * channels + c) * spatial + p];
  sum = block_sum(sum);
  if (threadIdx.x == 0) mean = sum / (images * spatial);
  __syncthreads();
  float square = 0.0f;
  for (int n = 0; n < images; ++n)
    for (int p = threadIdx.x; p < spatial; p += blockDim.x) {
      float d = x[(n * channels + c) * spatial + p] - mean;
      square += d * d;
    }
  square = block_sum(square);
  if (threadIdx.x == 0) {
    var = square / (images * spatial);
    means[c] = (1 - rate) * means[c] + rate * mean;
    vars[c] = (1 - rate) * vars[c] + rate * var;
  }
  __syncthreads();
  float scale = rsqrtf(var + 1e-5f);
  for (int n = 0; n < images; ++n)
    for (int p = threadIdx.x; p < spatial; p += blockDim.x) {
      int i = (n * channels + c) * spatial + p;
      y[i] = gain[c] * (x[i] - mean) * scale;
    }
}

// Scores with a mask that is added, one for each batch of heads and queries.
__global__ void softmax_masked(const float* scores, const float* mask, float* weights, int heads,
                               int queries, int keys, float scale) {
  int row = blockIdx.x, batch = row / (heads * queries);
  __shared__ float top, total;
  float m = -1e20f, sum = 0.0f;
  for (int i = threadIdx.x; i < keys; i += blockDim.x)
    m = fmaxf(m, scores[row * keys + i] * scale + mask[batch * keys + i]);
  m = warp_max(m);
  if (threadIdx.x == 0) top = m;
  __syncthreads();
  for (int i = threadIdx.x; i < keys; i += blockDim.x)
    sum += expf(scores[row * keys + i] * scale + mask[batch * keys + i] - top);
  sum = warp_sum(sum);
  if (threadIdx.x == 0) total = sum + 1e-6f;
  __syncthreads();
  for (int i = threadIdx.x; i < keys; i += blockDim.x)
    weights[row * keys + i] =
        expf(scores[row * keys + i] * scale + mask[batch * keys + i] - top) / total;
}

// The loss of a warp's row, with smoothed labels.
__global__ void smoothed_loss(const float* logits, const int* labels, float* loss, int classes,
                              float smooth) {
  int row = blockIdx.x, lane = threadIdx.x;
  const float* x = logits + row * classes;
  float m = -INFINITY, sum = 0.0f, all = 0.0f;
  for (int i = lane; i < classes; i += 32) m = fmaxf(m, x[i]);
  m = warp_max(m);
  for (int i = lane; i < classes; i += 32) {
    sum += expf(x[i] - m);
    all += x[i];
  }
  sum = warp_sum(sum);
  all = warp_sum(all);
  if (lane == 0) {
    float top = logf(sum) + m;
    loss[row] = (1.0f - smooth) * (top - x[labels[row]]) + smooth * (top - all / classes);
  }
}

// A warp a row.
__global__ void softmax_gradient(const float* y, const float* dy, float* dx, int rows, int cols) {
  int row = blockIdx.x * (blockDim.x / 32) + threadIdx.x / 32, lane = threadIdx.x & 31;
  if (row >= rows) return;
  float sum = 0.0f;
  for (int i = lane; i < cols; i += 32) sum += y[row * cols + i] * dy[row * cols + i];
  sum = warp_sum(sum);
  for (int i = lane; i < cols; i += 32)
    dx[row * cols + i] = y[row * cols + i] * (dy[row * cols + i] - sum);
}

// A thread a row; sums over all rows by atomics.
__global__ void layer_norm_gradient(float* dx, float* dgain, float* dbias, const float* dy,
                                    const float* x, const float* gain, const float* mean,
                                    const float* scale, int rows, int cols) {
  int row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= rows) return;
  float m = mean[row], s = scale[row], sum = 0.0f, product = 0.0f;
  for (int i = 0; i < cols; ++i) {
    float normed = (x[row * cols + i] - m) * s, d = gain[i] * dy[row * cols + i];
    sum += d;
    product += d * normed;
  }
  sum /= cols;
  product /= cols;
  for (int i = 0; i < cols; ++i) {
    float normed = (x[row * cols + i] - m) * s, d = gain[i] * dy[row * cols + i];
    atomicAdd(&dbias[i], dy[row * cols + i]);
    atomicAdd(&dgain[i], normed * dy[row * cols + i]);
    dx[row * cols + i] += (d - sum - normed * product) * s;
  }
}
}
