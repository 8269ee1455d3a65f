// An explicit step of the heat equation on a rod; the ends are insulated.
__global__ void heat1d(const double* u, double* next, int n, double alpha, double dt, double dx) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  double r = alpha * dt / (dx * dx);
  double left = i > 0 ? u[i - 1] : u[i];
  double right = i < n - 1 ? u[i + 1] : u[i];
  next[i] = u[i] + r * (left - 2.0 * u[i] + right);
}
