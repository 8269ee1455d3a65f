// The driver interface: devices, contexts, results. A context is a device; where none is current,
// the first device's primary one is, as after a call of the runtime interface.
#include <string.h>

#include <vector>

#include "results.h"

using rk::apart;

struct CUctx_st {
  CUdevice device;
};

namespace {

thread_local std::vector<CUcontext> stack;

CUresult select() {
  CUdevice device = stack.empty() ? 0 : stack.back()->device;
  return apart([=] { return cudaSetDevice(device); });
}

CUcontext primary(CUdevice device) {
  static auto *all = new std::vector<CUcontext>;
  rk::Locked locked;
  while ((int)all->size() <= device) all->push_back(new CUctx_st{(CUdevice)all->size()});
  return (*all)[device];
}

CUresult check(CUdevice device) {
  int count;
  CUresult result = apart([&] { return cudaGetDeviceCount(&count); });
  if (result != CUDA_SUCCESS) return result;
  return 0 <= device && device < count ? CUDA_SUCCESS : CUDA_ERROR_INVALID_DEVICE;
}

}  // namespace

extern "C" {

CUresult cuInit(unsigned int flags) { return flags ? CUDA_ERROR_INVALID_VALUE : check(0); }

CUresult cuDriverGetVersion(int *version) {
  return apart([=] { return cudaDriverGetVersion(version); });
}

CUresult cuGetErrorName(CUresult error, const char **name) {
  switch (error) {
#define RK_RESULT(NAME, number)                                                                    \
  case NAME:                                                                                       \
    *name = #NAME;                                                                                 \
    return CUDA_SUCCESS;
#include "host/rk_driver_results.def"
#undef RK_RESULT
    default:
      *name = nullptr;
      return CUDA_ERROR_INVALID_VALUE;
  }
}

CUresult cuGetErrorString(CUresult error, const char **text) {
  CUresult known = cuGetErrorName(error, text);
  if (known == CUDA_SUCCESS) *text = cudaGetErrorString((cudaError_t)error);
  return known;
}

CUresult cuDeviceGet(CUdevice *device, int ordinal) {
  CUresult result = check(ordinal);
  if (result == CUDA_SUCCESS) *device = ordinal;
  return result;
}

CUresult cuDeviceGetCount(int *count) {
  return apart([=] { return cudaGetDeviceCount(count); });
}

CUresult cuDeviceGetName(char *name, int length, CUdevice device) {
  cudaDeviceProp properties;
  CUresult result = apart([&] { return cudaGetDeviceProperties(&properties, device); });
  if (result != CUDA_SUCCESS || length < 1) return result;
  strncpy(name, properties.name, (size_t)length);
  name[length - 1] = 0;
  return result;
}

CUresult cuDeviceGetUuid(CUuuid *uuid, CUdevice device) {
  cudaDeviceProp properties;
  CUresult result = apart([&] { return cudaGetDeviceProperties(&properties, device); });
  if (result == CUDA_SUCCESS) *uuid = properties.uuid;
  return result;
}

CUresult cuDeviceTotalMem(size_t *bytes, CUdevice device) {
  cudaDeviceProp properties;
  CUresult result = apart([&] { return cudaGetDeviceProperties(&properties, device); });
  if (result == CUDA_SUCCESS) *bytes = properties.totalGlobalMem;
  return result;
}

CUresult cuDeviceGetAttribute(int *value, CUdevice_attribute attribute, CUdevice device) {
  return apart([=] { return cudaDeviceGetAttribute(value, (cudaDeviceAttr)attribute, device); });
}

CUresult cuDeviceComputeCapability(int *major, int *minor, CUdevice device) {
  CUresult result =
      cuDeviceGetAttribute(major, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, device);
  if (result != CUDA_SUCCESS) return result;
  return cuDeviceGetAttribute(minor, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, device);
}

CUresult cuDeviceGetPCIBusId(char *id, int length, CUdevice device) {
  return apart([=] { return cudaDeviceGetPCIBusId(id, length, device); });
}

CUresult cuDeviceCanAccessPeer(int *can, CUdevice device, CUdevice peer) {
  return apart([=] { return cudaDeviceCanAccessPeer(can, device, peer); });
}

CUresult cuDevicePrimaryCtxRetain(CUcontext *context, CUdevice device) {
  CUresult result = check(device);
  if (result == CUDA_SUCCESS) *context = primary(device);
  return result;
}

CUresult cuDevicePrimaryCtxRelease(CUdevice device) { return check(device); }

CUresult cuCtxCreate(CUcontext *context, unsigned int, CUdevice device) {
  CUresult result = check(device);
  if (result != CUDA_SUCCESS) return result;
  *context = new CUctx_st{device};
  return cuCtxPushCurrent(*context);
}

// Memory is its device's, and stays.
CUresult cuCtxDestroy(CUcontext context) {
  if (context == nullptr) return CUDA_ERROR_INVALID_CONTEXT;
  if (!stack.empty() && stack.back() == context) {
    stack.pop_back();
    select();
  }
  delete context;
  return CUDA_SUCCESS;
}

CUresult cuCtxPushCurrent(CUcontext context) {
  if (context == nullptr) return CUDA_ERROR_INVALID_CONTEXT;
  stack.push_back(context);
  return select();
}

CUresult cuCtxPopCurrent(CUcontext *context) {
  if (stack.empty()) return CUDA_ERROR_INVALID_CONTEXT;
  if (context != nullptr) *context = stack.back();
  stack.pop_back();
  return select();
}

CUresult cuCtxSetCurrent(CUcontext context) {
  if (!stack.empty()) stack.pop_back();
  return context != nullptr ? cuCtxPushCurrent(context) : select();
}

CUresult cuCtxGetCurrent(CUcontext *context) {
  *context = stack.empty() ? nullptr : stack.back();
  return CUDA_SUCCESS;
}

CUresult cuCtxGetDevice(CUdevice *device) {
  return apart([=] { return cudaGetDevice(device); });
}

CUresult cuCtxGetApiVersion(CUcontext, unsigned int *version) {
  *version = CUDA_VERSION;
  return CUDA_SUCCESS;
}

CUresult cuCtxSynchronize() { return apart(cudaDeviceSynchronize); }

CUresult cuCtxSetCacheConfig(CUfunc_cache) { return CUDA_SUCCESS; }

CUresult cuCtxSetSharedMemConfig(CUsharedconfig) { return CUDA_SUCCESS; }

CUresult cuCtxEnablePeerAccess(CUcontext, unsigned int) {
  return rk::refuse_call("cuCtxEnablePeerAccess",
                         "there is no peer access between virtual devices");
}

CUresult cuCtxDisablePeerAccess(CUcontext) { return CUDA_ERROR_PEER_ACCESS_NOT_ENABLED; }
}
