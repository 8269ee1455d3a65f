"""Typed-pointer LLVM text, as LLVM up to 16, Julia and Numba print it, to opaque pointers.

    %v = load float, float addrspace(1)* %p          ->  %v = load float, ptr addrspace(1) %p
    %q = getelementptr %S, %S* %s, i64 0, i32 1      ->  %q = getelementptr %S, ptr %s, i64 0, i32 1
    %S* byval align 8 %s                             ->  ptr byval(%S) align 8 %s
    @llvm.memcpy.p0i8.p0i8.i64                       ->  @llvm.memcpy.p0.p0.i64
    i32 (i8*, ...)* bitcast (... to i32 (i8*, ...)*) ->  ptr bitcast (... to ptr)

Outside strings and comments a `*` in LLVM text always ends a pointer type, so nothing is parsed: a
type without a `*` in it that ends before one is folded, in all lines at once, until no `*` is left.
A type is a name, what is in brackets, or a function's, on one line. The time is linear in the text,
times the depth of pointers in pointers. LLVM's own reader upgrades the rest (old attributes, old
intrinsics). Calls of llvm.dbg.* go.
"""

from __future__ import annotations

import functools
import itertools
import re

from raise_kernel.diagnostics import Refusal

_STRING_OR_COMMENT = re.compile(r'"[^"]*"|;[^\n]*')
_DEBUG_CALL = re.compile(r'^\s*(?:tail )?(?:call|declare) void @"?llvm\.dbg\.[^\n]*$', re.MULTILINE)

# A `*` of a string or a comment, until all others are gone: LLVM text has no such character.
_HIDDEN_STAR = "\0"

_BLANKS = r"[ \t]++"
_SPACE = rf"(?:{_BLANKS}addrspace\(\d+\))"
_STAR = rf"({_SPACE}?)[ \t]*+\*"
_STRING = r'"[^"\n]*+"'
_NAME = rf'(?<![-\w$.%@"])(?:%{_STRING}|[%a-z][-\w$.]*+)'
_POINTER = rf'(?<![-\w$.%@"])ptr{_SPACE}'


def _brackets(levels: int) -> str:
    """What stands in brackets, `levels` deep, with no `*` in it."""
    inner = f"|{_brackets(levels - 1)}" if levels > 1 else ""
    return rf'[\[{{<](?:[^][{{}}<>()*"\n]++|{_STRING}|\([^()*"\n]*+\){inner})*+[\]}}>]'


_BRACKETS = _brackets(16)
_RESULT = rf"(?:{_POINTER}|{_NAME}|{_BRACKETS})"
_PARAMETERS = rf'\((?:[^()*"\n]++|{_STRING}|\([^()*"\n]*+\))*+\)'


@functools.cache
def _types() -> tuple[tuple[re.Pattern[str], str], ...]:
    """What is folded, and to what; compiled when first needed: the import takes less time."""
    return (
        (re.compile(r"(?<=[ ({[<,])(?:i\d+|float|double)\*"), "ptr"),  # most, so first and simple
        (re.compile(_BRACKETS + _STAR), r"ptr\1"),
        (re.compile(rf"(?:{_POINTER}|{_NAME}){_STAR}"), r"ptr\1"),
        (re.compile(rf"{_RESULT}{_BLANKS}{_PARAMETERS}{_STAR}"), r"ptr\1"),
    )


# The mangled type of a pointer in an intrinsic's name: p1f32, p0p0i8, p0v4f32, p0s_struct.Ss...
_POINTEE = r"(?:i\d+|f\d+|bf16|isVoid|[av]\d+\w+|sl?_[\w.]*s|f_\w+f)"
_MANGLED_POINTER = re.compile(rf"\.p(\d+)(?:p\d+)*{_POINTEE}(?=\.|\Z)")
_INTRINSIC = re.compile(r'(@"?)(llvm\.[-\w$.]++)')

# Attributes that name the type that is pointed to since LLVM 9 to 13, and others before them.
_UNTYPED = r"\b(?:byval|sret|inalloca|preallocated|byref)\b(?!\()"
_OTHERS = rf"(?: (?:align \d+|[a-z_]++(?:\([^()\n]*\))?|{_STRING}(?:={_STRING})?))*?"
_POINTER_WITH_ONE = rf"({_RESULT}){_STAR}({_OTHERS} {_UNTYPED})"


def has_typed_pointers(text: str) -> bool:
    """True if a `*` stands outside strings and comments."""
    return "*" in text and "*" in _STRING_OR_COMMENT.sub('""', text)


def upgrade(text: str, source: str = "<string>") -> str:
    """The text with opaque pointers; RK001 if a `*` follows no type."""
    text = _DEBUG_CALL.sub("", text)
    hides = any("*" in part for part in _STRING_OR_COMMENT.findall(text))
    if hides:
        text = _STRING_OR_COMMENT.sub(lambda m: m.group().replace("*", _HIDDEN_STAR), text)
    text = _folded(text, source)
    text = _INTRINSIC.sub(lambda m: m.group(1) + _MANGLED_POINTER.sub(r".p\1", m.group(2)), text)
    return _unique_declarations(text.replace(_HIDDEN_STAR, "*") if hides else text)


def _folded(text: str, source: str) -> str:
    """The text with every pointer type folded, from the inside out."""
    untyped = re.search(_UNTYPED, text) is not None
    lines = text.split("\n")
    left = [number for number, line in enumerate(lines) if "*" in line]
    tried = 0  # patterns that folded nothing, in a row
    for pattern, pointer in itertools.cycle(_types()):
        if not left:
            break
        if tried == len(_types()):
            raise Refusal("RK001", f"line {left[0] + 1}: a * that follows no type", file=source)
        before = "\n".join([lines[number] for number in left])
        after = re.sub(_POINTER_WITH_ONE, r"ptr\2\3(\1)", before) if untyped else before
        after = pattern.sub(pointer, after)
        tried = tried + 1 if after == before else 0
        for number, line in zip(left, after.split("\n"), strict=True):
            lines[number] = line
        left = [number for number in left if "*" in lines[number]]
    return "\n".join(lines)


def _unique_declarations(text: str) -> str:
    """The text without second declarations: names that differed by a pointee are now the same."""
    seen: set[str] = set()
    lines = []
    for line in text.split("\n"):
        if line.startswith("declare "):
            symbol = re.search(r'@("[^"]*"|[-\w$.]+)', line)
            name = symbol.group(1).strip('"') if symbol else line
            if name in seen:
                continue
            seen.add(name)
        lines.append(line)
    return "\n".join(lines)
