"""Indices that are sums of the same numbers: one and a constant, where LLVM says that they are."""

from __future__ import annotations

import pytest

from raise_kernel.frontend.llvm_text import parse
from raise_kernel.runtime.native.gpu.granularity.shared_indices import with_shared_indices

# How an index is computed before its number is %k, beside `%i = add nuw i32 (%a | %b), 2`, and what
# its 64-bit form then is; "" where it stays.
CASES = {
    "%s = or disjoint i32 %b, 7\n  %k = add nuw i32 %s, %a": "%first, 5",
    "%s = add nuw nsw i32 %b, 3\n  %k = or disjoint i32 %a, %s": "%first, 1",
    "%s = add nuw i32 %b, 1\n  %t = add nuw i32 %s, 4\n  %k = add nuw i32 %t, %a": "%first, 3",
    "%s = add nuw i32 %b, -8\n  %k = add nuw i32 %s, %a": "%first, 4294967286",
    "%k = add nuw i32 %a, %b": "",  # less than the first one
    "%s = add i32 %b, 3\n  %k = add nuw i32 %s, %a": "",  # it may wrap around
    "%s = add nsw i32 %b, 3\n  %k = add nuw i32 %s, %a": "",
    "%s = or i32 %b, 3\n  %k = add nuw i32 %s, %a": "",
    "%s = add nuw i32 %a, 3\n  %k = add nuw i32 %s, %a": "",  # other numbers
    "%s = add nuw i32 %b, %b\n  %t = add nuw i32 %s, 3\n  %k = add nuw i32 %t, %a": "",
    "%s = mul nuw i32 %b, 3\n  %k = add nuw i32 %s, %a": "",
}


def text_of(lines: str, between: str = "") -> str:
    return f"""define void @k(ptr %x, i32 %a, i32 %b) {{
  %ab = or disjoint i32 %a, %b
  %i = add nuw i32 %ab, 2
  %first = zext i32 %i to i64
  %p = getelementptr float, ptr %x, i64 %first
  store float 1.0, ptr %p, align 4
{between}  {lines}
  %far = zext nneg i32 %k to i64
  %q = getelementptr float, ptr %x, i64 %far
  store float 2.0, ptr %q, align 4
  ret void
}}
"""


@pytest.mark.parametrize("lines", CASES)
def test_an_index(lines: str) -> None:
    text = text_of(lines)
    made = with_shared_indices(text, parse(text).functions["k"])
    want = CASES[lines]
    new = f"%far = add nuw nsw i64 {want}" if want else "%far = zext nneg i32 %k to i64"
    assert made == text.replace("%far = zext nneg i32 %k to i64", new)
    parse(made)


def test_an_index_of_another_block_stays() -> None:
    lines = next(iter(CASES))
    text = text_of(lines, "  br label %next\n\nnext:\n")
    assert with_shared_indices(text, parse(text).functions["k"]) == text


def test_the_first_index_is_one_that_its_block_accesses() -> None:
    """Where it is computed before the test that guards its access, it may have no value."""
    text = text_of(next(iter(CASES))).replace("  store float 1.0, ptr %p, align 4\n", "")
    assert with_shared_indices(text, parse(text).functions["k"]) == text


SIGNED = {
    "%s = add nsw i32 %b, 1\n  %k = add nsw i32 %s, %a": "%first, 3",
    "%s = add nuw i32 %b, 1\n  %k = add nsw i32 %s, %a": "",  # it may be negative
    "%s = add nsw i32 %b, -3\n  %k = add nsw i32 %s, %a": "",  # less than the first one
}


@pytest.mark.parametrize("lines", SIGNED)
def test_an_index_of_numbers_that_may_be_negative(lines: str) -> None:
    text = text_of(lines).replace("add nuw i32 %ab, 2", "add nsw i32 %ab, -2")
    text = text.replace("zext i32 %i", "zext nneg i32 %i")
    made = with_shared_indices(text, parse(text).functions["k"])
    want = SIGNED[lines]
    new = f"%far = add nuw nsw i64 {want}" if want else "%far = zext nneg i32 %k to i64"
    assert made == text.replace("%far = zext nneg i32 %k to i64", new)


SCALED = {
    "%s = add nuw i32 %a, 3\n  %t = shl nuw i32 %s, 2\n  %k = add nuw i32 %t, %b": "%first, 12",
    "%s = add nuw i32 %a, 3\n  %t = mul nuw i32 %s, 4\n  %k = add nuw i32 %t, %b": "%first, 12",
    "%s = add nuw i32 %a, 3\n  %t = mul nuw i32 %s, 5\n  %k = add nuw i32 %t, %b": "",
    "%s = add nuw i32 %a, 3\n  %t = shl i32 %s, 2\n  %k = add nuw i32 %t, %b": "",  # may wrap
    "%s = add i32 %a, 3\n  %t = shl nuw i32 %s, 2\n  %k = add nuw i32 %t, %b": "",
}


@pytest.mark.parametrize("lines", SCALED)
def test_an_index_of_multiples(lines: str) -> None:
    text = text_of(lines).replace("or disjoint i32 %a, %b", "shl nuw i32 %a, 2")
    text = text.replace("add nuw i32 %ab, 2", "add nuw i32 %ab, %b")
    made = with_shared_indices(text, parse(text).functions["k"])
    want = SCALED[lines]
    new = f"%far = add nuw nsw i64 {want}" if want else "%far = zext nneg i32 %k to i64"
    assert made == text.replace("%far = zext nneg i32 %k to i64", new)
