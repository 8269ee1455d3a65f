"""What happens to memory between recorded launches: zeros, other types, variables of modules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import jax
import numpy as np
import pytest

from raise_kernel import config
from raise_kernel.frontend.module import LLVMModule, kernels
from raise_kernel.runtime.brackets import launch_of
from raise_kernel.runtime.device.array import DeviceArray
from raise_kernel.runtime.device.buffer import Form, wide
from raise_kernel.runtime.device.driver import DRIVER
from raise_kernel.runtime.device.launch import Program, launch, memory_of
from raise_kernel.runtime.device.recorded import fused, lazy

N = 512
HEAD = """target triple = "nvptx64-nvidia-cuda"
@factor = addrspace(4) externally_initialized global float 2.0, align 4
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
"""


def program(name: str, dtype: str, lines: str) -> Program:
    """`y[i] = f(x[i], y[i])` of elements of one type; `%f` is the module's variable."""
    factor = "%f = load float, ptr addrspacecast (ptr addrspace(4) @factor to ptr)"
    text = f"""{HEAD}define ptx_kernel void @{name}(ptr %x, ptr %y) {{
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %p = getelementptr inbounds {dtype}, ptr %x, i64 %i
  %q = getelementptr inbounds {dtype}, ptr %y, i64 %i
  %v = load {dtype}, ptr %p
  %old = load {dtype}, ptr %q
  {factor if "%f" in lines else ""}
  {lines}
  store {dtype} %r, ptr %q
  ret void
}}
"""
    module = LLVMModule.parse(text)
    info = kernels(module)[0]
    variables = {one.symbol: memory_of(one) for one in info.variables}
    return Program(module, info, variables=variables)


SCALE = program("scale", "float", "%m = fmul float %v, %f\n  %r = fadd float %old, %m")
ADD = program("add", "float", "%r = fadd float %old, %v")
FLIP = program("flip", "i32", "%r = xor i32 %v, -2147483648")
COUNT = program("count", "i32", "%s = ashr i32 %v, 3\n  %r = add i32 %old, %s")
MIX = program("mix", "i32", "%s = and i32 %v, 8388607\n  %r = xor i32 %old, %s")

GATHER = program(
    "pick",
    "i32",
    """%k = and i32 %old, 511
  %e = zext i32 %k to i64
  %a = getelementptr inbounds i32, ptr %x, i64 %e
  %g = load i32, ptr %a
  %r = xor i32 %g, %old""",
)


@pytest.fixture(autouse=True)
def recording() -> Iterator[None]:
    lazy.flush()
    before, config.lazy = config.lazy, True
    yield
    lazy.flush()
    config.lazy = before


@pytest.fixture
def programs(monkeypatch: pytest.MonkeyPatch) -> list[list[Any]]:
    """The items of each program that runs from now on."""
    ran: list[list[Any]] = []
    original = lazy.fused

    def note(items: Any, *given: Any) -> Callable[..., Any]:
        ran.append(list(items))
        return original(items, *given)

    monkeypatch.setattr(lazy, "fused", note)
    return ran


def new(values: np.ndarray | None = None) -> int:
    """The address of memory on a device that is named, as C++ programs allocate it."""
    address = DRIVER.allocate(4 * N, jax.devices()[0])
    if values is not None:
        DRIVER.copy_in(address, values.view(np.uint8))
    return address


def run(kernel: Program, x: int, y: int) -> None:
    dtype = np.dtype(np.int32 if kernel in (FLIP, COUNT, MIX, GATHER) else np.float32)
    arrays = [DeviceArray(DRIVER.find(at)[0], 0, (N,), (4,), dtype) for at in (x, y)]
    launch(kernel, launch_of((1, N)), arrays)


def host(address: int, dtype: type = np.float32) -> np.ndarray:
    return DRIVER.copy_out(address, 4 * N).view(dtype).copy()


def data(seed: int = 0) -> np.ndarray:
    """Floats of every kind: their bits are random, so quiet and signalling NaNs are among them."""
    return np.random.default_rng(seed).integers(0, 2**32, N, np.uint32).view(np.float32)


def small(seed: int = 0) -> np.ndarray:
    return np.random.default_rng(seed).normal(size=N).astype(np.float32)


def test_a_loop_that_clears_its_sum_and_reads_a_variable_is_one_loop(programs) -> None:
    x, total, every = new(small()), new(), new(np.zeros(N, np.float32))

    def steps(count: int) -> None:
        for _ in range(count):
            DRIVER.fill(total, 0, 4 * N)
            run(SCALE, x, total)
            run(ADD, total, every)

    steps(40)
    want = np.zeros(N, np.float32)
    for _ in range(40):
        want = want + np.float32(2) * small()
    np.testing.assert_allclose(host(every), want, rtol=1e-5)
    [[loop]] = programs
    assert isinstance(loop, fused.Repeat) and loop.rounds == 40 and len(loop.steps) == 3
    np.testing.assert_array_equal(host(total), 2 * small())
    assert len(programs) == 1, "what the host has cleared is a result"


def test_a_variable_that_the_host_writes_is_another_value_from_then_on(programs) -> None:
    (factor,) = SCALE.variables.values()
    x, y, z = new(small()), new(np.zeros(N, np.float32)), new(np.zeros(N, np.float32))
    run(SCALE, x, y)
    factor.from_host(0, np.array([3], np.float32).view(np.uint8))
    run(SCALE, x, z)
    factor.from_host(0, np.array([2], np.float32).view(np.uint8))
    np.testing.assert_array_equal(host(y), 2 * small())
    np.testing.assert_array_equal(host(z), 3 * small())


def test_memory_that_is_used_as_two_types_stays_recorded(programs) -> None:
    """Every bit stays, those of signalling NaNs too."""
    x, bits, y = new(data()), new(), new()
    for _ in range(6):
        run(FLIP, x, bits)
        run(FLIP, bits, y)
        run(COUNT, y, bits)
        run(FLIP, bits, x)
        run(ADD, new(np.zeros(N, np.float32)), new())
    run(ADD, x, y)
    ran = len(programs)
    state = data().view(np.int32)
    for _ in range(6):
        flipped = state ^ np.int32(-(2**31))
        state = (flipped + (state >> 3)) ^ np.int32(-(2**31))
    np.testing.assert_array_equal(host(x, np.int32), state)
    assert len(programs) == ran + 1


@pytest.mark.parametrize("dtype", ["f2", "f4", "f8", "i1", "u4", "i8"])
def test_a_change_of_type_keeps_each_bit(programs, dtype: str) -> None:
    x, y = new(data()), new()
    run(FLIP, x, y)
    buffer = DRIVER.find(y)[0]
    form = Form((4 * N // np.dtype(dtype).itemsize,), np.dtype(dtype))
    buffer.take_form(form)
    assert buffer.form == form
    buffer.take_form(Form((N,), np.dtype(np.float32)))
    run(FLIP, y, x)
    np.testing.assert_array_equal(host(x, np.uint32), data().view(np.uint32))


def test_cleared_memory_that_no_launch_uses_runs_nothing(programs) -> None:
    x = new(small())
    DRIVER.fill(x, 0, 4 * N)
    DRIVER.copy_in(x, small(1)[:7].view(np.uint8))
    np.testing.assert_array_equal(host(x), np.concatenate([small(1)[:7], np.zeros(N - 7)]))
    DRIVER.fill(x, 0, 4 * N)
    DRIVER.fill(x, 0xFF, 4)
    assert host(x, np.int32).tolist() == [-1] + [0] * (N - 1)
    assert not programs


def test_a_failed_run_leaves_memory_and_its_type_as_they_were(monkeypatch) -> None:
    x, y = new(small()), new(small(1))
    run(ADD, x, y)
    lazy.flush()
    run(ADD, x, y)
    run(FLIP, y, y)

    def broken(*_: Any) -> Any:
        raise MemoryError("no room")

    with monkeypatch.context() as patch:
        patch.setattr(lazy, "fused", lambda *_: broken)
        with pytest.raises(MemoryError, match="no room"):
            host(y)
    np.testing.assert_array_equal(host(y), small(1) + small())
    run(FLIP, y, x)
    np.testing.assert_array_equal(host(x), -(small(1) + small()))


def test_what_gathers_and_cleared_sums_read_is_in_memory(programs) -> None:
    """XLA would compute it again for each element that is picked, and in the sum."""
    x, y, z, total = new(data()), new(), new(data(1)), new()
    run(FLIP, x, y)
    run(GATHER, y, z)
    DRIVER.fill(total, 0, 4 * N)
    run(COUNT, z, total)
    picked = (data().view(np.int32) ^ np.int32(-(2**31)))[data(1).view(np.int32) & 511]
    picked ^= data(1).view(np.int32)
    np.testing.assert_array_equal(host(total, np.int32), picked >> 3)
    [items] = programs
    with wide():
        assert [part.stored for part in fused.parts(items)] == [True, True, False]


def test_a_sum_with_cleared_memory_is_zero_where_it_was_minus_zero() -> None:
    x, y, z = new(), new(np.full(N, -0.0, np.float32)), new(np.full(N, -0.0, np.float32))
    run(ADD, x, z)
    DRIVER.fill(x, 0, 4 * N)
    run(ADD, x, y)
    assert not np.signbit(host(y)).any() and not np.signbit(host(z)).any()


@pytest.mark.sample(2)
@pytest.mark.parametrize("seed", range(8))
def test_random_sequences_have_the_same_bits(seed: int) -> None:
    """Recorded or not: launches, fills of all and of parts, copies, in both types. No float is a
    NaN, whose bits are nobody's concern."""
    results = []
    for recorded in (True, False):
        lazy.flush()
        config.lazy = recorded
        random = np.random.default_rng(seed)
        memory = [new(small(k)) for k in range(4)]
        read = []
        for _ in range(50):
            first, second = (memory[k] for k in random.permutation(4)[:2])
            kind = random.integers(7)
            if kind < 4:
                run((SCALE, ADD, FLIP, MIX)[kind], first, second)
            elif kind == 4:
                DRIVER.fill(first, 0, 4 * N)
            elif kind == 5:
                DRIVER.fill(first, int(random.integers(2)), 4 * int(random.integers(1, N)))
            elif random.integers(4):
                DRIVER.copy(first, second, 4 * N)
            else:
                read.append(host(first, np.uint32))
        results.append([*read, *(host(each, np.uint32) for each in memory)])
    for one, other in zip(*results, strict=True):
        np.testing.assert_array_equal(one, other)
