"""Memory: standard form against LLVM's own code, and the views that are chosen."""

from __future__ import annotations

import numpy as np
import pytest
from tests.support.standard_check import (
    BYTES,
    F32,
    I32,
    body_of,
    check,
    lane_kernel,
    standardize,
)

from raise_kernel.diagnostics import Refusal

RNG = np.random.default_rng(12)


def test_one_type_is_the_view() -> None:
    text = lane_kernel(
        body_of(
            "%o = shl nsw i64 %i, 2",
            "%p = getelementptr i8, ptr %a0, i64 %o",
            "%v = load float, ptr %p, align 4",
            "%q = getelementptr float, ptr %a1, i64 %i",
            "store float %v, ptr %q, align 4",
        ),
        2,
    )
    form = check(text, [F32[:16], np.zeros(16, np.float32)], 16)
    assert "memref<16xf32>" in form
    assert "shrsi" not in form and "shli" not in form, form


def test_byte_offsets_divide_through_extensions() -> None:
    text = lane_kernel(
        body_of(
            "%m = mul nsw i32 %t, 12",
            "%n = add nsw i32 %m, 8",
            "%o = sext i32 %n to i64",
            "%p = getelementptr inbounds i8, ptr %a0, i64 %o",
            "%v = load i32, ptr %p, align 4",
            "%q = getelementptr i32, ptr %a1, i64 %i",
            "store i32 %v, ptr %q, align 4",
        ),
        2,
    )
    form = check(text, [I32, np.zeros(16, np.int32)], 16)
    assert "shrsi" not in form, form


def test_unproven_offsets_are_divided() -> None:
    text = lane_kernel(
        body_of(
            "%p = getelementptr i64, ptr %a0, i64 %i",
            "%o = load i64, ptr %p, align 8",
            "%q = getelementptr i8, ptr %a1, i64 %o",
            "%v = load float, ptr %q, align 4",
            "%r = getelementptr float, ptr %a2, i64 %i",
            "store float %v, ptr %r, align 4",
        ),
        3,
    )
    offsets = (4 * RNG.permutation(16)).astype(np.int64)
    form = check(text, [offsets, F32[:16], np.zeros(16, np.float32)], 16)
    assert "arith.shrsi" in form and "exact" in form
    assert form.count("memref<16xf32>") > 1


@pytest.mark.parametrize("wide", ["i16", "i32", "i64", "float", "double"])
def test_bytes_seen_as_wider_types(wide: str) -> None:
    size = {"i16": 2, "i32": 4, "i64": 8, "float": 4, "double": 8}[wide]
    text = lane_kernel(
        body_of(
            "%b = getelementptr i8, ptr %a0, i64 %i",
            "%c = load i8, ptr %b",
            f"%p = getelementptr {wide}, ptr %a0, i64 %i",
            f"%v = load {wide}, ptr %p",
            f"%q = getelementptr {wide}, ptr %a1, i64 %i",
            f"store {wide} %v, ptr %q",
            "%d = getelementptr i8, ptr %a2, i64 %i",
            "store i8 %c, ptr %d",
            f"%e = getelementptr {wide}, ptr %a2, i64 %i",
            "%f = getelementptr i8, ptr %e, i64 64",
            f"store {wide} %v, ptr %f, align {size}",
        ),
        3,
    )
    check(text, [BYTES, np.zeros(256, np.uint8), np.zeros(256, np.uint8)], 16)


def test_two_types_of_one_size_are_bit_casts() -> None:
    text = lane_kernel(
        body_of(
            "%p = getelementptr float, ptr %a0, i64 %i",
            "%v = load i32, ptr %p, align 4",
            "%w = xor i32 %v, -2147483648",
            "store i32 %w, ptr %p, align 4",
            "%f = load float, ptr %p, align 4",
            "%g = fmul float %f, 2.0",
            "store float %g, ptr %p, align 4",
        ),
        1,
    )
    form = check(text, [F32[:16]], 16)
    assert "memref<16xf32>" in form and "arith.bitcast" in form


def test_a_pair_copied_as_one_word_stays_a_pair() -> None:
    text = lane_kernel(
        body_of(
            "%p = getelementptr i64, ptr %a0, i64 %i",
            "%v = load i64, ptr %p, align 4",
            "%q = getelementptr i64, ptr %a1, i64 %i",
            "store i64 %v, ptr %q, align 4",
        ),
        2,
    )
    form = check(text, [F32[:32], np.zeros(32, np.float32)], 16)
    assert "arith.ori" not in form and "arith.trunci" not in form, form


def test_half_pairs_unpacked_by_shifts() -> None:
    text = lane_kernel(
        body_of(
            "%p = getelementptr i32, ptr %a0, i64 %i",
            "%v = load i32, ptr %p, align 4",
            "%l = trunc i32 %v to i16",
            "%s = lshr i32 %v, 16",
            "%h = trunc i32 %s to i16",
            "%lf = bitcast i16 %l to half",
            "%hf = bitcast i16 %h to half",
            "%d = fsub half %lf, %hf",
            "%q = getelementptr half, ptr %a1, i64 %i",
            "store half %d, ptr %q, align 2",
        ),
        2,
    )
    values = RNG.normal(size=32).astype(np.float16)
    form = check(text, [values, np.zeros(16, np.float16)], 16)
    assert "arith.shrui" not in form and "i32" not in form.split("index_cast")[-1], form


def test_bools_are_bytes() -> None:
    text = lane_kernel(
        body_of(
            "%p = getelementptr i8, ptr %a0, i64 %i",
            "%v = load i1, ptr %p, align 1",
            "%w = xor i1 %v, true",
            "%q = getelementptr i8, ptr %a1, i64 %i",
            "store i1 %w, ptr %q, align 1",
        ),
        2,
    )
    form = check(text, [RNG.integers(0, 2, 16).astype(np.bool_), np.zeros(16, np.bool_)], 16)
    assert "memref<16xi8>" in form


def test_structs_and_nested_arrays() -> None:
    text = "%S = type { i32, [3 x float], double }\n" + lane_kernel(
        body_of(
            "%x = urem i64 %i, 3",
            "%p = getelementptr %S, ptr %a0, i64 %i, i32 1, i64 %x",
            "%v = load float, ptr %p, align 4",
            "%r = getelementptr %S, ptr %a0, i64 %i, i32 2",
            "%d = load double, ptr %r, align 8",
            "%e = fpext float %v to double",
            "%f = fadd double %d, %e",
            "store double %f, ptr %r, align 8",
        ),
        1,
    )
    items = np.zeros(16, [("n", "i4"), ("v", "f4", 3), ("d", "f8")])
    items["v"], items["d"] = RNG.normal(size=(16, 3)), RNG.normal(size=16)
    check(text, [items.view(np.uint8).copy()], 16)


def test_local_array_with_a_dynamic_index() -> None:
    text = lane_kernel(
        body_of(
            "%l = alloca [8 x i32], align 4",
            "%x = and i64 %i, 7",
            "call void @llvm.memset.p0.i64(ptr %l, i8 5, i64 32, i1 false)",
            "%p = getelementptr [8 x i32], ptr %l, i64 0, i64 %x",
            "store i32 %t, ptr %p, align 4",
            "%y = xor i64 %x, 1",
            "%q = getelementptr [8 x i32], ptr %l, i64 0, i64 %y",
            "%v = load i32, ptr %q, align 4",
            "%w = load i32, ptr %p, align 4",
            "%z = add i32 %v, %w",
            "%o = getelementptr i32, ptr %a0, i64 %i",
            "store i32 %z, ptr %o, align 4",
        ),
        1,
        "declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n",
    )
    form = check(text, [np.zeros(16, np.int32)], 16)
    assert "memref<8xi32>" in form


def test_constant_tables() -> None:
    text = (
        "@t = internal constant [4 x float] [float 1.0, float 2.0, float -3.0, float 0.5]\n"
        "@s = internal addrspace(4) constant { i32, i16, i64 } { i32 7, i16 -1, i64 99 }\n"
        + lane_kernel(
            body_of(
                "%x = and i64 %i, 3",
                "%p = getelementptr [4 x float], ptr @t, i64 0, i64 %x",
                "%v = load float, ptr %p, align 4",
                "%q = getelementptr float, ptr %a0, i64 %i",
                "store float %v, ptr %q, align 4",
                "%n = load i64, ptr addrspace(4) getelementptr inbounds "
                "({ i32, i16, i64 }, ptr addrspace(4) @s, i64 0, i32 2), align 8",
                "%h = load i16, ptr addrspace(4) getelementptr inbounds "
                "({ i32, i16, i64 }, ptr addrspace(4) @s, i64 0, i32 1), align 4",
                "%w = sext i16 %h to i64",
                "%z = add i64 %n, %w",
                "%r = getelementptr i64, ptr %a1, i64 %i",
                "store i64 %z, ptr %r, align 8",
            ),
            2,
        )
    )
    form = check(text, [np.zeros(16, np.float32), np.zeros(16, np.int64)], 16)
    assert "memref.global" in form and "memref<4xf32>" in form


def test_atomics_of_one_lane_after_another() -> None:
    lines = []
    kinds = [
        "xchg",
        "add",
        "sub",
        "and",
        "nand",
        "or",
        "xor",
        "max",
        "min",
        "umax",
        "umin",
        "uinc_wrap",
        "udec_wrap",
    ]
    for number, kind in enumerate(kinds):
        lines += [
            f"%p{number} = getelementptr i32, ptr %a0, i64 {number}",
            f"%v{number} = atomicrmw {kind} ptr %p{number}, i32 %t monotonic",
            f"%j{number} = add i64 %i, {16 * number}",
            f"%q{number} = getelementptr i32, ptr %a1, i64 %j{number}",
            f"store i32 %v{number}, ptr %q{number}",
        ]
    lines += [
        "%c = cmpxchg ptr %a0, i32 5, i32 77 monotonic monotonic",
        "%co = extractvalue { i32, i1 } %c, 0",
        "%cs = extractvalue { i32, i1 } %c, 1",
        "%cw = zext i1 %cs to i32",
        "%cx = add i32 %co, %cw",
        "store i32 %cx, ptr %a2",
        "%f = atomicrmw fadd ptr %a3, float 1.5 monotonic",
        "%g = atomicrmw fsub ptr %a3, float 0.25 monotonic",
        "%h = atomicrmw fmax ptr %a3, float %f monotonic",
    ]
    out = np.zeros(16 * len(kinds), np.int32)
    check(lane_kernel(body_of(*lines), 4), [I32[:16], out, I32[:1], F32[:1].copy()], 16)


def test_shared_memory_is_one_region_when_dynamic() -> None:
    text = (
        "@d1 = external addrspace(3) global [0 x float]\n"
        "@d2 = external addrspace(3) global [0 x i32]\n"
        "@st = internal addrspace(3) global [16 x float] undef\n"
        + lane_kernel(
            body_of(
                "%p = getelementptr float, ptr addrspace(3) @d1, i64 %i",
                "store float 1.0, ptr addrspace(3) %p, align 4",
                "%q = getelementptr i32, ptr addrspace(3) @d2, i64 %i",
                "%v = load i32, ptr addrspace(3) %q, align 4",
                "%s = getelementptr float, ptr addrspace(3) @st, i64 %i",
                "%g = addrspacecast ptr addrspace(3) %s to ptr",
                "store i32 %v, ptr %g, align 4",
                "%f = load float, ptr addrspace(3) %s, align 4",
                "%o = getelementptr float, ptr %a0, i64 %i",
                "store float %f, ptr %o, align 4",
            ),
            1,
        )
    )
    module, _ = standardize(text, [np.zeros(16, np.float32)], 16, shared=64)
    form = str(module)
    assert form.count("memref.alloca()") == 2
    assert "memref<16xi32, #gpu.address_space<workgroup>>" in form


@pytest.mark.parametrize(
    ("code", "lines", "extra"),
    [
        ("RK014", ["%p = inttoptr i64 %i to ptr", "store i32 1, ptr %p"], ""),
        ("RK014", ["%p = load ptr, ptr %a0", "store i32 1, ptr %p"], ""),
        ("RK011", ["store i32 1, ptr @g"], "@g = global i32 0\n"),
        ("RK012", ["call void @mystery(ptr %a0)"], "declare void @mystery(ptr)\n"),
        ("RK013", ['call void asm sideeffect "frobnicate;", ""()'], ""),
    ],
)
def test_refusals(code: str, lines: list[str], extra: str) -> None:
    with pytest.raises(Refusal) as caught:
        standardize(lane_kernel(body_of(*lines), 1, extra), [BYTES[:64]], 1)
    assert caught.value.code == code
    assert caught.value.instruction


def test_elements_that_are_not_aligned_by_themselves() -> None:
    """Only the whole offset is a multiple of four."""
    text = lane_kernel(
        body_of(
            "%c = icmp eq i64 %i, 0",
            "%p = select i1 %c, ptr %a0, ptr %a1",
            "%o = shl nsw i64 %i, 2",
            "%b = add nsw i64 %o, 2",
            "%q = getelementptr i8, ptr %p, i64 %b",
            "%r = getelementptr i8, ptr %q, i64 2",
            "%v = load i32, ptr %r, align 4",
            "store i32 %v, ptr %p, align 4",
        ),
        2,
    )
    check(text, [I32[:8].copy(), I32[8:16].copy()], 2)
