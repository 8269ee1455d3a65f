"""Rewrites of affine.if: with other constraints, into one branch, or into one for each result."""

from __future__ import annotations

from collections.abc import Sequence

from raise_kernel.analysis.accesses.affine_maps import if_constraints, to_set
from raise_kernel.analysis.accesses.linear import Constraint
from raise_kernel.analysis.accesses.regions import has_effects
from raise_kernel.bindings import affine_if, affine_yield, ir
from raise_kernel.erasing import erase


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
    for old, result in zip(op.results, new.results, strict=True):
        old.replace_all_uses_with(result)
    erase(op)
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
            result.replace_all_uses_with(value)
    erase(op)
    return body


def split_results(op: ir.Operation) -> None:
    """Split `op`, which writes nothing, into an affine.if for each result with its computation."""
    constraints = if_constraints(op)
    if constraints is None or len(op.results) < 2 or has_effects(op):
        return
    set_, operands = to_set(constraints)
    for position, result in enumerate(op.results):
        with op.location, ir.InsertionPoint(op):
            copy = op.clone().operation
            new, targets = affine_if(set_, operands, [result.type], with_else=True)
        for region, target in zip(copy.regions, targets, strict=True):
            *body, end = [o.operation for o in region.blocks[0].operations]
            for inner in body:
                target.append(inner)
            with op.location, ir.InsertionPoint(target):
                affine_yield([end.operands[position]])
            for inner in reversed(body):
                if not any(list(r.uses) for r in inner.results):
                    erase(inner)
        result.replace_all_uses_with(new.results[0])
        erase(copy)
    erase(op)
