"""Launches that are recorded: one program, nothing stored that nobody reads, the same results."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import jax
import numpy as np
import pytest
from bench.lazy_fusion import whole_arrays

import raise_kernel as rk
from raise_kernel import config
from raise_kernel.frontend.module import LLVMModule, kernels
from raise_kernel.runtime.brackets import launch_of
from raise_kernel.runtime.device.array import DeviceArray
from raise_kernel.runtime.device.buffer import Buffer, HostBuffer, wide
from raise_kernel.runtime.device.launch import Program, launch, synchronize
from raise_kernel.runtime.device.recorded import fused, lazy

N = 1000
HEAD = """target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
"""


def kernel_text(name: str, lines: str, first: int = 0, last: int = N) -> str:
    """`y[i] = f(x[i - 1], x[i], x[i + 1], y[i], a)` for first <= i < last."""
    body = f"""define ptx_kernel void @{name}(ptr %x, ptr %y, float %a) {{
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %b = mul nsw i32 %c, 256
  %n = add nsw i32 %b, %t
  %i = sext i32 %n to i64
  %low = icmp sge i32 %n, {first}
  %high = icmp slt i32 %n, {last}
  %in = and i1 %low, %high
  br i1 %in, label %then, label %end
then:
  %p = getelementptr inbounds float, ptr %x, i64 %i
  %q = getelementptr inbounds float, ptr %y, i64 %i
"""
    loads = {
        "%v": "  %v = load float, ptr %p\n",
        "%old": "  %old = load float, ptr %q\n",
        "%left": "  %pl = getelementptr float, ptr %p, i64 -1\n  %left = load float, ptr %pl\n",
        "%right": "  %pr = getelementptr float, ptr %p, i64 1\n  %right = load float, ptr %pr\n",
    }
    body += "".join(text for word, text in loads.items() if word in lines)
    return f"{HEAD}{body}{lines}\n  store float %r, ptr %q\n  br label %end\nend:\n  ret void\n}}\n"


def program(name: str, lines: str, first: int = 0, last: int = N) -> Program:
    module = LLVMModule.parse(kernel_text(name, lines, first, last))
    return Program(module, kernels(module)[0])


GRID = launch_of((4, 256))
NATIVE = replace(GRID, tensor=replace(GRID.tensor, executor="native"))
SCALE = program("scale", "  %r = fmul float %v, %a")
SHIFT = program("shift", "  %r = fadd float %v, %a")
ADD = program("add", "  %r = fadd float %old, %v")
BLUR = program("blur", "  %s = fadd float %left, %right\n  %r = fmul float %s, %a", 1, N - 1)


@pytest.fixture(autouse=True)
def recording() -> Iterator[None]:
    lazy.flush()
    before, config.lazy = config.lazy, True
    yield
    lazy.flush()
    config.lazy = before


def device(values: np.ndarray | None = None) -> DeviceArray:
    buffer = Buffer(4 * N)
    if values is not None:
        buffer.from_host(0, values.view(np.uint8))
    return DeviceArray(buffer, 0, (N,), (4,), np.dtype(np.float32))


def host(array: DeviceArray) -> np.ndarray:
    return array.buffer.to_host(0, 4 * N).view(np.float32).copy()


def run(
    kernel: Program, x: DeviceArray, y: DeviceArray, a: float = 1.0, native: bool = False
) -> None:
    launch(kernel, NATIVE if native else GRID, [x, y, np.float32(a)])


def data(seed: int = 0) -> np.ndarray:
    return np.random.default_rng(seed).normal(size=N).astype(np.float32)


@pytest.fixture
def programs(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, Any, Any]]:
    """What is run from now on: the items, inputs and outputs of each program."""
    ran: list[tuple[Any, Any, Any]] = []
    original = lazy.fused

    def note(items: Any, inputs: Any, outputs: Any, spent: int) -> Callable[..., Any]:
        ran.append((list(items), inputs, outputs))
        return original(items, inputs, outputs, spent)

    monkeypatch.setattr(lazy, "fused", note)
    return ran


def chain(x: DeviceArray, temporaries: list[DeviceArray], out: DeviceArray) -> None:
    source = x
    for number, target in enumerate([*temporaries, out]):
        run(SCALE if number % 2 else SHIFT, source, target, 0.5 + number)
        source = target


def test_a_chain_is_one_program_without_its_intermediates(programs) -> None:
    x, out, temporaries = device(data()), device(), [device() for _ in range(9)]
    chain(x, temporaries, out)
    assert not programs, "nothing has run"
    got = host(out)
    [(items, inputs, outputs)] = programs
    assert len(items) == 10 and len(inputs) == len(outputs) == 1
    want = data()
    for number in range(10):
        want = want * np.float32(0.5 + number) if number % 2 else want + np.float32(0.5 + number)
    np.testing.assert_allclose(got, want, rtol=1e-5)
    # Read after all, a temporary has its value; from then on it is a result of its chain.
    np.testing.assert_array_equal(host(temporaries[0]), data() + np.float32(0.5))
    assert len(programs) == 2
    chain(x, temporaries, out)
    np.testing.assert_array_equal(host(out), got)
    assert len(programs[-1][2]) == 2


def compiled(program: tuple[Any, Any, Any]) -> Any:
    """What XLA makes of a program that ran; its arrays have N floats each."""
    items, inputs, outputs = program
    with wide():
        values = [jax.ShapeDtypeStruct((N,), np.float32) for _ in inputs]
        return fused.lowered(items, inputs, outputs, values).compile()


@pytest.mark.parametrize(("stencils", "kept"), [((), 0), ((0, 9), 1)])
def test_the_compiled_chain_stores_no_intermediates(programs, stencils, kept: int) -> None:
    """Of nine arrays between ten kernels XLA stores none, or what one stencil leaves the others."""
    x, y = device(data()), device()
    for number in range(10):
        kernel = BLUR if number in stencils else (SHIFT, SCALE)[number % 2]
        run(kernel, x, y, 0.5)
        x, y = y, device()
    host(x)
    [program] = programs
    assert len(program[0]) == 10 and len(program[2]) == 1
    executable = compiled(program)
    assert executable.memory_analysis().temp_size_in_bytes < 4 * N * kept + 512
    assert whole_arrays(executable.as_text(), N) == 1 + kept


def test_same_bits_with_it_off() -> None:
    """A product in one kernel and a sum in the next are not put together to one rounding."""
    results = []
    for on in (True, False):
        config.lazy = on
        first = data()
        first[::50], first[1::50], first[2::50] = np.nan, -np.inf, -0.0
        x, y, z = device(first), device(data(1)), device()
        for number in range(7):
            run(BLUR, x, y, 0.5)
            run(ADD, y, x)
            run(SCALE, x, z, 0.25 + number)
        results.append([host(v) for v in (x, y, z)])
    for one, other in zip(*results, strict=True):
        np.testing.assert_array_equal(one.view(np.uint32), other.view(np.uint32))


SEEDS = [*range(3), *(pytest.param(s, marks=pytest.mark.nightly) for s in range(3, 200))]


@pytest.mark.sample(2)
@pytest.mark.parametrize("seed", SEEDS)
def test_random_sequences_have_the_same_bits(seed: int) -> None:
    """Stencils, sums and loops in any order, with reads between them; some launches of every second
    sequence run natively."""
    random = np.random.default_rng(seed)
    share = 0.5 * (seed % 2)
    choices = [BLUR, ADD, SCALE, SHIFT]
    sequence: list[tuple[Any, ...]] = []
    for _ in range(random.integers(1, 5)):
        body = [
            (
                choices[random.integers(4)],
                *random.choice(5, 2, replace=False),
                random.random(),
                random.random() < share,
            )
            for _ in range(random.integers(1, 6))
        ]
        sequence += body * random.choice([1, 1, 2, 6])
        if random.random() < 0.4:
            sequence.append((None, random.integers(5)))
    blank = random.random(5) < 0.3
    results = []
    for on in (True, False):
        config.lazy = on
        arrays = [device(None if blank[k] else data(k)) for k in range(5)]
        read = []
        for kernel, first, *rest in sequence:
            if kernel is None:
                read.append(host(arrays[first]))
            else:
                run(kernel, arrays[first], arrays[rest[0]], rest[1], rest[2])
        results.append([*read, *map(host, arrays)])
    for one, other in zip(*results, strict=True):
        np.testing.assert_array_equal(one.view(np.uint32), other.view(np.uint32))


def test_a_time_loop_is_one_loop_and_compiles_once(programs) -> None:
    def steps(count: int) -> np.ndarray:
        x, y = device(data()), device(data())
        for _ in range(count):
            run(BLUR, x, y, 0.5)
            run(BLUR, y, x, 0.5)
        return host(x)

    steps(20)
    compiled = len(fused._programs)
    got = steps(50)
    assert len(fused._programs) == compiled
    items = programs[-1][0]
    assert len(items) == 1 and isinstance(items[0], fused.Repeat) and items[0].rounds == 50
    x, y = data(), data()
    for _ in range(50):
        y[1:-1] = np.float32(0.5) * (x[:-2] + x[2:])
        x[1:-1] = np.float32(0.5) * (y[:-2] + y[2:])
    np.testing.assert_allclose(got, x, rtol=1e-5, atol=1e-6)


def test_scalars_that_change_go_round_the_loop(programs) -> None:
    x, y = device(data()), device(np.zeros(N, np.float32))
    for number in range(12):
        run(SHIFT, x, x, number)
        run(ADD, x, y)
    got = host(y)
    assert any(isinstance(i, fused.Repeat) and i.scalars is not None for i in programs[-1][0])
    want, state = np.zeros(N, np.float32), data()
    for number in range(12):
        state = state + np.float32(number)
        want = want + state
    np.testing.assert_allclose(got, want, rtol=1e-5)


@pytest.mark.parametrize("on", [True, False])
def test_repeat(programs, on: bool) -> None:
    config.lazy = on
    x, y = device(data()), device(data())
    calls = []

    def step() -> None:
        nonlocal x, y
        calls.append(1)
        run(BLUR, x, y, 0.5)
        x, y = y, x

    rk.repeat(1001)(step)
    got = host(x)
    assert (len(calls) < 10) == on
    if on:  # the calls that show the loop are rounds of it
        assert [getattr(item, "rounds", 1) for item in programs[-1][0]] == [500, 1]
    a, b = data(), data()
    for _ in range(1001):
        b[1:-1] = np.float32(0.5) * (a[:-2] + a[2:])
        a, b = b, a
    np.testing.assert_allclose(got, a, rtol=1e-4, atol=1e-6)
    counted = device(np.zeros(N, np.float32))
    one = device(np.ones(N, np.float32))
    rk.repeat(37)(lambda: run(ADD, one, counted))
    np.testing.assert_array_equal(host(counted), np.full(N, 37, np.float32))


def test_the_host_may_write_between_launches() -> None:
    x, y, z = device(data()), device(), device()
    run(SCALE, x, y, 2.0)
    x.buffer.from_host(0, data(1).view(np.uint8))
    run(SCALE, x, z, 3.0)
    x.buffer.from_host(0, data(2)[:10].view(np.uint8))
    np.testing.assert_array_equal(host(y), 2 * data())
    np.testing.assert_array_equal(host(z), 3 * data(1))
    np.testing.assert_array_equal(host(x), np.concatenate([data(2)[:10], data(1)[10:]]))
    # Over what a recorded launch will write: the launch is forgotten for this array only.
    run(SCALE, x, y, 2.0)
    run(ADD, y, z)
    y.buffer.from_host(0, data(3).view(np.uint8))
    np.testing.assert_array_equal(host(y), data(3))
    run(ADD, y, z)
    got = host(z)
    state = np.concatenate([data(2)[:10], data(1)[10:]])
    np.testing.assert_allclose(got, 3 * data(1) + 2 * state + data(3), rtol=1e-5, atol=1e-6)


def test_a_failed_run_leaves_the_arrays_as_they_were(monkeypatch) -> None:
    x, y = device(data()), device(data(1))
    host(y)
    run(SCALE, x, y, 2.0)
    run(ADD, y, x)

    def broken(*_: Any) -> Any:
        raise MemoryError("no room")

    with monkeypatch.context() as patch:
        patch.setattr(lazy, "fused", lambda *_: broken)
        with pytest.raises(MemoryError, match="no room"):
            host(x)
    np.testing.assert_array_equal(host(x), data())
    np.testing.assert_array_equal(host(y), data(1))
    run(SCALE, x, y, 2.0)
    np.testing.assert_array_equal(host(y), 2 * data())


def test_dead_arrays_long_traces_and_synchronize(programs, monkeypatch) -> None:
    x, y, out = device(data()), device(), device()
    run(SCALE, x, y, 2.0)
    run(ADD, y, out)
    del y
    gc.collect()
    synchronize()
    assert len(programs[-1][2]) == 1
    np.testing.assert_array_equal(host(out), 2 * data())
    monkeypatch.setattr(lazy, "MOST_STEPS", 8)
    before = len(programs)
    for _ in range(17):
        run(ADD, x, out)
    assert len(programs) == before + 2
    np.testing.assert_allclose(host(out), 19 * data(), rtol=1e-5)


def test_memory_of_the_host_is_written_at_once() -> None:
    memory = np.zeros(4 * N, np.uint8)
    mapped = DeviceArray(HostBuffer(memory), 0, (N,), (4,), np.dtype(np.float32))
    x, y = device(data()), device()
    run(SCALE, x, y, 2.0)
    run(SCALE, y, mapped, 2.0)
    np.testing.assert_array_equal(memory.view(np.float32), 4 * data())


def test_a_buffer_that_jax_was_given_for_good_is_named() -> None:
    x, y = device(data()), device()
    run(SCALE, x, y)
    host(y)
    taken = jax.jit(lambda v: v + 1, donate_argnums=0)(x.buffer.value)
    np.testing.assert_array_equal(taken, data() + 1)
    for use in (lambda: host(x), lambda: run(SCALE, x, y)):
        with pytest.raises(rk.Refusal, match="was donated") as error:
            use()
        assert error.value.code == "RK041" and error.value.hint
    x.buffer.from_host(0, data(1).view(np.uint8))
    np.testing.assert_array_equal(host(x), data(1))
