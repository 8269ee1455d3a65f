// Names of the C library that CUDA C++ has without an include.
#ifndef RK_HOST_H
#define RK_HOST_H

typedef unsigned int uint;
typedef unsigned short ushort;
typedef unsigned long ulong;

// CUDA includes <math.h> for its host code; the names are those of the C library.
#define RK_UNARY(name) double name(double) noexcept; float name##f(float) noexcept;
#define RK_BINARY(name) double name(double, double) noexcept; float name##f(float, float) noexcept;
extern "C" {
RK_UNARY(ceil) RK_UNARY(floor) RK_UNARY(round) RK_UNARY(trunc) RK_UNARY(rint) RK_UNARY(fabs)
RK_UNARY(sqrt) RK_UNARY(cbrt) RK_UNARY(exp) RK_UNARY(exp2) RK_UNARY(log) RK_UNARY(log2)
RK_UNARY(log10) RK_UNARY(sin) RK_UNARY(cos) RK_UNARY(tan) RK_UNARY(asin) RK_UNARY(acos)
RK_UNARY(atan) RK_UNARY(sinh) RK_UNARY(cosh) RK_UNARY(tanh)
RK_BINARY(pow) RK_BINARY(fmod) RK_BINARY(atan2) RK_BINARY(hypot) RK_BINARY(fmin) RK_BINARY(fmax)
}
#undef RK_UNARY
#undef RK_BINARY

#endif
