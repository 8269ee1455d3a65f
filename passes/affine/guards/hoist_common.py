"""Hoists operations that both branches of a conditional compute out of it.

Before:
    %r = affine.if (%i <= 634) {
      %a = affine.load %x[%i]
      %b = affine.load %x[%i + 128]
      %s = arith.addf %a, %b
      affine.yield %s
    } else {
      %c = affine.load %x[%i]
      affine.yield %c
    }
After:
    %a = affine.load %x[%i]
    %r = affine.if (%i <= 634) {
      %b = affine.load %x[%i + 128]
      %s = arith.addf %a, %b
      affine.yield %s
    } else {
      affine.yield %a
    }

A sum with a guarded addend (`s = x[i]; if (i + 128 < n) s += x[i + 128];`) has this form if each
branch loads `x[i]`; guard-addends can then rewrite it. The two operations must have the same name,
attributes and operands, and the operands must be computed outside of the conditional. They must be
arithmetic, or loads with no effect before them in their branches.
"""

from __future__ import annotations

from collections.abc import Iterator

from raise_kernel.analysis.accesses.regions import has_effects
from raise_kernel.analysis.graphs.speculation import is_invariant, is_pure
from raise_kernel.bindings import ir
from raise_kernel.mlir.facts import facts
from raise_kernel.mlir.rewriting import replace_op
from raise_kernel.mlir.values import attributes_of
from raise_kernel.mlir.walks import kernels, named
from raise_kernel.pass_manager.pass_base import PassContext, register_pass

_Key = tuple[object, ...]


@register_pass("hoist-common", stage="affine", needs=("affine.if",))
def hoist_common(module: ir.Module, ctx: PassContext) -> None:
    """Hoist operations that both branches of a conditional compute."""
    for kernel in kernels(module):
        guards = named(kernel.regions[0].blocks[0], "affine.if")
        # Inner conditionals first: operations hoisted from them are then part of a branch.
        for op in reversed(guards):
            if all(len(region.blocks) for region in op.regions):
                _hoist(op)


def _hoist(op: ir.Operation) -> None:
    then, other = (region.blocks[0] for region in op.regions)
    there = {_key(inner): inner for inner in _movable(then)}
    for inner in _movable(other):
        # Operands of the second branch that were hoisted are by now those of the first.
        same = there.pop(_key(inner), None)
        if same is None or not all(is_invariant(v, op) for v in same.operands):
            continue
        facts.changed()
        same.move_before(op)
        replace_op(inner, same.results)


def _movable(block: ir.Block) -> Iterator[ir.Operation]:
    """The arithmetic of a branch, and its loads before the first effect."""
    effects = False
    for op in [o.operation for o in block.operations]:
        effects = effects or has_effects(op)
        if is_pure(op) or (op.name in ("affine.load", "memref.load") and not effects):
            yield op


def _key(op: ir.Operation) -> _Key:
    types = tuple(str(result.type) for result in op.results)
    attributes = sorted((name, str(attribute)) for name, attribute in attributes_of(op).items())
    return op.name, types, tuple(attributes), tuple(op.operands)
