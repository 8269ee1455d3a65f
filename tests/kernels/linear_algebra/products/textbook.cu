// Kernels as textbooks and samples write them: flat tiles, one block, guards in the inner loop.

#define BLOCK 128

// An inclusive scan of one block.
__global__ void scan_one_block(const float* x, float* y, int n) {
  __shared__ float s[BLOCK];
  int t = threadIdx.x;
  s[t] = t < n ? x[t] : 0.0f;
  __syncthreads();
  for (int d = 1; d < BLOCK; d *= 2) {
    float v = t >= d ? s[t - d] : 0.0f;
    __syncthreads();
    s[t] += v;
    __syncthreads();
  }
  if (t < n) y[t] = s[t];
}

// An exclusive scan of one block between two halves of one buffer.
__global__ void scan_two_halves(float* out, const float* in, int n) {
  extern __shared__ float temp[];
  int t = threadIdx.x, to = 0, from = 1;
  temp[to * n + t] = t > 0 ? in[t - 1] : 0;
  __syncthreads();
  for (int d = 1; d < n; d *= 2) {
    to = 1 - to;
    from = 1 - to;
    if (t >= d) temp[to * n + t] = temp[from * n + t] + temp[from * n + t - d];
    else temp[to * n + t] = temp[from * n + t];
    __syncthreads();
  }
  out[t] = temp[to * n + t];
}

// A box filter whose tile, with zeros around, is filled by its flat index.
__global__ void box_flat_tile(const float* in, float* out, int w, int h) {
  __shared__ float tile[18 * 18];
  int tid = threadIdx.y * 16 + threadIdx.x;
  for (int t = tid; t < 18 * 18; t += 256) {
    int gx = blockIdx.x * 16 + t % 18 - 1, gy = blockIdx.y * 16 + t / 18 - 1;
    tile[t] = (gx >= 0 && gx < w && gy >= 0 && gy < h) ? in[gy * w + gx] : 0.0f;
  }
  __syncthreads();
  int x = blockIdx.x * 16 + threadIdx.x, y = blockIdx.y * 16 + threadIdx.y;
  if (x >= w || y >= h) return;
  float s = 0;
  for (int dy = 0; dy < 3; ++dy)
    for (int dx = 0; dx < 3; ++dx) s += tile[(threadIdx.y + dy) * 18 + threadIdx.x + dx];
  out[y * w + x] = s / 9.0f;
}

// A convolution layer, zeros around, a bias.
__global__ void conv_layer(const float* in, const float* w, const float* bias, float* out, int C,
                           int H, int W, int OC) {
  int ow = blockIdx.x * blockDim.x + threadIdx.x, oh = blockIdx.y * blockDim.y + threadIdx.y;
  int oc = blockIdx.z % OC, n = blockIdx.z / OC;
  if (ow >= W || oh >= H) return;
  float v = bias[oc];
  for (int c = 0; c < C; ++c)
    for (int kh = 0; kh < 3; ++kh)
      for (int kw = 0; kw < 3; ++kw) {
        int ih = oh - 1 + kh, iw = ow - 1 + kw;
        if (ih >= 0 && ih < H && iw >= 0 && iw < W)
          v += in[((n * C + c) * H + ih) * W + iw] * w[((oc * C + c) * 3 + kh) * 3 + kw];
      }
  out[((n * OC + oc) * H + oh) * W + ow] = v;
}

// A causal convolution along time, every fourth step.
__global__ void conv_dilated(const float* x, const float* w, float* y, int T, int C, int dil) {
  int t = blockIdx.x * blockDim.x + threadIdx.x, o = blockIdx.y;
  if (t >= T) return;
  float s = 0;
  for (int c = 0; c < C; c++)
    for (int k = 0; k < 3; k++) {
      int p = t - (2 - k) * dil;
      if (p >= 0) s += x[c * T + p] * w[(o * C + c) * 3 + k];
    }
  y[o * T + t] = s;
}

// Scores of rows that an index names.
__global__ void embedding_scores(const int* ids, const float* table, const float* q, float* score,
                                 int n, int d) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float s = 0.0f;
  for (int k = 0; k < d; ++k) s += table[ids[i] * d + k] * q[k];
  score[i] = s;
}

// Counts of the four bytes of each word, in shared bins first.
__global__ void hist_bytes(const unsigned* words, unsigned* bins, int n) {
  __shared__ unsigned s[256];
  for (int i = threadIdx.x; i < 256; i += blockDim.x) s[i] = 0;
  __syncthreads();
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
    unsigned d = words[i];
    atomicAdd(&s[d & 0xFF], 1);
    atomicAdd(&s[(d >> 8) & 0xFF], 1);
    atomicAdd(&s[(d >> 16) & 0xFF], 1);
    atomicAdd(&s[d >> 24], 1);
  }
  __syncthreads();
  for (int i = threadIdx.x; i < 256; i += blockDim.x) atomicAdd(&bins[i], s[i]);
}
