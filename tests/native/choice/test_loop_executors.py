"""The executor of the launches in a traced time loop: measured on zeros, the same results."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import lax
from tests.native.clock import Clock, forget

import raise_kernel as rk
from raise_kernel import config
from raise_kernel.runtime.choice import TimedCall, decision
from raise_kernel.runtime.loops import executors, native_steps
from raise_kernel.runtime.loops.regular import is_regular

WAVE = """
__global__ void wave(const float *now, const float *before, float *next, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i <= 0 || i >= n - 1) return;
  next[i] = CHANGE;
}
"""
HEAT = """
__global__ void heat(const float *x, float *y, int m, int n) {
  int j = blockIdx.x * blockDim.x + threadIdx.x, i = blockIdx.y * blockDim.y + threadIdx.y;
  int k = i * m + j;
  if (i > 0 && i < n - 1 && j > 0 && j < m - 1)
    y[k] = x[k] + 0.1f * (x[k - 1] + x[k + 1] + x[k - m] + x[k + m] - 4 * x[k]);
}
"""
REGULAR = "1.5f * now[i] - before[i] + 0.1f * (now[i - 1] + now[i + 1])"
BY_DATA = "now[i - 1] > 0 ? now[i + 1] * before[i] : sinf(now[i])"


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """A process that remembers nothing, in which any loop is worth a measurement."""
    made = Clock()
    monkeypatch.setattr(decision, "seconds", made.seconds)
    monkeypatch.setitem(executors.WORTH, "cpu", 0.0)
    monkeypatch.setattr(config, "disk_cache", False)
    monkeypatch.setattr(config, "executor", None)
    forget(monkeypatch)
    return made


def stepped(change: str, n: int) -> Callable[[Any], Any]:
    kernel = rk.from_cuda(WAVE.replace("CHANGE", change))[-(-n // 128), 128]
    return lambda state: (kernel(*state, n), *state[:-1])


def counted(step: Callable[[Any], Any]) -> Callable[..., Any]:
    return lambda steps, *state: lax.fori_loop(0, steps, lambda _, s: step(s), state)


def scanned(step: Callable[[Any], Any], steps: int) -> Callable[..., Any]:
    return lambda *state: lax.scan(lambda s, _: (step(s), None), state, None, length=steps)[0]


def until(step: Callable[[Any], Any], limit: float) -> Callable[..., Any]:
    return lambda *state: lax.while_loop(lambda s: jnp.nanmax(s[0]) < limit, step, state)


def fields(n: int) -> list[jax.Array]:
    values = np.random.default_rng(n).normal(size=(3, n)).astype(np.float32)
    values[:, 7], values[0, 11], values[1, 300] = np.nan, np.inf, -np.inf
    return [jnp.asarray(one) for one in values]


@contextmanager
def noted(monkeypatch: pytest.MonkeyPatch, owner: Any, name: str) -> Iterator[list[Any]]:
    """The arguments that a function is called with meanwhile."""
    found, original = list[Any](), getattr(owner, name)
    with monkeypatch.context() as patch:
        patch.setattr(owner, name, lambda *args: found.append(args) or original(*args))
        yield found


def check(got: Any, want: Any) -> None:
    for mine, expected in zip(got, want, strict=True):
        np.testing.assert_allclose(mine, expected, rtol=1e-4, atol=1e-4)


@pytest.mark.sample(2)
@pytest.mark.parametrize("n", [1000, 1023])
@pytest.mark.parametrize("steps", range(8))
def test_native_launches_give_the_same(clock: Clock, steps: int, n: int) -> None:
    step, state = stepped(REGULAR, n), fields(n)
    want = tuple(state)
    for _ in range(steps):
        want = step(want)
    made = clock.calls
    check(jax.jit(rk.time_loops(counted(step)))(steps, *state), want)
    assert clock.calls == made + 1
    check(jax.jit(rk.time_loops(scanned(step, steps)))(*state), want)


def test_a_loop_that_tests_its_arrays(clock: Clock) -> None:
    step, state = stepped("now[i] + 0.25f + before[i] * 0", 500), [jnp.ones(500)] * 3
    text = jax.jit(rk.time_loops(until(step, 3.0))).lower(*state).as_text()
    assert "raise_kernel.native" in text
    got = rk.time_loops(until(step, 3.0))(*state)
    np.testing.assert_array_equal(got[0][1:-1], np.full(498, 3.0, np.float32))


@pytest.mark.parametrize("times", [(1.0, 0.5), (0.5, 1.0), (1.0, 0.99)])
def test_the_faster_one_is_taken(clock: Clock, times: tuple[float, float]) -> None:
    clock.times, native = list(times), times == (1.0, 0.5)
    run = rk.time_loops(scanned(stepped(REGULAR, 512), 30))
    text = jax.jit(run).lower(*fields(512)).as_text()
    assert ("raise_kernel.native" in text) == native
    [report] = run.report(*fields(512))
    assert report.native == native and ("its launches run natively" in str(report)) == native
    assert clock.calls == 1, "what was measured is remembered"


def test_a_body_that_jax_has_traced_before(clock: Clock) -> None:
    """JAX keeps what it has traced of a function."""
    step = stepped(REGULAR, 512)

    def body(state: Any, _: Any) -> Any:
        return step(state), None

    def run(*state: Any) -> Any:
        return lax.scan(body, state, None, length=30)[0]

    jax.jit(run)(*fields(512))
    text = jax.jit(rk.time_loops(run)).lower(*fields(512)).as_text()
    assert "raise_kernel.native" in text
    assert "raise_kernel.native" not in jax.jit(lambda *s: run(*s)).lower(*fields(512)).as_text()


@pytest.mark.sample(1)
@pytest.mark.parametrize("steps", [1, 4])
def test_what_is_measured_makes_as_many_steps_a_pass_as_the_loop(
    clock: Clock, monkeypatch: pytest.MonkeyPatch, steps: int
) -> None:
    timed: list[Any] = []

    def seconds(call: TimedCall, forms: Any, *, overlap: bool = False) -> list[float]:
        timed.extend([call, *forms])
        return clock.seconds(call, forms, overlap=overlap)

    monkeypatch.setattr(decision, "seconds", seconds)
    monkeypatch.setattr(config, "steps_per_pass", steps)
    rows, columns = 20, 140
    kernel = rk.from_cuda(HEAT)[(5, 3), (32, 8)]
    run = rk.time_loops(scanned(lambda s: (kernel(*s, columns, rows), s[0]), 30))
    field = np.random.default_rng(0).normal(size=(rows, columns)).astype(np.float32)
    state = [jnp.asarray(field), jnp.asarray(field)]
    [report] = run.report(*state)
    assert ("4 steps a pass" in str(report)) == (steps == 4)
    call, plain, own = timed
    constants, start = call.values(plain)
    values = [jnp.asarray(field.reshape(one.shape)) for one in start]
    with noted(monkeypatch, native_steps.Passes, "several") as passes:
        call.program(own).lower(constants, values)
        assert len(passes) == (steps == 4)
    got, want = (call.program(f)(constants, [v.copy() for v in values]) for f in (own, plain))
    check(got, want)


def test_arrays_that_may_lie_on_several_devices(
    monkeypatch: pytest.MonkeyPatch, clock: Clock
) -> None:
    """XLA would gather what a launch reads: it does not know how to split native code."""
    monkeypatch.setattr(jax, "device_count", lambda: 2)
    run = rk.time_loops(scanned(stepped(REGULAR, 512), 30))
    assert "raise_kernel.native" not in jax.jit(run).lower(*fields(512)).as_text()
    assert clock.calls == 0
    run(*fields(512))
    assert clock.calls == 1, "they lie on one"


@pytest.mark.parametrize("what", ["data", "short", "executor", "without jit"])
def test_what_is_not_measured(clock: Clock, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    if what == "short":
        monkeypatch.setitem(executors.WORTH, "cpu", 1.0)
    if what == "executor":
        monkeypatch.setattr(config, "executor", "xla")
    run = rk.time_loops(scanned(stepped(BY_DATA if what == "data" else REGULAR, 512), 30))
    with jax.disable_jit(what == "without jit"):
        assert not any(report.native for report in run.report(*fields(512)))
    assert clock.calls == 0


def test_a_loop_that_takes_long_to_compile_for_a_gpu_stays_as_it_is(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(decision, "platform_of", lambda device: "cuda")
    call = TimedCall(lambda loop: loop, lambda _: [])
    choice = executors.weighed(("large",), 1e6, 1000, call, (None, None), "cuda")
    assert choice.executor == "xla" and clock.calls == 0


def test_an_iteration_of_two_launches_counts_twice(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    step, start = stepped(REGULAR, 512), fields(512)
    once = jax.make_jaxpr(scanned(step, 30))(*start).jaxpr
    twice = jax.make_jaxpr(scanned(lambda state: step(step(state)), 15))(*start).jaxpr
    (one,), (two,) = (list(executors._loops(program)) for program in (once, twice))
    assert executors._seconds(one, "cpu") == pytest.approx(executors._seconds(two, "cpu"), rel=0.01)


def test_derivatives_and_batches_go_through(clock: Clock) -> None:
    n = 256
    step = stepped(REGULAR, n)
    state = [jnp.asarray(v) for v in np.random.default_rng(1).normal(size=(3, n))]
    state = [value.astype(jnp.float32) for value in state]

    def total(run: Callable[..., Any]) -> Callable[..., Any]:
        return lambda *state: jnp.sum(run(*state)[0] ** 2)

    run, plain = rk.time_loops(scanned(step, 6)), scanned(step, 6)
    got, want = (jax.jit(jax.grad(total(each)))(*state) for each in (run, plain))
    np.testing.assert_allclose(got, want, rtol=1e-3, atol=1e-3)
    many = [jnp.stack([value, 2 * value]) for value in state]
    check(jax.jit(jax.vmap(run))(*many), jax.vmap(plain)(*many))


X, K = jnp.ones(8), jnp.arange(8)


@pytest.mark.parametrize(
    ("function", "regular"),
    [
        (lambda x, k: x * 2 + jnp.roll(x, 1) + k, True),
        (lambda x, k: jnp.where(K > 3, x, 0.0) + k.sum(), True),
        (lambda x, k: x[jnp.array([1, 2])], True),
        (lambda x, k: lax.fori_loop(0, 3, lambda i, x: x + i, x), True),
        (lambda x, k: lax.scan(lambda c, y: (c + y, c * 2), 0.0, x), True),
        (lambda x, k: lax.cond(K[0] == 0, jnp.sin, jnp.cos, x), True),
        (lambda x, k: jax.jit(jnp.sin)(x), True),
        (lambda x, k: jnp.where(x > 3, x, 0.0), False),
        (lambda x, k: x[k], False),
        (lambda x, k: x.at[k].add(1.0), False),
        (lambda x, k: lax.dynamic_slice(x, (k[0],), (2,)), False),
        (lambda x, k: lax.dynamic_update_slice(x, x[:2], (k[0],)), False),
        (lambda x, k: jnp.sort(x), False),
        (lambda x, k: lax.fori_loop(0, k[0], lambda i, x: x + i, x), False),
        (lambda x, k: lax.while_loop(lambda x: x[0] < 3, lambda x: x + 1, x), False),
        (lambda x, k: lax.scan(lambda c, y: (c + k[0], x[c]), 0, x), False),
        (lambda x, k: lax.cond(x[0] > 0, jnp.sin, jnp.cos, x), False),
        (lambda x, k: jax.debug.print("{}", x), False),
    ],
)
def test_whether_data_decide(function: Callable[..., Any], regular: bool) -> None:
    assert is_regular(jax.make_jaxpr(function)(X, K).jaxpr) == regular
