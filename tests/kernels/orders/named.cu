// Kernels that move or sort elements, each with a name.

__global__ void concatenated(const float* a, const float* b, float* y, int n, int m) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = a[i];
  else if (i < n + m) y[i] = b[i - n];
}

__global__ void padded(const float* x, float* y, int h, int w, int margin) {
  int j = blockIdx.x * blockDim.x + threadIdx.x, i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i >= h + 2 * margin || j >= w + 2 * margin) return;
  bool inside = i >= margin && i < h + margin && j >= margin && j < w + margin;
  y[i * (w + 2 * margin) + j] = inside ? x[(i - margin) * w + j - margin] : 0.0f;
}

__global__ void rolled(const int* x, int* y, int n, int by) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[(i + by) % n] = x[i];
}

// Each block turns its part around in shared memory.
__global__ void reverse_blocks(const int* x, int* y) {
  __shared__ int s[64];
  int t = threadIdx.x;
  s[t] = x[blockIdx.x * 64 + t];
  __syncthreads();
  y[blockIdx.x * 64 + t] = s[63 - t];
}

// Neighbours change places: a permutation that is its own inverse.
__global__ void swap_pairs(const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i ^ 1] = x[i];
}

// A permutation by a factor that has no common divisor with the length.
__global__ void strided_shuffle(const int* x, int* y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  y[(i * 5 + 3) % 256] = x[i];
}

// Bits of the index in the opposite order, as before an FFT.
__global__ void bit_reversal(const float* x, float* y) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  y[__brev(i) >> 24] = x[i];
}

__global__ void histogram_plain(const int* x, int* bins, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) atomicAdd(&bins[x[i]], 1);
}

__global__ void histogram_strided(const unsigned char* x, unsigned* bins, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    atomicAdd(&bins[x[i]], 1u);
}

__global__ void histogram_weighted(const int* x, const float* weight, float* bins, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) atomicAdd(&bins[x[i] & 63], weight[i]);
}

// Batcher's bitonic network on whole numbers, a block sorts its part.
__global__ void bitonic_ints(const int* x, int* y, int n) {
  __shared__ int s[128];
  int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  s[t] = i < n ? x[i] : 2147483647;
  __syncthreads();
  for (int size = 2; size <= 128; size <<= 1)
    for (int stride = size / 2; stride > 0; stride /= 2) {
      int other = t ^ stride;
      if (other > t) {
        int a = s[t], b = s[other];
        if ((t & size) == 0 ? a > b : a < b) {
          s[t] = b;
          s[other] = a;
        }
      }
      __syncthreads();
    }
  if (i < n) y[i] = s[t];
}

// Odd-even transposition: as many steps as elements.
__global__ void odd_even_sort(const int* x, int* y) {
  __shared__ int s[64];
  int t = threadIdx.x;
  s[2 * t] = x[blockIdx.x * 64 + 2 * t];
  s[2 * t + 1] = x[blockIdx.x * 64 + 2 * t + 1];
  __syncthreads();
  for (int step = 0; step < 64; ++step) {
    int a = 2 * t + (step & 1);
    if (a + 1 < 64 && s[a] > s[a + 1]) {
      int v = s[a];
      s[a] = s[a + 1];
      s[a + 1] = v;
    }
    __syncthreads();
  }
  y[blockIdx.x * 64 + 2 * t] = s[2 * t];
  y[blockIdx.x * 64 + 2 * t + 1] = s[2 * t + 1];
}

// Sums of the rows of a sparse matrix, from the places where they start.
__global__ void csr_sums(const int* starts, const float* values, float* y, int rows) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= rows) return;
  float sum = 0.0f;
  for (int k = starts[r]; k < starts[r + 1]; ++k) sum += values[k];
  y[r] = sum;
}
