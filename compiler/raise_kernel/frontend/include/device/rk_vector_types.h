// float2, int4, dim3 and their like, with make_*: layout and alignment as CUDA's.
#ifndef RK_VECTOR_TYPES_H
#define RK_VECTOR_TYPES_H

#ifdef __CUDA__
#define RK_BOTH static inline __attribute__((host, device))
#else
#define RK_BOTH static inline __attribute__((unused))
#endif

#define RK_VECTORS(T, name, a2, a4)                                                                \
  typedef struct name##1 { T x; } name##1;                                                         \
  typedef struct __attribute__((aligned(a2))) name##2 { T x, y; } name##2;                         \
  typedef struct name##3 { T x, y, z; } name##3;                                                   \
  typedef struct __attribute__((aligned(a4))) name##4 { T x, y, z, w; } name##4;                   \
  RK_BOTH name##1 make_##name##1(T x) {                                                            \
    name##1 made = {x};                                                                            \
    return made;                                                                                   \
  }                                                                                                \
  RK_BOTH name##2 make_##name##2(T x, T y) {                                                       \
    name##2 made = {x, y};                                                                         \
    return made;                                                                                   \
  }                                                                                                \
  RK_BOTH name##3 make_##name##3(T x, T y, T z) {                                                  \
    name##3 made = {x, y, z};                                                                      \
    return made;                                                                                   \
  }                                                                                                \
  RK_BOTH name##4 make_##name##4(T x, T y, T z, T w) {                                             \
    name##4 made = {x, y, z, w};                                                                   \
    return made;                                                                                   \
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
#undef RK_BOTH

#ifdef __CUDA__
#define RK_BOTH __attribute__((host, device)) constexpr
#elif defined(__cplusplus) && __cplusplus >= 201103L
#define RK_BOTH constexpr
#else
#define RK_BOTH
#endif
typedef struct dim3 {
  unsigned int x, y, z;
#ifdef __cplusplus
  RK_BOTH dim3(unsigned int x = 1, unsigned int y = 1, unsigned int z = 1) : x(x), y(y), z(z) {}
  RK_BOTH dim3(uint3 v) : x(v.x), y(v.y), z(v.z) {}
  RK_BOTH operator uint3() const { return uint3{x, y, z}; }
#endif
} dim3;
#undef RK_BOTH

#endif
