"""`synchronizes` is true of whatever is not known to wait for nobody: `noalias` rests on it."""

from __future__ import annotations

import re

import numpy as np
import pytest

from raise_kernel.frontend.arguments.signature import ArrayArg, Launch
from raise_kernel.frontend.module import LLVMModule
from raise_kernel.frontend.specialization.specialize import specialize
from raise_kernel.frontend.specialization.synchronization import synchronizes
from raise_kernel.frontend.text_parts import split_module

COPY = "@llvm.memcpy.p0.p0.i64"
COPIES = f"declare void {COPY}(ptr, ptr, i64, i1)"


def kernel_text(body: str, more: str = "") -> str:
    return f"define ptx_kernel void @k(ptr %x, ptr %y) {{\n  {body}\n  ret void\n}}\n{more}\n"


UNKNOWN = {
    "barrier": ("call void @llvm.nvvm.barrier0()", "declare void @llvm.nvvm.barrier0()"),
    "name in quotes": ('call void @"my-barrier"()', 'declare void @"my-barrier"()'),
    "spaces in a name": ('call void @"a barrier"()', 'declare void @"a barrier"()'),
    "escaped letters": (r'call void @"my-b\61rrier"()', r'declare void @"my-b\61rrier"()'),
    "letters before it": ("call void @the$barrier()", "declare void @the$barrier()"),
    "unknown function": ("call void @wait_for_all()", "declare void @wait_for_all()"),
    "an address of one": ("store ptr @wait_for_all, ptr %x", "declare void @wait_for_all()"),
    "volatile copy": (f"call void {COPY}(ptr %x, ptr %y, i64 4, i1 true)", COPIES),
    "in a callee": (
        "call void @f(ptr %x)",
        "define internal void @f(ptr %p) {\n  fence seq_cst\n  ret void\n}",
    ),
    "volatile load": ("%v = load volatile i32, ptr %x", ""),
    "atomic load": ("%v = load atomic i32, ptr %x monotonic, align 4", ""),
    "exchange": ("%v = atomicrmw xchg ptr %x, i32 1 monotonic", ""),
    "assembly": ('call void asm sideeffect "bar.sync 0;", ""()', ""),
    "asynchronous copy": (
        "call void @llvm.nvvm.cp.async.wait.all()",
        "declare void @llvm.nvvm.cp.async.wait.all()",
    ),
}
ALONE = {
    "plain copy": (f"call void {COPY}(ptr %x, ptr %y, i64 4, i1 false)", COPIES),
    "libdevice": ("%v = call float @__nv_expf(float 1.0)", "declare float @__nv_expf(float)"),
    "special register": (
        "%v = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()",
        "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()",
    ),
}


@pytest.mark.parametrize("name", UNKNOWN)
def test_the_unknown_counts_as_synchronization(name: str):
    text = LLVMModule.parse(kernel_text(*UNKNOWN[name])).text
    assert synchronizes(split_module(text))


@pytest.mark.parametrize("name", ALONE)
def test_what_waits_for_nobody(name: str):
    text = LLVMModule.parse(kernel_text(*ALONE[name])).text
    assert not synchronizes(split_module(text))


@pytest.mark.parametrize("volatile", ["true", "false"])
def test_pointers_of_a_kernel_that_synchronizes_may_alias(volatile: str):
    body = f"call void {COPY}(ptr %x, ptr %y, i64 4, i1 {volatile})"
    module = LLVMModule.parse(kernel_text(body, COPIES))
    arrays = [ArrayArg((1,), np.dtype(np.int32), number) for number in range(2)]
    special = specialize(module, "k", Launch((1, 1, 1), (1, 1, 1)), arrays)
    (head,) = re.findall(r"^define [^\n]*", special.text, re.MULTILINE)
    assert ("noalias" in head) == (volatile == "false")
