// Threads of a warp that talk, and atomics whose old value is used.
__global__ void wsum(const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float v = i < n ? x[i] : 0.0f;
  for (int d = 16; d > 0; d >>= 1) v += __shfl_down_sync(0xffffffffu, v, d);
  if ((threadIdx.x & 31) == 0) y[i / 32] = v;
}
__global__ void wbfly(const float* x, float* y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float v = x[i];
  for (int d = 1; d < 32; d *= 2) v = fmaxf(v, __shfl_xor_sync(0xffffffffu, v, d));
  y[i] = v;
}
__global__ void wscan(const int* x, int* y) {
  int i = threadIdx.y * blockDim.x + threadIdx.x;
  int lane = i & 31;
  int v = x[i];
  for (int d = 1; d < 32; d *= 2) { int u = __shfl_up_sync(0xffffffffu, v, d); if (lane >= d) v += u; }
  y[i] = v;
}
__global__ void widx(const int* x, int* y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int v = x[i];
  y[i] = __shfl_sync(0xffffffffu, v, v & 31) + 1000 * __shfl_sync(0xffffffffu, v, 3, 8);
}
__global__ void wvote(const int* x, int* y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int v = x[i];
  unsigned b = __ballot_sync(0xffffffffu, v > 50);
  y[i] = __popc(b) + 100 * __any_sync(0xffffffffu, v == 3) + 1000 * __all_sync(0xffffffffu, v < 99) + __popc(b & ((1u << (threadIdx.x & 31)) - 1)) * 10000;
}
__global__ void compact(const int* x, int* y, int* count, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n && x[i] > 50) { int at = atomicAdd(count, 1); y[at] = x[i]; }
}
__global__ void tickets(const int* x, int* old, int* h, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) old[i] = atomicAdd(&h[x[i] & 7], x[i]);
}
__global__ void casmax(const float* x, int* m, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  int old = *m, assumed;
  do { assumed = old; old = atomicCAS(m, assumed, max(assumed, (int)(x[i] * 1000))); } while (assumed != old);
}
__global__ void incdec(unsigned* a, unsigned* b, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) { b[i] = atomicInc(&a[0], 6u) * 100 + atomicDec(&a[1], 9u); atomicMax(&a[2], (unsigned)i); atomicExch(&a[3], 7u); }
}
