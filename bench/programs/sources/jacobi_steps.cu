// One step of Laplace's equation on a square; launched many times, back and forth.
extern "C" __global__ void sweep(const float* x, float* y, int n) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  if (0 < i && i < n - 1 && 0 < j && j < n - 1)
    y[i * n + j] = 0.25f * (x[(i - 1) * n + j] + x[(i + 1) * n + j] +
                            x[i * n + j - 1] + x[i * n + j + 1]);
}
