"""What one kernel leads to is cut out of a module, and LLVM reads it."""

from __future__ import annotations

import re

import numpy as np

from raise_kernel.frontend.arguments.signature import Launch
from raise_kernel.frontend.kernel_part import kernel_part
from raise_kernel.frontend.module import LLVMModule, find_kernel
from raise_kernel.frontend.text_parts import split_module
from raise_kernel.runtime.reference.execute import execute

# `first` calls `twice` through a table, and debug information names `seen`; `second` is annotated
# as compilers before clang 20 do.
_TEXT = r"""target triple = "nvptx64-nvidia-cuda"
%S = type { i32 }
@table = internal addrspace(1) constant [1 x ptr] [ptr @twice]
@seen = internal addrspace(1) global i32 0
@other = internal addrspace(1) global i32 0

define internal i32 @twice(i32 %x) #0 {
  %y = shl i32 %x, 1
  ret i32 %y
}

define void @first(ptr %p) !dbg !5 {
  %f = load ptr, ptr addrspace(1) @table
  %x = load i32, ptr %p
  %y = call i32 %f(i32 %x), !dbg !9
  store i32 %y, ptr %p
  ret void
}

define void @"second kernel"(ptr %p) {
  store i32 7, ptr %p
  store i32 1, ptr addrspace(1) @other
  ret void
}

declare void @unused()

attributes #0 = { noinline }

!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!nvvm.annotations = !{!6, !7}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, emissionKind: LineTablesOnly)
!2 = !DIFile(filename: "f.cu", directory: "/")
!3 = !DISubroutineType(types: !4)
!4 = !{}
!5 = distinct !DISubprogram(name: "first", file: !2, type: !3, unit: !1, templateParams: !10)
!6 = !{ptr @first, !"kernel", i32 1}
!7 = !{ptr @"second kernel", !"kernel", i32 1}
!8 = !{!"nothing leads here"}
!9 = !DILocation(line: 12, column: 3, scope: !5)
!10 = !{!11}
!11 = !DITemplateValueParameter(type: null, value: ptr addrspace(1) @seen)
"""


def _part(kernel: str) -> str:
    return str(kernel_part(split_module(_TEXT), kernel))


def test_what_a_kernel_leads_to_stays() -> None:
    text = _part("first")
    kept = [line.split(" = ")[0] for line in text.splitlines() if line.startswith(("@", "!"))]
    nodes = [f"!{n}" for n in (0, 1, 2, 3, 4, 5, 6, 9, 10, 11)]
    named = ["!llvm.module.flags", "!llvm.dbg.cu", "!nvvm.annotations"]
    assert kept == ["@table", "@seen", *named, *nodes]
    assert re.findall(r"^define .*?@([\w\" ]+)\(", text, re.MULTILINE) == ["twice", "first"]
    assert "!nvvm.annotations = !{!6}" in text
    assert "attributes #0" in text
    assert "@unused" not in text


def test_llvm_reads_a_part_and_finds_the_kernel() -> None:
    for name in ("first", "second kernel"):
        module = LLVMModule.parse(_part(name))
        assert module.kernel_names == (name,)
        assert find_kernel(module, name).params == find_kernel(LLVMModule.parse(_TEXT), name).params


def test_a_part_runs_as_the_whole() -> None:
    given = np.array([21], np.int32)
    for name, want in (("first", 42), ("second kernel", 7)):
        (found,) = execute(
            LLVMModule.parse(_part(name)), name, Launch((1, 1, 1), (1, 1, 1)), [given.copy()]
        )
        assert found[0] == want


def test_a_string_may_look_like_metadata() -> None:
    text = _TEXT.replace("@seen = ", '@words = internal constant [5 x i8] c"no!77"\n@seen = ', 1)
    text = text.replace(
        "%x = load i32, ptr %p", "%x = load i32, ptr %p\n  %w = load i8, ptr @words"
    )
    part = str(kernel_part(split_module(text), "first"))
    assert 'c"no!77"' in part
    assert LLVMModule.parse(part).kernel_names == ("first",)
