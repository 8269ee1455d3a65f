// Nine points with weights, the border taken from the nearest point.
__constant__ float weight[9] = {0.0625f, 0.125f, 0.0625f, 0.125f, 0.25f, 0.125f, 0.0625f, 0.125f,
                                0.0625f};

extern "C" __global__ void stencil9(const float* x, float* y, int rows, int columns) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i >= rows || j >= columns) return;
  float sum = 0.0f;
  for (int di = -1; di <= 1; di++)
    for (int dj = -1; dj <= 1; dj++) {
      int a = min(max(i + di, 0), rows - 1), b = min(max(j + dj, 0), columns - 1);
      sum += weight[(di + 1) * 3 + dj + 1] * x[a * columns + b];
    }
  y[i * columns + j] = sum;
}
