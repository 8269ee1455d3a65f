// Sharing memory with OpenGL: declared for programs that include it; a call of it is named when the
// program is linked.
#ifndef RK_CUDA_GL_INTEROP_H
#define RK_CUDA_GL_INTEROP_H

#include "cuda_runtime.h"

typedef struct cudaGraphicsResource *cudaGraphicsResource_t;
#ifdef __cplusplus
extern "C" {
#endif
cudaError_t cudaGLSetGLDevice(int device);
cudaError_t cudaGraphicsGLRegisterBuffer(cudaGraphicsResource_t *resource, unsigned int buffer,
                                         unsigned int flags);
cudaError_t cudaGraphicsUnregisterResource(cudaGraphicsResource_t resource);
cudaError_t cudaGraphicsMapResources(int count, cudaGraphicsResource_t *resources,
                                     cudaStream_t stream);
cudaError_t cudaGraphicsUnmapResources(int count, cudaGraphicsResource_t *resources,
                                       cudaStream_t stream);
cudaError_t cudaGraphicsResourceGetMappedPointer(void **pointer, size_t *size,
                                                 cudaGraphicsResource_t resource);
#ifdef __cplusplus
}
#endif

#endif
