// Where the best element is, and who exchanges elements with whom.

// Only the index is kept: the element is looked up again.
extern "C" __global__ void best_index(const float* x, int* at, int n, int rows) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= rows) return;
  const float* p = x + r * n;
  int best = 0;
  for (int i = 1; i < n; i++)
    if (p[i] > p[best]) best = i;
  at[r] = best;
}

// The last of equal ones.
extern "C" __global__ void last_index(const float* x, int* at, int n, int rows) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= rows) return;
  int best = 0;
  for (int i = 1; i < n; i++)
    if (x[r * n + i] >= x[r * n + best]) best = i;
  at[r] = best;
}

// The rows are columns of the array; the element is read once more for the result.
extern "C" __global__ void least_in_column(const int* x, int* at, int* least, int n, int width) {
  int c = blockIdx.x * blockDim.x + threadIdx.x;
  if (c >= width) return;
  int m = 0;
  for (int i = 1; i < n; i++)
    if (x[i * width + c] < x[m * width + c]) m = i;
  at[c] = m;
  least[c] = x[m * width + c];
}

__device__ __forceinline__ unsigned in_order(float v) {
  unsigned u = __float_as_uint(v);
  return u ^ ((unsigned)(-(int)(u >> 31)) | 0x80000000u);
}

// A key of the element and its index, one maximum for all threads.
extern "C" __global__ void packed_best(const float* x, unsigned long long* best, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) atomicMax(best, ((unsigned long long)in_order(x[i]) << 32) | (unsigned)i);
}

// The same in shared memory, one row for each block.
extern "C" __global__ void packed_rows(const float* x, unsigned long long* best, int n) {
  __shared__ unsigned long long key;
  if (threadIdx.x == 0) key = 0;
  __syncthreads();
  for (int i = threadIdx.x; i < n; i += blockDim.x)
    atomicMax(&key, ((unsigned long long)in_order(x[blockIdx.x * n + i]) << 32) | (unsigned)i);
  __syncthreads();
  if (threadIdx.x == 0) best[blockIdx.x] = key;
}

// One step of a bitonic sort of a whole array.
extern "C" __global__ void exchange_step(float* x, int j, int k) {
  unsigned i = threadIdx.x + blockDim.x * blockIdx.x, other = i ^ j;
  if (other > i) {
    if ((i & k) == 0 && x[i] > x[other]) {
      float t = x[i];
      x[i] = x[other];
      x[other] = t;
    }
    if ((i & k) != 0 && x[i] < x[other]) {
      float t = x[i];
      x[i] = x[other];
      x[other] = t;
    }
  }
}

// The same of keys with values.
extern "C" __global__ void exchange_pairs(int* key, int* value, int j, int k) {
  int i = threadIdx.x + blockDim.x * blockIdx.x, other = i ^ j;
  if (other <= i) return;
  int a = key[i], b = key[other];
  if ((a > b) == ((i & k) == 0)) {
    key[i] = b;
    key[other] = a;
    int t = value[i];
    value[i] = value[other];
    value[other] = t;
  }
}

// Morphology: the largest byte of a square, as far as it lies in the image.
extern "C" __global__ void dilate_square(const unsigned char* in, unsigned char* out, int w, int h) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= w || y >= h) return;
  unsigned char m = 0;
  for (int dy = -2; dy <= 2; dy++)
    for (int dx = -2; dx <= 2; dx++) {
      int yy = y + dy, xx = x + dx;
      if (yy >= 0 && yy < h && xx >= 0 && xx < w) m = max(m, in[yy * w + xx]);
    }
  out[y * w + x] = m;
}

// The least byte of each row.
extern "C" __global__ void least_byte(const unsigned char* x, unsigned char* out, int n, int rows) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= rows) return;
  unsigned char m = 255;
  for (int i = 0; i < n; i++) m = min(m, x[r * n + i]);
  out[r] = m;
}

// The k largest of each row: the row is sorted, and its first elements are kept.
extern "C" __global__ void first_of_sorted(const float* x, float* out, int k) {
  __shared__ float s[64];
  int t = threadIdx.x;
  s[t] = x[blockIdx.x * 64 + t];
  __syncthreads();
  for (int size = 2; size <= 64; size <<= 1)
    for (int j = size >> 1; j > 0; j >>= 1) {
      int p = t ^ j;
      if (p > t) {
        bool falls = (t & size) == 0;
        float a = s[t], b = s[p];
        if ((a < b) == falls) {
          s[t] = b;
          s[p] = a;
        }
      }
      __syncthreads();
    }
  if (t < k) out[blockIdx.x * k + t] = s[t];
}

// A radix sort by two bits: the ones after the zeros, bit by bit.
extern "C" __global__ void split_bits(unsigned* x) {
  __shared__ unsigned s[64];
  __shared__ int p[64];
  int t = threadIdx.x, base = blockIdx.x * 64;
  unsigned v = x[base + t];
  for (int bit = 0; bit < 2; bit++) {
    int zero = ((v >> bit) & 1) == 0;
    p[t] = zero;
    __syncthreads();
    for (int d = 1; d < 64; d <<= 1) {
      int q = t >= d ? p[t - d] : 0;
      __syncthreads();
      p[t] += q;
      __syncthreads();
    }
    int zeros = p[63];
    s[zero ? p[t] - 1 : zeros + t - p[t]] = v;
    __syncthreads();
    v = s[t];
    __syncthreads();
  }
  x[base + t] = v;
}

// Selection sort of each row: the last round has nothing to compare.
extern "C" __global__ void select_all(int* x, int n, int rows) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= rows) return;
  int* a = x + r * n;
  for (int i = 0; i < n; i++) {
    int m = i;
    for (int j = i + 1; j < n; j++)
      if (a[j] < a[m]) m = j;
    int t = a[i];
    a[i] = a[m];
    a[m] = t;
  }
}

// A tree over indices alone: their elements are looked up in each step.
extern "C" __global__ void tree_of_indices(const float *x, int *out, int n) {
  __shared__ int at[64];
  int t = threadIdx.x;
  const float *row = x + blockIdx.x * n;
  at[t] = t;
  __syncthreads();
  for (int s = 32; s > 0; s >>= 1) {
    if (t < s && row[at[t + s]] > row[at[t]])
      at[t] = at[t + s];
    __syncthreads();
  }
  if (t == 0)
    out[blockIdx.x] = at[0];
}
