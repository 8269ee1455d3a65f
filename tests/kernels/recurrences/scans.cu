// Scans as they are written: by comparison, by shuffles, over trees, from the end.

#define N 128

extern "C" {

__global__ void scan_compared(const float* x, float* y, int n) {
  __shared__ float t[2][N];
  int tid = threadIdx.x, i = blockIdx.x * N + tid, p = 0;
  t[0][tid] = i < n ? x[i] : -3.402823466e38f;
  __syncthreads();
  for (int d = 1; d < N; d <<= 1) {
    float v = t[p][tid];
    if (tid >= d) {
      float w = t[p][tid - d];
      v = v > w ? v : w;
    }
    t[1 - p][tid] = v;
    p = 1 - p;
    __syncthreads();
  }
  if (i < n) y[i] = t[p][tid];
}

__global__ void scan_if_smaller(const float* x, float* y, int n) {
  __shared__ float t[N];
  int tid = threadIdx.x, i = blockIdx.x * N + tid;
  t[tid] = i < n ? x[i] : INFINITY;
  for (int d = 1; d < N; d *= 2) {
    __syncthreads();
    float w = INFINITY;
    if (tid >= d) w = t[tid - d];
    __syncthreads();
    if (w < t[tid]) t[tid] = w;
  }
  if (i < n) y[i] = t[tid];
}

__global__ void scan_warp_largest(const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x & 31;
  float v = i < n ? x[i] : -INFINITY;
  for (int d = 1; d < 32; d <<= 1) {
    float w = __shfl_up_sync(0xffffffff, v, d);
    if (lane >= d) v = fmaxf(v, w);
  }
  if (i < n) y[i] = v;
}

__global__ void scan_warp_unsigned(const unsigned* x, unsigned* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x & 31;
  unsigned v = i < n ? x[i] : 0u;
  for (int d = 1; d < 32; d <<= 1) {
    unsigned w = __shfl_up_sync(0xffffffff, v, d);
    if (lane >= d) v = max(v, w);
  }
  if (i < n) y[i] = v;
}

// Blelloch's trees with a maximum: what comes before each element.
__global__ void scan_before_largest(const int* x, int* y, int n) {
  __shared__ int t[2 * N];
  int tid = threadIdx.x, base = blockIdx.x * 2 * N, step = 1;
  t[2 * tid] = base + 2 * tid < n ? x[base + 2 * tid] : INT_MIN;
  t[2 * tid + 1] = base + 2 * tid + 1 < n ? x[base + 2 * tid + 1] : INT_MIN;
  for (int d = N; d > 0; d >>= 1) {
    __syncthreads();
    if (tid < d) {
      int a = step * (2 * tid + 1) - 1, b = step * (2 * tid + 2) - 1;
      t[b] = max(t[b], t[a]);
    }
    step *= 2;
  }
  if (tid == 0) t[2 * N - 1] = INT_MIN;
  for (int d = 1; d < 2 * N; d *= 2) {
    step >>= 1;
    __syncthreads();
    if (tid < d) {
      int a = step * (2 * tid + 1) - 1, b = step * (2 * tid + 2) - 1;
      int v = t[a];
      t[a] = t[b];
      t[b] = max(t[b], v);
    }
  }
  __syncthreads();
  if (base + 2 * tid < n) y[base + 2 * tid] = t[2 * tid];
  if (base + 2 * tid + 1 < n) y[base + 2 * tid + 1] = t[2 * tid + 1];
}

// Brent and Kung's network with products.
__global__ void scan_brent_kung(const unsigned* x, unsigned* y, int n) {
  __shared__ unsigned t[2 * N];
  int tid = threadIdx.x, i = 2 * blockIdx.x * blockDim.x + tid;
  t[tid] = i < n ? x[i] : 1u;
  t[tid + blockDim.x] = i + blockDim.x < n ? x[i + blockDim.x] : 1u;
  for (unsigned s = 1; s <= blockDim.x; s *= 2) {
    __syncthreads();
    unsigned at = (tid + 1) * 2 * s - 1;
    if (at < 2 * N) t[at] *= t[at - s];
  }
  for (int s = N / 2; s > 0; s /= 2) {
    __syncthreads();
    unsigned at = (tid + 1) * s * 2 - 1;
    if (at + s < 2 * N) t[at + s] *= t[at];
  }
  __syncthreads();
  if (i < n) y[i] = t[tid];
  if (i + blockDim.x < n) y[i + blockDim.x] = t[tid + blockDim.x];
}

// Blelloch's trees, an element of padding for each 32.
#define AT(k) ((k) + ((k) >> 5))
__global__ void scan_padded(const float* x, float* y) {
  __shared__ float t[2 * N + 8];
  int tid = threadIdx.x, step = 1, base = blockIdx.x * 2 * N;
  t[AT(tid)] = x[base + tid];
  t[AT(tid + N)] = x[base + tid + N];
  for (int d = N; d > 0; d >>= 1) {
    __syncthreads();
    if (tid < d) t[AT(step * (2 * tid + 2) - 1)] += t[AT(step * (2 * tid + 1) - 1)];
    step *= 2;
  }
  if (tid == 0) t[AT(2 * N - 1)] = 0;
  for (int d = 1; d < 2 * N; d *= 2) {
    step >>= 1;
    __syncthreads();
    if (tid < d) {
      int a = AT(step * (2 * tid + 1) - 1), b = AT(step * (2 * tid + 2) - 1);
      float v = t[a];
      t[a] = t[b];
      t[b] += v;
    }
  }
  __syncthreads();
  y[base + tid] = t[AT(tid)];
  y[base + tid + N] = t[AT(tid + N)];
}

// What comes before each element: its warp's, less itself, and the warps before; and the total.
__global__ void scan_offsets(const int* x, int* y, int* total, int n) {
  __shared__ int sums[8];
  int i = blockIdx.x * 256 + threadIdx.x, lane = threadIdx.x & 31, w = threadIdx.x >> 5;
  int own = i < n ? x[i] : 0, v = own;
  for (int d = 1; d < 32; d *= 2) {
    int u = __shfl_up_sync(~0u, v, d);
    if (lane >= d) v += u;
  }
  if (lane == 31) sums[w] = v;
  __syncthreads();
  if (w == 0) {
    int s = lane < 8 ? sums[lane] : 0;
    for (int d = 1; d < 8; d *= 2) {
      int u = __shfl_up_sync(~0u, s, d);
      if (lane >= d) s += u;
    }
    if (lane < 8) sums[lane] = s;
  }
  __syncthreads();
  int before = w > 0 ? sums[w - 1] : 0;
  if (i < n) y[i] = before + v - own;
  if (threadIdx.x == 255) total[blockIdx.x] = before + v;
}

__global__ void scan_suffix_largest(const float* x, float* y, int n) {
  __shared__ float t[N];
  int tid = threadIdx.x;
  t[tid] = tid < n ? x[tid] : -INFINITY;
  __syncthreads();
  for (int d = 1; d < N; d *= 2) {
    float w = tid + d < N ? t[tid + d] : -INFINITY;
    __syncthreads();
    t[tid] = fmaxf(t[tid], w);
    __syncthreads();
  }
  if (tid < n) y[tid] = t[tid];
}

}
