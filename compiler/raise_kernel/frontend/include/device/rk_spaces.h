// Address spaces - which one a pointer leads to, and conversions - and loads and stores with cache
// hints that clang's headers lack, which are loads and stores. rk_cuda.h includes it.
#ifndef RK_SPACES_H
#define RK_SPACES_H

#define RK_D static __device__ __forceinline__
RK_D unsigned __isGlobal(const void *p) { return __nvvm_isspacep_global(p); }
RK_D unsigned __isShared(const void *p) { return __nvvm_isspacep_shared(p); }
RK_D unsigned __isConstant(const void *p) { return __nvvm_isspacep_const(p); }
RK_D unsigned __isLocal(const void *p) { return __nvvm_isspacep_local(p); }

#define RK_SPACE(space, number)                                                                    \
  RK_D size_t __cvta_generic_to_##space(const void *p) {                                           \
    return (size_t)(const __attribute__((address_space(number))) void *)p;                         \
  }                                                                                                \
  RK_D void *__cvta_##space##_to_generic(size_t p) {                                               \
    return (void *)(__attribute__((address_space(number))) void *)p;                               \
  }
RK_SPACE(global, 1) RK_SPACE(shared, 3) RK_SPACE(constant, 4) RK_SPACE(local, 5)
#undef RK_SPACE

template <typename T> RK_D T __ldca(const T *p) { return *p; }
template <typename T> RK_D T __ldlu(const T *p) { return *p; }
template <typename T> RK_D void __stcs(T *p, T v) { *p = v; }
template <typename T> RK_D void __stcg(T *p, T v) { *p = v; }
template <typename T> RK_D void __stwb(T *p, T v) { *p = v; }
#undef RK_D

#endif
