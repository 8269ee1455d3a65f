// Kernels: those that clang's host code registers, and functions of modules that are loaded by name.
#ifndef RK_KERNELS_H
#define RK_KERNELS_H

#include <string>
#include <vector>

#include "modules.h"

namespace rk {

// Of an argument: its size, and where it is in a buffer of all of them.
struct Parameter {
  uint32_t size, begin;
};

struct Kernel {
  Module *module;
  std::string name;
  bool found = false;
  uint64_t number = 0;
  std::vector<Parameter> parameters;
  // Bytes of shared and constant memory, and the most shared memory that a launch may add.
  size_t shared = 0, constant = 0, most_dynamic = 0;
  // By the device, or the kernel's __launch_bounds__.
  uint64_t most_threads = 0;
};

// What a launch is, and the stream that it is for.
struct Configuration {
  dim3 grid, block;
  size_t shared;
  cudaStream_t stream;
};

// Asks the device process for the kernel, once.
cudaError_t find(Kernel *kernel);

// The arguments as bytes, of a launch within the limits: each at its own address, or all at once in
// a buffer of `size` bytes.
cudaError_t pack(Kernel *kernel, const Configuration &launch, void **arguments, std::string *data);
cudaError_t pack(Kernel *kernel, const Configuration &launch, const char *buffer, size_t size,
                 std::string *data);
// Launches, or adds the launch to the graph that captures the stream.
cudaError_t launch(Kernel *kernel, const Configuration &launch, const std::string &data);
// cudaErrorCooperativeLaunchTooLarge where the device does not hold the grid at once.
cudaError_t check_cooperative(Kernel *kernel, const Configuration &launch);

cudaError_t attributes_of(Kernel *kernel, cudaFuncAttributes *attributes);
cudaError_t set_attribute(Kernel *kernel, cudaFuncAttribute attribute, int value);
cudaError_t active_blocks(Kernel *kernel, int threads, size_t shared, int *blocks);

}  // namespace rk

#endif
