"""Alignments that follow from sums of indices: stated where they hold, and nowhere else."""

from __future__ import annotations

import re

import pytest

from raise_kernel.frontend.llvm_text import parse
from raise_kernel.runtime.native.gpu.granularity.alignment import with_alignments

# Values of which %i is computed, from any %a and %b, and how many bytes the address %x + 4 %i is
# a multiple of.
INDICES = {
    "%i = add i32 %a, 0": 4,
    "%i = shl i32 %a, 1": 8,
    "%i = shl i32 %a, 7": 16,
    "%i = shl i32 %a, %b": 4,
    "%i = mul i32 %a, 6": 8,
    "%s = shl i32 %a, 2\n  %i = or disjoint i32 %s, 1": 4,
    "%s = shl i32 %a, 2\n  %i = or disjoint i32 %s, 2": 8,
    "%s = shl i32 %a, 2\n  %r = mul i32 %b, 20\n  %i = sub i32 %s, %r": 16,
    "%s = shl i32 %a, 2\n  %r = mul i32 %b, 18\n  %i = add i32 %s, %r": 8,
    "%i = and i32 %a, -4": 16,
    "%s = shl i32 %a, 2\n  %i = udiv i32 %s, 3": 4,
    "%s = shl i32 %a, 4\n  %i = lshr i32 %s, 3": 4,
    "%c = icmp ult i32 %a, %b\n  %s = shl i32 %a, 2\n  %i = select i1 %c, i32 %s, i32 8": 16,
    "%c = icmp ult i32 %a, %b\n  %s = shl i32 %a, 2\n  %i = select i1 %c, i32 %s, i32 6": 8,
    "%s = shl i64 %w, 2\n  %i = trunc i64 %s to i32": 16,
}


def text_of(lines: str, pointer: str = "getelementptr float, ptr %x, i32 %i") -> str:
    return f"""define void @k(ptr align 16 %x, i32 %a, i32 %b, i64 %w) {{
  {lines}
  %p = {pointer}
  %v = load float, ptr %p, align 4, !tbaa !0
  store float %v, ptr %p, align 4
  ret void
}}
!0 = !{{!1, !1, i64 0}}
!1 = !{{!"float", !2}}
!2 = !{{!"tbaa"}}
"""


def found(text: str) -> set[int]:
    made = with_alignments(text, parse(text).functions["k"])
    parse(made)
    return {int(n) for n in re.findall(r"%p, align (\d+)", made)}


@pytest.mark.parametrize("lines", INDICES)
def test_an_index(lines: str) -> None:
    assert found(text_of(lines)) == {INDICES[lines]}


@pytest.mark.parametrize(
    ("pointer", "bytes_"),
    [
        ("getelementptr i8, ptr %x, i64 8", 8),
        ("getelementptr i8, ptr %x, i64 -16", 16),
        ("getelementptr [4 x float], ptr %x, i32 %a", 16),
        ("getelementptr [4 x float], ptr %x, i32 %a, i32 %b", 4),
        ("getelementptr [4 x float], ptr %x, i32 %a, i32 2", 8),
        ("getelementptr {i64, float, float}, ptr %x, i32 %a, i32 1", 8),
        ("getelementptr {i64, float, float}, ptr %x, i32 %a, i32 2", 4),
        ("getelementptr float, ptr %y, i32 4", 4),
    ],
)
def test_an_address(pointer: str, bytes_: int) -> None:
    text = text_of("", pointer).replace("%x, i32 %a, i32 %b,", "%x, i32 %a, i32 %b, ptr %y,", 1)
    assert found(text) == {bytes_}


def test_a_value_that_a_loop_carries_is_not_known() -> None:
    text = """define void @k(ptr align 16 %x) {
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  %p = getelementptr float, ptr %x, i32 %i
  store float 1.0, ptr %p, align 4
  %next = add i32 %i, 4
  %go = icmp ult i32 %next, 64
  br i1 %go, label %loop, label %end
end:
  ret void
}
"""
    assert found(text) == {4}
