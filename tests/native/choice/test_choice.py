"""What decides between two executors: how programs are timed, and where no timing is needed."""

from __future__ import annotations

import itertools
from dataclasses import dataclass, replace
from types import SimpleNamespace
from typing import Any

import jax
import pytest
from tests.native.clock import Clock

from raise_kernel.runtime.choice import TimedCall, decision, timing
from raise_kernel.runtime.choice.work import Work, work_of


def test_two_runs_of_each_and_a_bounded_time_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock is a counter, so that a busy machine makes no difference."""
    now = [0.0]
    runs = [0, 0]
    monkeypatch.setattr(timing.time, "perf_counter", lambda: now[0])

    def seconds(*takes: float) -> list[float]:
        def program(place: Any) -> Any:
            def run() -> None:
                runs[place] += 1
                now[0] += takes[place]

            return run

        return timing.seconds(TimedCall(program, lambda _: ()), [0, 1])

    assert seconds(10.0, 1.0) == [10.0, 1.0]
    assert runs == [2, 2], "clear at once"
    runs[:] = [0, 0]
    seconds(0.05, 0.04)
    assert runs == [4, 4], "until the time is over"
    runs[:] = [0, 0]
    seconds(5e-6, 4e-6)
    assert runs == [1 + timing.ROUNDS] * 2


def test_one_slow_round_does_not_decide(monkeypatch: pytest.MonkeyPatch) -> None:
    """The process waits for a core in the first round; the next one says so."""
    now, runs = [0.0], [0, 0]
    monkeypatch.setattr(timing.time, "perf_counter", lambda: now[0])

    def program(which: Any) -> Any:
        def run() -> None:
            runs[which] += 1
            waits = which == 0 and runs[which] == 2
            now[0] += 20e-3 if waits else (1.5e-3, 2e-3)[which]

        return run

    times = timing.seconds(TimedCall(program, lambda _: ()), [0, 1])
    assert times == pytest.approx([1.5e-3, 2e-3])


def test_runs_that_overlap_are_waited_for_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """To start a run and to wait for it takes 50 us; one has 263 us of work, and one 296."""
    now, free = [0.0], [0.0]
    monkeypatch.setattr(timing.time, "perf_counter", lambda: now[0])

    def program(work: Any) -> Any:
        def run() -> None:
            free[0] = max(now[0] + 25e-6, free[0]) + work

        return run

    def wait(values: Any) -> Any:
        now[0] = max(now[0], free[0]) + 25e-6
        return values

    monkeypatch.setattr(timing.jax, "block_until_ready", wait)
    call = TimedCall(program, lambda _: ())
    first, second = timing.seconds(call, [296e-6, 263e-6])
    assert first / second < 1.11
    first, second = timing.seconds(call, [296e-6, 263e-6], overlap=True)
    assert 1.12 < first / second < 1.126


def test_runs_at_once_fit_into_memory() -> None:
    at_once = timing.runs_at_once
    assert at_once(263e-6, 1 << 29, room=1 << 30) == 2
    assert at_once(263e-6, 1 << 29, room=1 << 40) == int(timing.TOGETHER / 263e-6)
    assert at_once(1e-9, 0) == timing.TOGETHER_RUNS
    assert at_once(10.0, 1 << 40) == 1


def test_no_memory_for_several_runs_leaves_what_one_has_taken() -> None:
    held: list[int] = []

    def program(name: Any) -> Any:
        def run(argument: Any) -> None:
            held.append(argument)
            if len(set(held)) > 1:
                raise jax.errors.JaxRuntimeError("RESOURCE_EXHAUSTED: Out of memory")

        return run

    made = itertools.count()

    def values(_: Any) -> tuple[int]:
        held.clear()
        return (next(made),)

    for overlap in (False, True):
        times = timing.seconds(TimedCall(program, values), ["a", "b"], overlap=overlap)
        assert all(0 < t < 1 for t in times)
    assert len(set(held)) > 1, "several were started"


def failing(message: str) -> Any:
    def run() -> None:
        raise jax.errors.JaxRuntimeError(message)

    return run


def test_a_program_that_finds_no_memory_loses() -> None:
    full = failing("RESOURCE_EXHAUSTED: Out of memory")
    programs = {"full": full, "fits": lambda: None, "broken": failing("INTERNAL: broken")}
    call = TimedCall(lambda name: programs[name], lambda _: ())  # type: ignore[index]

    def times(*names: Any) -> list[float]:
        return timing.seconds(call, names)

    assert times("full", "fits")[0] == float("inf") > times("full", "fits")[1]
    with pytest.raises(jax.errors.JaxRuntimeError, match="RESOURCE"):
        times("full", "full")
    with pytest.raises(jax.errors.JaxRuntimeError, match="broken"):
        times("fits", "broken")


PRODUCT = """
func.func @f(%a: tensor<512x512xf32>, %b: tensor<512x512xf32>) -> tensor<512x512xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0]
    : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
  return %0 : tensor<512x512xf32>
}
"""

VECTOR = """
func.func @f(%a: tensor<65536x65536xf32>, %b: tensor<65536xf32>) -> tensor<65536xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0]
    : (tensor<65536x65536xf32>, tensor<65536xf32>) -> tensor<65536xf32>
  return %0 : tensor<65536xf32>
}
"""

GATHER = """
func.func @f(%a: tensor<{n}xf32>, %i: tensor<{n}x1xi32>) -> tensor<{n}xf32> {{
  %0 = "stablehlo.gather"(%a, %i) <{{
    dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0],
      index_vector_dim = 1>, slice_sizes = array<i64: 1>}}>
    : (tensor<{n}xf32>, tensor<{n}x1xi32>) -> tensor<{n}xf32>
  %1 = stablehlo.add %0, %0 : tensor<{n}xf32>
  return %1 : tensor<{n}xf32>
}}
"""

LOOP = """
func.func @f(%x: tensor<1048576xf32>, %n: tensor<i32>) -> tensor<1048576xf32> {{
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %ten = stablehlo.constant dense<10> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %v = %x) : tensor<i32>, tensor<1048576xf32>
  cond {{
    %c = stablehlo.compare LT, %i, {limit} : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }} do {{
    %j = stablehlo.add %i, %one : tensor<i32>
    %w = stablehlo.divide %v, %v : tensor<1048576xf32>
    stablehlo.return %j, %w : tensor<i32>, tensor<1048576xf32>
  }}
  return %r#1 : tensor<1048576xf32>
}}
"""


@pytest.mark.parametrize(
    ("text", "target", "ahead"),
    [
        (PRODUCT, "cpu", "xla"),
        (PRODUCT, "cuda", None),  # no longer than a call
        (VECTOR, "cpu", None),  # waits for memory
        (VECTOR, "cuda", "xla"),
        (GATHER.format(n=1 << 22), "cpu", "native"),
        (GATHER.format(n=1 << 22), "cuda", "native"),
        (GATHER.format(n=16), "cpu", None),
        (LOOP.format(limit="%n"), "cpu", "native"),
        (LOOP.format(limit="%ten"), "cpu", None),
        (GATHER.format(n=1 << 22), "metal", "native"),  # no table: the CPU's
    ],
)
def test_where_the_table_is_sure(text: str, target: str, ahead: str | None) -> None:
    work = work_of(text, target)
    assert work.total > 0
    assert work.clearly_ahead() == ahead


@pytest.mark.parametrize("target", ["cpu", "cuda"])
def test_a_time_loop_of_launches_is_not_irregular(target: str) -> None:
    """Both executors run it alike, whatever its length: it is measured."""
    text = LOOP.format(limit="%n")
    assert work_of(text, target).clearly_ahead() == "native"
    assert work_of(text, target, launches=True).clearly_ahead() is None
    assert work_of(text, target, launches=True).total == work_of(text, target).total


@dataclass(frozen=True)
class Device:
    platform: str
    device_kind: str = "a device"


SMALL_LOOP = LOOP.replace("1048576", "64")


@pytest.mark.parametrize(
    ("text", "target", "by"),
    [
        # An iteration costs a GPU 10 us, and a loop of unknown length is taken to have 8.
        (SMALL_LOOP.format(limit="%n"), "cuda", "table"),
        (SMALL_LOOP.format(limit="%n"), "cpu", "size"),
        (GATHER.format(n=1 << 10), "cuda", "size"),
        (GATHER.format(n=1 << 17), "cpu", "table"),
    ],
)
def test_short_launches(
    monkeypatch: pytest.MonkeyPatch, clock: Clock, text: str, target: str, by: str
) -> None:
    """Native code is taken without a measurement where it takes no longer to make."""
    monkeypatch.undo()
    device = Device("gpu" if target == "cuda" else target)
    monkeypatch.setattr(decision, "machine_key", lambda device: ())
    work = work_of(text, target)
    choice = decision.decide(
        work, target, ("short", text), lambda: {device}, None, lambda: pytest.fail("measured")
    )
    assert (choice.by, choice.executor) == (by, "xla" if by == "size" else "native")
    assert clock.calls == 0


def test_what_xla_takes_long_to_compile_is_not_short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    lines = [f"  %{k + 1} = stablehlo.add %{k}, %{k} : tensor<4xf32>" for k in range(50)]
    head = "func.func @f(%0: tensor<4xf32>) -> tensor<4xf32> {"
    text = "\n".join([head, *lines, "  return %50 : tensor<4xf32>\n}"])
    on_cpu, on_gpu = work_of(text, "cpu"), work_of(text, "cuda")
    assert on_cpu.is_short() and on_gpu.is_short()

    def by(work: Work, target: str) -> str:
        return decision.decide(work, target, ("slow",), set, None, lambda: None).by

    assert by(on_gpu, "cuda") == "default", "looked at, but no device is here"
    assert by(replace(on_gpu, compiling=0.1), "cuda") == "size"
    # On a CPU short launches stay on XLA, whatever it takes to compile them.
    assert by(replace(on_cpu, compiling=1.0), "cpu") == "size"


@pytest.mark.parametrize(
    ("operations", "target", "large"),
    [(700, "cuda", True), (500, "cuda", False), (700, "cpu", False), (4000, "cpu", True)],
)
def test_large_programs_are_not_compiled_to_be_measured(
    clock: Clock, operations: int, target: str, large: bool
) -> None:
    lines = [f"  %{k + 1} = stablehlo.add %{k}, %{k} : tensor<4xf32>" for k in range(operations)]
    head = "func.func @f(%0: tensor<4xf32>) -> tensor<4xf32> {"
    tail = f"  return %{operations} : tensor<4xf32>\n}}"
    work = work_of("\n".join([head, *lines, tail]), target)
    assert work.operations == operations
    assert work.is_large == large
    choice = decision.decide(work, "cpu", ("large", target), set, None, lambda: None)
    assert choice.executor == ("native" if large else "xla")
    assert choice.by == ("compilation" if large else "default")
    remark = choice.remark("")
    assert remark is not None and ("long to compile" in remark.message) == large
    assert clock.calls == 0


def test_the_name_of_a_device() -> None:
    """A measurement on one model of GPU is none on another."""
    gpu = SimpleNamespace(platform="gpu", device_kind="NVIDIA H200")
    assert decision.device_name(gpu) == "NVIDIA H200"
    assert "core" in decision.device_name(jax.devices("cpu")[0])
