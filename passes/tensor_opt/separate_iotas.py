"""Gives the masks of each axis an iota of their own type, so that axes partition independently.

Before, for a square array:
    %i = stablehlo.iota dim = 0 : tensor<64xi32>
    %m = stablehlo.compare GE, %i, %one : tensor<64xi1>
    %rows = stablehlo.broadcast_in_dim %m, dims = [0] : tensor<64x64xi1>
    %columns = stablehlo.broadcast_in_dim %m, dims = [1] : tensor<64x64xi1>
After:
    %i = stablehlo.iota dim = 0 : tensor<64x64xi32>
    %rows = stablehlo.compare GE, %i, %one : tensor<64x64xi1>
    %j = stablehlo.iota dim = 1 : tensor<64x64xf32>
    %columns = stablehlo.compare GE, %j, %one_f : tensor<64x64xi1>

XLA makes one count of two axes of one length, whichever way they are written, as long as they are
equal. Its partitioner then splits that count for one axis and moves it between devices for the
other: an all-gather on the CPU, an all-reduce on a TPU, in a program that needs no collective for
its masks. Counts of different types stay apart: i32 for the first axis of a length, f32 for the
second, i16 for the third, where the length is exact in them; a fourth shares i32.

Only in kernels whose stores are in the pad or roll form (`rk.update_form`), which are those to be
partitioned. A mask that is more than comparisons of counts with constants, put together, is left as
it is. Refuses nothing.

Proved: comparisons of positions with constants give the same in a type in which all positions and
constants are exact.
"""

from __future__ import annotations

from collections.abc import Callable

from raise_kernel.bindings import ir, stablehlo
from raise_kernel.mlir.rewriting import erase, replace_uses
from raise_kernel.mlir.values import defining_op, shape_of
from raise_kernel.mlir.walks import kernels
from raise_kernel.pass_manager.pass_base import PassContext, register_pass

LOGIC: dict[str, Callable[..., ir.Value]] = {
    "stablehlo.and": stablehlo.and_,
    "stablehlo.or": stablehlo.or_,
    "stablehlo.not": stablehlo.not_,
}
FORMS = ("pad", "roll")


@register_pass("separate-iotas", stage="tensor-opt")
def separate_iotas(module: ir.Module, ctx: PassContext) -> None:
    """Give the masks of each axis an iota of their own, so that axes partition apart."""
    for kernel in kernels(module):
        if "rk.update_form" not in kernel.attributes:
            continue
        if ir.StringAttr(kernel.attributes["rk.update_form"]).value not in FORMS:
            continue
        block = kernel.regions[0].blocks[0]
        count = sum(_rewrite(op.operation) for op in list(block.operations))
        if count:
            ctx.remarks.applied(f"{count} masks have an iota of their own", kernel)


def _rewrite(op: ir.Operation) -> bool:
    """Count anew for a mask that is broadcast, or compared over a whole shape; whether it was."""
    if op.name not in ("stablehlo.broadcast_in_dim", "stablehlo.compare") or not _is_mask(op):
        return False
    shape = shape_of(op.results[0])
    if len(shape) < 2:
        return False
    value, axes = op.results[0], list(range(len(shape)))
    if op.name == "stablehlo.broadcast_in_dim":
        value = op.operands[0]
        axes = list(ir.DenseI64ArrayAttr(op.attributes["broadcast_dimensions"]))
        if len(axes) != 1 or shape_of(value) != [shape[axes[0]]]:
            return False
    with ir.InsertionPoint(op), op.location:
        rebuilt = _rebuilt(value, shape, axes)
    if rebuilt is None:
        return False
    replace_uses(op.results[0], rebuilt)
    erase(op)
    return True


def _rebuilt(mask: ir.Value, shape: list[int], axes: list[int]) -> ir.Value | None:
    """A mask over `shape`, of which its axis k is `axes[k]`; None where it is something else."""
    op = defining_op(mask)
    if op is None:
        return None
    if op.name in LOGIC:
        parts = [_rebuilt(operand, shape, axes) for operand in op.operands]
        if any(part is None for part in parts):
            return None
        return LOGIC[op.name](*parts)
    if op.name != "stablehlo.compare":
        return None
    sides = [_counted_axis(operand) for operand in op.operands]
    constants = [_splat(operand) for operand in op.operands]
    for count, other in ((0, 1), (1, 0)):
        axis, constant = sides[count], constants[other]
        if axis is not None and constant is not None:
            target = axes[axis]
            element = _element(shape, target)
            line = stablehlo.iota(ir.RankedTensorType.get(shape, element), target)
            bound = _bound(constant, line)
            if bound is None:
                return None
            operands = (line, bound) if count == 0 else (bound, line)
            kind = "SIGNED" if isinstance(element, ir.IntegerType) else "FLOAT"
            return stablehlo.compare(
                *operands,
                op.attributes["comparison_direction"],
                compare_type=stablehlo.ComparisonTypeAttr.get(kind),
            )
    return None


def _element(shape: list[int], axis: int) -> ir.Type:
    """The type that counts this axis: another one for each axis of its length."""
    size = shape[axis]
    before = sum(other == size for other in shape[:axis])
    if before == 1 and size <= 1 << 24:
        return ir.F32Type.get()
    if before == 2 and size < 1 << 15:
        return ir.IntegerType.get_signless(16)
    return ir.IntegerType.get_signless(32)


def _bound(constant: int, like: ir.Value) -> ir.Value | None:
    """The constant in the type of a count, None where it is not exact there."""
    type_ = ir.RankedTensorType(like.type)
    element = type_.element_type
    if isinstance(element, ir.IntegerType):
        if abs(constant) >= 1 << element.width - 1:
            return None
        attribute: ir.Attribute = ir.IntegerAttr.get(element, constant)
    else:
        if abs(constant) > 1 << 24:
            return None
        attribute = ir.FloatAttr.get(element, float(constant))
    return stablehlo.constant(ir.DenseElementsAttr.get_splat(type_, attribute))


def _counted_axis(value: ir.Value) -> int | None:
    """The axis that a signed integer iota counts."""
    op = defining_op(value)
    if op is None or op.name != "stablehlo.iota" or not _is_signless(value):
        return None
    return int(ir.IntegerAttr(op.attributes["iota_dimension"]).value)


def _splat(value: ir.Value) -> int | None:
    """The integer of a splat constant."""
    op = defining_op(value)
    if op is None or op.name != "stablehlo.constant" or not _is_signless(value):
        return None
    elements = ir.DenseElementsAttr(op.attributes["value"])
    if not elements.is_splat:
        return None
    return int(ir.IntegerAttr(elements.get_splat_value()).value)


def _is_signless(value: ir.Value) -> bool:
    element = ir.RankedTensorType(value.type).element_type
    return isinstance(element, ir.IntegerType) and element.is_signless and element.width > 1


def _is_mask(op: ir.Operation) -> bool:
    element = ir.RankedTensorType(op.results[0].type).element_type
    return isinstance(element, ir.IntegerType) and element.width == 1
