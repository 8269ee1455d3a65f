"""Recorded loops take the faster executor of a launch that XLA could fuse with no other one."""

from __future__ import annotations

from collections.abc import Sequence

import jax
import numpy as np
import pytest
from tests.native.clock import Clock
from tests.runtime.device.test_lazy_fusion import GRID, N, data, device, host, program

import raise_kernel as rk
from raise_kernel import config
from raise_kernel.runtime.choice import measured_at_once
from raise_kernel.runtime.device import fused, lazy
from raise_kernel.runtime.device.buffer import wide
from raise_kernel.runtime.device.launch import Program, launch


@pytest.fixture
def native_is_faster(monkeypatch: pytest.MonkeyPatch, clock: Clock) -> None:
    """Measurements say that native code is faster, by less than fusion may save."""
    clock.times = [2e-7, 1e-7]
    monkeypatch.setattr(config, "lazy", True)
    lazy.flush()


def recorded(
    monkeypatch: pytest.MonkeyPatch, kernels: Sequence[Program], steps: int
) -> tuple[list[np.ndarray], str]:
    """The arrays after so many rounds, each of kernels from one array to the other and back; and
    the compiled program."""
    made: list[tuple] = []
    original = fused._jitted
    monkeypatch.setattr(fused, "_jitted", lambda *key: made.append(key) or original(*key))
    held = [device(data(0)), device(data(1))]

    def iteration() -> None:
        for kernel in kernels:
            launch(kernel, GRID, [*held, np.float32(0.5)])
            held.reverse()

    with measured_at_once():
        rk.repeat(steps)(iteration)
        got = [host(array) for array in held]
    items, inputs, outputs = made[0]
    with wide():
        values = [jax.ShapeDtypeStruct((N,), np.float32) for _ in inputs]
        return got, fused.lowered(items, inputs, outputs, values).compile().as_text()


@pytest.mark.parametrize("steps", [30, 31])
def test_stencils_run_natively_in_a_loop(native_is_faster, monkeypatch, steps: int) -> None:
    blur = program("blur", "  %s = fadd float %left, %right\n  %r = fmul float %s, %a", 1, N - 1)
    got, text = recorded(monkeypatch, [blur], steps)
    body = [line for line in text.splitlines() if "while/body" in line]
    assert sum("custom-call(" in line for line in body) == 2
    assert not any(f"f32[{N}]" in line and " fusion(" in line for line in body)
    want = [data(0), data(1)]
    for _ in range(steps):
        want[1][1:-1] = (want[0][:-2] + want[0][2:]) * np.float32(0.5)
        want.reverse()
    for mine, expected in zip(got, want, strict=True):
        np.testing.assert_array_equal(mine, expected)


def test_what_xla_fuses_stays_one_loop(native_is_faster, monkeypatch) -> None:
    scale = program("scale", "  %r = fmul float %v, %a")
    shift = program("shift", "  %r = fadd float %v, %a")
    _, text = recorded(monkeypatch, [scale, shift], 30)
    assert "custom-call(" not in text
