#include "kernels.h"

#include <string.h>

#include "connection.h"
#include "graphs/graphs.h"

namespace rk {
namespace {

// What a block has of shared memory without cudaFuncSetAttribute; code with more does not compile.
constexpr size_t SHARED = 48 * 1024;

uint64_t threads_of(dim3 block) { return (uint64_t)block.x * block.y * block.z; }

bool fits(dim3 grid, dim3 block) {
  uint64_t threads = threads_of(block);
  bool blocks = grid.x && grid.x <= 0x7fffffff && grid.y && grid.y <= 65535 && grid.z &&
                grid.z <= 65535;
  return blocks && threads >= 1 && threads <= 1024 && block.z <= 64;
}

cudaError_t check(Kernel *kernel, const Configuration &launch) {
  cudaError_t error = find(kernel);
  if (error != cudaSuccess) return error;
  if (!fits(launch.grid, launch.block)) return failed(cudaErrorInvalidConfiguration);
  bool over = threads_of(launch.block) > kernel->most_threads;
  over |= launch.shared > kernel->most_dynamic;
  return over ? failed(cudaErrorInvalidValue) : check_stream(launch.stream);
}

cudaError_t send(uint64_t kernel, const Configuration &launch, const std::string &data) {
  const dim3 &grid = launch.grid, &block = launch.block;
  std::initializer_list<uint64_t> words = {kernel,  grid.x,  grid.y,  grid.z,
                                           block.x, block.y, block.z, launch.shared};
  // What the host sees may change in a launch, and programs may look too early.
  if (has_shared())
    return ask(Operation::launch, words, nullptr, data.data(), data.size());
  return post(Operation::launch, words, data.data(), data.size());
}

cudaError_t attribute_of_the_device(cudaDeviceAttr attribute, int *value) {
  int device;
  cudaError_t error = cudaGetDevice(&device);
  return error != cudaSuccess ? error : cudaDeviceGetAttribute(value, attribute, device);
}

}  // namespace

cudaError_t find(Kernel *kernel) {
  if (kernel->found) return cudaSuccess;
  cudaError_t error = load(kernel->module);
  if (error != cudaSuccess) return error;
  Results results;
  error = ask(Operation::find_kernel, {kernel->module->number}, &results, kernel->name.data(),
              kernel->name.size());
  if (error != cudaSuccess) return error;
  kernel->number = results.words[0];
  kernel->shared = results.words[1];
  kernel->constant = results.words[2];
  kernel->most_threads = results.words[3];
  kernel->most_dynamic = SHARED - kernel->shared;
  const Parameter *parameters = (const Parameter *)results.data.data();
  kernel->parameters.assign(parameters, parameters + results.data.size() / sizeof *parameters);
  kernel->found = true;
  return cudaSuccess;
}

cudaError_t pack(Kernel *kernel, const Configuration &launch, void **arguments, std::string *data) {
  cudaError_t error = check(kernel, launch);
  if (error != cudaSuccess) return error;
  for (size_t number = 0; number < kernel->parameters.size(); ++number)
    data->append((const char *)arguments[number], kernel->parameters[number].size);
  return cudaSuccess;
}

cudaError_t pack(Kernel *kernel, const Configuration &launch, const char *buffer, size_t size,
                 std::string *data) {
  cudaError_t error = check(kernel, launch);
  if (error != cudaSuccess) return error;
  for (const Parameter &parameter : kernel->parameters) {
    if (parameter.begin + parameter.size > size) return failed(cudaErrorInvalidValue);
    data->append(buffer + parameter.begin, parameter.size);
  }
  return cudaSuccess;
}

cudaError_t launch(Kernel *kernel, const Configuration &launch, const std::string &data) {
  uint64_t number = kernel->number;
  if (capturing(launch.stream) == nullptr) return send(number, launch, data);
  return enqueue(launch.stream, cudaGraphNodeTypeKernel,
                 [=] { return send(number, launch, data); });
}

cudaError_t check_cooperative(Kernel *kernel, const Configuration &launch) {
  int processors, blocks;
  cudaError_t error = attribute_of_the_device(cudaDevAttrMultiProcessorCount, &processors);
  if (error != cudaSuccess) return error;
  const dim3 &grid = launch.grid;
  uint64_t threads = threads_of(launch.block);
  error = active_blocks(kernel, threads > 1024 ? 1024 : (int)threads, launch.shared, &blocks);
  if (error != cudaSuccess) return error;
  bool held = (uint64_t)grid.x * grid.y * grid.z <= (uint64_t)blocks * processors;
  return held ? cudaSuccess : failed(cudaErrorCooperativeLaunchTooLarge);
}

cudaError_t attributes_of(Kernel *kernel, cudaFuncAttributes *attributes) {
  cudaError_t error = find(kernel);
  if (error != cudaSuccess) return error;
  memset(attributes, 0, sizeof *attributes);
  attributes->sharedSizeBytes = kernel->shared;
  attributes->constSizeBytes = kernel->constant;
  attributes->maxThreadsPerBlock = (int)kernel->most_threads;
  attributes->numRegs = 32;
  attributes->ptxVersion = attributes->binaryVersion = 80;
  attributes->maxDynamicSharedSizeBytes = (int)kernel->most_dynamic;
  return cudaSuccess;
}

cudaError_t set_attribute(Kernel *kernel, cudaFuncAttribute attribute, int value) {
  cudaError_t error = find(kernel);
  if (error != cudaSuccess) return error;
  if (attribute == cudaFuncAttributePreferredSharedMemoryCarveout)
    return -1 <= value && value <= 100 ? cudaSuccess : failed(cudaErrorInvalidValue);
  if (attribute != cudaFuncAttributeMaxDynamicSharedMemorySize)
    return failed(cudaErrorInvalidValue);
  int most;
  error = attribute_of_the_device(cudaDevAttrMaxSharedMemoryPerBlockOptin, &most);
  if (error != cudaSuccess) return error;
  if (value < 0 || kernel->shared + (size_t)value > (size_t)most)
    return failed(cudaErrorInvalidValue);
  kernel->most_dynamic = (size_t)value;
  return cudaSuccess;
}

cudaError_t active_blocks(Kernel *kernel, int threads, size_t shared, int *blocks) {
  cudaError_t error = find(kernel);
  if (error != cudaSuccess) return error;
  if (threads < 1) return failed(cudaErrorInvalidValue);
  Results results;
  error = ask(Operation::active_blocks, {(uint64_t)threads, kernel->shared + shared}, &results);
  if (error == cudaSuccess) *blocks = (int)results.words[0];
  return error;
}

}  // namespace rk
