"""Recorded loops change arrays in place that nothing else holds, and no others."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import raise_kernel as rk
from raise_kernel import config
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.module import LLVMModule, kernels
from raise_kernel.runtime.brackets import launch_of
from raise_kernel.runtime.device.array import DeviceArray
from raise_kernel.runtime.device.buffer import Buffer, Form
from raise_kernel.runtime.device.launch import Program, launch
from raise_kernel.runtime.device.recorded import lazy

N = 1000
TEXT = """target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
define ptx_kernel void @add(ptr %x, ptr %y) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %b = mul nsw i32 %c, 256
  %n = add nsw i32 %b, %t
  %i = sext i32 %n to i64
  %in = icmp slt i32 %n, 1000
  br i1 %in, label %then, label %end
then:
  %p = getelementptr inbounds float, ptr %x, i64 %i
  %q = getelementptr inbounds float, ptr %y, i64 %i
  %v = load float, ptr %p
  %w = load float, ptr %q
  %r = fadd float %v, %w
  store float %r, ptr %q
  br label %end
end:
  ret void
}
"""
MODULE = LLVMModule.parse(TEXT)
ADD = Program(MODULE, kernels(MODULE)[0])
LAUNCH = launch_of((4, 256))


@pytest.fixture(autouse=True)
def spent(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many arrays each recorded program was given for good."""
    lazy.flush()
    monkeypatch.setattr(config, "lazy", True)
    found: list[int] = []
    original = lazy.fused

    def note(items: Any, inputs: Any, outputs: Any, count: int) -> Any:
        found.append(count)
        return original(items, inputs, outputs, count)

    monkeypatch.setattr(lazy, "fused", note)
    return found


def device(values: np.ndarray) -> DeviceArray:
    buffer = Buffer(values.nbytes)
    buffer.from_host(0, values.view(np.uint8))
    return DeviceArray(buffer, 0, values.shape, values.strides, values.dtype)


def host(array: DeviceArray) -> np.ndarray:
    return array.buffer.to_host(0, 4 * N).view(np.float32)


def data(seed: int) -> np.ndarray:
    return np.random.default_rng(seed).integers(-9, 9, N).astype(np.float32)


def loop(x: DeviceArray, y: DeviceArray, times: int = 20) -> None:
    rk.repeat(times)(lambda: launch(ADD, LAUNCH, (x, y)))


def test_what_a_loop_changes_is_given(spent):
    x, y = device(data(0)), device(data(1))
    loop(x, y)
    np.testing.assert_array_equal(host(y), data(1) + 20 * data(0))
    loop(x, y)
    np.testing.assert_array_equal(host(y), data(1) + 40 * data(0))
    np.testing.assert_array_equal(host(x), data(0))
    assert spent == [1, 1]


def test_what_others_hold_is_kept(spent):
    x, y = device(data(0)), device(data(1))
    launch(ADD, LAUNCH, (x, y))
    held = y.buffer.value  # as for a program that takes the array to JAX
    loop(x, y)
    np.testing.assert_array_equal(host(y), data(1) + 21 * data(0))
    np.testing.assert_array_equal(held, data(1) + data(0))
    assert spent == [0, 0]


def test_a_view_of_the_host_stays(spent):
    x, y = device(data(0)), device(data(1))
    launch(ADD, LAUNCH, (x, y))
    view = host(y)
    loop(x, y)
    np.testing.assert_array_equal(host(y), data(1) + 21 * data(0))
    np.testing.assert_array_equal(view, data(1) + data(0))


def test_memory_of_two_buffers_is_kept(spent):
    x, y, other = device(data(0)), device(data(1)), device(data(2))
    launch(ADD, LAUNCH, (x, y))
    other.buffer.write(y.buffer.value)
    loop(x, y)
    np.testing.assert_array_equal(host(y), data(1) + 21 * data(0))
    np.testing.assert_array_equal(host(other), data(1) + data(0))
    assert spent == [0, 0]


def test_memory_in_another_form_is_kept(spent):
    """On a CPU an array of another form is the same memory, which is not written while it is held:
    XLA takes no memory that it did not allocate."""
    x, y = device(data(0)), device(data(1))
    launch(ADD, LAUNCH, (x, y))
    held = y.buffer.value
    y.buffer.take_form(Form((N // 2, 2), np.dtype(np.float32)))
    y.buffer.take_form(Form((N,), np.dtype(np.float32)))
    assert y.buffer.value.unsafe_buffer_pointer() == held.unsafe_buffer_pointer()
    loop(x, y)
    np.testing.assert_array_equal(host(y), data(1) + 21 * data(0))
    np.testing.assert_array_equal(held, data(1) + data(0))
    assert spent == [0, 1]


def test_what_is_left_to_compute_keeps_its_inputs(spent):
    """A temporary is computed when it is read, from what the trace had found."""
    x, y, left = device(data(0)), device(data(1)), device(np.zeros(N, np.float32))
    lazy.clear(left.buffer)
    launch(ADD, LAUNCH, (y, left))
    lazy._traces[-1].cleared.clear()  # as for memory that the trace alone has filled
    loop(x, y)
    np.testing.assert_array_equal(host(y), data(1) + 20 * data(0))
    np.testing.assert_array_equal(host(left), data(1))


def test_a_loop_that_fails(spent, monkeypatch):
    """What it was changing is not there any more: a read says so, and gives no other values."""
    x, y = device(data(0)), device(data(1))
    launch(ADD, LAUNCH, (x, y))
    host(y)
    original = lazy.fused

    def failing(*what: Any) -> Any:
        def run(*values: Any) -> Any:
            values[0].delete()
            raise RuntimeError("no room")

        return run

    monkeypatch.setattr(lazy, "fused", failing)
    loop(x, y)
    with pytest.raises(RuntimeError, match="no room"):
        host(y)
    monkeypatch.setattr(lazy, "fused", original)
    with pytest.raises(Refusal, match="the device array"):
        host(y)
    np.testing.assert_array_equal(host(x), data(0))
