// Barriers of a block: shared memory, dynamic shared memory, reductions, named and divergent ones.

extern "C" __global__ void block_sums(const float *x, float *sums, int n) {
  __shared__ float part[256];
  int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  part[t] = i < n ? x[i] : 0.0f;
  __syncthreads();
  for (int k = blockDim.x / 2; k > 0; k >>= 1) {
    if (t < k)
      part[t] += part[t + k];
    __syncthreads();
  }
  if (t == 0)
    sums[blockIdx.x] = part[0];
}

extern "C" __global__ void reverse_blocks(const int *x, int *y) {
  extern __shared__ int part[];
  int t = threadIdx.x, n = blockDim.x;
  part[t] = x[blockIdx.x * n + t];
  __syncthreads();
  y[blockIdx.x * n + t] = part[n - 1 - t];
}

extern "C" __global__ void indices(int *out) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  int y = blockIdx.y * blockDim.y + threadIdx.y;
  int z = blockIdx.z * blockDim.z + threadIdx.z;
  int width = gridDim.x * blockDim.x, height = gridDim.y * blockDim.y;
  out[(z * height + y) * width + x] = x + 100 * y + 10000 * z;
}

extern "C" __global__ void count_sync(const int *x, int *counts, int *every, int *any) {
  int v = x[blockIdx.x * blockDim.x + threadIdx.x];
  int count = __syncthreads_count(v > 2);
  int all_of = __syncthreads_and(v > 2);
  int one_of = __syncthreads_or(v > 2);
  if (threadIdx.x == 0) {
    counts[blockIdx.x] = count;
    every[blockIdx.x] = all_of;
    any[blockIdx.x] = one_of;
  }
}

extern "C" __global__ void producer_consumer(const float *x, float *y) {
  __shared__ float buffer[32];
  int t = threadIdx.x;
  if (t < 32) {
    buffer[t] = 2.0f * x[t];
    asm volatile("bar.arrive 1, 64;" ::: "memory");
  } else {
    asm volatile("bar.sync 1, 64;" ::: "memory");
    y[t - 32] = buffer[t - 32] + 1.0f;
  }
}

extern "C" __global__ void early_return(const int *x, int *y, int n) {
  __shared__ int part[128];
  int t = threadIdx.x;
  if (t >= n)
    return;
  part[t] = x[t];
  __syncthreads();
  y[t] = part[n - 1 - t];
}

extern "C" __global__ void deadlock(int *x) {
  if (threadIdx.x < 32)
    asm volatile("bar.sync 1;" ::: "memory");
  else
    asm volatile("bar.sync 2;" ::: "memory");
  x[threadIdx.x] = 1;
}

extern "C" __global__ void spin_for_ever(volatile int *flag) {
  while (flag[0] == 0)
    ;
}

// Every block waits for the one after it: all must be on the machine together.
extern "C" __global__ void chain(volatile int *flags, int *order) {
  __shared__ int here;
  int b = blockIdx.x;
  if (threadIdx.x == 0) {
    here = b + 1000;
    if (b + 1 < gridDim.x)
      while (flags[b + 1] == 0)
        ;
    order[b] = here;
    __threadfence();
    flags[b] = 1;
  }
}

extern "C" __global__ void spin_lock(int *lock, int *total) {
  for (bool done = false; !done;) {
    if (atomicCAS(lock, 0, 1) == 0) {
      *(volatile int *)total = *(volatile int *)total + 1;
      __threadfence();
      atomicExch(lock, 0);
      done = true;
    }
  }
}

__device__ int last_block_count;

extern "C" __global__ void last_block_sum(const float *x, volatile float *part, float *total) {
  __shared__ float sum;
  __shared__ bool last;
  int t = threadIdx.x;
  if (t == 0)
    sum = 0.0f;
  __syncthreads();
  atomicAdd(&sum, x[blockIdx.x * blockDim.x + t]);
  __syncthreads();
  if (t == 0) {
    part[blockIdx.x] = sum;
    __threadfence();
    last = atomicAdd(&last_block_count, 1) == gridDim.x - 1;
  }
  __syncthreads();
  if (last && t == 0) {
    float all = 0.0f;
    for (int b = 0; b < gridDim.x; ++b)
      all += part[b];
    total[0] = all;
  }
}
