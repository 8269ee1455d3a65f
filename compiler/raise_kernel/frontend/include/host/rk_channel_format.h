// The format of a texel by its type, for C++ and CUDA C++.
#ifndef RK_CHANNEL_FORMAT_H
#define RK_CHANNEL_FORMAT_H

#include "host/rk_arrays.h"
#include "device/rk_vector_types.h"

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

#endif
