"""Recorded loops take the executor whose rounds are faster; where these are not weighed, the faster
executor of a launch that XLA could fuse with no other one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import jax
import numpy as np
import pytest
from tests.native.clock import Clock, forget
from tests.runtime.device.recorded.test_lazy_fusion import GRID, N, data, device, host, program

import raise_kernel as rk
from raise_kernel import config
from raise_kernel.frontend.arguments.signature import Launch
from raise_kernel.runtime.choice import decision, measured_at_once
from raise_kernel.runtime.device.buffer import wide
from raise_kernel.runtime.device.launch import Program, launch
from raise_kernel.runtime.device.recorded import fused, lazy
from raise_kernel.runtime.loops import executors


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
    items, inputs, outputs, _ = made[0]
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


MEAN = "  %s = fadd float %left, %right\n  %r = fmul float %s, %a"
BY_DATA = """  %big = fcmp ogt float %left, 0.0
  %r = select i1 %big, float %right, float %v
"""


@pytest.fixture
def weighed(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """A process that remembers nothing, in which any recorded loop is worth a measurement, and no
    launch alone."""
    made = Clock()
    monkeypatch.setattr(decision, "seconds", made.seconds)
    monkeypatch.setitem(executors.WORTH, "cpu", 0.0)
    monkeypatch.setattr(config, "disk_cache", False)
    monkeypatch.setattr(config, "executor", None)
    monkeypatch.setattr(config, "lazy", True)
    forget(monkeypatch)
    lazy.flush()
    return made


def rounds(kernels: Sequence[Program], steps: int, grid: Launch = GRID) -> list[np.ndarray]:
    """The arrays after so many rounds, each of kernels from one array to the other and back."""
    held = [device(data(0)), device(data(1))]

    def iteration() -> None:
        for kernel in kernels:
            launch(kernel, grid, [*held, np.float32(0.5)])
            held.reverse()

    rk.repeat(steps)(iteration)
    return [host(array) for array in held]


def taken(
    monkeypatch: pytest.MonkeyPatch, kernels: Sequence[Program], grid: Launch = GRID
) -> list[str]:
    """The executors of launches in loops of some rounds."""
    found: list[str] = []
    original = fused.faster_steps

    def noted(loop: fused.Repeat, *given: Any) -> Any:
        steps = original(loop, *given)
        found.extend(step.executor for step in steps or loop.steps)
        return steps

    monkeypatch.setattr(fused, "faster_steps", noted)
    rounds(kernels, 30, grid)
    return found


@pytest.mark.sample(5)
@pytest.mark.parametrize("times", [[1.0, 0.5], [0.5, 1.0]])
@pytest.mark.parametrize("steps", [*range(7), 36, 37])
def test_weighed_rounds_give_the_same(weighed, monkeypatch, times: list[float], steps: int) -> None:
    weighed.times = times
    kernel = program("mean", MEAN, 1, N - 1)
    got = rounds([kernel], steps)
    assert weighed.calls == (steps > 5)
    monkeypatch.setattr(config, "lazy", False)
    for mine, expected in zip(got, rounds([kernel], steps), strict=True):
        np.testing.assert_array_equal(mine, expected)


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("times", "by"), [([1.0, 0.5], "native"), ([0.5, 1.0], "xla"), ([1.0, 0.99], "xla")]
)
def test_the_faster_rounds_are_taken(weighed, monkeypatch, times: list[float], by: str) -> None:
    weighed.times = times
    for _ in range(2):
        kernels = [program("mean", MEAN, 1, N - 1), program("scale", "  %r = fmul float %v, %a")]
        assert set(taken(monkeypatch, kernels)) == {by}
    assert weighed.calls == 1, "what was measured is remembered"


def test_launches_of_one_kernel_stay_launches_of_one(weighed, monkeypatch) -> None:
    """By which a loop of them is known as a time loop of one launch."""
    weighed.times = [1.0, 0.5]
    found: list[Any] = []
    original = fused.moves_of
    monkeypatch.setattr(fused, "moves_of", lambda loop: found.append(loop) or original(loop))
    rounds([program("mean", MEAN, 1, N - 1)], 30)
    loop = found[-1]
    assert [step.executor for step in loop.steps] == 2 * ["native"]
    assert len({id(step.lowered) for step in loop.steps}) == 1


@pytest.mark.parametrize("what", ["data", "short", "executor"])
def test_rounds_that_are_not_weighed(weighed, monkeypatch, what: str) -> None:
    if what == "short":
        monkeypatch.setitem(executors.WORTH, "cpu", 1.0)
    executor = "native" if what == "executor" else "auto"
    grid = replace(GRID, tensor=replace(GRID.tensor, executor=executor))
    kernel = program("one", BY_DATA if what == "data" else MEAN, 1, N - 1)
    by = "native" if what == "executor" else "xla"
    assert set(taken(monkeypatch, [kernel], grid)) == {by}
    assert weighed.calls == 0
