"""Launches on device arrays that are like one made before go a shorter way, to the same result."""

from __future__ import annotations

import struct
from typing import Any

import numpy as np
import pytest

from raise_kernel import config
from raise_kernel.cuda.device.launches import Launches
from raise_kernel.frontend.module import LLVMModule, kernels
from raise_kernel.runtime.brackets import known_launch
from raise_kernel.runtime.device import launch as launching
from raise_kernel.runtime.device.address_space import MEMORY
from raise_kernel.runtime.device.array import DeviceArray
from raise_kernel.runtime.device.buffer import Buffer
from raise_kernel.runtime.device.launch import Program, launch

N = 64
# y[i] = x[i] * a + k
TEXT = """target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @k(ptr %x, ptr %y, float %a, i32 %k) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = sext i32 %t to i64
  %p = getelementptr float, ptr %x, i64 %i
  %q = getelementptr float, ptr %y, i64 %i
  %v = load float, ptr %p
  %w = fmul float %v, %a
  %c = sitofp i32 %k to float
  %r = fadd float %w, %c
  store float %r, ptr %q
  ret void
}
"""


@pytest.fixture
def described(monkeypatch: pytest.MonkeyPatch) -> list[Program]:
    """A program for each launch that was described to the compiler."""
    found: list[Program] = []
    original = launching._prepared

    def noted(program: Program, *args: Any) -> Any:
        found.append(program)
        return original(program, *args)

    monkeypatch.setattr(launching, "_prepared", noted)
    return found


def program() -> Program:
    module = LLVMModule.parse(TEXT)
    return Program(module, kernels(module)[0])


def device(values: np.ndarray, offset: int = 0, room: int = 0) -> DeviceArray:
    buffer = Buffer(values.nbytes + room)
    buffer.from_host(offset, values.view(np.uint8))
    return DeviceArray(buffer, offset, values.shape, values.strides, values.dtype)


def host(array: DeviceArray) -> np.ndarray:
    return array.buffer.to_host(array.offset, 4 * N).view(np.float32).copy()


def run(made: Program, x: DeviceArray, y: DeviceArray, a: float, k: int, block: int = N) -> None:
    launch(made, known_launch((1,), (block,), 0), [x, y, np.float32(a), np.int32(k)])


def data(seed: int) -> np.ndarray:
    return np.random.default_rng(seed).normal(size=N).astype(np.float32)


def test_the_second_launch_is_known_and_a_different_one_is_not(described: list[Program]):
    made, values, zero = program(), data(0), np.zeros(N, np.float32)
    x = device(values)

    def check(y: DeviceArray, a: float, k: int, times: int, block: int = N) -> None:
        run(made, x, y, a, k, block)
        want = np.where(np.arange(N) < block, values * np.float32(a) + np.float32(k), 0)
        np.testing.assert_allclose(host(y), want, rtol=1e-6)
        assert len(described) == times

    check(device(zero), 2.0, 3, 1)
    check(device(zero), 2.0, 3, 1)
    check(device(zero), -0.5, 3, 1)  # a float is passed at run time
    check(device(zero), 2.0, 4, 2)  # an integer was static, and is not any more
    check(device(zero), 2.0, 5, 2)
    check(device(zero), 2.0, 5, 3, N // 2)  # a launch of its own
    check(device(zero, 0, 4), 2.0, 5, 4)  # an array that is not the whole buffer
    check(device(zero), 2.0, 6, 4)


def test_one_array_twice_is_another_launch(described: list[Program]):
    made, values = program(), data(1)
    x, y = device(values), device(np.zeros(N, np.float32))
    run(made, x, y, 2.0, 0)
    run(made, x, x, 2.0, 0)
    run(made, x, x, 2.0, 0)
    np.testing.assert_allclose(host(y), 2 * values, rtol=1e-6)
    np.testing.assert_allclose(host(x), 4 * values, rtol=1e-6)
    assert len(described) == 2


def test_launches_of_a_cuda_program_are_known(described: list[Program]):
    made, values = program(), data(2)
    x, y = device(values), device(np.zeros(N, np.float32))
    addresses = (MEMORY.place(array.buffer) for array in (x, y))
    arguments = struct.pack("<QQfi", *addresses, 2.0, 1)
    for _ in range(3):
        # The sizes are what a request says: objects of their own each time.
        sizes = struct.unpack("<3I", struct.pack("<3I", N, 1, 1))
        Launches().run(made, ((1, 1, 1), sizes, 0, 0), arguments)
    np.testing.assert_allclose(host(y), 2 * values + 1, rtol=1e-6)
    assert len(described) == 1


def test_arrays_that_begin_elsewhere_each_time_are_known(described: list[Program]):
    made, rows = program(), np.stack([data(seed) for seed in range(5)])
    held, y = device(rows), device(np.zeros(N, np.float32))
    for row, times in enumerate((1, 2, 2, 2, 2)):
        start = 4 * N * row
        x = DeviceArray(held.buffer, start, ((5 - row) * N,), (4,), np.dtype(np.float32))
        run(made, x, y, 2.0, 3)
        np.testing.assert_allclose(host(y), 2 * rows[row] + 3, rtol=1e-6)
        assert len(described) == times
    # The start of the memory, one array, another memory.
    run(made, held, y, 2.0, 3)
    run(made, y, y, 2.0, 3)
    run(made, device(rows[0]), y, 2.0, 3)
    np.testing.assert_allclose(host(y), 2 * rows[0] + 3, rtol=1e-6)


# As TEXT, of a struct by value, and with a pointer that is not used.
STRUCT = TEXT.replace("(ptr %x, ptr %y, float %a, i32 %k)", "(ptr byval(%S) align 8 %s, ptr %z)")
STRUCT = STRUCT.replace("declare", "%S = type { ptr, { ptr, float }, i32 }\ndeclare").replace(
    "  %i = sext",
    """  %x = load ptr, ptr %s
  %sy = getelementptr i8, ptr %s, i64 8
  %y = load ptr, ptr %sy
  %sa = getelementptr i8, ptr %s, i64 16
  %a = load float, ptr %sa
  %sk = getelementptr i8, ptr %s, i64 24
  %k = load i32, ptr %sk
  %i = sext""",
)


def test_structs_and_null_pointers_are_known(described: list[Program]):
    module = LLVMModule.parse(STRUCT)
    made, values = Program(module, kernels(module)[0]), data(3)
    x, y, zero = device(values), device(np.zeros(N, np.float32)), device(np.zeros(N, np.float32))
    grid = known_launch((1,), (N,), 0)
    for a, k, z, times in (
        *((2.0, 1, None, 1), (2.0, 1, None, 1), (-3.0, 1, None, 1)),
        *((2.0, 5, None, 2), (2.0, 6, None, 2), (2.0, 6, zero, 3), (2.0, 7, zero, 3)),
    ):
        launch(made, grid, [(x, (y, np.float32(a)), np.int32(k)), z])
        np.testing.assert_allclose(host(y), np.float32(a) * values + k, rtol=1e-5, atol=1e-5)
        assert len(described) == times, (a, k, z)
    launch(made, grid, [(y, (x, np.float32(2)), np.int32(1)), zero])
    np.testing.assert_allclose(host(x), 2 * host(y) + 1, rtol=1e-5, atol=1e-5)


def test_settings_tell_launches_apart(monkeypatch: pytest.MonkeyPatch):
    first = known_launch((1,), (N,), 0)
    assert known_launch((1,), (N,), 0) is first
    monkeypatch.setattr(config, "executor", "native")
    assert known_launch((1,), (N,), 0).tensor.executor == "native"
    assert first.tensor.executor != "native"
