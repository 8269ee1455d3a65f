// Complex numbers as pairs: real part x, imaginary part y.
#ifndef RK_CU_COMPLEX_H
#define RK_CU_COMPLEX_H

#include <math.h>

#include "cuda_runtime.h"

typedef float2 cuFloatComplex;
typedef double2 cuDoubleComplex;
typedef cuFloatComplex cuComplex;

#define RK_COMPLEX static __inline__ __host__ __device__

#define RK_COMPLEX_FUNCTIONS(type, complex, make, real, imag, conj, add, sub, mul, div, absolute,  \
                             hypotenuse)                                                           \
  RK_COMPLEX complex make(type x, type y) {                                                        \
    complex z;                                                                                     \
    z.x = x;                                                                                       \
    z.y = y;                                                                                       \
    return z;                                                                                      \
  }                                                                                                \
  RK_COMPLEX type real(complex a) { return a.x; }                                                  \
  RK_COMPLEX type imag(complex a) { return a.y; }                                                  \
  RK_COMPLEX complex conj(complex a) { return make(a.x, -a.y); }                                   \
  RK_COMPLEX complex add(complex a, complex b) { return make(a.x + b.x, a.y + b.y); }              \
  RK_COMPLEX complex sub(complex a, complex b) { return make(a.x - b.x, a.y - b.y); }              \
  RK_COMPLEX complex mul(complex a, complex b) {                                                   \
    return make(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x);                                     \
  }                                                                                                \
  /* The divisor is scaled, so that its square stays in the range. */                              \
  RK_COMPLEX complex div(complex a, complex b) {                                                   \
    type size = (b.x < 0 ? -b.x : b.x) + (b.y < 0 ? -b.y : b.y), by = 1 / size;                    \
    complex u = make(a.x * by, a.y * by), v = make(b.x * by, b.y * by);                            \
    type whole = 1 / (v.x * v.x + v.y * v.y);                                                      \
    return make((u.x * v.x + u.y * v.y) * whole, (u.y * v.x - u.x * v.y) * whole);                 \
  }                                                                                                \
  RK_COMPLEX type absolute(complex a) { return hypotenuse(a.x, a.y); }

RK_COMPLEX_FUNCTIONS(float, cuFloatComplex, make_cuFloatComplex, cuCrealf, cuCimagf, cuConjf,
                     cuCaddf, cuCsubf, cuCmulf, cuCdivf, cuCabsf, hypotf)
RK_COMPLEX_FUNCTIONS(double, cuDoubleComplex, make_cuDoubleComplex, cuCreal, cuCimag, cuConj,
                     cuCadd, cuCsub, cuCmul, cuCdiv, cuCabs, hypot)

RK_COMPLEX cuComplex make_cuComplex(float x, float y) { return make_cuFloatComplex(x, y); }
RK_COMPLEX cuComplex cuCfmaf(cuComplex a, cuComplex b, cuComplex c) {
  return cuCaddf(cuCmulf(a, b), c);
}
RK_COMPLEX cuDoubleComplex cuCfma(cuDoubleComplex a, cuDoubleComplex b, cuDoubleComplex c) {
  return cuCadd(cuCmul(a, b), c);
}
RK_COMPLEX cuDoubleComplex cuComplexFloatToDouble(cuFloatComplex a) {
  return make_cuDoubleComplex(a.x, a.y);
}
RK_COMPLEX cuFloatComplex cuComplexDoubleToFloat(cuDoubleComplex a) {
  return make_cuFloatComplex((float)a.x, (float)a.y);
}

#endif
