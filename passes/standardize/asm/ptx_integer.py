"""PTX's integer opcodes: carries, wide products, shifts, bit fields, three-input logic."""

from __future__ import annotations

from raise_kernel.analysis.memory.type_layout import bit_width
from raise_kernel.bindings import constant_int, ir
from raise_kernel.passes.standardize.asm.inline_asm import Machine, PtxRule
from raise_kernel.passes.standardize.asm.ptx_text import Statement
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


def read_all(m: Machine, s: Statement, type_: ir.Type) -> list[ir.Value]:
    return [m.read(s, i, type_) for i in range(1, len(s.operands))]


def sum_with_carry_out(m: Machine, s: Statement, a: ir.Value, b: ir.Value) -> ir.Value:
    build = m.build
    if s.opcode == "sub":
        m.carry = build.compare("ult", a, b)
        return build.binary("arith.subi", a, b)
    total = build.binary("arith.addi", a, b)
    m.carry = build.compare("ult", total, a)
    return total


def add_carry(m: Machine, s: Statement) -> ir.Value:
    type_ = modifier_type(m, s)
    return add_with_carry(m, *read_all(m, s, type_), out="cc" in s.modifiers)


def add_with_carry(m: Machine, a: ir.Value, b: ir.Value, *, out: bool) -> ir.Value:
    """a + b + carry; the new carry is set where `out` asks for it."""
    build = m.build
    partial = build.binary("arith.addi", a, b)
    total = build.binary("arith.addi", partial, build.resize(m.carry, a.type, signed=False))
    if out:
        first, second = build.compare("ult", partial, a), build.compare("ult", total, partial)
        m.carry = build.binary("arith.ori", first, second)
    return total


def subtract_carry(m: Machine, s: Statement) -> ir.Value:
    build, type_ = m.build, modifier_type(m, s)
    a, b = read_all(m, s, type_)
    borrow = build.resize(m.carry, type_, signed=False)
    partial = build.binary("arith.subi", a, b)
    total = build.binary("arith.subi", partial, borrow)
    if "cc" in s.modifiers:
        first, second = build.compare("ult", a, b), build.compare("ult", partial, borrow)
        m.carry = build.binary("arith.ori", first, second)
    return total


def product(m: Machine, s: Statement, a: ir.Value, b: ir.Value) -> ir.Value:
    """mul.lo, mul.hi and mul.wide of integers."""
    build, signed = m.build, is_signed(s)
    if "wide" in s.modifiers:
        wide = int_type(2 * bit_width(a.type))
        a, b = (build.resize(v, wide, signed=signed) for v in (a, b))
        return build.binary("arith.muli", a, b)
    if "hi" in s.modifiers:
        name = "arith.mulsi_extended" if signed else "arith.mului_extended"
        return build.create(name, [a, b], [a.type, a.type]).results[1]
    return build.binary("arith.muli", a, b)


def shift(left: bool) -> PtxRule:
    """Amounts past the width shift everything out."""

    def rule(m: Machine, s: Statement) -> ir.Value:
        build, type_ = m.build, modifier_type(m, s)
        bits, signed = bit_width(type_), is_signed(s) and not left
        a, amount = m.read(s, 1, type_), m.read(s, 2, int_type(32))
        inside = build.compare("ult", amount, build.int_like(amount, bits))
        limit = build.binary("arith.minui", amount, build.int_like(amount, bits - 1))
        by = build.resize(limit, type_, signed=False)
        if signed:
            return build.binary("arith.shrsi", a, by)
        moved = build.binary("arith.shli" if left else "arith.shrui", a, by)
        return build.select(inside, moved, build.int_like(a, 0))

    return rule


def extract_field(m: Machine, s: Statement) -> ir.Value:
    """bfe: `length` bits from `start`; positions past the end give zeros, or copies of the sign."""
    build, type_ = m.build, modifier_type(m, s)
    bits, signed = bit_width(type_), is_signed(s)
    a = m.read(s, 1, type_)
    start, length = (build.resize(_byte(m, s, i), type_, signed=False) for i in (2, 3))
    top = build.int_like(a, bits - 1)
    shift = "arith.shrsi" if signed else "arith.shrui"
    moved = build.binary(shift, a, build.binary("arith.minui", start, top))
    past = build.compare("ugt", start, top)
    if not signed:
        moved = build.select(past, build.int_like(a, 0), moved)
    kept = build.binary("arith.minui", length, build.int_like(a, bits))
    spare = build.binary("arith.subi", build.int_like(a, bits), kept)
    spare = build.binary("arith.minui", spare, top)
    cut = build.binary(shift, build.binary("arith.shli", moved, spare), spare)
    empty = build.compare("eq", length, build.int_like(a, 0))
    return build.select(empty, build.int_like(a, 0), cut)


def insert_field(m: Machine, s: Statement) -> ir.Value:
    """bfi: the low `length` bits of a, put into b from `start`."""
    build, type_ = m.build, modifier_type(m, s)
    bits = bit_width(type_)
    a, b = (m.read(s, i, type_) for i in (1, 2))
    start, length = (build.resize(_byte(m, s, i), type_, signed=False) for i in (3, 4))
    zero, one, top = (build.int_like(a, n) for n in (0, 1, bits - 1))
    whole = build.compare("ugt", length, top)
    short = build.binary("arith.shli", one, build.binary("arith.minui", length, top))
    mask = build.select(whole, build.int_like(a, -1), build.binary("arith.subi", short, one))
    by = build.binary("arith.minui", start, top)
    outside = build.compare("ugt", start, top)
    mask = build.select(outside, zero, build.binary("arith.shli", mask, by))
    moved = build.binary("arith.shli", a, by)
    kept = build.binary("arith.andi", b, build.invert(mask))
    return build.binary("arith.ori", kept, build.binary("arith.andi", moved, mask))


def _byte(m: Machine, s: Statement, index: int) -> ir.Value:
    value = m.read(s, index, int_type(32))
    return m.build.binary("arith.andi", value, m.build.int_like(value, 255))


def logic3(m: Machine, s: Statement) -> ir.Value:
    """lop3: the function whose truth table is the immediate, as an or of products."""
    build, i32 = m.build, int_type(32)
    a, b, c = (m.read(s, i, i32) for i in (1, 2, 3))
    table = constant_int(m.read(s, 4, i32))
    if table is None:
        raise m.refuse("lop3 with a table that is not constant")
    total = build.constant(i32, 0)
    for row in range(8):
        if table >> row & 1:
            terms = [v if row >> (2 - k) & 1 else build.invert(v) for k, v in enumerate((a, b, c))]
            both = build.binary("arith.andi", terms[0], terms[1])
            total = build.binary("arith.ori", total, build.binary("arith.andi", both, terms[2]))
    return total


def find_leading(m: Machine, s: Statement) -> ir.Value:
    """bfind: where the highest bit is that is not a copy of the sign; all ones without one."""
    build, type_ = m.build, modifier_type(m, s)
    a, bits = m.read(s, 1, type_), bit_width(type_)
    if is_signed(s):
        a = build.binary(
            "arith.xori", a, build.binary("arith.shrsi", a, build.int_like(a, bits - 1))
        )
    zeros = build("math.ctlz", [a], type_)
    position = (
        zeros
        if "shiftamt" in s.modifiers
        else build.binary("arith.subi", build.int_like(a, bits - 1), zeros)
    )
    none = build.compare("eq", a, build.int_like(a, 0))
    found = build.select(none, build.int_like(a, -1), position)
    return build.resize(found, int_type(32), signed=True)


def bit_mask(m: Machine, s: Statement) -> ir.Value:
    """bmsk: `length` ones from `start`; both clamp, or wrap, at 32."""
    build, i32 = m.build, int_type(32)
    start, length = (m.read(s, i, i32) for i in (1, 2))
    if "wrap" in s.modifiers:
        start, length = (
            build.binary("arith.andi", v, build.int_like(v, 31)) for v in (start, length)
        )
    wide, limit = int_type(64), build.constant(i32, 32)
    start, length = (
        build.resize(build.binary("arith.minui", v, limit), wide, signed=False)
        for v in (start, length)
    )
    one = build.int_like(start, 1)
    ones = build.binary("arith.subi", build.binary("arith.shli", one, length), one)
    return build.resize(build.binary("arith.shli", ones, start), i32, signed=False)


def extend_field(m: Machine, s: Statement) -> ir.Value:
    """szext: the low `length` bits, extended; the length clamps or wraps."""
    build, i32, wide = m.build, int_type(32), int_type(64)
    a, length = m.read(s, 1, i32), m.read(s, 2, i32)
    if "wrap" in s.modifiers:
        length = build.binary("arith.andi", length, build.int_like(length, 31))
    length = build.binary("arith.minui", length, build.int_like(length, 32))
    spare = build.binary("arith.subi", build.int_like(length, 64), length)
    spare = build.resize(spare, wide, signed=False)
    empty = build.compare("eq", length, build.int_like(length, 0))
    spare = build.select(empty, build.int_like(spare, 0), spare)
    moved = build.binary("arith.shli", build.resize(a, wide, signed=False), spare)
    name = "arith.shrsi" if is_signed(s) else "arith.shrui"
    field = build.resize(build.binary(name, moved, spare), i32, signed=False)
    return build.select(empty, build.int_like(a, 0), field)


def short_product(m: Machine, s: Statement) -> ir.Value:
    """mul24 and mad24: of the low 24 bits, the low or high 32 bits of the 48-bit product."""
    build, i32, wide, signed = m.build, int_type(32), int_type(64), is_signed(s)
    a, b = (m.read(s, i, i32) for i in (1, 2))
    up = build.constant(i32, 8)
    name = "arith.shrsi" if signed else "arith.shrui"
    a, b = (build.binary(name, build.binary("arith.shli", v, up), up) for v in (a, b))
    a, b = (build.resize(v, wide, signed=signed) for v in (a, b))
    total = build.binary("arith.muli", a, b)
    if "hi" in s.modifiers:
        total = build.binary("arith.shrui", total, build.int_like(total, 16))
    result = build.resize(total, i32, signed=False)
    if s.opcode == "mul24":
        return result
    return build.binary("arith.addi", result, m.read(s, 3, i32))


def logical_not(m: Machine, s: Statement) -> ir.Value:
    """cnot: 1 for zero, else 0."""
    a = m.read(s, 1, modifier_type(m, s))
    return m.build.resize(m.build.compare("eq", a, m.build.int_like(a, 0)), a.type, signed=False)
