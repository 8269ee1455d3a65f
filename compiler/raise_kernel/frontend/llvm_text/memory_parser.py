"""Parses the instructions that touch memory or compute addresses."""

from __future__ import annotations

from raise_kernel.frontend.llvm_text import instructions as ins
from raise_kernel.frontend.llvm_text.lexer import Cursor
from raise_kernel.frontend.llvm_text.types import I1, PTR, VOID, PointerType, StructType
from raise_kernel.frontend.llvm_text.value_parser import ValueParser, gep_type
from raise_kernel.frontend.llvm_text.values import Value

ORDERINGS = frozenset(("unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"))


def _scope(c: Cursor) -> str | None:
    """`syncscope("agent")`."""
    if not c.accept("syncscope"):
        return None
    c.expect("(")
    scope = c.string()
    c.expect(")")
    return scope


def _ordering(c: Cursor) -> str | None:
    return c.take() if c.token in ORDERINGS else None


def _required_ordering(c: Cursor) -> str:
    ordering = _ordering(c)
    if ordering is None:
        raise c.error(f"expected a memory ordering, found {c.token!r}")
    return ordering


def _align(c: Cursor) -> int | None:
    """`, align 8`."""
    if c.tokens[c.at] == "," and c.tokens[c.at + 1] == "align":
        c.at += 2
        return c.integer()
    return None


def parse_load(c: Cursor, values: ValueParser, _opcode: str) -> ins.Instruction:
    c.accept("atomic")
    volatile = c.accept("volatile")
    type_ = values.types.parse(c)
    c.expect(",")
    pointer = values.typed(c)
    scope = _scope(c)
    ordering = _ordering(c)
    return ins.Load(type_, pointer, volatile, _align(c), ordering, scope)


def parse_store(c: Cursor, values: ValueParser, _opcode: str) -> ins.Instruction:
    c.accept("atomic")
    volatile = c.accept("volatile")
    value = values.typed(c)
    c.expect(",")
    pointer = values.typed(c)
    scope = _scope(c)
    ordering = _ordering(c)
    return ins.Store(VOID, value, pointer, volatile, _align(c), ordering, scope)


def parse_alloca(c: Cursor, values: ValueParser, _opcode: str) -> ins.Instruction:
    inalloca = c.accept("inalloca")
    c.accept("swifterror")
    allocated = values.types.parse(c)
    count: Value | None = None
    align: int | None = None
    pointer = PTR
    while c.token == "," and not c.tokens[c.at + 1].startswith("!"):
        c.at += 1
        if c.accept("align"):
            align = c.integer()
        elif c.accept("addrspace"):
            c.expect("(")
            pointer = PointerType(c.integer())
            c.expect(")")
        else:
            count = values.typed(c)
    return ins.Alloca(pointer, allocated, count, align, inalloca)


def parse_getelementptr(c: Cursor, values: ValueParser, _opcode: str) -> ins.Instruction:
    flags = values.gep_flags(c)
    source = values.types.parse(c)
    c.expect(",")
    base = values.typed(c)
    indices: list[Value] = []
    while c.tokens[c.at] == "," and not c.tokens[c.at + 1].startswith("!"):
        c.at += 1
        indices.append(values.typed(c))
    type_ = gep_type([base.type, *(i.type for i in indices)])
    return ins.GetElementPtr(type_, flags, source, base, tuple(indices))


def parse_atomicrmw(c: Cursor, values: ValueParser, _opcode: str) -> ins.Instruction:
    volatile = c.accept("volatile")
    operation = c.take()
    pointer = values.typed(c)
    c.expect(",")
    value = values.typed(c)
    scope = _scope(c)
    ordering = _required_ordering(c)
    return ins.AtomicRMW(
        value.type, operation, pointer, value, volatile, _align(c), ordering, scope
    )


def parse_cmpxchg(c: Cursor, values: ValueParser, _opcode: str) -> ins.Instruction:
    weak = c.accept("weak")
    volatile = c.accept("volatile")
    pointer = values.typed(c)
    c.expect(",")
    expected = values.typed(c)
    c.expect(",")
    new = values.typed(c)
    scope = _scope(c)
    success, failure = _required_ordering(c), _required_ordering(c)
    align = _align(c)
    return ins.CompareExchange(
        StructType((expected.type, I1)),
        pointer,
        expected,
        new,
        weak,
        volatile,
        align,
        success,
        failure,
        scope,
    )


def parse_fence(c: Cursor, _values: ValueParser, _opcode: str) -> ins.Instruction:
    scope = _scope(c)
    return ins.Fence(VOID, _required_ordering(c), scope)
