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
