"""Rules of `arith`: one LLVM instruction or two each, on scalars or on all lanes."""

from __future__ import annotations

from collections.abc import Sequence

import ml_dtypes
import numpy as np

from raise_kernel.bindings import ir
from raise_kernel.mlir.values import constant_int
from raise_kernel.runtime.native.cpu.emitter import Emitter, rule
from raise_kernel.runtime.native.cpu.linear import linear_of, linear_select
from raise_kernel.runtime.native.cpu.rules.speculation import guessed
from raise_kernel.runtime.native.cpu.types import bits, is_float, scalar_type, suffix, vector
from raise_kernel.runtime.native.cpu.values import Value


def operands_of(e: Emitter, op: ir.Operation) -> tuple[list[Value], int]:
    """The operands, and the lanes of what is made of them: 0 where all are scalars."""
    values = [e.get(operand) for operand in op.operands]
    return values, max((value.lanes for value in values), default=0)


def texts(e: Emitter, values: Sequence[Value], lanes: int) -> list[str]:
    return [e.spread(value) if lanes else value.text for value in values]


def whole(type_: str, lanes: int) -> str:
    return vector(type_, lanes) if lanes else type_


_BINARY = {
    "arith.addi": "add",
    "arith.subi": "sub",
    "arith.muli": "mul",
    "arith.andi": "and",
    "arith.ori": "or",
    "arith.xori": "xor",
    "arith.shli": "shl",
    "arith.shrsi": "ashr",
    "arith.shrui": "lshr",
    "arith.addf": "fadd",
    "arith.subf": "fsub",
    "arith.mulf": "fmul",
    "arith.divf": "fdiv",
    "arith.remf": "frem",
}


@rule(*_BINARY)
def _binary(e: Emitter, op: ir.Operation) -> None:
    values, lanes = operands_of(e, op)
    a, b = texts(e, values, lanes)
    type_ = values[0].type
    text = e.writer.value(f"{_BINARY[op.name]}{flags(op)} {whole(type_, lanes)} {a}, {b}")
    e.set(op.results[0], text, type_, lanes, linear_of(e, op, values))


# What an operation may assume of its operands or give up of its result. Reassociation is for
# vectors of partial sums, which nothing here makes: LLVM would take it for scalar loops.
_FAST = ("nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc")


def flags(op: ir.Operation) -> str:
    """The fast-math flags that the kernel has; those of integers hold in active lanes alone."""
    if "fastmath" not in op.attributes:
        return ""
    text = str(op.attributes["fastmath"])
    if "<fast>" in text:
        return " fast"
    return "".join(f" {word}" for word in _FAST if word in text)


_EXTREMA = {
    "arith.maxsi": "smax",
    "arith.minsi": "smin",
    "arith.maxui": "umax",
    "arith.minui": "umin",
    "arith.maxnumf": "maxnum",
    "arith.minnumf": "minnum",
    "arith.maximumf": "maximum",
    "arith.minimumf": "minimum",
}


@rule(*_EXTREMA)
def _extremum(e: Emitter, op: ir.Operation) -> None:
    values, lanes = operands_of(e, op)
    if (guess := guessed(e, op, values)) is not None:
        e.values[op.results[0]] = guess
        return
    type_ = values[0].type
    text = e.intrinsic(_EXTREMA[op.name], type_, lanes, *texts(e, values, lanes))
    e.set(op.results[0], text, type_, lanes)


@rule("arith.negf")
def _negate(e: Emitter, op: ir.Operation) -> None:
    (value,), lanes = operands_of(e, op)
    text = e.writer.value(f"fneg{flags(op)} {value.whole} {value.text}")
    e.set(op.results[0], text, value.type, lanes)


# --- comparisons and choices --------------------------------------------------------------------

_INTEGER_PREDICATES = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
_FLOAT_PREDICATES = (
    *("false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord"),
    *("ueq", "ugt", "uge", "ult", "ule", "une", "uno", "true"),
)


@rule("arith.cmpi", "arith.cmpf")
def _compare(e: Emitter, op: ir.Operation) -> None:
    values, lanes = operands_of(e, op)
    if (guess := guessed(e, op, values)) is not None:
        e.values[op.results[0]] = guess
        return
    a, b = texts(e, values, lanes)
    number = ir.IntegerAttr(op.attributes["predicate"]).value
    if op.name == "arith.cmpi":
        words = f"icmp {_INTEGER_PREDICATES[number]}"
    else:
        words = f"fcmp{flags(op)} {_FLOAT_PREDICATES[number]}"
    text = e.writer.value(f"{words} {whole(values[0].type, lanes)} {a}, {b}")
    e.set(op.results[0], text, "i1", lanes)


@rule("arith.select")
def _select(e: Emitter, op: ir.Operation) -> None:
    (condition, a, b), lanes = operands_of(e, op)
    if not lanes or not condition.varies:
        x, y = texts(e, (a, b), lanes)
        kind = whole(a.type, lanes)
        text = e.writer.value(f"select i1 {condition.text}, {kind} {x}, {kind} {y}")
        form = linear_select(e, condition, a, b) if lanes else None
        e.set(op.results[0], text, a.type, lanes, form)
        return
    e.values[op.results[0]] = e.select(condition.text, a, b)


# --- division: no lane may trap ------------------------------------------------------------------

_DIVISIONS = {
    "arith.divsi": "sdiv",
    "arith.divui": "udiv",
    "arith.remsi": "srem",
    "arith.remui": "urem",
}


@rule(*_DIVISIONS)
def _divide(e: Emitter, op: ir.Operation) -> None:
    values, lanes = operands_of(e, op)
    if (guess := guessed(e, op, values)) is not None:
        e.values[op.results[0]] = guess
        return
    type_ = values[0].type
    word = _DIVISIONS[op.name]
    a, b = texts(e, values, lanes)
    b = safe_divisor(e, word, type_, lanes, a, b, op.operands[1])
    text = e.writer.value(f"{word} {whole(type_, lanes)} {a}, {b}")
    e.set(op.results[0], text, type_, lanes)


def safe_divisor(
    e: Emitter, word: str, type_: str, lanes: int, a: str, b: str, divisor: ir.Value
) -> str:
    """The divisor where the division is defined, and 1 where it would trap: in inactive lanes,
    and for those inputs for which LLVM leaves it undefined."""
    constant = constant_int(divisor)
    if constant is not None and constant not in (0, -1):
        return b
    kind, truth = whole(type_, lanes), whole("i1", lanes)
    bad = e.writer.value(f"icmp eq {kind} {b}, {_all(0, type_, lanes)}")
    if word in ("sdiv", "srem"):
        least = _all(-(1 << (bits(type_) - 1)), type_, lanes)
        at_least = e.writer.value(f"icmp eq {kind} {a}, {least}")
        minus = e.writer.value(f"icmp eq {kind} {b}, {_all(-1, type_, lanes)}")
        overflow = e.writer.value(f"and {truth} {at_least}, {minus}")
        bad = e.writer.value(f"or {truth} {bad}, {overflow}")
    safe = e.writer.value(f"select {truth} {bad}, {kind} {_all(1, type_, lanes)}, {kind} {b}")
    # A poison divisor of an inactive lane traps, too.
    return e.writer.value(f"freeze {kind} {safe}")


def _all(number: int, type_: str, lanes: int) -> str:
    return f"splat ({type_} {number})" if lanes else str(number)


@rule("arith.ceildivui", "arith.ceildivsi", "arith.floordivsi")
def _rounded_division(e: Emitter, op: ir.Operation) -> None:
    """`a / b`, and one more (or less) where a rest is left."""
    values, lanes = operands_of(e, op)
    if (guess := guessed(e, op, values)) is not None:
        e.values[op.results[0]] = guess
        return
    type_ = values[0].type
    signed = op.name != "arith.ceildivui"
    a, b = texts(e, values, lanes)
    word = "sdiv" if signed else "udiv"
    b = safe_divisor(e, word, type_, lanes, a, b, op.operands[1])
    kind, truth = whole(type_, lanes), whole("i1", lanes)
    quotient = e.writer.value(f"{word} {kind} {a}, {b}")
    product = e.writer.value(f"mul {kind} {quotient}, {b}")
    step = e.writer.value(f"icmp ne {kind} {product}, {a}")
    if signed:
        mixed = e.writer.value(f"xor {kind} {a}, {b}")
        predicate = "sge" if op.name == "arith.ceildivsi" else "slt"
        sign = e.writer.value(f"icmp {predicate} {kind} {mixed}, {_all(0, type_, lanes)}")
        step = e.writer.value(f"and {truth} {step}, {sign}")
    one = e.writer.value(f"zext {truth} {step} to {kind}")
    change = "sub" if op.name == "arith.floordivsi" else "add"
    text = e.writer.value(f"{change} {kind} {quotient}, {one}")
    e.set(op.results[0], text, type_, lanes)


@rule("arith.mului_extended", "arith.mulsi_extended")
def _extended_product(e: Emitter, op: ir.Operation) -> None:
    values, lanes = operands_of(e, op)
    type_ = values[0].type
    width = bits(type_)
    wide, kind = whole(f"i{2 * width}", lanes), whole(type_, lanes)
    extend = "zext" if op.name == "arith.mului_extended" else "sext"
    a, b = (e.writer.value(f"{extend} {kind} {text} to {wide}") for text in texts(e, values, lanes))
    product = e.writer.value(f"mul {wide} {a}, {b}")
    low = e.writer.value(f"trunc {wide} {product} to {kind}")
    shifted = e.writer.value(f"lshr {wide} {product}, {_all(width, f'i{2 * width}', lanes)}")
    high = e.writer.value(f"trunc {wide} {shifted} to {kind}")
    e.set(op.results[0], low, type_, lanes)
    e.set(op.results[1], high, type_, lanes)


# --- conversions ---------------------------------------------------------------------------------

_CONVERSIONS = {
    "arith.extui": "zext",
    "arith.extsi": "sext",
    "arith.trunci": "trunc",
    "arith.extf": "fpext",
    "arith.truncf": "fptrunc",
    "arith.sitofp": "sitofp",
    "arith.uitofp": "uitofp",
    "arith.bitcast": "bitcast",
}


@rule(*_CONVERSIONS)
def _convert(e: Emitter, op: ir.Operation) -> None:
    values, lanes = operands_of(e, op)
    (value,) = values
    to = scalar_type(op.results[0].type)
    text = value.text
    if to != value.type:
        word = _CONVERSIONS[op.name]
        text = e.writer.value(f"{word} {value.whole} {text} to {whole(to, lanes)}")
    e.set(op.results[0], text, to, lanes, linear_of(e, op, values))


@rule("arith.index_cast", "arith.index_castui")
def _index_cast(e: Emitter, op: ir.Operation) -> None:
    values, lanes = operands_of(e, op)
    (value,) = values
    to = scalar_type(op.results[0].type)
    text = value.text
    if bits(to) != bits(value.type):
        narrower = bits(to) < bits(value.type)
        extend = "zext" if op.name == "arith.index_castui" else "sext"
        word = "trunc" if narrower else extend
        text = e.writer.value(f"{word} {value.whole} {text} to {whole(to, lanes)}")
    e.set(op.results[0], text, to, lanes, linear_of(e, op, values))


@rule("arith.fptosi", "arith.fptoui")
def _to_integer(e: Emitter, op: ir.Operation) -> None:
    """Saturating, as on a GPU: out of range LLVM's own conversion gives nothing that is defined."""
    (value,), lanes = operands_of(e, op)
    to = scalar_type(op.results[0].type)
    word = "fptosi.sat" if op.name == "arith.fptosi" else "fptoui.sat"
    end = f"v{lanes}" if lanes else ""
    name = f"llvm.{word}.{end}{to}.{end}{suffix(value.type)}"
    result = whole(to, lanes)
    function = e.writer.declare(name, result, value.whole)
    text = e.writer.value(f"call {result} {function}({value.whole} {value.text})")
    e.set(op.results[0], text, to, lanes)


@rule("arith.constant")
def _constant_rule(e: Emitter, op: ir.Operation) -> None:
    type_ = scalar_type(op.results[0].type)
    e.set(op.results[0], constant_text(op.attributes["value"], type_), type_, 0)


def constant_text(attribute: ir.Attribute, type_: str) -> str:
    """A constant as LLVM writes it, bit for bit."""
    if not is_float(type_):
        if isinstance(attribute, ir.BoolAttr):
            return "true" if attribute.value else "false"
        value = ir.IntegerAttr(attribute).value
        return ("true" if value else "false") if type_ == "i1" else str(value)
    pattern = float_bits(attribute, type_)
    width = bits(type_)
    return f"bitcast (i{width} {pattern} to {type_})"


def float_bits(attribute: ir.Attribute, type_: str) -> int:
    """The bits of a floating-point attribute."""
    text = str(attribute).split(" : ")[0]
    if text.startswith("0x"):
        return int(text, 16)
    kinds = {"half": np.float16, "bfloat": ml_dtypes.bfloat16, "float": np.float32}
    kind = np.dtype(kinds.get(type_, np.float64))
    value = np.array(ir.FloatAttr(attribute).value, np.float64).astype(kind)
    return int(value.view(f"u{kind.itemsize}"))


@rule("ub.poison")
def _poison(e: Emitter, op: ir.Operation) -> None:
    """Zero is as good as any value, and does no harm where a mask lets nobody see it."""
    type_ = scalar_type(op.results[0].type)
    e.set(op.results[0], "zeroinitializer" if is_float(type_) else _zero(type_), type_, 0)


def _zero(type_: str) -> str:
    return "false" if type_ == "i1" else "0"
