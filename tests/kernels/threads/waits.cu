// Locks, flags and look-back: refused by name. Barriers that threads reach differently, races.
__global__ void lock_spin(int* lock, int* y) {
  while (atomicCAS(lock, 0, 1) != 0);
  y[0] += 1;
  __threadfence();
  atomicExch(lock, 0);
}
__global__ void lock_exch(int* lock, int* y) {
  unsigned ns = 8;
  while (atomicExch(lock, 1)) { __nanosleep(ns); if (ns < 256) ns *= 2; }
  y[0] += 1;
  atomicExch(lock, 0);
}
__global__ void lock_inside(int* lock, int* y) {
  bool done = false;
  while (!done) {
    if (atomicCAS(lock, 0, 1) == 0) {
      y[0] = y[0] * 3 + 1;
      __threadfence();
      atomicExch(lock, 0);
      done = true;
    }
  }
}
__global__ void flag_wait(volatile int* flag, int* y) {
  if (blockIdx.x == 0) { y[0] = 5; __threadfence(); *flag = 1; }
  else { while (*flag == 0); y[blockIdx.x] = y[0]; }
}
__global__ void ticket_lock(int* next, volatile int* serving, int* y) {
  int my = atomicAdd(next, 1);
  while (*serving != my);
  y[0] = y[0] * 3 + my;
  __threadfence();
  *serving = my + 1;
}
__global__ void lookback(const int* x, volatile int* status, volatile int* agg, int* y) {
  int b = blockIdx.x;
  agg[b] = x[b];
  __threadfence();
  status[b] = b == 0 ? 2 : 1;
  int sum = 0;
  for (int p = b - 1; p >= 0;) {
    int s;
    do { s = status[p]; } while (s == 0);
    sum += agg[p];
    if (s == 2) break;
    --p;
  }
  y[b] = sum + x[b];
}
__global__ void lookback1(const int* x, volatile int* status, volatile int* agg, int* y) {
  int b = blockIdx.x;
  agg[b] = x[b];
  __threadfence();
  status[b] = b == 0 ? 2 : 1;
  int sum = 0, p = b - 1;
  while (p >= 0) {
    int s = status[p];
    if (s == 0) continue;
    sum += agg[p];
    if (s == 2) break;
    --p;
  }
  y[b] = sum + x[b];
}
__global__ void grid_wait(int* count, int* y) {
  atomicAdd(count, 1);
  while (atomicAdd(count, 0) < gridDim.x) __nanosleep(10);
  y[blockIdx.x] = *count;
}
__global__ void shared_flag(int* y) {
  __shared__ volatile int ready;
  if (threadIdx.x == 0) ready = 0;
  __syncthreads();
  if (threadIdx.x == 32) { y[1] = 3; ready = 1; }
  if (threadIdx.x < 32) { while (!ready); y[0] = y[1]; }
}
__global__ void twice(int* y) {
  __shared__ int s[64];
  int t = threadIdx.x;
  if (t < 16) { s[t] = t; __syncthreads(); }
  __syncthreads();
  y[t] = s[t & 15];
}
__global__ void sides(int* y) {
  __shared__ int s[64];
  int t = threadIdx.x;
  if (y[t] > 0) { s[t] = t; __syncthreads(); y[t] = s[63 - t]; }
  else { s[t] = 2; __syncthreads(); y[t] = s[63 - t] + 1; }
}
__global__ void early(int* y, int n) {
  __shared__ int s[64];
  int t = threadIdx.x;
  if (t >= n) return;
  s[t] = y[t];
  __syncthreads();
  for (int d = 1; d < 8; d *= 2) { int v = t >= d ? s[t-d] : 0; __syncthreads(); s[t] += v; __syncthreads(); }
  y[t] = s[t];
}
__global__ void race(int* y) {
  __shared__ int s[64];
  int t = threadIdx.x;
  s[t] = y[t];
  y[t] = s[63 - t];
}
