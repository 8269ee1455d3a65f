"""cuRAND's device interface: NVIDIA's own header, against the generators' definitions."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.support.programs import output_of, run_program

from raise_kernel.frontend.wheels.curand import curand_folder

needs_header = pytest.mark.skipif(
    curand_folder() is None, reason="the header is not installed: raise-kernel[curand]"
)
_WORD = 0xFFFFFFFF

_PHILOX = r"""
#include <cstdio>
#include <curand.h>
#include <curand_kernel.h>
__global__ void draw(unsigned *words, float *uniform, unsigned long long seed) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  curandStatePhilox4_32_10_t state;
  curand_init(seed, i, 3, &state);
  words[i] = curand(&state);
  uniform[i] = curand_uniform(&state);
}
int main() {
  unsigned *words;
  float *uniform;
  cudaMallocManaged(&words, 40 * sizeof *words);
  cudaMallocManaged(&uniform, 40 * sizeof *uniform);
  draw<<<2, 20>>>(words, uniform, 0x500000004d2);
  cudaDeviceSynchronize();
  for (int i = 0; i < 40; ++i) printf("%u %.9g\n", words[i], uniform[i]);
  return cudaGetLastError();
}
"""

_XORWOW = r"""
#include <cstdio>
#include <curand_kernel.h>
__global__ void begin(curandState *states, unsigned long long seed) {
  curand_init(seed + threadIdx.x, 0, 0, &states[threadIdx.x]);
}
__global__ void draw(curandState *states, unsigned *words) {
  curandState own = states[threadIdx.x];
  for (int k = 0; k < 3; ++k) words[3 * threadIdx.x + k] = curand(&own);
  states[threadIdx.x] = own;
}
int main() {
  curandState *states;
  unsigned *words;
  cudaMalloc(&states, 5 * sizeof *states);
  cudaMallocManaged(&words, 15 * sizeof *words);
  begin<<<1, 5>>>(states, 1234);
  draw<<<1, 5>>>(states, words);
  draw<<<1, 5>>>(states, words);
  cudaDeviceSynchronize();
  for (int i = 0; i < 15; ++i) printf("%u\n", words[i]);
  return cudaGetLastError();
}
"""


@pytest.mark.nightly  # as tests/frontend/test_curand.py in a kernel alone
@needs_header
def test_philox(tmp_path: Path) -> None:
    done = run_program(_PHILOX, folder=tmp_path)
    assert "thread by thread" not in done.stderr
    for thread, line in enumerate(output_of(done)):
        word, uniform = line.split()
        assert int(word) == _philox(0x500000004D2, thread, 0)[3]
        exact = (_philox(0x500000004D2, thread, 1)[0] + 0.5) * 2.0**-32
        assert float(uniform) == pytest.approx(exact, rel=2e-7)


@pytest.mark.nightly  # the other generator is in every run
@needs_header
def test_xorwow(tmp_path: Path) -> None:
    words = list(map(int, output_of(run_program(_XORWOW, folder=tmp_path))))
    assert words == [word for thread in range(5) for word in _xorwow(1234 + thread, 6)[3:]]


def _philox(seed: int, subsequence: int, counter: int) -> list[int]:
    words = [counter, 0, subsequence, 0]
    key = [seed & _WORD, seed >> 32]
    for _ in range(10):
        a, c = 0xD2511F53 * words[0], 0xCD9E8D57 * words[2]
        words = [c >> 32 ^ words[1] ^ key[0], c & _WORD, a >> 32 ^ words[3] ^ key[1], a & _WORD]
        key = [key[0] + 0x9E3779B9 & _WORD, key[1] + 0xBB67AE85 & _WORD]
    return words


def _xorwow(seed: int, count: int) -> list[int]:
    """Marsaglia's generator, with the first state that cuRAND makes of a seed."""
    low = 1099087573 * (seed & _WORD ^ 0xAAD26B49) & _WORD
    high = 2591861531 * (seed >> 32 ^ 0xF7DCEFDD) & _WORD
    d = 6615241 + high + low & _WORD
    v = [123456789 + low, 362436069 ^ low, 521288629 + high, 88675123 ^ high, 5783321 + low]
    v = [word & _WORD for word in v]
    found = []
    for _ in range(count):
        t = v[0] ^ v[0] >> 2
        v = [*v[1:], (v[4] ^ v[4] << 4 ^ t ^ t << 1) & _WORD]
        d = d + 362437 & _WORD
        found.append(v[4] + d & _WORD)
    return found
