// The host's calls about textures and surfaces: named by files with a `main`, and never compiled.
#ifndef RK_TEXTURE_HOST_H
#define RK_TEXTURE_HOST_H

typedef struct cudaArray *cudaArray_t;
typedef const struct cudaArray *cudaArray_const_t;
typedef struct cudaMipmappedArray *cudaMipmappedArray_t;
struct cudaExtent { size_t width, height, depth; };
struct cudaPos { size_t x, y, z; };
struct cudaPitchedPtr {
  void *ptr;
  size_t pitch, xsize, ysize;
};
struct cudaMemcpy3DParms {
  cudaArray_t srcArray;
  cudaPos srcPos;
  cudaPitchedPtr srcPtr;
  cudaArray_t dstArray;
  cudaPos dstPos;
  cudaPitchedPtr dstPtr;
  cudaExtent extent;
  cudaMemcpyKind kind;
};
enum cudaResourceType {
  cudaResourceTypeArray,
  cudaResourceTypeMipmappedArray,
  cudaResourceTypeLinear,
  cudaResourceTypePitch2D
};
struct cudaResourceDesc {
  cudaResourceType resType;
  union {
    struct { cudaArray_t array; } array;
    struct { cudaMipmappedArray_t mipmap; } mipmap;
    struct { void *devPtr; cudaChannelFormatDesc desc; size_t sizeInBytes; } linear;
    struct {
      void *devPtr;
      cudaChannelFormatDesc desc;
      size_t width, height, pitchInBytes;
    } pitch2D;
  } res;
};
struct cudaTextureDesc {
  cudaTextureAddressMode addressMode[3];
  cudaTextureFilterMode filterMode;
  cudaTextureReadMode readMode;
  int sRGB;
  float borderColor[4];
  int normalizedCoords;
  unsigned int maxAnisotropy;
  cudaTextureFilterMode mipmapFilterMode;
  float mipmapLevelBias, minMipmapLevelClamp, maxMipmapLevelClamp;
};
struct cudaResourceViewDesc;
#define cudaArrayDefault 0x00
#define cudaArrayLayered 0x01
#define cudaArraySurfaceLoadStore 0x02
#define cudaArrayTextureGather 0x08

extern "C" {
cudaChannelFormatDesc cudaCreateChannelDesc(int, int, int, int, cudaChannelFormatKind);
cudaExtent make_cudaExtent(size_t, size_t, size_t);
cudaPitchedPtr make_cudaPitchedPtr(void *, size_t, size_t, size_t);
cudaError_t cudaMallocArray(cudaArray_t *, const cudaChannelFormatDesc *, size_t, size_t = 0,
                            unsigned = 0);
cudaError_t cudaMalloc3DArray(cudaArray_t *, const cudaChannelFormatDesc *, cudaExtent,
                              unsigned = 0);
cudaError_t cudaFreeArray(cudaArray_t);
cudaError_t cudaMemcpyToArray(cudaArray_t, size_t, size_t, const void *, size_t, cudaMemcpyKind);
cudaError_t cudaMemcpy2DToArray(cudaArray_t, size_t, size_t, const void *, size_t, size_t, size_t,
                                cudaMemcpyKind);
cudaError_t cudaMemcpyFromArray(void *, cudaArray_const_t, size_t, size_t, size_t, cudaMemcpyKind);
cudaError_t cudaMemcpy2DFromArray(void *, size_t, cudaArray_const_t, size_t, size_t, size_t, size_t,
                                  cudaMemcpyKind);
cudaError_t cudaMemcpy3D(const cudaMemcpy3DParms *);
cudaError_t cudaCreateTextureObject(cudaTextureObject_t *, const cudaResourceDesc *,
                                    const cudaTextureDesc *, const cudaResourceViewDesc *);
cudaError_t cudaDestroyTextureObject(cudaTextureObject_t);
cudaError_t cudaCreateSurfaceObject(cudaSurfaceObject_t *, const cudaResourceDesc *);
cudaError_t cudaDestroySurfaceObject(cudaSurfaceObject_t);
}
template <class T> cudaChannelFormatDesc cudaCreateChannelDesc();
template <class T, int dim, cudaTextureReadMode mode>
cudaError_t cudaBindTexture(size_t *, const rk_texture<T, dim, mode> &, const void *,
                            size_t = 0xFFFFFFFF);
template <class T, int dim, cudaTextureReadMode mode>
cudaError_t cudaBindTexture(size_t *, const rk_texture<T, dim, mode> &, const void *,
                            const cudaChannelFormatDesc &, size_t = 0xFFFFFFFF);
template <class T, int dim, cudaTextureReadMode mode>
cudaError_t cudaBindTexture2D(size_t *, const rk_texture<T, dim, mode> &, const void *,
                              const cudaChannelFormatDesc &, size_t, size_t, size_t);
template <class T, int dim, cudaTextureReadMode mode>
cudaError_t cudaBindTextureToArray(const rk_texture<T, dim, mode> &, cudaArray_const_t);
template <class T, int dim, cudaTextureReadMode mode>
cudaError_t cudaBindTextureToArray(const rk_texture<T, dim, mode> &, cudaArray_const_t,
                                   const cudaChannelFormatDesc &);
template <class T, int dim, cudaTextureReadMode mode>
cudaError_t cudaUnbindTexture(const rk_texture<T, dim, mode> &);
template <class T, int dim>
cudaError_t cudaBindSurfaceToArray(const rk_surface<T, dim> &, cudaArray_const_t);

#endif
