"""`stablehlo.reduce` with the combiner and neutral element of a reduction of affine.parallel."""

from __future__ import annotations

from collections.abc import Callable

from raise_kernel.analysis.graphs.reduction_kinds import OPERATIONS, identity
from raise_kernel.bindings import ir, stablehlo
from raise_kernel.diagnostics import refuse
from raise_kernel.mlir import tensor_ops
from raise_kernel.passes.tensor.vectors import splat, tensor_type, zeros
from raise_kernel.stablehlo.write import reduce

# Reductions that are of unsigned integers, which MLIR's types do not say.
UNSIGNED = frozenset({7, 11})


def reduce_tensor(
    tensor: ir.Value, axes: list[int], kind: int, from_zero: bool = False
) -> ir.Value:
    """`stablehlo.reduce` along `axes` with the reduction's own combiner and neutral element.

    A float sum that started from +0.0 takes that for its neutral element, others -0.0.
    """
    if kind not in OPERATIONS:
        raise refuse("RK011", f"a reduction of kind {kind}")
    if kind in UNSIGNED:
        return as_unsigned(tensor, lambda bits: _reduced(bits, axes, kind, from_zero))
    return _reduced(tensor, axes, kind, from_zero)


def as_unsigned(tensor: ir.Value, compute: Callable[[ir.Value], ir.Value]) -> ir.Value:
    """What `compute` makes of integers taken for unsigned ones, as integers of their own type."""
    element = ir.IntegerType(tensor.type.element_type)
    unsigned = ir.IntegerType.get_unsigned(element.width)
    shape = tensor.type.shape
    result = compute(stablehlo.bitcast_convert(tensor_type(shape, unsigned), tensor))
    return stablehlo.bitcast_convert(tensor_type(result.type.shape, element), result)


def _reduced(tensor: ir.Value, axes: list[int], kind: int, from_zero: bool) -> ir.Value:
    element = tensor.type.element_type
    shape = [n for k, n in enumerate(tensor.type.shape) if k not in axes]
    start = zeros([], element) if from_zero else neutral_element(kind, element)
    return reduce(tensor_type(shape, element), tensor, start, axes, combiner(kind))


def neutral_element(kind: int, element: ir.Type) -> ir.Value:
    """The neutral element of a reduction, of this type."""
    if kind in UNSIGNED:
        signless = ir.IntegerType.get_signless(ir.IntegerType(element).width)
        bits = splat(identity(kind, signless), [], signless)
        return stablehlo.bitcast_convert(tensor_type([], element), bits)
    return splat(identity(kind, element), [], element)


def combiner(kind: int) -> Callable[[ir.Value, ir.Value], ir.Value]:
    """What a reduction of `kind` does to two scalars; unsigned ones are of unsigned integers."""
    simple = {
        0: tensor_ops.add,
        1: tensor_ops.add,
        2: tensor_ops.and_,
        4: tensor_ops.maximum,
        6: tensor_ops.maximum,
        7: tensor_ops.maximum,
        8: tensor_ops.minimum,
        10: tensor_ops.minimum,
        11: tensor_ops.minimum,
        12: tensor_ops.multiply,
        13: tensor_ops.multiply,
        14: tensor_ops.or_,
        15: tensor_ops.xor,
    }
    if kind in simple:
        return simple[kind]
    return lambda a, b: _scalar_op(OPERATIONS[kind], a, b)


def _scalar_op(name: str, a: ir.Value, b: ir.Value) -> ir.Value:
    from raise_kernel.passes.tensor.elementwise.table import LOWERINGS

    result = LOWERINGS[name](None, [a, b])
    assert isinstance(result, ir.Value)
    return result
