// A toolkit header's name: all of it is in rk_cuda.h, but for the one name of the driver's that
// programs of the runtime interface use.
#include "rk_cuda.h"

#ifndef RK_DRIVER_RESULT
#define RK_DRIVER_RESULT
typedef enum cudaError_enum { CUDA_SUCCESS = 0 } CUresult;
#endif
