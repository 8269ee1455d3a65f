"""Replace poison by zero, so that no undefined value reaches a tensor.

Before: `%p = ub.poison : f32`            After: `%p = arith.constant 0.0 : f32`

Poison is the value of a result on a path that does not define it, and LLVM's undef. Any value is a
legal replacement; zero causes no exceptions in masked lanes. Types that are neither integers nor
floats stay.
"""

from __future__ import annotations

from raise_kernel.bindings import ir
from raise_kernel.mlir.rewriting import replace_op
from raise_kernel.mlir.walks import named
from raise_kernel.pass_manager.pass_base import PassContext, register_pass


@register_pass("drop-poison", stage="structure", needs=("ub.poison",))
def drop_poison(module: ir.Module, ctx: PassContext) -> None:
    """Replace ub.poison by zero."""
    for op in named(module.body, "ub.poison"):
        zero = zero_of(op.result.type)
        if zero is not None:
            constant = ir.Operation.create(
                "arith.constant",
                results=[op.result.type],
                attributes={"value": zero},
                loc=op.location,
                ip=ir.InsertionPoint(op),
            )
            replace_op(op, [constant.result])


def zero_of(kind: ir.Type) -> ir.Attribute | None:
    """The zero of a type; None if it has none."""
    if isinstance(kind, (ir.IntegerType, ir.IndexType)):
        return ir.IntegerAttr.get(kind, 0)
    if isinstance(kind, ir.FloatType):
        return ir.FloatAttr.get(kind, 0.0)
    return None
