"""Time loops on CPUs that write new values over the oldest ones that they read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import jax
import numpy as np
import pytest
from jax import lax

import raise_kernel as rk
from raise_kernel.frontend.llvm_text import parse
from raise_kernel.frontend.llvm_text.instructions import Load
from raise_kernel.runtime.loops import native_steps
from raise_kernel.runtime.native.over_old import _loads_after_stores

ROWS, COLUMNS = 37, 141
SOURCE = """
__global__ void wave(const float *now, const float *__restrict__ before, float *next, int m,
                     int n) {
  int j = blockIdx.x * blockDim.x + threadIdx.x, i = blockIdx.y * blockDim.y + threadIdx.y;
  int k = i * m + j;
  if (i > 0 && i < n - 1 && j > 0 && j < m - 1) {
    float change = now[k - 1] + now[k + 1] + now[k - m] + now[k + m] - 4 * now[k];
    STORE
  }
}
"""
OWN = "next[k] = 2 * now[k] - before[k] + 0.1f * change;"
CACHED = "next[k] = 2 * now[k] - __ldg(before + k) + 0.1f * change;"
OTHER = "next[k] = 2 * now[k] - before[k + 1] + 0.1f * change;"
SAID = "new values are written over the oldest ones that are read"
Arrays = tuple[Any, ...]


def step_of(store: str) -> Callable[..., Any]:
    kernel = rk.from_cuda(SOURCE.replace("STORE", store))
    made = kernel[(-(-COLUMNS // 32), -(-ROWS // 8)), (32, 8)].options(executor="native")
    return lambda *arrays: made(*arrays, COLUMNS, ROWS)


@pytest.fixture(scope="module")
def wave() -> Callable[..., Any]:
    return step_of(OWN)


@pytest.fixture(autouse=True)
def any_size(monkeypatch: pytest.MonkeyPatch) -> None:
    """Any array is large enough, and any loop long enough."""
    monkeypatch.setattr(native_steps, "LEAST_BYTES", 0)
    monkeypatch.setattr(native_steps, "LEAST_OVER_OLD", 0)


def start(count: int, alike: bool = True) -> Arrays:
    """Arrays that hold the same at their edges, NaN and infinity among it."""
    found = np.random.default_rng(1).normal(size=(count, ROWS, COLUMNS)).astype(np.float32)
    found[0, 0, 3], found[0, 5, 0], found[0, 20, 70], found[1, 9, 9] = np.nan, np.inf, np.nan, 1e38
    for other in found[1:] if alike else ():
        for edge in (np.s_[0], np.s_[-1], np.s_[:, 0], np.s_[:, -1]):
            other[edge] = found[0][edge]
    return tuple(found)


def rotated(step: Callable[..., Any]) -> Callable[[Arrays], Arrays]:
    return lambda s: (step(*s), s[0], s[1])


def four(step: Callable[..., Any]) -> Callable[[Arrays], Arrays]:
    """Of four arrays, of which the oldest one is kept for later."""
    return lambda s: (step(s[0], s[1], s[3]), s[0], s[1], s[2])


def skipped(step: Callable[..., Any]) -> Callable[[Arrays], Arrays]:
    """It reads the array of two steps ago."""
    return lambda s: (step(s[0], s[2], s[3]), s[0], s[1], s[2])


def other_order(step: Callable[..., Any]) -> Callable[[Arrays], Arrays]:
    return lambda s: (s[1], s[2], step(s[2], s[1], s[0]))


WAYS = ((rotated, 3), (four, 4), (skipped, 4), (other_order, 3))


def counted(step: Callable[[Arrays], Arrays], state: Arrays, count: Any) -> Arrays:
    return lax.fori_loop(0, count, lambda _, s: step(s), state)


def scanned(step: Callable[[Arrays], Arrays], state: Arrays, count: int) -> Arrays:
    return lax.scan(lambda s, _: (step(s), None), state, None, length=count)[0]


def one_by_one(step: Callable[[Arrays], Arrays], state: Arrays, count: int) -> Arrays:
    one = jax.jit(step)
    for _ in range(count):
        state = one(state)
    return state


def check(got: Sequence[Any], want: Sequence[Any]) -> None:
    for mine, expected in zip(got, want, strict=True):
        np.testing.assert_array_equal(mine, expected)


@pytest.mark.sample(3)
@pytest.mark.parametrize("alike", [True, False])
@pytest.mark.parametrize(("way", "arrays"), WAYS)
def test_the_same_bits(wave, way: Callable[..., Any], arrays: int, alike: bool) -> None:
    step, state = way(wave), start(arrays, alike)
    run = jax.jit(rk.time_loops(lambda s, n: counted(step, s, n)))
    [report] = rk.time_loops(lambda s, n: counted(step, s, n)).report(state, 5)
    assert SAID in str(report)
    for count in (*range(10), 37):
        check(run(state, count), one_by_one(step, state, count))


@pytest.mark.parametrize("count", [*range(8), 37])
def test_scans(wave, count: int) -> None:
    step, state = rotated(wave), start(3)
    run = rk.time_loops(lambda s: scanned(step, s, count))
    check(jax.jit(run)(state), one_by_one(step, state, count))
    assert (SAID in str(run.report(state)[0])) == (count >= 3)


@pytest.mark.parametrize("count", [36, 37])
def test_whole_cycles_copy_no_array(wave, count: int) -> None:
    """Three arrays are back in their places after 36 iterations."""
    run = rk.time_loops(lambda s: scanned(rotated(wave), s, count))
    arrays = [jax.ShapeDtypeStruct((ROWS, COLUMNS), np.float32)] * 3
    compiled = jax.jit(run, donate_argnums=0).lower(tuple(arrays)).compile()
    memory = compiled.memory_analysis()
    assert memory is not None
    assert (memory.temp_size_in_bytes < 4 * ROWS * COLUMNS) == (count == 36)


@pytest.mark.parametrize("store", [OTHER, CACHED])
def test_what_is_not_written_over(store: str) -> None:
    step, state = rotated(step_of(store)), start(3)
    run = rk.time_loops(lambda s, n: counted(step, s, n))
    assert SAID not in str(run.report(state, 5)[0])
    check(jax.jit(run)(state, 13), one_by_one(step, state, 13))


def test_an_array_that_is_read_twice(wave) -> None:
    """The oldest array is also that of the neighbours."""
    step: Callable[[Arrays], Arrays] = lambda s: (wave(s[1], s[1], s[2]), s[0], s[1])  # noqa: E731
    state = start(3)
    run = rk.time_loops(lambda s, n: counted(step, s, n))
    assert SAID not in str(run.report(state, 5)[0])
    check(jax.jit(run)(state, 13), one_by_one(step, state, 13))


def test_small_arrays_are_left(wave, monkeypatch) -> None:
    monkeypatch.setattr(native_steps, "LEAST_BYTES", 4 * ROWS * COLUMNS + 1)
    run = rk.time_loops(lambda s, n: counted(rotated(wave), s, n))
    assert SAID not in str(run.report(start(3), 5)[0])


@pytest.mark.parametrize("count", [4, 5, 12, 29])
def test_short_loops_are_left(wave, monkeypatch, count: int) -> None:
    """Also where the number of iterations is known only when they run."""
    monkeypatch.setattr(native_steps, "LEAST_OVER_OLD", 12)
    step, state = rotated(wave), start(3)
    run = rk.time_loops(lambda s: scanned(step, s, count))
    assert (SAID in str(run.report(state)[0])) == (count >= 12)
    data = jax.jit(rk.time_loops(lambda s, n: counted(step, s, n)))
    check(data(state, count), one_by_one(step, state, count))


PROGRAM = """
target triple = "nvptx64-nvidia-cuda"
define void @k(ptr %x, ptr %y, i1 %c) {
entry:
  %a = load float, ptr %x
  br label %loop
loop:
  FIRST
  br i1 %c, label %loop, label %end
end:
  SECOND
  ret void
}
"""
STORE, LOAD = "store float %a, ptr %y", "%b = load float, ptr %x"


@pytest.mark.parametrize(
    ("first", "second", "after"),
    [
        ("", STORE, False),
        (STORE, "", False),
        (LOAD, STORE, False),
        (STORE, LOAD, True),
        (f"{LOAD}\n  {STORE}", "", True),
        ("", f"{LOAD}\n  {STORE}", False),
        ("", f"{STORE}\n  {LOAD}", True),
    ],
)
def test_loads_after_stores(first: str, second: str, after: bool) -> None:
    text = PROGRAM.replace("FIRST", first).replace("SECOND", second)
    function = parse(text).functions["k"]
    loads = {one.text for one in function.instructions() if isinstance(one, Load)}
    assert _loads_after_stores(function, loads) == after
