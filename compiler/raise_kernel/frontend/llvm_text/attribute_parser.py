"""Parses attributes of functions, parameters and call sites."""

from __future__ import annotations

from raise_kernel.frontend.llvm_text.lexer import END, Cursor, unescape
from raise_kernel.frontend.llvm_text.module import Attributes
from raise_kernel.frontend.llvm_text.type_parser import TypeParser
from raise_kernel.frontend.llvm_text.types import Type
from raise_kernel.frontend.llvm_text.value_parser import VALUE_WORDS

_TYPED = frozenset(("byval", "sret", "byref", "inalloca", "preallocated", "elementtype"))
_NUMBERED = frozenset(("align", "alignstack"))
_CLAUSES = frozenset(
    ("section", "partition", "comdat", "gc", "prefix", "prologue", "personality", "unnamed_addr")
)
_STOPS = VALUE_WORDS | _CLAUSES
_LINKAGES = frozenset(
    (
        "private",
        "internal",
        "available_externally",
        "linkonce",
        "weak",
        "common",
        "appending",
        "extern_weak",
        "linkonce_odr",
        "weak_odr",
        "external",
    )
)
_PLACEMENT = frozenset(
    (
        "dso_local",
        "dso_preemptable",
        "default",
        "hidden",
        "protected",
        "dllimport",
        "dllexport",
        "unnamed_addr",
        "local_unnamed_addr",
    )
)


def _is_word(token: str) -> bool:
    return token[:1].isalpha() or token[:1] in ('"', "#")


def parse_attributes(c: Cursor, types: TypeParser) -> Attributes:
    """Attributes up to what is none: a type, a value, a clause of a function, punctuation.

    A reference `#3` to a group is recorded under "#3".
    """
    found: Attributes = {}
    while True:
        token = c.tokens[c.at]
        if not _is_word(token) or token in _STOPS or types.starts_type(token):
            return found
        c.at += 1
        name = unescape(token[1:-1]) if token[0] == '"' else token
        found[name] = _attribute_value(c, types, name)


def _attribute_value(c: Cursor, types: TypeParser, name: str) -> str | int | Type | bool:
    if name in _NUMBERED and c.token != "(":
        c.accept("=")
        return c.integer()
    if c.token == "(":
        if name in _TYPED:
            c.expect("(")
            type_ = types.parse(c)
            c.expect(")")
            return type_
        inside = c.skip_group()[1:-1].strip()
        return int(inside) if inside.isdigit() else inside
    if c.accept("="):
        token = c.take()
        return unescape(token[1:-1]) if token[:1] == '"' else token
    return True


def parse_group(line: str, types: TypeParser) -> tuple[str, Attributes]:
    """One line `attributes #0 = { ... }`."""
    c = Cursor(line)
    c.expect("attributes")
    number = c.take()
    c.expect("=")
    c.expect("{")
    return number, parse_attributes(c, types)


def parse_linkage(c: Cursor) -> str:
    """Linkage, then the words on visibility that may follow it; external where none is said."""
    linkage = c.take() if c.token in _LINKAGES else "external"
    skip_placement(c)
    return linkage


def skip_placement(c: Cursor) -> None:
    """Visibility, DLL storage and address significance: nothing that a kernel's meaning needs."""
    while c.token in _PLACEMENT:
        c.at += 1


def parse_convention(c: Cursor) -> str:
    """A calling convention, "ccc" where none is said."""
    token = c.token
    if token == "cc":
        c.at += 1
        return f"cc {c.integer()}"
    is_convention = token.endswith("cc") or token.startswith(("ptx_", "spir_", "amdgpu_"))
    return c.take() if is_convention and token != END else "ccc"
