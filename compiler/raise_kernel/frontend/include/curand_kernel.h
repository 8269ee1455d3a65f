// cuRAND's device interface: NVIDIA's own header, of the wheel nvidia-curand, over our curand.h.
#ifndef RK_CURAND_KERNEL_H
#define RK_CURAND_KERNEL_H

#include "curand.h"

// What NVIDIA's curand.h has for it besides.
typedef unsigned int curandDirectionVectors32_t[32];
typedef unsigned long long curandDirectionVectors64_t[64];
typedef double curandDistribution_st;
typedef curandDistribution_st *curandDistribution_t;
typedef struct curandDistributionShift_st *curandDistributionShift_t;
typedef struct curandDistributionM2Shift_st *curandDistributionM2Shift_t;
typedef struct curandHistogramM2_st *curandHistogramM2_t;
typedef unsigned int curandHistogramM2K_st;
typedef curandHistogramM2K_st *curandHistogramM2K_t;
typedef curandDistribution_st curandHistogramM2V_st;
typedef curandHistogramM2V_st *curandHistogramM2V_t;
typedef struct curandDiscreteDistribution_st *curandDiscreteDistribution_t;
typedef enum curandMethod {
  CURAND_CHOOSE_BEST,
  CURAND_ITR,
  CURAND_KNUTH,
  CURAND_HITR,
  CURAND_M1,
  CURAND_M2,
  CURAND_BINARY_SEARCH,
  CURAND_DISCRETE_GAUSS,
  CURAND_REJECTION,
  CURAND_DEVICE_API,
  CURAND_FAST_REJECTION,
  CURAND_3RD,
  CURAND_DEFINITION,
  CURAND_POISSON
} curandMethod_t;

#ifndef __NV_SILENCE_DEPRECATION_BEGIN
#define __NV_SILENCE_DEPRECATION_BEGIN
#define __NV_SILENCE_DEPRECATION_END
#endif
// For the host, this one declares clang's own variables again.
#pragma push_macro("dim3")
#pragma push_macro("uint3")
#define dim3 __cuda_builtin_blockDim_t
#define uint3 __cuda_builtin_threadIdx_t
#include <curand_mtgp32_kernel.h>
#pragma pop_macro("dim3")
#pragma pop_macro("uint3")
#include_next <curand_kernel.h>

#endif
