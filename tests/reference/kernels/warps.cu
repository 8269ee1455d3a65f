// Operations of a warp.

#define FULL 0xffffffffu

extern "C" __global__ void warp_sums(const float *x, float *sums) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float v = x[i];
  for (int k = 16; k > 0; k >>= 1)
    v += __shfl_down_sync(FULL, v, k);
  if ((threadIdx.x & 31) == 0)
    sums[i / 32] = v;
}

extern "C" __global__ void shuffles(const int *x, int *up, int *down, int *flip, int *fixed,
                                    int width) {
  int t = threadIdx.x, v = x[t];
  up[t] = __shfl_up_sync(FULL, v, 3, 8);
  down[t] = __shfl_down_sync(FULL, v, 3, 8);
  flip[t] = __shfl_xor_sync(FULL, v, 5);
  fixed[t] = __shfl_sync(FULL, v, 9, 8);
}

extern "C" __global__ void shuffle_long(const double *x, double *y) {
  y[threadIdx.x] = __shfl_xor_sync(FULL, x[threadIdx.x], 1);
}

extern "C" __global__ void votes(const int *x, unsigned *ballot, int *every, int *any) {
  int t = threadIdx.x, v = x[t];
  ballot[t] = __ballot_sync(FULL, v > 0);
  every[t] = __all_sync(FULL, v > 0);
  any[t] = __any_sync(FULL, v > 0);
}

extern "C" __global__ void half_warps(const int *x, unsigned *ballot, unsigned *active) {
  int t = threadIdx.x;
  if (t % 2) {
    ballot[t] = __ballot_sync(0xaaaaaaaau, x[t] > 0);
    active[t] = __activemask();
  } else {
    ballot[t] = __ballot_sync(0x55555555u, x[t] > 0);
    active[t] = __activemask();
  }
}

extern "C" __global__ void matches(const int *x, unsigned *same) {
  unsigned mask;
  asm volatile("match.any.sync.b32 %0, %1, %2;" : "=r"(mask) : "r"(x[threadIdx.x]), "r"(FULL));
  same[threadIdx.x] = mask;
}

extern "C" __global__ void reduces(const int *x, int *sum, unsigned *largest, int *smallest) {
  int t = threadIdx.x, s, m;
  unsigned u;
  asm volatile("redux.sync.add.s32 %0, %1, %2;" : "=r"(s) : "r"(x[t]), "r"(FULL));
  asm volatile("redux.sync.max.u32 %0, %1, %2;" : "=r"(u) : "r"(x[t]), "r"(FULL));
  asm volatile("redux.sync.min.s32 %0, %1, %2;" : "=r"(m) : "r"(x[t]), "r"(FULL));
  sum[t] = s;
  largest[t] = u;
  smallest[t] = m;
}

extern "C" __global__ void lanes(unsigned *lane, unsigned *warp, unsigned *below) {
  int t = (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
  asm("mov.u32 %0, %%laneid;" : "=r"(lane[t]));
  asm("mov.u32 %0, %%warpid;" : "=r"(warp[t]));
  asm("mov.u32 %0, %%lanemask_lt;" : "=r"(below[t]));
}

// Lanes of a warp hand a value on through shared memory.
extern "C" __global__ void warp_steps(int *x) {
  __shared__ int part[32];
  int t = threadIdx.x;
  part[t] = x[t];
  for (int k = 1; k < 32; k *= 2) {
    __syncwarp();
    int v = t >= k ? part[t - k] : 0;
    __syncwarp();
    part[t] += v;
  }
  x[t] = part[t];
}

extern "C" __global__ void lost_lane(int *x) {
  int t = threadIdx.x;
  if (t != 5)
    x[t] = __shfl_xor_sync(FULL, t, 1);
  else
    __syncthreads();
}

// The pattern that compilers make of an atomic on one address: one lane adds for all.
extern "C" __global__ void aggregate(const int *x, int *count, int *kept) {
  int v = x[blockIdx.x * blockDim.x + threadIdx.x];
  if (v > 0) {
    unsigned active = __activemask();
    int lane = threadIdx.x & 31, leader = __ffs(active) - 1, base = 0;
    if (lane == leader)
      base = atomicAdd(count, __popc(active));
    base = __shfl_sync(active, base, leader);
    kept[base + __popc(active & ((1u << lane) - 1))] = v;
  }
}
