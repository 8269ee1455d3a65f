// float2, int4, dim3 and their like, with make_*: layout and alignment as CUDA's.
#ifndef RK_VECTOR_TYPES_H
#define RK_VECTOR_TYPES_H

#define RK_VECTORS(T, name, a2, a4)                                                                \
  struct name##1 { T x; };                                                                         \
  struct __attribute__((aligned(a2))) name##2 { T x, y; };                                         \
  struct name##3 { T x, y, z; };                                                                   \
  struct __attribute__((aligned(a4))) name##4 { T x, y, z, w; };                                   \
  static inline __attribute__((host, device)) name##1 make_##name##1(T x) { return {x}; }          \
  static inline __attribute__((host, device)) name##2 make_##name##2(T x, T y) { return {x, y}; }  \
  static inline __attribute__((host, device)) name##3 make_##name##3(T x, T y, T z) {              \
    return {x, y, z};                                                                              \
  }                                                                                                \
  static inline __attribute__((host, device)) name##4 make_##name##4(T x, T y, T z, T w) {         \
    return {x, y, z, w};                                                                           \
  }

RK_VECTORS(signed char, char, 2, 4)
RK_VECTORS(unsigned char, uchar, 2, 4)
RK_VECTORS(short, short, 4, 8)
RK_VECTORS(unsigned short, ushort, 4, 8)
RK_VECTORS(int, int, 8, 16)
RK_VECTORS(unsigned int, uint, 8, 16)
RK_VECTORS(long, long, 16, 16)
RK_VECTORS(unsigned long, ulong, 16, 16)
RK_VECTORS(long long, longlong, 16, 16)
RK_VECTORS(unsigned long long, ulonglong, 16, 16)
RK_VECTORS(float, float, 8, 16)
RK_VECTORS(double, double, 16, 16)
#undef RK_VECTORS

struct dim3 {
  unsigned int x, y, z;
  __attribute__((host, device)) constexpr dim3(unsigned int x = 1, unsigned int y = 1,
                                               unsigned int z = 1)
      : x(x), y(y), z(z) {}
  __attribute__((host, device)) constexpr dim3(uint3 v) : x(v.x), y(v.y), z(v.z) {}
  __attribute__((host, device)) constexpr operator uint3() const { return uint3{x, y, z}; }
};

#endif
