// Conjugate gradients for Poisson's equation on a square, zero around it. Five kernels a step; the
// scalars stay on the device.
#define B 256

extern "C" __global__ void apply(const double* p, double* q, int n) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i >= n || j >= n) return;
  int c = i * n + j;
  double around = 0.0;
  if (i > 0) around += p[c - n];
  if (i < n - 1) around += p[c + n];
  if (j > 0) around += p[c - 1];
  if (j < n - 1) around += p[c + 1];
  q[c] = 4.0 * p[c] - around;
}

extern "C" __global__ void dot(const double* a, const double* b, double* out, int count) {
  __shared__ double part[B];
  double sum = 0.0;
  for (int i = blockIdx.x * B + threadIdx.x; i < count; i += gridDim.x * B) sum += a[i] * b[i];
  part[threadIdx.x] = sum;
  __syncthreads();
  for (int d = B / 2; d > 0; d >>= 1) {
    if (threadIdx.x < d) part[threadIdx.x] += part[threadIdx.x + d];
    __syncthreads();
  }
  if (threadIdx.x == 0) atomicAdd(out, part[0]);
}

// s: r r, p q, the new r r.
extern "C" __global__ void advance(double* x, double* r, const double* p, const double* q,
                                   const double* rr, const double* pq, int count) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= count) return;
  double alpha = *rr / *pq;
  x[i] += alpha * p[i];
  r[i] -= alpha * q[i];
}

extern "C" __global__ void direction(double* p, const double* r, const double* rr,
                                     const double* next, int count) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count) p[i] = r[i] + *next / *rr * p[i];
}

extern "C" __global__ void shift(double* rr, double* next, double* pq) {
  *rr = *next;
  *next = 0.0;
  *pq = 0.0;
}
