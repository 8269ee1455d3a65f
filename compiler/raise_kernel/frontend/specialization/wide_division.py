"""Divisions of 128-bit integers become loops of shifts and subtractions, a bit a step.

    %q = udiv i128 %a, %b    ->    %q = call i128 @rk.udiv.i128(i128 %a, i128 %b)

Restoring division, as in Warren, Hacker's Delight, 9-4. LLVM leaves such divisions to a library's
function that device code has no use for.
"""

from __future__ import annotations

import re

_DIVISION = re.compile(r"= (?P<name>[us](?:div|rem))(?: exact)? i128 (?P<a>\S+), (?P<b>[^\s,]+)")

# The quotient's bits come into %n from the right as the dividend's leave it to the left.
_UNSIGNED = """
define internal i128 @rk.udiv.i128(i128 %a, i128 %b) alwaysinline nounwind {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %n = phi i128 [ %a, %entry ], [ %quotient, %loop ]
  %r = phi i128 [ 0, %entry ], [ %rest, %loop ]
  %top = lshr i128 %n, 127
  %doubled = shl i128 %r, 1
  %taken = or i128 %doubled, %top
  %over = icmp slt i128 %r, 0
  %holds = icmp uge i128 %taken, %b
  %one = or i1 %over, %holds
  %less = sub i128 %taken, %b
  %rest = select i1 %one, i128 %less, i128 %taken
  %bit = zext i1 %one to i128
  %shifted = shl i128 %n, 1
  %quotient = or i128 %shifted, %bit
  %next = add nuw nsw i32 %i, 1
  %again = icmp ult i32 %next, 128
  br i1 %again, label %loop, label %done
done:
  ret i128 %quotient
}
define internal i128 @rk.sdiv.i128(i128 %a, i128 %b) alwaysinline nounwind {
  %c = icmp slt i128 %a, 0
  %d = icmp slt i128 %b, 0
  %e = sub i128 0, %a
  %f = sub i128 0, %b
  %g = select i1 %c, i128 %e, i128 %a
  %h = select i1 %d, i128 %f, i128 %b
  %q = call i128 @rk.udiv.i128(i128 %g, i128 %h)
  %m = sub i128 0, %q
  %s = xor i1 %c, %d
  %r = select i1 %s, i128 %m, i128 %q
  ret i128 %r
}
"""
_REMAINDER = """
define internal i128 @rk.{sign}rem.i128(i128 %a, i128 %b) alwaysinline nounwind {{
  %q = call i128 @rk.{sign}div.i128(i128 %a, i128 %b)
  %p = mul i128 %q, %b
  %r = sub i128 %a, %p
  ret i128 %r
}}
"""


def with_wide_division(text: str) -> str:
    """The module's text without divisions of 128-bit integers."""
    if " i128 " not in text:
        return text
    changed, count = _DIVISION.subn(r"= call i128 @rk.\g<name>.i128(i128 \g<a>, i128 \g<b>)", text)
    if not count:
        return text
    return changed + _UNSIGNED + "".join(_REMAINDER.format(sign=sign) for sign in "us")
