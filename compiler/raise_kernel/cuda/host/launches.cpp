// Kernels and variables that clang's host code registers, and launches.
#include <string.h>

#include <string>
#include <unordered_map>
#include <vector>

#include "connection.h"
#include "graphs.h"
#include "modules.h"

namespace {

using rk::ask;
using rk::failed;
using rk::Operation;

using rk::DeviceImage;
using rk::load;
using rk::Module;

constexpr char MAGIC[] = "RKIMAGE1";
// What a block has of shared memory without cudaFuncSetAttribute; code with more does not compile.
constexpr size_t SHARED = 48 * 1024;
// clang's wrapper around it.
struct Wrapper {
  int magic, version;
  const DeviceImage *image;
  void *unused;
};

struct Kernel {
  Module *module;
  std::string name;
  bool found;
  uint64_t number;
  std::vector<uint32_t> sizes;
  // Bytes of shared and constant memory, and the most shared memory that a launch may add.
  size_t shared, constant, most_dynamic;
};
struct Symbol {
  Module *module;
  std::string name;
  size_t size;
  bool found;
  uint64_t address;
};
struct Configuration {
  dim3 grid, block;
  size_t shared;
  cudaStream_t stream;
};

// Registration happens before main, whatever the order of files, and is never undone.
std::unordered_map<const void *, Kernel> &kernels() {
  static auto *all = new std::unordered_map<const void *, Kernel>;
  return *all;
}
std::vector<Module *> &modules() {
  static auto *all = new std::vector<Module *>;
  return *all;
}
std::unordered_map<const void *, Symbol> &symbols() {
  static auto *all = new std::unordered_map<const void *, Symbol>;
  return *all;
}
thread_local std::vector<Configuration> configurations;

cudaError_t find_kernel(const void *function, Kernel **found) {
  auto known = kernels().find(function);
  if (known == kernels().end()) return failed(cudaErrorInvalidDeviceFunction);
  Kernel &kernel = known->second;
  *found = &kernel;
  if (kernel.found) return cudaSuccess;
  cudaError_t error = load(kernel.module);
  if (error != cudaSuccess) return error;
  rk::Results results;
  error = ask(Operation::find_kernel, {kernel.module->number}, &results, kernel.name.data(),
              kernel.name.size());
  if (error != cudaSuccess) return error;
  kernel.number = results.words[0];
  kernel.shared = results.words[1];
  kernel.constant = results.words[2];
  kernel.most_dynamic = SHARED - kernel.shared;
  kernel.sizes.resize(results.data.size() / sizeof(uint32_t));
  if (!kernel.sizes.empty()) memcpy(&kernel.sizes[0], results.data.data(), results.data.size());
  kernel.found = true;
  return cudaSuccess;
}

cudaError_t find_symbol(const void *variable, Symbol **found) {
  auto known = symbols().find(variable);
  if (known == symbols().end()) return failed(cudaErrorInvalidSymbol);
  Symbol &symbol = known->second;
  *found = &symbol;
  if (symbol.found) return cudaSuccess;
  cudaError_t error = load(symbol.module);
  if (error != cudaSuccess) return error;
  rk::Results results;
  error = ask(Operation::find_symbol, {symbol.module->number, symbol.size}, &results,
              symbol.name.data(), symbol.name.size());
  if (error != cudaSuccess) return error;
  symbol.address = results.words[0];
  rk::know(symbol.address, symbol.size);
  symbol.found = true;
  return cudaSuccess;
}

bool fits(dim3 grid, dim3 block) {
  uint64_t threads = (uint64_t)block.x * block.y * block.z;
  bool blocks = grid.x && grid.x <= 0x7fffffff && grid.y && grid.y <= 65535 && grid.z &&
                grid.z <= 65535;
  return blocks && threads >= 1 && threads <= 1024 && block.z <= 64;
}

cudaError_t send_module(Module *module) {
  rk::Results results;
  const DeviceImage *image = module->image;
  if (image == nullptr) return cudaSuccess;
  cudaError_t error = ask(Operation::load_module, {}, &results, image + 1, image->size);
  if (error != cudaSuccess) return error;
  module->number = results.words[0];
  module->loaded = true;
  return cudaSuccess;
}

// The kernel, and its arguments as bytes.
cudaError_t pack(const void *function, dim3 grid, dim3 block, void **arguments, size_t shared,
                 Kernel **kernel, std::string *data) {
  cudaError_t error = find_kernel(function, kernel);
  if (error != cudaSuccess) return error;
  if (!fits(grid, block)) return failed(cudaErrorInvalidConfiguration);
  if (shared > (*kernel)->most_dynamic) return failed(cudaErrorInvalidValue);
  for (size_t number = 0; number < (*kernel)->sizes.size(); ++number)
    data->append((const char *)arguments[number], (*kernel)->sizes[number]);
  return cudaSuccess;
}

cudaError_t send(uint64_t kernel, dim3 grid, dim3 block, size_t shared, cudaStream_t stream,
                 const std::string &data) {
  return ask(Operation::launch,
             {kernel, grid.x, grid.y, grid.z, block.x, block.y, block.z, shared, (uint64_t)stream},
             nullptr, data.data(), data.size());
}

}  // namespace

cudaError_t rk::launch_of(const void *function, dim3 grid, dim3 block, void **arguments,
                          size_t shared, cudaStream_t stream, Work *work) {
  Locked locked;
  Kernel *kernel;
  std::string data;
  cudaError_t error = pack(function, grid, block, arguments, shared, &kernel, &data);
  if (error != cudaSuccess) return error;
  uint64_t number = kernel->number;
  *work = [=] { return send(number, grid, block, shared, stream, data); };
  return cudaSuccess;
}

// The first module that is needed brings all others: it may call what they define.
cudaError_t rk::load(Module *module) {
  if (module->loaded) return cudaSuccess;
  for (Module *one : modules()) {
    cudaError_t error = one->loaded ? cudaSuccess : send_module(one);
    if (error != cudaSuccess) return error;
  }
  return module->loaded ? cudaSuccess : failed(cudaErrorInvalidDeviceFunction);
}

extern "C" {

void **__cudaRegisterFatBinary(void *wrapper) {
  const DeviceImage *image = ((const Wrapper *)wrapper)->image;
  bool ours = memcmp(image->magic, MAGIC, sizeof image->magic) == 0;
  modules().push_back(new Module{ours ? image : nullptr, 0, false});
  return (void **)modules().back();
}

void __cudaRegisterFatBinaryEnd(void **) {}

void __cudaUnregisterFatBinary(void **) {}

void __cudaRegisterFunction(void **module, const char *function, char *, const char *name, int,
                            void *, void *, void *, void *, int *) {
  kernels()[function] = Kernel{(Module *)module, name, false, 0, {}, 0, 0, 0};
}

void __cudaRegisterVar(void **module, char *variable, char *, const char *name, int, size_t size,
                       int, int) {
  symbols()[variable] = Symbol{(Module *)module, name, size, false, 0};
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
  if (rk::capturing(stream) != nullptr) {
    rk::Work work;
    cudaError_t error = rk::launch_of(function, grid, block, arguments, shared, stream, &work);
    return error != cudaSuccess ? error : rk::enqueue(stream, cudaGraphNodeTypeKernel, work);
  }
  Kernel *kernel;
  std::string data;
  cudaError_t error = pack(function, grid, block, arguments, shared, &kernel, &data);
  return error != cudaSuccess ? error
                              : send(kernel->number, grid, block, shared, stream, data);
}

// All blocks of the grid are on the device at once.
cudaError_t cudaLaunchCooperativeKernel(const void *function, dim3 grid, dim3 block,
                                        void **arguments, size_t shared, cudaStream_t stream) {
  int device, processors, blocks;
  cudaGetDevice(&device);
  cudaError_t error =
      cudaDeviceGetAttribute(&processors, cudaDevAttrMultiProcessorCount, device);
  if (error != cudaSuccess) return error;
  size_t threads = (size_t)block.x * block.y * block.z;
  error = cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, function, (int)threads, shared);
  if (error != cudaSuccess) return error;
  if ((size_t)grid.x * grid.y * grid.z > (size_t)blocks * processors)
    return failed(cudaErrorCooperativeLaunchTooLarge);
  return cudaLaunchKernel(function, grid, block, arguments, shared, stream);
}

cudaError_t cudaFuncGetAttributes(cudaFuncAttributes *attributes, const void *function) {
  rk::Locked locked;
  Kernel *kernel;
  cudaError_t error = find_kernel(function, &kernel);
  if (error != cudaSuccess) return error;
  memset(attributes, 0, sizeof *attributes);
  attributes->sharedSizeBytes = kernel->shared;
  attributes->constSizeBytes = kernel->constant;
  attributes->maxThreadsPerBlock = 1024;
  attributes->numRegs = 32;
  attributes->ptxVersion = attributes->binaryVersion = 80;
  attributes->maxDynamicSharedSizeBytes = (int)kernel->most_dynamic;
  return cudaSuccess;
}

cudaError_t cudaFuncSetAttribute(const void *function, cudaFuncAttribute attribute, int value) {
  rk::Locked locked;
  Kernel *kernel;
  cudaError_t error = find_kernel(function, &kernel);
  if (error != cudaSuccess) return error;
  if (attribute == cudaFuncAttributePreferredSharedMemoryCarveout)
    return -1 <= value && value <= 100 ? cudaSuccess : failed(cudaErrorInvalidValue);
  if (attribute != cudaFuncAttributeMaxDynamicSharedMemorySize) return failed(cudaErrorInvalidValue);
  int device, most;
  cudaGetDevice(&device);
  error = cudaDeviceGetAttribute(&most, cudaDevAttrMaxSharedMemoryPerBlockOptin, device);
  if (error != cudaSuccess) return error;
  if (value < 0 || kernel->shared + (size_t)value > (size_t)most)
    return failed(cudaErrorInvalidValue);
  kernel->most_dynamic = (size_t)value;
  return cudaSuccess;
}

cudaError_t cudaFuncSetCacheConfig(const void *function, cudaFuncCache) {
  return kernels().count(function) ? cudaSuccess : failed(cudaErrorInvalidDeviceFunction);
}

cudaError_t cudaFuncSetSharedMemConfig(const void *function, cudaSharedMemConfig) {
  return kernels().count(function) ? cudaSuccess : failed(cudaErrorInvalidDeviceFunction);
}

cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *blocks, const void *function,
                                                          int threads, size_t shared) {
  rk::Locked locked;
  Kernel *kernel;
  cudaError_t error = find_kernel(function, &kernel);
  if (error != cudaSuccess) return error;
  if (threads < 1) return failed(cudaErrorInvalidValue);
  rk::Results results;
  error = ask(Operation::active_blocks, {(uint64_t)threads, kernel->shared + shared}, &results);
  if (error == cudaSuccess) *blocks = (int)results.words[0];
  return error;
}

cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *blocks,
                                                                   const void *function,
                                                                   int threads, size_t shared,
                                                                   unsigned int) {
  return cudaOccupancyMaxActiveBlocksPerMultiprocessor(blocks, function, threads, shared);
}

cudaError_t cudaGetSymbolAddress(void **pointer, const void *variable) {
  rk::Locked locked;
  Symbol *symbol;
  cudaError_t error = find_symbol(variable, &symbol);
  if (error == cudaSuccess) *pointer = (void *)symbol->address;
  return error;
}

cudaError_t cudaGetSymbolSize(size_t *size, const void *variable) {
  auto known = symbols().find(variable);
  if (known == symbols().end()) return failed(cudaErrorInvalidSymbol);
  *size = known->second.size;
  return cudaSuccess;
}

cudaError_t cudaMemcpyToSymbol(const void *variable, const void *from, size_t size, size_t offset,
                               cudaMemcpyKind kind) {
  void *pointer;
  cudaError_t error = cudaGetSymbolAddress(&pointer, variable);
  return error != cudaSuccess ? error : cudaMemcpy((char *)pointer + offset, from, size, kind);
}

cudaError_t cudaMemcpyToSymbolAsync(const void *variable, const void *from, size_t size,
                                    size_t offset, cudaMemcpyKind kind, cudaStream_t stream) {
  return rk::enqueue(stream, cudaGraphNodeTypeMemcpy,
                     [=] { return cudaMemcpyToSymbol(variable, from, size, offset, kind); });
}

cudaError_t cudaMemcpyFromSymbol(void *to, const void *variable, size_t size, size_t offset,
                                 cudaMemcpyKind kind) {
  void *pointer;
  cudaError_t error = cudaGetSymbolAddress(&pointer, variable);
  return error != cudaSuccess ? error : cudaMemcpy(to, (char *)pointer + offset, size, kind);
}

cudaError_t cudaMemcpyFromSymbolAsync(void *to, const void *variable, size_t size, size_t offset,
                                      cudaMemcpyKind kind, cudaStream_t stream) {
  return rk::enqueue(stream, cudaGraphNodeTypeMemcpy,
                     [=] { return cudaMemcpyFromSymbol(to, variable, size, offset, kind); });
}
}
