// A module of a program: one source's device side.
#ifndef RK_MODULES_H
#define RK_MODULES_H

#include <cstdint>

#include "rk_api.h"

namespace rk {

// What the build puts where nvcc puts machine code: raise_kernel/cuda/image.py writes it.
struct DeviceImage {
  char magic[8];
  uint64_t size;
};

struct Module {
  const DeviceImage *image;
  uint64_t number;
  bool loaded;
};

// Sends the module to the device process, unless it has it.
cudaError_t load(Module *module);

}  // namespace rk

#endif
