"""Divergence of the regions around an operation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from raise_kernel.analysis.lanes.variance import Variance, loop_inits
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import terminator


def parents(op: ir.Operation) -> Iterator[ir.Operation]:
    """The operations around `op`, innermost first, up to the function."""
    parent = op.parent
    while parent is not None and parent.operation.name != "func.func":
        yield parent.operation
        parent = parent.operation.parent


def holder_in(block: ir.Block, op: ir.Operation) -> ir.Operation | None:
    """The operation of a block that is `op`, or holds it; None if the block does not."""
    return next((o for o in (op, *parents(op)) if o.block == block), None)


def is_before(first: ir.Operation, second: ir.Operation) -> bool:
    """Whether `first` stands before `second`, or before what holds that in its block."""
    holder = holder_in(first.block, second)
    return holder is not None and first != holder and first.is_before_in_block(holder)


def deciding_values(op: ir.Operation) -> list[ir.Value]:
    """The values that determine the condition of an `if`, or the trip count of a loop."""
    if op.name in ("affine.if", "scf.if"):
        return list(op.operands)
    if op.name == "scf.while":
        before = op.regions[0].blocks[0]
        return [terminator(before).operands[0]]
    if op.name in ("affine.for", "scf.for"):
        return list(op.operands)[: len(op.operands) - len(loop_inits(op))]
    return []


def diverges(op: ir.Operation, variance: Variance, lanes: Sequence[ir.Value]) -> bool:
    """Whether the condition or trip count of `op` may vary with `lanes`."""
    if op.name not in _KNOWN:
        return True
    return any(variance.of(v) & frozenset(lanes) for v in deciding_values(op))


_KNOWN = frozenset(("affine.if", "scf.if", "scf.while", "affine.for", "scf.for"))
