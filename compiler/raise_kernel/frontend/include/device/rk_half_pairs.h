// Functions of pairs of __half and __nv_bfloat16, and casts of the single ones' bits. rk_half.h
// includes it.
#ifndef RK_HALF_PAIRS_H
#define RK_HALF_PAIRS_H

#define RK_HD static __host__ __device__ __forceinline__
#define RK_D static __device__ __forceinline__

// A function of one element, of both.
#define RK_BOTH(Name, pair, single)                                                                \
  RK_D Name##2 pair(Name##2 a) { return {single(a.x), single(a.y)}; }
#define RK_BOTH_OF_TWO(Name, pair, single)                                                         \
  RK_D Name##2 pair(Name##2 a, Name##2 b) { return {single(a.x, b.x), single(a.y, b.y)}; }
// A comparison of both: 1 or 0 in each; whether it holds in both.
#define RK_COMPARE(Name, each, all, single)                                                        \
  RK_D Name##2 each(Name##2 a, Name##2 b) {                                                        \
    return {Name(single(a.x, b.x) ? 1.0f : 0.0f), Name(single(a.y, b.y) ? 1.0f : 0.0f)};           \
  }                                                                                                \
  RK_D bool all(Name##2 a, Name##2 b) { return single(a.x, b.x) && single(a.y, b.y); }
#define RK_PAIRS(Name)                                                                             \
  RK_BOTH(Name, __hneg2, __hneg)                                                                   \
  RK_BOTH(Name, __habs2, __habs)                                                                   \
  RK_BOTH(Name, h2ceil, hceil)                                                                     \
  RK_BOTH(Name, h2floor, hfloor)                                                                   \
  RK_BOTH(Name, h2trunc, htrunc)                                                                   \
  RK_BOTH(Name, h2rint, hrint)                                                                     \
  RK_BOTH(Name, h2exp, hexp)                                                                       \
  RK_BOTH(Name, h2exp2, hexp2)                                                                     \
  RK_BOTH(Name, h2exp10, hexp10)                                                                   \
  RK_BOTH(Name, h2log, hlog)                                                                       \
  RK_BOTH(Name, h2log2, hlog2)                                                                     \
  RK_BOTH(Name, h2log10, hlog10)                                                                   \
  RK_BOTH(Name, h2sqrt, hsqrt)                                                                     \
  RK_BOTH(Name, h2rsqrt, hrsqrt)                                                                   \
  RK_BOTH(Name, h2rcp, hrcp)                                                                       \
  RK_BOTH(Name, h2sin, hsin)                                                                       \
  RK_BOTH(Name, h2cos, hcos)                                                                       \
  RK_BOTH_OF_TWO(Name, h2div, __hdiv)                                                              \
  RK_BOTH_OF_TWO(Name, __h2div, __hdiv)                                                            \
  RK_BOTH_OF_TWO(Name, __hmin2, __hmin)                                                            \
  RK_BOTH_OF_TWO(Name, __hmax2, __hmax)                                                            \
  RK_BOTH_OF_TWO(Name, __hadd2_rn, __hadd)                                                         \
  RK_BOTH_OF_TWO(Name, __hsub2_rn, __hsub)                                                         \
  RK_BOTH_OF_TWO(Name, __hmul2_rn, __hmul)                                                         \
  RK_BOTH_OF_TWO(Name, __hadd2_sat, __hadd_sat)                                                    \
  RK_BOTH_OF_TWO(Name, __hsub2_sat, __hsub_sat)                                                    \
  RK_BOTH_OF_TWO(Name, __hmul2_sat, __hmul_sat)                                                    \
  RK_COMPARE(Name, __heq2, __hbeq2, __heq)                                                         \
  RK_COMPARE(Name, __hlt2, __hblt2, __hlt)                                                         \
  RK_COMPARE(Name, __hle2, __hble2, __hle)                                                         \
  RK_COMPARE(Name, __hgt2, __hbgt2, __hgt)                                                         \
  RK_COMPARE(Name, __hge2, __hbge2, __hge)                                                         \
  RK_D Name##2 __hfma2_sat(Name##2 a, Name##2 b, Name##2 c) {                                      \
    return {__hfma_sat(a.x, b.x, c.x), __hfma_sat(a.y, b.y, c.y)};                                 \
  }                                                                                                \
  RK_HD Name##2 __lowhigh2highlow(Name##2 a) { return {a.y, a.x}; }                                \
  RK_D Name##2 __shfl_sync(unsigned m, Name##2 v, int l, int w = 32) {                             \
    return {__shfl_sync(m, v.x, l, w), __shfl_sync(m, v.y, l, w)};                                 \
  }                                                                                                \
  RK_D Name##2 __shfl_up_sync(unsigned m, Name##2 v, unsigned d, int w = 32) {                     \
    return {__shfl_up_sync(m, v.x, d, w), __shfl_up_sync(m, v.y, d, w)};                           \
  }                                                                                                \
  RK_D Name##2 __shfl_down_sync(unsigned m, Name##2 v, unsigned d, int w = 32) {                   \
    return {__shfl_down_sync(m, v.x, d, w), __shfl_down_sync(m, v.y, d, w)};                       \
  }                                                                                                \
  RK_D Name##2 __shfl_xor_sync(unsigned m, Name##2 v, int d, int w = 32) {                         \
    return {__shfl_xor_sync(m, v.x, d, w), __shfl_xor_sync(m, v.y, d, w)};                         \
  }

// Loads and stores that say how they are cached.
#define RK_CACHED(Type)                                                                            \
  RK_D Type __ldca(const Type *p) { return *p; }                                                   \
  RK_D Type __ldcg(const Type *p) { return *p; }                                                   \
  RK_D Type __ldcs(const Type *p) { return *p; }                                                   \
  RK_D Type __ldlu(const Type *p) { return *p; }                                                   \
  RK_D Type __ldcv(const Type *p) { return *p; }                                                   \
  RK_D void __stwb(Type *p, Type v) { *p = v; }                                                    \
  RK_D void __stcg(Type *p, Type v) { *p = v; }                                                    \
  RK_D void __stcs(Type *p, Type v) { *p = v; }                                                    \
  RK_D void __stwt(Type *p, Type v) { *p = v; }

RK_PAIRS(__half)
RK_PAIRS(__nv_bfloat16)
RK_CACHED(__half)
RK_CACHED(__half2)
RK_CACHED(__nv_bfloat16)
RK_CACHED(__nv_bfloat162)
#undef RK_CACHED
#undef RK_BOTH
#undef RK_BOTH_OF_TWO
#undef RK_COMPARE
#undef RK_PAIRS

RK_HD __half2 __lows2half2(__half2 a, __half2 b) { return {a.x, b.x}; }
RK_HD __half2 __highs2half2(__half2 a, __half2 b) { return {a.y, b.y}; }
RK_HD __half2 __low2half2(__half2 a) { return {a.x, a.x}; }
RK_HD __half2 __high2half2(__half2 a) { return {a.y, a.y}; }
RK_HD __half2 __float22half2_rn(float2 a) { return {__half(a.x), __half(a.y)}; }
RK_HD __nv_bfloat162 __lows2bfloat162(__nv_bfloat162 a, __nv_bfloat162 b) { return {a.x, b.x}; }
RK_HD __nv_bfloat162 __highs2bfloat162(__nv_bfloat162 a, __nv_bfloat162 b) { return {a.y, b.y}; }
RK_HD __nv_bfloat162 __halves2bfloat162(__nv_bfloat16 a, __nv_bfloat16 b) { return {a, b}; }
RK_HD __nv_bfloat162 __bfloat162bfloat162(__nv_bfloat16 a) { return {a, a}; }
RK_HD __nv_bfloat162 __float2bfloat162_rn(float a) { return {a, a}; }
RK_HD __nv_bfloat162 __float22bfloat162_rn(float2 a) { return {a.x, a.y}; }
RK_HD __nv_bfloat162 make_bfloat162(__nv_bfloat16 a, __nv_bfloat16 b) { return {a, b}; }
RK_HD __nv_bfloat162 __low2bfloat162(__nv_bfloat162 a) { return {a.x, a.x}; }
RK_HD __nv_bfloat162 __high2bfloat162(__nv_bfloat162 a) { return {a.y, a.y}; }
RK_HD __nv_bfloat16 __low2bfloat16(__nv_bfloat162 a) { return a.x; }
RK_HD __nv_bfloat16 __high2bfloat16(__nv_bfloat162 a) { return a.y; }
RK_HD float __low2float(__nv_bfloat162 a) { return (float)a.x; }
RK_HD float __high2float(__nv_bfloat162 a) { return (float)a.y; }

RK_HD short __half_as_short(__half a) { return __builtin_bit_cast(short, a.value); }
RK_HD __half __short_as_half(short a) { return __half::raw(__builtin_bit_cast(_Float16, a)); }
RK_HD short __bfloat16_as_short(__nv_bfloat16 a) { return __builtin_bit_cast(short, a.value); }
RK_HD __nv_bfloat16 __short_as_bfloat16(short a) {
  return __nv_bfloat16::raw(__builtin_bit_cast(__bf16, a));
}
RK_HD unsigned short __bfloat16_as_ushort(__nv_bfloat16 a) {
  return __builtin_bit_cast(unsigned short, a.value);
}
RK_HD __nv_bfloat16 __ushort_as_bfloat16(unsigned short a) {
  return __nv_bfloat16::raw(__builtin_bit_cast(__bf16, a));
}

#undef RK_D
#undef RK_HD

#include "device/rk_half_compare.h"
#include "device/rk_half_rounding.h"
#endif
