"""PTX loads, stores and atomic operations, as the LLVM instructions on a pointer that they are.

A statement under a predicate works on a variable of its own where the predicate is false, so that
nothing is read or written there. `atom.add` of a packed or vector type is one addition an element.
"""

from __future__ import annotations

import re
from typing import cast

from raise_kernel.analysis.memory.type_layout import is_float, store_size
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import constant_int
from raise_kernel.passes.standardize.asm.inline_asm import Machine
from raise_kernel.passes.standardize.asm.ptx_integer import is_signed, modifier_type
from raise_kernel.passes.standardize.asm.ptx_packed import PACKED, half_register, joined
from raise_kernel.passes.standardize.asm.ptx_text import Statement
from raise_kernel.passes.standardize.device_math.expr import Expr
from raise_kernel.passes.standardize.emitter import i64_attr, int_type
from raise_kernel.passes.standardize.matrix_rows import spare_variable
from raise_kernel.passes.standardize.rules.memory_intrinsics import (
    compare_and_swap,
    copy_now,
    update,
)

_ADDRESS = re.compile(r"\[\s*([%$\w]+)\s*(?:\+\s*(-?\w+))?\s*\]")
_SPARE_BYTES = 16


def pointer(m: Machine, s: Statement, index: int, offset: int = 0) -> ir.Value:
    """The address in operand `index`, plus bytes."""
    operand = s.operands[index]
    found = _ADDRESS.fullmatch(operand) if isinstance(operand, str) else None
    if found is None:
        raise m.refuse(f"{s.text}: this form of address is not supported yet")
    total = int(found.group(2) or "0", 0) + offset
    start = m.value(found.group(1), int_type(64))
    found_at = _as_pointer(m, start + total if total else start)
    if s.predicate is None:
        return found_at
    here = m.value(("!" if s.negated else "") + s.predicate, int_type(1)).value
    spare = spare_variable(m.call, _SPARE_BYTES, found_at.type)
    return m.build("llvm.select", [here, found_at, spare], found_at.type)


def _as_pointer(m: Machine, address: Expr) -> ir.Value:
    return m.build("llvm.inttoptr", [address.value], ir.Type.parse("!llvm.ptr"))


def load(m: Machine, s: Statement) -> Expr | None:
    """ld, ldu: one register, or the registers of a vector."""
    type_, names = modifier_type(m, s), s.operands[0]
    size = store_size(type_)
    align = {"alignment": i64_attr(size), "ordering": i64_attr(0)}
    if isinstance(names, str):
        return _extended(s, Expr(m.build("llvm.load", [pointer(m, s, 1)], type_, align)))
    for k, name in enumerate(names):
        value = Expr(m.build("llvm.load", [pointer(m, s, 1, k * size)], type_, align))
        m.write_register(s, name, _extended(s, value))
    return None


def _extended(s: Statement, value: Expr) -> Expr:
    """A register is filled with the sign of a narrow signed number."""
    if value.is_float or not is_signed(s) or value.width >= 32:
        return value
    return value.resize(32, signed=True)


def store(m: Machine, s: Statement) -> None:
    """st."""
    type_, names = modifier_type(m, s), s.operands[1]
    size = store_size(type_)
    align = {"alignment": i64_attr(size), "ordering": i64_attr(0)}
    words = (names,) if isinstance(names, str) else names
    for k, word in enumerate(words):
        operands = [m.value(word, type_).value, pointer(m, s, 0, k * size)]
        m.build.create("llvm.store", operands, [], align)


def _constant(m: Machine, word: str) -> int | None:
    """The number that an operand is, at whatever width."""
    known = m.registers.get(word)
    return constant_int(known if known is not None else m.value(word, int_type(64)).value)


def copy(m: Machine, s: Statement) -> None:
    """cp.async: done at once. Lock-step order has it done before any wait."""
    words = set(s.modifiers)
    if words & {"commit_group", "wait_group", "wait_all"}:
        return
    if not words & {"ca", "cg"} or s.predicate is not None:
        raise m.refuse(f"{s.text} is not supported yet")
    sizes = [_constant(m, cast(str, word)) for word in s.operands[2:]]
    if None in sizes or len(set(sizes)) != 1:
        raise m.refuse(f"{s.text}: a copy of fewer bytes than it writes")
    copy_now(m.build, pointer(m, s, 0), pointer(m, s, 1), cast(int, sizes[0]))


def atomic(m: Machine, s: Statement) -> Expr | None:
    """atom: the old value; red: none."""
    first = 1 if s.opcode == "atom" else 0
    packed = next((w for w in s.modifiers if w in PACKED), None)
    if packed is not None:
        return _packed_atomic(m, s, first, PACKED[packed])
    type_ = modifier_type(m, s)
    if isinstance(s.operands[first + 1], tuple):
        return _vector_atomic(m, s, first, type_)
    if "cas" in s.modifiers:
        return _compare_and_swap(m, s, type_)
    old = _update(m, s, pointer(m, s, first), m.read(s, first + 1, type_).value)
    return old if first else None


# PTX's words for what LLVM calls otherwise.
_RENAMED = {"exch": "xchg", "inc": "uinc_wrap", "dec": "udec_wrap"}
_ATOMICS = frozenset(("add", "and", "or", "xor", "min", "max", *_RENAMED))


def _update(m: Machine, s: Statement, target: ir.Value, value: ir.Value) -> Expr:
    kind = next((w for w in s.modifiers if w in _ATOMICS), None)
    if kind is None:
        raise m.refuse(f"{s.text} is not supported yet")
    return Expr(update(m.build, _llvm_kind(kind, s, value.type), target, value))


def _packed_atomic(m: Machine, s: Statement, first: int, word: str) -> Expr | None:
    """Each half on its own, as PTX has it."""
    type_ = ir.F16Type.get() if word == "f16" else ir.BF16Type.get()
    olds = []
    for k in range(2):
        value = m.value(half_register(m, s, first + 1, k), type_).value
        olds.append(_update(m, s, pointer(m, s, first, 2 * k), value))
    return joined(m, olds) if first else None


def _vector_atomic(m: Machine, s: Statement, first: int, type_: ir.Type) -> None:
    """atom.add.v2.f32 {d, e}, [a], {x, y}: an update an element."""
    words = cast("tuple[str, ...]", s.operands[first + 1])
    for k, word in enumerate(words):
        target = pointer(m, s, first, k * store_size(type_))
        old = _update(m, s, target, m.value(word, type_).value)
        if first:
            m.write_register(s, s.operands[0][k], old)


def _compare_and_swap(m: Machine, s: Statement, type_: ir.Type) -> Expr:
    expected, new = (m.read(s, index, type_).value for index in (2, 3))
    return Expr(compare_and_swap(m.build, pointer(m, s, 1), expected, new))


def _llvm_kind(kind: str, s: Statement, type_: ir.Type) -> str:
    if kind in _RENAMED:
        return _RENAMED[kind]
    if is_float(type_) and kind in ("add", "min", "max"):
        return f"f{kind}"
    if kind in ("min", "max") and not is_signed(s):
        return f"u{kind}"
    return kind


def in_space(m: Machine, s: Statement) -> Expr:
    """isspacep."""
    target = _as_pointer(m, m.read(s, 1, int_type(64)))
    name = f"llvm.nvvm.isspacep.{s.modifiers[0]}"
    return Expr(m.build.intrinsic(name, [target], [int_type(1)]).result)
