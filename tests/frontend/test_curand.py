"""Kernels that draw from cuRAND's device interface, read one by one."""

from __future__ import annotations

import numpy as np
import pytest
from tests.support.clang import needs_clang

import raise_kernel as rk
from raise_kernel.frontend.wheels import curand

pytestmark = needs_clang

DRAW = """
#include <curand_kernel.h>
__global__ void draw(unsigned *words, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  curandStatePhilox4_32_10_t state;
  curand_init(7, i, 0, &state);
  words[i] = curand(&state);
}
"""


@pytest.mark.skipif(
    curand.curand_folder() is None, reason="the header is not installed: raise-kernel[curand]"
)
def test_a_kernel_draws() -> None:
    words = rk.from_cuda(DRAW)[3, 8](np.zeros(20, np.uint32), 17)
    wanted = [_philox(7, thread) if thread < 17 else 0 for thread in range(20)]
    np.testing.assert_array_equal(words, np.array(wanted, np.uint32))


def test_without_the_wheel_the_refusal_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(curand, "curand_folder", lambda: None)
    with pytest.raises(rk.Refusal, match="curand_") as error:
        rk.from_cuda(DRAW)
    assert error.value.code == "RK009"
    assert "raise-kernel[curand]" in (error.value.hint or "")


def _philox(seed: int, subsequence: int) -> int:
    """The first word of Philox 4x32-10 (Salmon et al., 2011)."""
    words, key = [0, 0, subsequence, 0], [seed, 0]
    for _ in range(10):
        a, c = 0xD2511F53 * words[0], 0xCD9E8D57 * words[2]
        low = 0xFFFFFFFF
        words = [c >> 32 ^ words[1] ^ key[0], c & low, a >> 32 ^ words[3] ^ key[1], a & low]
        key = [key[0] + 0x9E3779B9 & low, key[1] + 0xBB67AE85 & low]
    return words[0]
