"""The reference executor: the device runtime, the language, and what it reports."""

from __future__ import annotations

import numpy as np
import pytest
from tests.reference.load import LEVELS, run

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.module import LLVMModule
from raise_kernel.runtime.brackets import launch_of
from raise_kernel.runtime.reference import KernelTrap, MemoryFault, execute

levels = pytest.mark.parametrize("level", LEVELS)
SHAPE = np.dtype([("scale", np.float32), ("offset", np.int32, 3)])


def shape(scale: float, *offset: int) -> np.void:
    return np.array([(scale, offset)], SHAPE)[0]


@levels
def test_struct_by_value_is_each_threads_own(level: str):
    y = run("device", "by_value", (1, 3), shape(2.0, 1, 2, 3), np.zeros(3, np.float32), level=level)
    np.testing.assert_array_equal(y[0], [4, 6, 8])


@levels
def test_struct_passed_on_is_copied(level: str):
    y = run(
        "device", "pass_struct", (1, 4), shape(3.0, 0, 0, 0), np.zeros(4, np.float32), level=level
    )
    np.testing.assert_array_equal(y[0], 3.0 * np.arange(4) ** 2)


@levels
def test_printf(level: str):
    printed: list[str] = []
    x = np.array([1.5, -2.25, 3.0], np.float32)
    run("device", "print", (1, 4), x, 3, level=level, output=printed.append)
    assert "".join(printed) == (
        "x[0] = 1.50 of x, 1234567890123%\n"
        "x[1] = -2.25 of x, 1234567890123%\n"
        "x[2] = 3.00 of x, 1234567890123%\n"
    )


def test_assertion():
    x = np.array([1, 2, -1, 4], np.int32)
    run("device", "check", (1, 2), x)
    with pytest.raises(KernelTrap, match=r"assertion `x >= 0` failed at device.cu:7") as caught:
        run("device", "check", (1, 4), x)
    assert caught.value.lane.thread == (2, 0, 0)


def test_trap():
    with pytest.raises(KernelTrap, match=r"trap, in block \(0,0,0\), thread \(1,0,0\)"):
        run("device", "stop", (1, 2), np.array([1, -1], np.int32))


def test_exit():
    x = run("device", "leave", (1, 6), np.zeros(6, np.int32))[0]
    np.testing.assert_array_equal(x, [1, 0, 1, 0, 1, 0])


@levels
def test_recursion(level: str):
    y = run("device", "recursion", (1, 12), np.zeros(12, np.int32), level=level)[0]
    np.testing.assert_array_equal(y, [0, 1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89])


@levels
def test_endless_recursion_is_reported(level: str):
    with pytest.raises(KernelTrap, match="stack is full"):
        run("device", "overflow", (1, 1), np.zeros(1, np.int32), level=level)


@levels
def test_pointers_to_functions(level: str):
    x = np.array([3, 4, 5], np.float32)
    y = run("device", "choose", (1, 3), np.array([0, 1, 0], np.int32), x, level=level)[1]
    np.testing.assert_array_equal(y, [6, 16, 10])


@levels
def test_constant_memory_and_symbols(level: str):
    x = np.ones(6, np.float32)
    y = run("device", "constants", (1, 6), x, np.zeros(6, np.float32), level=level)[1]
    np.testing.assert_array_equal(y, [1, 2, 3, 4, 1, 2])
    other = {"weights": np.array([5, 6, 7, 8], np.float32)}
    y = run("device", "constants", (1, 6), x, np.zeros(6, np.float32), symbols=other)[1]
    np.testing.assert_array_equal(y, [5, 6, 7, 8, 5, 6])


def test_module_variables_start_anew_with_each_launch():
    for _ in range(2):
        assert run("device", "read_counter", (3, 1), np.zeros(1, np.int32))[0][0] == 7


def test_symbol_that_is_not_there():
    with pytest.raises(Refusal) as caught:
        run("device", "heap", (1, 1), np.zeros(1, np.int32), 1, symbols={"none": np.zeros(1)})
    assert caught.value.code == "RK006"


@levels
def test_heap(level: str):
    y = run("device", "heap", (1, 4), np.zeros(4, np.int32), 10, level=level)[0]
    np.testing.assert_array_equal(y, 45 * np.arange(4))


@levels
def test_vectors_and_copies(level: str):
    x = np.arange(16, dtype=np.float32).reshape(4, 4)
    y = run("device", "vectors", (1, 4), x, np.zeros_like(x), level=level)[1]
    np.testing.assert_array_equal(y, x[:, ::-1])
    a = np.arange(5, dtype=np.int32)
    b = run("device", "copy_bytes", (1, 2), a, np.zeros(6, np.int32), 5, level=level)[1]
    np.testing.assert_array_equal(b, [0, 1, 2, 3, 4, -1])


def test_clock_moves():
    assert run("device", "ticks", (1, 1), np.zeros(1, np.int64))[0][0] > 0


@levels
def test_division(level: str):
    x = np.array([7, -7, -(2**31)], np.int32)
    y = np.array([2, 2, -1], np.int32)
    quotient, rest = run(
        "device", "divide", (1, 3), x, y, np.zeros_like(x), np.zeros_like(x), level=level
    )[2:]
    np.testing.assert_array_equal(quotient, [3, -3, -(2**31)])
    np.testing.assert_array_equal(rest, [1, -1, 0])
    with pytest.raises(KernelTrap, match="division by zero"):
        run("device", "divide", (1, 3), x, y * 0, np.zeros_like(x), np.zeros_like(x), level=level)


@levels
def test_read_past_the_end_names_lane_place_and_line(level: str):
    x, y = np.zeros(100, np.float32), np.zeros(200, np.float32)
    with pytest.raises(MemoryFault) as caught:
        run("device", "scale", (4, 32), x, y, 2.0, level=level)
    fault = caught.value
    assert fault.code == "RK022"
    assert (fault.lane.block, fault.lane.thread) == ((3, 0, 0), (4, 0, 0))
    assert fault.location.endswith(": f32[100]")
    assert "[100] of" in fault.location
    assert (fault.access, fault.size) == ("read", 4)
    if level == "O1":
        assert fault.source is not None
        assert fault.source.startswith("device.cu:")


def test_write_past_the_end():
    with pytest.raises(MemoryFault, match="write of 4 bytes outside every object") as caught:
        run("device", "scale", (1, 32), np.zeros(32, np.float32), np.zeros(31, np.float32), 2.0)
    assert caught.value.lane.thread == (31, 0, 0)


def test_without_arrays_an_access_is_null():
    with pytest.raises(MemoryFault, match="null pointer"):
        run("device", "scale", (1, 1), None, np.zeros(1, np.float32), 1.0)


@levels
def test_past_shared_memory(level: str):
    with pytest.raises(MemoryFault, match="shared"):
        run("device", "past_shared", (1, 32), np.zeros(32, np.int32), level=level)


TWO_SHARED = """target triple = "nvptx64-nvidia-cuda"
@a = internal addrspace(3) global [64 x i32] undef, align 4
@b = internal addrspace(3) global [64 x i32] undef, align 4
define ptx_kernel void @next_to_it(ptr %y, i32 %i) {
  store i32 1, ptr addrspace(3) @b, align 4
  %wide = sext i32 %i to i64
  %p = getelementptr i32, ptr addrspace(3) @a, i64 %wide
  store i32 2, ptr addrspace(3) %p, align 4
  %v = load i32, ptr addrspace(3) @b, align 4
  store i32 %v, ptr %y, align 4
  ret void
}
"""


@pytest.mark.parametrize("index", [-64, 64, 127])
def test_past_shared_memory_into_the_next_array(index: int):
    module = LLVMModule.parse(TWO_SHARED)
    launch, y = launch_of((1, 1)), np.zeros(1, np.int32)
    assert execute(module, "next_to_it", launch, [y, np.int32(63)])[0] == [1]
    with pytest.raises(MemoryFault, match="shared"):
        execute(module, "next_to_it", launch, [y, np.int32(index)])


def test_past_a_local_array():
    y = run("device", "local_array", (1, 2), np.array([3, 7], np.int32), np.zeros(2, np.int32))[1]
    np.testing.assert_array_equal(y, [9, 49])
    for index in (8, -1, 1000):
        with pytest.raises(MemoryFault, match="local variable"):
            run(
                "device",
                "local_array",
                (1, 1),
                np.array([index], np.int32),
                np.zeros(1, np.int32),
                level="O0",
            )


def test_misaligned():
    with pytest.raises(MemoryFault, match="misaligned read"):
        run("device", "crooked", (1, 1), np.zeros(8, np.int8), np.zeros(1, np.float32))


def test_constant_memory_is_not_written():
    with pytest.raises(MemoryFault, match="which is constant"):
        run("device", "write_constant", (1, 1), level="O0")


def test_arguments_are_left_alone_and_aliases_are_one_memory():
    x = np.arange(4, dtype=np.float32)
    first, second = run("device", "scale", (1, 4), x, x, 3.0)
    np.testing.assert_array_equal(x, np.arange(4))
    np.testing.assert_array_equal(first, 3 * x)
    np.testing.assert_array_equal(second, 3 * x)


def test_bounds_checks_can_be_left_out():
    x = np.ones(4, np.float32)
    y = run("device", "scale", (1, 4), x, np.zeros(4, np.float32), 3.0, check_bounds=False)[1]
    np.testing.assert_array_equal(y, 3)


def test_an_index_far_past_an_array_does_not_hit_another():
    """As wide as the gap that the arrays' own size would give."""
    text = """
define void @k(ptr %x, ptr %y, i64 %i) {
  %p = getelementptr i32, ptr %x, i64 %i
  store i32 7, ptr %p
  ret void
}
"""
    x, y = np.zeros(1 << 20, np.int32), np.zeros(1 << 20, np.int32)
    for index in (3 << 20, (3 << 20) + 5, 10 << 20, -(3 << 20), 1 << 28):
        with pytest.raises(MemoryFault, match="outside every object"):
            execute(LLVMModule.parse(text), "k", launch_of((1, 1)), [x, y, index])
