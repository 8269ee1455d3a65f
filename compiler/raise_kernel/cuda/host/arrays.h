// What a CUDA array is to the runtime library.
#ifndef RK_HOST_ARRAYS_H
#define RK_HOST_ARRAYS_H

#include "host/rk_api.h"

// Extents in texels; 0 where it has fewer dimensions.
struct cudaArray {
  char *data;
  size_t width, height, depth;
  cudaChannelFormatDesc format;
  unsigned flags;

  size_t texel() const { return (size_t)(format.x + format.y + format.z + format.w) / 8; }
  size_t pitch() const { return width * texel(); }
};

#endif
