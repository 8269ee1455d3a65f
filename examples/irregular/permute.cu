// Gather and scatter through a permutation, and back through its inverse built on the way.
__global__ void permute(const float* x, const int* order, float* gathered, float* scattered,
                        int* inverse, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  int to = order[i];
  gathered[i] = x[to];
  scattered[to] = x[i];
  inverse[to] = i;
}
