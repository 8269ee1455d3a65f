"""Modules, kernels, names, and what the front end says of them."""

from __future__ import annotations

import llvmlite.binding as llvm
import pytest

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.demangle import demangle, short_names
from raise_kernel.frontend.module import LLVMModule, find_kernel, kernels

HEAD = """
target triple = "nvptx64-nvidia-cuda"
%struct.P = type { i32, double }
@tile = internal addrspace(3) global [32 x float] undef, align 4
@dynamic = external addrspace(3) global [0 x float], align 4
declare void @llvm.nvvm.barrier0()
declare i32 @vprintf(ptr, ptr)
define internal void @device(ptr %p) {
  call void @llvm.nvvm.barrier0()
  %1 = atomicrmw add ptr %p, i32 1 monotonic
  ret void
}
"""
TWO = (
    HEAD
    + """
define ptx_kernel void @_Z3fooPfi(ptr %x, i32 %n) {
  store float 0.0, ptr addrspace(3) @tile
  store float 0.0, ptr addrspace(3) @dynamic
  call void @device(ptr %x)
  ret void
}
define ptx_kernel void @_ZN2ns3barIfLi3EEEvPT_5uint31P(ptr readonly %0,
                                                       ptr byval(%struct.P) align 8 %1) {
  ret void
}
"""
)


def test_kernels_say_what_they_take_and_use():
    foo, bar = kernels(LLVMModule.parse(TWO))
    assert (foo.name, foo.demangled) == ("_Z3fooPfi", "foo(float*, int)")
    assert [(p.type, p.name, p.is_pointer) for p in foo.params] == [
        ("ptr", "x", True),
        ("i32", "n", False),
    ]
    assert foo.shared_bytes == 128
    assert foo.dynamic_shared
    assert {"shared memory", "barriers", "atomics"} <= set(foo.uses)
    assert bar.uses == () and bar.shared_bytes == 0
    assert (bar.params[1].byval, bar.params[1].size, bar.params[1].align) == ("%struct.P", 16, 8)
    assert bar.params[0].readonly and not bar.params[1].is_pointer


@pytest.mark.parametrize(
    "name",
    [
        "_ZN2ns3barIfLi3EEEvPT_5uint31P",
        "void ns::bar<float, 3>(float*, uint3, P)",
        "ns::bar<float, 3>(float*, uint3, P)",
        "ns::bar<float, 3>",
        "ns::bar",
        "bar",
    ],
)
def test_a_kernel_is_found_by_any_of_its_names(name):
    assert find_kernel(LLVMModule.parse(TWO), name).name.startswith("_ZN2ns3bar")


def test_the_nearest_name_is_offered():
    with pytest.raises(Refusal) as refusal:
        find_kernel(LLVMModule.parse(TWO, "a.ll"), "fooo")
    assert refusal.value.code == "RK003"
    assert refusal.value.hint == "did you mean foo?"
    assert refusal.value.file == "a.ll"


def test_several_kernels_need_a_name():
    with pytest.raises(Refusal, match="several kernels") as refusal:
        find_kernel(LLVMModule.parse(TWO))
    assert refusal.value.code == "RK004"


def test_a_name_of_two_kernels_is_refused():
    text = "define ptx_kernel void @_Z1fi(i32 %a) { ret void }\n"
    text += "define ptx_kernel void @_Z1ff(float %a) { ret void }\n"
    module = LLVMModule.parse(text)
    with pytest.raises(Refusal, match="several kernels are called f"):
        find_kernel(module, "f")
    assert find_kernel(module, "f(float)").name == "_Z1ff"


def test_annotations_mark_kernels():
    text = """
define void @helper() { ret void }
define void @k(ptr %x) { ret void }
!nvvm.annotations = !{!0}
!0 = !{ptr @k, !"kernel", i32 1, !"maxntidx", i32 256}
"""
    assert LLVMModule.parse(text).kernel_names == ("k",)


def test_without_marks_what_nobody_calls_is_a_kernel():
    text = """
define internal void @hidden() { ret void }
define void @helper() { ret void }
define i32 @value() { ret i32 1 }
define void @k(ptr %x) {
  call void @helper()
  ret void
}
"""
    assert LLVMModule.parse(text).kernel_names == ("k",)


def test_a_module_without_kernels():
    with pytest.raises(Refusal, match="has no kernel"):
        find_kernel(LLVMModule.parse("define internal i32 @f() { ret i32 1 }"))


def test_bitcode_reads_like_text():
    data = llvm.parse_assembly(TWO, llvm.create_context()).as_bitcode()
    assert LLVMModule.parse_bitcode(data).kernel_names == LLVMModule.parse(TWO).kernel_names


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("int main() {}", "RK001"),
        ("define void @f() { ret i32 1 }", "RK001"),
        (
            "define void @f() {\na:\n  br label %c\nb:\n  %x = add i32 1, 1\n  br label %c\n"
            "c:\n  %y = add i32 %x, 1\n  ret void\n}",
            "RK002",
        ),
    ],
)
def test_what_is_not_llvm_is_refused(text, code):
    with pytest.raises(Refusal) as refusal:
        LLVMModule.parse(text, "bad.ll")
    assert (refusal.value.code, refusal.value.file) == (code, "bad.ll")


def test_bytes_that_are_no_bitcode():
    with pytest.raises(Refusal, match="RK001"):
        LLVMModule.parse_bitcode(b"BC\xc0\xdegarbage")


def test_the_same_struct_name_in_two_modules_keeps_its_name():
    first, second = LLVMModule.parse(TWO, "a.ll"), LLVMModule.parse(TWO, "b.ll")
    assert first.ref is not second.ref
    assert "%struct.P = type" in first.text and first.text == second.text


def test_a_text_is_not_read_again():
    assert LLVMModule.parse(TWO, "a.ll") is LLVMModule.parse(f"{TWO}", "a.ll")
    numba = {"k": ()}
    assert LLVMModule.parse(TWO, "a.ll", numba).numba == numba
    assert not LLVMModule.parse(TWO, "a.ll").numba


def test_demangling():
    assert demangle("plain") == "plain"
    assert demangle("_Z1kPKfi") == "k(float const*, int)"
    numba = "_ZN8__main__6jacobiB2v1B84cw51cXTLSUwv1sDUaKthoaNgoKmjgMVuW1AE5ArrayIfLi2E1CE"
    assert demangle(numba) == "jacobi"
    assert short_names("_Z1fv")[-1] == "f"
