"""Rules of `affine.apply` and `affine.if`: sums, products and quotients of thread indices."""

from __future__ import annotations

from raise_kernel.analysis.accesses.affine_maps import set_parts
from raise_kernel.bindings import ir
from raise_kernel.runtime.native.cpu.emitter import Emitter, rule
from raise_kernel.runtime.native.cpu.rules.control import masked_if, plain_if
from raise_kernel.runtime.native.cpu.types import Unknown, vector
from raise_kernel.runtime.native.cpu.values import Linear, Value

_I64 = "i64"


@rule("affine.apply")
def _apply(e: Emitter, op: ir.Operation) -> None:
    map_ = ir.AffineMapAttr(op.attributes["map"]).value
    operands = [e.get(v) for v in op.operands]
    e.values[op.results[0]] = expression(e, map_.results[0], operands, map_.n_dims)


@rule("affine.if")
def _if(e: Emitter, op: ir.Operation) -> None:
    operands = [e.get(v) for v in op.operands]
    condition = Value("true", "i1")
    for expr, equality in set_parts(op.attributes["condition"]):
        value = expression(e, expr, operands, len(operands))
        word = "eq" if equality else "sge"
        zero = "zeroinitializer" if value.varies else "0"
        text = e.writer.value(f"icmp {word} {value.whole} {value.text}, {zero}")
        condition = _both(e, condition, Value(text, "i1", value.lanes))
    blocks = [region.blocks[0] for region in op.regions if len(region.blocks)]
    if condition.varies:
        masked_if(e, op, condition.text, blocks)
    else:
        plain_if(e, op, condition.text, blocks)


def _both(e: Emitter, a: Value, b: Value) -> Value:
    lanes = max(a.lanes, b.lanes)
    x, y = (e.spread(v) if lanes else v.text for v in (a, b))
    whole = vector("i1", lanes) if lanes else "i1"
    return Value(e.writer.value(f"and {whole} {x}, {y}"), "i1", lanes)


def expression(e: Emitter, expr: ir.AffineExpr, operands: list[Value], dims: int) -> Value:
    """An affine expression of indices. (Those of threads are small.)"""
    if isinstance(expr, ir.AffineConstantExpr):
        value = ir.AffineConstantExpr(expr).value
        return Value(str(value), _I64, 0)
    if isinstance(expr, ir.AffineDimExpr):
        return operands[ir.AffineDimExpr(expr).position]
    if isinstance(expr, ir.AffineSymbolExpr):
        return operands[dims + ir.AffineSymbolExpr(expr).position]
    binary = ir.AffineBinaryExpr(expr)
    a = expression(e, binary.lhs, operands, dims)
    b = expression(e, binary.rhs, operands, dims)
    if isinstance(expr, ir.AffineAddExpr):
        return _combined(e, "add", a, b)
    if isinstance(expr, ir.AffineMulExpr):
        return _combined(e, "mul", a, b)
    if isinstance(expr, ir.AffineModExpr):
        return _rest(e, a, b)
    if isinstance(expr, ir.AffineFloorDivExpr):
        return _quotient(e, a, b)
    raise Unknown(f"the affine expression {expr}")


def _combined(e: Emitter, word: str, a: Value, b: Value) -> Value:
    lanes = max(a.lanes, b.lanes)
    x, y = (e.spread(v) if lanes else v.text for v in (a, b))
    whole = vector(_I64, lanes) if lanes else _I64
    text = e.writer.value(f"{word} {whole} {x}, {y}")
    return Value(text, _I64, lanes, _form(e, word, a, b) if lanes else None)


def _form(e: Emitter, word: str, a: Value, b: Value) -> Linear | None:
    forms = [v.linear if v.varies else Linear(v.text, 0, v.text.isdigit(), True) for v in (a, b)]
    first, second = forms
    if first is None or second is None:
        return None
    if word == "add":
        base = e.writer.value(f"add i64 {first.base}, {second.base}")
        positive = first.nonnegative and second.nonnegative
        return Linear(base, first.step + second.step, positive, first.small and second.small)
    if b.varies or not b.text.lstrip("-").isdigit():
        return None
    base = e.writer.value(f"mul i64 {first.base}, {b.text}")
    positive = first.nonnegative and b.text.isdigit()
    return Linear(base, first.step * int(b.text), positive, first.small)


def _rest(e: Emitter, a: Value, b: Value) -> Value:
    """`a mod b`, between 0 and b."""
    rest = _plain(e, "srem", a, b)
    whole = rest.whole
    zero = "zeroinitializer" if rest.varies else "0"
    negative = e.writer.value(f"icmp slt {whole} {rest.text}, {zero}")
    up = e.writer.value(f"add {whole} {rest.text}, {_spread(e, b, rest.lanes)}")
    truth = vector("i1", rest.lanes) if rest.lanes else "i1"
    text = e.writer.value(f"select {truth} {negative}, {whole} {up}, {whole} {rest.text}")
    return Value(text, _I64, rest.lanes)


def _quotient(e: Emitter, a: Value, b: Value) -> Value:
    """`a floordiv b`."""
    rest = _rest(e, a, b)
    whole = rest.whole
    less = e.writer.value(f"sub {whole} {_spread(e, a, rest.lanes)}, {rest.text}")
    text = e.writer.value(f"sdiv {whole} {less}, {_spread(e, b, rest.lanes)}")
    return Value(text, _I64, rest.lanes)


def _plain(e: Emitter, word: str, a: Value, b: Value) -> Value:
    lanes = max(a.lanes, b.lanes)
    whole = vector(_I64, lanes) if lanes else _I64
    text = e.writer.value(f"{word} {whole} {_spread(e, a, lanes)}, {_spread(e, b, lanes)}")
    return Value(text, _I64, lanes)


def _spread(e: Emitter, value: Value, lanes: int) -> str:
    return e.spread(value) if lanes else value.text
