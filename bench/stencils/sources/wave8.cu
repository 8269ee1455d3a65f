// A step of the acoustic wave equation in two dimensions: second order in time, eighth in space.
__constant__ float c8[5] = {-205.0f / 72, 8.0f / 5, -1.0f / 5, 8.0f / 315, -1.0f / 560};

extern "C" __global__ void wave8(const float* now, float* before, const float* speed, int n) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i < 4 || j < 4 || i >= n - 4 || j >= n - 4) return;
  int c = i * n + j;
  float laplace = 2.0f * c8[0] * now[c];
  for (int r = 1; r <= 4; r++)
    laplace += c8[r] * (now[c - r * n] + now[c + r * n] + now[c - r] + now[c + r]);
  before[c] = 2.0f * now[c] - before[c] + speed[c] * laplace;
}
