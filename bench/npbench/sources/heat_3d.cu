// One step of the heat equation in a box; launched back and forth.
extern "C" __global__ void step(const double* A, double* B, int n) {
  int k = blockIdx.x * blockDim.x + threadIdx.x;
  int j = blockIdx.y * blockDim.y + threadIdx.y;
  int i = blockIdx.z;
  if (i < 1 || i >= n - 1 || j < 1 || j >= n - 1 || k < 1 || k >= n - 1) return;
  int c = (i * n + j) * n + k;
  B[c] = 0.125 * (A[c + n * n] - 2.0 * A[c] + A[c - n * n]) +
         0.125 * (A[c + n] - 2.0 * A[c] + A[c - n]) +
         0.125 * (A[c + 1] - 2.0 * A[c] + A[c - 1]) + A[c];
}
