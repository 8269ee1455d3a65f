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

from collections.abc import Sequence

from raise_kernel.bindings import ir
from raise_kernel.mlir.values import text_attribute
from raise_kernel.mlir.walks import kernels
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.tensor_opt.graph import Graph, Node, Rewriter
from raise_kernel.passes.tensor_opt.graph.node import Shape, splat_int
from raise_kernel.stablehlo.elements import is_integer, is_unsigned

FORMS = ("pad", "roll")
# The types that count axes of one length, by how many such axes come before, and the first number
# above those that are exact in them.
COUNTS = {0: ("i32", 1 << 31), 1: ("f32", (1 << 24) + 1), 2: ("i16", 1 << 15)}


@register_pass("separate-iotas", stage="tensor-opt")
def separate_iotas(module: ir.Module, ctx: PassContext) -> None:
    """Give the masks of each axis an iota of their own, so that axes partition apart."""
    for kernel in kernels(module):
        if text_attribute(kernel, "rk.update_form") in FORMS:
            rewriter = Rewriter({"broadcast_in_dim": [separated], "compare": [separated]})
            rewriter.function(kernel)
            for count in rewriter.counts.values():
                ctx.remarks.applied(f"{count} masks have an iota of their own", kernel)


def separated(g: Graph, n: Node) -> Node | None:
    """A mask that is broadcast along one axis, or compared over a whole shape, counted anew."""
    if n.element != "i1" or n.rank < 2:
        return None
    if n.op == "compare":
        return _rebuilt(g, n, n.shape, range(n.rank))
    (mask,), axes = n.operands, n.attr
    along = len(axes) == 1 and mask.shape == (n.shape[axes[0]],)
    return _rebuilt(g, mask, n.shape, axes) if along else None


def _rebuilt(g: Graph, mask: Node, shape: Shape, axes: Sequence[int]) -> Node | None:
    """A mask over `shape`, of which its axis k is `axes[k]`; None where it is something else."""
    if mask.op in ("and", "or", "not"):
        parts = [_rebuilt(g, o, shape, axes) for o in mask.operands]
        known = [p for p in parts if p is not None]
        return g.make(mask.op, known, shape, "i1") if len(known) == len(parts) else None
    if mask.op != "compare":
        return None
    for count, other in (mask.operands, mask.operands[::-1]):
        bound = splat_int(other)
        if count.op != "iota" or bound is None or not is_integer(count.element):
            continue
        if is_unsigned(count.element):
            return None
        axis = axes[count.attr]
        element, end = _count(shape, axis)
        if abs(bound) >= end:
            return None
        line, limit = g.iota(shape, axis, element), g.splat(bound, shape, element)
        kind = "SIGNED" if is_integer(element) else "FLOAT"
        first, second = (line, limit) if count is mask.operands[0] else (limit, line)
        return g.compare(first, second, mask.attr[0], kind)
    return None


def _count(shape: Shape, axis: int) -> tuple[str, int]:
    """The type that counts this axis: another one for each axis of its length; `COUNTS`."""
    before = shape[:axis].count(shape[axis])
    element, end = COUNTS.get(before, COUNTS[0])
    return (element, end) if shape[axis] < end else COUNTS[0]
