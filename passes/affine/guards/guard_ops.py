"""Rewrites of affine.if: with other constraints, or into one branch."""

from __future__ import annotations

from collections.abc import Sequence

from raise_kernel.analysis.accesses.affine_maps import to_set
from raise_kernel.analysis.accesses.linear import Constraint
from raise_kernel.bindings import ir
from raise_kernel.mlir.affine_ops import affine_if
from raise_kernel.mlir.rewriting import erase, replace_op, replace_uses


def replace_guard(op: ir.Operation, constraints: Sequence[Constraint]) -> ir.Operation:
    """The same affine.if under other constraints."""
    set_, operands = to_set(constraints)
    sources = [block for region in op.regions for block in region.blocks]
    with op.location, ir.InsertionPoint(op):
        results = [r.type for r in op.results]
        new, targets = affine_if(set_, operands, results, with_else=len(sources) == 2)
    for source, target in zip(sources, targets, strict=True):
        for inner in [o.operation for o in source.operations]:
            target.append(inner)
    replace_op(op, new.results)
    return new


def inline_branch(op: ir.Operation, region: int) -> list[ir.Operation]:
    """Replace the affine.if by one branch, which may be absent; returns the branch's operations."""
    blocks = list(op.regions[region].blocks)
    body: list[ir.Operation] = []
    if blocks:
        *body, end = [o.operation for o in blocks[0].operations]
        values = list(end.operands)
        for inner in body:
            inner.move_before(op)
        for result, value in zip(op.results, values, strict=True):
            replace_uses(result, value)
    erase(op)
    return body
