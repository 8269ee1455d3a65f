"""Sums that a thread keeps for several elements become one sum over further lanes.

Before (a thread computes a small tile of a product in registers):
    %r:4 = affine.parallel (%k) = (0) to (64) reduce ("addf", "addf", "addf", "addf") {
      ... a[2 * %i, %k] * b[%k, 2 * %j], a[2 * %i, %k] * b[%k, 2 * %j + 1], ...
    }
    affine.store %r#0, %c[2 * %i, 2 * %j]   affine.store %r#1, %c[2 * %i, 2 * %j + 1]   ...
After:
    affine.parallel (%p, %q) = (0, 0) to (2, 2) {
      %r = affine.parallel (%k) = (0) to (64) reduce ("addf") { a[2 * %i + %p, %k] * ... }
      affine.store %r, %c[2 * %i + %p, 2 * %j + %q]
    }

The stores must write a grid of elements, and their values must be one expression, of sums and what
is computed from them, whose loads move evenly along that grid. Nothing else with effects may stand
among the stores, and the loads must be from memory that the kernel never writes. collapse-parallel
and merge-lanes then find the lanes of the whole result. Groups without a reduction stay: they are
slices already.
"""

from __future__ import annotations

from collections.abc import Sequence

from raise_kernel.analysis.accesses.linear import Domain
from raise_kernel.analysis.accesses.regions import WRITES, has_effects
from raise_kernel.analysis.lanes.variance import root
from raise_kernel.bindings import ir, kernels, walk
from raise_kernel.diagnostics import NoMatch
from raise_kernel.pass_base import PassContext
from raise_kernel.passes.affine.reductions.store_grid import Item, StoreGrid
from raise_kernel.registry import register_pass


@register_pass("reroll-stores", stage="affine")
def reroll_stores(module: ir.Module, ctx: PassContext) -> None:
    """Turn sums that a thread keeps for several elements into sums over further lanes."""
    for kernel in kernels(module):
        entry = kernel.regions[0].blocks[0]
        written = {
            root(v)
            for op in walk(entry)
            if op.name in WRITES
            for v in op.operands
            if isinstance(v.type, ir.MemRefType)
        }
        loops = [op for op in walk(entry) if op.name == "affine.parallel" and not op.results]
        for loop in loops:
            for stores in _groups(loop.regions[0].blocks[0]):
                try:
                    _reroll(stores, written)
                except NoMatch as reason:
                    ctx.remarks.missed(f"{len(stores)} sums stay apart: {reason}", stores[0])


def _reroll(stores: list[ir.Operation], written: set[ir.Value]) -> None:
    def check_load(loads: Sequence[ir.Operation], _: Sequence[ir.Operation]) -> None:
        if root(loads[0].operands[0]) in written:
            raise NoMatch("their terms load from memory that the kernel writes")

    grid = StoreGrid([Item(s) for s in stores], stores[0].block, Domain(), check_load)
    loops = grid.loops()
    with ir.InsertionPoint(stores[-1]):
        grid.write(lanes=True)
    for loop in loops:
        if not any(True for result in loop.results for _ in result.uses):
            loop.erase()


def _groups(block: ir.Block) -> list[list[ir.Operation]]:
    """Stores of reductions into one memory with no other effect among them."""
    groups: list[list[ir.Operation]] = []
    current: list[ir.Operation] = []
    # What sums of the block lead to, element by element.
    summed: set[ir.Value] = set()
    for item in block.operations:
        op = item.operation
        if op.name == "affine.parallel" or (
            op.name.startswith(("arith.", "math.")) and any(v in summed for v in op.operands)
        ):
            summed.update(op.results)
        if op.name == "affine.store" and op.operands[0] in summed:
            if current and op.operands[1] != current[0].operands[1]:
                groups.append(current)
                current = []
            current.append(op)
        elif has_effects(op):
            groups.append(current)
            current = []
    groups.append(current)
    return [g for g in groups if len(g) > 1]
