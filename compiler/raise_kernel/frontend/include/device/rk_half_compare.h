// Comparisons and what depends on NaN, of __half and __nv_bfloat16: rk_half_pairs.h includes it.
//
// The names that end in u hold where an operand is NaN; those in _mask have all bits of a half set
// where it holds; those in _nan give NaN where an operand is one.
#ifndef RK_HALF_COMPARE_H
#define RK_HALF_COMPARE_H

#define RK_D static __device__ __forceinline__

#define RK_EACH(Name, name, single)                                                                \
  RK_D Name##2 name##2(Name##2 a, Name##2 b) {                                                     \
    return {Name(single(a.x, b.x) ? 1.0f : 0.0f), Name(single(a.y, b.y) ? 1.0f : 0.0f)};           \
  }
#define RK_BOTH(Name, name, single)                                                                \
  RK_D bool name##2(Name##2 a, Name##2 b) { return single(a.x, b.x) && single(a.y, b.y); }
#define RK_MASK(Name, name, single)                                                                \
  RK_D unsigned name##2_mask(Name##2 a, Name##2 b) {                                               \
    return (single(a.x, b.x) ? 0xffffu : 0u) | (single(a.y, b.y) ? 0xffff0000u : 0u);              \
  }
#define RK_UNORDERED(Name, suffix, opposite)                                                       \
  RK_D bool __h##suffix##u(Name a, Name b) { return !(a opposite b); }                             \
  RK_D Name##2 __h##suffix##u2(Name##2 a, Name##2 b) {                                             \
    return {Name(a.x opposite b.x ? 0.0f : 1.0f), Name(a.y opposite b.y ? 0.0f : 1.0f)};           \
  }                                                                                                \
  RK_D bool __hb##suffix##u2(Name##2 a, Name##2 b) {                                               \
    return !(a.x opposite b.x) && !(a.y opposite b.y);                                             \
  }                                                                                                \
  RK_MASK(Name, __h##suffix, __h##suffix)                                                          \
  RK_D unsigned __h##suffix##u2_mask(Name##2 a, Name##2 b) {                                       \
    return (a.x opposite b.x ? 0u : 0xffffu) | (a.y opposite b.y ? 0u : 0xffff0000u);              \
  }

#define RK_COMPARISONS(Name)                                                                       \
  RK_UNORDERED(Name, lt, >=)                                                                       \
  RK_UNORDERED(Name, le, >)                                                                        \
  RK_UNORDERED(Name, gt, <=)                                                                       \
  RK_UNORDERED(Name, ge, <)                                                                        \
  RK_D bool __hequ(Name a, Name b) { return !__hne(a, b); }                                        \
  RK_D bool __hneu(Name a, Name b) { return !(a == b); }                                           \
  RK_EACH(Name, __hequ, __hequ)                                                                    \
  RK_EACH(Name, __hneu, __hneu)                                                                    \
  RK_EACH(Name, __hne, __hne)                                                                      \
  RK_BOTH(Name, __hbequ, __hequ)                                                                   \
  RK_BOTH(Name, __hbneu, __hneu)                                                                   \
  RK_BOTH(Name, __hbne, __hne)                                                                     \
  RK_MASK(Name, __heq, __heq)                                                                      \
  RK_MASK(Name, __hne, __hne)                                                                      \
  RK_MASK(Name, __hequ, __hequ)                                                                    \
  RK_MASK(Name, __hneu, __hneu)                                                                    \
  RK_D Name##2 __hisnan2(Name##2 a) {                                                              \
    return {Name(__hisnan(a.x) ? 1.0f : 0.0f), Name(__hisnan(a.y) ? 1.0f : 0.0f)};                 \
  }                                                                                                \
  RK_D int __hisinf(Name a) {                                                                      \
    float f = (float)a;                                                                            \
    return f == __builtin_inff() ? 1 : f == -__builtin_inff() ? -1 : 0;                            \
  }                                                                                                \
  RK_D Name __hmax_nan(Name a, Name b) {                                                           \
    return __hisnan(a) || __hisnan(b) ? Name(__builtin_nanf("")) : __hmax(a, b);                   \
  }                                                                                                \
  RK_D Name __hmin_nan(Name a, Name b) {                                                           \
    return __hisnan(a) || __hisnan(b) ? Name(__builtin_nanf("")) : __hmin(a, b);                   \
  }                                                                                                \
  RK_D Name __hfma_relu(Name a, Name b, Name c) {                                                  \
    return __hmax_nan(__hfma(a, b, c), Name(0.0f));                                                \
  }                                                                                                \
  RK_D Name##2 __hmax2_nan(Name##2 a, Name##2 b) {                                                 \
    return {__hmax_nan(a.x, b.x), __hmax_nan(a.y, b.y)};                                           \
  }                                                                                                \
  RK_D Name##2 __hmin2_nan(Name##2 a, Name##2 b) {                                                 \
    return {__hmin_nan(a.x, b.x), __hmin_nan(a.y, b.y)};                                           \
  }                                                                                                \
  RK_D Name##2 __hfma2_relu(Name##2 a, Name##2 b, Name##2 c) {                                     \
    return {__hfma_relu(a.x, b.x, c.x), __hfma_relu(a.y, b.y, c.y)};                               \
  }                                                                                                \
  /* Complex numbers: a * b + c. */                                                                \
  RK_D Name##2 __hcmadd(Name##2 a, Name##2 b, Name##2 c) {                                         \
    Name real = __hfma(a.x, b.x, c.x), imaginary = __hfma(a.x, b.y, c.y);                          \
    return {__hfma(-a.y, b.y, real), __hfma(a.y, b.x, imaginary)};                                 \
  }                                                                                                \
  RK_D Name##2 h2tanh(Name##2 a) { return {htanh(a.x), htanh(a.y)}; }                              \
  RK_D Name##2 h2tanh_approx(Name##2 a) { return h2tanh(a); }

RK_COMPARISONS(__half)
RK_COMPARISONS(__nv_bfloat16)
#undef RK_EACH
#undef RK_BOTH
#undef RK_MASK
#undef RK_UNORDERED
#undef RK_COMPARISONS
#undef RK_D
#endif
