"""Instructions without what is NVPTX's: address spaces, attributes, conventions, metadata.

All memory becomes one flat space. A shared pointer seen as an integer stays an offset into the
shared window, as on the device, so a 32-bit one still names its location. Fast-math flags go: the
reference keeps the order and the rounding of every operation; `fmuladd` is fused, as PTX does.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from raise_kernel.frontend.text_parts import Function, closing
from raise_kernel.runtime.reference.translation.layout import split_commas, take_type

_ATTACHED = re.compile(r"(?:, !(?!dbg)[\w.]+ !\d+)*(?:, !dbg (!\d+))?(?:, ![\w.]+ !\d+)*$")
_SPACE = re.compile(r",? addrspace\(\d+\)")
_OVERLOAD_SPACE = re.compile(r"(@llvm\.[\w.]*)\.p[1-9]\d*\b")
_FAST = re.compile(r"\b(?:fast|nnan|ninf|nsz|arcp|contract|afn|reassoc) ")
_FLOAT_OP = re.compile(
    r"^(?:%\S+ = )?(?:fneg|fadd|fsub|fmul|fdiv|frem|fcmp|select|phi|fptrunc|fpext)\b"
)
_SHARED_TO_INT = re.compile(r"^(%\S+) = ptrtoint ptr addrspace\(3\) (.+) to (i\d+)$")
_INT_TO_SHARED = re.compile(r"^(%\S+) = inttoptr (i\d+) (.+) to ptr addrspace\(3\)$")
_SHARED_CONSTANT = re.compile(r"\bptrtoint \(ptr addrspace\(3\) (@[-\w$.]+) to (i\d+)\)")
_WORD = re.compile(
    r"\s*(?:private|internal|available_externally|linkonce_odr|linkonce|weak_odr|weak|common"
    r"|appending|extern_weak|external|default|hidden|protected|dllimport|dllexport|dso_local"
    r"|dso_preemptable|unnamed_addr|local_unnamed_addr|externally_initialized"
    r"|fastcc|coldcc|ccc|tailcc|ghccc|ptx_kernel|ptx_device|spir_func|spir_kernel|cc ?\d+"
    r"|noundef|zeroext|signext|inreg|noalias|nonnull|nocapture|nofree|nest|returned|readonly"
    r"|readnone|writeonly|immarg|swiftself|noext|dead_on_unwind|writable|dead_on_return"
    r"|align \d+|align\(\d+\)|alignstack\(\d+\))(?=\s|$)"
)
_CALLED = re.compile(
    r"\s*(byval|sret|byref|inalloca|elementtype|dereferenceable_or_null|dereferenceable|range"
    r"|nofpclass|captures|initializes|preallocated|memory)\("
)


def drop_words(text: str) -> tuple[str, dict[str, str]]:
    """Removes leading attributes; those with an argument (byval, sret) come back by name."""
    found: dict[str, str] = {}
    while True:
        match = _WORD.match(text)
        if match:
            text = text[match.end() :]
            continue
        match = _CALLED.match(text)
        if match is None:
            return text.strip(), found
        end = closing(text, match.end() - 1)
        found[match.group(1)] = text[match.end() : end]
        text = text[end + 1 :]


@dataclass(frozen=True)
class Param:
    """A parameter or an operand: its type, what it is called, the struct it passes by value."""

    type: str
    value: str
    byval: str | None = None


def parse_params(text: str) -> list[Param]:
    """A parameter list without its brackets; `...` is left out."""
    params = []
    for part in split_commas(text):
        if part == "...":
            continue
        kind, rest = take_type(part)
        value, found = drop_words(rest)
        params.append(Param(kind, value, found.get("byval")))
    return params


@dataclass(frozen=True)
class Head:
    """The first line of a function."""

    name: str
    result: str
    params: list[Param]


def parse_head(function: Function) -> Head:
    before, params, _ = function.split_head()
    words = before.removeprefix("define").removeprefix("declare")
    result, _ = drop_words(strip_spaces(words))
    return Head(function.name, result, parse_params(strip_spaces(params[1:-1])))


def strip_spaces(text: str) -> str:
    """Without address spaces."""
    return _SPACE.sub("", text) if "addrspace(" in text else text


def plain_line(line: str, window: int) -> tuple[str, str | None]:
    """(an instruction in the flat space, its !dbg node); `window` is where shared memory starts."""
    line = line.strip()
    node = None
    if "!" in line:
        match = _ATTACHED.search(line)
        if match and match.group():
            node = match.group(1)
            line = line[: match.start()]
    if "addrspace" in line:
        line = plain_spaces(line, window)
    if _FLOAT_OP.match(line):
        line = _FAST.sub("", line)
    return line, node


def plain_spaces(line: str, window: int) -> str:
    """Flat pointers; casts between spaces become nothing."""
    if match := _SHARED_TO_INT.match(line):
        name, value, kind = match.groups()
        line = f"{name} = call {kind} @rk.shared_offset.{kind}(ptr {value})"
    elif match := _INT_TO_SHARED.match(line):
        name, kind, value = match.groups()
        line = f"{name} = call ptr @rk.shared_pointer.{kind}({kind} {value})"
    line = _SHARED_CONSTANT.sub(
        lambda m: f"sub ({m[2]} ptrtoint (ptr {m[1]} to {m[2]}), {m[2]} {_wrap(window, m[2])})",
        line,
    )
    line = line.replace("addrspacecast", "bitcast")
    return strip_spaces(_OVERLOAD_SPACE.sub(r"\1.p0", line))


def _wrap(value: int, kind: str) -> int:
    bits = int(kind[1:])
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) else value


@dataclass(frozen=True)
class Call:
    """A call instruction taken apart. `callee` is @name, %pointer, or the asm's text."""

    target: str | None  # the value it defines
    result: str
    callee: str
    operands: list[Param]


_CALL = re.compile(r"^(?:(%\S+|%\"[^\"]*\") = )?(?:tail |musttail |notail )?call (.*)$", re.DOTALL)


def parse_call(line: str) -> Call | None:
    """A plain call line; None for another instruction."""
    match = _CALL.match(line)
    if match is None:
        return None
    rest = _FAST.sub("", match.group(2)) if _FAST.match(match.group(2)) else match.group(2)
    rest, _ = drop_words(rest)
    result, rest = take_type(rest)
    rest = rest.strip()
    if rest.startswith("asm "):
        start = _asm_operands(rest)
    elif rest.startswith('@"') or rest.startswith('%"'):
        start = rest.index("(", rest.index('"', 2))
    elif rest[0] in "@%":
        start = rest.index("(")
    else:  # a constant expression or poison as callee
        start = rest.index("(", closing(rest, rest.index("(")) + 1) if "(" in rest else len(rest)
    end = closing(rest, start)
    return Call(match.group(1), result, rest[:start].strip(), parse_params(rest[start + 1 : end]))


def _asm_operands(text: str) -> int:
    """Where the operand list of `asm flags "code", "constraints"(...)` opens."""
    quotes = [i for i, c in enumerate(text) if c == '"']
    return text.index("(", quotes[3])
