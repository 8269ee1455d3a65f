// Numbers to and from __half and __nv_bfloat16 in each rounding; rk_half_pairs.h includes it.
//
// A directed rounding is the nearest number, moved a step where it lies on the wrong side. Integers
// go through float in the same direction, which rounds as once. Integers from floats saturate, and
// NaN is zero.
#ifndef RK_HALF_ROUNDING_H
#define RK_HALF_ROUNDING_H

#define RK_HD static __host__ __device__ __forceinline__
#define RK_D static __device__ __forceinline__

#define RK_ROUNDINGS(Name, word, Raw)                                                              \
  RK_D Name __rk_##word##_step(Name a, int step) {                                                 \
    return Name::raw(                                                                              \
        __builtin_bit_cast(Raw, (short)(__builtin_bit_cast(short, a.value) + step)));              \
  }                                                                                                \
  RK_D Name __float2##word##_rz(float a) {                                                         \
    Name near = Name(a);                                                                           \
    return fabsf((float)near) > fabsf(a) ? __rk_##word##_step(near, -1) : near;                    \
  }                                                                                                \
  RK_D Name __float2##word##_rd(float a) {                                                         \
    Name near = Name(a);                                                                           \
    if (!((float)near > a)) return near;                                                           \
    return __rk_##word##_step(near, __builtin_bit_cast(short, near.value) < 0 ? 1 : -1);           \
  }                                                                                                \
  RK_D Name __float2##word##_ru(float a) {                                                         \
    Name near = Name(a);                                                                           \
    if (!((float)near < a)) return near;                                                           \
    return __rk_##word##_step(near, __builtin_bit_cast(short, near.value) < 0 ? -1 : 1);           \
  }                                                                                                \
  RK_FROM_SHORTS(Name, word, rz)                                                                   \
  RK_FROM_SHORTS(Name, word, rd)                                                                   \
  RK_FROM_SHORTS(Name, word, ru)                                                                   \
  RK_TO_SMALL(Name, word, char, signed char, -128.0f, 127.0f)                                      \
  RK_TO_SMALL(Name, word, uchar, unsigned char, 0.0f, 255.0f)

// Integers to the small float: those of 16 bits are floats exactly.
#define RK_FROM_SHORTS(Name, word, mode)                                                           \
  RK_D Name __short2##word##_##mode(short a) { return __float2##word##_##mode((float)a); }         \
  RK_D Name __ushort2##word##_##mode(unsigned short a) {                                           \
    return __float2##word##_##mode((float)a);                                                      \
  }                                                                                                \
  RK_D Name __int2##word##_##mode(int a) {                                                         \
    return __float2##word##_##mode(__int2float_##mode(a));                                         \
  }                                                                                                \
  RK_D Name __uint2##word##_##mode(unsigned a) {                                                   \
    return __float2##word##_##mode(__uint2float_##mode(a));                                        \
  }                                                                                                \
  RK_D Name __ll2##word##_##mode(long long a) {                                                    \
    return __float2##word##_##mode(__ll2float_##mode(a));                                          \
  }                                                                                                \
  RK_D Name __ull2##word##_##mode(unsigned long long a) {                                          \
    return __float2##word##_##mode(__ull2float_##mode(a));                                         \
  }

#define RK_TO_SMALL(Name, word, integer, type, least, most)                                        \
  RK_D type __##word##2##integer##_rz(Name a) {                                                    \
    return __hisnan(a) ? (type)0 : (type)(int)fminf(fmaxf((float)a, least), most);                 \
  }

// The small float to integers; 16 bits by way of 32.
#define RK_INTEGERS(Name, word, mode)                                                              \
  RK_D int __##word##2int_##mode(Name a) { return __float2int_##mode((float)a); }                  \
  RK_D unsigned __##word##2uint_##mode(Name a) { return __float2uint_##mode((float)a); }           \
  RK_D long long __##word##2ll_##mode(Name a) { return __float2ll_##mode((float)a); }              \
  RK_D unsigned long long __##word##2ull_##mode(Name a) { return __float2ull_##mode((float)a); }   \
  RK_D short __##word##2short_##mode(Name a) {                                                     \
    int i = __float2int_##mode((float)a);                                                          \
    return (short)(i < -32768 ? -32768 : i > 32767 ? 32767 : i);                                   \
  }                                                                                                \
  RK_D unsigned short __##word##2ushort_##mode(Name a) {                                           \
    unsigned i = __float2uint_##mode((float)a);                                                    \
    return (unsigned short)(i > 65535u ? 65535u : i);                                              \
  }

RK_ROUNDINGS(__half, half, _Float16)
RK_ROUNDINGS(__nv_bfloat16, bfloat16, __bf16)
RK_INTEGERS(__half, half, rn)
RK_INTEGERS(__half, half, rd)
RK_INTEGERS(__half, half, ru)
RK_INTEGERS(__half, half, rz)
RK_INTEGERS(__nv_bfloat16, bfloat16, rn)
RK_INTEGERS(__nv_bfloat16, bfloat16, rd)
RK_INTEGERS(__nv_bfloat16, bfloat16, ru)
RK_INTEGERS(__nv_bfloat16, bfloat16, rz)
#undef RK_ROUNDINGS
#undef RK_FROM_SHORTS
#undef RK_TO_SMALL
#undef RK_INTEGERS

// To nearest: LLVM's own conversion rounds once.
#define RK_NEAREST(integer, type)                                                                  \
  RK_D __half __##integer##2half_rn(type a) { return __half::raw((_Float16)a); }                   \
  RK_D __nv_bfloat16 __##integer##2bfloat16_rn(type a) {                                           \
    return __nv_bfloat16::raw((__bf16)a);                                                          \
  }
RK_NEAREST(short, short)
RK_NEAREST(ushort, unsigned short)
RK_NEAREST(int, int)
RK_NEAREST(uint, unsigned)
RK_NEAREST(ll, long long)
RK_NEAREST(ull, unsigned long long)
#undef RK_NEAREST
RK_HD __half __double2half(double a) { return __half(a); }
RK_HD __nv_bfloat16 __double2bfloat16(double a) { return __nv_bfloat16(a); }

#undef RK_D
#undef RK_HD
#endif
