"""cuRAND's host interface: the numbers that NVIDIA's own library gives for a seed."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from tests.support.programs import output_of, run_program

_PROGRAM = r"""
#include <cstdio>
#include <cstring>
#include <vector>

#include "curand.h"

static const int n = 300000;
template <typename T>
static void print(const char *name, const T *x, const char *form) {
  cudaDeviceSynchronize();
  std::printf("%s", name);
  const int places[] = {0, 1, 2, 3, 4, 5, 6, 7, 262144, n - 1};
  for (int i : places) std::printf(form, x[i]);
  std::printf("\n");
}

int main() {
  curandGenerator_t g, other;
  unsigned *bits;
  float *f;
  double *d;
  cudaMallocManaged(&bits, n * sizeof *bits);
  cudaMallocManaged(&f, n * sizeof *f);
  cudaMallocManaged(&d, n * sizeof *d);
  curandCreateGenerator(&g, CURAND_RNG_PSEUDO_PHILOX4_32_10);
  curandSetPseudoRandomGeneratorSeed(g, 7);
  curandGenerate(g, bits, 5);  // the next call goes on from there
  curandGenerate(g, bits + 5, n - 5);
  print("bits", bits, " %u");
  curandSetPseudoRandomGeneratorSeed(g, 7);
  curandGenerateUniform(g, f, n);
  print("uniform", f, " %.9g");
  curandSetPseudoRandomGeneratorSeed(g, 7);
  curandGenerateUniformDouble(g, d, n);
  print("doubles", d, " %.17g");
  curandSetPseudoRandomGeneratorSeed(g, 7);
  curandGenerateNormal(g, f, n, 1, 2);
  print("normal", f, " %.9g");
  curandSetPseudoRandomGeneratorSeed(g, 7);
  curandGenerateNormalDouble(g, d, n, 0, 1);
  print("normal_doubles", d, " %.17g");
  std::printf("odd %d\n", curandGenerateNormal(g, f, 7, 0, 1));
  std::printf("quasi %d\n", curandCreateGenerator(&other, CURAND_RNG_QUASI_SOBOL32));
  std::vector<unsigned> host_bits(n);
  std::vector<double> host(n);
  curandCreateGeneratorHost(&other, CURAND_RNG_PSEUDO_PHILOX4_32_10);
  curandSetPseudoRandomGeneratorSeed(other, 7);
  curandGenerate(other, host_bits.data(), 5);
  curandGenerate(other, host_bits.data() + 5, n - 5);
  curandSetPseudoRandomGeneratorSeed(other, 7);
  curandGenerateNormalDouble(other, host.data(), n, 0, 1);
  bool same = !std::memcmp(host_bits.data(), bits, n * sizeof *bits);
  std::printf("host %d\n", same && !std::memcmp(host.data(), d, n * sizeof *d));
  std::printf("host_quasi %d\n", curandCreateGeneratorHost(&other, CURAND_RNG_QUASI_SOBOL32));
  curandCreateGenerator(&other, CURAND_RNG_PSEUDO_DEFAULT);
  curandGenerateLogNormal(other, f, n, 0, 0.5f);
  cudaDeviceSynchronize();
  double sum = 0;
  for (int i = 0; i < n; ++i) sum += f[i];
  std::printf("mean %.9g\n", sum / n);
}
"""

# As libcurand's generator of this type printed them.
_BITS = [4099963437, 3221879260, None, None, 2126179728, 737597871, 1336687403, None, 1747881627,
         3670982244]  # fmt: skip
_UNIFORM = {0: 0.954597116, 9: 0.854717135}
_DOUBLES = {0: 0.7501524982542997, 2: 0.795284230833619, 9: 0.3548002786035081}
_NORMAL = [0.390306, 1.0005832, 3.135745, 4.5775146, 3.0906668, 2.1198435, 4.019072, 1.4724418]
_NORMAL_DOUBLES = [0.38867997, 0.65106482, -0.177146, 0.65324628, 1.85455605, 0.2902107, 0.46776994,
                   -0.32651109]  # fmt: skip


def test_philox_gives_nvidia_s_numbers(tmp_path: Path) -> None:
    done = run_program(_PROGRAM, folder=tmp_path, options=("-lcurand",))
    words = [line.split() for line in output_of(done)]
    found = {name: np.array(rest, float) for name, *rest in words}
    for have, want in zip(found["bits"], _BITS, strict=True):
        assert want is None or have == want
    for place, want in _UNIFORM.items():
        assert np.float32(found["uniform"][place]) == np.float32(want)
    for place, want in _DOUBLES.items():
        assert found["doubles"][place] == want
    np.testing.assert_allclose(found["normal"][:8], _NORMAL, rtol=1e-5)
    np.testing.assert_allclose(found["normal_doubles"][:8], _NORMAL_DOUBLES, rtol=1e-7)
    assert [found["odd"][0], found["quasi"][0]] == [105, 103]
    # A generator on the host gives the same numbers.
    assert [found["host"][0], found["host_quasi"][0]] == [1, 103]
    # The mean of exp(N(0, 1/4)), within five standard errors.
    assert abs(found["mean"][0] - np.exp(0.125)) < 5 * 0.604 / np.sqrt(300_000)
    assert done.stderr.count("another sequence than NVIDIA's") == 1
