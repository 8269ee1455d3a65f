// y = a x, a row a thread.
extern "C" __global__ void matvec(const float* a, const float* x, float* y, int rows, int columns) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= rows) return;
  float sum = 0.0f;
  for (int k = 0; k < columns; k++) sum += a[(size_t)i * columns + k] * x[k];
  y[i] = sum;
}
