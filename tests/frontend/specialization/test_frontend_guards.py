"""Switches that are guards become comparisons; others stay."""

from __future__ import annotations

import pytest

from raise_kernel.frontend import llvm_context
from raise_kernel.frontend.specialization.guards import switches_to_guards


def canonical(text: str) -> str:
    """The text as LLVM prints it."""
    return str(llvm_context.parse(text, "test"))


GUARD = """
define i32 @f(i32 %0, i32 %x) {
  switch i32 %0, label %a [
    i32 0, label %2
    i32 -5, label %2
  ], !dbg !0

a:
  br label %2

2:
  %3 = phi i32 [ 1, %1 ], [ 1, %1 ], [ %x, %a ]
  ret i32 %3
}
!0 = !{}
""".replace(", !dbg !0", "").replace("!0 = !{}\n", "")


def test_a_guard_becomes_comparisons_and_its_phis_lose_the_second_entry():
    text = switches_to_guards(canonical(GUARD))
    assert "switch" not in text
    assert text.count("icmp ne i32 %0") == 2
    assert "phi i32 [ 1, %1 ], [ %x, %a ]" in text
    canonical(text)


@pytest.mark.parametrize(
    "cases",
    [
        "i32 0, label %b\n    i32 1, label %c",
        "\n    ".join(f"i32 {i}, label %b" for i in range(5)),
    ],
)
def test_other_switches_stay(cases):
    text = canonical(
        f"define void @f(i32 %v) {{\n  switch i32 %v, label %c [\n    {cases}\n  ]\n"
        "b:\n  br label %c\nc:\n  ret void\n}\n"
    )
    assert switches_to_guards(text) == text


def test_two_switches_in_one_module():
    one = GUARD
    two = GUARD.replace("@f", "@g").replace("-5", "7")
    text = switches_to_guards(canonical(one + two))
    assert "switch" not in text
    canonical(text)


def test_a_phi_keeps_its_metadata():
    """clang gives phis source lines: `phi i32 [ ... ], !dbg !0`."""
    marked = GUARD.replace("[ %x, %a ]", "[ %x, %a ], !line !0") + "!0 = !{}\n"
    text = switches_to_guards(canonical(marked))
    assert "phi i32 [ 1, %1 ], [ %x, %a ], !line !0" in text
    canonical(text)
