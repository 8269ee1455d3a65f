"""Time loops of one launch that make several steps a pass: on CPUs, which are asked for it."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import lax

import raise_kernel as rk
from raise_kernel import config
from raise_kernel.diagnostics import Refusal
from raise_kernel.runtime.loops import chunks

ROWS, COLUMNS = 37, 140
SOURCE = """
__global__ void {name}(const float *x, {more}float *y, float a, int m, int n) {{
  int j = blockIdx.x * blockDim.x + threadIdx.x, i = blockIdx.y * blockDim.y + threadIdx.y;
  int k = i * m + j;
  if (i > 0 && i < n - 1 && j > 0 && j < m - 1)
    y[k] = {value};
}}
"""
HEAT = "x[k] + a * (x[k - 1] + x[k + 1] + x[k - m] + x[k + m] - 4 * x[k])"


@functools.cache
def heat_kernel() -> rk.Kernel:
    return rk.from_cuda(SOURCE.format(name="heat", more="", value=HEAT))


@functools.cache
def mixed_kernel() -> rk.Kernel:
    return rk.from_cuda(
        SOURCE.format(name="mixed", more="const float *c, ", value=f"c[k] * ({HEAT})")
    )


@functools.cache
def placed_kernel() -> rk.Kernel:
    return rk.from_cuda(SOURCE.format(name="inplace", more="", value=f"{HEAT} - y[k]"))


SIZES = (-(-COLUMNS // 32), -(-ROWS // 8)), (32, 8)

Arrays = tuple[Any, ...]


def launched(kernel: Callable[[], rk.Kernel]) -> Callable[..., Any]:
    """Launches of the kernel, which is compiled at the first one."""

    def launch(*arrays: Any) -> Any:
        made = kernel()[SIZES].options(executor="native")
        return made(*arrays, np.float32(0.1), COLUMNS, ROWS)

    return launch


HEAT_STEP, MIXED_STEP, PLACED_STEP = map(launched, (heat_kernel, mixed_kernel, placed_kernel))


def swapped(s: Arrays) -> Arrays:
    return HEAT_STEP(*s), s[0]


def rotated(s: Arrays) -> Arrays:
    return HEAT_STEP(s[0], s[2]), s[0], s[1]


def fixed(s: Arrays) -> Arrays:
    """One array is written over and over, and not carried on."""
    return HEAT_STEP(*s), s[1]


def mixed(s: Arrays) -> Arrays:
    return MIXED_STEP(s[0], s[2], s[1]), s[0], s[2]


def twice(step: Callable[[Arrays], Arrays]) -> Callable[[Arrays], Arrays]:
    return lambda s: step(step(s))


def counted(step: Callable[[Arrays], Arrays], state: Arrays, count: Any) -> Arrays:
    return lax.fori_loop(0, count, lambda _, s: step(s), state)


def scanned(step: Callable[[Arrays], Arrays], state: Arrays, count: int) -> Arrays:
    return lax.scan(lambda s, _: (step(s), None), state, None, length=count)[0]


@pytest.fixture(autouse=True)
def steps_per_pass() -> Iterator[None]:
    yield
    config.steps_per_pass = None


def start(arrays: int, alike: bool = True) -> Arrays:
    """Arrays that hold the same at their edges, NaN and infinity among it."""
    rng = np.random.default_rng(0)
    first = rng.normal(size=(ROWS, COLUMNS)).astype(np.float32)
    first[0, 3], first[5, 0], first[20, 70], first[9, 9] = np.nan, np.inf, np.nan, -np.inf
    found = [first]
    for _ in range(arrays - 1):
        other = rng.normal(size=first.shape).astype(np.float32)
        kept = first.copy() if alike else -first
        kept[1:-1, 1:-1] = other[1:-1, 1:-1]
        found.append(kept)
    return tuple(map(jnp.asarray, found))


def assert_same(found: Arrays, wanted: Arrays) -> None:
    """The same bits, or a NaN in both."""
    for a, b in zip(map(np.asarray, found), map(np.asarray, wanted), strict=True):
        same = a.view(np.uint32) == b.view(np.uint32)
        assert (same | (np.isnan(a) & np.isnan(b))).all()


def words(function: Any, *args: Any) -> str:
    (report,) = rk.time_loops(function).report(*args)
    return str(report)


def test_any_number_of_steps_gives_what_single_ones_give() -> None:
    def loop(state: Arrays, count: Any) -> Arrays:
        return counted(swapped, state, count)

    plain = jax.jit(loop)
    config.steps_per_pass = 3
    made = jax.jit(rk.time_loops(loop))
    assert "3 steps a pass" in words(loop, start(2), 5)
    for count in range(11):
        assert_same(made(start(2), count), plain(start(2), count))


@pytest.mark.parametrize("step", [swapped, rotated], ids=lambda f: f.__name__)
def test_gpus_make_chunks_of_passes(
    step: Callable[[Arrays], Arrays], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A pass of which nobody knows whether there is another one waits for the host."""

    def loop(state: Arrays, count: Any) -> Arrays:
        return counted(step, state, count)

    state = start(2 if step is swapped else 3)
    plain = jax.jit(loop)
    config.steps_per_pass = 2
    whole = jax.jit(rk.time_loops(loop)).lower(state, 9).as_text().count("stablehlo.while")
    monkeypatch.setattr(chunks.lax, "platform_dependent", lambda *args, cuda, **_: cuda(*args))
    made = jax.jit(rk.time_loops(loop))
    # Chunks, and the iterations of one: of passes, of what is left of them, and of the loop as it
    # was written.
    assert made.lower(state, 9).as_text().count("stablehlo.while") == whole + 6
    for count in (0, 9, 31, 32, 33, 34, 36, 70, 101, 138):
        assert_same(made(state, count), plain(state, count))


@pytest.mark.sample(3)
@pytest.mark.parametrize("step", [swapped, rotated, fixed, mixed], ids=lambda f: f.__name__)
@pytest.mark.parametrize("loop", [counted, scanned], ids=lambda f: f.__name__)
def test_arrays_may_change_places_in_any_way(
    step: Callable[[Arrays], Arrays], loop: Callable[..., Arrays]
) -> None:
    state = start(2 if step in (swapped, fixed) else 3)

    def whole(state: Arrays) -> Arrays:
        return loop(step, state, 14)

    wanted = jax.jit(whole)(state)
    config.steps_per_pass = 4
    assert "4 steps a pass" in words(whole, state)
    assert_same(jax.jit(rk.time_loops(whole))(state), wanted)


STEPS = {"swapped": swapped, "rotated": rotated, "mixed": mixed}


@pytest.mark.sample(3)
@pytest.mark.parametrize("name", STEPS)
@pytest.mark.parametrize("launches", [2, 3, 4])
@pytest.mark.parametrize("count", [1, 2, 7, 12])
@pytest.mark.parametrize("loop", [counted, scanned], ids=lambda f: f.__name__)
def test_an_iteration_may_have_several_launches(
    name: str, launches: int, count: int, loop: Callable[..., Arrays]
) -> None:
    step, state = STEPS[name], start(2 if name == "swapped" else 3)

    def several(s: Arrays) -> Arrays:
        for _ in range(launches):
            s = step(s)
        return s

    def whole(state: Arrays) -> Arrays:
        return loop(several, state, count)

    wanted = jax.jit(whole)(state)
    config.steps_per_pass = 2 * launches
    assert (f"{2 * launches} steps a pass" in words(whole, state)) == (count > 2)
    assert_same(jax.jit(rk.time_loops(whole))(state), wanted)


def test_a_number_counts_iterations_of_several_launches() -> None:
    def whole(state: Arrays) -> tuple[Any, ...]:
        return lax.fori_loop(
            0, 9, lambda k, s: (twice(swapped)(s[0]), s[1] + k * k), (state, jnp.int32(0))
        )

    wanted, total = jax.jit(whole)(start(2))
    config.steps_per_pass = 4
    assert "4 steps a pass" in words(whole, start(2))
    found, same = jax.jit(rk.time_loops(whole))(start(2))
    assert_same(found, wanted)
    assert int(same) == int(total) == sum(k * k for k in range(9))


def test_a_loop_whose_arrays_keep_other_elements_runs_as_it_is_written() -> None:
    def whole(state: Arrays) -> Arrays:
        return counted(swapped, state, 13)

    state = start(2, alike=False)
    wanted = jax.jit(whole)(state)
    config.steps_per_pass = 4
    assert_same(jax.jit(rk.time_loops(whole))(state), wanted)


def test_flat_arrays_and_numbers_of_a_loop() -> None:
    def whole(state: Arrays) -> tuple[Any, ...]:
        def step(k: Any, s: Any) -> Any:
            (a, b), total = s
            return (HEAT_STEP(a, b), a), total + k * k

        return lax.fori_loop(0, 17, step, (state, jnp.int32(0)))

    flat = tuple(one.ravel() for one in start(2))
    wanted, total = jax.jit(whole)(flat)
    config.steps_per_pass = 5
    assert "5 steps a pass" in words(whole, flat)
    found, same = jax.jit(rk.time_loops(whole))(flat)
    assert_same(found, wanted)
    assert int(same) == int(total) == sum(k * k for k in range(17))


def test_derivatives_are_those_of_the_loop() -> None:
    def whole(a: Any) -> Any:
        return scanned(swapped, (a, a), 6)[0].sum()

    a = jnp.linspace(0.0, 1.0, ROWS * COLUMNS, dtype=jnp.float32).reshape(ROWS, COLUMNS)
    wanted = jax.grad(whole)(a)
    config.steps_per_pass = 2
    np.testing.assert_allclose(jax.grad(rk.time_loops(whole))(a), wanted, rtol=1e-6)


def by_counter(k: Any, s: Arrays) -> Arrays:
    scaled = heat_kernel()[SIZES].options(executor="native")
    return scaled(*s, k.astype(jnp.float32), COLUMNS, ROWS), s[0]


REASONS = {
    "takes other values that iterations change": lambda s: lax.fori_loop(0, 20, by_counter, s),
    "array of another one": lambda s: counted(lambda s: (s[1], PLACED_STEP(*s)), s, 20),
    "2 launches": lambda s: counted(lambda s: (HEAT_STEP(*s), HEAT_STEP(s[1], s[0])), s, 20),
    "3 launches": lambda s: counted(lambda s: swapped(fixed(swapped(s))), s, 20),
    "has 3 steps": lambda s: counted(lambda s: swapped(twice(swapped)(s)), s, 20),
    "has mul of arrays": lambda s: counted(lambda s: (2 * HEAT_STEP(*s), s[0]), s, 20),
    "known only at their end": lambda s: lax.while_loop(lambda s: s[0][1, 1] > 0, swapped, s),
}


@pytest.mark.parametrize("reason", REASONS)
def test_a_report_says_why_a_step_is_a_pass(reason: str) -> None:
    config.steps_per_pass = 4
    assert reason in words(REASONS[reason], start(2))


def test_without_being_asked_cpus_make_single_steps() -> None:
    assert "pass" not in words(lambda s: counted(swapped, s, 20), start(2))


@pytest.mark.parametrize("steps", [0, 65])
def test_steps_that_are_not_possible_are_refused(steps: int) -> None:
    config.steps_per_pass = steps
    with pytest.raises(Refusal, match="RK020"):
        config.check()
