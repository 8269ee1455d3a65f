// CUDA arrays, and copies in three dimensions. An array is device memory whose rows follow each
// other; what it is made of only the host and its textures know.
#include "arrays.h"

#include <string.h>

#include "connection.h"
#include "graphs/graphs.h"

namespace {

using rk::failed;

size_t rows(const cudaArray *array) {
  return (array->height ? array->height : 1) * (array->depth ? array->depth : 1);
}

// The distance of rows in memory. One row needs none, and programs give 0.
size_t stride(size_t pitch, size_t width, size_t height) {
  return pitch == 0 && height == 1 ? width : pitch;
}

char *inside(cudaArray_const_t array, size_t x, size_t y, size_t z = 0) {
  size_t height = array->height ? array->height : 1;
  return array->data + (z * height + y) * array->pitch() + x;
}

// A side of a copy in three dimensions: where it begins, its rows and its slices.
struct Side {
  char *data;
  size_t pitch, slice;
};

Side side_of(cudaArray_t array, cudaPos at, const cudaPitchedPtr &pointer) {
  if (array != nullptr) {
    size_t height = array->height ? array->height : 1;
    return Side{inside(array, at.x * array->texel(), at.y, at.z), array->pitch(),
                array->pitch() * height};
  }
  size_t slice = pointer.pitch * pointer.ysize;
  return Side{(char *)pointer.ptr + at.x + at.y * pointer.pitch + at.z * slice, pointer.pitch,
              slice};
}

}  // namespace

extern "C" {

cudaChannelFormatDesc cudaCreateChannelDesc(int x, int y, int z, int w,
                                            cudaChannelFormatKind kind) {
  return cudaChannelFormatDesc{x, y, z, w, kind};
}

cudaError_t cudaMalloc3D(cudaPitchedPtr *pointer, cudaExtent extent) {
  size_t pitch;
  void *memory;
  cudaError_t error = cudaMallocPitch(&memory, &pitch, extent.width, extent.height * extent.depth);
  if (error == cudaSuccess)
    *pointer = cudaPitchedPtr{memory, pitch, extent.width, extent.height};
  return error;
}

cudaError_t cudaMemset3D(cudaPitchedPtr pointer, int value, cudaExtent extent) {
  cudaError_t error = cudaSuccess;
  for (size_t z = 0; z < extent.depth && error == cudaSuccess; ++z)
    error = cudaMemset2D((char *)pointer.ptr + z * pointer.pitch * pointer.ysize, pointer.pitch,
                         value, extent.width, extent.height);
  return error;
}

cudaError_t cudaMalloc3DArray(cudaArray_t *made, const cudaChannelFormatDesc *format,
                              cudaExtent extent, unsigned flags) {
  cudaArray *array = new cudaArray{nullptr, extent.width, extent.height, extent.depth, *format,
                                   flags};
  cudaError_t error = array->texel() == 0 || extent.width == 0
                          ? failed(cudaErrorInvalidValue)
                          : cudaMalloc((void **)&array->data, array->pitch() * rows(array));
  if (error == cudaSuccess)
    *made = array;
  else
    delete array;
  return error;
}

cudaError_t cudaMallocArray(cudaArray_t *array, const cudaChannelFormatDesc *format, size_t width,
                            size_t height, unsigned flags) {
  return cudaMalloc3DArray(array, format, cudaExtent{width, height, 0}, flags);
}

cudaError_t cudaFreeArray(cudaArray_t array) {
  if (array == nullptr) return cudaSuccess;
  cudaError_t error = cudaFree(array->data);
  delete array;
  return error;
}

cudaError_t cudaArrayGetInfo(cudaChannelFormatDesc *format, cudaExtent *extent, unsigned *flags,
                             cudaArray_t array) {
  if (array == nullptr) return failed(cudaErrorInvalidValue);
  if (format != nullptr) *format = array->format;
  if (extent != nullptr) *extent = cudaExtent{array->width, array->height, array->depth};
  if (flags != nullptr) *flags = array->flags;
  return cudaSuccess;
}

cudaError_t cudaGetChannelDesc(cudaChannelFormatDesc *format, cudaArray_const_t array) {
  *format = array->format;
  return cudaSuccess;
}

cudaError_t cudaMemcpy2DToArray(cudaArray_t array, size_t x, size_t y, const void *from,
                                size_t pitch, size_t width, size_t height, cudaMemcpyKind kind) {
  if (x + width > array->pitch() || y + height > rows(array)) return failed(cudaErrorInvalidValue);
  return cudaMemcpy2D(inside(array, x, y), array->pitch(), from, stride(pitch, width, height),
                      width, height, kind);
}

cudaError_t cudaMemcpy2DFromArray(void *to, size_t pitch, cudaArray_const_t array, size_t x,
                                  size_t y, size_t width, size_t height, cudaMemcpyKind kind) {
  if (x + width > array->pitch() || y + height > rows(array)) return failed(cudaErrorInvalidValue);
  return cudaMemcpy2D(to, stride(pitch, width, height), inside(array, x, y), array->pitch(), width,
                      height, kind);
}

// Rows follow each other without gaps, on both sides.
cudaError_t cudaMemcpyToArray(cudaArray_t array, size_t x, size_t y, const void *from, size_t size,
                              cudaMemcpyKind kind) {
  return cudaMemcpy(inside(array, x, y), from, size, kind);
}

cudaError_t cudaMemcpyFromArray(void *to, cudaArray_const_t array, size_t x, size_t y, size_t size,
                                cudaMemcpyKind kind) {
  return cudaMemcpy(to, inside(array, x, y), size, kind);
}

cudaError_t cudaMemcpy3D(const cudaMemcpy3DParms *p) {
  // Widths are of texels where an array takes part, else of bytes.
  const cudaArray *array = p->srcArray != nullptr ? p->srcArray : p->dstArray;
  size_t width = p->extent.width * (array != nullptr ? array->texel() : 1);
  Side to = side_of(p->dstArray, p->dstPos, p->dstPtr);
  Side from = side_of(p->srcArray, p->srcPos, p->srcPtr);
  cudaError_t error = cudaSuccess;
  for (size_t z = 0; z < p->extent.depth && error == cudaSuccess; ++z)
    error = cudaMemcpy2D(to.data + z * to.slice, to.pitch, from.data + z * from.slice, from.pitch,
                         width, p->extent.height, p->kind);
  return error;
}

cudaError_t cudaMemcpy3DAsync(const cudaMemcpy3DParms *parameters, cudaStream_t stream) {
  cudaMemcpy3DParms kept = *parameters;
  return rk::enqueue(stream, cudaGraphNodeTypeMemcpy, [kept] { return cudaMemcpy3D(&kept); });
}
}
