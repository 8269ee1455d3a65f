"""Numba CUDA kernels without a GPU: the drop-in."""

from __future__ import annotations

import asyncio
import importlib
import math
import re
from typing import NamedTuple

import jax
import numpy as np
import pytest

import raise_kernel as rk
from raise_kernel.runtime.native.gpu.libdevice import libdevice
from raise_kernel.runtime.native.gpu.resources import ptxas

pytest.importorskip("numba.cuda")
pytest.importorskip("cuda.core")

from raise_kernel.numba import cuda

pytestmark = pytest.mark.filterwarnings("ignore:Grid size")


@cuda.jit
def axpy(x, y, a):
    i = cuda.grid(1)
    if i < x.size:
        y[i] += a * x[i]


def test_host_arrays_are_written_in_place_in_64_bits() -> None:
    x = np.linspace(0, 1, 37)
    y = np.ones(37)
    axpy[2, 32](x, y, 1e-9)
    np.testing.assert_array_equal(y, 1 + 1e-9 * x)


@pytest.mark.sample(2)
@pytest.mark.parametrize("order", ["C", "F"])
@pytest.mark.parametrize("dtype", [np.float32, np.int64, np.complex64, np.bool_])
def test_device_arrays_of_each_order(order: str, dtype: type) -> None:
    @cuda.jit
    def turn(a, b):
        i, j = cuda.grid(2)
        if i < a.shape[0] and j < a.shape[1]:
            b[i, j] = a[a.shape[0] - 1 - i, j]

    host = np.arange(35).reshape(5, 7).astype(dtype)
    a = cuda.to_device(np.array(host, order="C" if order == "C" else "F"))
    b = cuda.device_array((5, 7), dtype, order=order)
    turn[(1, 1), (8, 8)](a, b)
    np.testing.assert_array_equal(b.copy_to_host(), host[::-1])


def test_views_share_memory() -> None:
    host = np.arange(60.0).reshape(6, 10)
    a = cuda.to_device(host)
    axpy.forall(5)(a[1, ::2], a[4, 5:], 1.0)
    a[0] = 7
    host[4, 5:] += host[1, ::2]
    host[0] = 7
    np.testing.assert_array_equal(a.copy_to_host(), host)
    np.testing.assert_array_equal(a[2:4].copy_to_host(), host[2:4])
    assert a[5, 3] == host[5, 3]


def test_changing_scalars_compile_twice() -> None:
    @cuda.jit
    def put(x, n, value):
        i = cuda.grid(1)
        if i < n:
            x[i] = value

    x = cuda.to_device(np.zeros(8))
    for n in range(1, 9):
        put[1, 8](x, n, float(n))
    np.testing.assert_array_equal(x.copy_to_host(), np.full(8, 8.0))
    (kernel,) = put.overloads.values()
    assert len(kernel.program.ready) == 2


def test_streams_events_and_memory_kinds() -> None:
    stream, start, end = cuda.stream(), cuda.event(), cuda.event()
    mapped = cuda.mapped_array(4, np.float64)
    pinned = cuda.pinned_array(4)
    mapped[:], pinned[:] = 1, 2
    start.record(stream)
    axpy[1, 4, stream](cuda.to_device(pinned, stream=stream), mapped, 3.0)
    end.record(stream)
    stream.synchronize()
    np.testing.assert_array_equal(mapped, np.full(4, 7.0))
    assert cuda.event_elapsed_time(start, end) >= 0
    with pytest.raises(Exception, match="another library"):
        cuda.external_stream(12345).synchronize()


def test_records_and_captured_arrays() -> None:
    pair = np.dtype([("a", np.int32), ("b", np.float64)], align=True)
    table = cuda.to_device(np.arange(4.0))

    @cuda.jit
    def fill(records):
        i = cuda.grid(1)
        records[i].a = i
        records[i].b = table[i] / 2

    records = np.zeros(4, pair)
    fill[1, 4](records)
    np.testing.assert_array_equal(records["a"], np.arange(4))
    np.testing.assert_array_equal(records["b"], np.arange(4) / 2)
    table[:] = 5
    fill[1, 4](records)
    np.testing.assert_array_equal(records["b"], np.full(4, 2.5))


def test_atomics_keep_or_skip_nan() -> None:
    @cuda.jit
    def extremes(best, values):
        i = cuda.grid(1)
        cuda.atomic.max(best, 0, values[i])
        cuda.atomic.nanmin(best, 1, values[i])
        cuda.atomic.max(best, 2, values[i])

    best = np.array([0.0, np.nan, np.nan])
    extremes[1, 4](best, np.array([3.0, np.nan, -1.0, 2.0]))
    np.testing.assert_array_equal(best, [3.0, -1.0, np.nan])


def test_an_exception_in_a_kernel() -> None:
    @cuda.jit(debug=True, opt=False)
    def check(x):
        i = cuda.grid(1)
        if x[i] < 0:
            raise ValueError("negative")

    check[1, 4](np.ones(4))
    with pytest.raises(ValueError, match="negative"):
        check[1, 4](np.array([1.0, 1.0, -1.0, 1.0]))
    check[1, 4](np.ones(4))


def test_debug_information_is_numbas() -> None:
    @cuda.jit(debug=True, opt=False)
    def choose(r, n):
        if n:
            c = 5
        else:
            c = 1
        r[0] = c

    r = np.zeros(1, np.int64)
    for n, want in ((1, 5), (0, 1)):
        choose[1, 1](r, n)
        assert r[0] == want
    text = next(iter(choose.inspect_llvm().values()))
    assert re.search(r'!DILocalVariable\(.*name: "c"', text)
    first = choose.py_func.__code__.co_firstlineno
    # Both versions of the variable, each at its own line.
    for value, line in ((5, first + 3), (1, first + 5)):
        (number,) = {m.group(1) for m in re.finditer(rf"store i64 {value}, .*!dbg !(\d+)", text)}
        assert re.search(rf"^!{number} = !DILocation\(.*line: {line}\b", text, re.MULTILINE)


def test_printing(capsys: pytest.CaptureFixture[str]) -> None:
    @cuda.jit
    def tell(x):
        x[cuda.grid(1)] += 1
        print("thread", cuda.grid(1))

    x = np.zeros(2)
    with pytest.warns(RuntimeWarning, match="reference executor"):
        tell[1, 2](x)
    np.testing.assert_array_equal(x, [1, 1])
    assert capsys.readouterr().out == "thread 0\nthread 1\n"


def test_machine_code() -> None:
    axpy[1, 1](np.ones(1), np.ones(1), 1.0)
    text = next(iter(axpy.inspect_asm().values()))
    assert ".visible .entry" in text
    assert "fma.rn.f64" in text  # Numba contracts unless it is told not to
    assert "define" in next(iter(axpy.inspect_llvm().values()))
    with pytest.raises(rk.Refusal, match="RK031"):
        axpy.inspect_sass()


@pytest.mark.parametrize("lineinfo", [False, True])
def test_lines_are_shown_to_those_who_ask(lineinfo: bool) -> None:
    @cuda.jit((cuda.float32[::1],), lineinfo=lineinfo)
    def clear(r):
        r[0] = 0

    (text,), (ptx,) = clear.inspect_llvm().values(), clear.inspect_asm().values()
    assert ("!DILocation" in text) == ("!dbg" in text) == lineinfo
    assert bool(re.search(r"\.(loc|file|section)", ptx)) == lineinfo


@pytest.mark.parametrize(
    ("options", "instructions"),
    [
        ({}, ("div.rn.f32", "sqrt.rn.f32")),
        ({"fastmath": True}, ("div.approx.ftz.f32", "sqrt.approx.ftz.f32", "cos.approx.ftz.f32")),
    ],
)
def test_options_of_the_compiler(options: dict[str, bool], instructions: tuple[str, ...]) -> None:
    if libdevice() is None:
        pytest.skip("no libdevice")

    @cuda.jit((cuda.float32[::1], cuda.float32), **options)
    def root(r, x):
        r[0] = math.sqrt(math.cos(x) / x)

    text = next(iter(root.inspect_asm().values()))
    assert all(instruction in text for instruction in instructions), text


def test_registers_are_those_of_the_assembler() -> None:
    @cuda.jit((cuda.float32[::1],))
    def clear(r):
        r[0] = 0

    kernel = next(iter(clear.overloads.values()))
    if ptxas() is None:
        with pytest.raises(rk.Refusal, match="RK031"):
            _ = kernel.regs_per_thread
    else:
        assert 0 < kernel.regs_per_thread < 32
        assert kernel.local_mem_per_thread == 0


def test_ptx_of_a_device_function() -> None:
    text, result = cuda.compile_ptx(lambda x, y: x * y, (cuda.int32, cuda.int32), device=True)
    assert ".visible .func" in text
    assert str(result) == "int64"


def test_memory_is_pinned_once() -> None:
    held = cuda.pinned_array(16)
    with pytest.raises(cuda.driver.CudaAPIError, match="pinned already"), cuda.pinned(held):
        pass
    plain = np.arange(4.0)
    for _ in range(2):
        with cuda.pinned(plain):
            np.testing.assert_array_equal(cuda.to_device(plain).copy_to_host(), plain)


def test_warp_operations() -> None:
    @cuda.jit
    def warps(x, votes):
        i = cuda.grid(1)
        x[i] += cuda.shfl_down_sync(0xFFFFFFFF, x[i], 1)
        votes[i] = cuda.ballot_sync(0xFFFFFFFF, i % 3 == 0)

    x, votes = np.arange(32, dtype=np.int32), np.zeros(32, np.uint32)
    warps[1, 32](x, votes)
    np.testing.assert_array_equal(x, [*(2 * i + 1 for i in range(31)), 62])
    assert set(votes) == {sum(1 << i for i in range(0, 32, 3))}


def test_waiting_for_the_grid_without_the_threads_that_ended() -> None:
    @cuda.jit
    def smooth(a, b, steps):
        i = cuda.grid(1)
        if i >= a.size:
            return
        grid = cuda.cg.this_grid()
        for step in range(steps):
            before, after = (a, b) if step % 2 == 0 else (b, a)
            left = before[i - 1] if i > 0 else 0.0
            right = before[i + 1] if i < a.size - 1 else 0.0
            after[i] = 0.5 * (left + right)
            grid.sync()

    a = np.random.default_rng(0).standard_normal(100)
    expected = a.copy()
    for _ in range(4):
        around = np.concatenate([[0], expected, [0]])
        expected = 0.5 * (around[:-2] + around[2:])
    smooth[4, 32](a, np.zeros(100), 4)
    np.testing.assert_allclose(a, expected, rtol=1e-12)


def test_read_only_arrays_traced_sizes_and_foreign_streams() -> None:
    @cuda.jit("void(float32[:], float32[:])")
    def double(x, y):
        i = cuda.grid(1)
        if i < x.size:
            y[i] = x[i] * 2

    x, y = np.ones(4, np.float32), np.zeros(4, np.float32)
    x.flags.writeable = False
    double[1, 4](x, y)
    np.testing.assert_array_equal(y, np.full(4, 2, np.float32))
    with pytest.raises(rk.Refusal, match=r"RK006.*read-only"):
        double[1, 4](y, x)
    np.testing.assert_array_equal(x, np.ones(4, np.float32))
    errors = importlib.import_module("numba.core.errors")
    with pytest.raises(errors.TypingError, match=r"double writes .* read-only \(y\): pass a copy"):
        cuda.jit(double.py_func)[1, 4](y, x)
    with pytest.raises(TypeError, match="a value that JAX traces"):
        jax.jit(lambda n: double[n, 4](x, y))(1)
    for kernel in (double, rk.jit(double.py_func)):
        with pytest.raises(TypeError, match=r"raise.kernel"):
            kernel[1, 4, object()](x, y)


def test_conditions_on_both_sides_of_a_grid_barrier() -> None:
    @cuda.jit
    def smooth(a, b, steps):
        grid = cuda.cg.this_grid()
        i = cuda.grid(1)
        for _ in range(steps):
            if 0 < i < a.size - 1:
                b[i] = 0.5 * (a[i - 1] + a[i + 1])
            grid.sync()
            if 0 < i < a.size - 1:
                a[i] = 0.5 * (b[i - 1] + b[i + 1])
            grid.sync()

    a = np.random.default_rng(0).standard_normal(64)
    b, x = a.copy(), a.copy()
    y = a.copy()
    for _ in range(3):
        y[1:-1] = 0.5 * (x[:-2] + x[2:])
        x[1:-1] = 0.5 * (y[:-2] + y[2:])
    smooth[4, 16](a, b, 3)
    np.testing.assert_array_equal(a, x)
    np.testing.assert_array_equal(b, y)


def test_a_reduction_by_one_thread() -> None:
    total = cuda.reduce(lambda a, b: a + b)
    assert total(np.arange(33.0)) == 528


class Line(NamedTuple):
    slope: float
    offsets: np.ndarray
    count: int


def test_tuples_of_numbers_and_arrays() -> None:
    @cuda.jit
    def shift(x, line, more, y):
        i = cuda.grid(1)
        if i < x.size:
            y[i] = line.slope * x[i] + line.offsets[i] + line.count + more[0] * more[1][1]

    x, offsets = np.arange(6.0), np.ones(6)
    for slope in (2.0, 3.5):
        y = np.zeros(6)
        shift[1, 8](x, Line(slope, offsets, 3), (0.5, (1, 4)), y)
        np.testing.assert_array_equal(y, slope * x + 6)


def test_callbacks_of_streams() -> None:
    async def work() -> np.ndarray:
        stream = cuda.stream()
        y = cuda.to_device(np.ones(4), stream=stream)
        axpy[1, 4, stream](y, y, 2.0)
        assert await stream.async_done() is stream
        return y.copy_to_host()

    np.testing.assert_array_equal(asyncio.run(work()), np.full(4, 3.0))


EMPTY = np.zeros(0)


def test_a_constant_array_of_nothing() -> None:
    @cuda.jit
    def count(out):
        n = 0
        for value in EMPTY:
            if value != 0:
                n += 1
        out[0] = n + EMPTY.size

    out = np.ones(1, np.int64)
    count[1, 1](out)
    assert out[0] == 0


@cuda.jit(device=True)
def fibonacci(n):
    if n < 2:
        return n
    return fibonacci(n - 1) + fibonacci(n - 2)


@cuda.jit
def fibonaccis(depth, out):
    i = cuda.grid(1)
    if i < depth.size:
        out[i] = fibonacci(depth[i])


def test_a_kernel_that_cannot_be_raised_runs_where_it_can(capfd: pytest.CaptureFixture) -> None:
    """The depth of the recursion is data: no tensor program unfolds it."""
    out = np.zeros(9, np.int64)
    fibonaccis[2, 8](np.arange(9)[::-1].copy(), out)
    np.testing.assert_array_equal(out, [21, 13, 8, 5, 3, 2, 1, 1, 0])
    fibonaccis[2, 8](np.arange(9), out)
    np.testing.assert_array_equal(out, [0, 1, 1, 2, 3, 5, 8, 13, 21])
    told = capfd.readouterr().err
    assert told.count("fibonaccis runs ") == 1 and "RK015" in told


def test_launches_that_no_device_takes() -> None:
    x = np.zeros(8)
    with pytest.raises(Exception, match="CUDA_ERROR_INVALID_VALUE"):
        axpy[1, 2048](x, x, 1.0)
    y = cuda.to_device(x)
    axpy[1, 8](y, y, 1.0)
    for wrong in ((y, y), (y, y, 1.0, 2.0)):
        with pytest.raises(TypeError, match="argument"):
            axpy[1, 8](*wrong)
    bounded = cuda.jit(axpy.py_func, launch_bounds=16)
    with pytest.raises(rk.Refusal, match="launch_bounds allow 16"):
        bounded[1, 32](x, np.zeros(8), 1.0)
