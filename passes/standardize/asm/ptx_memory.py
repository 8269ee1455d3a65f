"""PTX loads, stores and atomic operations, as the LLVM instructions on a pointer that they are."""

from __future__ import annotations

import re

from raise_kernel.analysis.type_layout import is_float, store_size
from raise_kernel.bindings import ir
from raise_kernel.passes.standardize.asm.inline_asm import Machine
from raise_kernel.passes.standardize.asm.ptx_integer import is_signed, modifier_type
from raise_kernel.passes.standardize.asm.ptx_text import Statement
from raise_kernel.passes.standardize.emitter import i64_attr, int_type
from raise_kernel.passes.standardize.rules.memory_intrinsics import ATOMIC_KINDS

_ADDRESS = re.compile(r"\[\s*([%$\w]+)\s*(?:\+\s*(-?\w+))?\s*\]")


def _pointer(m: Machine, s: Statement, index: int, offset: int = 0) -> ir.Value:
    operand = s.operands[index]
    found = _ADDRESS.fullmatch(operand) if isinstance(operand, str) else None
    if found is None or s.predicate is not None:
        raise m.refuse(f"{s.text}: the address has no form yet")
    start = m.value(found.group(1), int_type(64))
    total = int(found.group(2) or "0", 0) + offset
    if total:
        start = m.build.binary("arith.addi", start, m.build.int_like(start, total))
    return m.build("llvm.inttoptr", [start], ir.Type.parse("!llvm.ptr"))


def load(m: Machine, s: Statement) -> ir.Value | None:
    """ld, ldu: one register, or the registers of a vector."""
    type_, names = modifier_type(m, s), s.operands[0]
    size = store_size(type_)
    align = {"alignment": i64_attr(size), "ordering": i64_attr(0)}
    if isinstance(names, str):
        return m.build("llvm.load", [_pointer(m, s, 1)], type_, align)
    for k, name in enumerate(names):
        value = m.build("llvm.load", [_pointer(m, s, 1, k * size)], type_, align)
        m.registers[name] = value
    return None


def store(m: Machine, s: Statement) -> None:
    """st."""
    type_, names = modifier_type(m, s), s.operands[1]
    size = store_size(type_)
    align = {"alignment": i64_attr(size), "ordering": i64_attr(0)}
    words = (names,) if isinstance(names, str) else names
    for k, word in enumerate(words):
        operands = [m.value(word, type_), _pointer(m, s, 0, k * size)]
        m.build.create("llvm.store", operands, [], align)


def atomic(m: Machine, s: Statement) -> ir.Value | None:
    """atom: the old value; red: none."""
    first = 1 if s.opcode == "atom" else 0
    type_ = modifier_type(m, s)
    kind = next((w for w in s.modifiers if w in (*ATOMIC_KINDS, "exch")), None)
    if kind is None:
        raise m.refuse(f"{s.text} has no form yet")
    number = ATOMIC_KINDS[_llvm_kind(kind, s, type_)]
    operands = [_pointer(m, s, first), m.read(s, first + 1, type_)]
    attributes = {"bin_op": i64_attr(number), "ordering": i64_attr(2)}
    old = m.build("llvm.atomicrmw", operands, type_, attributes)
    return old if first else None


def _llvm_kind(kind: str, s: Statement, type_: ir.Type) -> str:
    if kind == "exch":
        return "xchg"
    if is_float(type_) and kind in ("add", "min", "max"):
        return f"f{kind}"
    if kind in ("min", "max") and not is_signed(s):
        return f"u{kind}"
    return kind
