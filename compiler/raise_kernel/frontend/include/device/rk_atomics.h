// atomicAdd and its like for every type that CUDA has them for.
#ifndef RK_ATOMICS_H
#define RK_ATOMICS_H

#define RK_ATOMIC static __device__ __forceinline__
#define RK_FETCH(name, op, T)                                                                      \
  RK_ATOMIC T name(T *p, T v) { return __atomic_fetch_##op(p, v, __ATOMIC_RELAXED); }              \
  RK_ATOMIC T name##_block(T *p, T v) { return __atomic_fetch_##op(p, v, __ATOMIC_RELAXED); }      \
  RK_ATOMIC T name##_system(T *p, T v) { return __atomic_fetch_##op(p, v, __ATOMIC_RELAXED); }
#define RK_INTEGERS(name, op)                                                                      \
  RK_FETCH(name, op, int) RK_FETCH(name, op, unsigned int)                                         \
  RK_FETCH(name, op, long long) RK_FETCH(name, op, unsigned long long)                             \
  RK_FETCH(name, op, unsigned long) RK_FETCH(name, op, long)
RK_INTEGERS(atomicAdd, add)
RK_FETCH(atomicAdd, add, float)
RK_FETCH(atomicAdd, add, double)
RK_INTEGERS(atomicSub, sub)
RK_INTEGERS(atomicAnd, and)
RK_INTEGERS(atomicOr, or)
RK_INTEGERS(atomicXor, xor)
RK_INTEGERS(atomicMin, min)
RK_INTEGERS(atomicMax, max)
#undef RK_INTEGERS
#undef RK_FETCH

#define RK_EXCHANGE_AT(name, T)                                                                    \
  RK_ATOMIC T name(T *p, T v) {                                                                    \
    T old;                                                                                         \
    __atomic_exchange(p, &v, &old, __ATOMIC_RELAXED);                                              \
    return old;                                                                                    \
  }
#define RK_EXCHANGE(T)                                                                             \
  RK_EXCHANGE_AT(atomicExch, T)                                                                    \
  RK_EXCHANGE_AT(atomicExch_block, T) RK_EXCHANGE_AT(atomicExch_system, T)
RK_EXCHANGE(int) RK_EXCHANGE(unsigned int) RK_EXCHANGE(unsigned long long) RK_EXCHANGE(float)
#undef RK_EXCHANGE
#undef RK_EXCHANGE_AT

#define RK_CAS_AT(name, T)                                                                         \
  RK_ATOMIC T name(T *p, T expected, T v) {                                                        \
    __atomic_compare_exchange_n(p, &expected, v, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED);       \
    return expected;                                                                               \
  }
#define RK_CAS(T)                                                                                  \
  RK_CAS_AT(atomicCAS, T) RK_CAS_AT(atomicCAS_block, T) RK_CAS_AT(atomicCAS_system, T)
RK_CAS(int) RK_CAS(unsigned int) RK_CAS(unsigned long long) RK_CAS(unsigned short)
#undef RK_CAS
#undef RK_CAS_AT

#define RK_COUNT(name, op)                                                                         \
  RK_ATOMIC unsigned int name(unsigned int *p, unsigned int v) { return op(p, v); }                \
  RK_ATOMIC unsigned int name##_block(unsigned int *p, unsigned int v) { return op(p, v); }        \
  RK_ATOMIC unsigned int name##_system(unsigned int *p, unsigned int v) { return op(p, v); }
RK_COUNT(atomicInc, __uAtomicInc)
RK_COUNT(atomicDec, __uAtomicDec)
#undef RK_COUNT

// Each element by itself, as CUDA has it.
RK_ATOMIC float2 atomicAdd(float2 *p, float2 v) {
  return {atomicAdd(&p->x, v.x), atomicAdd(&p->y, v.y)};
}
RK_ATOMIC float4 atomicAdd(float4 *p, float4 v) {
  return {atomicAdd(&p->x, v.x), atomicAdd(&p->y, v.y), atomicAdd(&p->z, v.z),
          atomicAdd(&p->w, v.w)};
}
#undef RK_ATOMIC
#endif
