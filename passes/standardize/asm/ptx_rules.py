"""The table of PTX opcodes that inline assembly may use."""

from __future__ import annotations

from raise_kernel.analysis.memory.type_layout import bit_width, is_float
from raise_kernel.bindings import ir
from raise_kernel.passes.standardize.asm import ptx_compare, ptx_lanes, ptx_matrix
from raise_kernel.passes.standardize.asm.inline_asm import Machine, PtxRule
from raise_kernel.passes.standardize.asm.ptx_convert import convert
from raise_kernel.passes.standardize.asm.ptx_integer import (
    add_carry,
    add_with_carry,
    bit_mask,
    extend_field,
    extract_field,
    find_leading,
    insert_field,
    is_signed,
    logic3,
    logical_not,
    modifier_type,
    product,
    read_all,
    shift,
    short_product,
    subtract_carry,
    sum_with_carry_out,
)
from raise_kernel.passes.standardize.asm.ptx_memory import (
    atomic,
    copy,
    in_space,
    load,
    store,
    to_space,
)
from raise_kernel.passes.standardize.asm.ptx_packed import by_halves
from raise_kernel.passes.standardize.asm.ptx_text import Statement
from raise_kernel.passes.standardize.asm.ptx_video import VIDEO_RULES
from raise_kernel.passes.standardize.device_math import lower_call
from raise_kernel.passes.standardize.emitter import int_type
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
        raise m.refuse(f"{s.text} is not supported yet ({name})")
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
            raise m.refuse(f"{s.text} is not supported yet")
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


def _copy_sign(m: Machine, s: Statement) -> ir.Value:
    """copysign: the size of b with the sign of a."""
    type_ = modifier_type(m, s)
    sign, size = read_all(m, s, type_)
    return m.build("math.copysign", [size, sign], type_)


def _move(m: Machine, s: Statement) -> ir.Value:
    return m.read(s, 1, modifier_type(m, s))


def _nothing(m: Machine, s: Statement) -> None:
    """Fences, hints and sleeps: lanes run in lock step."""


def _ends_lane(m: Machine, s: Statement) -> None:
    if s.predicate is not None:
        raise m.refuse(f"{s.text}: an exit of some lanes only")
    m.call.remarks.note(f"{s.opcode} ends the lane without an error", m.call.op)


_HINTS = (
    *("membar", "fence", "nanosleep", "prefetch", "prefetchu", "pmevent", "discard"),
    *("applypriority", "griddepcontrol", "setmaxnreg"),
)

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
    "cnot": logical_not,
    "shl": shift(True),
    "shr": shift(False),
    "shf": _funnel,
    "bfe": extract_field,
    "bfi": insert_field,
    "bfind": find_leading,
    "bmsk": bit_mask,
    "szext": extend_field,
    "mul24": short_product,
    "mad24": short_product,
    "popc": _count("math.ctpop"),
    "clz": _count("math.ctlz"),
    "brev": _reverse,
    "lop3": logic3,
    "prmt": _permute,
    "sad": _absolute_difference,
    "dp4a": _dot_product,
    "dp2a": _dot_product,
    "mov": _move,
    "cvt": convert,
    "cvta": to_space,
    "isspacep": in_space,
    "ld": load,
    "cp": copy,
    "mma": ptx_matrix.multiply,
    "ldmatrix": ptx_matrix.load_rows,
    "stmatrix": ptx_matrix.store_rows,
    "ldu": load,
    "st": store,
    "atom": atomic,
    "red": atomic,
    "selp": ptx_compare.select,
    "slct": ptx_compare.select_by_sign,
    "setp": ptx_compare.set_predicate,
    "set": ptx_compare.set_number,
    "testp": ptx_compare.test_class,
    "copysign": _copy_sign,
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
    **VIDEO_RULES,
    **{name: _nothing for name in _HINTS},
    "trap": _ends_lane,
    "brkpt": _ends_lane,
    "exit": _ends_lane,
}
