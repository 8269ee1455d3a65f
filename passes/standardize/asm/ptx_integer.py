"""PTX's integer opcodes: carries, wide products, shifts, bit fields, three-input logic."""

from __future__ import annotations

from raise_kernel.bindings import ir
from raise_kernel.mlir.values import constant_int
from raise_kernel.passes.standardize.asm.inline_asm import Machine, PtxRule
from raise_kernel.passes.standardize.asm.ptx_text import Statement
from raise_kernel.passes.standardize.device_math import expr as e
from raise_kernel.passes.standardize.device_math.expr import Expr, where
from raise_kernel.passes.standardize.emitter import int_type


def type_of(word: str) -> ir.Type | None:
    """The type that a modifier such as u32, b64, f16 or pred names."""
    if word == "pred":
        return int_type(1)
    if word == "bf16":
        return ir.BF16Type.get()
    floats = {"f16": ir.F16Type, "f32": ir.F32Type, "f64": ir.F64Type}
    if word in floats:
        return floats[word].get()
    if word[:1] in "usb" and word[1:] in ("8", "16", "32", "64", "128"):
        return int_type(int(word[1:]))
    return None


def modifier_type(m: Machine, s: Statement) -> ir.Type:
    found = [t for t in map(type_of, s.modifiers) if t is not None]
    if not found:
        raise m.refuse(f"{s.text}: unknown type")
    return found[0]


def is_signed(s: Statement) -> bool:
    return any(word[:1] == "s" and word[1:].isdigit() for word in s.modifiers)


def sum_with_carry_out(m: Machine, s: Statement, a: Expr, b: Expr) -> Expr:
    total = a - b if s.opcode == "sub" else a + b
    m.carry = a.below(b) if s.opcode == "sub" else total.below(a)
    return total


def add_carry(m: Machine, s: Statement) -> Expr:
    return add_with_carry(m, *m.read_all(s, modifier_type(m, s)), out="cc" in s.modifiers)


def add_with_carry(m: Machine, a: Expr, b: Expr, *, out: bool) -> Expr:
    """a + b + carry; the new carry is set where `out` asks for it."""
    partial = a + b
    total = partial + m.carry.resize(a.width, signed=False)
    if out:
        m.carry = partial.below(a) | total.below(partial)
    return total


def subtract_carry(m: Machine, s: Statement) -> Expr:
    a, b = m.read_all(s, modifier_type(m, s))
    borrow = m.carry.resize(a.width, signed=False)
    partial = a - b
    total = partial - borrow
    if "cc" in s.modifiers:
        m.carry = a.below(b) | partial.below(borrow)
    return total


def product(s: Statement, a: Expr, b: Expr) -> Expr:
    """mul.lo, mul.hi and mul.wide of integers."""
    signed = is_signed(s)
    if "wide" in s.modifiers:
        return a.resize(2 * a.width, signed) * b.resize(2 * a.width, signed)
    return e.whole_product(a, b, signed)[1] if "hi" in s.modifiers else a * b


def shift(left: bool) -> PtxRule:
    """Amounts past the width shift everything out."""

    def rule(m: Machine, s: Statement) -> Expr:
        a, amount = m.read(s, 1, modifier_type(m, s)), m.read(s, 2, int_type(32))
        by = e.min_unsigned(amount, a.width - 1).resize(a.width, signed=False)
        if is_signed(s) and not left:
            return a.shift_right_signed(by)
        return where(amount.below(a.width), a << by if left else a >> by, 0)

    return rule


def extract_field(m: Machine, s: Statement) -> Expr:
    """bfe: `length` bits from `start`; positions past the end give zeros, or copies of the sign."""
    a, signed = m.read(s, 1, modifier_type(m, s)), is_signed(s)
    start, length = (_byte(m, s, index, a.width) for index in (2, 3))
    shifted, top = Expr.shift_right_signed if signed else Expr.__rshift__, a.width - 1
    moved = shifted(a, e.min_unsigned(start, top))
    moved = moved if signed else where(start.above(top), 0, moved)
    spare = e.min_unsigned(a.width - e.min_unsigned(length, a.width), top)
    return where(length.eq(0), 0, shifted(moved << spare, spare))


def insert_field(m: Machine, s: Statement) -> Expr:
    """bfi: the low `length` bits of a, put into b from `start`."""
    a, b = (m.read(s, index, modifier_type(m, s)) for index in (1, 2))
    start, length = (_byte(m, s, index, a.width) for index in (3, 4))
    top = a.width - 1
    ones = where(length.above(top), -1, (a.like(1) << e.min_unsigned(length, top)) - 1)
    by = e.min_unsigned(start, top)
    mask = where(start.above(top), 0, ones << by)
    return (b & ~mask) | ((a << by) & mask)


def _byte(m: Machine, s: Statement, index: int, width: int) -> Expr:
    """The low byte of an operand, as an integer of a width."""
    return (m.read(s, index, int_type(32)) & 255).resize(width, signed=False)


def logic3(m: Machine, s: Statement) -> Expr:
    """lop3: the function whose truth table is the immediate, as an or of products."""
    *inputs, immediate = m.read_all(s, int_type(32))
    table = constant_int(immediate.value)
    if table is None:
        raise m.refuse("lop3 with a table that is not constant")
    total = inputs[0].like(0)
    for row in range(8):
        if table >> row & 1:
            a, b, c = (v if row >> (2 - k) & 1 else ~v for k, v in enumerate(inputs))
            total = total | (a & b & c)
    return total


def find_leading(m: Machine, s: Statement) -> Expr:
    """bfind: where the highest bit is that is not a copy of the sign; all ones without one."""
    a = m.read(s, 1, modifier_type(m, s))
    a = a ^ a.shift_right_signed(a.width - 1) if is_signed(s) else a
    zeros = e.leading_zeros(a)
    position = zeros if "shiftamt" in s.modifiers else (a.width - 1) - zeros
    return where(a.eq(0), -1, position).resize(32, signed=True)


def short_product(m: Machine, s: Statement) -> Expr:
    """mul24 and mad24: of the low 24 bits, the low or high 32 bits of the 48-bit product."""
    signed, rest = is_signed(s), m.read_all(s, int_type(32))
    cut = Expr.shift_right_signed if signed else Expr.__rshift__
    a, b = (cut(v << 8, 8).resize(64, signed) for v in rest[:2])
    total = (a * b) >> 16 if "hi" in s.modifiers else a * b
    result = total.resize(32, signed=False)
    return result if s.opcode == "mul24" else result + rest[2]
