"""Linear forms of integers modulo a power of two, also of integers that are not linear.

The thread index after blocks and threads were coalesced is `l + 32 * w - 256 * (w floordiv 8)`.
This is not linear, but equals `l` modulo 32.
"""

from __future__ import annotations

from collections.abc import Callable

from raise_kernel.analysis.accesses.linear import Linear
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import constant_int, defining_op

_SAME = ("arith.index_cast", "arith.index_castui", "arith.extui", "arith.extsi", "arith.trunci")
_SUMS = {"arith.addi": 1, "arith.subi": -1}
_MAX_DEPTH = 16
LinearOf = Callable[[ir.Value], Linear | None]


def residue(value: ir.Value, modulus: int, linear: LinearOf, depth: int = 0) -> Linear | None:
    """A form equal to `value` modulo `modulus`, a power of two that fits in every type involved.

    `linear` returns the linear form of a value, if there is one.
    """
    form = linear(value)
    if form is not None:
        return _reduced(form, modulus)
    op = defining_op(value)
    if op is None or depth > _MAX_DEPTH:
        return None

    def of(operand: ir.Value) -> Linear | None:
        return residue(operand, modulus, linear, depth + 1)

    if op.name in _SAME:
        narrow = [v.type for v in (*op.operands, value) if isinstance(v.type, ir.IntegerType)]
        fits = all(1 << ir.IntegerType(t).width >= modulus for t in narrow)
        return of(op.operands[0]) if fits else None
    if op.name in _SUMS:
        a, b = (of(v) for v in op.operands)
        return None if a is None or b is None else a + b.scaled(_SUMS[op.name])
    if op.name == "arith.muli":
        factor = constant_int(op.operands[1])
        if factor is None:
            return None
        inner = Linear() if factor % modulus == 0 else of(op.operands[0])
        return None if inner is None else _reduced(inner.scaled(factor), modulus)
    if op.name == "affine.apply":
        map_ = ir.AffineMapAttr(op.attributes["map"]).value
        return _of_expression(map_.results[0], [of(v) for v in op.operands], modulus)
    return None


def _reduced(form: Linear, modulus: int) -> Linear:
    """The form without terms that are multiples of the modulus."""
    return Linear(form.const % modulus, {v: c for v, c in form.terms.items() if c % modulus})


def _of_expression(
    expr: ir.AffineExpr, operands: list[Linear | None], modulus: int
) -> Linear | None:
    if isinstance(expr, ir.AffineConstantExpr):
        return Linear(ir.AffineConstantExpr(expr).value % modulus)
    if isinstance(expr, ir.AffineDimExpr):
        return operands[ir.AffineDimExpr(expr).position]
    if not isinstance(expr, (ir.AffineAddExpr, ir.AffineMulExpr, ir.AffineModExpr)):
        return None
    left = _of_expression(expr.lhs, operands, modulus)
    if isinstance(expr, ir.AffineAddExpr):
        right = _of_expression(expr.rhs, operands, modulus)
        return left + right if left is not None and right is not None else None
    if not isinstance(expr.rhs, ir.AffineConstantExpr):
        return None
    constant = ir.AffineConstantExpr(expr.rhs).value
    if isinstance(expr, ir.AffineModExpr):
        return left if constant % modulus == 0 else None
    if constant % modulus == 0:
        return Linear()
    return _reduced(left.scaled(constant), modulus) if left is not None else None
