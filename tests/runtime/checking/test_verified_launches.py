"""Launches on device memory that are compared with the reference executor."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from raise_kernel import config
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.cuda import compile_cuda
from raise_kernel.frontend.module import find_kernel
from raise_kernel.runtime.brackets import launch_of
from raise_kernel.runtime.device import launch as launching
from raise_kernel.runtime.device.array import DeviceArray
from raise_kernel.runtime.device.buffer import Buffer
from raise_kernel.runtime.device.launch import Program, Recorded, launch

_SOURCE = """
__device__ int calls;
__global__ void scale(float *x, float *y, float a) {
  y[threadIdx.x] = a * x[threadIdx.x];
  if (threadIdx.x == 0) calls += 1;
}
"""


@pytest.fixture(autouse=True)
def verifying() -> Iterator[None]:
    config.verify_launches = True
    yield
    config.verify_launches = False


@pytest.fixture(scope="module")
def program() -> Program:
    module = compile_cuda(_SOURCE)
    return Program(module, find_kernel(module))


def _array(offset: int = 0) -> DeviceArray:
    buffer = Buffer(4 * (32 + offset))
    buffer.from_host(0, np.arange(32 + offset, dtype=np.float32).view(np.uint8))
    return DeviceArray(buffer, 4 * offset, (32,), (4,), np.dtype(np.float32))


def test_a_launch_that_agrees(program: Program) -> None:
    x, y = _array(3), _array()
    for a in (2.0, 3.0):
        launch(program, launch_of((1, 32)), [x, y, np.float32(a)])
        found = y.buffer.to_host(0, y.buffer.nbytes).view(np.float32)
        np.testing.assert_array_equal(found, a * np.arange(3, 35))
    (calls,) = program.variables.values()
    assert calls.to_host(0, 4).view(np.int32) == 2


def test_a_launch_that_differs(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    x, y = _array(), _array()

    def run(self: Recorded) -> None:
        y.buffer.from_host(4, np.array([7], np.float32).view(np.uint8))

    monkeypatch.setattr(launching.Recorded, "run", run)
    with pytest.raises(Refusal, match=r"launch \d+: array 1: .*32 elements differ") as found:
        launch(program, launch_of((1, 32)), [x, y, np.float32(5)])
    assert found.value.code == "RK023"
    assert (found.value.line or "").endswith(":3")
