// Threads of a block that share memory.
__global__ void tiled(const float* a, const float* b, float* c, int n) {
  __shared__ float as[16][16], bs[16][16];
  int tx = threadIdx.x, ty = threadIdx.y;
  int i = blockIdx.y * 16 + ty, j = blockIdx.x * 16 + tx;
  float s = 0;
  for (int t = 0; t < n; t += 16) {
    as[ty][tx] = a[i * n + t + tx];
    bs[ty][tx] = b[(t + ty) * n + j];
    __syncthreads();
    for (int k = 0; k < 16; ++k) s += as[ty][k] * bs[k][tx];
    __syncthreads();
  }
  c[i * n + j] = s;
}
__global__ void reduce(const float* x, float* y, int n) {
  __shared__ float s[128];
  int t = threadIdx.x, i = blockIdx.x * 128 + t;
  s[t] = i < n ? x[i] : 0.0f;
  __syncthreads();
  for (int d = 64; d > 0; d >>= 1) {
    if (t < d) s[t] += s[t + d];
    __syncthreads();
  }
  if (t == 0) y[blockIdx.x] = s[0];
}
__global__ void rev(const float* x, float* y, int n) {
  __shared__ float s[64];
  int t = threadIdx.x;
  s[t] = x[blockIdx.x*64+t];
  __syncthreads();
  y[blockIdx.x*64+t] = s[63 - t];
}
__global__ void scan(const float* x, float* y) {
  __shared__ float s[64];
  int t = threadIdx.x;
  s[t] = x[blockIdx.x*64+t];
  __syncthreads();
  for (int d = 1; d < 64; d *= 2) {
    float v = t >= d ? s[t - d] : 0.0f;
    __syncthreads();
    s[t] += v;
    __syncthreads();
  }
  y[blockIdx.x*64+t] = s[t];
}
__global__ void hist(const int* x, int* h, int n) {
  __shared__ int s[16];
  int t = threadIdx.x;
  if (t < 16) s[t] = 0;
  __syncthreads();
  int i = blockIdx.x * blockDim.x + t;
  if (i < n) atomicAdd(&s[x[i] & 15], 1);
  __syncthreads();
  if (t < 16) atomicAdd(&h[t], s[t]);
}
__global__ void colsum(const float* x, float* y, int n, int m) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n*m) atomicAdd(&y[i % m], x[i]);
}
__global__ void total(const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) atomicAdd(y, x[i]);
}
