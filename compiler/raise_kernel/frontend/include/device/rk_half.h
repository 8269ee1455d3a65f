// __half and __nv_bfloat16, and pairs of them: conversions, arithmetic, comparisons, a few functions.
//
// __half computes in half precision, __nv_bfloat16 in float with one rounding, as the hardware does
// for one operation.
#ifndef RK_HALF_H
#define RK_HALF_H

#include "rk_cuda.h"

// Placement new, as <new> has it where that is included.
#ifndef __CLANG_CUDA_WRAPPERS_NEW
__device__ inline void *operator new(size_t, void *place) noexcept { return place; }
#endif

#define RK_HD static __host__ __device__ __forceinline__
#define RK_D static __device__ __forceinline__

#define RK_SMALL_FLOAT(Name, Raw, from, to)                                                        \
  struct __attribute__((aligned(2))) Name##_raw {                                                  \
    unsigned short x;                                                                              \
  };                                                                                               \
  struct __attribute__((aligned(4))) Name##2_raw {                                                 \
    unsigned short x, y;                                                                           \
  };                                                                                               \
  struct __attribute__((aligned(2))) Name {                                                        \
    Raw value;                                                                                     \
    Name() = default;                                                                              \
    __host__ __device__ __forceinline__ Name(const Name##_raw &r)                                  \
        : value(__builtin_bit_cast(Raw, r.x)) {}                                                   \
    __host__ __device__ __forceinline__ operator Name##_raw() const {                              \
      return {__builtin_bit_cast(unsigned short, value)};                                          \
    }                                                                                              \
    __host__ __device__ __forceinline__ Name(float f) : value((Raw)f) {}                           \
    __host__ __device__ __forceinline__ Name(double f) : value((Raw)f) {}                          \
    __host__ __device__ __forceinline__ Name(short i) : value((Raw)(double)i) {}                   \
    __host__ __device__ __forceinline__ Name(unsigned short i) : value((Raw)(double)i) {}          \
    __host__ __device__ __forceinline__ Name(int i) : value((Raw)(double)i) {}                     \
    __host__ __device__ __forceinline__ Name(unsigned i) : value((Raw)(double)i) {}                \
    __host__ __device__ __forceinline__ Name(long i) : value((Raw)(double)i) {}                    \
    __host__ __device__ __forceinline__ Name(unsigned long i) : value((Raw)(double)i) {}           \
    __host__ __device__ __forceinline__ Name(long long i) : value((Raw)(double)i) {}               \
    __host__ __device__ __forceinline__ Name(unsigned long long i) : value((Raw)(double)i) {}      \
    __host__ __device__ __forceinline__ operator float() const { return (float)value; }            \
    __host__ __device__ __forceinline__ explicit operator char() const {                           \
      return (char)(float)value;                                                                   \
    }                                                                                              \
    __host__ __device__ __forceinline__ explicit operator signed char() const {                    \
      return (signed char)(float)value;                                                            \
    }                                                                                              \
    __host__ __device__ __forceinline__ explicit operator unsigned char() const {                  \
      return (unsigned char)(float)value;                                                          \
    }                                                                                              \
    __host__ __device__ __forceinline__ explicit operator short() const {                          \
      return (short)(float)value;                                                                  \
    }                                                                                              \
    __host__ __device__ __forceinline__ explicit operator unsigned short() const {                 \
      return (unsigned short)(float)value;                                                         \
    }                                                                                              \
    __host__ __device__ __forceinline__ explicit operator int() const { return (int)(float)value; }\
    __host__ __device__ __forceinline__ explicit operator unsigned() const {                       \
      return (unsigned)(float)value;                                                               \
    }                                                                                              \
    __host__ __device__ __forceinline__ explicit operator long() const {                           \
      return (long)(float)value;                                                                   \
    }                                                                                              \
    __host__ __device__ __forceinline__ explicit operator unsigned long() const {                  \
      return (unsigned long)(float)value;                                                          \
    }                                                                                              \
    __host__ __device__ __forceinline__ explicit operator long long() const {                      \
      return (long long)(float)value;                                                              \
    }                                                                                              \
    __host__ __device__ __forceinline__ explicit operator unsigned long long() const {             \
      return (unsigned long long)(float)value;                                                     \
    }                                                                                              \
    friend __host__ __device__ __forceinline__ Name &operator+=(Name &a, Name b) {                 \
      return a = a + b;                                                                            \
    }                                                                                              \
    friend __host__ __device__ __forceinline__ Name &operator-=(Name &a, Name b) {                 \
      return a = a - b;                                                                            \
    }                                                                                              \
    friend __host__ __device__ __forceinline__ Name &operator*=(Name &a, Name b) {                 \
      return a = a * b;                                                                            \
    }                                                                                              \
    friend __host__ __device__ __forceinline__ Name &operator/=(Name &a, Name b) {                 \
      return a = a / b;                                                                            \
    }                                                                                              \
    friend __host__ __device__ __forceinline__ Name operator+(Name a, Name b) {                    \
      return raw((Raw)(a.value + b.value));                                                        \
    }                                                                                              \
    friend __host__ __device__ __forceinline__ Name operator-(Name a, Name b) {                    \
      return raw((Raw)(a.value - b.value));                                                        \
    }                                                                                              \
    friend __host__ __device__ __forceinline__ Name operator*(Name a, Name b) {                    \
      return raw((Raw)(a.value * b.value));                                                        \
    }                                                                                              \
    friend __host__ __device__ __forceinline__ Name operator/(Name a, Name b) {                    \
      return raw((Raw)(a.value / b.value));                                                        \
    }                                                                                              \
    friend __host__ __device__ __forceinline__ Name operator+(Name a) { return a; }                \
    friend __host__ __device__ __forceinline__ Name operator-(Name a) { return raw(-a.value); }    \
    friend __host__ __device__ __forceinline__ bool operator<(Name a, Name b) {                    \
      return a.value < b.value;                                                                    \
    }                                                                                              \
    friend __host__ __device__ __forceinline__ bool operator>(Name a, Name b) {                    \
      return a.value > b.value;                                                                    \
    }                                                                                              \
    friend __host__ __device__ __forceinline__ bool operator<=(Name a, Name b) {                   \
      return a.value <= b.value;                                                                   \
    }                                                                                              \
    friend __host__ __device__ __forceinline__ bool operator>=(Name a, Name b) {                   \
      return a.value >= b.value;                                                                   \
    }                                                                                              \
    friend __host__ __device__ __forceinline__ bool operator==(Name a, Name b) {                   \
      return a.value == b.value;                                                                   \
    }                                                                                              \
    friend __host__ __device__ __forceinline__ bool operator!=(Name a, Name b) {                   \
      return a.value != b.value;                                                                   \
    }                                                                                              \
    static __host__ __device__ __forceinline__ Name raw(Raw v) {                                   \
      Name n;                                                                                      \
      n.value = v;                                                                                 \
      return n;                                                                                    \
    }                                                                                              \
  };                                                                                               \
  struct __attribute__((aligned(4))) Name##2 {                                                     \
    Name x, y;                                                                                     \
    Name##2() = default;                                                                           \
    __host__ __device__ __forceinline__ Name##2(Name a, Name b) : x(a), y(b) {}                    \
    __host__ __device__ __forceinline__ Name##2(const Name##2_raw &r)                              \
        : x(Name##_raw{r.x}), y(Name##_raw{r.y}) {}                                                \
    __host__ __device__ __forceinline__ operator Name##2_raw() const {                             \
      return {((Name##_raw)x).x, ((Name##_raw)y).x};                                               \
    }                                                                                              \
    friend __host__ __device__ __forceinline__ Name##2 &operator+=(Name##2 &a, Name##2 b) {        \
      return a = a + b;                                                                            \
    }                                                                                              \
    friend __host__ __device__ __forceinline__ Name##2 &operator-=(Name##2 &a, Name##2 b) {        \
      return a = a - b;                                                                            \
    }                                                                                              \
    friend __host__ __device__ __forceinline__ Name##2 &operator*=(Name##2 &a, Name##2 b) {        \
      return a = a * b;                                                                            \
    }                                                                                              \
    friend __host__ __device__ __forceinline__ Name##2 &operator/=(Name##2 &a, Name##2 b) {        \
      return a = a / b;                                                                            \
    }                                                                                              \
    friend __host__ __device__ __forceinline__ Name##2 operator/(Name##2 a, Name##2 b) {           \
      return {a.x / b.x, a.y / b.y};                                                               \
    }                                                                                              \
    friend __host__ __device__ __forceinline__ Name##2 operator-(Name##2 a) {                      \
      return {-a.x, -a.y};                                                                         \
    }                                                                                              \
    friend __host__ __device__ __forceinline__ bool operator==(Name##2 a, Name##2 b) {             \
      return a.x == b.x && a.y == b.y;                                                             \
    }                                                                                              \
    friend __host__ __device__ __forceinline__ bool operator!=(Name##2 a, Name##2 b) {             \
      return a.x != b.x && a.y != b.y;                                                             \
    }                                                                                              \
    friend __host__ __device__ __forceinline__ bool operator<(Name##2 a, Name##2 b) {              \
      return a.x < b.x && a.y < b.y;                                                               \
    }                                                                                              \
    friend __host__ __device__ __forceinline__ bool operator>(Name##2 a, Name##2 b) {              \
      return a.x > b.x && a.y > b.y;                                                               \
    }                                                                                              \
    friend __host__ __device__ __forceinline__ bool operator<=(Name##2 a, Name##2 b) {             \
      return a.x <= b.x && a.y <= b.y;                                                             \
    }                                                                                              \
    friend __host__ __device__ __forceinline__ bool operator>=(Name##2 a, Name##2 b) {             \
      return a.x >= b.x && a.y >= b.y;                                                             \
    }                                                                                              \
    friend __host__ __device__ __forceinline__ Name##2 operator+(Name##2 a, Name##2 b) {           \
      return {a.x + b.x, a.y + b.y};                                                               \
    }                                                                                              \
    friend __host__ __device__ __forceinline__ Name##2 operator-(Name##2 a, Name##2 b) {           \
      return {a.x - b.x, a.y - b.y};                                                               \
    }                                                                                              \
    friend __host__ __device__ __forceinline__ Name##2 operator*(Name##2 a, Name##2 b) {           \
      return {a.x * b.x, a.y * b.y};                                                               \
    }                                                                                              \
  };                                                                                               \
  RK_HD Name from(float f) { return Name(f); }                                                     \
  RK_HD Name from##_rn(float f) { return Name(f); }                                                \
  RK_HD float to(Name h) { return (float)h; }                                                      \
  RK_HD Name __hadd(Name a, Name b) { return a + b; }                                               \
  RK_HD Name __hsub(Name a, Name b) { return a - b; }                                               \
  RK_HD Name __hmul(Name a, Name b) { return a * b; }                                               \
  RK_HD Name __hdiv(Name a, Name b) { return a / b; }                                               \
  RK_HD Name __hneg(Name a) { return -a; }                                                          \
  RK_HD Name __habs(Name a) { return Name(__builtin_fabsf((float)a)); }                                       \
  RK_HD Name __hmin(Name a, Name b) { return Name(__builtin_fminf((float)a, (float)b)); }                     \
  RK_HD Name __hmax(Name a, Name b) { return Name(__builtin_fmaxf((float)a, (float)b)); }                     \
  RK_HD Name __hfma(Name a, Name b, Name c) {                                                        \
    return Name::raw(__builtin_elementwise_fma(a.value, b.value, c.value));                        \
  }                                                                                                \
  RK_HD bool __hlt(Name a, Name b) { return a < b; }                                                \
  RK_HD bool __hle(Name a, Name b) { return a <= b; }                                               \
  RK_HD bool __hgt(Name a, Name b) { return a > b; }                                                \
  RK_HD bool __hge(Name a, Name b) { return a >= b; }                                               \
  RK_HD bool __heq(Name a, Name b) { return a == b; }                                               \
  RK_HD bool __hne(Name a, Name b) { return a < b || a > b; }                                       \
  RK_HD bool __hisnan(Name a) { return a != a; }                                                    \
  RK_HD Name __hadd_rn(Name a, Name b) { return a + b; }                                            \
  RK_D Name __hadd_sat(Name a, Name b) { return Name(__saturatef((float)(a + b))); }               \
  RK_HD Name __hsub_rn(Name a, Name b) { return a - b; }                                            \
  RK_D Name __hsub_sat(Name a, Name b) { return Name(__saturatef((float)(a - b))); }               \
  RK_HD Name __hmul_rn(Name a, Name b) { return a * b; }                                            \
  RK_D Name __hmul_sat(Name a, Name b) { return Name(__saturatef((float)(a * b))); }               \
  RK_D Name __hfma_sat(Name a, Name b, Name c) {                                                   \
    return Name(__saturatef((float)__hfma(a, b, c)));                                              \
  }                                                                                                \
  RK_D Name hlog2(Name a) { return Name(log2f((float)a)); }                                        \
  RK_D Name hlog10(Name a) { return Name(log10f((float)a)); }                                      \
  RK_D Name hexp2(Name a) { return Name(exp2f((float)a)); }                                        \
  RK_D Name hexp10(Name a) { return Name(exp10f((float)a)); }                                      \
  RK_D Name hceil(Name a) { return Name(ceilf((float)a)); }                                        \
  RK_D Name hfloor(Name a) { return Name(floorf((float)a)); }                                      \
  RK_D Name htrunc(Name a) { return Name(truncf((float)a)); }                                      \
  RK_D Name hrint(Name a) { return Name(rintf((float)a)); }                                        \
  RK_D Name hexp(Name a) { return Name(expf((float)a)); }                                          \
  RK_D Name hlog(Name a) { return Name(logf((float)a)); }                                          \
  RK_D Name hsqrt(Name a) { return Name(sqrtf((float)a)); }                                        \
  RK_D Name hrsqrt(Name a) { return Name(rsqrtf((float)a)); }                                      \
  RK_D Name hrcp(Name a) { return Name(1.0f / (float)a); }                                         \
  RK_D Name hsin(Name a) { return Name(sinf((float)a)); }                                          \
  RK_D Name hcos(Name a) { return Name(cosf((float)a)); }                                          \
  RK_D Name htanh(Name a) { return Name(tanhf((float)a)); }                                        \
  RK_D Name htanh_approx(Name a) { return htanh(a); }                                              \
  RK_HD Name##2 __hadd2(Name##2 a, Name##2 b) { return a + b; }                                     \
  RK_HD Name##2 __hsub2(Name##2 a, Name##2 b) { return a - b; }                                     \
  RK_HD Name##2 __hmul2(Name##2 a, Name##2 b) { return a * b; }                                     \
  RK_HD Name##2 __hfma2(Name##2 a, Name##2 b, Name##2 c) {                                          \
    return {__hfma(a.x, b.x, c.x), __hfma(a.y, b.y, c.y)};                                         \
  }                                                                                                \
  RK_D Name __ldg(const Name *p) { return *p; }                                                    \
  RK_D Name##2 __ldg(const Name##2 *p) { return *p; }                                              \
  RK_D Name atomicAdd(Name *p, Name v) {                                                           \
    return Name::raw(__atomic_fetch_add(&p->value, v.value, __ATOMIC_RELAXED));                    \
  }                                                                                                \
  RK_D Name##2 atomicAdd(Name##2 *p, Name##2 v) {                                                  \
    return {atomicAdd(&p->x, v.x), atomicAdd(&p->y, v.y)};                                         \
  }                                                                                                \
  RK_D Name __shfl_sync(unsigned m, Name v, int l, int w = 32) {                                   \
    return Name(__shfl_sync(m, (float)v, l, w));                                                   \
  }                                                                                                \
  RK_D Name __shfl_up_sync(unsigned m, Name v, unsigned d, int w = 32) {                           \
    return Name(__shfl_up_sync(m, (float)v, d, w));                                                \
  }                                                                                                \
  RK_D Name __shfl_down_sync(unsigned m, Name v, unsigned d, int w = 32) {                         \
    return Name(__shfl_down_sync(m, (float)v, d, w));                                              \
  }                                                                                                \
  RK_D Name __shfl_xor_sync(unsigned m, Name v, int d, int w = 32) {                               \
    return Name(__shfl_xor_sync(m, (float)v, d, w));                                               \
  }

RK_SMALL_FLOAT(__half, _Float16, __float2half, __half2float)
RK_SMALL_FLOAT(__nv_bfloat16, __bf16, __float2bfloat16, __bfloat162float)
#undef RK_SMALL_FLOAT

typedef __half half;
typedef __half2 half2;
typedef __nv_bfloat16 nv_bfloat16;
typedef __nv_bfloat162 nv_bfloat162;

RK_HD __half2 __floats2half2_rn(float a, float b) { return {__half(a), __half(b)}; }
RK_HD __half2 __float2half2_rn(float a) { return {__half(a), __half(a)}; }
RK_HD __half2 __halves2half2(__half a, __half b) { return {a, b}; }
RK_HD __half2 __half2half2(__half a) { return {a, a}; }
RK_HD __half __low2half(__half2 a) { return a.x; }
RK_HD __half __high2half(__half2 a) { return a.y; }
RK_HD float __low2float(__half2 a) { return (float)a.x; }
RK_HD float __high2float(__half2 a) { return (float)a.y; }
RK_HD float2 __half22float2(__half2 a) { return {(float)a.x, (float)a.y}; }
RK_HD __half2 make_half2(__half a, __half b) { return {a, b}; }
RK_HD __nv_bfloat162 __floats2bfloat162_rn(float a, float b) { return {a, b}; }
RK_HD float2 __bfloat1622float2(__nv_bfloat162 a) { return {(float)a.x, (float)a.y}; }
RK_HD unsigned short __half_as_ushort(__half a) {
  return __builtin_bit_cast(unsigned short, a.value);
}
RK_HD __half __ushort_as_half(unsigned short a) {
  return __half::raw(__builtin_bit_cast(_Float16, a));
}

#undef RK_D
#undef RK_HD

#include "device/rk_half_pairs.h"
#endif
