"""Typed-pointer LLVM text, as LLVM up to 16, Julia and Numba print it, to opaque pointers.

    %v = load float, float addrspace(1)* %p          ->  %v = load float, ptr addrspace(1) %p
    %q = getelementptr %S, %S* %s, i64 0, i32 1      ->  %q = getelementptr %S, ptr %s, i64 0, i32 1
    %S* byval align 8 %s                             ->  ptr byval(%S) align 8 %s
    @llvm.memcpy.p0i8.p0i8.i64                       ->  @llvm.memcpy.p0.p0.i64
    i32 (i8*, ...)* bitcast (... to i32 (i8*, ...)*) ->  ptr bitcast (... to ptr)

Outside strings and comments a `*` in LLVM text always ends a pointer type, so the text is rewritten
token by token with no parser: the type that ends before a `*` is folded, whatever it is. LLVM's own
reader upgrades the rest (old attributes, old intrinsics). Calls of llvm.dbg.* go.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from raise_kernel.diagnostics import Refusal

_TOKEN = re.compile(
    r"""(?P<space>\s+|;[^\n]*)
      | (?P<word>[@%!$^#]?"[^"]*" | c"[^"]*" | [@%!$^#]?[-\w$.]+)
      | (?P<mark>.)""",
    re.VERBOSE | re.DOTALL,
)
_STRING_OR_COMMENT = re.compile(r'"[^"]*"|;[^\n]*')
_DEBUG_CALL = re.compile(r'^\s*(?:tail )?(?:call|declare) void @"?llvm\.dbg\.[^\n]*$', re.MULTILINE)

# The mangled type of a pointer in an intrinsic's name: p1f32, p0p0i8, p0v4f32, p0s_struct.Ss...
_POINTEE = r"(?:i\d+|f\d+|bf16|isVoid|[av]\d+\w+|sl?_[\w.]*s|f_\w+f)"
_MANGLED_POINTER = re.compile(rf"\.p(\d+)(?:p\d+)*{_POINTEE}(?=\.|\Z)")

_CLOSERS = {")": "(", "]": "[", "}": "{", ">": "<"}
_OPENERS = frozenset(_CLOSERS.values())

# Attributes that name the type behind the pointer since LLVM 9 to 13.
_TYPED_ATTRIBUTES = frozenset({"byval", "sret", "inalloca", "preallocated", "byref"})


def has_typed_pointers(text: str) -> bool:
    """True if a `*` stands outside strings and comments."""
    return "*" in text and "*" in _STRING_OR_COMMENT.sub('""', text)


def upgrade(text: str, source: str = "<string>") -> str:
    """The text with opaque pointers; RK001 if a `*` follows no type."""
    rewriter = _Rewriter(source)
    for match in _TOKEN.finditer(_DEBUG_CALL.sub("", text)):
        kind = match.lastgroup
        if kind == "space":
            rewriter.space(match.group())
        else:
            rewriter.token(match.group(), is_word=kind == "word")
    return _unique_declarations("".join(rewriter.out))


@dataclass
class _Rewriter:
    """The output so far, a token an item, with the opening bracket of each closing one."""

    source: str
    out: list[str] = field(default_factory=list)
    openers: list[int] = field(default_factory=list)
    opener_of: dict[int, int] = field(default_factory=dict)
    # What the last folded pointer type pointed to.
    pointer: str | None = None
    pending_attribute: str | None = None
    line: int = 1

    def space(self, text: str) -> None:
        self.line += text.count("\n")
        self.out.append("\n" if text.startswith(";") else text)

    def token(self, text: str, is_word: bool) -> None:
        if self.pending_attribute is not None:
            self._type_attribute(text)
        if is_word:
            self._word(text)
        elif text == "*":
            self._fold_pointer()
        else:
            self._bracket(text)
            self.out.append(text)

    def _word(self, text: str) -> None:
        if text in _TYPED_ATTRIBUTES:
            self.pending_attribute = text
        elif text.startswith(("@llvm.", '@"llvm.')):
            text = _intrinsic(text)
        self.out.append(text)

    def _bracket(self, text: str) -> None:
        if text in _OPENERS:
            self.openers.append(len(self.out))
        elif text in _CLOSERS and self.openers:
            self.opener_of[len(self.out)] = self.openers.pop()

    def _type_attribute(self, following: str) -> None:
        """`byval` was read: it has its type already, or takes the last pointer's."""
        self.pending_attribute = None
        if following != "(" and self.pointer is not None:
            self.out[self._before(len(self.out))] += f"({self.pointer})"

    def _fold_pointer(self) -> None:
        """The type that ends here becomes `ptr`; its address space stays."""
        end = self._before(len(self.out))
        space = ""
        if self._is_address_space(end):
            start = self._before(self.opener_of[end])
            space = " " + "".join(self.out[start : end + 1])
            end = self._before(start)
        start = self._type_start(end)
        self.pointer = "".join(self.out[start : end + 1])
        del self.out[start:]
        self.out.append(f"ptr{space}")

    def _before(self, index: int) -> int:
        """The last token before `index` that is not white space."""
        index -= 1
        while index >= 0 and self.out[index].isspace():
            index -= 1
        if index < 0:
            raise Refusal("RK001", f"line {self.line}: a * that follows no type", file=self.source)
        return index

    def _is_address_space(self, end: int) -> bool:
        return (
            self.out[end] == ")"
            and end in self.opener_of
            and self.out[self._before(self.opener_of[end])] == "addrspace"
        )

    def _type_start(self, end: int) -> int:
        """Where the type begins whose last token is `end`."""
        token = self.out[end]
        if token not in _CLOSERS:
            return end
        if end not in self.opener_of:
            raise Refusal("RK001", f"line {self.line}: unbalanced {token}", file=self.source)
        start = self.opener_of[end]
        return self._type_start(self._before(start)) if token == ")" else start


def _intrinsic(symbol: str) -> str:
    """An intrinsic's name with pointers mangled as opaque ones."""
    quoted = symbol.startswith('@"')
    name = symbol[2:-1] if quoted else symbol[1:]
    name = _MANGLED_POINTER.sub(r".p\1", name)
    return f'@"{name}"' if quoted else f"@{name}"


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
