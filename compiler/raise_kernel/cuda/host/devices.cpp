// Devices: how many, which, their attributes.
#include <stdio.h>
#include <string.h>

#include "connection.h"

namespace {

using rk::ask;
using rk::failed;
using rk::Operation;

constexpr int ATTRIBUTES = 128;
constexpr int VERSION = 12000;

struct Device {
  int values[ATTRIBUTES];
  char name[256];
};

int current = 0;

int count_devices() {
  rk::Results results;
  return ask(Operation::begin, {}, &results) == cudaSuccess ? (int)results.words[0] : 0;
}

cudaError_t describe(int number, Device *device) {
  if (number < 0 || number >= count_devices())
    return rk::lost() != cudaSuccess ? rk::lost() : failed(cudaErrorInvalidDevice);
  rk::Results results;
  cudaError_t error = ask(Operation::attributes, {(uint64_t)number}, &results);
  if (error != cudaSuccess) return error;
  memset(device, 0, sizeof *device);
  memcpy(device, results.data.data(), results.data.size());
  return cudaSuccess;
}

}  // namespace

extern "C" {

cudaError_t cudaGetDeviceCount(int *count) {
  if (count == nullptr) return failed(cudaErrorInvalidValue);
  *count = count_devices();
  return *count > 0 ? cudaSuccess : failed(cudaErrorNoDevice);
}

cudaError_t cudaGetDevice(int *device) {
  if (device == nullptr) return failed(cudaErrorInvalidValue);
  *device = current;
  return cudaSuccess;
}

cudaError_t cudaSetDevice(int device) {
  if (device < 0 || device >= count_devices()) return failed(cudaErrorInvalidDevice);
  cudaError_t error = ask(Operation::select_device, {(uint64_t)device});
  if (error == cudaSuccess) current = device;
  return error;
}

cudaError_t cudaInitDevice(int device, unsigned int, unsigned int) { return cudaSetDevice(device); }

cudaError_t cudaSetValidDevices(int *, int) { return cudaSuccess; }

cudaError_t cudaDeviceGetAttribute(int *value, cudaDeviceAttr attribute, int number) {
  if (value == nullptr || (unsigned)attribute >= (unsigned)ATTRIBUTES)
    return failed(cudaErrorInvalidValue);
  Device device;
  cudaError_t error = describe(number, &device);
  if (error == cudaSuccess) *value = device.values[attribute];
  return error;
}

cudaError_t cudaGetDeviceProperties(cudaDeviceProp *p, int number) {
  if (p == nullptr) return failed(cudaErrorInvalidValue);
  Device device;
  cudaError_t error = describe(number, &device);
  size_t available;
  memset(p, 0, sizeof *p);
  if (error == cudaSuccess) error = cudaMemGetInfo(&available, &p->totalGlobalMem);
  if (error != cudaSuccess) return error;
  memcpy(p->name, device.name, sizeof p->name);
  const int *of = device.values;
  for (int axis = 0; axis < 3; ++axis) {
    p->maxThreadsDim[axis] = of[cudaDevAttrMaxBlockDimX + axis];
    p->maxGridSize[axis] = of[cudaDevAttrMaxGridDimX + axis];
  }
#define RK_PROPERTY(field, attribute) p->field = of[cudaDevAttr##attribute];
  RK_PROPERTY(sharedMemPerBlock, MaxSharedMemoryPerBlock)
  RK_PROPERTY(regsPerBlock, MaxRegistersPerBlock)
  RK_PROPERTY(warpSize, WarpSize)
  RK_PROPERTY(memPitch, MaxPitch)
  RK_PROPERTY(maxThreadsPerBlock, MaxThreadsPerBlock)
  RK_PROPERTY(clockRate, ClockRate)
  RK_PROPERTY(totalConstMem, TotalConstantMemory)
  RK_PROPERTY(major, ComputeCapabilityMajor)
  RK_PROPERTY(minor, ComputeCapabilityMinor)
  RK_PROPERTY(textureAlignment, TextureAlignment)
  RK_PROPERTY(texturePitchAlignment, TexturePitchAlignment)
  RK_PROPERTY(surfaceAlignment, SurfaceAlignment)
  RK_PROPERTY(deviceOverlap, GpuOverlap)
  RK_PROPERTY(multiProcessorCount, MultiProcessorCount)
  RK_PROPERTY(canMapHostMemory, CanMapHostMemory)
  RK_PROPERTY(computeMode, ComputeMode)
  RK_PROPERTY(concurrentKernels, ConcurrentKernels)
  RK_PROPERTY(pciBusID, PciBusId)
  RK_PROPERTY(asyncEngineCount, AsyncEngineCount)
  RK_PROPERTY(unifiedAddressing, UnifiedAddressing)
  RK_PROPERTY(memoryClockRate, MemoryClockRate)
  RK_PROPERTY(memoryBusWidth, GlobalMemoryBusWidth)
  RK_PROPERTY(l2CacheSize, L2CacheSize)
  RK_PROPERTY(maxThreadsPerMultiProcessor, MaxThreadsPerMultiProcessor)
  RK_PROPERTY(streamPrioritiesSupported, StreamPrioritiesSupported)
  RK_PROPERTY(globalL1CacheSupported, GlobalL1CacheSupported)
  RK_PROPERTY(localL1CacheSupported, LocalL1CacheSupported)
  RK_PROPERTY(sharedMemPerMultiprocessor, MaxSharedMemoryPerMultiprocessor)
  RK_PROPERTY(regsPerMultiprocessor, MaxRegistersPerMultiprocessor)
  RK_PROPERTY(managedMemory, ManagedMemory)
  RK_PROPERTY(singleToDoublePrecisionPerfRatio, SingleToDoublePrecisionPerfRatio)
  RK_PROPERTY(concurrentManagedAccess, ConcurrentManagedAccess)
  RK_PROPERTY(computePreemptionSupported, ComputePreemptionSupported)
  RK_PROPERTY(cooperativeLaunch, CooperativeLaunch)
  RK_PROPERTY(sharedMemPerBlockOptin, MaxSharedMemoryPerBlockOptin)
  RK_PROPERTY(maxBlocksPerMultiProcessor, MaxBlocksPerMultiprocessor)
  RK_PROPERTY(reservedSharedMemPerBlock, ReservedSharedMemoryPerBlock)
  RK_PROPERTY(memoryPoolsSupported, MemoryPoolsSupported)
#undef RK_PROPERTY
  return cudaSuccess;
}

cudaError_t cudaChooseDevice(int *device, const cudaDeviceProp *) { return cudaGetDevice(device); }

cudaError_t cudaSetDeviceFlags(unsigned int) { return cudaSuccess; }

cudaError_t cudaGetDeviceFlags(unsigned int *flags) {
  *flags = cudaDeviceScheduleAuto;
  return cudaSuccess;
}

cudaError_t cudaDeviceSynchronize() { return ask(Operation::synchronize); }

cudaError_t cudaThreadSynchronize() { return cudaDeviceSynchronize(); }

cudaError_t cudaDeviceReset() { return cudaDeviceSynchronize(); }

cudaError_t cudaThreadExit() { return cudaDeviceReset(); }

cudaError_t cudaDeviceSetLimit(cudaLimit, size_t) { return cudaSuccess; }

cudaError_t cudaDeviceGetLimit(size_t *value, cudaLimit limit) {
  *value = limit == cudaLimitStackSize ? 1024 : limit == cudaLimitPrintfFifoSize ? 1 << 20 : 8 << 20;
  return cudaSuccess;
}

cudaError_t cudaThreadSetLimit(cudaLimit limit, size_t value) {
  return cudaDeviceSetLimit(limit, value);
}

cudaError_t cudaDeviceSetCacheConfig(cudaFuncCache) { return cudaSuccess; }

cudaError_t cudaDeviceGetCacheConfig(cudaFuncCache *config) {
  *config = cudaFuncCachePreferNone;
  return cudaSuccess;
}

cudaError_t cudaThreadSetCacheConfig(cudaFuncCache) { return cudaSuccess; }

cudaError_t cudaDeviceSetSharedMemConfig(cudaSharedMemConfig) { return cudaSuccess; }

cudaError_t cudaDeviceGetSharedMemConfig(cudaSharedMemConfig *config) {
  *config = cudaSharedMemBankSizeFourByte;
  return cudaSuccess;
}

cudaError_t cudaDeviceGetStreamPriorityRange(int *least, int *greatest) {
  if (least != nullptr) *least = 0;
  if (greatest != nullptr) *greatest = 0;
  return cudaSuccess;
}

cudaError_t cudaDeviceGetPCIBusId(char *text, int size, int device) {
  snprintf(text, (size_t)size, "0000:%02x:00.0", device + 1);
  return cudaSuccess;
}

cudaError_t cudaDeviceCanAccessPeer(int *can, int, int) {
  *can = 0;
  return cudaSuccess;
}

cudaError_t cudaDeviceEnablePeerAccess(int, unsigned int) {
  return rk::refuse("cudaDeviceEnablePeerAccess", "there is no peer access between virtual devices");
}

cudaError_t cudaDeviceDisablePeerAccess(int) { return failed(cudaErrorPeerAccessNotEnabled); }

cudaError_t cudaDeviceGetP2PAttribute(int *value, cudaDeviceP2PAttr, int device, int peer) {
  if (device == peer) return failed(cudaErrorInvalidDevice);
  *value = 0;
  return cudaSuccess;
}

cudaError_t cudaCtxResetPersistingL2Cache() { return cudaSuccess; }

cudaError_t cudaRuntimeGetVersion(int *version) {
  *version = VERSION;
  return cudaSuccess;
}

cudaError_t cudaDriverGetVersion(int *version) {
  *version = VERSION;
  return cudaSuccess;
}

cudaError_t cudaProfilerStart() { return cudaSuccess; }

cudaError_t cudaProfilerStop() { return cudaSuccess; }
}
