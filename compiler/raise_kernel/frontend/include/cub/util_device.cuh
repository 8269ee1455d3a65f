// What Thrust's headers ask of CUB.
#pragma once

#include "cub/rk_types.cuh"

namespace cub {

inline __host__ __device__ cudaError_t SyncStream(cudaStream_t stream) {
#ifdef __CUDA_ARCH__
  return cudaSuccess;
#else
  return cudaStreamSynchronize(stream);
#endif
}

}  // namespace cub
