// Inline PTX of the kinds that kernels have.

extern "C" __global__ void integers(const unsigned *x, const unsigned *y, unsigned *out) {
  int t = threadIdx.x, n = blockDim.x;
  unsigned a = x[t], b = y[t], r;
  asm("add.u32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
  out[t] = r;
  asm("mul.hi.u32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
  out[n + t] = r;
  asm("bfe.u32 %0, %1, 4, 8;" : "=r"(r) : "r"(a));
  out[2 * n + t] = r;
  asm("bfi.b32 %0, %1, %2, 8, 12;" : "=r"(r) : "r"(a), "r"(b));
  out[3 * n + t] = r;
  asm("lop3.b32 %0, %1, %2, %3, 0x96;" : "=r"(r) : "r"(a), "r"(b), "r"(a >> 3));
  out[4 * n + t] = r;
  asm("shf.l.wrap.b32 %0, %1, %2, 7;" : "=r"(r) : "r"(a), "r"(b));
  out[5 * n + t] = r;
  asm("prmt.b32 %0, %1, %2, 0x5410;" : "=r"(r) : "r"(a), "r"(b));
  out[6 * n + t] = r;
  asm("bfind.u32 %0, %1;" : "=r"(r) : "r"(a));
  out[7 * n + t] = r;
  asm("{\n\t.reg .pred p;\n\tsetp.lt.u32 p, %1, %2;\n\tselp.u32 %0, 1, 2, p;\n\t}"
      : "=r"(r)
      : "r"(a), "r"(b));
  out[8 * n + t] = r;
  asm("shl.b32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b & 63));
  out[9 * n + t] = r;
  asm("{ .reg .pred p; setp.gt.u32 p, %1, 100; mov.u32 %0, 5; @p mov.u32 %0, 9; }"
      : "=r"(r)
      : "r"(a));
  out[10 * n + t] = r;
  asm("brev.b32 %0, %1;" : "=r"(r) : "r"(a));
  out[11 * n + t] = r;
  asm("popc.b32 %0, %1;" : "=r"(r) : "r"(a));
  out[12 * n + t] = r;
  asm("vote.sync.ballot.b32 %0, 1, 0xffffffff;" : "=r"(r));
  out[13 * n + t] = r;
}

// 128-bit addition through the carry flag.
extern "C" __global__ void wide_add(const unsigned *x, const unsigned *y, unsigned *out) {
  const unsigned *a = x + 4 * threadIdx.x, *b = y + 4 * threadIdx.x;
  unsigned r0, r1, r2, r3;
  asm("add.cc.u32 %0, %4, %8;\n\taddc.cc.u32 %1, %5, %9;\n\taddc.cc.u32 %2, %6, %10;\n\t"
      "addc.u32 %3, %7, %11;"
      : "=r"(r0), "=r"(r1), "=r"(r2), "=r"(r3)
      : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]), "r"(b[3]));
  unsigned *r = out + 4 * threadIdx.x;
  r[0] = r0;
  r[1] = r1;
  r[2] = r2;
  r[3] = r3;
}

extern "C" __global__ void floats(const float *x, float *out) {
  int t = threadIdx.x, n = blockDim.x;
  float v = x[t], r;
  asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(r) : "f"(v));
  out[t] = r;
  asm("rsqrt.approx.f32 %0, %1;" : "=f"(r) : "f"(v));
  out[n + t] = r;
  asm("fma.rn.f32 %0, %1, %1, 0f3F800000;" : "=f"(r) : "f"(v));
  out[2 * n + t] = r;
  asm("add.rz.f32 %0, %1, 0f33800000;" : "=f"(r) : "f"(v));
  out[3 * n + t] = r;
  asm("tanh.approx.f32 %0, %1;" : "=f"(r) : "f"(v));
  out[4 * n + t] = r;
  asm("max.f32 %0, %1, 0f40000000;" : "=f"(r) : "f"(v));
  out[5 * n + t] = r;
  int i;
  asm("cvt.rni.s32.f32 %0, %1;" : "=r"(i) : "f"(v));
  out[6 * n + t] = i;
  asm("add.sat.f32 %0, %1, 0f3E800000;" : "=f"(r) : "f"(v));
  out[7 * n + t] = r;
}

extern "C" __global__ void memory(const float4 *x, float4 *y) {
  __shared__ float part[4];
  float4 v;
  asm volatile("ld.global.nc.v4.f32 {%0, %1, %2, %3}, [%4];"
               : "=f"(v.x), "=f"(v.y), "=f"(v.z), "=f"(v.w)
               : "l"(x + threadIdx.x));
  unsigned long long where;
  asm("cvta.to.shared.u64 %0, %1;" : "=l"(where) : "l"(part));
  unsigned place = (unsigned)where;
  asm volatile("st.shared.f32 [%0+4], %1;" ::"r"(place), "f"(v.y) : "memory");
  asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(v.x) : "r"(place));
  asm volatile("st.global.v4.f32 [%0], {%1, %2, %3, %4};" ::"l"(y + threadIdx.x), "f"(v.x),
               "f"(v.y), "f"(v.z), "f"(v.w)
               : "memory");
}

extern "C" __global__ void loop(unsigned *x) {
  unsigned r = x[threadIdx.x];
  asm volatile("{\n\t.reg .pred p;\n"
               "AGAIN:\n\tshr.u32 %0, %0, 1;\n\tsetp.gt.u32 p, %0, 10;\n\t@p bra AGAIN;\n\t}"
               : "+r"(r));
  x[threadIdx.x] = r;
}

extern "C" __global__ void halves(const unsigned *x, const unsigned *y, unsigned *out) {
  int t = threadIdx.x, n = blockDim.x;
  unsigned r;
  asm("add.f16x2 %0, %1, %2;" : "=r"(r) : "r"(x[t]), "r"(y[t]));
  out[t] = r;
  asm("fma.rn.f16x2 %0, %1, %2, %1;" : "=r"(r) : "r"(x[t]), "r"(y[t]));
  out[n + t] = r;
}

__device__ unsigned shared_place(const void *p) {
  return (unsigned)(unsigned long long)(__attribute__((address_space(3))) const void *)p;
}

// Rounds of copies that all threads wait for, by token and by parity.
extern "C" __global__ void memory_barrier(const float *x, float *y, int rounds) {
  __shared__ unsigned long long barrier;
  __shared__ float part[64];
  int t = threadIdx.x, n = blockDim.x;
  unsigned place = shared_place(&barrier);
  if (t == 0)
    asm volatile("mbarrier.init.shared.b64 [%0], %1;" ::"r"(place), "r"(n));
  __syncthreads();
  float sum = 0.0f;
  for (int k = 0; k < rounds; ++k) {
    part[t] = x[t] + k;
    unsigned long long token;
    asm volatile("mbarrier.arrive.shared.b64 %0, [%1];" : "=l"(token) : "r"(place) : "memory");
    unsigned done = 0;
    while (!done)
      asm volatile("{ .reg .pred p; mbarrier.test_wait.shared.b64 p, [%1], %2; "
                   "selp.u32 %0, 1, 0, p; }"
                   : "=r"(done)
                   : "r"(place), "l"(token)
                   : "memory");
    sum += part[n - 1 - t];
    asm volatile("mbarrier.arrive.shared.b64 _, [%0];" ::"r"(place) : "memory");
    asm volatile("{ .reg .pred p;\nAGAIN: mbarrier.try_wait.parity.shared.b64 p, [%0], 1;\n"
                 "@!p bra AGAIN; }" ::"r"(place)
                 : "memory");
  }
  y[t] = sum;
}

extern "C" __global__ void unknown(unsigned *x) {
  asm volatile("frobnicate.u32 %0, 1;" : "=r"(x[0]));
}
