// Each block sorts its part of the keys in shared memory, by Batcher's bitonic network.
__global__ void bitonic_sort(const float* x, float* y, int n) {
  __shared__ float s[256];
  int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  s[t] = i < n ? x[i] : __int_as_float(0x7f800000);
  __syncthreads();
  for (int size = 2; size <= blockDim.x; size <<= 1) {
    for (int stride = size >> 1; stride > 0; stride >>= 1) {
      int other = t ^ stride;
      if (other > t) {
        bool up = (t & size) == 0;
        float a = s[t], b = s[other];
        if ((a > b) == up) {
          s[t] = b;
          s[other] = a;
        }
      }
      __syncthreads();
    }
  }
  if (i < n) y[i] = s[t];
}
