// CUDA C++ without a CUDA toolkit: what a kernel's source names, over clang's own device headers.
//
// clang carries the bodies of the device functions (__clang_cuda_*.h) and expects the toolkit for
// the rest: the keywords, vector types, dim3, the C++ overloads of math functions and atomics.
// Those are here. Math functions become calls of libdevice's __nv_*, which stay declarations.
#ifndef RK_CUDA_H
#define RK_CUDA_H

// By which headers of CUDA's samples tell that there is the runtime interface.
#define __DRIVER_TYPES_H__
#define __CUDA_RUNTIME_H__

#ifndef __CUDA__
// Host code that another compiler reads, or clang as C or C++: the runtime interface alone.
#define __host__
#define __device__
#define __global__
#define __forceinline__ __inline__ __attribute__((always_inline))
#define __align__(n) __attribute__((aligned(n)))
#include "host/rk_api.h"
#else

#ifndef CUDA_VERSION
#define CUDA_VERSION 12000
#endif
#ifndef __CUDACC__
#define __CUDACC__ 1
#endif
#define CUDART_VERSION CUDA_VERSION
#define __CUDACC_VER_MAJOR__ 12
#define __CUDACC_VER_MINOR__ 0
#define __CUDACC_VER_BUILD__ 0

#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
#define __shared__ __attribute__((shared))
#ifdef __CUDACC_RTC__
// A program may write to any variable of its module by name, static ones too.
#define __constant__ __attribute__((constant, used))
#else
#define __constant__ __attribute__((constant))
#endif
// The host's own variable becomes memory that the device sees (cuda/host/variables.cpp).
#ifdef __CUDA_ARCH__
#define __managed__ __attribute__((device))
#else
#define __managed__ __attribute__((device, section("rk_managed"), aligned(4096)))
#endif
#define __grid_constant__
#define __forceinline__ __inline__ __attribute__((always_inline))
#define __noinline__ __attribute__((noinline))
#define __align__(n) __attribute__((aligned(n)))
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
#define __builtin_align__(n) __align__(n)
#define CUDARTAPI
#define CUDAAPI
#ifndef NULL
#define NULL __null
#endif

typedef __SIZE_TYPE__ size_t;
typedef unsigned int cuuint32_t;
typedef unsigned long long cuuint64_t;

#include "device/rk_vector_types.h"

#include <__clang_cuda_builtin_vars.h>

#include <__clang_cuda_math_forward_declares.h>

#include <__clang_cuda_libdevice_declares.h>

#include <__clang_cuda_device_functions.h>

// clang's header uses these of <limits.h> and <math.h>, which a source may include later.
#pragma push_macro("INT_MAX")
#pragma push_macro("INT_MIN")
#pragma push_macro("HUGE_VAL")
#pragma push_macro("HUGE_VALF")
#define INT_MAX __INT_MAX__
#define INT_MIN (-__INT_MAX__ - 1)
#define HUGE_VAL __builtin_huge_val()
#define HUGE_VALF __builtin_huge_valf()
#include <__clang_cuda_math.h>
#pragma pop_macro("INT_MAX")
#pragma pop_macro("INT_MIN")
#pragma pop_macro("HUGE_VAL")
#pragma pop_macro("HUGE_VALF")

#define RK_DIM(name)                                                                               \
  __device__ inline name::operator dim3() const { return dim3(x, y, z); }                          \
  __device__ inline name::operator uint3() const { return uint3{x, y, z}; }
RK_DIM(__cuda_builtin_threadIdx_t)
RK_DIM(__cuda_builtin_blockIdx_t)
RK_DIM(__cuda_builtin_blockDim_t)
RK_DIM(__cuda_builtin_gridDim_t)
#undef RK_DIM

// The host pass reads what the device pass reads: no kernel is compiled for a newer device.
#pragma push_macro("__CUDA_ARCH__")
#ifndef __CUDA_ARCH__
#define __CUDA_ARCH__ 800
#endif
#include <__clang_cuda_intrinsics.h>
#pragma pop_macro("__CUDA_ARCH__")

#include "device/rk_math.h"

#include "device/rk_atomics.h"

#include "device/rk_spaces.h"

#include "host/rk_api.h"

#include "device/rk_textures.h"

#include "host/rk_runtime.h"

#include "host/rk_texture_host.h"

#include "host/rk_host.h"

#include "device/rk_constants.h"

#endif
#endif
