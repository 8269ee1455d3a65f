// One sweep of a five-point mean; launched back and forth.
extern "C" __global__ void sweep(const double* A, double* B, int n) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i < 1 || i >= n - 1 || j < 1 || j >= n - 1) return;
  int c = i * n + j;
  B[c] = 0.2 * (A[c] + A[c - 1] + A[c + 1] + A[c + n] + A[c - n]);
}
