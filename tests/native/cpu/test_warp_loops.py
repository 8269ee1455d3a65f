"""Loops over the distance of a shuffle are unrolled: what they leave, and what is left of them."""

from __future__ import annotations

import numpy as np
import pytest
from tests.native.direct import native_arrays

import raise_kernel as rk
from raise_kernel.analysis.lanes.lane_calls import lane_call
from raise_kernel.driver import run_stages, specialize_kernel
from raise_kernel.mlir.values import constant_int
from raise_kernel.mlir.walks import named
from raise_kernel.runtime.arguments import sort_arguments
from raise_kernel.runtime.brackets import launch_of
from raise_kernel.runtime.kernel import Kernel
from raise_kernel.runtime.native.cpu.warp_loops import unroll_warp_loops
from raise_kernel.runtime.reference.execute import execute

HEAD = """extern "C" __global__ void k(float *x, int n) {
  int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  float v = i < n ? x[i] : 0.0f;
"""
SUM = "for (int d = 16; d > 0; d >>= 1) v += __shfl_{}_sync(0xffffffff, v, d);\n"
BODIES = {
    "down": SUM.format("down") + "x[i] = v;",
    "xor": SUM.format("xor") + "x[i] = v;",
    "upwards, with a test of the lane": """
  for (int d = 1; d < 32; d *= 2) {
    float o = __shfl_up_sync(0xffffffff, v, d);
    if (t % 32 >= d) v += o;
  }
  x[i] = v;""",
    "segments": "for (int d = 4; d > 0; d >>= 1) v += __shfl_down_sync(~0u, v, d, 8);\nx[i] = v;",
    "in a loop": """
  for (int k = 0; k < n; k++) {
    for (int d = 16; d > 0; d >>= 1) v = fmaxf(v, __shfl_xor_sync(0xffffffff, v, d) * 0.5f);
    v += k;
  }
  x[i] = v;""",
    "some warps": """
  if (t < 64) {
    for (int d = 16; d > 0; d >>= 1) v += __shfl_down_sync(0xffffffff, v, d);
    if (t % 32 == 0) x[i] = v;
  }""",
    "the distance is used": """
  for (int d = 16; d > 0; d >>= 1) {
    float o = __shfl_xor_sync(0xffffffff, v, d);
    v = (t & d) ? o - v : v + d * o;
  }
  x[i] = v;""",
}


def kernel_of(body: str) -> Kernel:
    return rk.from_cuda(HEAD + body + "\n}")


@pytest.mark.sample(4)
@pytest.mark.parametrize("name", BODIES)
@pytest.mark.parametrize("threads", [32, 96])
def test_against_the_reference_executor(name: str, threads: int) -> None:
    kernel = kernel_of(BODIES[name])
    x = np.random.default_rng(threads).integers(-50, 50, 2 * threads).astype(np.float32)
    n = np.int32(3 if name == "in a loop" else len(x))
    (found,) = native_arrays(kernel, (2, threads), (x.copy(), n))
    (wanted,) = execute(kernel.module, "k", launch_of((2, threads)), (x.copy(), n))
    np.testing.assert_array_equal(found, wanted)


def shuffles(body: str, unrolled: bool) -> tuple[int, int]:
    """How many shuffles a kernel has, and how many of them by data."""
    kernel = kernel_of(body)
    args = sort_arguments((np.zeros(64, np.float32), np.int32(64)), kernel.info, variables={})
    specialized = specialize_kernel(kernel.module, "k", launch_of((2, 32)), args.arguments)
    module = run_stages(specialized, "parallelize")
    if unrolled:
        unroll_warp_loops(module)
    calls = [call for op in named(module.body, "func.call") if (call := lane_call(op)) is not None]
    by_data = [c for c in calls if any(constant_int(v) is None for v in c.arguments[1:3])]
    return len(calls), len(by_data)


@pytest.mark.parametrize("name", ["down", "xor", "segments", "in a loop", "some warps"])
def test_distances_become_constants(name: str) -> None:
    many = 3 if name == "segments" else 5
    assert shuffles(BODIES[name], False) == (1, 1)
    assert shuffles(BODIES[name], True) == (many, 0)


@pytest.mark.parametrize("loop", ["d < n", "d < 200"], ids=["unknown", "long"])
def test_other_loops_stay(loop: str) -> None:
    body = f"for (int d = 0; {loop}; d++) v += __shfl_xor_sync(~0u, v, d);\nx[i] = v;"
    if loop == "d < n":
        body = body.replace("d < n", "d < (int)x[0]")
    assert shuffles(body, True) == (1, 1)
