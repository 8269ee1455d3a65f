// What nvcc includes before a source of a program: CUDA, and these headers of the C library.
#ifndef RK_PROGRAM_H
#define RK_PROGRAM_H

#include "rk_cuda.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <cmath>
#include <cstdlib>
#include <new>

// Relocatable device code is found by this symbol (raise_kernel/cuda/compile.py). clang registers
// only modules that have kernels or variables: every one has this.
#if defined(RK_MODULE) && !defined(__CUDA_ARCH__)
extern "C" const char RK_MODULE;
const char RK_MODULE = 1;
__device__ char rk_module_is_registered;
#endif

// Functions that CUDA gives host code too.
#define RK_MIN_MAX(T, A, B)                                                                        \
  static inline __host__ T min(A a, B b) { return (T)a < (T)b ? (T)a : (T)b; }                     \
  static inline __host__ T max(A a, B b) { return (T)a > (T)b ? (T)a : (T)b; }
#define RK_INTEGERS(T)                                                                             \
  RK_MIN_MAX(T, T, T)                                                                              \
  RK_MIN_MAX(unsigned T, unsigned T, unsigned T)                                                   \
  RK_MIN_MAX(unsigned T, unsigned T, T)                                                            \
  RK_MIN_MAX(unsigned T, T, unsigned T)
RK_INTEGERS(int) RK_INTEGERS(long) RK_INTEGERS(long long)
RK_MIN_MAX(float, float, float) RK_MIN_MAX(double, double, double)
RK_MIN_MAX(double, float, double) RK_MIN_MAX(double, double, float)
#undef RK_INTEGERS
#undef RK_MIN_MAX
// New C libraries have them too.
extern "C" float rsqrtf(float) noexcept;
extern "C" double rsqrt(double) noexcept;

#endif
