// Functions of CUDA's host headers that C libraries may lack.
#include <math.h>

#define RK_WEAK extern "C" __attribute__((weak))
RK_WEAK float rsqrtf(float x) noexcept { return 1.0f / sqrtf(x); }
RK_WEAK double rsqrt(double x) noexcept { return 1.0 / sqrt(x); }
