"""Scalar `arith` and `math` ops, one by one, as StableHLO on tensors of one shape.

`arith.addf %a, %b : f32`  ->  `stablehlo.add %A, %B : tensor<64x64xf32>`

The operands come as tensors whose element types are the scalars' types (`storage_type`); the
results are tensors of the same shape. `index` is whatever signless integer type the tensors have:
a proof that 32 bits suffice is the caller's. An integer type that StableHLO lacks (i7, i33, ...)
lives sign-extended in the next wider one that it has. Refuses integers over 64 bits, and ops that
are not in the table.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence

from raise_kernel.bindings import ir, stablehlo
from raise_kernel.diagnostics import refuse
from raise_kernel.mlir import tensor_ops
from raise_kernel.mlir.values import scalar_attr
from raise_kernel.passes.tensor.elementwise import conversions, floats, integers
from raise_kernel.passes.tensor.elementwise.build import (
    bitcast,
    convert,
    int_width,
    same_shape,
    select,
    splat,
    storage_type,
)
from raise_kernel.passes.tensor.elementwise.integers import Lowering, Operands, Result

__all__ = [
    "LOWERINGS",
    "bitcast",
    "constant",
    "convert",
    "is_elementwise",
    "lower_elementwise",
    "same_shape",
    "select",
    "splat",
    "storage_type",
]


def _select(_op: ir.Operation | None, operands: Operands) -> ir.Value:
    return select(*operands)


LOWERINGS: dict[str, Lowering] = {
    **integers.LOWERINGS,
    **floats.LOWERINGS,
    **conversions.LOWERINGS,
    "arith.select": _select,
}
"""The ops that need nothing but their operands, by name."""

_INDEX_CASTS = {
    "arith.index_cast": conversions.extend_signed,
    "arith.index_castui": conversions.extend_unsigned,
}

_READ_AS_UNSIGNED = {
    "arith.ceildivui",
    "arith.divui",
    "arith.extui",
    "arith.index_castui",
    "arith.remui",
    "arith.shrui",
    "arith.uitofp",
    "math.ctlz",
    "math.ctpop",
}
"""Ops to which the sign extension of an odd-width integer makes a difference."""


def is_elementwise(op: ir.Operation) -> bool:
    """Whether `lower_elementwise` takes this op."""
    name = op.operation.name
    return name in LOWERINGS or name in _INDEX_CASTS or name == "arith.constant"


def lower_elementwise(
    op: ir.Operation,
    operands: Sequence[ir.Value],
    index_bits: int = 64,
) -> Result:
    """Build `op` on tensors at the current insertion point, with the current location; a list where
    it has several results.

    `index_bits` is the width of an `index` that this op makes from another type. A constant becomes
    a rank-0 tensor.
    """
    op = op.operation
    name = op.name
    if name == "arith.constant":
        return constant(op, index_bits)
    if name in _INDEX_CASTS:
        return _index_cast(op, operands[0], index_bits)
    if name not in LOWERINGS:
        raise refuse("RK011", f"{name} has no elementwise form", at=op)
    odd = [_odd_width(v.type) for v in op.operands]
    if any(odd) or any([_odd_width(r.type) for r in op.results]):
        return _lower_odd_width(op, operands, odd)
    return LOWERINGS[name](op, operands)


def constant(op: ir.Operation, index_bits: int = 64) -> ir.Value:
    """An `arith.constant` as a rank-0 tensor."""
    attr = op.attributes["value"]
    element = storage_type(op.results[0].type, index_bits)
    if element is None or not isinstance(attr, (ir.IntegerAttr, ir.FloatAttr, ir.BoolAttr)):
        raise refuse("RK018", f"a constant of type {op.results[0].type}", at=op)
    type_ = tensor_ops.tensor_type((), element)
    scalar = attr if isinstance(attr, ir.FloatAttr) else scalar_attr(element, int(attr.value))
    return tensor_ops.constant(ir.DenseElementsAttr.get_splat(type_, scalar))


def _index_cast(op: ir.Operation, value: ir.Value, index_bits: int) -> ir.Value:
    source, target = op.operands[0].type, op.results[0].type
    element = storage_type(target, index_bits)
    if element is None:
        raise refuse("RK018", f"no tensor element type holds {target}", at=op)
    odd = _odd_width(source)
    if odd and op.name in _READ_AS_UNSIGNED:
        value = _zero_extended(value, odd)
    if ir.IntegerType(element).width < int_width(value):
        result = conversions.truncate(value, element)
    else:
        result = _INDEX_CASTS[op.name](value, element)
    odd = _odd_width(target)
    return _sign_extended(result, odd) if odd else result


# --- integers of a width that StableHLO lacks -----------------------------------------------


@functools.cache
def _odd_width(type_: ir.Type) -> int | None:
    """The width of an integer type that is stored in a wider one, else None."""
    if not isinstance(type_, ir.IntegerType) or type_.width in (1, 8, 16, 32, 64):
        return None
    return type_.width


def _lower_odd_width(op: ir.Operation, operands: Operands, odd: Sequence[int | None]) -> Result:
    if any(w and w > 64 for w in (*odd, *(_odd_width(r.type) for r in op.results))):
        raise refuse("RK018", "an integer of more than 64 bits", at=op)
    if op.name in ("arith.mulsi_extended", "arith.mului_extended"):
        raise refuse("RK018", f"{op.name} of an odd width", at=op)
    values = list(operands)
    if op.name in _READ_AS_UNSIGNED:
        values = [_zero_extended(v, w) if w else v for v, w in zip(values, odd, strict=True)]
    if op.name == "math.cttz" and odd[0]:
        values[0] = tensor_ops.or_(values[0], splat(1 << odd[0], values[0]))
    built = LOWERINGS[op.name](op, values)
    results = built if isinstance(built, list) else [built]
    if op.name == "math.ctlz" and odd[0]:
        excess = int_width(values[0]) - odd[0]
        results = [tensor_ops.subtract(results[0], splat(excess, results[0]))]
    widths = [_odd_width(r.type) for r in op.results]
    wrapped = [_sign_extended(v, w) if w else v for v, w in zip(results, widths, strict=True)]
    return wrapped if isinstance(built, list) else wrapped[0]


def _zero_extended(value: ir.Value, width: int) -> ir.Value:
    return tensor_ops.and_(value, splat((1 << width) - 1, value))


def _sign_extended(value: ir.Value, width: int) -> ir.Value:
    amount = splat(int_width(value) - width, value)
    return stablehlo.shift_right_arithmetic(stablehlo.shift_left(value, amount), amount)
