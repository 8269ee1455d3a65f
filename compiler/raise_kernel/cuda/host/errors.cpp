// Error codes: their names, their texts, the last one of a thread.
#include <stdio.h>

#include <set>
#include <string>

#include "connection.h"

namespace rk {
namespace {

thread_local cudaError_t last = cudaSuccess;
cudaError_t fatal = cudaSuccess;

bool ends_everything(cudaError_t error) {
  switch (error) {
#define RK_LASTING(name) case name:
#include "lasting_errors.def"
#undef RK_LASTING
      return true;
    default:
      return false;
  }
}

}  // namespace

cudaError_t failed(cudaError_t error) {
  if (error != cudaSuccess && error != cudaErrorNotReady) last = error;
  if (ends_everything(error)) fatal = error;
  return error;
}

cudaError_t lost() { return fatal; }

cudaError_t refuse(const char *call, const char *why) {
  static std::set<std::string> told;
  Locked locked;
  if (told.insert(call).second) fprintf(stderr, "raise-kernel: %s: %s\n", call, why);
  return failed(cudaErrorNotSupported);
}

Apart::Apart() : before(last) {}
Apart::~Apart() { last = fatal != cudaSuccess ? fatal : before; }

}  // namespace rk

extern "C" {

cudaError_t cudaPeekAtLastError() { return rk::last; }

cudaError_t cudaGetLastError() {
  cudaError_t error = rk::last;
  rk::last = rk::fatal;
  return error;
}

const char *cudaGetErrorString(cudaError_t error) {
  switch (error) {
#define RK_ERROR(name, number, text)                                                               \
  case name:                                                                                       \
    return text;
#include "host/rk_errors.def"
#undef RK_ERROR
    default:
      return "unrecognized error code";
  }
}

const char *cudaGetErrorName(cudaError_t error) {
  switch (error) {
#define RK_ERROR(name, number, text)                                                               \
  case name:                                                                                       \
    return #name;
#include "host/rk_errors.def"
#undef RK_ERROR
    default:
      return "unrecognized error code";
  }
}
}
