// Maxwell's equations in a plane: two electric fields, then the magnetic one.
extern "C" __global__ void electric_y(double* ey, const double* hz, const double* source, int t,
                                      int nx, int ny) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i >= nx || j >= ny) return;
  if (i == 0)
    ey[j] = source[t];
  else
    ey[i * ny + j] -= 0.5 * (hz[i * ny + j] - hz[(i - 1) * ny + j]);
}

extern "C" __global__ void electric_x(double* ex, const double* hz, int nx, int ny) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i < nx && 0 < j && j < ny) ex[i * ny + j] -= 0.5 * (hz[i * ny + j] - hz[i * ny + j - 1]);
}

extern "C" __global__ void magnetic(const double* ex, const double* ey, double* hz, int nx,
                                    int ny) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i >= nx - 1 || j >= ny - 1) return;
  int c = i * ny + j;
  hz[c] -= 0.7 * (ex[c + 1] - ex[c] + ey[c + ny] - ey[c]);
}
