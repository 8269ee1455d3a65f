// The host side of CUDA's runtime that a file with a `main` names, beyond rk_runtime.h.
//
// Only the device side is compiled: host code is parsed and checked by name, and nothing of it is
// kept. So each function here takes any arguments.
#ifndef RK_HOST_H
#define RK_HOST_H

typedef cudaError_t cudaError;
typedef unsigned int uint;
typedef unsigned short ushort;
typedef unsigned long ulong;

// CUDA includes <math.h> for its host code; the names are those of the C library.
#define RK_UNARY(name) double name(double) noexcept; float name##f(float) noexcept;
#define RK_BINARY(name) double name(double, double) noexcept; float name##f(float, float) noexcept;
extern "C" {
RK_UNARY(ceil) RK_UNARY(floor) RK_UNARY(round) RK_UNARY(trunc) RK_UNARY(rint) RK_UNARY(fabs)
RK_UNARY(sqrt) RK_UNARY(cbrt) RK_UNARY(exp) RK_UNARY(exp2) RK_UNARY(log) RK_UNARY(log2)
RK_UNARY(log10) RK_UNARY(sin) RK_UNARY(cos) RK_UNARY(tan) RK_UNARY(asin) RK_UNARY(acos)
RK_UNARY(atan) RK_UNARY(sinh) RK_UNARY(cosh) RK_UNARY(tanh)
RK_BINARY(pow) RK_BINARY(fmod) RK_BINARY(atan2) RK_BINARY(hypot) RK_BINARY(fmin) RK_BINARY(fmax)
}
#undef RK_UNARY
#undef RK_BINARY

#define RK_CALL(name)                                                                              \
  template <typename... A> cudaError_t name(A &&...) { return cudaSuccess; }
RK_CALL(cudaGetDeviceProperties) RK_CALL(cudaDeviceGetAttribute) RK_CALL(cudaChooseDevice)
RK_CALL(cudaSetDeviceFlags) RK_CALL(cudaDeviceSetLimit) RK_CALL(cudaDeviceGetLimit)
RK_CALL(cudaDeviceSetCacheConfig) RK_CALL(cudaDeviceSetSharedMemConfig)
RK_CALL(cudaDeviceCanAccessPeer) RK_CALL(cudaDeviceEnablePeerAccess)
RK_CALL(cudaDeviceDisablePeerAccess) RK_CALL(cudaDeviceGetStreamPriorityRange)
RK_CALL(cudaDeviceGetDefaultMemPool) RK_CALL(cudaThreadExit) RK_CALL(cudaThreadSetLimit)
RK_CALL(cudaThreadSetCacheConfig) RK_CALL(cudaRuntimeGetVersion) RK_CALL(cudaDriverGetVersion)
RK_CALL(cudaHostAlloc) RK_CALL(cudaHostRegister) RK_CALL(cudaHostUnregister)
RK_CALL(cudaHostGetDevicePointer) RK_CALL(cudaHostGetFlags) RK_CALL(cudaMemGetInfo)
RK_CALL(cudaMallocPitch) RK_CALL(cudaMallocAsync) RK_CALL(cudaFreeAsync) RK_CALL(cudaMalloc3D)
RK_CALL(cudaMemcpy2D) RK_CALL(cudaMemcpy2DAsync) RK_CALL(cudaMemcpyPeer)
RK_CALL(cudaMemcpyPeerAsync) RK_CALL(cudaMemcpyToSymbolAsync) RK_CALL(cudaMemcpyFromSymbolAsync)
RK_CALL(cudaMemset2D) RK_CALL(cudaMemset3D) RK_CALL(cudaMemsetAsync) RK_CALL(cudaMemset2DAsync)
RK_CALL(cudaMemAdvise) RK_CALL(cudaMemPrefetchAsync) RK_CALL(cudaMemRangeGetAttribute)
RK_CALL(cudaPointerGetAttributes) RK_CALL(cudaGetSymbolAddress) RK_CALL(cudaGetSymbolSize)
RK_CALL(cudaStreamCreateWithFlags) RK_CALL(cudaStreamCreateWithPriority) RK_CALL(cudaStreamQuery)
RK_CALL(cudaStreamWaitEvent) RK_CALL(cudaStreamAddCallback) RK_CALL(cudaStreamAttachMemAsync)
RK_CALL(cudaStreamBeginCapture) RK_CALL(cudaStreamEndCapture) RK_CALL(cudaStreamSetAttribute)
RK_CALL(cudaLaunchHostFunc) RK_CALL(cudaEventCreateWithFlags) RK_CALL(cudaEventQuery)
RK_CALL(cudaFuncSetCacheConfig) RK_CALL(cudaFuncSetAttribute) RK_CALL(cudaFuncGetAttributes)
RK_CALL(cudaFuncSetSharedMemConfig) RK_CALL(cudaLaunchCooperativeKernel)
RK_CALL(cudaLaunchKernelEx) RK_CALL(cudaProfilerStart) RK_CALL(cudaProfilerStop)
RK_CALL(cudaOccupancyMaxActiveBlocksPerMultiprocessor)
RK_CALL(cudaOccupancyMaxPotentialBlockSize) RK_CALL(cudaOccupancyMaxPotentialBlockSizeVariableSMem)
RK_CALL(cudaGraphCreate) RK_CALL(cudaGraphDestroy) RK_CALL(cudaGraphInstantiate)
RK_CALL(cudaGraphLaunch) RK_CALL(cudaGraphExecDestroy) RK_CALL(cudaGraphAddKernelNode)
RK_CALL(cudaGraphAddMemcpyNode) RK_CALL(cudaGraphAddMemsetNode) RK_CALL(cudaGraphAddHostNode)
RK_CALL(cudaIpcGetMemHandle) RK_CALL(cudaIpcOpenMemHandle) RK_CALL(cudaIpcCloseMemHandle)
#undef RK_CALL
const char *cudaGetErrorName(cudaError_t);

typedef struct CUgraph_st *cudaGraph_t;
typedef struct CUgraphExec_st *cudaGraphExec_t;
typedef struct CUgraphNode_st *cudaGraphNode_t;
typedef struct CUmemPoolHandle_st *cudaMemPool_t;
struct cudaIpcMemHandle_t { char reserved[64]; };

struct cudaDeviceProp {
  char name[256];
  size_t totalGlobalMem, sharedMemPerBlock, memPitch, totalConstMem, textureAlignment;
  size_t texturePitchAlignment, surfaceAlignment, sharedMemPerMultiprocessor;
  size_t sharedMemPerBlockOptin, reservedSharedMemPerBlock;
  int regsPerBlock, warpSize, maxThreadsPerBlock, maxThreadsDim[3], maxGridSize[3], clockRate;
  int major, minor, deviceOverlap, multiProcessorCount, kernelExecTimeoutEnabled, integrated;
  int canMapHostMemory, computeMode, concurrentKernels, ECCEnabled, pciBusID, pciDeviceID;
  int pciDomainID, tccDriver, asyncEngineCount, unifiedAddressing, memoryClockRate;
  int memoryBusWidth, l2CacheSize, persistingL2CacheMaxSize, maxThreadsPerMultiProcessor;
  int streamPrioritiesSupported, globalL1CacheSupported, localL1CacheSupported;
  int regsPerMultiprocessor, managedMemory, isMultiGpuBoard, multiGpuBoardGroupID;
  int hostNativeAtomicSupported, singleToDoublePrecisionPerfRatio, pageableMemoryAccess;
  int concurrentManagedAccess, computePreemptionSupported, canUseHostPointerForRegisteredMem;
  int cooperativeLaunch, cooperativeMultiDeviceLaunch, maxBlocksPerMultiProcessor;
  int maxTexture1D, maxTexture2D[2], maxTexture3D[3], accessPolicyMaxWindowSize;
};
struct cudaFuncAttributes {
  size_t sharedSizeBytes, constSizeBytes, localSizeBytes;
  int maxThreadsPerBlock, numRegs, ptxVersion, binaryVersion, maxDynamicSharedSizeBytes;
};
struct cudaPointerAttributes {
  int type, device;
  void *devicePointer, *hostPointer;
};

enum cudaFuncCache {
  cudaFuncCachePreferNone, cudaFuncCachePreferShared, cudaFuncCachePreferL1,
  cudaFuncCachePreferEqual
};
enum cudaSharedMemConfig {
  cudaSharedMemBankSizeDefault, cudaSharedMemBankSizeFourByte, cudaSharedMemBankSizeEightByte
};
enum cudaFuncAttribute {
  cudaFuncAttributeMaxDynamicSharedMemorySize = 8,
  cudaFuncAttributePreferredSharedMemoryCarveout = 9
};
enum cudaLimit {
  cudaLimitStackSize, cudaLimitPrintfFifoSize, cudaLimitMallocHeapSize,
  cudaLimitDevRuntimeSyncDepth, cudaLimitDevRuntimePendingLaunchCount
};
enum cudaMemoryAdvise {
  cudaMemAdviseSetReadMostly = 1, cudaMemAdviseUnsetReadMostly, cudaMemAdviseSetPreferredLocation,
  cudaMemAdviseUnsetPreferredLocation, cudaMemAdviseSetAccessedBy, cudaMemAdviseUnsetAccessedBy
};
enum cudaDeviceAttr {
  cudaDevAttrMaxThreadsPerBlock = 1, cudaDevAttrMaxSharedMemoryPerBlock = 8,
  cudaDevAttrWarpSize = 10, cudaDevAttrClockRate = 13, cudaDevAttrMultiProcessorCount = 16,
  cudaDevAttrComputeMode = 20, cudaDevAttrMaxThreadsPerMultiProcessor = 39,
  cudaDevAttrComputeCapabilityMajor = 75, cudaDevAttrComputeCapabilityMinor = 76,
  cudaDevAttrMaxSharedMemoryPerMultiprocessor = 81, cudaDevAttrConcurrentManagedAccess = 89,
  cudaDevAttrCooperativeLaunch = 95, cudaDevAttrMaxSharedMemoryPerBlockOptin = 97,
  cudaDevAttrMemoryPoolsSupported = 115
};
enum cudaStreamCaptureMode {
  cudaStreamCaptureModeGlobal, cudaStreamCaptureModeThreadLocal, cudaStreamCaptureModeRelaxed
};
enum {
  cudaHostAllocDefault = 0, cudaHostAllocPortable = 1, cudaHostAllocMapped = 2,
  cudaHostAllocWriteCombined = 4, cudaHostRegisterDefault = 0, cudaHostRegisterPortable = 1,
  cudaHostRegisterMapped = 2, cudaMemAttachGlobal = 1, cudaMemAttachHost = 2,
  cudaMemAttachSingle = 4, cudaStreamDefault = 0, cudaStreamNonBlocking = 1,
  cudaEventDefault = 0, cudaEventBlockingSync = 1, cudaEventDisableTiming = 2,
  cudaEventInterprocess = 4, cudaDeviceScheduleAuto = 0, cudaDeviceScheduleSpin = 1,
  cudaDeviceScheduleYield = 2, cudaDeviceScheduleBlockingSync = 4, cudaDeviceMapHost = 8,
  cudaComputeModeDefault = 0, cudaComputeModeProhibited = 2, cudaCpuDeviceId = -1,
  cudaInvalidDeviceId = -2
};

#endif
