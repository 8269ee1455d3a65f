// The driver interface: memory, copies, streams and events.
#include <vector>

#include "graphs/graphs.h"
#include "results.h"

using rk::apart;

namespace {

void *at(CUdeviceptr pointer) { return (void *)pointer; }

// `count` elements of a value, as a stream's work.
template <class T> CUresult fill(CUdeviceptr to, T value, size_t count, CUstream stream) {
  if (to % sizeof(T)) return CUDA_ERROR_INVALID_VALUE;
  return apart([=] {
    return rk::enqueue(stream, cudaGraphNodeTypeMemset, [=] {
      std::vector<T> values(count, value);
      return cudaMemcpy(at(to), values.data(), count * sizeof(T), cudaMemcpyHostToDevice);
    });
  });
}

// Where one side of a copy begins; null for an array.
char *begin_of(CUmemorytype type, const void *host, CUdeviceptr device, size_t pitch, size_t x,
               size_t y) {
  char *base = nullptr;
  if (type == CU_MEMORYTYPE_HOST) base = (char *)host;
  if (type == CU_MEMORYTYPE_DEVICE || type == CU_MEMORYTYPE_UNIFIED) base = (char *)at(device);
  return base == nullptr ? nullptr : base + y * pitch + x;
}

struct Call {
  CUstreamCallback callback;
  CUstream stream;
  void *data;
};
void call(void *data) {
  Call *made = (Call *)data;
  made->callback(made->stream, CUDA_SUCCESS, made->data);
  delete made;
}

}  // namespace

extern "C" {

CUresult cuMemGetInfo(size_t *available, size_t *total) {
  return apart([=] { return cudaMemGetInfo(available, total); });
}

CUresult cuMemAlloc(CUdeviceptr *pointer, size_t size) {
  if (size == 0) return CUDA_ERROR_INVALID_VALUE;
  return apart([=] { return cudaMalloc((void **)pointer, size); });
}

CUresult cuMemAllocPitch(CUdeviceptr *pointer, size_t *pitch, size_t width, size_t height,
                         unsigned int) {
  return apart([=] { return cudaMallocPitch((void **)pointer, pitch, width, height); });
}

CUresult cuMemAllocManaged(CUdeviceptr *pointer, size_t size, unsigned int flags) {
  return apart([=] { return cudaMallocManaged((void **)pointer, size, flags); });
}

CUresult cuMemFree(CUdeviceptr pointer) {
  return apart([=] { return cudaFree(at(pointer)); });
}

CUresult cuMemAllocHost(void **pointer, size_t size) { return cuMemHostAlloc(pointer, size, 0); }

CUresult cuMemHostAlloc(void **pointer, size_t size, unsigned int flags) {
  return apart([=] { return cudaHostAlloc(pointer, size, flags); });
}

CUresult cuMemFreeHost(void *pointer) {
  return apart([=] { return cudaFreeHost(pointer); });
}

CUresult cuMemHostGetDevicePointer(CUdeviceptr *device, void *host, unsigned int flags) {
  return apart([=] { return cudaHostGetDevicePointer((void **)device, host, flags); });
}

CUresult cuMemHostRegister(void *pointer, size_t size, unsigned int flags) {
  return apart([=] { return cudaHostRegister(pointer, size, flags); });
}

CUresult cuMemHostUnregister(void *pointer) {
  return apart([=] { return cudaHostUnregister(pointer); });
}

CUresult cuMemcpy(CUdeviceptr to, CUdeviceptr from, size_t size) {
  return apart([=] { return cudaMemcpy(at(to), at(from), size, cudaMemcpyDefault); });
}

CUresult cuMemcpyAsync(CUdeviceptr to, CUdeviceptr from, size_t size, CUstream stream) {
  return apart(
      [=] { return cudaMemcpyAsync(at(to), at(from), size, cudaMemcpyDefault, stream); });
}

CUresult cuMemcpyHtoD(CUdeviceptr to, const void *from, size_t size) {
  return apart([=] { return cudaMemcpy(at(to), from, size, cudaMemcpyHostToDevice); });
}

CUresult cuMemcpyHtoDAsync(CUdeviceptr to, const void *from, size_t size, CUstream stream) {
  return apart(
      [=] { return cudaMemcpyAsync(at(to), from, size, cudaMemcpyHostToDevice, stream); });
}

CUresult cuMemcpyDtoH(void *to, CUdeviceptr from, size_t size) {
  return apart([=] { return cudaMemcpy(to, at(from), size, cudaMemcpyDeviceToHost); });
}

CUresult cuMemcpyDtoHAsync(void *to, CUdeviceptr from, size_t size, CUstream stream) {
  return apart(
      [=] { return cudaMemcpyAsync(to, at(from), size, cudaMemcpyDeviceToHost, stream); });
}

CUresult cuMemcpyDtoD(CUdeviceptr to, CUdeviceptr from, size_t size) {
  return apart([=] { return cudaMemcpy(at(to), at(from), size, cudaMemcpyDeviceToDevice); });
}

CUresult cuMemcpyDtoDAsync(CUdeviceptr to, CUdeviceptr from, size_t size, CUstream stream) {
  return apart(
      [=] { return cudaMemcpyAsync(at(to), at(from), size, cudaMemcpyDeviceToDevice, stream); });
}

CUresult cuMemcpy2D(const CUDA_MEMCPY2D *copy) {
  // A pitch of 0 is the width.
  size_t from_pitch = copy->srcPitch ? copy->srcPitch : copy->WidthInBytes;
  size_t to_pitch = copy->dstPitch ? copy->dstPitch : copy->WidthInBytes;
  char *from = begin_of(copy->srcMemoryType, copy->srcHost, copy->srcDevice, from_pitch,
                        copy->srcXInBytes, copy->srcY);
  char *to = begin_of(copy->dstMemoryType, copy->dstHost, copy->dstDevice, to_pitch,
                      copy->dstXInBytes, copy->dstY);
  if (from == nullptr || to == nullptr) return CUDA_ERROR_INVALID_VALUE;
  return apart([=] {
    return cudaMemcpy2D(to, to_pitch, from, from_pitch, copy->WidthInBytes, copy->Height,
                        cudaMemcpyDefault);
  });
}

CUresult cuMemsetD8(CUdeviceptr to, unsigned char value, size_t count) {
  return apart([=] { return cudaMemset(at(to), value, count); });
}

CUresult cuMemsetD16(CUdeviceptr to, unsigned short value, size_t count) {
  return fill(to, value, count, nullptr);
}

CUresult cuMemsetD32(CUdeviceptr to, unsigned int value, size_t count) {
  return fill(to, value, count, nullptr);
}

CUresult cuMemsetD8Async(CUdeviceptr to, unsigned char value, size_t count, CUstream stream) {
  return apart([=] { return cudaMemsetAsync(at(to), value, count, stream); });
}

CUresult cuMemsetD16Async(CUdeviceptr to, unsigned short value, size_t count, CUstream stream) {
  return fill(to, value, count, stream);
}

CUresult cuMemsetD32Async(CUdeviceptr to, unsigned int value, size_t count, CUstream stream) {
  return fill(to, value, count, stream);
}

CUresult cuStreamCreate(CUstream *stream, unsigned int flags) {
  return apart([=] { return cudaStreamCreateWithFlags(stream, flags); });
}

CUresult cuStreamCreateWithPriority(CUstream *stream, unsigned int flags, int priority) {
  return apart([=] { return cudaStreamCreateWithPriority(stream, flags, priority); });
}

CUresult cuStreamDestroy(CUstream stream) {
  return apart([=] { return cudaStreamDestroy(stream); });
}

CUresult cuStreamSynchronize(CUstream stream) {
  return apart([=] { return cudaStreamSynchronize(stream); });
}

CUresult cuStreamQuery(CUstream stream) {
  return apart([=] { return cudaStreamQuery(stream); });
}

CUresult cuStreamWaitEvent(CUstream stream, CUevent event, unsigned int flags) {
  return apart([=] { return cudaStreamWaitEvent(stream, event, flags); });
}

CUresult cuStreamAddCallback(CUstream stream, CUstreamCallback callback, void *data, unsigned int) {
  CUresult allowed = apart([=] { return rk::not_while_captured(stream); });
  if (allowed != CUDA_SUCCESS) return allowed;
  return cuLaunchHostFunc(stream, call, new Call{callback, stream, data});
}

CUresult cuLaunchHostFunc(CUstream stream, CUhostFn function, void *data) {
  return apart([=] { return cudaLaunchHostFunc(stream, function, data); });
}

CUresult cuEventCreate(CUevent *event, unsigned int flags) {
  return apart([=] { return cudaEventCreateWithFlags(event, flags); });
}

CUresult cuEventDestroy(CUevent event) {
  return apart([=] { return cudaEventDestroy(event); });
}

CUresult cuEventRecord(CUevent event, CUstream stream) {
  return apart([=] { return cudaEventRecord(event, stream); });
}

CUresult cuEventSynchronize(CUevent event) {
  return apart([=] { return cudaEventSynchronize(event); });
}

CUresult cuEventQuery(CUevent event) {
  return apart([=] { return cudaEventQuery(event); });
}

CUresult cuEventElapsedTime(float *milliseconds, CUevent start, CUevent end) {
  return apart([=] { return cudaEventElapsedTime(milliseconds, start, end); });
}
}
