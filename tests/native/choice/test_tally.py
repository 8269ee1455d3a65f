"""Short launches: their calls are counted, and measured once they took as long as that would."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from tests.hostile.test_large_kernels import _switch as switch
from tests.native.choice.test_auto import N, check, launcher, said
from tests.native.clock import Clock, forget
from tests.native.test_launch import SAXPY, inputs

import raise_kernel as rk
from raise_kernel import config
from raise_kernel.frontend.module import LLVMModule, kernels
from raise_kernel.runtime.brackets import launch_of
from raise_kernel.runtime.choice import TimedCall, decision, tally
from raise_kernel.runtime.choice.tally import Pace, Tally
from raise_kernel.runtime.compile import Lowered
from raise_kernel.runtime.device.array import DeviceArray
from raise_kernel.runtime.device.buffer import Buffer
from raise_kernel.runtime.device.launch import Program, launch, prepare
from raise_kernel.runtime.device.recorded import lazy

EMPTY = 1e-5


class Calls(Clock):
    """Both executors take `times`; a call that is timed takes `each`."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, each: float) -> None:
        super().__init__()
        monkeypatch.setattr(decision, "seconds", self.seconds)
        monkeypatch.setattr(tally, "clock", map(each.__mul__, itertools.count()).__next__)
        self.times = [0.1, 0.05]

    def seconds(
        self, call: TimedCall, kernels: Sequence[Any], *, overlap: bool = False
    ) -> list[float]:
        return super().seconds(call, kernels)[-len(kernels) :]


@pytest.fixture
def fresh(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> pytest.MonkeyPatch:
    """A process that remembers nothing, with an empty cache on disk."""
    monkeypatch.setattr(config, "disk_cache", True)
    monkeypatch.setattr(config, "cache_dir", tmp_path)
    forget(monkeypatch)
    return monkeypatch


@pytest.fixture
def hot(fresh: pytest.MonkeyPatch) -> Calls:
    """Calls of 0.1 s: four of them take longer than a measurement, by the estimate."""
    return Calls(fresh, 0.1)


@pytest.fixture
def recording() -> Iterator[None]:
    lazy.flush()
    before, config.lazy = config.lazy, True
    yield
    lazy.flush()
    config.lazy = before


def of(calls: int, seen: Tally, seconds: float) -> list[int]:
    """The numbers of the calls that are timed, of so many that take so long."""
    timed: list[int] = []
    for number in range(1, calls + 1):
        if not seen.goes_on():
            seen.count(1)
            seen.took(seconds)
            timed.append(number)
    return timed


@pytest.mark.usefixtures("fresh")
def test_calls_are_timed_when_their_number_has_doubled() -> None:
    seen = Tally(("a",), 1e-6, EMPTY, 10.0)
    assert of(200, seen, 1e-4) == [2, 3, 7, 15, 31, 63, 127]
    assert seen.spent == pytest.approx(200 * 1e-4)
    assert not seen.is_due


@pytest.mark.usefixtures("fresh")
@pytest.mark.parametrize("each", [1e-4, 1e-2, 1.0])
def test_it_is_due_when_the_calls_took_as_long_as_a_measurement(each: float) -> None:
    seen = Tally(("b", each), 1e-9, EMPTY, 5.0)
    calls = next(n for n in itertools.count(1) if of(1, seen, each) and seen.is_due)
    assert seen.price <= calls * each <= seen.price + 2 * each + (each if calls == 3 else 0)


@pytest.mark.usefixtures("fresh")
def test_one_slow_call_says_nothing() -> None:
    """It may be one that compiles."""
    seen = Tally(("c",), 1e-6, EMPTY, 1.0)
    assert of(2, seen, 9.0) == [2]
    assert seen.measured is None and not seen.is_due
    of(1, seen, 1e-4)
    assert seen.measured == pytest.approx(1e-4 + EMPTY)


@pytest.mark.usefixtures("fresh")
def test_a_share_of_a_program_is_no_measurement() -> None:
    """XLA's form is compiled and timed then, which its price has."""
    seen = [Tally((name,), 1e-6, EMPTY, 1.0, 2.0) for name in "gh"]
    for each, exact in zip(seen, (True, False), strict=True):
        assert each.price > 3
        each.took(1e-3)
        each.took(1e-3, exact)
    assert [tally.measured for tally in seen] == [pytest.approx(1e-3 + EMPTY), None]
    assert [tally.price > 3 for tally in seen] == [False, True]


@pytest.mark.usefixtures("fresh")
def test_a_call_that_is_hardly_longer_than_an_empty_one_is_not_counted_further() -> None:
    seen = Tally(("d",), 1e-6, 10.0, 1e9)
    for _ in range(3):
        seen.run(lambda: None, ())
    assert not seen.is_open and not seen.is_due


@pytest.mark.usefixtures("fresh")
def test_what_earlier_processes_spent_counts() -> None:
    first = Tally(("e",), 1e-6, EMPTY, 1.0)
    of(1000, first, 1e-3)
    assert Tally(("e",), 1e-6, EMPTY, 1.0).earlier > 0.5
    assert Tally(("f",), 1e-6, EMPTY, 1.0).earlier == 0


@pytest.mark.usefixtures("fresh")
def test_measurements_correct_the_estimate() -> None:
    pace = Pace(("a machine",))
    assert pace.factor == 1
    for _ in range(20):
        pace.took(0.1, 0.3)
    assert pace.factor == pytest.approx(3, rel=1e-3)
    pace.took(1e-9, 1e9)
    assert pace.factor < 12, "one that is off by far does not decide alone"


def test_a_hot_launch_is_measured_and_a_cold_one_is_not(hot: Calls) -> None:
    x, y, z = map(jnp.asarray, inputs(N))
    launch = launcher()
    calls = 0
    while not hot.calls:
        calls += 1
        check(launch(x, y, z, 2.5, N), x, y)
        assert calls < 20
        if not hot.calls:
            lowered = launch.lower(x, y, z, 2.5, N)
            assert (lowered.executor, lowered.native) == ("xla", None)
            assert not [r for r in lowered.remarks if r.pass_name == "executor"]
    assert calls > 3
    for _ in range(5):
        check(launch(x, y, z, 2.5, N), x, y)
    lowered = launch.lower(x, y, z, 2.5, N)
    assert (lowered.executor, lowered.choice.by, hot.calls) == ("native", "measurement", 1)
    assert f"after {calls - 1} calls" in said(lowered)


@pytest.mark.usefixtures("hot")
def test_quick_calls_are_those_of_the_executor_that_was_chosen() -> None:
    x, y, z = map(jnp.asarray, inputs(N))
    launch = launcher()
    for _ in range(12):
        launch(x, y, z, 2.5, N)
    ((function, checked, *_),) = launch.known.quick.calls.values()
    assert function is launch.lower(x, y, z, 2.5, N).function
    assert not checked, "it is not counted any more"


def test_later_processes_take_what_was_measured(
    hot: Calls, monkeypatch: pytest.MonkeyPatch
) -> None:
    x, y, z = inputs(N)
    for _ in range(8):
        launcher()(x, y, z, 2.5, N)
    assert hot.calls == 1
    forget(monkeypatch)
    check(launcher()(x, y, z, 2.5, N), x, y)
    assert launcher().lower(x, y, z, 2.5, N).executor == "native"
    assert hot.calls == 1


def test_traced_calls_do_not_count(hot: Calls) -> None:
    x, y, z = map(jnp.asarray, inputs(N))
    launch = launcher()
    for _ in range(20):
        jax.make_jaxpr(lambda x, y: launch(x, y, z, 2.5, N))(x, y)
    launch(x, y, z, 2.5, N)
    (seen,) = tally._tallies.values()
    assert (seen.calls, hot.calls) == (1, 0)


def test_donated_arrays(hot: Calls) -> None:
    x, y, z = map(jnp.asarray, inputs(N))
    launch = launcher().donate()
    for _ in range(8):
        y, z = launch(x, y, z, 2.5, N)
    np.testing.assert_allclose(y, inputs(N)[1] + 8 * np.float32(2.5) * x, rtol=1e-4, atol=1e-5)
    assert hot.calls == 1


def test_threads_that_meet(hot: Calls) -> None:
    """Threads load what others of their warp store: they are one vector."""
    x = np.arange(32, dtype=np.int32) * 9
    launch = rk.load(switch(3))[1, 32]
    want = launch.options(executor="xla")(x)
    for _ in range(8):
        np.testing.assert_array_equal(launch(x), want)
    assert launch.lower(x).executor == "native"
    assert hot.calls == 1


def test_a_function_of_launches(hot: Calls) -> None:
    x, y, z = map(jnp.asarray, inputs(N))
    launch = launcher()

    @rk.optimize
    def twice(x: Any, y: Any) -> Any:
        return launch(x, launch(x, y, z, 2.5, N)[0], z, 2.5, N)[0]

    for _ in range(8):
        np.testing.assert_allclose(twice(x, y), y + 5 * x, rtol=1e-4, atol=1e-5)
    assert hot.calls == 1
    assert twice.executor(x, y) == "native"


def on_device(values: np.ndarray) -> DeviceArray:
    buffer = Buffer(values.nbytes)
    buffer.from_host(0, values.view(np.uint8))
    return DeviceArray(buffer, 0, values.shape, values.strides, values.dtype)


class Programs:
    """Recorded launches of one kernel."""

    def __init__(self) -> None:
        module = LLVMModule.parse(SAXPY)
        self.program = Program(module, kernels(module)[0])
        self.launch = launch_of((-(-N // 128), 128))
        x, self.y, z = inputs(N)
        self.x = x
        self.arguments = [*map(on_device, (x, self.y, z)), np.float32(1e-3), np.int32(N)]

    def step(self) -> None:
        launch(self.program, self.launch, self.arguments)

    def check(self, steps: int) -> None:
        found = np.asarray(self.arguments[1].buffer.value).reshape(-1).view(np.float32)
        want = self.y + np.float32(1e-3) * steps * self.x
        np.testing.assert_allclose(found, want, rtol=1e-4, atol=1e-4)

    @property
    def lowered(self) -> Lowered:
        return prepare(self.program, self.launch, self.arguments).lowered


@pytest.mark.usefixtures("recording")
def test_launches_of_programs(hot: Calls) -> None:
    programs = Programs()
    for step in range(1, 13):
        programs.step()
        programs.check(step)
        assert programs.lowered.executor == ("native" if hot.calls else "xla")
    assert hot.calls == 1


@pytest.mark.usefixtures("recording")
def test_one_launch_of_several_in_a_program(hot: Calls) -> None:
    """Its time is a share by the estimates: both executors are timed."""
    one, other = Programs(), Programs()
    other.arguments[3] = np.float32(2e-3)
    for step in range(1, 13):
        one.step()
        launch(other.program, launch_of((-(-N // 64), 64)), other.arguments)
        lazy.flush()
        one.check(step)
        counted = one.lowered.tally
        assert counted is None or counted.measured is None
    assert hot.calls == 2
    assert one.lowered.executor == "native"


@pytest.mark.usefixtures("recording")
def test_a_long_loop_is_measured_before_it_is_recorded(fresh: pytest.MonkeyPatch) -> None:
    calls = Calls(fresh, 1e-9)
    programs = Programs()
    counted = programs.lowered.tally
    assert counted is not None
    rounds = int(2 / counted.each)
    seen: list[str] = []

    def step() -> None:
        seen.append("step")
        programs.step()

    lazy.repeat(rounds)(step)
    assert calls.calls == 1
    assert len(seen) < 12
    assert programs.lowered.executor == "native"
