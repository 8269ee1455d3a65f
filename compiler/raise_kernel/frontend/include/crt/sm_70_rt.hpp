// __match_any_sync and __match_all_sync, which clang's headers expect from the toolkit.
#ifndef RK_SM_70_RT_HPP
#define RK_SM_70_RT_HPP

#define RK_MATCH(T, bits, U)                                                                       \
  static __device__ __forceinline__ unsigned int __match_any_sync(unsigned int mask, T value) {    \
    U word;                                                                                        \
    __builtin_memcpy(&word, &value, sizeof(word));                                                 \
    return __match##bits##_any_sync(mask, word);                                                   \
  }                                                                                                \
  static __device__ __forceinline__ unsigned int __match_all_sync(unsigned int mask, T value,      \
                                                                  int *same) {                     \
    U word;                                                                                        \
    __builtin_memcpy(&word, &value, sizeof(word));                                                 \
    return __match##bits##_all_sync(mask, word, same);                                             \
  }
RK_MATCH(int, 32, unsigned int)
RK_MATCH(unsigned int, 32, unsigned int)
RK_MATCH(float, 32, unsigned int)
RK_MATCH(long, 64, unsigned long long)
RK_MATCH(unsigned long, 64, unsigned long long)
RK_MATCH(long long, 64, unsigned long long)
RK_MATCH(unsigned long long, 64, unsigned long long)
RK_MATCH(double, 64, unsigned long long)
#undef RK_MATCH

#if __has_builtin(__nvvm_nanosleep)
static __device__ __forceinline__ void __nanosleep(unsigned int ns) { __nvvm_nanosleep(ns); }
#else
static __device__ __forceinline__ void __nanosleep(unsigned int ns) {
  asm volatile("nanosleep.u32 %0;" ::"r"(ns));
}
#endif

#endif
