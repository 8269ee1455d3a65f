"""What native launches of a recorded program write stays where it is: no pass over it hides it from
XLA, which looks into no code but its own."""

from __future__ import annotations

import functools
import re
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import raise_kernel as rk
from raise_kernel import config
from raise_kernel.runtime.brackets import launch_of
from raise_kernel.runtime.device.array import DeviceArray
from raise_kernel.runtime.device.buffer import Buffer, Form, wide
from raise_kernel.runtime.device.launch import Program, launch
from raise_kernel.runtime.device.recorded import fused
from raise_kernel.runtime.native import portable_programs
from raise_kernel.runtime.native.launch import native_launch_p
from raise_kernel.runtime.native.written import written


@functools.cache
def wave() -> rk.Kernel:
    return rk.from_cuda("""
__global__ void wave(const float *now, const float *before, float *next, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i <= 0 || i >= n - 1) return;
  next[i] = 1.5f * now[i] - before[i] + 0.1f * (now[i - 1] + now[i + 1]);
}
""")


def device(values: np.ndarray) -> DeviceArray:
    buffer = Buffer(values.nbytes)
    buffer.take_form(Form(values.shape, values.dtype))
    buffer.from_host(0, values.view(np.uint8))
    return DeviceArray(buffer, 0, values.shape, values.strides, values.dtype)


@pytest.mark.sample(9)
@pytest.mark.parametrize("n", [1000, 1023])
@pytest.mark.parametrize("steps", [0, 1, 2, 3, 4, 5, 6, 7, 30])
def test_a_recorded_loop_is_launches_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch, steps: int, n: int
) -> None:
    monkeypatch.setattr(config, "executor", "native")
    made: list[Any] = []
    original = fused._jitted
    monkeypatch.setattr(fused, "_jitted", lambda *key: made.append(key) or original(*key))
    grid = (-(-n // 128), 128)
    start = np.random.default_rng(n).normal(size=(3, n)).astype(np.float32)
    start[:, 7], start[0, 11], start[1, 300] = np.nan, np.inf, -np.inf
    held = [device(one) for one in start]
    program = Program(wave().module, wave().info)

    def iteration() -> None:
        launch(program, launch_of(grid), (*held, np.int32(n)))
        held.insert(0, held.pop())

    rk.repeat(steps)(iteration)
    got = [np.asarray(array.buffer.value) for array in held]
    want = list(start)
    for _ in range(steps):
        want = [np.asarray(wave()[grid](*want, n)), *want[:-1]]
    for mine, expected in zip(got, want, strict=True):
        np.testing.assert_array_equal(mine.view(np.uint32), expected.view(np.uint32))
    if steps < 30:
        return
    items, inputs, outputs, _ = made[0]
    with wide():
        values = [jax.ShapeDtypeStruct((n,), np.float32) for _ in inputs]
        text = fused.lowered(items, inputs, outputs, values).compile().as_text()
    name = re.search(r"body=(%[\w.\-]+)", text)
    assert name is not None
    body = re.search(re.escape(name[1]) + r" \([^\n]*\{\n(.*?)\n\}", text, re.S)
    assert body is not None
    arrays = re.findall(rf"= f32\[{n}\]\S* ([\w-]+)\(", body[1])
    assert sorted(set(arrays)) == ["custom-call", "get-tuple-element"]
    assert arrays.count("custom-call") == 3


def test_what_the_raised_program_writes_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether native code runs is known when a program is lowered, not when it is traced."""
    monkeypatch.setattr(config, "executor", "native")
    n, x = 256, jnp.ones(256)
    traced = jax.make_jaxpr(lambda *xs: wave()[2, 128].lower(*xs, n).flat(*xs))(x, x, x)
    found: list[Any] = []

    def look(jaxpr: Any) -> None:
        for equation in jaxpr.eqns:
            if equation.primitive is native_launch_p:
                found.append(equation.params["launch"])
            elif equation.primitive.name == "jit":
                look(equation.params["jaxpr"].jaxpr)

    look(traced.jaxpr)
    (own,) = found

    def program(x: Any, zero: Any) -> Any:
        return written(x, zero, own, lambda value, zero: value + zero)

    def text() -> str:
        return jax.jit(lambda *values: program(*values)).lower(x, 0.0).as_text()

    assert "stablehlo.add" not in text()
    with portable_programs():
        assert "stablehlo.add" in text()
