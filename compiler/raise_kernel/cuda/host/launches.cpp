// Kernels and variables that clang's host code registers, and launches.
#include <deque>
#include <unordered_map>

#include "connection.h"
#include "graphs/graphs.h"
#include "kernels.h"

namespace {

using rk::Configuration;
using rk::DeviceImage;
using rk::failed;
using rk::Kernel;
using rk::Module;

// clang's wrapper around an image.
struct Wrapper {
  int magic, version;
  const DeviceImage *image;
  void *unused;
};

// Registration happens before main, whatever the order of files, and is never undone.
std::unordered_map<const void *, Kernel> &kernels() {
  static auto *all = new std::unordered_map<const void *, Kernel>;
  return *all;
}
std::deque<Module> &modules() {
  static auto *all = new std::deque<Module>;
  return *all;
}
thread_local std::vector<Configuration> configurations;

Kernel *registered(const void *function) {
  auto known = kernels().find(function);
  if (known != kernels().end()) return &known->second;
  failed(cudaErrorInvalidDeviceFunction);
  return nullptr;
}

cudaError_t send_module(Module *module) {
  rk::Results results;
  const DeviceImage *image = module->image;
  if (image == nullptr) return cudaSuccess;
  cudaError_t error = rk::ask(rk::Operation::load_module, {module->is_alone}, &results, image + 1,
                              image->size);
  if (error != cudaSuccess) return error;
  module->number = results.words[0];
  module->loaded = true;
  return cudaSuccess;
}

}  // namespace

cudaError_t rk::launch_of(const void *function, dim3 grid, dim3 block, void **arguments,
                          size_t shared, cudaStream_t stream, Work *work) {
  Locked locked;
  Kernel *kernel = registered(function);
  if (kernel == nullptr) return cudaErrorInvalidDeviceFunction;
  Configuration chosen{grid, block, shared, stream};
  std::string data;
  cudaError_t error = pack(kernel, chosen, arguments, &data);
  if (error != cudaSuccess) return error;
  *work = [=] { return launch(kernel, chosen, data); };
  return cudaSuccess;
}

// A module of the program that is needed brings all others: it may call what they define.
cudaError_t rk::load(Module *module) {
  if (module->is_alone) return module->loaded ? cudaSuccess : send_module(module);
  for (Module &one : modules()) {
    cudaError_t error = one.loaded ? cudaSuccess : send_module(&one);
    if (error != cudaSuccess) return error;
  }
  return module->loaded ? cudaSuccess : failed(cudaErrorInvalidDeviceFunction);
}

extern "C" {

void **__cudaRegisterFatBinary(void *wrapper) {
  const DeviceImage *image = ((const Wrapper *)wrapper)->image;
  modules().push_back(Module{rk::is_image(image) ? image : nullptr});
  return (void **)&modules().back();
}

void __cudaRegisterFatBinaryEnd(void **) {}

void __cudaUnregisterFatBinary(void **) {}

void __cudaRegisterFunction(void **module, const char *function, char *, const char *name, int,
                            void *, void *, void *, void *, int *) {
  kernels()[function] = Kernel{(Module *)module, name};
}

unsigned int __cudaPushCallConfiguration(dim3 grid, dim3 block, size_t shared,
                                         struct CUstream_st *stream) {
  configurations.push_back(Configuration{grid, block, shared, stream});
  return 0;
}

cudaError_t __cudaPopCallConfiguration(dim3 *grid, dim3 *block, size_t *shared, void *stream) {
  if (configurations.empty()) return failed(cudaErrorMissingConfiguration);
  const Configuration &last = configurations.back();
  *grid = last.grid, *block = last.block, *shared = last.shared;
  *(cudaStream_t *)stream = last.stream;
  configurations.pop_back();
  return cudaSuccess;
}

cudaError_t cudaLaunchKernel(const void *function, dim3 grid, dim3 block, void **arguments,
                             size_t shared, cudaStream_t stream) {
  rk::Locked locked;
  Kernel *kernel = registered(function);
  if (kernel == nullptr) return cudaErrorInvalidDeviceFunction;
  Configuration chosen{grid, block, shared, stream};
  std::string data;
  cudaError_t error = rk::pack(kernel, chosen, arguments, &data);
  return error != cudaSuccess ? error : rk::launch(kernel, chosen, data);
}

cudaError_t cudaLaunchCooperativeKernel(const void *function, dim3 grid, dim3 block,
                                        void **arguments, size_t shared, cudaStream_t stream) {
  rk::Locked locked;
  Kernel *kernel = registered(function);
  if (kernel == nullptr) return cudaErrorInvalidDeviceFunction;
  cudaError_t error = rk::check_cooperative(kernel, {grid, block, shared, stream});
  if (error != cudaSuccess) return error;
  return cudaLaunchKernel(function, grid, block, arguments, shared, stream);
}

cudaError_t cudaGetFuncBySymbol(cudaFunction_t *found, const void *function) {
  rk::Locked locked;
  Kernel *kernel = registered(function);
  if (kernel == nullptr) return cudaErrorInvalidDeviceFunction;
  *found = (cudaFunction_t)kernel;
  return rk::find(kernel);
}

cudaError_t cudaFuncGetAttributes(cudaFuncAttributes *attributes, const void *function) {
  rk::Locked locked;
  Kernel *kernel = registered(function);
  return kernel == nullptr ? cudaErrorInvalidDeviceFunction : attributes_of(kernel, attributes);
}

cudaError_t cudaFuncSetAttribute(const void *function, cudaFuncAttribute attribute, int value) {
  rk::Locked locked;
  Kernel *kernel = registered(function);
  if (kernel == nullptr) return cudaErrorInvalidDeviceFunction;
  return rk::set_attribute(kernel, attribute, value);
}

cudaError_t cudaFuncSetCacheConfig(const void *function, cudaFuncCache) {
  return registered(function) ? cudaSuccess : cudaErrorInvalidDeviceFunction;
}

cudaError_t cudaFuncSetSharedMemConfig(const void *function, cudaSharedMemConfig) {
  return registered(function) ? cudaSuccess : cudaErrorInvalidDeviceFunction;
}

cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *blocks, const void *function,
                                                          int threads, size_t shared) {
  rk::Locked locked;
  Kernel *kernel = registered(function);
  if (kernel == nullptr) return cudaErrorInvalidDeviceFunction;
  return rk::active_blocks(kernel, threads, shared, blocks);
}

cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *blocks,
                                                                   const void *function,
                                                                   int threads, size_t shared,
                                                                   unsigned int) {
  return cudaOccupancyMaxActiveBlocksPerMultiprocessor(blocks, function, threads, shared);
}
}
