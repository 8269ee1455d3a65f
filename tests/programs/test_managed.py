"""`__managed__` variables: one memory for the host's code and the device's."""

from __future__ import annotations

from pathlib import Path

from tests.support.programs import output_of, run_program

_PROGRAM = r"""
#include <cstdio>
#include <sys/wait.h>
#include <unistd.h>
struct Pair { int first; double second; };
__managed__ int total = 5;
__device__ __managed__ Pair pairs[3] = {{1, 0.5}, {2, 1.5}, {3, 2.5}};
__managed__ float zeros[1025];
int plain = 1;
extern int other();
__global__ void add(int n) {
  if (threadIdx.x == 0) total += n;
  if (threadIdx.x < 3) pairs[threadIdx.x].second += pairs[threadIdx.x].first;
  for (int i = threadIdx.x; i < 1025; i += blockDim.x) zeros[i] += i;
}
__global__ void twice(int *x) { *x *= 2; }
int main() {
  total += 1;
  if (fork() == 0) {
    plain = 100;
    _exit(0);
  }
  wait(nullptr);
  for (int k = 0; k < 2; ++k) add<<<1, 64>>>(10);
  cudaDeviceSynchronize();
  printf("%d %g %g %d\n", total, pairs[2].second, zeros[1024], plain);
  total = 7;
  twice<<<1, 1>>>(&total);
  cudaDeviceSynchronize();
  printf("%d %d\n", total, other());
  int copy = 0, three = 3;
  cudaMemcpyFromSymbol(&copy, total, sizeof copy);
  cudaMemcpy(&total, &three, sizeof three, cudaMemcpyHostToDevice);
  void *address;
  cudaGetSymbolAddress(&address, total);
  cudaPointerAttributes attributes;
  cudaPointerGetAttributes(&attributes, &total);
  printf("%d %d %d %d\n", copy, total, address == &total, attributes.type == cudaMemoryTypeManaged);
  return cudaGetLastError();
}
"""

_OTHER = r"""
static __managed__ short total = 1;
__global__ void count() { total += 2; }
int other() {
  ++total;
  count<<<1, 1>>>();
  cudaDeviceSynchronize();
  return total;
}
"""


def test_the_host_and_the_device_share_managed_variables(tmp_path: Path) -> None:
    other = tmp_path / "other.cu"
    other.write_text(_OTHER)
    done = run_program(_PROGRAM, folder=tmp_path, options=(str(other),))
    assert output_of(done) == ["26 8.5 2048 1", "14 4", "14 3 1 1"]
