// Loops that walk pointers.

__global__ void row_sum(const float* x, float* y, int h, int w) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= h) return;
  const float* p = x + i * w;
  const float* end = p + w;
  float sum = 0.0f;
  while (p != end) sum += *p++;
  y[i] = sum;
}

__global__ void column_sum(const float* x, float* y, int h, int w) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  if (j >= w) return;
  const float* p = x + j;
  float sum = 0.0f;
  for (int i = 0; i < h; i++, p += w) sum += *p;
  y[j] = sum;
}

__global__ void dot_rows(const double* a, const double* b, double* y, int h, int w) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= h) return;
  const double *p = a + i * w, *q = b + i * w, *end = a + (i + 1) * w;
  double sum = 0.0;
  while (p < end) sum += *p++ * *q++;
  y[i] = sum;
}

__global__ void copy_rows(const int* x, int* y, int h, int w) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= h || w == 0) return;
  const int* from = x + i * w;
  int* to = y + i * w;
  int left = w;
  do {
    *to++ = *from++;
  } while (--left);
}

__global__ void reverse_rows(const float* x, float* y, int h, int w) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= h) return;
  const float* p = x + (i + 1) * w;
  float* q = y + i * w;
  for (int j = 0; j < w; j++) *q++ = *--p;
}

__global__ void dot_backwards(const float* a, const float* b, float* y, int h, int w) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= h) return;
  const float* p = a + i * w;
  const float* q = b + w - 1;
  float sum = 0.0f;
  for (int j = w; j > 0; j--) sum += *p++ * *q--;
  y[i] = sum;
}

__global__ void shift_row(const int* x, int* y, int h) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= h) return;
  int row[6];
  memcpy(row, x + 6 * i, sizeof row);
  if (i % 3) memmove(row + 1, row, 4 * sizeof(int));
  if (i % 2) memmove(row, row + 2, 3 * sizeof(int));
  row[5] = memcmp(row, x + 6 * i, sizeof row);
  memcpy(y + 6 * i, row, sizeof row);
}

// One pointer for two kinds of memory.
__global__ void which_memory(const float* x, float* y, int n) {
  __shared__ float tile[32];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  tile[threadIdx.x] = i < n ? x[i] : 0.0f;
  __syncthreads();
  if (i >= n) return;
  float own[2] = {x[i] * 2.0f, x[i] * 3.0f};
  const float* p = x + i;
  if (threadIdx.x % 3 == 1) p = tile + (threadIdx.x ^ 1);
  if (threadIdx.x % 3 == 2) p = own + i % 2;
  y[i] = *p + (__isShared(p) ? 100.0f : 0.0f) + (__isLocal(p) ? 1000.0f : 0.0f);
}
