// What CUB's own tests and programs report errors by.
#pragma once

#include <cuda_runtime.h>
#include <stdio.h>
#include <stdlib.h>

#include "cub/rk_types.cuh"

namespace cub {
inline cudaError_t Debug(cudaError_t error, const char *file, int line) {
#ifdef CUB_STDERR
  if (error != cudaSuccess)
    fprintf(stderr, "CUDA error %d [%s, %d]: %s\n", (int)error, file, line,
            cudaGetErrorString(error));
#endif
  return error;
}
}  // namespace cub

#define CubDebug(e) cub::Debug((cudaError_t)(e), __FILE__, __LINE__)
#define CubDebugExit(e)                                        \
  if (cub::Debug((cudaError_t)(e), __FILE__, __LINE__)) exit(1);
