// The host's templates about texture and surface references.
#ifndef RK_TEXTURE_HOST_H
#define RK_TEXTURE_HOST_H

#include "host/rk_arrays.h"

// The format of a texel of type T.
template <class T> struct rk_format;
#define RK_FORMAT(T, C, count, kind)                                                               \
  template <> struct rk_format<T> {                                                                \
    static cudaChannelFormatDesc get() {                                                           \
      const int bits = 8 * sizeof(C);                                                              \
      return {bits, count > 1 ? bits : 0, count > 2 ? bits : 0, count > 2 ? bits : 0,              \
              cudaChannelFormatKind##kind};                                                        \
    }                                                                                              \
  };
#define RK_FORMATS(C, name, kind)                                                                  \
  RK_FORMAT(C, C, 1, kind)                                                                         \
  RK_FORMAT(name##1, C, 1, kind)                                                                   \
  RK_FORMAT(name##2, C, 2, kind)                                                                   \
  RK_FORMAT(name##4, C, 4, kind)
RK_FORMAT(char, char, 1, Signed)
RK_FORMATS(signed char, char, Signed)
RK_FORMATS(unsigned char, uchar, Unsigned)
RK_FORMATS(short, short, Signed)
RK_FORMATS(unsigned short, ushort, Unsigned)
RK_FORMATS(int, int, Signed)
RK_FORMATS(unsigned int, uint, Unsigned)
RK_FORMATS(float, float, Float)
#undef RK_FORMATS
#undef RK_FORMAT
template <class T> static inline cudaChannelFormatDesc cudaCreateChannelDesc() {
  return rk_format<T>::get();
}

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
