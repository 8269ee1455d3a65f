// What CUDA's samples call from their host code. Host code is parsed and not kept, so each of these
// takes any arguments; a file's own helper_cuda.h is found before this one.
#ifndef RK_HELPER_CUDA_H
#define RK_HELPER_CUDA_H

#define EXIT_WAIVED 2
#define checkCudaErrors(...) ((void)(__VA_ARGS__))
#define getLastCudaError(...) ((void)0)
#define printLastCudaError(...) ((void)0)
#ifndef MAX
#define MAX(a, b) ((a) > (b) ? (a) : (b))
#endif
#ifndef MIN
#define MIN(a, b) ((a) < (b) ? (a) : (b))
#endif

struct StopWatchInterface;

#define RK_HELPER(kind, name) template <typename... A> kind name(A &&...);
RK_HELPER(int, findCudaDevice) RK_HELPER(int, findCudaDeviceDRV) RK_HELPER(int, gpuDeviceInit)
RK_HELPER(int, gpuGetMaxGflopsDeviceId) RK_HELPER(int, findIntegratedGPU)
RK_HELPER(int, _ConvertSMVer2Cores) RK_HELPER(const char *, _ConvertSMVer2ArchName)
RK_HELPER(const char *, _cudaGetErrorEnum) RK_HELPER(bool, checkCudaCapabilities)
RK_HELPER(bool, checkCmdLineFlag) RK_HELPER(int, getCmdLineArgumentInt)
RK_HELPER(float, getCmdLineArgumentFloat) RK_HELPER(bool, getCmdLineArgumentString)
RK_HELPER(bool, sdkCreateTimer) RK_HELPER(bool, sdkDeleteTimer) RK_HELPER(bool, sdkStartTimer)
RK_HELPER(bool, sdkStopTimer) RK_HELPER(bool, sdkResetTimer) RK_HELPER(float, sdkGetTimerValue)
RK_HELPER(float, sdkGetAverageTimerValue) RK_HELPER(char *, sdkFindFilePath)
RK_HELPER(bool, sdkReadFile) RK_HELPER(bool, sdkWriteFile) RK_HELPER(bool, sdkDumpBin)
RK_HELPER(bool, sdkLoadPGM) RK_HELPER(bool, sdkSavePGM) RK_HELPER(bool, sdkLoadPPM4)
RK_HELPER(bool, sdkSavePPM4) RK_HELPER(bool, sdkComparePPM) RK_HELPER(bool, sdkCompareBin2BinFloat)
#undef RK_HELPER

#endif
