"""`stablehlo.reduce` with the combiner and neutral element of a reduction of affine.parallel."""

from __future__ import annotations

from collections.abc import Callable

from raise_kernel.analysis.graphs.reduction_kinds import OPERATIONS, identity
from raise_kernel.bindings import ir, stablehlo
from raise_kernel.diagnostics import refuse
from raise_kernel.passes.tensor.vectors import splat, tensor_type, zeros


def reduce_tensor(
    tensor: ir.Value, axes: list[int], kind: int, from_zero: bool = False
) -> ir.Value:
    """`stablehlo.reduce` along `axes` with the reduction's own combiner and neutral element.

    A float sum that started from +0.0 takes that for its neutral element, others -0.0.
    """
    if kind not in OPERATIONS:
        raise refuse("RK011", f"a reduction of kind {kind}")
    element = tensor.type.element_type
    shape = [n for k, n in enumerate(tensor.type.shape) if k not in axes]
    op = stablehlo.ReduceOp(
        [tensor_type(shape, element)],
        [tensor],
        [zeros([], element) if from_zero else splat(identity(kind, element), [], element)],
        ir.DenseI64ArrayAttr.get(axes),
    )
    scalar = tensor_type([], element)
    block = op.regions[0].blocks.append(scalar, scalar)
    with ir.InsertionPoint(block):
        stablehlo.return_([combiner(kind)(*block.arguments)])
    return op.results[0]


def combiner(kind: int) -> Callable[[ir.Value, ir.Value], ir.Value]:
    """What a reduction of `kind` does to two scalars."""
    simple = {
        0: stablehlo.add,
        1: stablehlo.add,
        2: stablehlo.and_,
        4: stablehlo.maximum,
        6: stablehlo.maximum,
        8: stablehlo.minimum,
        10: stablehlo.minimum,
        12: stablehlo.multiply,
        13: stablehlo.multiply,
        14: stablehlo.or_,
        15: stablehlo.xor,
    }
    if kind in simple:
        return simple[kind]
    return lambda a, b: _scalar_op(OPERATIONS[kind], a, b)


def _scalar_op(name: str, a: ir.Value, b: ir.Value) -> ir.Value:
    from raise_kernel.passes.tensor.elementwise.table import LOWERINGS

    result = LOWERINGS[name](None, [a, b])
    assert isinstance(result, ir.Value)
    return result
