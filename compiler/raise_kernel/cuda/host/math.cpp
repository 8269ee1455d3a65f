// Functions of CUDA's host headers, and of the compiler, that C libraries may lack.
#include <math.h>
#include <stdint.h>

#define RK_WEAK extern "C" __attribute__((weak))
RK_WEAK float rsqrtf(float x) noexcept { return 1.0f / sqrtf(x); }
RK_WEAK double rsqrt(double x) noexcept { return 1.0 / sqrt(x); }

// To the nearest __nv_bfloat16, ties to even; a NaN stays one.
RK_WEAK __bf16 __truncsfbf2(float x) {
  uint32_t bits = __builtin_bit_cast(uint32_t, x);
  uint32_t up = isnan(x) ? 0x400000 : 0x7fff + (bits >> 16 & 1);
  uint32_t rounded = isnan(x) ? bits | up : bits + up;
  return __builtin_bit_cast(__bf16, (uint16_t)(rounded >> 16));
}

// Through the float next to x towards zero whose last bit says that something was cut off: rounding
// that one is rounding once.
RK_WEAK __bf16 __truncdfbf2(double x) {
  float near = (float)x;
  uint32_t bits = __builtin_bit_cast(uint32_t, near);
  if (!isnan(x) && (double)near != x) {
    if (fabs((double)near) > fabs(x)) --bits;
    bits |= 1;
  }
  return __truncsfbf2(__builtin_bit_cast(float, bits));
}
