// Texture and surface objects and references: fetches become LLVM's llvm.nvvm.tex.*, suld and sust.
//
// A reference is a module variable of type `texture` or `surface`; clang passes it as its handle.
#ifndef RK_TEXTURES_H
#define RK_TEXTURES_H

#include "host/rk_arrays.h"

template <class T, int dim = cudaTextureType1D,
          cudaTextureReadMode mode = cudaReadModeElementType>
struct __attribute__((device_builtin_texture_type)) rk_texture : textureReference {
#ifndef __CUDA_ARCH__
  // The device's variable is a handle; the host's says how it reads.
  rk_texture() : textureReference() {
    for (cudaTextureAddressMode &axis : addressMode) axis = cudaAddressModeClamp;
  }
#endif
};
template <class T, int dim = cudaSurfaceType1D>
struct __attribute__((device_builtin_surface_type)) rk_surface : surfaceReference {};
template <int dim>
struct __attribute__((device_builtin_surface_type)) rk_surface<void, dim> : surfaceReference {};
// CUDA 12 has no references: a source may call something else by their names.
#ifndef RK_NO_TEXTURE_TEMPLATE
template <class T, int dim = cudaTextureType1D,
          cudaTextureReadMode mode = cudaReadModeElementType>
using texture = rk_texture<T, dim, mode>;
#endif
#ifndef RK_NO_SURFACE_TEMPLATE
template <class T, int dim = cudaSurfaceType1D> using surface = rk_surface<T, dim>;
#endif

#define RK_IMAGE static __device__ __forceinline__
template <class T, int dim, cudaTextureReadMode mode>
RK_IMAGE cudaTextureObject_t rk_handle(rk_texture<T, dim, mode> reference) {
  cudaTextureObject_t handle;
  asm("mov.b64 %0, %1;" : "=l"(handle) : "l"(reference));
  return handle;
}
template <class T, int dim> RK_IMAGE cudaSurfaceObject_t rk_handle(rk_surface<T, dim> reference) {
  cudaSurfaceObject_t handle;
  asm("mov.b64 %0, %1;" : "=l"(handle) : "l"(reference));
  return handle;
}

// ---- texels: what a fetch gives, and the part of it that a type of the source takes ----
struct rk_f32x4 { float x, y, z, w; };
struct rk_s32x4 { int x, y, z, w; };
struct rk_u32x4 { unsigned int x, y, z, w; };
template <class T> struct rk_texel;
#define RK_TEXEL(T, W, F, value)                                                                   \
  template <> struct rk_texel<T> {                                                                 \
    typedef W wide;                                                                                \
    typedef F normalized;                                                                          \
    RK_IMAGE T take(W v) { return value; }                                                         \
  };
#define RK_TEXELS(C, name, W)                                                                      \
  RK_TEXEL(C, W, float, (C)v.x)                                                                    \
  RK_TEXEL(name##1, W, float1, make_##name##1((C)v.x))                                             \
  RK_TEXEL(name##2, W, float2, make_##name##2((C)v.x, (C)v.y))                                     \
  RK_TEXEL(name##4, W, float4, make_##name##4((C)v.x, (C)v.y, (C)v.z, (C)v.w))
RK_TEXELS(signed char, char, rk_s32x4)
RK_TEXELS(unsigned char, uchar, rk_u32x4)
RK_TEXELS(short, short, rk_s32x4)
RK_TEXELS(unsigned short, ushort, rk_u32x4)
RK_TEXELS(int, int, rk_s32x4)
RK_TEXELS(unsigned int, uint, rk_u32x4)
RK_TEXELS(float, float, rk_f32x4)
RK_TEXEL(char, rk_s32x4, float, (char)v.x)
#undef RK_TEXELS
#undef RK_TEXEL

// ---- fetches, by the geometry of the texture ----
#define RK_ARGS(...) (cudaTextureObject_t, __VA_ARGS__)
#define RK_WIDE(name, geometry, coordinate, params)                                                \
  __device__ rk_f32x4 rk_f32_##name params asm("llvm.nvvm." geometry ".v4f32." coordinate);        \
  __device__ rk_s32x4 rk_s32_##name params asm("llvm.nvvm." geometry ".v4s32." coordinate);        \
  __device__ rk_u32x4 rk_u32_##name params asm("llvm.nvvm." geometry ".v4u32." coordinate);
RK_WIDE(tex1Dfetch, "tex.unified.1d", "s32", RK_ARGS(int))
RK_WIDE(tex1D, "tex.unified.1d", "f32", RK_ARGS(float))
RK_WIDE(tex2D, "tex.unified.2d", "f32", RK_ARGS(float, float))
RK_WIDE(tex3D, "tex.unified.3d", "f32", RK_ARGS(float, float, float))
RK_WIDE(layered1D, "tex.unified.1d.array", "f32", RK_ARGS(int, float))
RK_WIDE(layered2D, "tex.unified.2d.array", "f32", RK_ARGS(int, float, float))
RK_WIDE(texCubemap, "tex.unified.cube", "f32", RK_ARGS(float, float, float))
RK_WIDE(tex1DLod, "tex.unified.1d.level", "f32", RK_ARGS(float, float))
RK_WIDE(tex2DLod, "tex.unified.2d.level", "f32", RK_ARGS(float, float, float))
RK_WIDE(tex3DLod, "tex.unified.3d.level", "f32", RK_ARGS(float, float, float, float))
RK_WIDE(tex1DGrad, "tex.unified.1d.grad", "f32", RK_ARGS(float, float, float))
RK_WIDE(tex2DGrad, "tex.unified.2d.grad", "f32",
        RK_ARGS(float, float, float, float, float, float))
RK_WIDE(gather_r, "tld4.unified.r.2d", "f32", RK_ARGS(float, float))
RK_WIDE(gather_g, "tld4.unified.g.2d", "f32", RK_ARGS(float, float))
RK_WIDE(gather_b, "tld4.unified.b.2d", "f32", RK_ARGS(float, float))
RK_WIDE(gather_a, "tld4.unified.a.2d", "f32", RK_ARGS(float, float))
#undef RK_WIDE
#undef RK_ARGS

// By object, into a variable, by reference, and by reference as a normalized float.
#define RK_PARAMS(...) __VA_ARGS__
#define RK_FETCH(name, dim, params, values)                                                        \
  RK_IMAGE void rk_##name(rk_f32x4 &v, cudaTextureObject_t t, params) { v = rk_f32_##name(t, values); } \
  RK_IMAGE void rk_##name(rk_s32x4 &v, cudaTextureObject_t t, params) { v = rk_s32_##name(t, values); } \
  RK_IMAGE void rk_##name(rk_u32x4 &v, cudaTextureObject_t t, params) { v = rk_u32_##name(t, values); } \
  template <class T> RK_IMAGE T name(cudaTextureObject_t t, params) {                              \
    typename rk_texel<T>::wide wide;                                                               \
    rk_##name(wide, t, values);                                                                    \
    return rk_texel<T>::take(wide);                                                                \
  }                                                                                                \
  template <class T> RK_IMAGE void name(T *value, cudaTextureObject_t t, params) {                 \
    *value = name<T>(t, values);                                                                   \
  }                                                                                                \
  template <class T> RK_IMAGE T name(rk_texture<T, dim, cudaReadModeElementType> t, params) {         \
    return name<T>(rk_handle(t), values);                                                          \
  }                                                                                                \
  template <class T>                                                                               \
  RK_IMAGE typename rk_texel<T>::normalized name(rk_texture<T, dim, cudaReadModeNormalizedFloat> t,   \
                                                 params) {                                         \
    return name<typename rk_texel<T>::normalized>(rk_handle(t), values);                           \
  }
RK_FETCH(tex1Dfetch, cudaTextureType1D, RK_PARAMS(int x), x)
RK_FETCH(tex1D, cudaTextureType1D, RK_PARAMS(float x), x)
RK_FETCH(tex2D, cudaTextureType2D, RK_PARAMS(float x, float y), RK_PARAMS(x, y))
RK_FETCH(tex3D, cudaTextureType3D, RK_PARAMS(float x, float y, float z), RK_PARAMS(x, y, z))
RK_FETCH(texCubemap, cudaTextureTypeCubemap, RK_PARAMS(float x, float y, float z),
         RK_PARAMS(x, y, z))
RK_FETCH(tex1DLod, cudaTextureType1D, RK_PARAMS(float x, float level), RK_PARAMS(x, level))
RK_FETCH(tex2DLod, cudaTextureType2D, RK_PARAMS(float x, float y, float level),
         RK_PARAMS(x, y, level))
RK_FETCH(tex3DLod, cudaTextureType3D, RK_PARAMS(float x, float y, float z, float level),
         RK_PARAMS(x, y, z, level))
RK_FETCH(tex1DGrad, cudaTextureType1D, RK_PARAMS(float x, float dx, float dy),
         RK_PARAMS(x, dx, dy))
#define RK_LAYERED(name, wide, params, values)                                                     \
  RK_IMAGE rk_f32x4 rk_f32_##name(cudaTextureObject_t t, params, int layer) {                      \
    return rk_f32_##wide(t, layer, values);                                                        \
  }                                                                                                \
  RK_IMAGE rk_s32x4 rk_s32_##name(cudaTextureObject_t t, params, int layer) {                      \
    return rk_s32_##wide(t, layer, values);                                                        \
  }                                                                                                \
  RK_IMAGE rk_u32x4 rk_u32_##name(cudaTextureObject_t t, params, int layer) {                      \
    return rk_u32_##wide(t, layer, values);                                                        \
  }
RK_LAYERED(tex1DLayered, layered1D, RK_PARAMS(float x), x)
RK_LAYERED(tex2DLayered, layered2D, RK_PARAMS(float x, float y), RK_PARAMS(x, y))
#undef RK_LAYERED
RK_FETCH(tex1DLayered, cudaTextureType1DLayered, RK_PARAMS(float x, int layer),
         RK_PARAMS(x, layer))
RK_FETCH(tex2DLayered, cudaTextureType2DLayered, RK_PARAMS(float x, float y, int layer),
         RK_PARAMS(x, y, layer))
#define RK_GATHER(W, kind)                                                                         \
  RK_IMAGE W rk_##kind##_tex2Dgather(cudaTextureObject_t t, float x, float y, int component) {     \
    return component == 0   ? rk_##kind##_gather_r(t, x, y)                                        \
           : component == 1 ? rk_##kind##_gather_g(t, x, y)                                        \
           : component == 2 ? rk_##kind##_gather_b(t, x, y)                                        \
                            : rk_##kind##_gather_a(t, x, y);                                       \
  }
RK_GATHER(rk_f32x4, f32)
RK_GATHER(rk_s32x4, s32)
RK_GATHER(rk_u32x4, u32)
#undef RK_GATHER
RK_FETCH(tex2Dgather, cudaTextureType2D, RK_PARAMS(float x, float y, int component = 0),
         RK_PARAMS(x, y, component))
template <class T>
RK_IMAGE T tex2DGrad(cudaTextureObject_t t, float x, float y, float2 dx, float2 dy) {
  return rk_texel<T>::take(rk_f32_tex2DGrad(t, x, y, dx.x, dx.y, dy.x, dy.y));
}
#undef RK_FETCH

// ---- surfaces: x is in bytes ----
template <int bits, int count, cudaSurfaceBoundaryMode mode> struct rk_access {};
template <class W> struct rk_pair { W x, y; };
template <class W> struct rk_quad { W x, y, z, w; };

#define RK_ARGS(...) __VA_ARGS__
#define RK_LOAD(name, geometry, mode, kind, access, W, params, values)                      \
  __device__ W rk_suld_##name##kind##mode(cudaSurfaceObject_t, params) asm(                        \
      "llvm.nvvm.suld." geometry "." #kind "." #mode);                                             \
  RK_IMAGE W rk_load_##name(access, cudaSurfaceObject_t s, params) {                               \
    return rk_suld_##name##kind##mode(s, values);                                                  \
  }
#define RK_STORE1(name, geometry, mode, kind, access, W, params, values)                           \
  __device__ void rk_sust_##name##kind##mode(cudaSurfaceObject_t, params, W) asm(                  \
      "llvm.nvvm.sust.b." geometry "." #kind "." #mode);                                           \
  RK_IMAGE void rk_store_##name(access, cudaSurfaceObject_t s, params, W v) {                      \
    rk_sust_##name##kind##mode(s, values, v);                                                      \
  }
#define RK_STORE2(name, geometry, mode, kind, access, W, params, values)                           \
  __device__ void rk_sust_##name##kind##mode(cudaSurfaceObject_t, params, W, W) asm(               \
      "llvm.nvvm.sust.b." geometry "." #kind "." #mode);                                           \
  RK_IMAGE void rk_store_##name(access, cudaSurfaceObject_t s, params, rk_pair<W> v) {             \
    rk_sust_##name##kind##mode(s, values, v.x, v.y);                                               \
  }
#define RK_STORE4(name, geometry, mode, kind, access, W, params, values)                           \
  __device__ void rk_sust_##name##kind##mode(cudaSurfaceObject_t, params, W, W, W, W) asm(         \
      "llvm.nvvm.sust.b." geometry "." #kind "." #mode);                                           \
  RK_IMAGE void rk_store_##name(access, cudaSurfaceObject_t s, params, rk_quad<W> v) {             \
    rk_sust_##name##kind##mode(s, values, v.x, v.y, v.z, v.w);                                     \
  }
#define RK_WORDS(name, geometry, mode, M, bits, W, params, values)                                 \
  RK_LOAD(name, geometry, mode, i##bits, RK_ARGS(rk_access<bits, 1, M>), W, RK_ARGS(params),    \
           RK_ARGS(values))                                                                        \
  RK_STORE1(name, geometry, mode, i##bits, RK_ARGS(rk_access<bits, 1, M>), W, RK_ARGS(params),     \
            RK_ARGS(values))                                                                       \
  RK_LOAD(name, geometry, mode, v2i##bits, RK_ARGS(rk_access<bits, 2, M>), rk_pair<W>,          \
           RK_ARGS(params), RK_ARGS(values))                                                       \
  RK_STORE2(name, geometry, mode, v2i##bits, RK_ARGS(rk_access<bits, 2, M>), W, RK_ARGS(params),   \
            RK_ARGS(values))
#define RK_QUADS(name, geometry, mode, M, bits, W, params, values)                                 \
  RK_LOAD(name, geometry, mode, v4i##bits, RK_ARGS(rk_access<bits, 4, M>), rk_quad<W>,          \
           RK_ARGS(params), RK_ARGS(values))                                                       \
  RK_STORE4(name, geometry, mode, v4i##bits, RK_ARGS(rk_access<bits, 4, M>), W, RK_ARGS(params),   \
            RK_ARGS(values))
// PTX has no 8-bit registers: bytes travel in 16 bits.
#define RK_MODE(name, geometry, mode, M, params, values)                                           \
  RK_WORDS(name, geometry, mode, M, 8, short, RK_ARGS(params), RK_ARGS(values))                    \
  RK_WORDS(name, geometry, mode, M, 16, short, RK_ARGS(params), RK_ARGS(values))                   \
  RK_WORDS(name, geometry, mode, M, 32, int, RK_ARGS(params), RK_ARGS(values))                     \
  RK_WORDS(name, geometry, mode, M, 64, long long, RK_ARGS(params), RK_ARGS(values))               \
  RK_QUADS(name, geometry, mode, M, 8, short, RK_ARGS(params), RK_ARGS(values))                    \
  RK_QUADS(name, geometry, mode, M, 16, short, RK_ARGS(params), RK_ARGS(values))                   \
  RK_QUADS(name, geometry, mode, M, 32, int, RK_ARGS(params), RK_ARGS(values))
#define RK_GEOMETRY(name, geometry, params, values)                                                \
  RK_MODE(name, geometry, zero, cudaBoundaryModeZero, RK_ARGS(params), RK_ARGS(values))            \
  RK_MODE(name, geometry, clamp, cudaBoundaryModeClamp, RK_ARGS(params), RK_ARGS(values))          \
  RK_MODE(name, geometry, trap, cudaBoundaryModeTrap, RK_ARGS(params), RK_ARGS(values))
RK_GEOMETRY(1D, "1d", int x, x)
RK_GEOMETRY(2D, "2d", RK_ARGS(int x, int y), RK_ARGS(x, y))
RK_GEOMETRY(3D, "3d", RK_ARGS(int x, int y, int z), RK_ARGS(x, y, z))
RK_GEOMETRY(1DLayered, "1d.array", RK_ARGS(int layer, int x), RK_ARGS(layer, x))
RK_GEOMETRY(2DLayered, "2d.array", RK_ARGS(int layer, int x, int y), RK_ARGS(layer, x, y))
#undef RK_GEOMETRY
#undef RK_MODE
#undef RK_QUADS
#undef RK_WORDS
#undef RK_STORE4
#undef RK_STORE2
#undef RK_STORE1
#undef RK_LOAD

// How a type of the source travels: its channels as words.
template <class T> struct rk_channels;
template <class W, class C> RK_IMAGE W rk_word(C value) {
  W word = 0;
  __builtin_memcpy(&word, &value, sizeof(C));
  return word;
}
template <class C, class W> RK_IMAGE C rk_channel(W word) {
  C value;
  __builtin_memcpy(&value, &word, sizeof(C));
  return value;
}
#define RK_CHANNEL1(T, C, W, member, make)                                                         \
  template <> struct rk_channels<T> {                                                              \
    static constexpr int bits = 8 * sizeof(C), count = 1;                                          \
    typedef W words;                                                                               \
    RK_IMAGE W to(T v) { return rk_word<W, C>(member); }                                           \
    RK_IMAGE T from(W v) { return make(rk_channel<C, W>(v)); }                                     \
  };
#define RK_CHANNEL2(T, C, W, make)                                                                 \
  template <> struct rk_channels<T> {                                                              \
    static constexpr int bits = 8 * sizeof(C), count = 2;                                          \
    typedef rk_pair<W> words;                                                                      \
    RK_IMAGE words to(T v) { return {rk_word<W, C>(v.x), rk_word<W, C>(v.y)}; }                    \
    RK_IMAGE T from(words v) { return make(rk_channel<C, W>(v.x), rk_channel<C, W>(v.y)); }        \
  };
#define RK_CHANNEL4(T, C, W, make)                                                                 \
  template <> struct rk_channels<T> {                                                              \
    static constexpr int bits = 8 * sizeof(C), count = 4;                                          \
    typedef rk_quad<W> words;                                                                      \
    RK_IMAGE words to(T v) {                                                                       \
      return {rk_word<W, C>(v.x), rk_word<W, C>(v.y), rk_word<W, C>(v.z), rk_word<W, C>(v.w)};     \
    }                                                                                              \
    RK_IMAGE T from(words v) {                                                                     \
      return make(rk_channel<C, W>(v.x), rk_channel<C, W>(v.y), rk_channel<C, W>(v.z),             \
                  rk_channel<C, W>(v.w));                                                          \
    }                                                                                              \
  };
#define RK_CHANNELS(C, name, W)                                                                    \
  RK_CHANNEL1(C, C, W, v, )                                                                        \
  RK_CHANNEL1(name##1, C, W, v.x, make_##name##1)                                                  \
  RK_CHANNEL2(name##2, C, W, make_##name##2)
RK_CHANNEL1(char, char, short, v, )
RK_CHANNELS(signed char, char, short)
RK_CHANNELS(unsigned char, uchar, short)
RK_CHANNELS(short, short, short)
RK_CHANNELS(unsigned short, ushort, short)
RK_CHANNELS(int, int, int)
RK_CHANNELS(unsigned int, uint, int)
RK_CHANNELS(float, float, int)
RK_CHANNELS(long long, longlong, long long)
RK_CHANNELS(unsigned long long, ulonglong, long long)
RK_CHANNEL4(char4, signed char, short, make_char4)
RK_CHANNEL4(uchar4, unsigned char, short, make_uchar4)
RK_CHANNEL4(short4, short, short, make_short4)
RK_CHANNEL4(ushort4, unsigned short, short, make_ushort4)
RK_CHANNEL4(int4, int, int, make_int4)
RK_CHANNEL4(uint4, unsigned int, int, make_uint4)
RK_CHANNEL4(float4, float, int, make_float4)
#undef RK_CHANNELS
#undef RK_CHANNEL4
#undef RK_CHANNEL2
#undef RK_CHANNEL1

// By object and by reference; a value that is returned, and one that is written to a variable.
#define RK_SURFACE(name, dim, inner, params, values, ordered)                                      \
  template <class T>                                                                               \
  RK_IMAGE T name##read(cudaSurfaceObject_t s, params,                                             \
                        cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap) {                     \
    typedef rk_channels<T> C;                                                                      \
    return C::from(                                                                                \
        mode == cudaBoundaryModeZero                                                               \
            ? rk_load_##inner(rk_access<C::bits, C::count, cudaBoundaryModeZero>(), s, ordered)    \
        : mode == cudaBoundaryModeClamp                                                            \
            ? rk_load_##inner(rk_access<C::bits, C::count, cudaBoundaryModeClamp>(), s, ordered)   \
            : rk_load_##inner(rk_access<C::bits, C::count, cudaBoundaryModeTrap>(), s, ordered));  \
  }                                                                                                \
  template <class T>                                                                               \
  RK_IMAGE void name##read(T *value, cudaSurfaceObject_t s, params,                                \
                           cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap) {                  \
    *value = name##read<T>(s, values, mode);                                                       \
  }                                                                                                \
  template <class T>                                                                               \
  RK_IMAGE void name##write(T value, cudaSurfaceObject_t s, params,                                \
                            cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap) {                 \
    typedef rk_channels<T> C;                                                                      \
    if (mode == cudaBoundaryModeZero)                                                              \
      rk_store_##inner(rk_access<C::bits, C::count, cudaBoundaryModeZero>(), s, ordered,           \
                       C::to(value));                                                              \
    else if (mode == cudaBoundaryModeClamp)                                                        \
      rk_store_##inner(rk_access<C::bits, C::count, cudaBoundaryModeClamp>(), s, ordered,          \
                       C::to(value));                                                              \
    else                                                                                           \
      rk_store_##inner(rk_access<C::bits, C::count, cudaBoundaryModeTrap>(), s, ordered,           \
                       C::to(value));                                                              \
  }                                                                                                \
  template <class T>                                                                               \
  RK_IMAGE T name##read(rk_surface<void, dim> s, params,                                              \
                        cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap) {                     \
    return name##read<T>(rk_handle(s), values, mode);                                              \
  }                                                                                                \
  template <class T>                                                                               \
  RK_IMAGE void name##read(T *value, rk_surface<void, dim> s, params,                                 \
                           cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap) {                  \
    *value = name##read<T>(rk_handle(s), values, mode);                                            \
  }                                                                                                \
  template <class T>                                                                               \
  RK_IMAGE void name##write(T value, rk_surface<void, dim> s, params,                                 \
                            cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap) {                 \
    name##write(value, rk_handle(s), values, mode);                                                \
  }
RK_SURFACE(surf1D, cudaSurfaceType1D, 1D, int x, x, x)
RK_SURFACE(surf2D, cudaSurfaceType2D, 2D, RK_ARGS(int x, int y), RK_ARGS(x, y), RK_ARGS(x, y))
RK_SURFACE(surf3D, cudaSurfaceType3D, 3D, RK_ARGS(int x, int y, int z), RK_ARGS(x, y, z),
           RK_ARGS(x, y, z))
RK_SURFACE(surf1DLayered, cudaSurfaceType1DLayered, 1DLayered, RK_ARGS(int x, int layer),
           RK_ARGS(x, layer), RK_ARGS(layer, x))
RK_SURFACE(surf2DLayered, cudaSurfaceType2DLayered, 2DLayered, RK_ARGS(int x, int y, int layer),
           RK_ARGS(x, y, layer), RK_ARGS(layer, x, y))
#undef RK_SURFACE
#undef RK_ARGS
#undef RK_PARAMS
#undef RK_IMAGE
#endif
