// Overloads of the math functions for float, of min, max and abs for integers, and std:: names.
#ifndef RK_MATH_H
#define RK_MATH_H

#define RK_INLINE static __device__ __forceinline__
#define RK_UNARY(name) RK_INLINE float name(float a) { return name##f(a); }
RK_UNARY(acos) RK_UNARY(acosh) RK_UNARY(asin) RK_UNARY(asinh) RK_UNARY(atan) RK_UNARY(atanh)
RK_UNARY(cbrt) RK_UNARY(ceil) RK_UNARY(cos) RK_UNARY(cosh) RK_UNARY(erf) RK_UNARY(erfc)
RK_UNARY(exp) RK_UNARY(exp2) RK_UNARY(expm1) RK_UNARY(fabs) RK_UNARY(floor) RK_UNARY(lgamma)
RK_UNARY(log) RK_UNARY(log10) RK_UNARY(log1p) RK_UNARY(log2) RK_UNARY(logb) RK_UNARY(nearbyint)
RK_UNARY(rint) RK_UNARY(round) RK_UNARY(sin) RK_UNARY(sinh) RK_UNARY(sqrt) RK_UNARY(tan)
RK_UNARY(tanh) RK_UNARY(tgamma) RK_UNARY(trunc)
RK_UNARY(exp10) RK_UNARY(rsqrt) RK_UNARY(rcbrt) RK_UNARY(sinpi) RK_UNARY(cospi) RK_UNARY(erfinv)
RK_UNARY(erfcinv) RK_UNARY(erfcx) RK_UNARY(normcdf) RK_UNARY(normcdfinv)
RK_UNARY(j0) RK_UNARY(j1) RK_UNARY(y0) RK_UNARY(y1)
#undef RK_UNARY

#define RK_BINARY(name)                                                                            \
  RK_INLINE float name(float a, float b) { return name##f(a, b); }                                 \
  RK_INLINE double name(float a, double b) { return name((double)a, b); }                          \
  RK_INLINE double name(double a, float b) { return name(a, (double)b); }
RK_BINARY(atan2) RK_BINARY(copysign) RK_BINARY(fdim) RK_BINARY(fmax) RK_BINARY(fmin)
RK_BINARY(fmod) RK_BINARY(hypot) RK_BINARY(nextafter) RK_BINARY(pow) RK_BINARY(remainder)
#undef RK_BINARY

// Add or compare, then compare: the names of CUDA 12.
#define RK_VIDEO(type, suffix)                                                                     \
  RK_INLINE type __viaddmax_##suffix(type a, type b, type c) { return RK_MAX(RK_ADD(a, b), c); }   \
  RK_INLINE type __viaddmin_##suffix(type a, type b, type c) { return RK_MIN(RK_ADD(a, b), c); }   \
  RK_INLINE type __vimax3_##suffix(type a, type b, type c) { return RK_MAX(RK_MAX(a, b), c); }     \
  RK_INLINE type __vimin3_##suffix(type a, type b, type c) { return RK_MIN(RK_MIN(a, b), c); }
#define RK_MAX(a, b) ((a) > (b) ? (a) : (b))
#define RK_MIN(a, b) ((a) < (b) ? (a) : (b))
#define RK_ADD(a, b) ((decltype(a))((unsigned)(a) + (unsigned)(b)))
RK_VIDEO(int, s32) RK_VIDEO(unsigned, u32)
#undef RK_VIDEO
RK_INLINE int __viaddmax_s32_relu(int a, int b, int c) { return RK_MAX(__viaddmax_s32(a, b, c), 0); }
RK_INLINE int __viaddmin_s32_relu(int a, int b, int c) { return RK_MAX(__viaddmin_s32(a, b, c), 0); }
RK_INLINE int __vimax3_s32_relu(int a, int b, int c) { return RK_MAX(__vimax3_s32(a, b, c), 0); }
RK_INLINE int __vimin3_s32_relu(int a, int b, int c) { return RK_MAX(__vimin3_s32(a, b, c), 0); }
RK_INLINE int __vimax_s32_relu(int a, int b) { return RK_MAX(RK_MAX(a, b), 0); }
RK_INLINE int __vimin_s32_relu(int a, int b) { return RK_MAX(RK_MIN(a, b), 0); }
RK_INLINE int __vibmax_s32(int a, int b, bool *first) { return *first = a >= b, RK_MAX(a, b); }
RK_INLINE int __vibmin_s32(int a, int b, bool *first) { return *first = a <= b, RK_MIN(a, b); }
RK_INLINE unsigned __vibmax_u32(unsigned a, unsigned b, bool *first) {
  return *first = a >= b, RK_MAX(a, b);
}
RK_INLINE unsigned __vibmin_u32(unsigned a, unsigned b, bool *first) {
  return *first = a <= b, RK_MIN(a, b);
}
#undef RK_MAX
#undef RK_MIN
#undef RK_ADD

// Dot products of four bytes by bytes, and of two halves by two of the bytes.
#define RK_DOT(name, instruction, type)                                                            \
  RK_INLINE type name(type a, type b, type c) {                                                    \
    type d;                                                                                        \
    asm(instruction " %0, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(c));                        \
    return d;                                                                                      \
  }
RK_DOT(__dp4a, "dp4a.s32.s32", int) RK_DOT(__dp4a, "dp4a.u32.u32", unsigned)
RK_DOT(__dp2a_lo, "dp2a.lo.s32.s32", int) RK_DOT(__dp2a_lo, "dp2a.lo.u32.u32", unsigned)
RK_DOT(__dp2a_hi, "dp2a.hi.s32.s32", int) RK_DOT(__dp2a_hi, "dp2a.hi.u32.u32", unsigned)
#undef RK_DOT
RK_INLINE int __dp4a(char4 a, char4 b, int c) {
  return __dp4a(__builtin_bit_cast(int, a), __builtin_bit_cast(int, b), c);
}
RK_INLINE unsigned __dp4a(uchar4 a, uchar4 b, unsigned c) {
  return __dp4a(__builtin_bit_cast(unsigned, a), __builtin_bit_cast(unsigned, b), c);
}

// The tag says nothing, as in libdevice.
RK_INLINE double nan(const char *) { return __builtin_nan(""); }
RK_INLINE float nanf(const char *) { return __builtin_nanf(""); }
RK_INLINE float fma(float a, float b, float c) { return fmaf(a, b, c); }
RK_INLINE float abs(float a) { return fabsf(a); }
RK_INLINE double abs(double a) { return fabs(a); }
RK_INLINE long abs(long a) { return a < 0 ? -a : a; }
RK_INLINE long long abs(long long a) { return a < 0 ? -a : a; }
RK_INLINE float pow(float a, int b) { return powif(a, b); }
RK_INLINE double pow(double a, int b) { return powi(a, b); }
// Of integers, in double precision, as in <cmath>. A program's own function for an integer type is
// another overload, and the better one.
template <bool, typename T> struct rk_where {};
template <typename T> struct rk_where<true, T> { typedef T type; };
template <typename A, typename B>
RK_INLINE typename rk_where<__is_integral(A) && __is_arithmetic(B), double>::type pow(A a, B b) {
  return pow((double)a, (double)b);
}
RK_INLINE float ldexp(float a, int b) { return ldexpf(a, b); }
RK_INLINE float frexp(float a, int *b) { return frexpf(a, b); }
RK_INLINE float modf(float a, float *b) { return modff(a, b); }
RK_INLINE float scalbn(float a, int b) { return scalbnf(a, b); }
RK_INLINE int ilogb(float a) { return ilogbf(a); }
RK_INLINE long lrint(float a) { return lrintf(a); }
RK_INLINE long lround(float a) { return lroundf(a); }
RK_INLINE long long llrint(float a) { return llrintf(a); }
RK_INLINE long long llround(float a) { return llroundf(a); }
RK_INLINE void sincos(float a, float *s, float *c) { sincosf(a, s, c); }
RK_INLINE void sincospi(float a, float *s, float *c) { sincospif(a, s, c); }
#define RK_INTEGER_ARGUMENT(f)                                                                     \
  template <typename T> RK_INLINE typename rk_where<__is_integral(T), double>::type f(T a) {       \
    return f((double)a);                                                                           \
  }
RK_INTEGER_ARGUMENT(sqrt) RK_INTEGER_ARGUMENT(exp) RK_INTEGER_ARGUMENT(log)
RK_INTEGER_ARGUMENT(sin) RK_INTEGER_ARGUMENT(cos) RK_INTEGER_ARGUMENT(tan)
RK_INTEGER_ARGUMENT(log2) RK_INTEGER_ARGUMENT(log10) RK_INTEGER_ARGUMENT(ceil)
RK_INTEGER_ARGUMENT(floor) RK_INTEGER_ARGUMENT(fabs)
#undef RK_INTEGER_ARGUMENT

#ifndef isnan
RK_INLINE bool isnan(float a) { return __nv_isnanf(a); }
RK_INLINE bool isnan(double a) { return __nv_isnand(a); }
#endif
#ifndef isinf
RK_INLINE bool isinf(float a) { return __nv_isinff(a); }
RK_INLINE bool isinf(double a) { return __nv_isinfd(a); }
#endif
#ifndef isfinite
RK_INLINE bool isfinite(float a) { return __nv_finitef(a); }
RK_INLINE bool isfinite(double a) { return __nv_isfinited(a); }
#endif
#ifndef signbit
RK_INLINE bool signbit(float a) { return __nv_signbitf(a); }
RK_INLINE bool signbit(double a) { return __nv_signbitd(a); }
#endif

// min and max of two arithmetic types, in the type that C++ arithmetic gives them. (clang's own
// header has those of two ints.)
#define RK_MIN_MAX(T)                                                                              \
  RK_INLINE T min(T a, T b) { return a < b ? a : b; }                                              \
  RK_INLINE T max(T a, T b) { return a > b ? a : b; }
#define RK_MIXED(T, A, B)                                                                          \
  RK_INLINE T min(A a, B b) { return min((T)a, (T)b); }                                            \
  RK_INLINE T max(A a, B b) { return max((T)a, (T)b); }                                            \
  RK_INLINE T min(B a, A b) { return min((T)a, (T)b); }                                            \
  RK_INLINE T max(B a, A b) { return max((T)a, (T)b); }
RK_MIN_MAX(unsigned int) RK_MIN_MAX(long) RK_MIN_MAX(unsigned long)
RK_MIN_MAX(long long) RK_MIN_MAX(unsigned long long)
RK_MIXED(unsigned int, int, unsigned int)
RK_MIXED(long, int, long)
RK_MIXED(unsigned long, unsigned int, unsigned long)
RK_MIXED(unsigned long, long, unsigned long)
RK_MIXED(unsigned long, int, unsigned long)
RK_MIXED(long long, int, long long)
RK_MIXED(unsigned long long, unsigned int, unsigned long long)
RK_MIXED(unsigned long long, long long, unsigned long long)
RK_INLINE float min(float a, float b) { return fminf(a, b); }
RK_INLINE float max(float a, float b) { return fmaxf(a, b); }
RK_INLINE double min(double a, double b) { return fmin(a, b); }
RK_INLINE double max(double a, double b) { return fmax(a, b); }
RK_MIXED(double, float, double)
RK_MIXED(float, int, float)
RK_MIXED(double, int, double)
#undef RK_MIXED
#undef RK_MIN_MAX

#undef RK_INLINE
#endif
