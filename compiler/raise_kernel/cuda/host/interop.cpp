// Memory shared with other processes and with graphics: refused, each call once by name.
#include "cuda_gl_interop.h"

#include "connection.h"

#define RK_REFUSED(name, ...) \
  cudaError_t name(__VA_ARGS__) { return rk::refuse(#name, WHY); }

extern "C" {

#define WHY "device memory is not shared between processes"
RK_REFUSED(cudaIpcGetMemHandle, cudaIpcMemHandle_t *, void *)
RK_REFUSED(cudaIpcOpenMemHandle, void **, cudaIpcMemHandle_t, unsigned int)
RK_REFUSED(cudaIpcCloseMemHandle, void *)
RK_REFUSED(cudaIpcGetEventHandle, cudaIpcEventHandle_t *, cudaEvent_t)
RK_REFUSED(cudaIpcOpenEventHandle, cudaEvent_t *, cudaIpcEventHandle_t)
#undef WHY

#define WHY "device memory is not shared with graphics"
RK_REFUSED(cudaGraphicsUnregisterResource, cudaGraphicsResource_t)
RK_REFUSED(cudaGraphicsResourceSetMapFlags, cudaGraphicsResource_t, unsigned int)
RK_REFUSED(cudaGraphicsMapResources, int, cudaGraphicsResource_t *, cudaStream_t)
RK_REFUSED(cudaGraphicsUnmapResources, int, cudaGraphicsResource_t *, cudaStream_t)
RK_REFUSED(cudaGraphicsResourceGetMappedPointer, void **, size_t *, cudaGraphicsResource_t)
RK_REFUSED(cudaGraphicsSubResourceGetMappedArray, cudaArray **, cudaGraphicsResource_t,
           unsigned int, unsigned int)
RK_REFUSED(cudaGLSetGLDevice, int)
RK_REFUSED(cudaGraphicsGLRegisterBuffer, cudaGraphicsResource_t *, unsigned int, unsigned int)
RK_REFUSED(cudaGraphicsGLRegisterImage, cudaGraphicsResource_t *, unsigned int, unsigned int,
           unsigned int)
RK_REFUSED(cudaGLRegisterBufferObject, unsigned int)
RK_REFUSED(cudaGLMapBufferObject, void **, unsigned int)
RK_REFUSED(cudaGLUnmapBufferObject, unsigned int)
RK_REFUSED(cudaGLUnregisterBufferObject, unsigned int)
#undef WHY
}
