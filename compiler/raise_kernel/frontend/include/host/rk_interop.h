// Memory shared with other processes and with graphics; a part of rk_api.h. Every function is there and refuses, so that
// a program builds, and runs as far as it does without.
#ifndef RK_INTEROP_H
#define RK_INTEROP_H

#include "host/rk_api_types.h"

typedef struct cudaIpcMemHandle_t { char reserved[64]; } cudaIpcMemHandle_t;
typedef struct cudaIpcEventHandle_t { char reserved[64]; } cudaIpcEventHandle_t;
typedef struct cudaGraphicsResource *cudaGraphicsResource_t;
enum { cudaIpcMemLazyEnablePeerAccess = 1 };
enum cudaGraphicsRegisterFlags {
  cudaGraphicsRegisterFlagsNone = 0,
  cudaGraphicsRegisterFlagsReadOnly = 1,
  cudaGraphicsRegisterFlagsWriteDiscard = 2,
  cudaGraphicsRegisterFlagsSurfaceLoadStore = 4,
  cudaGraphicsRegisterFlagsTextureGather = 8
};
enum cudaGraphicsMapFlags {
  cudaGraphicsMapFlagsNone = 0,
  cudaGraphicsMapFlagsReadOnly = 1,
  cudaGraphicsMapFlagsWriteDiscard = 2
};

#ifdef __cplusplus
extern "C" {
#endif

cudaError_t cudaIpcGetMemHandle(cudaIpcMemHandle_t *handle, void *pointer);
cudaError_t cudaIpcOpenMemHandle(void **pointer, cudaIpcMemHandle_t handle, unsigned int flags);
cudaError_t cudaIpcCloseMemHandle(void *pointer);
cudaError_t cudaIpcGetEventHandle(cudaIpcEventHandle_t *handle, cudaEvent_t event);
cudaError_t cudaIpcOpenEventHandle(cudaEvent_t *event, cudaIpcEventHandle_t handle);

cudaError_t cudaGraphicsUnregisterResource(cudaGraphicsResource_t resource);
cudaError_t cudaGraphicsResourceSetMapFlags(cudaGraphicsResource_t resource, unsigned int flags);
cudaError_t cudaGraphicsMapResources(int count, cudaGraphicsResource_t *resources,
                                     cudaStream_t stream RK_OR(0));
cudaError_t cudaGraphicsUnmapResources(int count, cudaGraphicsResource_t *resources,
                                       cudaStream_t stream RK_OR(0));
cudaError_t cudaGraphicsResourceGetMappedPointer(void **pointer, size_t *size,
                                                 cudaGraphicsResource_t resource);
cudaError_t cudaGraphicsSubResourceGetMappedArray(struct cudaArray **array,
                                                  cudaGraphicsResource_t resource,
                                                  unsigned int index, unsigned int level);

#ifdef __cplusplus
}
#endif

#endif
