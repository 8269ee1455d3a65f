// What the lanes of a warp do together: any width, any mask, divergent code, barriers of parts.
#define FULL 0xffffffffu
__global__ void dynwidth(const int* x, int* y, int w) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  y[i] = __shfl_down_sync(FULL, x[i], 1, w) + 10 * __shfl_xor_sync(FULL, x[i], 3, w) + 100 * __shfl_up_sync(FULL, x[i], 2, w) + 1000 * __shfl_sync(FULL, x[i], i * 3, w);
}
__global__ void matches(const int* x, unsigned* y, unsigned* z) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int pred;
  y[i] = __match_any_sync(FULL, x[i] & 7);
  unsigned m = __match_all_sync(FULL, x[i & ~31], &pred);
  int p2; unsigned m2 = __match_all_sync(FULL, x[i], &p2);
  z[i] = m + pred + 2 * p2 + 4 * m2;
}
__global__ void groups_reduce(const int* x, int* y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned m = __match_any_sync(FULL, x[i] & 3);
  int s = __reduce_add_sync(m, x[i]);
  int a = __reduce_max_sync(m, x[i]);
  unsigned b = __ballot_sync(m, x[i] > 10);
  y[i] = s + 3 * a + 5 * __popc(b);
}
__global__ void partial(const int* x, int* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int lane = threadIdx.x & 31;
  int r = -1;
  if (lane < 20) {
    unsigned m = 0xfffff;
    int from = __shfl_down_sync(m, x[i], 3);  // of a lane that the mask does not name: undefined
    r = __reduce_add_sync(m, x[i]) + (lane < 17 ? from : 0);
    r += __shfl_sync(m, x[i], x[i] & 15);
  } else {
    unsigned m = 0xfff00000u;
    r = __reduce_min_sync(m, x[i]) + (int)__ballot_sync(m, x[i] & 1);
    if (__any_sync(m, x[i] == 3)) r += 7;
  }
  y[i] = r;
}
__global__ void active(const int* x, unsigned* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned r = 0;
  if (x[i] & 1) { unsigned m = __activemask(); r = m; 
    int leader = __ffs(m) - 1; r += __shfl_sync(m, x[i], leader); }
  else r = __activemask() * 3;
  y[i] = r;
}
__global__ void counts(const int* x, int* y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int c = __syncthreads_count(x[i] > 3);
  int a = __syncthreads_and(x[i] > -90);
  int o = __syncthreads_or(x[i] > 95);
  y[i] = c + 1000 * a + 2000 * o;
}
__global__ void named(const int* x, int* y) {
  __shared__ int s[128];
  int t = threadIdx.x, i = blockIdx.x * 128 + t;
  if (t < 64) {
    s[t] = x[i];
    asm volatile("bar.sync 1, 64;" ::: "memory");
    y[i] = s[63 - t];
  } else {
    s[t] = x[i] * 2;
    asm volatile("bar.sync 2, 64;" ::: "memory");
    y[i] = s[191 - t];
  }
}
__global__ void ids(int* y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned l, w, lt, ge;
  asm("mov.u32 %0, %%laneid;" : "=r"(l));
  asm("mov.u32 %0, %%warpid;" : "=r"(w));
  asm("mov.u32 %0, %%lanemask_lt;" : "=r"(lt));
  asm("mov.u32 %0, %%lanemask_ge;" : "=r"(ge));
  __nanosleep(100);
  __syncwarp();
  y[i] = l + 100 * w + __popc(lt) * 10000 + __popc(ge) * 1000000;
}
__global__ void volatile_reduce(const float* x, float* y) {
  __shared__ float s[64];
  int t = threadIdx.x;
  s[t] = x[blockIdx.x * 64 + t];
  __syncthreads();
  if (t < 32) {
    volatile float* v = s;
    v[t] += v[t + 32];
    if (t < 16) v[t] += v[t + 16];
    if (t < 8) v[t] += v[t + 8];
    if (t < 4) v[t] += v[t + 4];
    if (t < 2) v[t] += v[t + 2];
    if (t < 1) v[t] += v[t + 1];
  }
  if (t == 0) y[blockIdx.x] = s[0];
}
__global__ void asms(const int* x, int* y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int r, p;
  asm volatile("{ .reg .pred q; shfl.sync.down.b32 %0|q, %2, 4, 31, 0xffffffff; selp.b32 %1, 1, 0, q; }" : "=r"(r), "=r"(p) : "r"(x[i]));
  unsigned m; asm volatile("match.any.sync.b32 %0, %1, 0xffffffff;" : "=r"(m) : "r"(x[i] & 3));
  int a; asm volatile("redux.sync.add.s32 %0, %1, 0xffffffff;" : "=r"(a) : "r"(x[i]));
  int b; asm volatile("{ .reg .pred q; setp.gt.s32 q, %1, 4; vote.sync.ballot.b32 %0, q, 0xffffffff; }" : "=r"(b) : "r"(x[i]));
  y[i] = r + 3 * p + 5 * m + 7 * a + b;
}
