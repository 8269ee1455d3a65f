// cuBLAS's functions of one type: each packs its arguments.
#include "libraries/blas/blas.h"

extern "C" {

#define RK_FUNCTION(name, function, types, parameters, arguments)                                  \
  cublasStatus_t name parameters { return rk::BlasCall(handle, function, types) arguments.send(); }
#include "host/rk_cublas.def"
#undef RK_FUNCTION

}  // extern "C"
