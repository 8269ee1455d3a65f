"""What both branches of a conditional compute is computed in front of it.

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

A sum of which one addend is guarded (`s = x[i]; if (i + 128 < n) s += x[i + 128];`) has this form
where it was computed anew in each branch; guard-addends takes it from there. The two operations
have the same name, attributes and operands, which are computed outside the conditional; they are
arithmetic, or loads before which their branches have no effect.
"""

from __future__ import annotations

from collections.abc import Iterator

from raise_kernel.analysis.accesses.regions import has_effects
from raise_kernel.bindings import attributes_of, ir, kernels, walked
from raise_kernel.erasing import erase
from raise_kernel.pass_base import PassContext
from raise_kernel.passes.affine.barriers.fission.again import is_inside, is_pure
from raise_kernel.registry import register_pass

_Key = tuple[object, ...]


@register_pass("hoist-common", stage="affine", needs=("affine.if",))
def hoist_common(module: ir.Module, ctx: PassContext) -> None:
    """Compute what both branches compute in front of the conditional."""
    for kernel in kernels(module):
        guards = [op for op in walked(kernel.regions[0].blocks[0]) if op.name == "affine.if"]
        # Inner conditionals first: what goes in front of them is part of a branch then.
        for op in reversed(guards):
            if all(len(region.blocks) for region in op.regions):
                _hoist(op)


def _hoist(op: ir.Operation) -> None:
    then, other = (region.blocks[0] for region in op.regions)
    there = {_key(inner): inner for inner in _movable(then)}
    for inner in _movable(other):
        # Its operands are those of the first branch by now, where they went.
        same = there.pop(_key(inner), None)
        if same is None or any(is_inside(v, op) for v in same.operands):
            continue
        same.move_before(op)
        for result, value in zip(inner.results, same.results, strict=True):
            result.replace_all_uses_with(value)
        erase(inner)


def _movable(block: ir.Block) -> Iterator[ir.Operation]:
    """Arithmetic of a branch, and loads before its first effect."""
    effects = False
    for op in [o.operation for o in block.operations]:
        effects = effects or has_effects(op)
        if is_pure(op) or (op.name in ("affine.load", "memref.load") and not effects):
            yield op


def _key(op: ir.Operation) -> _Key:
    types = tuple(str(result.type) for result in op.results)
    words = tuple(sorted((name, str(attribute)) for name, attribute in attributes_of(op).items()))
    return op.name, types, words, tuple(op.operands)
