// Prefix sums of what a block holds.

// Hillis and Steele: log2(block) steps, each over all threads, between two buffers.
__global__ void scan_hillis_steele(const float* x, float* y, int n) {
  extern __shared__ float buffers[];
  int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  int from = 1, to = 0;
  buffers[t] = i < n ? x[i] : 0.0f;
  __syncthreads();
  for (int offset = 1; offset < blockDim.x; offset *= 2) {
    to = 1 - to;
    from = 1 - to;
    if (t >= offset)
      buffers[to * blockDim.x + t] = buffers[from * blockDim.x + t] +
                                     buffers[from * blockDim.x + t - offset];
    else
      buffers[to * blockDim.x + t] = buffers[from * blockDim.x + t];
    __syncthreads();
  }
  if (i < n) y[i] = buffers[to * blockDim.x + t];
}

// Blelloch: sums up a tree, then down again; exclusive, two elements a thread. The block's total
// goes to sums.
__global__ void scan_blelloch(const int* x, int* y, int* sums, int n) {
  __shared__ int s[256];
  int t = threadIdx.x, first = blockIdx.x * 256;
  s[2 * t] = first + 2 * t < n ? x[first + 2 * t] : 0;
  s[2 * t + 1] = first + 2 * t + 1 < n ? x[first + 2 * t + 1] : 0;
  int offset = 1;
  for (int d = 128; d > 0; d >>= 1) {
    __syncthreads();
    if (t < d) {
      int a = offset * (2 * t + 1) - 1, b = offset * (2 * t + 2) - 1;
      s[b] += s[a];
    }
    offset *= 2;
  }
  if (t == 0) {
    sums[blockIdx.x] = s[255];
    s[255] = 0;
  }
  for (int d = 1; d < 256; d *= 2) {
    offset >>= 1;
    __syncthreads();
    if (t < d) {
      int a = offset * (2 * t + 1) - 1, b = offset * (2 * t + 2) - 1;
      int left = s[a];
      s[a] = s[b];
      s[b] += left;
    }
  }
  __syncthreads();
  if (first + 2 * t < n) y[first + 2 * t] = s[2 * t];
  if (first + 2 * t + 1 < n) y[first + 2 * t + 1] = s[2 * t + 1];
}

// An inclusive scan by shuffles in each warp, then over the warps.
__global__ void scan_warps(const int* x, int* y, int n) {
  __shared__ int totals[32];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
  int v = i < n ? x[i] : 0;
  for (int d = 1; d < 32; d <<= 1) {
    int u = __shfl_up_sync(0xffffffff, v, d);
    if (lane >= d) v += u;
  }
  if (lane == 31) totals[warp] = v;
  __syncthreads();
  if (warp == 0) {
    int w = lane < blockDim.x / 32 ? totals[lane] : 0;
    for (int d = 1; d < 32; d <<= 1) {
      int u = __shfl_up_sync(0xffffffff, w, d);
      if (lane >= d) w += u;
    }
    totals[lane] = w;
  }
  __syncthreads();
  if (warp > 0) v += totals[warp - 1];
  if (i < n) y[i] = v;
}
