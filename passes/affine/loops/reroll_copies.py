"""Stores that were written out, one for each element of a grid, are a loop again.

Before (clang -O3 unrolls a tile's copy, whose last rows may lie outside of the array):
    %0 = affine.load %x[%i * 70 + %j]              affine.store %0, %s[%t * 33]
    affine.if (-%i + 33 >= 0) {
      %1 = affine.load %x[%i * 70 + %j + 1120]     affine.store %1, %s[%t * 33 + 528]
    }
After:
    affine.for %k = 0 to 2 {
      affine.if (-%i - 16 * %k + 49 >= 0) {
        %0 = affine.load %x[%i * 70 + %j + 1120 * %k]   affine.store %0, %s[%t * 33 + 528 * %k]
      }
    }

So that a kernel is the same however far it was unrolled, by a compiler or by hand (the parts of a
float4). All stores to one memory, between barriers and other effects, must write a grid of elements
of one expression whose loads, constants and guards move evenly (store_grid.py); a guard may be
missing where it is implied. Loads must be from memory that nothing writes meanwhile, or of the very
element that is written. Stores that are left alone get no remark: most were never written out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from raise_kernel.analysis.accesses.affine_maps import access_forms, if_constraints
from raise_kernel.analysis.accesses.linear import Domain
from raise_kernel.analysis.accesses.regions import has_effects, region_domains
from raise_kernel.analysis.lanes.variance import root
from raise_kernel.bindings import identity, ir, kernels
from raise_kernel.diagnostics import NoMatch
from raise_kernel.pass_base import PassContext
from raise_kernel.passes.affine.reductions.store_grid import Item, StoreGrid
from raise_kernel.registry import register_pass


@register_pass("reroll-copies", stage="affine")
def reroll_copies(module: ir.Module, ctx: PassContext) -> None:
    """Roll up stores that were written out, one for each element of a grid."""
    for kernel in kernels(module):
        for segment in _segments(kernel.regions[0].blocks[0], Domain()):
            groups = segment.groups()
            for stores in groups.values():
                try:
                    _Copies(segment, stores, set(groups)).rewrite()
                except NoMatch:
                    continue
                ctx.remarks.applied(f"{len(stores)} stores that were written out are a loop")


@dataclass
class _Segment:
    """Operations of one block without any effects besides stores, guards among them."""

    block: ir.Block
    domain: Domain
    items: list[Item] = field(default_factory=list)
    loads: list[ir.Operation] = field(default_factory=list)
    # Of each store, the operation of the block that holds it.
    tops: dict[int, ir.Operation] = field(default_factory=dict)

    def groups(self) -> dict[ir.Value, list[Item]]:
        """The stores to each memory."""
        found: dict[ir.Value, list[Item]] = {}
        for item in self.items:
            found.setdefault(root(item.store.operands[1]), []).append(item)
        return found

    def take(self, op: ir.Operation) -> bool:
        """Add an operation of the block; False where it has other effects."""
        before = len(self.items), len(self.loads)
        if self._collect(op, (), op):
            return True
        del self.items[before[0] :], self.loads[before[1] :]
        return False

    def _collect(
        self, op: ir.Operation, guards: tuple[ir.Operation, ...], top: ir.Operation
    ) -> bool:
        if op.name == "affine.store":
            self.items.append(Item(op, guards))
            self.tops[identity(op)] = top
            return True
        if op.name == "affine.load":
            self.loads.append(op)
        if op.name == "affine.if" and not op.results and has_effects(op):
            bodies = [b for region in op.regions for b in region.blocks]
            if len(bodies) != 1 or if_constraints(op) is None:
                return False
            inner = [o.operation for o in bodies[0].operations]
            return all(self._collect(o, (*guards, op), top) for o in inner)
        if op.regions:
            self.loads += [o for o in _inside(op) if o.name.endswith(".load")]
        return not has_effects(op)


def _inside(op: ir.Operation) -> list[ir.Operation]:
    found: list[ir.Operation] = []
    for region in op.regions:
        for block in region.blocks:
            for item in block.operations:
                found += [item.operation, *_inside(item.operation)]
    return found


def _segments(block: ir.Block, domain: Domain) -> list[_Segment]:
    """All segments of the block and of what is inside it."""
    found = [_Segment(block, domain)]
    for item in block.operations:
        op = item.operation
        if found[-1].block != block or not found[-1].take(op):
            for region, inner in zip(op.regions, region_domains(op, domain), strict=True):
                for nested in region.blocks:
                    found += _segments(nested, inner)
            found.append(_Segment(block, domain))
    return found


class _Copies:
    """The stores of a segment to one memory. Raises `NoMatch`."""

    def __init__(self, segment: _Segment, items: Sequence[Item], written: set[ir.Value]) -> None:
        self.segment, self.items, self.written = segment, items, written
        self.own: set[int] = set()

    def rewrite(self) -> None:
        if len(self.items) < 2 or len({item.store.operands[1] for item in self.items}) > 1:
            raise NoMatch("they are one store, or of several views")
        grid = StoreGrid(self.items, self.segment.block, self.segment.domain, self._check_load)
        memory = root(self.items[0].store.operands[1])
        for load in self.segment.loads:
            if root(load.operands[0]) == memory and identity(load) not in self.own:
                raise NoMatch("the memory is read meanwhile")
        with ir.InsertionPoint(self.segment.tops[identity(self.items[-1].store)]):
            grid.write(lanes=False)

    def _check_load(self, loads: Sequence[ir.Operation], stores: Sequence[ir.Operation]) -> None:
        """Loads are from memory that nothing in the segment writes, or of the store's element."""
        if root(loads[0].operands[0]) not in self.written:
            return
        for load, store in zip(loads, stores, strict=True):
            same = load.operands[0] == store.operands[1]
            if not same or access_forms(load) != access_forms(store):
                raise NoMatch("their terms load from memory that is written meanwhile")
            self.own.add(identity(load))
