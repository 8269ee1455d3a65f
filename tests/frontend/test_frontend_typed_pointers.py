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


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("{ %S*, [2 x { i8**, i32 }*] }* byval %x", "ptr byval({ ptr, [2 x ptr] }) %x"),
        ('%S** nocapture "a"="*" sret %x', 'ptr nocapture "a"="*" sret(ptr) %x'),
        ("i32 ({ i8*, void (i32*)* }*, ...)**", "ptr"),
        ("[2 x [3 x <4 x i8 addrspace(3)*>]] addrspace(5)*", "ptr addrspace(5)"),
        (
            "call void (i8 *, ...) @g(i8\taddrspace(1) * %a)",
            "call void (ptr, ...) @g(ptr addrspace(1) %a)",
        ),
        ("%a.i8* ; float* or i8**", "ptr ; float* or i8**"),
        ('c"50%" { i8* } c"* i8*"', 'c"50%" { ptr } c"* i8*"'),
    ],
)
def test_pointers_within_types(old: str, new: str) -> None:
    assert upgrade(old).replace("\t", " ") == new
    assert upgrade(new).replace("\t", " ") == new


def test_deep_brackets_and_long_lines_take_no_time_of_their_own() -> None:
    deep = "{" * 14 + " i8* " + "}" * 14 + "*"
    assert upgrade(f"%a = load {deep}, {deep}* %b") == "%a = load ptr, ptr %b"
    unclosed = "{ i32, <" * 500 + "i8* %x"
    assert upgrade(unclosed) == unclosed.replace("i8*", "ptr")
    arguments = ", ".join(f'{{ i8*, i64 }}* %"an argument {n}"' for n in range(5000))
    assert "*" not in upgrade(f"call void @f({arguments})")


def test_a_star_is_named_by_its_line() -> None:
    with pytest.raises(Refusal, match="line 3"):
        upgrade("define void @f(i8* %x) {\n  ret void\n} *\n")
