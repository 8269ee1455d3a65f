"""The table of PTX opcodes that inline assembly may use."""

from __future__ import annotations

from collections.abc import Callable

from raise_kernel.bindings import ir
from raise_kernel.passes.standardize.asm import ptx_compare, ptx_lanes, ptx_matrix
from raise_kernel.passes.standardize.asm.inline_asm import Machine, PtxRule
from raise_kernel.passes.standardize.asm.ptx_convert import convert
from raise_kernel.passes.standardize.asm.ptx_integer import (
    add_carry,
    add_with_carry,
    extract_field,
    find_leading,
    insert_field,
    is_signed,
    logic3,
    modifier_type,
    product,
    shift,
    short_product,
    subtract_carry,
    sum_with_carry_out,
)
from raise_kernel.passes.standardize.asm.ptx_memory import atomic, copy, in_space, load, store
from raise_kernel.passes.standardize.asm.ptx_packed import by_halves
from raise_kernel.passes.standardize.asm.ptx_text import Statement
from raise_kernel.passes.standardize.asm.ptx_video import VIDEO_RULES
from raise_kernel.passes.standardize.device_math import expr as e
from raise_kernel.passes.standardize.device_math.bits import funnel_shift, reverse
from raise_kernel.passes.standardize.device_math.expr import Expr
from raise_kernel.passes.standardize.device_math.lower import device_function
from raise_kernel.passes.standardize.emitter import int_type

_ROUNDINGS = ("rn", "rz", "rm", "rp", "rni", "rzi", "rmi", "rpi", "approx", "full", "rna")


def _device(m: Machine, s: Statement, name: str, args: list[Expr]) -> Expr:
    """A function of the device library."""
    rule = device_function(name)
    if rule is None:
        raise m.refuse(f"{s.text} is not supported yet ({name})")
    return rule(*args)


def _float_name(s: Statement, opcode: str, type_: ir.Type, rounding: str = "") -> str:
    words = [w for w in s.modifiers if w in (*_ROUNDINGS, "ftz", "sat", "relu", "nan")]
    if rounding and not set(words) & set(_ROUNDINGS):
        words.insert(0, rounding)
    suffix = {"f32": "f", "f64": "d"}.get(str(type_), str(type_))
    return ".".join(["llvm.nvvm", opcode, *words, suffix])


# --- opcodes that are one expression ---------------------------------------------------------


def _formula(formula: Callable[..., Expr]) -> PtxRule:
    """An expression of the operands."""
    return lambda m, s: formula(*m.read_all(s, modifier_type(m, s)))


def _by_sign(signed: str, unsigned: str) -> PtxRule:
    """An operation of integers that have a sign, or have none."""

    def rule(m: Machine, s: Statement) -> Expr:
        args = m.read_all(s, modifier_type(m, s))
        return e.build(signed if is_signed(s) else unsigned, args, args[0].type)

    return rule


def _called(name: Callable[[Statement, Expr], str]) -> PtxRule:
    """A function of the device library, by a name that the modifiers and an operand give."""

    def rule(m: Machine, s: Statement) -> Expr:
        args = m.read_all(s, modifier_type(m, s))
        return _device(m, s, name(s, args[0]), args)

    return rule


def _for_floats(name: Callable[[Statement, Expr], str], otherwise: PtxRule) -> PtxRule:
    """A function of the device library for floats, another rule for integers."""
    called = _called(name)

    def rule(m: Machine, s: Statement) -> Expr | None:
        is_float = isinstance(modifier_type(m, s), ir.FloatType)
        return (called if is_float else otherwise)(m, s)

    return rule


def _limits(s: Statement) -> str:
    return "wrap" if "wrap" in s.modifiers else "clamp"


def _absolute_difference(s: Statement, a: Expr) -> str:
    word = {16: "s", 32: "i", 64: "ll"}[a.width]
    return f"llvm.nvvm.sad.{'' if is_signed(s) else 'u'}{word}"


def _division(s: Statement, a: Expr) -> str:
    if "full" in s.modifiers:
        return "llvm.nvvm.div.full"
    return _float_name(s, "div", a.type, "rn")


def _elementary(s: Statement, a: Expr) -> str:
    if s.opcode == "tanh":
        return "llvm.nvvm.tanh.approx"
    if s.opcode == "rcp" and "approx" in s.modifiers:
        return "llvm.nvvm.rcp.approx.ftz.f"
    return _float_name(s, s.opcode, a.type, "rn" if s.opcode in ("sqrt", "rcp") else "approx")


def _absolute(x: Expr) -> Expr:
    return e.absolute(x) if x.is_float else e.absolute_integer(x)


# --- the others ------------------------------------------------------------------------------

_PLAIN: dict[str, Callable[..., Expr]] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "mad": e.fma,
    "fma": e.fma,
}


def _of_floats(m: Machine, s: Statement, args: list[Expr]) -> Expr:
    """add, sub, mul and fma with a rounding, or after it."""
    if not set(s.modifiers) & {"rz", "rm", "rp", "sat", "ftz", "relu"}:
        return _PLAIN[s.opcode](*args)
    if s.opcode == "sub":
        args = [args[0], -args[1]]
    name = {"sub": "add", "mad": "fma"}.get(s.opcode, s.opcode)
    return _device(m, s, _float_name(s, name, args[0].type, "rn"), args)


def _arithmetic(m: Machine, s: Statement) -> Expr:
    """add, sub and mul: integers with or without carry, or floats."""
    a, b = m.read_all(s, modifier_type(m, s))
    if a.is_float:
        return _of_floats(m, s, [a, b])
    if s.opcode == "mul":
        return product(s, a, b)
    return sum_with_carry_out(m, s, a, b) if "cc" in s.modifiers else _PLAIN[s.opcode](a, b)


def _multiply_add(m: Machine, s: Statement) -> Expr:
    type_ = modifier_type(m, s)
    a, b = (m.read(s, i, type_) for i in (1, 2))
    if a.is_float:
        return _of_floats(m, s, [a, b, m.read(s, 3, type_)])
    part = product(s, a, b)
    c = m.read(s, 3, part.type)
    if s.opcode == "madc":
        return add_with_carry(m, part, c, out="cc" in s.modifiers)
    total = part + c
    if "cc" in s.modifiers:
        m.carry = total.below(part)
    return total


def _funnel(m: Machine, s: Statement) -> Expr:
    (low, high, amount), left = m.read_all(s, int_type(32)), "l" in s.modifiers
    if "clamp" in s.modifiers:
        return _device(m, s, f"llvm.nvvm.fsh{'l' if left else 'r'}.clamp", [high, low, amount])
    return funnel_shift(left)(high, low, amount)


def _dot_product(m: Machine, s: Statement) -> Expr:
    signs = [w[0] for w in s.modifiers if w in ("s32", "u32")]
    a, b, c = m.read_all(s, int_type(32))
    upper = [e.constant(int("hi" in s.modifiers), int_type(1))] if s.opcode == "dp2a" else []
    return _device(m, s, f"llvm.nvvm.i{s.opcode}.{signs[0]}.{signs[1]}", [a, b, *upper, c])


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
    **{name: by_halves(_arithmetic) for name in ("add", "sub", "mul")},
    "addc": add_carry,
    "subc": subtract_carry,
    "mad": _multiply_add,
    "madc": _multiply_add,
    "fma": by_halves(_multiply_add),
    "div": _for_floats(_division, _by_sign("arith.divsi", "arith.divui")),
    "rem": _by_sign("arith.remsi", "arith.remui"),
    "neg": by_halves(_formula(lambda a: -a)),
    "abs": by_halves(_formula(_absolute)),
    **{
        name: by_halves(
            _for_floats(
                lambda s, a: _float_name(s, f"f{s.opcode}", a.type),
                _by_sign(f"arith.{name}si", f"arith.{name}ui"),
            )
        )
        for name in ("min", "max")
    },
    "and": _formula(lambda a, b: a & b),
    "or": _formula(lambda a, b: a | b),
    "xor": _formula(lambda a, b: a ^ b),
    "not": _formula(lambda a: ~a),
    "cnot": _formula(lambda a: a.eq(0).resize(a.width, signed=False)),
    "shl": shift(True),
    "shr": shift(False),
    "shf": _funnel,
    "bfe": extract_field,
    "bfi": insert_field,
    "bfind": find_leading,
    "bmsk": _called(lambda s, _: f"llvm.nvvm.bmsk.{_limits(s)}"),
    "szext": _called(lambda s, _: f"llvm.nvvm.{'s' if is_signed(s) else 'z'}ext.{_limits(s)}"),
    "mul24": short_product,
    "mad24": short_product,
    "popc": _formula(lambda a: e.population(a).resize(32, signed=False)),
    "clz": _formula(lambda a: e.leading_zeros(a).resize(32, signed=False)),
    "brev": _formula(reverse),
    "lop3": logic3,
    "prmt": _called(lambda s, _: ".".join(["llvm.nvvm.prmt", *set(s.modifiers) - {"b32"}])),
    "sad": _called(_absolute_difference),
    "dp4a": _dot_product,
    "dp2a": _dot_product,
    "mov": _formula(lambda a: a),
    "cvt": convert,
    # An address is the same number in every space.
    "cvta": _formula(lambda a: a),
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
    "copysign": _formula(lambda sign, size: e.copysign(size, sign)),
    **{
        name: by_halves(_called(_elementary))
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
