// Every atomic function, on every type.

#define KERNEL(name, T, call)                                                                      \
  extern "C" __global__ void name(T *p, const T *x, T *old) {                                      \
    int i = blockIdx.x * blockDim.x + threadIdx.x;                                                 \
    T v = x[i];                                                                                    \
    old[i] = call;                                                                                 \
  }

KERNEL(add_i32, int, atomicAdd(p, v))
KERNEL(add_u64, unsigned long long, atomicAdd(p, v))
KERNEL(add_f32, float, atomicAdd(p, v))
KERNEL(add_f64, double, atomicAdd(p, v))
KERNEL(sub_i32, int, atomicSub(p, v))
KERNEL(min_i32, int, atomicMin(p, v))
KERNEL(max_i32, int, atomicMax(p, v))
KERNEL(min_u32, unsigned, atomicMin(p, v))
KERNEL(max_u32, unsigned, atomicMax(p, v))
KERNEL(and_i32, int, atomicAnd(p, v))
KERNEL(or_i32, int, atomicOr(p, v))
KERNEL(xor_i32, int, atomicXor(p, v))
KERNEL(exch_i32, int, atomicExch(p, v))
KERNEL(inc_u32, unsigned, atomicInc(p, v))
KERNEL(dec_u32, unsigned, atomicDec(p, v))
KERNEL(cas_i32, int, atomicCAS(p, i, v))
KERNEL(block_add_i32, int, atomicAdd_block(p, v))
KERNEL(system_add_i32, int, atomicAdd_system(p, v))

extern "C" __global__ void ptx_add_f32(float *p, const float *x, float *old) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float was;
  asm volatile("atom.global.add.f32 %0, [%1], %2;" : "=f"(was) : "l"(p), "f"(x[i]) : "memory");
  old[i] = was;
}

// Addition through compare and swap, as it was done for double before there was an instruction.
extern "C" __global__ void cas_add_f64(double *p, const double *x) {
  double v = x[blockIdx.x * blockDim.x + threadIdx.x];
  unsigned long long *bits = (unsigned long long *)p, seen = *bits, expected;
  do {
    expected = seen;
    seen = atomicCAS(bits, expected,
                     (unsigned long long)__double_as_longlong(
                         v + __longlong_as_double((long long)expected)));
  } while (seen != expected);
}

extern "C" __global__ void histogram(const int *x, int *bins, int n) {
  __shared__ int part[16];
  int t = threadIdx.x;
  if (t < 16)
    part[t] = 0;
  __syncthreads();
  for (int i = blockIdx.x * blockDim.x + t; i < n; i += gridDim.x * blockDim.x)
    atomicAdd(&part[x[i] & 15], 1);
  __syncthreads();
  if (t < 16)
    atomicAdd(&bins[t], part[t]);
}
