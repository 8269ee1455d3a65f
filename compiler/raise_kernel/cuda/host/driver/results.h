// Results of the driver interface, which is written over the runtime interface.
#ifndef RK_RESULTS_H
#define RK_RESULTS_H

#include "connection.h"
#include "host/rk_driver.h"

namespace rk {

// The driver's number for an error of the runtime interface. Numbers from 6 to 99 are the latter's
// own, for arguments that are wrong.
inline CUresult result_of(cudaError_t error) {
  if (error == cudaErrorInvalidSymbol) return CUDA_ERROR_NOT_FOUND;
  if (error == cudaErrorInvalidDeviceFunction) return CUDA_ERROR_INVALID_HANDLE;
  return 6 <= error && error < 100 ? CUDA_ERROR_INVALID_VALUE : (CUresult)error;
}

// Calls the runtime interface: `call` gives a cudaError_t, which cudaGetLastError does not tell.
template <class F> CUresult apart(F call) {
  Locked locked;
  Apart not_the_last;
  return result_of(call());
}

inline CUresult refuse_call(const char *call, const char *why) {
  return apart([=] { return refuse(call, why); });
}

// Of a function that clang's code has registered, or that a module has.
struct Kernel;
inline Kernel *kernel_of(CUfunction function) { return (Kernel *)function; }

}  // namespace rk

#endif
