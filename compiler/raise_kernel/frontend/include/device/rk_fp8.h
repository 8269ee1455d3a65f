// Floats of 8 bits, e4m3 and e5m2, and two and four of them: conversions, which are all that there is.
//
// A conversion rounds once, to the nearest, ties to even. NaN becomes 0x7f, whatever its bits and sign,
// as by the hardware's instruction. What is too large becomes the largest number (__NV_SATFINITE, which
// the classes have), or infinity, and NaN in e4m3, which has no infinity (__NV_NOSAT).
#ifndef RK_FP8_H
#define RK_FP8_H

#include "device/rk_half.h"

typedef unsigned char __nv_fp8_storage_t;
typedef unsigned short __nv_fp8x2_storage_t;
typedef unsigned int __nv_fp8x4_storage_t;
typedef enum __nv_saturation_t { __NV_NOSAT, __NV_SATFINITE } __nv_saturation_t;
typedef enum __nv_fp8_interpretation_t { __NV_E4M3, __NV_E5M2 } __nv_fp8_interpretation_t;

#define RK_HD static __host__ __device__ __forceinline__

// The bits of a positive float's exponent and fraction, where its exponent's bias and the number of
// its fraction's bits change. Below the smallest normal number, the float is a count of the smallest
// denormal one: adding a power of two to it rounds it there, and leaves the count in the low bits.
template <typename Bits, typename Float, int FRACTION, int BIAS>
RK_HD unsigned rk_to_fp8(Float x, bool finite, bool is_e4m3) {
  const int fraction = is_e4m3 ? 3 : 2, bias = is_e4m3 ? 7 : 15;
  const unsigned largest = is_e4m3 ? 0x7e : 0x7b, above = is_e4m3 ? 0x7f : 0x7c;
  const int dropped = FRACTION - fraction;
  const Bits one = 1, infinity = ((one << (sizeof(Bits) * 8 - 1 - FRACTION)) - 1) << FRACTION;
  Bits bits = __builtin_bit_cast(Bits, x);
  unsigned sign = (unsigned)(bits >> (sizeof(Bits) * 8 - 1)) << 7;
  bits &= (one << (sizeof(Bits) * 8 - 1)) - 1;
  if (bits > infinity) return 0x7f;
  unsigned found;
  if (bits < (Bits)(BIAS + 1 - bias) << FRACTION) {
    const Bits unit = (Bits)(BIAS + 1 - bias + dropped) << FRACTION;
    Float sum = __builtin_bit_cast(Float, bits) + __builtin_bit_cast(Float, unit);
    found = (unsigned)(__builtin_bit_cast(Bits, sum) - unit);
  } else {
    Bits rounded = bits + ((one << (dropped - 1)) - 1) + (bits >> dropped & 1);
    rounded = (rounded >> dropped) - ((Bits)(BIAS - bias) << fraction);
    found = rounded > largest ? (finite ? largest : above) : (unsigned)rounded;
  }
  return sign | found;
}

RK_HD float rk_from_fp8(__nv_fp8_storage_t x, bool is_e4m3) {
  const int fraction = is_e4m3 ? 3 : 2, bias = is_e4m3 ? 7 : 15;
  unsigned sign = (x & 0x80u) << 24, bits = x & 0x7fu;
  unsigned normal = (bits << (23 - fraction)) + ((127u - bias) << 23);
  float count = (float)bits * __builtin_bit_cast(float, (128u - bias - fraction) << 23);
  unsigned found = bits >> fraction ? normal : __builtin_bit_cast(unsigned, count);
  if (is_e4m3 ? bits == 0x7f : bits > 0x7c) return __builtin_bit_cast(float, 0x7fffffffu);
  if (!is_e4m3 && bits == 0x7c) found = 0x7f800000u;
  return __builtin_bit_cast(float, sign | found);
}

RK_HD __nv_fp8_storage_t __nv_cvt_float_to_fp8(float x, __nv_saturation_t saturation,
                                               __nv_fp8_interpretation_t kind) {
  return (__nv_fp8_storage_t)rk_to_fp8<unsigned, float, 23, 127>(x, saturation == __NV_SATFINITE,
                                                                 kind == __NV_E4M3);
}
RK_HD __nv_fp8_storage_t __nv_cvt_double_to_fp8(double x, __nv_saturation_t saturation,
                                                __nv_fp8_interpretation_t kind) {
  return (__nv_fp8_storage_t)rk_to_fp8<unsigned long long, double, 52, 1023>(
      x, saturation == __NV_SATFINITE, kind == __NV_E4M3);
}
RK_HD __nv_fp8_storage_t __nv_cvt_halfraw_to_fp8(__half_raw x, __nv_saturation_t saturation,
                                                 __nv_fp8_interpretation_t kind) {
  return __nv_cvt_float_to_fp8((float)__half(x), saturation, kind);
}
RK_HD __nv_fp8_storage_t __nv_cvt_bfloat16raw_to_fp8(__nv_bfloat16_raw x,
                                                     __nv_saturation_t saturation,
                                                     __nv_fp8_interpretation_t kind) {
  return __nv_cvt_float_to_fp8((float)__nv_bfloat16(x), saturation, kind);
}
RK_HD __half_raw __nv_cvt_fp8_to_halfraw(__nv_fp8_storage_t x, __nv_fp8_interpretation_t kind) {
  return __half(rk_from_fp8(x, kind == __NV_E4M3));
}

// Of two: the first one is in the low bits.
#define RK_OF_TWO(name, Pair, single)                                                              \
  RK_HD __nv_fp8x2_storage_t name(Pair x, __nv_saturation_t saturation,                            \
                                  __nv_fp8_interpretation_t kind) {                                \
    return (__nv_fp8x2_storage_t)(single(x.x, saturation, kind) |                                  \
                                  single(x.y, saturation, kind) << 8);                             \
  }
RK_OF_TWO(__nv_cvt_float2_to_fp8x2, float2, __nv_cvt_float_to_fp8)
RK_OF_TWO(__nv_cvt_double2_to_fp8x2, double2, __nv_cvt_double_to_fp8)
#undef RK_OF_TWO
#define RK_OF_TWO(name, Pair, Raw, single)                                                         \
  RK_HD __nv_fp8x2_storage_t name(Pair x, __nv_saturation_t saturation,                            \
                                  __nv_fp8_interpretation_t kind) {                                \
    return (__nv_fp8x2_storage_t)(single(Raw{x.x}, saturation, kind) |                             \
                                  single(Raw{x.y}, saturation, kind) << 8);                        \
  }
RK_OF_TWO(__nv_cvt_halfraw2_to_fp8x2, __half2_raw, __half_raw, __nv_cvt_halfraw_to_fp8)
RK_OF_TWO(__nv_cvt_bfloat16raw2_to_fp8x2, __nv_bfloat162_raw, __nv_bfloat16_raw,
          __nv_cvt_bfloat16raw_to_fp8)
#undef RK_OF_TWO
RK_HD __half2_raw __nv_cvt_fp8x2_to_halfraw2(__nv_fp8x2_storage_t x,
                                             __nv_fp8_interpretation_t kind) {
  return {__nv_cvt_fp8_to_halfraw((__nv_fp8_storage_t)x, kind).x,
          __nv_cvt_fp8_to_halfraw((__nv_fp8_storage_t)(x >> 8), kind).x};
}

#define RK_FROM(Name, T, make)                                                                     \
  explicit __host__ __device__ __forceinline__ Name(T x) : __x(make) {}
#define RK_TO(T, made)                                                                             \
  explicit __host__ __device__ __forceinline__ operator T() const { return made; }
// Integers are converted as a double: exactly, and then rounded once.
#define RK_INTEGERS(F)                                                                             \
  F(short) F(unsigned short) F(int) F(unsigned) F(long) F(unsigned long) F(long long)              \
  F(unsigned long long)
#define RK_INTEGER_FROM(T) RK_FROM(RK_NAME, T, __nv_cvt_double_to_fp8((double)x, __NV_SATFINITE, RK_KIND))
#define RK_INTEGER_TO(T) RK_TO(T, (T)(float)*this)
#define RK_CLASSES(suffix, kind)                                                                   \
  struct __nv_fp8_##suffix {                                                                       \
    __nv_fp8_storage_t __x;                                                                        \
    __nv_fp8_##suffix() = default;                                                                 \
    RK_FROM(__nv_fp8_##suffix, float, __nv_cvt_float_to_fp8(x, __NV_SATFINITE, kind))              \
    RK_FROM(__nv_fp8_##suffix, double, __nv_cvt_double_to_fp8(x, __NV_SATFINITE, kind))            \
    RK_FROM(__nv_fp8_##suffix, __half, __nv_cvt_float_to_fp8((float)x, __NV_SATFINITE, kind))      \
    RK_FROM(__nv_fp8_##suffix, __nv_bfloat16,                                                      \
            __nv_cvt_float_to_fp8((float)x, __NV_SATFINITE, kind))                                 \
    RK_INTEGERS(RK_INTEGER_FROM)                                                                   \
    RK_TO(float, rk_from_fp8(__x, kind == __NV_E4M3))                                              \
    RK_TO(double, (double)rk_from_fp8(__x, kind == __NV_E4M3))                                     \
    RK_TO(__half, __half((float)*this))                                                            \
    RK_TO(__nv_bfloat16, __nv_bfloat16((float)*this))                                              \
    RK_TO(bool, (__x & 0x7f) != 0)                                                                 \
    RK_INTEGERS(RK_INTEGER_TO)                                                                     \
    RK_TO(char, (char)(float)*this)                                                                \
    RK_TO(signed char, (signed char)(float)*this)                                                  \
    RK_TO(unsigned char, (unsigned char)(float)*this)                                              \
  };                                                                                               \
  struct __attribute__((aligned(2))) __nv_fp8x2_##suffix {                                         \
    __nv_fp8x2_storage_t __x;                                                                      \
    __nv_fp8x2_##suffix() = default;                                                               \
    RK_FROM(__nv_fp8x2_##suffix, float2, __nv_cvt_float2_to_fp8x2(x, __NV_SATFINITE, kind))        \
    RK_FROM(__nv_fp8x2_##suffix, double2, __nv_cvt_double2_to_fp8x2(x, __NV_SATFINITE, kind))      \
    RK_FROM(__nv_fp8x2_##suffix, __half2,                                                          \
            __nv_cvt_float2_to_fp8x2({(float)x.x, (float)x.y}, __NV_SATFINITE, kind))              \
    RK_FROM(__nv_fp8x2_##suffix, __nv_bfloat162,                                                   \
            __nv_cvt_float2_to_fp8x2({(float)x.x, (float)x.y}, __NV_SATFINITE, kind))              \
    RK_TO(float2, (float2{rk_from_fp8((__nv_fp8_storage_t)__x, kind == __NV_E4M3),                 \
                          rk_from_fp8((__nv_fp8_storage_t)(__x >> 8), kind == __NV_E4M3)}))        \
    RK_TO(__half2, (__half2{__half(((float2)*this).x), __half(((float2)*this).y)}))                \
    RK_TO(__nv_bfloat162,                                                                          \
          (__nv_bfloat162{__nv_bfloat16(((float2)*this).x), __nv_bfloat16(((float2)*this).y)}))    \
  };                                                                                               \
  struct __attribute__((aligned(4))) __nv_fp8x4_##suffix {                                         \
    __nv_fp8x4_storage_t __x;                                                                      \
    __nv_fp8x4_##suffix() = default;                                                               \
    explicit __host__ __device__ __forceinline__ __nv_fp8x4_##suffix(__nv_fp8x2_##suffix low,      \
                                                                     __nv_fp8x2_##suffix high)     \
        : __x(low.__x | (__nv_fp8x4_storage_t)high.__x << 16) {}                                   \
    explicit __host__ __device__ __forceinline__ __nv_fp8x4_##suffix(__half2 low, __half2 high)    \
        : __nv_fp8x4_##suffix(__nv_fp8x2_##suffix(low), __nv_fp8x2_##suffix(high)) {}              \
    explicit __host__ __device__ __forceinline__ __nv_fp8x4_##suffix(__nv_bfloat162 low,           \
                                                                     __nv_bfloat162 high)          \
        : __nv_fp8x4_##suffix(__nv_fp8x2_##suffix(low), __nv_fp8x2_##suffix(high)) {}              \
    explicit __host__ __device__ __forceinline__ __nv_fp8x4_##suffix(float4 x)                     \
        : __nv_fp8x4_##suffix(__nv_fp8x2_##suffix(float2{x.x, x.y}),                               \
                              __nv_fp8x2_##suffix(float2{x.z, x.w})) {}                            \
    explicit __host__ __device__ __forceinline__ __nv_fp8x4_##suffix(double4 x)                    \
        : __nv_fp8x4_##suffix(__nv_fp8x2_##suffix(double2{x.x, x.y}),                              \
                              __nv_fp8x2_##suffix(double2{x.z, x.w})) {}                           \
    explicit __host__ __device__ __forceinline__ operator float4() const {                         \
      __nv_fp8x2_##suffix low, high;                                                               \
      low.__x = (__nv_fp8x2_storage_t)__x, high.__x = (__nv_fp8x2_storage_t)(__x >> 16);           \
      float2 a = (float2)low, b = (float2)high;                                                    \
      return {a.x, a.y, b.x, b.y};                                                                 \
    }                                                                                              \
  };
#define RK_NAME __nv_fp8_e4m3
#define RK_KIND __NV_E4M3
RK_CLASSES(e4m3, __NV_E4M3)
#undef RK_NAME
#undef RK_KIND
#define RK_NAME __nv_fp8_e5m2
#define RK_KIND __NV_E5M2
RK_CLASSES(e5m2, __NV_E5M2)
#undef RK_NAME
#undef RK_KIND
#undef RK_CLASSES
#undef RK_INTEGER_FROM
#undef RK_INTEGER_TO
#undef RK_INTEGERS
#undef RK_FROM
#undef RK_TO
#undef RK_HD
#endif
