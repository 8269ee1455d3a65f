// Products of many small matrices: a block a product, an element a thread.
extern "C" __global__ void batched_matmul(const float* a, const float* b, float* c, int n) {
  int j = threadIdx.x, i = threadIdx.y;
  const float* left = a + (size_t)blockIdx.x * n * n;
  const float* right = b + (size_t)blockIdx.x * n * n;
  float sum = 0.0f;
  for (int k = 0; k < n; k++) sum += left[i * n + k] * right[k * n + j];
  c[(size_t)blockIdx.x * n * n + i * n + j] = sum;
}
