"""Unrolling of an affine.for, and copies of its body."""

from __future__ import annotations

from collections.abc import Sequence

from raise_kernel.analysis.accesses.affine_maps import for_bounds
from raise_kernel.analysis.lanes.variance import loop_inits
from raise_kernel.bindings import arith, ir
from raise_kernel.mlir.rewriting import copy_operation, replace_op
from raise_kernel.mlir.walks import walked
from raise_kernel.remarks import RemarkSink

# The most iterations, and the most operations in all, of a loop that is unrolled.
MAX_TRIPS = 16
MAX_OPS = 768


def unroll_if_short(
    loop: ir.Operation, most: tuple[int, int], remarks: RemarkSink, what: str = "loop"
) -> None:
    """Unroll a loop of constant bounds with at most so many iterations, and operations in all."""
    indices = range(*(for_bounds(loop) or (0, 0, 1)))
    size = len(walked(loop.regions[0].blocks[0]))
    if len(indices) <= most[0] and len(indices) * size <= most[1]:
        unroll(loop, indices)
        return
    counts = f"{len(indices)} iterations of {size} operations"
    remarks.missed(f"the {what} is not unrolled: {counts}", loop)


def unroll(loop: ir.Operation, indices: Sequence[int]) -> None:
    """Replace `loop` by its body, once for each index."""
    carried = loop_inits(loop)
    for index in indices:
        with loop.location, ir.InsertionPoint(loop):
            iv = arith.constant(ir.IndexType.get(), index)
        carried = copy_body(loop, iv, carried, ir.InsertionPoint(loop))
    replace_op(loop, carried)


def copy_body(
    loop: ir.Operation, index: ir.Value, carried: Sequence[ir.Value], point: ir.InsertionPoint
) -> list[ir.Value]:
    """Copy one iteration of `loop` to `point`; returns the yielded values."""
    body = loop.regions[0].blocks[0]
    *operations, end = [o.operation for o in body.operations]
    mapping: dict[ir.Value, ir.Value] = dict(zip(body.arguments, [index, *carried], strict=True))
    for inner in operations:
        copy_operation(inner, point, mapping)
    yielded: list[ir.Value] = list(end.operands)
    return [mapping.get(v, v) for v in yielded]
