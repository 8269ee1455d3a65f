"""What the runtime library and the device process do for a program."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.support.programs import output_of, run_program

_COPIES = r"""
#include <cstdio>
#include <cstring>
#include <vector>
__constant__ int weights[4] = {1, 2, 3, 4};
__device__ float total;
static __device__ int unused[3] = {7, 8, 9};
__global__ void weigh(const int *x, int n) {
  float sum = 0;
  for (int i = 0; i < n; ++i) sum += x[i] * weights[i % 4];
  total += sum;
}
// Of a range, the end is no address of an element.
__global__ void add_up(const int *from, const int *to, int *out) {
  *out = (int)(to - from) * 1000;
  for (const int *x = from; x < to; ++x) *out += *x;
  out[1] = to[-1];
}
__global__ void as_floats(float *x, int n) { if (threadIdx.x < n) x[threadIdx.x] *= 2; }
int main() {
  int host[12], back[12] = {0}, *x;
  for (int i = 0; i < 12; ++i) host[i] = i;
  cudaMalloc(&x, sizeof host);
  cudaMemcpy(x, host, sizeof host, cudaMemcpyHostToDevice);
  weigh<<<1, 1>>>(x + 2, 4);  // 2 + 6 + 12 + 20
  float sum;
  cudaMemcpyFromSymbol(&sum, total, sizeof sum);
  int more[2] = {10, 20};
  cudaMemcpyToSymbol(weights, more, sizeof more, 2 * sizeof(int));
  weigh<<<1, 1>>>(x + 2, 4);  // and 2 + 6 + 40 + 100
  cudaMemcpyFromSymbol(&sum, total, sizeof sum);
  printf("weighed %g\n", sum);
  int seven[3];
  cudaMemcpyFromSymbol(seven, unused, sizeof seven);
  printf("unused %d %d\n", seven[0], seven[2]);

  int *sums;
  cudaMalloc(&sums, 4 * sizeof(int));
  add_up<<<1, 1>>>(x + 3, x + 12, sums);
  add_up<<<1, 1>>>(x + 3, x + 6, sums + 2);
  cudaMemcpy(back, sums, 4 * sizeof(int), cudaMemcpyDeviceToHost);
  printf("sums %d %d, %d %d\n", back[0], back[1], back[2], back[3]);

  int *pitched;
  size_t pitch, size;
  cudaMallocPitch(&pitched, &pitch, 3 * sizeof(int), 4);
  cudaMemcpy2D(pitched, pitch, host, 3 * sizeof(int), 3 * sizeof(int), 4, cudaMemcpyHostToDevice);
  cudaMemset2D(pitched, pitch, 0xff, sizeof(int), 2);
  cudaMemcpy2D(back, 3 * sizeof(int), pitched, pitch, 3 * sizeof(int), 4, cudaMemcpyDeviceToHost);
  for (int value : back) printf("%d ", value);
  printf("pitch %zu\n", pitch);

  float ones[4] = {1, 2, 3, 4};
  cudaMemcpy(x, ones, sizeof ones, cudaMemcpyDefault);
  as_floats<<<1, 32>>>((float *)x, 4);
  cudaMemcpy(ones, x, sizeof ones, cudaMemcpyDefault);
  printf("floats %g %g\n", ones[0], ones[3]);

  cudaMemset(x, 0, sizeof host);
  cudaMemcpy(x + 1, x, 4, cudaMemcpyDeviceToDevice);
  cudaMemcpy(back, x, sizeof back, cudaMemcpyDeviceToHost);
  printf("zero %d, %zu\n", back[0] + back[11], (cudaGetSymbolSize(&size, weights), size));
  std::vector<char> large(70 << 20, 3), again(70 << 20);
  char *there;
  cudaMalloc(&there, large.size());
  cudaMemcpy(there, large.data(), large.size(), cudaMemcpyHostToDevice);
  cudaMemcpy(again.data(), there, large.size(), cudaMemcpyDeviceToHost);
  printf("large %d\n", large == again);

  cudaArray_t row;
  cudaChannelFormatDesc format = cudaCreateChannelDesc<int>();
  cudaMallocArray(&row, &format, 6);
  cudaMemcpy2DToArray(row, 4, 0, host, 0, 20, 1, cudaMemcpyHostToDevice);
  cudaMemcpy2DFromArray(back, 0, row, 4, 0, 20, 1, cudaMemcpyDeviceToHost);
  printf("row %d %d %d\n", back[0] == host[0], back[4] == host[4],
         cudaMemcpy2DToArray(row, 0, 0, host, 4, 20, 1, cudaMemcpyHostToDevice));
  return cudaPeekAtLastError() != cudaErrorInvalidPitchValue;
}
"""


def test_copies_symbols_and_types(tmp_path: Path) -> None:
    assert output_of(run_program(_COPIES, folder=tmp_path)) == [
        "weighed 188",
        "unused 7 9",
        "sums 9063 11, 3012 5",
        "-1 1 2 -1 4 5 6 7 8 9 10 11 pitch 512",
        "floats 2 8",
        "zero 0, 16",
        "large 1",
        "row 1 1 12",
    ]


_ERRORS = r"""
#include <cstdio>
__global__ void nothing(int *x) { x[threadIdx.x] = 1; }
__global__ void __launch_bounds__(128, 2) bounded(int *x) { x[threadIdx.x] = 1; }
#define SAY(call) printf("%s %s\n", #call, cudaGetErrorName(call))
int main() {
  int *x, *y, host;
  cudaMalloc(&x, 4096);
  SAY(cudaMalloc(&y, (size_t)1 << 50));
  SAY(cudaGetLastError());
  SAY(cudaPeekAtLastError());
  SAY(cudaFree(x));
  SAY(cudaFree(x));
  SAY(cudaFree(nullptr));
  cudaMalloc(&x, 4096);
  SAY(cudaMemcpy(x, &host, 4, cudaMemcpyDeviceToHost));
  SAY(cudaMemcpy(&host, x, 4, (cudaMemcpyKind)7));
  SAY(cudaMemcpy(x, &host, 5000, cudaMemcpyHostToDevice));
  cudaGetLastError();
  nothing<<<1, 2048>>>(x);
  SAY(cudaGetLastError());
  nothing<<<1, 0>>>(x);
  SAY(cudaGetLastError());
  bounded<<<1, dim3(43, 3)>>>(x);
  SAY(cudaGetLastError());
  bounded<<<1, dim3(64, 2)>>>(x);
  SAY(cudaGetLastError());
  SAY(cudaStreamSynchronize((cudaStream_t)0x77));
  cudaEvent_t event;
  cudaEventCreate(&event);
  SAY(cudaEventSynchronize(event));
  SAY(cudaEventRecord((cudaEvent_t)0x77));
  SAY(cudaEventSynchronize((cudaEvent_t)0x77));
  SAY(cudaEventQuery((cudaEvent_t)0x77));
  SAY(cudaSetDevice(99));
  SAY(cudaEventElapsedTime((float *)&host, nullptr, nullptr));
  SAY(cudaIpcCloseMemHandle(x));
  SAY(cudaGraphicsMapResources(0, nullptr));
  SAY(cudaDeviceGetP2PAttribute(&host, cudaDevP2PAttrAccessSupported, 0, 0));
  SAY(cudaMemcpyToSymbol(&host, &host, 4));
  cudaPointerAttributes attributes;
  cudaPointerGetAttributes(&attributes, x + 3);
  printf("%d %s\n", attributes.type, cudaGetErrorString(cudaErrorInvalidValue));
  cudaDeviceProp properties;
  cudaGetDeviceProperties(&properties, 0);
  printf("%d.%d %d %d\n", properties.major, properties.minor, properties.warpSize,
         properties.maxThreadsDim[2]);
}
"""


def test_errors_are_those_of_cuda(tmp_path: Path) -> None:
    done = run_program(_ERRORS, folder=tmp_path)
    assert [line.rpartition(" ")[2] for line in output_of(done)[:-2]] == [
        "cudaErrorMemoryAllocation",
        "cudaErrorMemoryAllocation",
        "cudaSuccess",
        "cudaSuccess",
        "cudaErrorInvalidValue",
        "cudaSuccess",
        "cudaErrorInvalidValue",
        "cudaErrorInvalidMemcpyDirection",
        "cudaErrorInvalidValue",
        "cudaErrorInvalidConfiguration",
        "cudaErrorInvalidConfiguration",
        "cudaErrorInvalidValue",
        "cudaSuccess",
        "cudaErrorInvalidResourceHandle",
        "cudaSuccess",
        "cudaErrorInvalidResourceHandle",
        "cudaErrorInvalidResourceHandle",
        "cudaErrorInvalidResourceHandle",
        "cudaErrorInvalidDevice",
        "cudaErrorInvalidResourceHandle",
        "cudaErrorNotSupported",
        "cudaErrorNotSupported",
        "cudaErrorInvalidDevice",
        "cudaErrorInvalidSymbol",
    ]
    assert done.stdout.splitlines()[-2:] == ["2 invalid argument", "8.0 32 64"]
    assert done.stderr.count("raise-kernel:") == 2
    assert "cudaIpcCloseMemHandle: device memory is not shared between processes" in done.stderr
    assert "cudaGraphicsMapResources: device memory is not shared with graphics" in done.stderr


_POOLS = r"""
#include <cstdio>
#define SAY(call) printf("%s ", cudaGetErrorName(call))
int main() {
  cudaMemPool_t own, pool, kept;
  cudaMemPoolProps properties = {};
  SAY(cudaMemPoolCreate(&own, &properties));
  properties.allocType = cudaMemAllocationTypePinned;
  SAY(cudaMemPoolCreate(&own, &properties));
  unsigned long long threshold = 1 << 20, found = 0;
  int reuse = 0, *x, host[2] = {3, 4};
  SAY(cudaMemPoolSetAttribute(own, cudaMemPoolAttrReleaseThreshold, &threshold));
  SAY(cudaMemPoolGetAttribute(own, cudaMemPoolAttrReleaseThreshold, &found));
  SAY(cudaMemPoolGetAttribute(own, cudaMemPoolReuseAllowOpportunistic, &reuse));
  SAY(cudaMemPoolGetAttribute(own, cudaMemPoolAttrUsedMemCurrent, &found));
  SAY(cudaDeviceSetMemPool(0, own));
  cudaDeviceGetMemPool(&pool, 0);
  cudaDeviceGetDefaultMemPool(&kept, 0);
  printf("\n%llu %d %d %d\n", found, reuse, pool == own, pool == kept);
  SAY(cudaMallocFromPoolAsync(&x, sizeof host, own, 0));
  SAY(cudaMemcpyAsync(x, host, sizeof host, cudaMemcpyHostToDevice, 0));
  SAY(cudaMemcpy(host, x + 1, sizeof(int), cudaMemcpyDeviceToHost));
  SAY(cudaFreeAsync(x, 0));
  SAY(cudaMemPoolDestroy(own));
  SAY(cudaMemPoolDestroy(own));
  SAY(cudaMallocFromPoolAsync(&x, sizeof host, own, 0));
  cudaDeviceGetMemPool(&pool, 0);
  printf("\n%d %d\n", host[0], pool == kept);
}
"""


def test_memory_pools(tmp_path: Path) -> None:
    done = run_program(_POOLS, folder=tmp_path)
    right, wrong, unsupported = "Success", "ErrorInvalidValue", "ErrorNotSupported"
    lines = [line.replace("cuda", "").split() for line in output_of(done)]
    assert lines[0] == [wrong, right, right, right, right, unsupported, right]
    assert lines[1] == ["1048576", "1", "1", "0"]
    assert lines[2] == [right, right, right, right, right, wrong, wrong]
    assert lines[3] == ["4", "1"]


_PRINTS = r"""
#include <cstdio>
__global__ void hello(int n) { printf("thread %d of %d\n", threadIdx.x, n); }
__global__ void spin(volatile int *flag) {
  if (threadIdx.x == 63) {
    *flag = 1;
    return;
  }
  while (*flag == 0) {
  }
}
int main() {
  printf("first\n");
  hello<<<1, 2>>>(2);
  cudaDeviceSynchronize();
  printf("last\n");
  fflush(stdout);
  int *p;
  cudaMalloc(&p, 4);
  cudaMemset(p, 0, 4);
  spin<<<1, 64>>>(p);
  printf("spun %s\n", cudaGetErrorName(cudaDeviceSynchronize()));
  fflush(stdout);
  return *p;
}
"""


def test_prints_waits_and_a_host_that_follows_a_device_pointer(tmp_path: Path) -> None:
    done = run_program(_PRINTS, folder=tmp_path)
    lines = done.stdout.splitlines()
    assert lines == ["first", "thread 0 of 2", "thread 1 of 2", "last", "spun cudaSuccess"]
    assert "spin(int volatile*) runs thread by thread" in done.stderr
    assert "the host accesses device memory at 0x1" in done.stderr
    assert done.returncode == 1


_FAULT = r"""
#include <cstdio>
#include <cstdlib>
__global__ void far(int *x, int k) { printf("%d\n", x[k]); }
int main() {
  int *x, host = 0;
  cudaMalloc(&x, 16);
  far<<<1, 1>>>(x, 1 << 20);
  printf("%s\n", cudaGetErrorName(cudaDeviceSynchronize()));
  printf("%s\n", cudaGetErrorName(cudaMemcpy(&host, x, 4, cudaMemcpyDeviceToHost)));
  exit(3);
}
"""


def test_a_fault_ends_the_device_and_not_the_program(tmp_path: Path) -> None:
    done = run_program(_FAULT, folder=tmp_path)
    assert done.returncode == 3
    assert done.stdout.split() == ["cudaErrorIllegalAddress"] * 2
    assert "RK022" in done.stderr


_WRONG = r"""
#include <cstdio>
__global__ void right(float *x) { x[threadIdx.x] += 1; }
__global__ void far(float *x, int k) {
  if (threadIdx.x < 4) x[threadIdx.x * k] = 1;
}
int main(int argc, char **argv) {
  float *x, host[64];
  cudaMalloc(&x, 256);
  for (int i = 0; i < 3; ++i) right<<<1, 64>>>(x);
  cudaMemcpy(host, x, 256, cudaMemcpyDeviceToHost);
  printf("%g\n", host[63]);
  far<<<1, 64>>>(x, argc > 1 ? 1 << 20 : 8);
  printf("%s\n", cudaGetErrorName(cudaDeviceSynchronize()));
}
"""


def test_verify_compares_launches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAISE_KERNEL_VERIFY", "on")
    assert output_of(run_program(_WRONG, folder=tmp_path)) == ["3", "cudaSuccess"]
    done = run_program(_WRONG, "far", folder=tmp_path)
    assert done.stdout.split() == ["3", "cudaErrorIllegalAddress"]
    assert "RK022" in done.stderr and "program.cu:5" in done.stderr


_SIZES = r"""
#include <cstdio>
__global__ void each(int *x, int from, float *y) {
  __shared__ int s[64];
  if (threadIdx.x >= from) s[threadIdx.x] = x[threadIdx.x];
  __syncthreads();
  if (threadIdx.x >= from) y[threadIdx.x] = s[64 - 1 - threadIdx.x + from];
}
int main() {
  int host[64], *x;
  float *y, back[64], sum = 0;
  for (int i = 0; i < 64; ++i) host[i] = i;
  cudaMalloc(&x, sizeof host);
  cudaMalloc(&y, sizeof back);
  cudaMemcpy(x, host, sizeof host, cudaMemcpyHostToDevice);
  for (int from = 0; from < 60; from += 5) {
    each<<<1, 64>>>(x, from, y);
    cudaMemcpy(back, y, sizeof back, cudaMemcpyDeviceToHost);
    sum += back[63] * 100 + back[from];
  }
  printf("%g\n", sum);
}
"""


def test_numbers_that_change_from_launch_to_launch(tmp_path: Path) -> None:
    assert output_of(run_program(_SIZES, folder=tmp_path)) == ["33756"]
