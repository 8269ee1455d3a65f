// What goes wrong, and what CUDA says of it: every call here fails, but for the last launch.
//
//   raise-kernel run examples/programs/faults.cu
#include <cstdio>
#include <cstring>
#include <vector>

static int wrong = 0;

void expect(const char *what, cudaError_t got, cudaError_t wanted) {
  bool same = got == wanted;
  wrong += !same;
  std::printf("%-36s %s%s%s\n", what, cudaGetErrorName(got), same ? "" : ", not ",
              same ? "" : cudaGetErrorName(wanted));
}

__global__ void fill(int *x, int value, int n) {
  extern __shared__ int unused[];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) x[i] = value;
}

int main() {
  const int n = 100;
  const size_t size = n * sizeof(int);
  int *x, *y;
  std::vector<int> host(n);
  expect("allocate", cudaMalloc(&x, size), cudaSuccess);
  expect("allocate more than there is", cudaMalloc(&y, (size_t)1 << 60), cudaErrorMemoryAllocation);
  expect("the last error is forgotten", (cudaGetLastError(), cudaGetLastError()), cudaSuccess);

  expect("a block of 2,048 threads", (fill<<<1, 2048>>>(x, 1, n), cudaGetLastError()),
         cudaErrorInvalidConfiguration);
  expect("a grid of no blocks", (fill<<<0, 32>>>(x, 1, n), cudaGetLastError()), cudaErrorInvalidConfiguration);
  expect("a gigabyte of shared memory", (fill<<<1, 32, 1 << 30>>>(x, 1, n), cudaPeekAtLastError()),
         cudaErrorInvalidValue);
  expect("peeking does not forget", cudaGetLastError(), cudaErrorInvalidValue);
  expect("shared memory over the device's",
         cudaFuncSetAttribute(fill, cudaFuncAttributeMaxDynamicSharedMemorySize, 1 << 30),
         cudaErrorInvalidValue);
  int value = 1, count = n;
  void *arguments[] = {&x, &value, &count};
  expect("a million blocks at once",
         cudaLaunchCooperativeKernel((void *)fill, dim3(1000000), dim3(32), arguments, 0, nullptr),
         cudaErrorCooperativeLaunchTooLarge);

  expect("a copy in no direction", cudaMemcpy(x, host.data(), size, (cudaMemcpyKind)9),
         cudaErrorInvalidMemcpyDirection);
  expect("a copy past the end", cudaMemcpy(host.data(), x, size + 4, cudaMemcpyDeviceToHost), cudaErrorInvalidValue);
  expect("device 7", cudaSetDevice(7), cudaErrorInvalidDevice);
  expect("free the host's memory", cudaFreeHost(&host), cudaErrorInvalidValue);
  cudaGetLastError();

  fill<<<(n + 31) / 32, 32>>>(x, 7, n);
  expect("a launch", cudaGetLastError(), cudaSuccess);
  expect("its result", cudaMemcpy(host.data(), x, size, cudaMemcpyDeviceToHost), cudaSuccess);
  for (int value : host) wrong += value != 7;
  expect("free", cudaFree(x), cudaSuccess);
  expect("free nothing", cudaFree(nullptr), cudaSuccess);
  expect("free twice", cudaFree(x), cudaErrorInvalidValue);
  wrong += std::strcmp(cudaGetErrorString(cudaErrorInvalidValue), "invalid argument") != 0;
  return wrong != 0;
}
