// A square plus the sum of the hyperbolic tangents on its diagonal.
#define B 256

extern "C" __global__ void trace(const double* a, double* sum, int n) {
  __shared__ double part[B];
  double mine = 0;
  for (int i = threadIdx.x; i < n; i += B) mine += tanh(a[i * n + i]);
  part[threadIdx.x] = mine;
  __syncthreads();
  for (int d = B / 2; d > 0; d >>= 1) {
    if (threadIdx.x < d) part[threadIdx.x] += part[threadIdx.x + d];
    __syncthreads();
  }
  if (threadIdx.x == 0) *sum = part[0];
}

extern "C" __global__ void add(const double* a, const double* sum, double* out, int n) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i < n && j < n) out[i * n + j] = a[i * n + j] + *sum;
}
