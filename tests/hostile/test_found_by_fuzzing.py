"""What the fuzzer (tests/support/fuzz) has found, one test each."""

from __future__ import annotations

import numpy as np
import pytest

from raise_kernel.diagnostics import Refusal
from raise_kernel.runtime.kernel import load

LINES = """target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr %x) !dbg !3 {
  store float 1.0, ptr %x, !dbg !5
  ret void, !dbg !5
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "k.cu", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "k", file: !1, line: 1, type: !4, unit: !0)
!4 = !DISubroutineType(types: !{})
!5 = !DILocation(line: 4294967295, column: 65535, scope: !3)
"""


def test_a_line_number_that_mlir_has_no_room_for() -> None:
    np.testing.assert_array_equal(load(LINES)[1, 1](np.zeros(1, np.float32)), [1.0])


def test_debug_information_is_read_in_silence(capfd: pytest.CaptureFixture[str]) -> None:
    load(LINES)
    assert capfd.readouterr().err == ""


STORE = "store float 1.0, ptr %x, !dbg !5"
TAG = '!6 = !{!7, !7, i64 0}\n!7 = !{!"int"}\n'


@pytest.mark.parametrize(
    "broken",
    [
        LINES.replace(STORE, f"{STORE}, !tbaa !6") + TAG,
        LINES.replace("!{i32 2,", "!{i32 -2147483648,"),
    ],
)
def test_a_broken_module_with_debug_information_does_not_abort(broken: str) -> None:
    """LLVM ends the process for it, unless it is verified before."""
    with pytest.raises(Refusal) as caught:
        load(broken)
    assert caught.value.code == "RK002"


def test_an_array_of_more_elements_than_mlir_counts() -> None:
    text = (
        'target triple = "nvptx64-nvidia-cuda"\n'
        f"@t = internal addrspace(3) global [{2**63 - 1} x [33 x float]] undef\n"
        "define ptx_kernel void @k(ptr %x) {\n"
        "  %v = load float, ptr addrspace(3) @t\n  store float %v, ptr %x\n  ret void\n}\n"
    )
    with pytest.raises(Refusal) as caught:
        load(text)[1, 1].lower(np.zeros(1, np.float32))
    assert caught.value.code == "RK018"
