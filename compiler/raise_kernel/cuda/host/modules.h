// A module of a program: one source's device side.
#ifndef RK_MODULES_H
#define RK_MODULES_H

#include <cstdint>

#include "host/rk_api.h"

namespace rk {

// What the build puts where nvcc puts machine code: raise_kernel/cuda/image.py writes it.
struct DeviceImage {
  char magic[8];
  uint64_t size;
};

// One that `is_alone` was loaded by name, and is linked with no other.
struct Module {
  const DeviceImage *image;
  bool is_alone = false;
  uint64_t number = 0;
  bool loaded = false;
};

constexpr char MAGIC[] = "RKIMAGE1";
inline bool is_image(const DeviceImage *image) {
  return __builtin_memcmp(image->magic, MAGIC, sizeof image->magic) == 0;
}

// A variable of a module: `size` is 0 until it is known.
cudaError_t find_variable(Module *module, const char *name, uint64_t *address, size_t *size);

// Sends the module to the device process, unless it has it.
cudaError_t load(Module *module);

}  // namespace rk

#endif
