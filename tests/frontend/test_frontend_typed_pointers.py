"""Typed-pointer text, as LLVM up to 16, Julia and Numba print it, reads as opaque pointers."""

from __future__ import annotations

from pathlib import Path

import pytest

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.module import LLVMModule, find_kernel
from raise_kernel.frontend.typed_pointers import has_typed_pointers, upgrade

FOLDER = Path(__file__).parent / "inputs"
OLD_CLANG, JULIA, NUMBA = (
    (FOLDER / f"{name}.ll").read_text() for name in ("old_clang", "julia", "numba")
)


@pytest.mark.parametrize("text", [OLD_CLANG, JULIA, NUMBA], ids=["clang", "julia", "numba"])
def test_old_text_reads_and_holds_one_kernel(text):
    module = LLVMModule.parse(text)
    assert not has_typed_pointers(module.text)
    assert len(module.kernel_names) == 1


def test_byval_without_a_type_takes_the_pointee():
    params = find_kernel(LLVMModule.parse(OLD_CLANG)).params
    assert [p.byval for p in params] == ["%S", None, None, None, None, "%S"]
    assert [p.type for p in params][1:5] == [
        "ptr addrspace(1)",
        "<2 x ptr>",
        "ptr",
        "ptr addrspace(1)",
    ]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("float*", "ptr"),
        ("float**", "ptr"),
        ("float addrspace(3)*", "ptr addrspace(3)"),
        ("i8 addrspace(10)* addrspace(1)*", "ptr addrspace(1)"),
        ("[4 x float*]*", "ptr"),
        ("<{ i8*, i32 }>*", "ptr"),
        ("void ()*", "ptr"),
        ("i32 (i8*, ...)*", "ptr"),
        ("float* (i32)* (i64)*", "ptr"),
        ('%"struct.a b"*', "ptr"),
        ("{ i8*, [2 x i32*] }", "{ ptr, [2 x ptr] }"),
        ("<2 x i8*>", "<2 x ptr>"),
        ("i32 (i8*, ...) @f", "i32 (ptr, ...) @f"),
        ("%S* byval align 8 %x", "ptr byval(%S) align 8 %x"),
        ("%S* sret(%S) %x", "ptr sret(%S) %x"),
        ("@llvm.memcpy.p0i8.p1i8.i64(", "@llvm.memcpy.p0.p1.i64("),
        ("@llvm.masked.load.v4f32.p0v4f32(", "@llvm.masked.load.v4f32.p0("),
        ("@llvm.invariant.start.p0s_struct.Ps(", "@llvm.invariant.start.p0("),
        ("@llvm.umin.i32(", "@llvm.umin.i32("),
        ('c"a*b"', 'c"a*b"'),
    ],
)
def test_types_and_names(old, new):
    assert upgrade(old) == new
    assert upgrade(new) == new


def test_opaque_text_is_left_alone():
    text = 'define void @f(ptr %x) { ret void } ; a * b\n!0 = !{!"int*"}\n'
    assert not has_typed_pointers(text)


def test_a_star_without_a_type_is_no_llvm():
    with pytest.raises(Refusal, match="RK001"):
        LLVMModule.parse("* 3")


def test_inrange_of_old_tables_of_virtual_functions_goes():
    text = """@table = constant { [3 x ptr] } zeroinitializer
@words = constant [18 x i8] c"an inrange i32 2,\\00"
define void @k(ptr %p) {
  store ptr getelementptr inbounds ({ [3 x ptr] }, ptr @table, i32 0, inrange i32 0, i32 2), ptr %p
  ret void
}
"""
    read = LLVMModule.parse(text).text
    assert "getelementptr inbounds" in read and "inrange i32 0" not in read
    assert 'c"an inrange i32 2,\\00"' in read
