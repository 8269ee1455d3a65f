// Sorts as people write them: merge networks in two loops, a direction as an argument, bricks of
// neighbours, shuffles in a warp, registers of one thread.

#define WIDE 128

// Knuth's merge exchange, two elements a thread.
extern "C" __global__ void merge_exchange(unsigned* all) {
  __shared__ unsigned s[WIDE];
  int t = threadIdx.x;
  unsigned* x = all + blockIdx.x * WIDE;
  s[t] = x[t];
  s[t + WIDE / 2] = x[t + WIDE / 2];
  __syncthreads();
  for (int p = 1; p < WIDE; p <<= 1)
    for (int k = p; k > 0; k >>= 1) {
      for (int h = t; h < WIDE; h += blockDim.x) {
        int first = k % p;
        if (h >= first && (h - first) / k % 2 == 0 && h + k < WIDE && h / (2 * p) == (h + k) / (2 * p)) {
          unsigned a = s[h], b = s[h + k];
          s[h] = min(a, b);
          s[h + k] = max(a, b);
        }
      }
      __syncthreads();
    }
  x[t] = s[t];
  x[t + WIDE / 2] = s[t + WIDE / 2];
}

__device__ void exchange(float& a, float& b, int up) {
  if ((a > b) == up) {
    float t = a;
    a = b;
    b = t;
  }
}

// Either direction, a merge of its own at the end.
extern "C" __global__ void bitonic_either(float* to, const float* from, int length, int up) {
  __shared__ float s[WIDE];
  from += blockIdx.x * WIDE + threadIdx.x;
  to += blockIdx.x * WIDE + threadIdx.x;
  s[threadIdx.x] = from[0];
  s[threadIdx.x + WIDE / 2] = from[WIDE / 2];
  for (int size = 2; size < length; size <<= 1) {
    int way = up ^ ((threadIdx.x & (size / 2)) != 0);
    for (int stride = size / 2; stride > 0; stride >>= 1) {
      __syncthreads();
      int at = 2 * threadIdx.x - (threadIdx.x & (stride - 1));
      exchange(s[at], s[at + stride], way);
    }
  }
  for (int stride = length / 2; stride > 0; stride >>= 1) {
    __syncthreads();
    int at = 2 * threadIdx.x - (threadIdx.x & (stride - 1));
    exchange(s[at], s[at + stride], up);
  }
  __syncthreads();
  to[0] = s[threadIdx.x];
  to[WIDE / 2] = s[threadIdx.x + WIDE / 2];
}

// Neighbours in turns, largest first, one element a thread.
extern "C" __global__ void bricks(long long* x) {
  __shared__ long long s[32];
  int t = threadIdx.x;
  s[t] = x[blockIdx.x * 32 + t];
  for (int i = 0; i < 32; ++i) {
    __syncthreads();
    if ((t & 1) == (i & 1) && t < 31 && s[t] < s[t + 1]) {
      long long v = s[t];
      s[t] = s[t + 1];
      s[t + 1] = v;
    }
  }
  __syncthreads();
  x[blockIdx.x * 32 + t] = s[t];
}

// A warp sorts its values by shuffles.
extern "C" __global__ void warp_sort(int* x) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x & 31, v = x[i];
  for (int k = 2; k <= 32; k <<= 1)
    for (int j = k >> 1; j > 0; j >>= 1) {
      int other = __shfl_xor_sync(0xffffffff, v, j);
      bool up = (lane & k) == 0, lower = (lane & j) == 0;
      v = lower == up ? min(v, other) : max(v, other);
    }
  x[i] = v;
}

// A thread sorts eight values of its own.
extern "C" __global__ void sort_eight(const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float v[8];
  for (int k = 0; k < 8; ++k) v[k] = x[i * 8 + k];
  for (int k = 1; k < 8; ++k)
    for (int j = k; j > 0; --j)
      if (v[j] < v[j - 1]) {
        float w = v[j];
        v[j] = v[j - 1];
        v[j - 1] = w;
      }
  for (int k = 0; k < 8; ++k) y[i * 8 + k] = v[k];
}
