"""Recorded loops of one launch whose buffers change places run as the time loops that they are."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import raise_kernel as rk
from raise_kernel import config
from raise_kernel.runtime.brackets import launch_of
from raise_kernel.runtime.device.array import DeviceArray
from raise_kernel.runtime.device.buffer import Buffer, Form
from raise_kernel.runtime.device.launch import Program, launch
from raise_kernel.runtime.device.recorded import fused, lazy
from raise_kernel.runtime.device.recorded.one_launch import moves_of
from raise_kernel.runtime.loops import native_steps

ROWS, COLUMNS = 37, 140
SOURCE = """
__global__ void step(const float *now, const float *before, float *next, float a, int m, int n) {
  int j = blockIdx.x * blockDim.x + threadIdx.x, i = blockIdx.y * blockDim.y + threadIdx.y;
  int k = i * m + j;
  if (i > 0 && i < n - 1 && j > 0 && j < m - 1) {
    float change = now[k - 1] + now[k + 1] + now[k - m] + now[k + m] - 4 * now[k];
    next[k] = VALUE + a * change;
  }
}
"""
GRID = launch_of(((-(-COLUMNS // 32), -(-ROWS // 8)), (32, 8)))
GRID = replace(GRID, tensor=replace(GRID.tensor, executor="native"))


@functools.cache
def kernel(value: str) -> Program:
    made = rk.from_cuda(SOURCE.replace("VALUE", value))
    return Program(made.module, made.info)


HEAT, WAVE = "now[k]", "2 * now[k] - before[k]"  # compiled when a test runs
Held = list[DeviceArray]


@pytest.fixture(autouse=True)
def recording() -> Iterator[None]:
    lazy.flush()
    before, config.lazy = config.lazy, True
    yield
    lazy.flush()
    config.lazy, config.steps_per_pass = before, None


def start(arrays: int, alike: bool = True) -> list[np.ndarray]:
    """Arrays that hold the same at their edges, NaN and infinity among it."""
    rng = np.random.default_rng(0)
    found = [rng.normal(size=(ROWS, COLUMNS)).astype(np.float32) for _ in range(arrays)]
    found[0][0, 3], found[0][5, 0], found[0][20, 70], found[0][9, 9] = np.nan, np.inf, np.nan, 1e38
    for other in found[1:] if alike else ():
        for edge in (np.s_[0], np.s_[-1], np.s_[:, 0], np.s_[:, -1]):
            other[edge] = found[0][edge]
    return found


def on_device(values: np.ndarray) -> DeviceArray:
    buffer = Buffer(values.nbytes)
    buffer.take_form(Form((values.size,), values.dtype))
    buffer.from_host(0, values.reshape(-1).view(np.uint8))
    return DeviceArray(buffer, 0, (values.size,), (4,), values.dtype)


def launched(value: str, arrays: Sequence[DeviceArray], scale: float = 0.1) -> None:
    launch(kernel(value), GRID, (*arrays, np.float32(scale), COLUMNS, ROWS))


def swapped(held: Held) -> None:
    launched(HEAT, [held[0], held[0], held[1]])
    held.reverse()


def rotated(held: Held) -> None:
    launched(WAVE, held)
    held.insert(0, held.pop())


def in_place(held: Held) -> None:
    launched(WAVE, [held[0], held[1], held[1]])
    held.reverse()


def results(
    step: Callable[[Held], None], count: int, arrays: int, alike: bool = True
) -> list[np.ndarray]:
    held = [on_device(values) for values in start(arrays, alike)]
    places = list(held)
    rk.repeat(count)(lambda: step(held))
    return [one.buffer.to_host(0, 4 * ROWS * COLUMNS).view(np.float32).copy() for one in places]


@pytest.fixture
def passes(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The steps of each loop that makes several in one pass."""
    found: list[int] = []
    original = native_steps.passes_of

    def noted(*given: Any) -> Any:
        made = original(*given)
        found.append(made.steps)
        return made

    monkeypatch.setattr(native_steps, "passes_of", noted)
    return found


@pytest.mark.sample(2)
@pytest.mark.parametrize("several", [None, 3])
@pytest.mark.parametrize(("step", "arrays"), [(swapped, 2), (rotated, 3), (in_place, 2)])
def test_the_same_bits_as_launches_one_by_one(
    monkeypatch, step: Callable[[Held], None], arrays: int, several: int | None
) -> None:
    config.steps_per_pass = several
    for count in (*range(8), 13, 24, 37):
        got = results(step, count, arrays)
        with monkeypatch.context() as patched:
            patched.setattr(config, "lazy", False)
            want = results(step, count, arrays)
        for mine, expected in zip(got, want, strict=True):
            np.testing.assert_array_equal(mine, expected)


@pytest.mark.parametrize("alike", [True, False])
def test_several_steps_are_one_pass(monkeypatch, passes: list[int], alike: bool) -> None:
    config.steps_per_pass = 3
    fused._programs.clear()
    got = results(swapped, 37, 2, alike)
    assert passes == [3]
    monkeypatch.setattr(config, "lazy", False)
    for mine, expected in zip(got, results(swapped, 37, 2, alike), strict=True):
        np.testing.assert_array_equal(mine, expected)


def test_new_values_are_written_over_the_oldest_ones(monkeypatch, passes: list[int]) -> None:
    monkeypatch.setattr(native_steps, "LEAST_BYTES", 0)
    monkeypatch.setattr(native_steps, "LEAST_OVER_OLD", 8)
    fused._programs.clear()
    for count in (12, 24, 37, 64):
        got = results(rotated, count, 3)
        with monkeypatch.context() as patched:
            patched.setattr(config, "lazy", False)
            want = results(rotated, count, 3)
        for mine, expected in zip(got, want, strict=True):
            np.testing.assert_array_equal(mine, expected)
    assert set(passes) == {1}


def loop_of(monkeypatch: pytest.MonkeyPatch, step: Callable[[Held], None], arrays: int) -> Any:
    """The loop that is recorded of some steps."""
    found: list[object] = []
    original = lazy.rolled
    monkeypatch.setattr(
        lazy, "rolled", lambda items: found.extend(original(items)) or original(items)
    )
    results(step, 24, arrays)
    return next(item for item in found if isinstance(item, fused.Repeat))


def back_and_forth(held: Held, scales: Sequence[float]) -> None:
    launched(HEAT, [held[0], held[0], held[1]], scales[0])
    launched(HEAT, [held[1], held[1], held[0]], scales[1])


def test_scalars_are_no_part_of_the_program(monkeypatch) -> None:
    """The same loop again, of launches with other scalars, also where these are not alike."""
    for scales in ((0.1, 0.1), (0.2, 0.2), (0.1, 0.2)):
        got = results(lambda held, scales=scales: back_and_forth(held, scales), 12, 2)
        with monkeypatch.context() as patched:
            patched.setattr(config, "lazy", False)
            want = results(lambda held, scales=scales: back_and_forth(held, scales), 12, 2)
        for mine, expected in zip(got, want, strict=True):
            np.testing.assert_array_equal(mine, expected)


def two_scales(held: Held) -> None:
    back_and_forth(held, (0.1, 0.2))


def two_kernels(held: Held) -> None:
    launched(HEAT, [held[0], held[0], held[1]])
    launched(WAVE, [held[1], held[0], held[0]])


def no_circle(held: Held) -> None:
    launched(HEAT, [held[0], held[0], held[1]])
    launched(HEAT, [held[1], held[1], held[2]])
    launched(HEAT, [held[2], held[2], held[1]])


def test_what_becomes_of_the_buffers(monkeypatch) -> None:
    loops = [loop_of(monkeypatch, step, n) for step, n in ((swapped, 2), (rotated, 3))]
    moves = [moves_of(loop) for loop in loops]
    assert all(moves)
    for loop, moved in zip(loops, moves, strict=True):
        assert moved is not None and all(moved[k] != k for k in moved)
        assert len(moved) == len(loop.steps)
    for step, arrays in ((two_scales, 2), (two_kernels, 2), (no_circle, 3)):
        assert moves_of(loop_of(monkeypatch, step, arrays)) is None
