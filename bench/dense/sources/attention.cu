// One head of attention as three kernels: scores, softmax of a row, weighted sum of the values.
#define B 128
extern "C" __global__ void scores(const float* q, const float* k, float* s, int n, int d) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i >= n || j >= n) return;
  float sum = 0.0f;
  for (int c = 0; c < d; c++) sum += q[i * d + c] * k[j * d + c];
  s[i * n + j] = sum * rsqrtf((float)d);
}

extern "C" __global__ void softmax_rows(float* s, int n) {
  __shared__ float part[B];
  int t = threadIdx.x;
  float* row = s + (size_t)blockIdx.x * n;
  float most = -INFINITY;
  for (int j = t; j < n; j += B) most = fmaxf(most, row[j]);
  part[t] = most;
  __syncthreads();
  for (int d = B / 2; d > 0; d >>= 1) {
    if (t < d) part[t] = fmaxf(part[t], part[t + d]);
    __syncthreads();
  }
  most = part[0];
  __syncthreads();
  float sum = 0.0f;
  for (int j = t; j < n; j += B) {
    float e = expf(row[j] - most);
    row[j] = e;
    sum += e;
  }
  part[t] = sum;
  __syncthreads();
  for (int d = B / 2; d > 0; d >>= 1) {
    if (t < d) part[t] += part[t + d];
    __syncthreads();
  }
  float inverse = 1.0f / part[0];
  for (int j = t; j < n; j += B) row[j] *= inverse;
}

extern "C" __global__ void weighted(const float* s, const float* v, float* o, int n, int d) {
  int c = blockIdx.x * blockDim.x + threadIdx.x;
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i >= n || c >= d) return;
  float sum = 0.0f;
  for (int j = 0; j < n; j++) sum += s[i * n + j] * v[j * d + c];
  o[i * d + c] = sum;
}
