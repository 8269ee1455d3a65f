"""Time loops: nothing is copied, whichever way the arrays change places, and the results stay."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Iterator
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import lax

import raise_kernel as rk
from raise_kernel import config
from raise_kernel.runtime.brackets import launch_of
from raise_kernel.runtime.device.array import DeviceArray
from raise_kernel.runtime.device.buffer import Buffer, Form, wide
from raise_kernel.runtime.device.launch import Program, launch
from raise_kernel.runtime.device.recorded import fused, lazy
from raise_kernel.runtime.loops.cycles import Carried, cycle_of

N = 128
JACOBI = rk.load("examples/jacobi2d.ll")
GRID = ((N // 16, N // 16), (16, 16))
STEP = JACOBI[GRID]


def field(seed: int = 0) -> jax.Array:
    return jax.random.normal(jax.random.key(seed), (N, N))


def step(a: Any, b: Any) -> Any:
    return STEP(a, b, N)


def swapped(a: Any, b: Any) -> tuple[Any, Any]:
    return step(a, b), a


def rotated(u: Any, v: Any, w: Any) -> tuple[Any, Any, Any]:
    return 2 * step(u, w) - v, u, v


def copies(text: str) -> list[int]:
    """Whole arrays that each loop of a compiled program copies in an iteration, smallest last."""
    found = []
    for name in set(re.findall(r"body=(%[\w.\-]+)", text)):
        body = re.search(re.escape(name) + r" \([^\n]*\{\n(.*?)\n\}", text, re.S)
        assert body is not None
        found.append(len(re.findall(rf"= f32\[(?:{N},{N}|{N * N})\]\S* copy\(", body[1])))
    return sorted(found, reverse=True)


def compiled(function: Callable[..., Any], *args: Any) -> str:
    """What XLA makes of a function. It is traced anew: JAX keeps what it knows of a function."""
    return str(jax.jit(lambda *args: function(*args)).lower(*args).compile().as_text())


def scanned(iteration: Callable[..., Any], trips: int) -> Callable[..., Any]:
    return lambda *start: lax.scan(lambda s, _: (iteration(*s), None), start, None, length=trips)[0]


def counted(iteration: Callable[..., Any]) -> Callable[..., Any]:
    return lambda trips, *start: lax.fori_loop(0, trips, lambda _, s: iteration(*s), start)


def until_settled(a: Any, b: Any, least: Any) -> Any:
    def moves(state: Any) -> Any:
        return jnp.max(jnp.abs(state[0] - state[1])) > least

    return lax.while_loop(moves, lambda s: swapped(*s), (a, b))


@pytest.mark.sample(2)
@pytest.mark.parametrize("trips", [0, 1, 7])
@pytest.mark.parametrize(("iteration", "arrays"), [(swapped, 2), (rotated, 3)])
def test_scans_and_counted_loops_give_the_same_and_copy_nothing(
    iteration, arrays, trips: int
) -> None:
    start = [field(seed) for seed in range(arrays)]
    fast, slow = rk.time_loops(scanned(iteration, trips)), scanned(iteration, trips)
    for got, want in zip(jax.jit(fast)(*start), jax.jit(slow)(*start), strict=True):
        np.testing.assert_allclose(got, want, rtol=1e-5, atol=1e-5)
    fast, slow = rk.time_loops(counted(iteration)), counted(iteration)
    given = jnp.int32(trips), *start
    for got, want in zip(jax.jit(fast)(*given), jax.jit(slow)(*given), strict=True):
        np.testing.assert_allclose(got, want, rtol=1e-5, atol=1e-5)


@pytest.mark.sample(1)
@pytest.mark.parametrize(("iteration", "arrays"), [(swapped, 2), (rotated, 3)])
def test_nothing_is_copied_in_an_iteration(iteration, arrays: int) -> None:
    start = [field(seed) for seed in range(arrays)]
    assert copies(compiled(scanned(iteration, 60), *start)) > [0]
    assert copies(compiled(rk.time_loops(scanned(iteration, 60)), *start)) == [0]
    given = jnp.int32(60), *start
    assert copies(compiled(counted(iteration), *given)) > [0]
    whole, rest = copies(compiled(rk.time_loops(counted(iteration)), *given))
    assert rest == 0 < whole, "the loop of whole cycles copies nothing; at most two remain"


@pytest.mark.parametrize("trips", [60, None])
def test_an_update_is_in_memory_before_the_next_iteration(trips: int | None) -> None:
    """Newer versions of XLA compute it again where the next iteration reads the slice."""
    loop = counted(swapped) if trips is None else scanned(swapped, trips)
    given = ([jnp.int32(7)] if trips is None else []) + [field(seed) for seed in range(2)]
    text = jax.jit(rk.time_loops(loop)).lower(*given).as_text()
    barriers = re.findall(r"optimization_barrier.* : tensor<(\d+)x\1xf32>", text)
    assert barriers == [str(N)] * len(barriers) and barriers
    assert "optimization_barrier" not in jax.jit(lambda *s: loop(*s)).lower(*given).as_text()


@pytest.mark.sample(1)
@pytest.mark.parametrize(("iteration", "arrays"), [(swapped, 2), (rotated, 3)])
def test_flat_memory_is_carried_in_the_shape_of_its_kernels(iteration, arrays: int) -> None:
    """No copies; the results are those of the plain loop, and flat."""
    start = [field(seed).reshape(-1) for seed in range(arrays)]
    assert copies(compiled(scanned(iteration, 60), *start)) > [0]
    assert copies(compiled(rk.time_loops(scanned(iteration, 60)), *start)) == [0]
    given = jnp.int32(7), *start
    whole, rest = copies(compiled(rk.time_loops(counted(iteration)), *given))
    assert rest == 0 < whole
    for write, values in ((scanned(iteration, 7), start), (counted(iteration), given)):
        results = zip(jax.jit(rk.time_loops(write))(*values), jax.jit(write)(*values), strict=True)
        for got, want in results:
            assert got.shape == (N * N,)
            np.testing.assert_allclose(got, want, rtol=1e-5, atol=1e-5)


def test_flat_memory_in_a_loop_that_tests_it() -> None:
    given = field(0).reshape(-1), field(0).at[1:-1, 1:-1].set(5.0).reshape(-1), jnp.float32(0.4)
    assert copies(compiled(rk.time_loops(until_settled), *given)) == [0]
    for got, want in zip(
        jax.jit(rk.time_loops(until_settled))(*given), jax.jit(until_settled)(*given), strict=True
    ):
        np.testing.assert_allclose(got, want, rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("least", [10.0, 2.0, 0.5, 0.45, 0.4, 0.35])
def test_a_loop_that_tests_its_arrays(least: float) -> None:
    # Both have one boundary: else they never settle.
    given = field(0), field(0).at[1:-1, 1:-1].set(5.0), jnp.float32(least)
    for got, want in zip(
        jax.jit(rk.time_loops(until_settled))(*given), jax.jit(until_settled)(*given), strict=True
    ):
        np.testing.assert_allclose(got, want, rtol=1e-5, atol=1e-5)


def test_a_loop_that_tests_its_arrays_copies_nothing() -> None:
    given = field(0), field(1), jnp.float32(0.1)
    assert copies(compiled(until_settled, *given)) > [0]
    assert copies(compiled(rk.time_loops(until_settled), *given)) == [0]


@pytest.mark.parametrize("first, last", [(-(2**31), -(2**31) + 1), (2**31 - 4, 2**31 - 1), (5, 3)])
def test_bounds_at_the_ends_of_their_type(first: int, last: int) -> None:
    """The loop of whole cycles tests for a cycle's end without overflow."""

    def run(first: Any, last: Any, a: Any, b: Any) -> Any:
        return lax.fori_loop(first, last, lambda _, s: (s[1] + 1, s[0]), (a, b))

    given = jnp.int32(first), jnp.int32(last), field(0), field(1)
    for got, want in zip(jax.jit(rk.time_loops(run))(*given), jax.jit(run)(*given), strict=True):
        np.testing.assert_array_equal(got, want)


def test_loops_in_loops_branches_and_jitted_functions() -> None:
    @jax.jit
    def inner(a: Any, b: Any) -> Any:
        return scanned(swapped, 3)(a, b)

    def outer(a: Any, b: Any, flag: Any) -> Any:
        a, b = lax.fori_loop(0, 5, lambda _, s: inner(s[1], s[0]), (a, b))
        return lax.cond(flag, lambda: scanned(swapped, 4)(a, b), lambda: (a, b))

    given = field(0), field(1), jnp.bool_(True)
    for got, want in zip(
        jax.jit(rk.time_loops(outer))(*given), jax.jit(outer)(*given), strict=True
    ):
        np.testing.assert_allclose(got, want, rtol=1e-5, atol=1e-5)
    reports = rk.time_loops(outer).report(*given)
    assert sorted(report.factor for report in reports) == [1, 2, 2]
    assert all("test_time_loops.py:" in report.where for report in reports)


def test_derivatives_go_through() -> None:
    def loss(run: Any) -> Any:
        return lambda a: jnp.sum(run(a, jnp.zeros_like(a))[0] ** 2)

    got = jax.grad(loss(rk.time_loops(scanned(swapped, 3))))(field())
    np.testing.assert_allclose(got, jax.grad(loss(scanned(swapped, 3)))(field()), rtol=1e-4)


def test_a_program_that_is_optimized_as_a_whole_copies_nothing() -> None:
    given = field(0), field(1)
    run = rk.optimize(scanned(swapped, 60), executor="xla")
    for got, want in zip(run(*given), scanned(swapped, 60)(*given), strict=True):
        np.testing.assert_allclose(got, want, rtol=1e-4, atol=1e-5)
    assert copies(compiled(run, *given)) == [0]


def test_a_cycle_that_is_too_long_is_left_and_said() -> None:
    def iteration(*values: Any) -> tuple[Any, ...]:
        five, seven = values[:5], values[5:]
        return (*five[1:], five[0] + 1, *seven[1:], seven[0] * 2)

    run = rk.time_loops(scanned(iteration, 70))
    start = [field(seed) for seed in range(12)]
    (report,) = run.report(*start)
    assert report.factor == 1 and "a factor of 35" in report.reason
    np.testing.assert_array_equal(run(*start)[3], scanned(iteration, 70)(*start)[3])


@pytest.mark.parametrize(
    ("passed", "trips"),
    [
        ([None, 0], 2),
        ([1, 0], 2),
        ([None, 0, 1], 3),
        ([None, 0, None, 2, 3], 6),
        ([None, 1], 1),
        ([None, None], 1),
        ([None, 0, 0], 2),
    ],
)
def test_cycles(passed: list[int | None], trips: int) -> None:
    cycle = cycle_of([Carried("f32", source) for source in passed])
    assert cycle.length == trips
    assert cycle.slots(trips) == tuple(range(len(passed))), "every memory is back"


def test_what_needs_a_spare_memory_takes_two_iterations() -> None:
    assert cycle_of([Carried("f32", None, moving=True)]).length == 2
    assert cycle_of([Carried("f32", None, moving=True, counts=False)]).length == 1
    assert cycle_of([Carried("f32", None), Carried("f64", 0)]).length == 1, "types differ"


# --- recorded loops ---


@pytest.fixture(autouse=True)
def recording() -> Iterator[None]:
    lazy.flush()
    before, config.lazy = config.lazy, True
    yield
    lazy.flush()
    config.lazy = before


def device(seed: int, shape: tuple[int, ...]) -> DeviceArray:
    host = np.asarray(field(seed)).reshape(shape)
    buffer = Buffer(host.nbytes)
    buffer.take_form(Form(host.shape, host.dtype))
    buffer.from_host(0, host.reshape(-1).view(np.uint8))
    return DeviceArray(buffer, 0, host.shape, host.strides, host.dtype)


@pytest.mark.sample(4)
@pytest.mark.parametrize("shape", [(N, N), (N * N,)], ids=["plane", "flat"])
@pytest.mark.parametrize(("arrays", "repeated"), [(2, False), (3, False), (2, True), (3, True)])
def test_a_recorded_loop_copies_nothing(
    monkeypatch, arrays: int, repeated: bool, shape: tuple[int, ...]
) -> None:
    programs: list[tuple[Any, Any, Any]] = []
    original = lazy.fused

    def note(items: Any, inputs: Any, outputs: Any, spent: int) -> Any:
        programs.append((items, inputs, outputs))
        return original(items, inputs, outputs, spent)

    monkeypatch.setattr(lazy, "fused", note)
    program = Program(JACOBI.module, JACOBI.info)
    held = [device(seed, shape) for seed in range(arrays)]

    def iteration() -> None:
        launch(program, launch_of(GRID), (held[0], held[1], np.int32(N)))
        held.append(held.pop(0))

    if repeated:
        rk.repeat(30)(iteration)
    else:
        for _ in range(30):
            iteration()
    got = [np.asarray(array.buffer.value).reshape(N, N) for array in held]
    want = [field(seed) for seed in range(arrays)]
    for _ in range(30):
        want[1] = step(want[0], want[1])
        want.append(want.pop(0))
    for mine, expected in zip(got, want, strict=True):
        np.testing.assert_allclose(mine, expected, rtol=1e-5, atol=1e-5)
    items, inputs, outputs = programs[0]
    with wide():
        values = [jax.ShapeDtypeStruct(shape, np.float32) for _ in inputs]
        text = fused.lowered(items, inputs, outputs, values).compile().as_text()
    assert copies(text) == [0]
    # Each launch of an iteration updates its array, once.
    assert not re.search(r" conditional\(.*while/body", text)
    assert len(re.findall(r"\n  \S+ = f32\S+ fusion\(.*while/body", text)) == arrays


@functools.cache
def in_place() -> rk.Kernel:
    return rk.from_cuda("""
__global__ void wave(const float *now, float *before, int n) {
  int j = blockIdx.x * blockDim.x + threadIdx.x, i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i <= 0 || j <= 0 || i >= n - 1 || j >= n - 1) return;
  int k = i * n + j;
  before[k] = 1.5f * now[k] - before[k] + 0.1f * (now[k - 1] + now[k + 1] + now[k - n]);
}
""")


def test_a_recorded_loop_in_place_copies_nothing(monkeypatch) -> None:
    """The kernel reads the array that it updates, flat memory of which it makes a plane."""
    made: list[Any] = []
    original = fused._jitted
    monkeypatch.setattr(fused, "_jitted", lambda *key: made.append(key) or original(*key))
    program = Program(in_place().module, in_place().info)
    held = [device(seed, (N * N,)) for seed in range(2)]

    def iteration() -> None:
        launch(program, launch_of(GRID), (held[0], held[1], np.int32(N)))
        held.reverse()

    rk.repeat(12)(iteration)
    got = [np.asarray(array.buffer.value).reshape(N, N) for array in held]
    want = [field(seed) for seed in range(2)]
    for _ in range(12):
        want[1] = in_place()[GRID](want[0], want[1], N)
        want.reverse()
    for mine, expected in zip(got, want, strict=True):
        np.testing.assert_allclose(mine, expected, rtol=1e-4, atol=1e-4)
    items, inputs, outputs, _ = made[0]
    with wide():
        values = [jax.ShapeDtypeStruct((N * N,), np.float32) for _ in inputs]
        lowered = fused.lowered(items, inputs, outputs, values)
    assert copies(lowered.compile().as_text()) == [0]
    assert "optimization_barrier" in lowered.as_text()
