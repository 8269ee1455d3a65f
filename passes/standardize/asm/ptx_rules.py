"""The table of PTX opcodes that inline assembly may use."""

from __future__ import annotations

from raise_kernel.analysis.type_layout import bit_width, is_float
from raise_kernel.bindings import ir
from raise_kernel.passes.standardize.asm import ptx_lanes
from raise_kernel.passes.standardize.asm.inline_asm import Machine, PtxRule
from raise_kernel.passes.standardize.asm.ptx_integer import (
    add_carry,
    add_with_carry,
    extract_field,
    insert_field,
    is_signed,
    logic3,
    modifier_type,
    product,
    read_all,
    shift,
    subtract_carry,
    sum_with_carry_out,
    type_of,
)
from raise_kernel.passes.standardize.asm.ptx_memory import atomic, load, store
from raise_kernel.passes.standardize.asm.ptx_packed import by_halves
from raise_kernel.passes.standardize.asm.ptx_text import Statement
from raise_kernel.passes.standardize.device_math import lower_call
from raise_kernel.passes.standardize.emitter import int_type
from raise_kernel.passes.standardize.rules.float_intrinsics import float_to_int_saturating
from raise_kernel.passes.standardize.rules.int_intrinsics import funnel_shift

_ROUNDINGS = ("rn", "rz", "rm", "rp", "rni", "rzi", "rmi", "rpi", "approx", "full", "rna")


def _funnel(m: Machine, s: Statement) -> ir.Value:
    low, high, amount = read_all(m, s, int_type(32))
    left = "l" in s.modifiers
    if "clamp" in s.modifiers:
        name = "llvm.nvvm.fshl.clamp" if left else "llvm.nvvm.fshr.clamp"
        return _device(m, s, name, [high, low, amount], int_type(32))
    return funnel_shift(m.build, high, low, amount, left=left)


def _device(m: Machine, s: Statement, name: str, args: list[ir.Value], type_: ir.Type):
    value = lower_call(name, args, type_, at=m.call.op)
    if value is None:
        raise m.refuse(f"{s.text} has no form yet ({name})")
    return value


def _float_name(s: Statement, opcode: str, type_: ir.Type, rounding: str = "") -> str:
    words = [w for w in s.modifiers if w in (*_ROUNDINGS, "ftz", "sat", "relu", "nan")]
    if rounding and not set(words) & set(_ROUNDINGS):
        words.insert(0, rounding)
    suffix = {"f32": "f", "f64": "d"}.get(str(type_), str(type_))
    return ".".join(["llvm.nvvm", opcode, *words, suffix])


def _arithmetic(integer: str, floating: str) -> PtxRule:
    """add, sub: integers with or without carry, or floats with a rounding."""

    def rule(m: Machine, s: Statement) -> ir.Value:
        type_ = modifier_type(m, s)
        a, b = read_all(m, s, type_)
        if not is_float(type_):
            return (
                sum_with_carry_out(m, s, a, b)
                if "cc" in s.modifiers
                else m.build.binary(integer, a, b)
            )
        if set(s.modifiers) & {"rz", "rm", "rp", "sat", "ftz"}:
            b = m.build("arith.negf", [b], type_) if s.opcode == "sub" else b
            return _device(m, s, _float_name(s, "add", type_, "rn"), [a, b], type_)
        return m.build.binary(floating, a, b)

    return rule


def _multiply(m: Machine, s: Statement) -> ir.Value:
    type_ = modifier_type(m, s)
    a, b = read_all(m, s, type_)
    if not is_float(type_):
        return product(m, s, a, b)
    if set(s.modifiers) & {"rz", "rm", "rp", "sat", "ftz"}:
        return _device(m, s, _float_name(s, "mul", type_, "rn"), [a, b], type_)
    return m.build.binary("arith.mulf", a, b)


def _multiply_add(m: Machine, s: Statement) -> ir.Value:
    type_ = modifier_type(m, s)
    a, b = (m.read(s, i, type_) for i in (1, 2))
    if is_float(type_):
        c = m.read(s, 3, type_)
        if set(s.modifiers) & {"rz", "rm", "rp", "sat", "ftz", "relu"}:
            return _device(m, s, _float_name(s, "fma", type_, "rn"), [a, b, c], type_)
        return m.build("math.fma", [a, b, c], type_)
    part = product(m, s, a, b)
    c = m.read(s, 3, part.type)
    if s.opcode == "madc":
        return add_with_carry(m, part, c, out="cc" in s.modifiers)
    total = m.build.binary("arith.addi", part, c)
    if "cc" in s.modifiers:
        m.carry = m.build.compare("ult", total, part)
    return total


def _bitwise(name: str) -> PtxRule:
    def rule(m: Machine, s: Statement) -> ir.Value:
        return m.build.binary(name, *read_all(m, s, modifier_type(m, s)))

    return rule


def _invert(m: Machine, s: Statement) -> ir.Value:
    return m.build.invert(m.read(s, 1, modifier_type(m, s)))


def _extreme(least: bool) -> PtxRule:
    def rule(m: Machine, s: Statement) -> ir.Value:
        type_ = modifier_type(m, s)
        args = read_all(m, s, type_)
        if is_float(type_):
            return _device(m, s, _float_name(s, f"f{s.opcode}", type_), args, type_)
        name = f"arith.{'min' if least else 'max'}{'si' if is_signed(s) else 'ui'}"
        return m.build.binary(name, *args)

    return rule


def _unary(integer: str | None, floating: str | None) -> PtxRule:
    def rule(m: Machine, s: Statement) -> ir.Value:
        type_ = modifier_type(m, s)
        name = floating if is_float(type_) else integer
        if name is None:
            raise m.refuse(f"{s.text} has no form yet")
        return m.build(name, [m.read(s, 1, type_)], type_)

    return rule


def _negate(m: Machine, s: Statement) -> ir.Value:
    type_ = modifier_type(m, s)
    a = m.read(s, 1, type_)
    if is_float(type_):
        return m.build("arith.negf", [a], type_)
    return m.build.binary("arith.subi", m.build.int_like(a, 0), a)


def _count(name: str) -> PtxRule:
    """popc, clz: the result is 32 bits wide."""

    def rule(m: Machine, s: Statement) -> ir.Value:
        type_ = modifier_type(m, s)
        return m.build.resize(
            m.build(name, [m.read(s, 1, type_)], type_), int_type(32), signed=False
        )

    return rule


def _reverse(m: Machine, s: Statement) -> ir.Value:
    type_ = modifier_type(m, s)
    return _device(m, s, f"llvm.nvvm.brev{bit_width(type_)}", [m.read(s, 1, type_)], type_)


def _divide(m: Machine, s: Statement) -> ir.Value:
    type_ = modifier_type(m, s)
    args = read_all(m, s, type_)
    if is_float(type_):
        if "full" in s.modifiers:
            ftz = ".ftz" if "ftz" in s.modifiers else ""
            return _device(m, s, f"llvm.nvvm.div.full{ftz}", args, type_)
        return _device(m, s, _float_name(s, "div", type_, "rn"), args, type_)
    return m.build.binary("arith.divsi" if is_signed(s) else "arith.divui", *args)


def _remainder(m: Machine, s: Statement) -> ir.Value:
    name = "arith.remsi" if is_signed(s) else "arith.remui"
    return m.build.binary(name, *read_all(m, s, modifier_type(m, s)))


def _elementary(m: Machine, s: Statement) -> ir.Value:
    type_ = modifier_type(m, s)
    rounding = "rn" if s.opcode in ("sqrt", "rcp") else "approx"
    args = [m.read(s, 1, type_)]
    if s.opcode == "rcp" and "approx" in s.modifiers and "ftz" not in s.modifiers:
        return m.build("arith.divf", [m.build.constant(type_, 1.0), args[0]], type_)
    if s.opcode == "tanh":
        return _device(m, s, "llvm.nvvm.tanh.approx", args, type_)
    return _device(m, s, _float_name(s, s.opcode, type_, rounding), args, type_)


def _permute(m: Machine, s: Statement) -> ir.Value:
    mode = [w for w in s.modifiers if w != "b32"]
    name = ".".join(["llvm.nvvm.prmt", *mode])
    return _device(m, s, name, read_all(m, s, int_type(32)), int_type(32))


def _absolute_difference(m: Machine, s: Statement) -> ir.Value:
    type_ = modifier_type(m, s)
    suffix = {16: "s", 32: "i", 64: "ll"}[bit_width(type_)]
    suffix = suffix if is_signed(s) else {"s": "us", "i": "ui", "ll": "ull"}[suffix]
    return _device(m, s, f"llvm.nvvm.sad.{suffix}", read_all(m, s, type_), type_)


def _dot_product(m: Machine, s: Statement) -> ir.Value:
    signs = [w[0] for w in s.modifiers if w in ("s32", "u32")]
    name = f"llvm.nvvm.i{s.opcode}.{signs[0]}.{signs[1]}"
    a, b, c = read_all(m, s, int_type(32))
    flags = [m.build.constant(int_type(1), int("hi" in s.modifiers))] if s.opcode == "dp2a" else []
    return _device(m, s, name, [a, b, *flags, c], int_type(32))


def _move(m: Machine, s: Statement) -> ir.Value:
    return m.read(s, 1, modifier_type(m, s))


def _select(m: Machine, s: Statement) -> ir.Value:
    type_ = modifier_type(m, s)
    a, b = (m.read(s, i, type_) for i in (1, 2))
    return m.build.select(m.read(s, 3, int_type(1)), a, b)


_RELATIONS = {"eq": "eq", "ne": "ne", "lt": "lt", "le": "le", "gt": "gt", "ge": "ge"}
_UNSIGNED_RELATIONS = {"lo": "lt", "ls": "le", "hi": "gt", "hs": "ge"}


def _set_predicate(m: Machine, s: Statement) -> ir.Value:
    build, type_, relation = m.build, modifier_type(m, s), s.modifiers[0]
    if len(s.operands) != 3:
        raise m.refuse(f"{s.text}: a combined predicate")
    a, b = (m.read(s, i, type_) for i in (1, 2))
    if is_float(type_):
        known = {"eq": "oeq", "ne": "one", "num": "ord", "nan": "uno", "equ": "ueq", "neu": "une"}
        known |= {r: f"o{r}" for r in ("lt", "le", "gt", "ge")}
        known |= {f"{r}u": f"u{r}" for r in ("lt", "le", "gt", "ge")}
        if relation not in known:
            raise m.refuse(f"{s.text}: the relation {relation}")
        return build.compare_float(known[relation], a, b)
    if relation in _UNSIGNED_RELATIONS:
        return build.compare(f"u{_UNSIGNED_RELATIONS[relation]}", a, b)
    if relation not in _RELATIONS:
        raise m.refuse(f"{s.text}: the relation {relation}")
    sign = "" if relation in ("eq", "ne") else "s" if is_signed(s) else "u"
    return build.compare(f"{sign}{relation}", a, b)


def _convert(m: Machine, s: Statement) -> ir.Value:
    """cvt.to.from: integers by extension, floats by the rounding that is named."""
    names = [w for w in s.modifiers if type_of(w) is not None]
    if len(names) != 2 or "sat" in s.modifiers:
        raise m.refuse(f"{s.text} has no form yet")
    target, source = type_of(names[0]), type_of(names[1])
    assert target is not None and source is not None
    build, value, from_signed = m.build, m.read(s, 1, source), names[1][0] == "s"
    rounding = next((w for w in s.modifiers if w in _ROUNDINGS), "")
    if not is_float(source):
        if not is_float(target):
            return build.resize(value, target, signed=from_signed)
        if rounding not in ("", "rn"):
            raise m.refuse(f"{s.text} has no form yet")
        return build("arith.sitofp" if from_signed else "arith.uitofp", [value], target)
    if not is_float(target):
        return _float_to_int(m, value, target, rounding, signed=names[0][0] == "s")
    if rounding in _WHOLE:
        value = build(_WHOLE[rounding], [value], source)
    elif rounding not in ("", "rn"):
        raise m.refuse(f"{s.text} has no form yet")
    have, want = bit_width(source), bit_width(target)
    if have == want:
        return value
    return build("arith.extf" if have < want else "arith.truncf", [value], target)


_WHOLE = {"rni": "math.roundeven", "rzi": "math.trunc", "rmi": "math.floor", "rpi": "math.ceil"}


def _float_to_int(m: Machine, value: ir.Value, type_: ir.Type, rounding: str, *, signed: bool):
    if rounding in _WHOLE and rounding != "rzi":
        value = m.build(_WHOLE[rounding], [value], value.type)
    return float_to_int_saturating(m.build, value, bit_width(type_), signed=signed)


def _nothing(m: Machine, s: Statement) -> None:
    """Fences, hints and sleeps: lanes run in lock step."""


def _ends_lane(m: Machine, s: Statement) -> None:
    if s.predicate is not None:
        raise m.refuse(f"{s.text}: the end of some lanes inside assembly")
    m.call.remarks.note(f"{s.opcode} ends the lane without an error", m.call.op)


PTX_RULES: dict[str, PtxRule] = {
    "add": by_halves(_arithmetic("arith.addi", "arith.addf")),
    "sub": by_halves(_arithmetic("arith.subi", "arith.subf")),
    "addc": add_carry,
    "subc": subtract_carry,
    "mul": by_halves(_multiply),
    "mad": _multiply_add,
    "madc": _multiply_add,
    "fma": by_halves(_multiply_add),
    "div": _divide,
    "rem": _remainder,
    "neg": by_halves(_negate),
    "abs": by_halves(_unary("math.absi", "math.absf")),
    "min": by_halves(_extreme(True)),
    "max": by_halves(_extreme(False)),
    "and": _bitwise("arith.andi"),
    "or": _bitwise("arith.ori"),
    "xor": _bitwise("arith.xori"),
    "not": _invert,
    "shl": shift(True),
    "shr": shift(False),
    "shf": _funnel,
    "bfe": extract_field,
    "bfi": insert_field,
    "popc": _count("math.ctpop"),
    "clz": _count("math.ctlz"),
    "brev": _reverse,
    "lop3": logic3,
    "prmt": _permute,
    "sad": _absolute_difference,
    "dp4a": _dot_product,
    "dp2a": _dot_product,
    "mov": _move,
    "cvt": by_halves(_convert),
    "ld": load,
    "ldu": load,
    "st": store,
    "atom": atomic,
    "red": atomic,
    "selp": _select,
    "setp": _set_predicate,
    **{
        name: by_halves(_elementary)
        for name in ("ex2", "lg2", "sin", "cos", "tanh", "rcp", "sqrt", "rsqrt")
    },
    "bar": ptx_lanes.barrier,
    "barrier": ptx_lanes.barrier,
    "shfl": ptx_lanes.shuffle,
    "vote": ptx_lanes.vote,
    "match": ptx_lanes.match,
    "redux": ptx_lanes.reduce,
    "elect": ptx_lanes.elect,
    "activemask": ptx_lanes.active_mask,
    **{name: _nothing for name in ("membar", "fence", "nanosleep", "prefetch", "pmevent")},
    "trap": _ends_lane,
    "exit": _ends_lane,
}
