"""Instructions without what LLVM leaves undefined: one answer each, the device's where it has one.

    %v = add nsw i32 %a, undef
 -> %v = add i32 %a, zeroinitializer
    %v = shl i32 %a, %b
 -> %v = call i32 @rk.shl.i32(i32 %a, i32 %b)     0 where %b is 32 or more, as PTX's shl

Without this the optimizer of this CPU's code may take such a value for another one at each use, and
two translations of one kernel may disagree. Whether a result depends on such values is found out by
values.py.
"""

from __future__ import annotations

import re

_FLAGS = re.compile(
    r" = (add|sub|mul|shl|lshr|ashr|sdiv|udiv|or|trunc|zext|uitofp|icmp|getelementptr) "
    r"(?:(?:nuw|nsw|nusw|exact|disjoint|nneg|samesign|inbounds) )+"
)
_UNDEFINED = re.compile(r'(?<![-\w.%"@$!])(?:undef|poison)(?![-\w."$])')
_GRANTED = re.compile(r"(@llvm\.(?:ctlz|cttz|abs)\.[^(]*\(.*, i1 (?:immarg )?)true\)")
_SHIFT = re.compile(r'^(%(?:"[^"]*"|[-\w$.]+)) = (shl|lshr|ashr) (i\d+) (.+), ([^,]+)$')
_ASSEMBLY = re.compile(r"\basm ")


def definite(line: str, helpers: dict[str, str]) -> str:
    """The instruction; `helpers` gets the functions that it calls, by name."""
    line = _FLAGS.sub(r" = \1 ", line)
    if _UNDEFINED.search(line) and not _ASSEMBLY.search(line):
        line = _UNDEFINED.sub("zeroinitializer", line)
    if "i1 " in line and "@llvm." in line:
        line = _GRANTED.sub(r"\1false)", line)
    match = _SHIFT.match(line)
    if match is None or re.fullmatch(r"\d+", match[5]):
        return line
    target, op, kind, value, count = match.groups()
    name = f"rk.{op}.{kind}"
    helpers[name] = _shift(name, op, kind)
    return f"{target} = call {kind} @{name}({kind} {value}, {kind} {count})"


def _shift(name: str, op: str, kind: str) -> str:
    """A shift that stops at the width: what is left is 0, or the sign."""
    last = int(kind[1:]) - 1
    near = f"  %near = call {kind} @llvm.umin.{kind}({kind} %b, {kind} {last})\n"
    shifted = f"  %r = {op} {kind} %a, %near\n"
    result = "%r"
    if op != "ashr":
        shifted += f"  %over = icmp ugt {kind} %b, {last}\n"
        shifted += f"  %s = select i1 %over, {kind} 0, {kind} %r\n"
        result = "%s"
    return (
        f"define internal {kind} @{name}({kind} %a, {kind} %b) alwaysinline {{\n"
        f"{near}{shifted}  ret {kind} {result}\n}}"
    )
