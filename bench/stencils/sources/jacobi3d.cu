// One step of the heat equation in a cube.
extern "C" __global__ void jacobi3d(const float* x, float* y, int n) {
  int k = blockIdx.x * blockDim.x + threadIdx.x;
  int j = blockIdx.y * blockDim.y + threadIdx.y;
  int i = blockIdx.z * blockDim.z + threadIdx.z;
  if (i < 1 || j < 1 || k < 1 || i >= n - 1 || j >= n - 1 || k >= n - 1) return;
  int c = (i * n + j) * n + k;
  y[c] = x[c] + 0.1f * (x[c - n * n] + x[c + n * n] + x[c - n] + x[c + n] + x[c - 1] + x[c + 1] -
                        6.0f * x[c]);
}
