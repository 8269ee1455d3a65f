"""Arguments bound to LLVM parameters: what fits, what does not, and with which bytes."""

from __future__ import annotations

import struct

import ml_dtypes
import numpy as np
import pytest

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.arguments.bind import bind
from raise_kernel.frontend.arguments.signature import (
    ArrayArg,
    ConstantParam,
    DynamicArg,
    DynamicParam,
    Launch,
    PointerParam,
    StaticArg,
    describe_launch,
)
from raise_kernel.frontend.module import LLVMModule, find_kernel

F32 = np.dtype(np.float32)
TEXT = """
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
%struct.P = type { i32, double }
define ptx_kernel void @k(ptr %x, i32 %n, float %a, i8 %c, double %d, half %h, bfloat %b,
                          ptr byval(%struct.P) %p, i64 %w, [2 x float] %v) { ret void }
"""
KERNEL = find_kernel(LLVMModule.parse(TEXT))
STRUCT = np.dtype([("i", np.int32), ("d", np.float64)], align=True)
VALUE: np.void = np.array([(7, 2.5)], STRUCT)[0]
GOOD = [
    ArrayArg((4,), F32, 0),
    StaticArg(3),
    StaticArg(0.1),
    StaticArg(True),
    StaticArg(2),
    StaticArg(0.5),
    StaticArg(1.5),
    StaticArg(VALUE),
    StaticArg(2**63),
    StaticArg(np.complex64(1 + 2j)),
]


def test_each_kind_of_parameter():
    params = bind(KERNEL, GOOD).params
    assert params[0] == PointerParam(0)
    data = [p.data for p in params[1:] if isinstance(p, ConstantParam)]
    assert data[:4] == [
        struct.pack("<i", 3),
        struct.pack("<f", 0.1),
        b"\x01",
        struct.pack("<d", 2.0),
    ]
    assert data[4] == np.float16(0.5).tobytes()
    assert data[5] == ml_dtypes.bfloat16(1.5).tobytes()
    assert struct.unpack("<i4xd", data[6]) == (7, 2.5)
    assert data[7] == struct.pack("<Q", 2**63)
    assert data[8] == struct.pack("<ff", 1, 2)


@pytest.mark.parametrize(
    ("at", "arg", "words"),
    [
        (0, StaticArg(1.0), "parameter 0 (x) is an array; 1.0 (float)"),
        (1, ArrayArg((4,), F32, 0), "parameter 1 (n) is i32; an array of float32[4]"),
        (1, StaticArg(3.0), "parameter 1 (n) is i32; 3.0 (float)"),
        (1, StaticArg(2**32), "out of its range"),
        (1, StaticArg(-(2**31) - 1), "out of its range"),
        (1, DynamicArg(np.dtype(np.int64)), "a run-time scalar of int64"),
        (2, StaticArg(1j), "parameter 2 (a) is float"),
        (2, DynamicArg(np.dtype(np.float64)), "a run-time scalar of float64"),
        (3, StaticArg(256), "out of its range"),
        (7, StaticArg(3), "a struct of 16 bytes"),
        (7, StaticArg(np.float32(3)), "4 bytes"),
    ],
)
def test_what_does_not_fit_is_refused(at, arg, words):
    args = [*GOOD[:at], arg, *GOOD[at + 1 :]]
    with pytest.raises(Refusal) as refusal:
        bind(KERNEL, args)
    assert refusal.value.code == "RK006"
    assert words in refusal.value.message


def test_the_count_must_agree():
    with pytest.raises(Refusal, match="takes 10 arguments, not 9") as refusal:
        bind(KERNEL, GOOD[:-1])
    assert refusal.value.code == "RK005"


def test_run_time_scalars_may_be_narrower():
    args = list(GOOD)
    dtypes = [np.dtype(d) for d in (np.int16, np.float16, np.bool_, np.float32)]
    args[1:5] = [DynamicArg(dtype) for dtype in dtypes]
    expected = tuple(DynamicParam(i, dtype) for i, dtype in enumerate(dtypes, 1))
    assert bind(KERNEL, args).params[1:5] == expected


def test_one_array_passed_twice_is_one_memory():
    text = "define ptx_kernel void @k(ptr %a, ptr %b, ptr %c) { ret void }"
    kernel = find_kernel(LLVMModule.parse(text))
    args = [ArrayArg((4,), F32, 0), ArrayArg((2, 2), F32, 1, "m"), ArrayArg((4,), F32, 0)]
    binding = bind(kernel, args)
    assert binding.params == (PointerParam(0), PointerParam(1), PointerParam(0))
    assert [(m.name, m.shape) for m in binding.memories] == [("a", (4,)), ("m", (2, 2))]


def test_null_pointers():
    text = "define ptx_kernel void @k(ptr %a) { ret void }"
    kernel = find_kernel(LLVMModule.parse(text))
    assert bind(kernel, [StaticArg(0)]).params == (ConstantParam(bytes(8)),)


def test_a_launch_in_words():
    assert describe_launch(Launch((1, 1, 1), (1, 1, 1))) == "1 block of 1 thread"
    words = "4×2 blocks of 32 threads, 64 bytes of shared memory"
    assert describe_launch(Launch((4, 2, 1), (32, 1, 1), 64)) == words
