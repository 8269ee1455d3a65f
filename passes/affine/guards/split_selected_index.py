"""Rewrites an access at a selected index as an if over two accesses.

Before:
    %c = arith.cmpi eq, %i, %c0
    %k = arith.select %c, %c0, %im1            (also arith.minsi, maxsi, minui, maxui: clamping)
    %v = memref.load %x[%k]
After:
    %v = scf.if %c -> f32 { memref.load %x[%c0] } else { memref.load %x[%im1] }

Only if the condition is affine: raise-affine then makes each branch a slice over its part of the
lanes. A boundary condition written as a clamped index thus becomes a concatenation. Several selects
in one index split one after the other, up to `max_splits` of them. A limit that the index never
reaches is no select: integer sets say so, and the index is affine.
"""

from __future__ import annotations

from dataclasses import dataclass

from raise_kernel.analysis.accesses.linear import Domain
from raise_kernel.analysis.accesses.regions import with_domains
from raise_kernel.analysis.integers.affine.affine_values import AffineValues, affine_values
from raise_kernel.bindings import arith, ir, scf
from raise_kernel.mlir.rewriting import replace_op
from raise_kernel.mlir.values import defining_op
from raise_kernel.mlir.walks import kernels, named
from raise_kernel.pass_manager.pass_base import PassContext, register_pass

_EXTREMA = {
    "arith.minsi": "slt",
    "arith.maxsi": "sgt",
    "arith.minui": "ult",
    "arith.maxui": "ugt",
}
_THROUGH = {
    "arith.addi",
    "arith.subi",
    "arith.muli",
    "arith.shli",
    "arith.shrsi",
    "arith.shrui",
    "arith.extsi",
    "arith.extui",
    "arith.trunci",
    "arith.index_cast",
    "arith.index_castui",
}
_PREDICATES = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")


@register_pass("split-selected-index", stage="affine", needs=("memref.load", "memref.store"))
@dataclass(frozen=True)
class SplitSelectedIndex:
    """Rewrite accesses at selected or clamped indices as ifs over plain accesses."""

    max_splits: int = 3

    def run(self, module: ir.Module, ctx: PassContext) -> None:
        for kernel in kernels(module):
            entry = kernel.regions[0].blocks[0]
            accesses = named(entry, "memref.load", "memref.store")
            found = list(with_domains(entry, Domain(), accesses))
            values = affine_values()
            for op, domain in found:
                self._access(op, domain, values, self.max_splits)

    def _access(self, op: ir.Operation, domain: Domain, values: AffineValues, left: int) -> None:
        position = len(op.operands) - 1
        index = op.operands[position]
        if left == 0 or values.of(index, domain) is not None:
            return
        path = _path_to_select(index, domain, values)
        if path is None:
            return
        for access, inner in _split(op, position, path, domain, values):
            self._access(access, inner, values, left - 1)


def _path_to_select(
    index: ir.Value, domain: Domain, values: AffineValues
) -> list[ir.Operation] | None:
    """The operations from the index back to a select with an affine condition, which is last."""
    op = defining_op(index)
    if op is None:
        return None
    chooses = op.name == "arith.select" or op.name in _EXTREMA
    if chooses and _splits(op, domain, values):
        return [op]
    if not chooses and op.name not in _THROUGH:
        return None
    for operand in list(op.operands)[1 if op.name == "arith.select" else 0 :]:
        if values.of(operand, domain) is None:
            rest = _path_to_select(operand, domain, values)
            return [op, *rest] if rest is not None else None
    # Every operand is linear but the result is not: nothing to split here.
    return None


def _splits(op: ir.Operation, domain: Domain, values: AffineValues) -> bool:
    if op.name == "arith.select":
        condition = op.operands[0]
        sides = [values.constraints(condition, truth, domain) for truth in (True, False)]
        return any(side is not None for side in sides)
    return all(values.of(v, domain) is not None for v in op.operands)


def _split(
    op: ir.Operation,
    position: int,
    path: list[ir.Operation],
    domain: Domain,
    values: AffineValues,
) -> list[tuple[ir.Operation, Domain]]:
    """Replace the access by an if over two copies; returns the copies and their domains."""
    select = path[-1]
    with op.location, ir.InsertionPoint(op):
        if select.name == "arith.select":
            condition, *choices = select.operands
        else:
            a, b = select.operands
            predicate = _PREDICATES.index(_EXTREMA[select.name])
            condition, choices = arith.cmpi(predicate, a, b), [a, b]
        branch = scf.IfOp(condition, [r.type for r in op.results], has_else=True)
    blocks = [branch.then_block, branch.else_block]
    copies = []
    for truth, block, choice in zip((True, False), blocks, choices, strict=True):
        with op.location, ir.InsertionPoint(block):
            copy = _copy(op, position, path, choice)
            scf.yield_(list(copy.results))
        facts = values.constraints(condition, truth, domain)
        copies.append((copy, domain.refined(facts or [])))
    replace_op(op, branch.results)
    return copies


def _copy(
    op: ir.Operation, position: int, path: list[ir.Operation], choice: ir.Value
) -> ir.Operation:
    """A copy of the access whose index is recomputed from `choice` instead of the select."""
    old, new = path[-1].results[0], choice
    for step in reversed(path[:-1]):
        clone = step.clone().operation
        for k, operand in enumerate(step.operands):
            if operand == old:
                clone.operands[k] = new
        old, new = step.results[0], clone.results[0]
    copy = op.clone().operation
    copy.operands[position] = new
    return copy
