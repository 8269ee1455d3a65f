"""The support functions, which all programs are linked with: their declarations, and whose their
variables are."""

from __future__ import annotations

import numpy as np

from raise_kernel.frontend.module import LLVMModule
from raise_kernel.runtime.brackets import launch_of
from raise_kernel.runtime.reference import execute, program
from raise_kernel.runtime.reference.support_object import declarations
from raise_kernel.runtime.reference.watch import Watch

SUPPORT = """
%rk.pair = type { i64, [3 x i32] }
@rk.table = global [2 x %rk.pair] zeroinitializer
@rk.tail = global i64 -1
define internal i1 @rk.known(ptr %p, i64 %size) noinline {
  ret i1 true
}
define bfloat @__truncsfbf2(float %x) {
  ret bfloat 1.0
}
define internal void @rk.none() {
  ret void
}
"""


def test_what_a_module_declares() -> None:
    assert declarations(SUPPORT).splitlines() == [
        "%rk.pair = type { i64, [3 x i32] }",
        "@rk.table = external global [2 x %rk.pair]",
        "@rk.tail = external global i64",
        "declare i1 @rk.known(ptr, i64)",
        "declare bfloat @__truncsfbf2(float)",
        "declare void @rk.none()",
    ]


def kernel(name: str, value: int) -> LLVMModule:
    return LLVMModule.parse(f"""
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
define ptx_kernel void @{name}(ptr %x) {{
  %d = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %s = add i32 %d, {value}
  store i32 %s, ptr %x
  ret void
}}
""")


def test_each_program_has_variables_of_its_own() -> None:
    """What the host writes into one of them, as the block's size, reaches no other program."""
    f, g = kernel("f", 1), kernel("g", 2)
    programs = [
        program.compile_kernel(module.text, name, True, watch)
        for name, module in (("f", f), ("g", g))
        for watch in Watch
    ]
    assert len({one.address("rk.ntid") for one in programs}) == len(programs)
    for name, module, size, want in (("f", f, 32, 33), ("g", g, 7, 9), ("f", f, 5, 6)):
        (x,) = execute(module, name, launch_of((1, size)), [np.zeros(1, np.int32)])
        assert x == want
