// The host's templates about texture and surface references.
#ifndef RK_TEXTURE_HOST_H
#define RK_TEXTURE_HOST_H

#include "host/rk_channel_format.h"

template <class T, int dim, cudaTextureReadMode mode>
static inline cudaError_t cudaBindTexture(size_t *offset, const rk_texture<T, dim, mode> &texture,
                                          const void *pointer, const cudaChannelFormatDesc &format,
                                          size_t size = 0xFFFFFFFF) {
  return rkBindTexture(&texture, mode, offset, pointer, &format, size);
}
template <class T, int dim, cudaTextureReadMode mode>
static inline cudaError_t cudaBindTexture(size_t *offset, const rk_texture<T, dim, mode> &texture,
                                          const void *pointer, size_t size = 0xFFFFFFFF) {
  return cudaBindTexture(offset, texture, pointer, cudaCreateChannelDesc<T>(), size);
}
template <class T, int dim, cudaTextureReadMode mode>
static inline cudaError_t cudaBindTexture2D(size_t *offset, const rk_texture<T, dim, mode> &texture,
                                            const void *pointer,
                                            const cudaChannelFormatDesc &format, size_t width,
                                            size_t height, size_t pitch) {
  return rkBindTexture2D(&texture, mode, offset, pointer, &format, width, height, pitch);
}
template <class T, int dim, cudaTextureReadMode mode>
static inline cudaError_t cudaBindTexture2D(size_t *offset, const rk_texture<T, dim, mode> &texture,
                                            const void *pointer, size_t width, size_t height,
                                            size_t pitch) {
  return cudaBindTexture2D(offset, texture, pointer, cudaCreateChannelDesc<T>(), width, height,
                           pitch);
}
template <class T, int dim, cudaTextureReadMode mode>
static inline cudaError_t cudaBindTextureToArray(const rk_texture<T, dim, mode> &texture,
                                                 cudaArray_const_t array) {
  return rkBindTextureToArray(&texture, mode, array);
}
template <class T, int dim, cudaTextureReadMode mode>
static inline cudaError_t cudaBindTextureToArray(const rk_texture<T, dim, mode> &texture,
                                                 cudaArray_const_t array,
                                                 const cudaChannelFormatDesc &) {
  return rkBindTextureToArray(&texture, mode, array);
}
// C's forms of these, with pointers.
template <class T, int dim, cudaTextureReadMode mode>
static inline cudaError_t cudaBindTexture(size_t *offset, const rk_texture<T, dim, mode> *texture,
                                          const void *pointer, const cudaChannelFormatDesc *format,
                                          size_t size = 0xFFFFFFFF) {
  return rkBindTexture(texture, mode, offset, pointer, format, size);
}
template <class T, int dim, cudaTextureReadMode mode>
static inline cudaError_t cudaBindTextureToArray(const rk_texture<T, dim, mode> *texture,
                                                 cudaArray_const_t array,
                                                 const cudaChannelFormatDesc *) {
  return rkBindTextureToArray(texture, mode, array);
}
template <class T, int dim, cudaTextureReadMode mode>
static inline cudaError_t cudaUnbindTexture(const rk_texture<T, dim, mode> *texture) {
  return rkUnbindTexture(texture);
}
template <class T, int dim, cudaTextureReadMode mode>
static inline cudaError_t cudaUnbindTexture(const rk_texture<T, dim, mode> &texture) {
  return rkUnbindTexture(&texture);
}
template <class T, int dim>
static inline cudaError_t cudaBindSurfaceToArray(const rk_surface<T, dim> &surface,
                                                 cudaArray_const_t array) {
  return rkBindSurfaceToArray(&surface, array);
}
template <class T, int dim>
static inline cudaError_t cudaBindSurfaceToArray(const rk_surface<T, dim> &surface,
                                                 cudaArray_const_t array,
                                                 const cudaChannelFormatDesc &) {
  return rkBindSurfaceToArray(&surface, array);
}

#endif
