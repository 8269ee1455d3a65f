// The driver interface: modules that a program loads by name, their functions and variables, launches.
//
// An image is what `raise-kernel c++ -fatbin` (or -cubin, or -ptx) writes. There is no assembler: PTX
// is refused.
#include <stdio.h>
#include <string.h>

#include <deque>
#include <fstream>
#include <iterator>
#include <map>

#include "graphs/graphs.h"
#include "kernels.h"
#include "results.h"

using rk::apart;
using rk::kernel_of;

// The functions that were asked for stay where they are: CUfunction is an address.
struct CUmod_st {
  std::string image;
  rk::Module module;
  std::map<std::string, rk::Kernel> kernels;
};

namespace {

CUresult load(CUmodule *module, const char *call, const void *data) {
  const auto *image = (const rk::DeviceImage *)data;
  if (image == nullptr) return CUDA_ERROR_INVALID_VALUE;
  if (!rk::is_image(image)) {
    rk::refuse_call(call,
                    "the module is not one of `raise-kernel c++ -fatbin` (nvcc's option, and its "
                    "-cubin and -ptx): PTX and machine code cannot be raised");
    return memcmp(image->magic, "\x7f" "ELF", 4) == 0 ? CUDA_ERROR_NO_BINARY_FOR_GPU
                                                     : CUDA_ERROR_INVALID_PTX;
  }
  auto *loaded = new CUmod_st;
  loaded->image.assign((const char *)image, sizeof *image + image->size);
  loaded->module.image = (const rk::DeviceImage *)loaded->image.data();
  loaded->module.is_alone = true;
  CUresult result = apart([=] { return rk::load(&loaded->module); });
  if (result == CUDA_SUCCESS)
    *module = loaded;
  else
    delete loaded;
  return result;
}

// The buffer that a list of launch parameters names, and its size.
bool buffer_of(void **extra, const char **buffer, size_t *size) {
  *buffer = nullptr;
  *size = 0;
  for (; *extra != CU_LAUNCH_PARAM_END; extra += 2) {
    if (*extra == CU_LAUNCH_PARAM_BUFFER_POINTER)
      *buffer = (const char *)extra[1];
    else if (*extra == CU_LAUNCH_PARAM_BUFFER_SIZE)
      *size = *(size_t *)extra[1];
    else
      return false;
  }
  return *buffer != nullptr;
}

}  // namespace

extern "C" {

CUresult cuModuleLoad(CUmodule *module, const char *path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return CUDA_ERROR_FILE_NOT_FOUND;
  std::string data((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  if (data.size() < sizeof(rk::DeviceImage)) return CUDA_ERROR_INVALID_IMAGE;
  const auto *image = (const rk::DeviceImage *)data.data();
  if (rk::is_image(image) && sizeof *image + image->size > data.size())
    return CUDA_ERROR_INVALID_IMAGE;
  return load(module, "cuModuleLoad", data.data());
}

CUresult cuModuleLoadData(CUmodule *module, const void *image) {
  return load(module, "cuModuleLoadData", image);
}

CUresult cuModuleLoadDataEx(CUmodule *module, const void *image, unsigned int, CUjit_option *,
                            void **) {
  return load(module, "cuModuleLoadDataEx", image);
}

CUresult cuModuleLoadFatBinary(CUmodule *module, const void *image) {
  return load(module, "cuModuleLoadFatBinary", image);
}

// Launches that are recorded may still need it: the device process keeps what it was sent.
CUresult cuModuleUnload(CUmodule module) {
  if (module == nullptr) return CUDA_ERROR_INVALID_HANDLE;
  delete module;
  return CUDA_SUCCESS;
}

CUresult cuModuleGetFunction(CUfunction *function, CUmodule module, const char *name) {
  if (module == nullptr) return CUDA_ERROR_INVALID_HANDLE;
  rk::Locked locked;
  auto known = module->kernels.try_emplace(name, rk::Kernel{&module->module, name}).first;
  CUresult result = apart([=] { return rk::find(&known->second); });
  if (result == CUDA_SUCCESS)
    *function = (CUfunction)&known->second;
  else
    module->kernels.erase(known);
  return result;
}

CUresult cuModuleGetGlobal(CUdeviceptr *address, size_t *size, CUmodule module, const char *name) {
  if (module == nullptr) return CUDA_ERROR_INVALID_HANDLE;
  uint64_t found = 0;
  size_t bytes = 0;
  CUresult result =
      apart([&] { return rk::find_variable(&module->module, name, &found, &bytes); });
  if (result != CUDA_SUCCESS) return result;
  if (address != nullptr) *address = found;
  if (size != nullptr) *size = bytes;
  return result;
}

CUresult cuLinkCreate(unsigned int, CUjit_option *, void **, CUlinkState *) {
  return rk::refuse_call("cuLinkCreate",
                         "there is no linker of machine code: link by nvcc's -rdc=true");
}

CUresult cuLinkAddData(CUlinkState, CUjitInputType, void *, size_t, const char *, unsigned int,
                       CUjit_option *, void **) {
  return CUDA_ERROR_INVALID_HANDLE;
}

CUresult cuLinkAddFile(CUlinkState, CUjitInputType, const char *, unsigned int, CUjit_option *,
                       void **) {
  return CUDA_ERROR_INVALID_HANDLE;
}

CUresult cuLinkComplete(CUlinkState, void **, size_t *) { return CUDA_ERROR_INVALID_HANDLE; }

CUresult cuLinkDestroy(CUlinkState) { return CUDA_ERROR_INVALID_HANDLE; }

CUresult cuFuncGetAttribute(int *value, CUfunction_attribute attribute, CUfunction function) {
  if (function == nullptr) return CUDA_ERROR_INVALID_HANDLE;
  cudaFuncAttributes of;
  CUresult result = apart([&] { return rk::attributes_of(kernel_of(function), &of); });
  if (result != CUDA_SUCCESS) return result;
  switch (attribute) {
    case CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK:
      *value = of.maxThreadsPerBlock;
      return result;
    case CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES:
      *value = (int)of.sharedSizeBytes;
      return result;
    case CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES:
      *value = (int)of.constSizeBytes;
      return result;
    case CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES:
      *value = (int)of.localSizeBytes;
      return result;
    case CU_FUNC_ATTRIBUTE_NUM_REGS:
      *value = of.numRegs;
      return result;
    case CU_FUNC_ATTRIBUTE_PTX_VERSION:
    case CU_FUNC_ATTRIBUTE_BINARY_VERSION:
      *value = of.ptxVersion;
      return result;
    case CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES:
      *value = of.maxDynamicSharedSizeBytes;
      return result;
    default:
      *value = 0;
      return attribute < CU_FUNC_ATTRIBUTE_MAX ? result : CUDA_ERROR_INVALID_VALUE;
  }
}

CUresult cuFuncSetAttribute(CUfunction function, CUfunction_attribute attribute, int value) {
  if (function == nullptr) return CUDA_ERROR_INVALID_HANDLE;
  return apart([=] {
    return rk::set_attribute(kernel_of(function), (cudaFuncAttribute)attribute, value);
  });
}

CUresult cuFuncSetCacheConfig(CUfunction function, CUfunc_cache) {
  return function != nullptr ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
}

CUresult cuFuncSetSharedMemConfig(CUfunction function, CUsharedconfig) {
  return function != nullptr ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
}

CUresult cuLaunchKernel(CUfunction function, unsigned int gridX, unsigned int gridY,
                        unsigned int gridZ, unsigned int blockX, unsigned int blockY,
                        unsigned int blockZ, unsigned int shared, CUstream stream, void **arguments,
                        void **extra) {
  if (function == nullptr) return CUDA_ERROR_INVALID_HANDLE;
  if (arguments != nullptr && extra != nullptr) return CUDA_ERROR_INVALID_VALUE;
  rk::Configuration chosen{dim3(gridX, gridY, gridZ), dim3(blockX, blockY, blockZ), shared, stream};
  const char *buffer = nullptr;
  size_t size = 0;
  if (extra != nullptr && !buffer_of(extra, &buffer, &size)) return CUDA_ERROR_INVALID_VALUE;
  return apart([=] {
    rk::Kernel *kernel = kernel_of(function);
    std::string data;
    cudaError_t error = extra != nullptr ? rk::pack(kernel, chosen, buffer, size, &data)
                                         : rk::pack(kernel, chosen, arguments, &data);
    return error != cudaSuccess ? error : rk::launch(kernel, chosen, data);
  });
}

CUresult cuLaunchCooperativeKernel(CUfunction function, unsigned int gridX, unsigned int gridY,
                                   unsigned int gridZ, unsigned int blockX, unsigned int blockY,
                                   unsigned int blockZ, unsigned int shared, CUstream stream,
                                   void **arguments) {
  if (function == nullptr) return CUDA_ERROR_INVALID_HANDLE;
  rk::Configuration chosen{dim3(gridX, gridY, gridZ), dim3(blockX, blockY, blockZ), shared, stream};
  CUresult fits = apart([=] { return rk::check_cooperative(kernel_of(function), chosen); });
  if (fits != CUDA_SUCCESS) return fits;
  return cuLaunchKernel(function, gridX, gridY, gridZ, blockX, blockY, blockZ, shared, stream,
                        arguments, nullptr);
}

CUresult cuOccupancyMaxActiveBlocksPerMultiprocessor(int *blocks, CUfunction function, int threads,
                                                     size_t shared) {
  if (function == nullptr) return CUDA_ERROR_INVALID_HANDLE;
  return apart([=] { return rk::active_blocks(kernel_of(function), threads, shared, blocks); });
}

// The block of whole warps with which a multiprocessor holds the most threads.
CUresult cuOccupancyMaxPotentialBlockSize(int *grid, int *block, CUfunction function,
                                          CUoccupancyB2DSize shared_of, size_t shared, int limit) {
  int processors, best = 0;
  CUdevice device;
  CUresult result = cuCtxGetDevice(&device);
  if (result != CUDA_SUCCESS) return result;
  result = cuDeviceGetAttribute(&processors, CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT, device);
  if (limit <= 0 || limit > 1024) limit = 1024;
  for (int threads = limit; threads > 0; threads = (threads - 1) / 32 * 32) {
    int blocks;
    if (result != CUDA_SUCCESS) return result;
    size_t bytes = shared_of != nullptr ? shared_of(threads) : shared;
    result = cuOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, function, threads, bytes);
    if (result == CUDA_SUCCESS && blocks * threads > best) {
      best = blocks * threads;
      *block = threads;
      *grid = blocks * processors;
    }
  }
  return result;
}
}
