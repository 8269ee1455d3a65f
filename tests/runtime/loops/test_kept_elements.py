"""Old arrays that time loops need not read, where others hold the same elements."""

from __future__ import annotations

import functools
import re
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
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
from raise_kernel.runtime.device.buffer import Buffer, Form
from raise_kernel.runtime.device.launch import Program, launch
from raise_kernel.runtime.device.recorded import fused, lazy
from raise_kernel.runtime.loops import time_loops
from raise_kernel.runtime.loops.kept_elements import LEAST_ITERATIONS, spared_in, update_of

N = 512
SIZES = (N // 32, N // 8), (32, 8)
KERNEL = """
__global__ void {name}(const float *now, const float *before, float *next, int n) {{
  int j = blockIdx.x * blockDim.x + threadIdx.x, i = blockIdx.y * blockDim.y + threadIdx.y;
  if ({returns}) return;
  int k = i * n + j;
  float around = now[k - 1] + now[k + 1] + now[k - n] + now[k + n];
  next[k] = 1.5f * now[k] - 0.5f * before[k] + 0.1f * (around - 4 * now[k]);
}}
"""
INSIDE = "i <= 0 || j <= 1 || i >= n - 3 || j >= n - 1"


@functools.cache
def wave() -> rk.Kernel:
    return rk.from_cuda(KERNEL.format(name="wave", returns=INSIDE))


@functools.cache
def by_data() -> rk.Kernel:
    return rk.from_cuda(KERNEL.format(name="chosen", returns=f"{INSIDE} || before[i * n + j] > 0"))


FORMS = ("roll", "pad")


def launched(kernel: Callable[[], rk.Kernel] = wave, form: str = "roll") -> Callable[..., Any]:
    """Launches of the kernel, which is compiled at the first one."""

    def launch(*arrays: Any) -> Any:
        return kernel()[SIZES].options(executor="xla", update_form=form)(*arrays, N)

    return launch


def rotated(step: Any) -> Callable[[Any], Any]:
    return lambda s: (step(*s), s[0], s[1])


def swapped(step: Any) -> Callable[[Any], Any]:
    return lambda s: (step(s[0], s[0], s[1]), s[0])


def twice(step: Any) -> Callable[[Any], Any]:
    def iteration(s: Any) -> Any:
        first = step(s[0], s[0], s[1])
        return step(first, first, s[0]), first

    return iteration


WAYS = {"rotated": (rotated, 3, 1), "swapped": (swapped, 2, 1), "twice": (twice, 2, 2)}


def field(seed: int) -> np.ndarray:
    return np.random.default_rng(seed).normal(size=(N, N)).astype(np.float32)


def arrays(count: int, alike: bool) -> tuple[np.ndarray, ...]:
    """With equal boundaries, some of them no numbers; or one differs in the sign of a zero."""
    found, edge = [field(seed) for seed in range(count)], field(9)
    edge[0, ::7], edge[-2, 5], edge[3, 0] = np.nan, np.inf, 0.0
    for each in found:
        inside = each[1 : N - 3, 2 : N - 1].copy()
        each[:] = edge
        each[1 : N - 3, 2 : N - 1] = inside
    if not alike:
        found[-1][3, 0] = -0.0
    return tuple(found)


def asked(monkeypatch: pytest.MonkeyPatch, place: Any) -> list[bool]:
    """What is found out before loops that run."""
    answers: list[bool] = []
    original = place.either

    def noting(holds: Any, *rest: Any) -> Any:
        def noted(*given: Any) -> Any:
            answer = holds(*given)
            jax.debug.callback(lambda value: answers.append(bool(value)), answer)
            return answer

        return original(noted, *rest)

    monkeypatch.setattr(place, "either", noting)
    return answers


def same_bits(mine: Any, other: Any) -> bool:
    return np.array_equal(np.asarray(mine).view(np.uint32), np.asarray(other).view(np.uint32))


@pytest.mark.sample(2)
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("alike", [True, False])
@pytest.mark.parametrize("is_counted", [True, False])
@pytest.mark.parametrize("way", WAYS)
def test_the_results_are_those_of_the_loop_as_it_is_written(
    monkeypatch, way: str, is_counted: bool, alike: bool, form: str
) -> None:
    make, count, launches = WAYS[way]
    iteration = make(launched(form=form))

    def scanned(state: Any, _: Any) -> Any:
        return lax.fori_loop(0, 21, lambda _, s: iteration(s), state)

    def counted(state: Any, count: Any) -> Any:
        return lax.fori_loop(0, count, lambda _, s: iteration(s), state)

    function = counted if is_counted else scanned
    start = arrays(count, alike)
    want = jax.jit(function)(start, np.int32(21))
    run = rk.time_loops(function)
    (report,) = run.report(start, np.int32(21))
    assert report.spared == launches and "not read where others hold the same" in str(report)
    answers = asked(monkeypatch, time_loops)
    got = jax.jit(run)(start, np.int32(21))
    for mine, other in zip(got, want, strict=True):
        np.testing.assert_allclose(mine, other, rtol=1e-5, atol=1e-5)
        kept = np.ones((N, N), bool)
        kept[1 : N - 3, 2 : N - 1] = False
        assert same_bits(np.asarray(mine)[kept], np.asarray(other)[kept])
    jax.effects_barrier()
    assert answers == [alike]


@pytest.mark.parametrize("way", WAYS)
def test_an_iteration_reads_one_array_less_and_nothing_is_copied(way: str) -> None:
    make, count, _ = WAYS[way]
    iteration = make(launched())
    run = rk.time_loops(lambda *s: lax.fori_loop(0, 24, lambda _, s: iteration(s), s))
    start = arrays(count, True)
    given = tuple(range(count))
    text = jax.jit(lambda *s: run(*s), donate_argnums=given).lower(*start).compile().as_text()
    assert text is not None
    assert not re.search(rf"f32\[{N},{N}\]\S* copy\(", text)
    bodies = re.findall(r"\n%[\w.\-]+ \([^\n]*\{\n(.*?)\n\}", text, re.S)
    reads = {
        len(re.findall(rf"= f32\[{N},{N}\]\S* parameter\(", body))
        for body in bodies
        if re.search(r"ROOT %\S+ = f32\S+ select\(", body)
    }
    assert reads == {count, count - 1}, "those of both loops"


def test_short_loops_and_small_arrays_are_left() -> None:
    def reports(iterations: int, size: int) -> Any:
        made = wave()[(size // 32, size // 8), (32, 8)].options(executor="xla", update_form="roll")
        iteration = rotated(lambda *s: made(*s, size))
        loop = rk.time_loops(lambda *s: lax.fori_loop(0, iterations, lambda _, s: iteration(s), s))
        return loop.report(*[jax.ShapeDtypeStruct((size, size), np.float32)] * 3)[0].spared

    assert reports(LEAST_ITERATIONS, N) == 1
    assert reports(LEAST_ITERATIONS - 1, N) == 0
    assert reports(LEAST_ITERATIONS, 64) == 0


def body_of(iteration: Callable[[Any], Any], count: int) -> Any:
    start = [jax.ShapeDtypeStruct((N, N), np.float32)] * count
    return jax.make_jaxpr(lambda *s: iteration(s))(*start).jaxpr


@pytest.mark.parametrize(
    ("iteration", "count"),
    [
        pytest.param(rotated(launched(by_data)), 3, id="data decide on what is written"),
        pytest.param(lambda s: (launched()(s[0], s[1], s[1]), s[0]), 2, id="old elements are read"),
        pytest.param(lambda s: (launched()(s[0], s[0], s[1]), 2 * s[0]), 2, id="another array"),
        pytest.param(lambda s: (s[0], launched()(s[0], s[0], s[1])), 2, id="the other one stays"),
        pytest.param(rotated(launched(form="update")), 3, id="old elements are not read"),
    ],
)
def test_what_is_left(iteration: Any, count: int) -> None:
    assert spared_in(body_of(iteration, count), 0, count) is None


def test_other_types_and_functions_in_functions() -> None:
    mask = np.arange(1 << 19) % 3 == 0

    @jax.jit
    def step(a: Any, b: Any) -> Any:
        new = jax.jit(lambda x: x + x)(a)
        return jax.jit(lambda m, x, y: jnp.where(m, x, y))(jnp.asarray(mask), new, b)

    for dtype in (np.complex64, np.int16, np.float64, np.uint32, np.float16):
        with jax.enable_x64(True):
            size = (1 << 19,)
            body = jax.make_jaxpr(lambda a, b: (step(a, b), a))(*[jnp.zeros(size, dtype)] * 2).jaxpr
            found = spared_in(body, 0, 2)
            assert found is not None
            a = (np.arange(size[0]) % 99).astype(dtype)
            b = np.where(mask, 7, a).astype(dtype)
            assert bool(found[1].holds([a, b])) and not bool(found[1].holds([a, b + (~mask)]))


def test_either_case_may_be_the_old_array() -> None:
    mask = np.arange(1 << 19) % 2 == 0
    copy = jax.make_jaxpr(lambda a, b: jnp.where(mask, a, b))(*[jnp.zeros(1 << 19)] * 2)
    assert update_of(copy) is None
    turned = jax.make_jaxpr(lambda a, b: jnp.where(mask, b, 2 * a))(*[jnp.zeros(1 << 19)] * 2)
    update = update_of(turned)
    assert update is not None and update.old == 1 and update.selection.keeps


def test_derivatives_are_those_of_the_loop() -> None:
    iteration = rotated(launched())

    def plain(*start: Any) -> Any:
        last, *_ = lax.fori_loop(0, 17, lambda _, s: iteration(s), start)
        return jnp.sum(last[1:5, 2:9] ** 2)

    start = [field(seed) for seed in range(3)]
    assert rk.time_loops(plain).report(*start)[0].spared == 1
    got = jax.jit(jax.grad(rk.time_loops(plain), argnums=(0, 1, 2)))(*start)
    for mine, other in zip(got, jax.grad(plain, argnums=(0, 1, 2))(*start), strict=True):
        np.testing.assert_allclose(mine, other, rtol=1e-4, atol=1e-5)


def device(value: np.ndarray) -> DeviceArray:
    buffer = Buffer(value.nbytes)
    buffer.take_form(Form(value.shape, value.dtype))
    buffer.from_host(0, value.reshape(-1).view(np.uint8))
    return DeviceArray(buffer, 0, value.shape, value.strides, value.dtype)


@pytest.mark.sample(2)
@pytest.mark.parametrize("is_gpu", [True, False], ids=["barrier", "branch"])
@pytest.mark.parametrize("alike", [True, False])
@pytest.mark.parametrize("count", [2, 3])
def test_recorded_loops(monkeypatch, count: int, alike: bool, is_gpu: bool) -> None:
    """Launches are stored before the next ones as on GPUs, and as on CPUs."""
    monkeypatch.setattr(fused, "GPUS", ("cpu",) if is_gpu else ())
    monkeypatch.setattr(config, "lazy", True)
    lazy.flush()
    monkeypatch.setattr(fused, "_programs", OrderedDict())
    answers = asked(monkeypatch, fused)
    sizes = launch_of(SIZES)
    sizes = replace(sizes, tensor=replace(sizes.tensor, executor="xla", update_form="roll"))
    program = Program(wave().module, wave().info)
    start = arrays(count, alike)
    held = [device(each) for each in start]

    third = field(7)
    constant = device(third)

    def iteration() -> None:
        before = held[1] if count == 3 else constant
        launch(program, sizes, (held[0], before, held[-1], np.int32(N)))
        held.insert(0, held.pop())

    rk.repeat(12)(iteration)
    got = [np.asarray(array.buffer.value).reshape(N, N) for array in held]
    want = list(start)
    for _ in range(12):
        want.insert(0, launched()(want[0], want[1] if count == 3 else third, want.pop()))
    for mine, other in zip(got, want, strict=True):
        np.testing.assert_allclose(mine, other, rtol=1e-4, atol=1e-4)
        assert same_bits(mine[0], other[0]) and same_bits(mine[:, 0], other[:, 0])
    jax.effects_barrier()
    assert answers == [alike]
