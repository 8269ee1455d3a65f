"""Rerolls stores that were unrolled over a grid of elements.

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

Before, with `lanes=false` (clang -O3 unrolls a tile's copy, whose last rows may lie outside):
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

A kernel is then the same for every unroll factor, whether a compiler or the programmer unrolled it
(the components of a float4). All stores to one memory, between barriers and other effects, must
write a grid of elements. Their values must be isomorphic expressions whose subscripts, constants
and guards are affine in the grid. A guard may be missing if it is implied. Loads
must be from memory that is not written in between, or of the element that is stored.
choose-basis then coalesces the lanes of the whole result. Only unmatched stores of sums get a
remark, because most other stores were never one loop.

Proved: the stored values are compared operation by operation: one expression over a grid of
indices, of memory that nothing writes meanwhile.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from raise_kernel.analysis.accesses.affine_maps import access_forms, if_constraints, to_map
from raise_kernel.analysis.accesses.linear import Constraint, Domain
from raise_kernel.analysis.accesses.regions import has_effects, region_domains
from raise_kernel.analysis.lanes.variance import root
from raise_kernel.analysis.loops.copies import Copy, Family, Shapes, blocks_around
from raise_kernel.analysis.loops.copy_grid import Grid, Rebuild
from raise_kernel.analysis.memory.written import written_memories
from raise_kernel.bindings import ir
from raise_kernel.mlir.affine_ops import affine_store
from raise_kernel.mlir.rewriting import erase
from raise_kernel.mlir.values import defining_op, identity
from raise_kernel.mlir.walks import kernels, named, walked
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.affine.reductions.nest_builders import (
    loop_nest,
    parallel_nest,
    under_guard,
)
from raise_kernel.remarks import NoMatch


@dataclass(frozen=True)
class Item:
    """A store and the affine.ifs around it, the outermost first."""

    store: ir.Operation
    guards: tuple[ir.Operation, ...] = ()


@register_pass("reroll-stores", stage="affine")
@dataclass(frozen=True)
class RerollStores:
    """Reroll stores that were unrolled over a grid of elements.

    `lanes`: into parallel loops, else into sequential ones.
    """

    lanes: bool = True

    def run(self, module: ir.Module, ctx: PassContext) -> None:
        for kernel in kernels(module):
            entry = kernel.regions[0].blocks[0]
            if len(named(entry, "affine.store")) < 2:
                continue
            written = written_memories(walked(entry))
            for segment in _segments(entry, Domain()):
                groups = segment.groups()
                for items in groups.values():
                    if len(items) > 1:
                        self._group(_Group(segment, items, set(groups), written), ctx)

    def _group(self, group: _Group, ctx: PassContext) -> None:
        number, first = len(group.items), group.items[0].store
        try:
            made = group.rewrite(lanes=self.lanes)
        except NoMatch as reason:
            if group.sums():
                ctx.remarks.missed(f"{number} stores of sums stay unrolled: {reason}", first)
        else:
            ctx.remarks.applied(f"{number} unrolled stores are rerolled", made)


@dataclass
class _Segment:
    """Consecutive operations of a block, including guards, whose only effects are stores."""

    block: ir.Block
    domain: Domain
    items: list[Item] = field(default_factory=list)
    loads: list[ir.Operation] = field(default_factory=list)
    # For each store, the operation of the block that holds it.
    tops: dict[int, ir.Operation] = field(default_factory=dict)

    def groups(self) -> dict[ir.Value, list[Item]]:
        """The stores to each memory."""
        found: dict[ir.Value, list[Item]] = {}
        for item in self.items:
            found.setdefault(root(item.store.operands[1]), []).append(item)
        return found

    def take(self, op: ir.Operation) -> bool:
        """Add an operation of the block; False if it has other effects."""
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
        if op.name.endswith(".load"):
            self.loads.append(op)
        if op.name == "affine.if" and not op.results and has_effects(op):
            bodies = [b for region in op.regions for b in region.blocks]
            if len(bodies) != 1 or if_constraints(op) is None:
                return False
            inner = [o.operation for o in bodies[0].operations]
            return all(self._collect(o, (*guards, op), top) for o in inner)
        if has_effects(op):
            return False
        for block in (b for region in op.regions for b in region.blocks):
            self.loads += [o for o in walked(block) if o.name.endswith(".load")]
        return True


def _segments(block: ir.Block, domain: Domain) -> list[_Segment]:
    """All segments of the block and of nested blocks."""
    found = [_Segment(block, domain)]
    for item in block.operations:
        op = item.operation
        if found[-1].block != block or not found[-1].take(op):
            for region, inner in zip(op.regions, region_domains(op, domain), strict=True):
                for nested in region.blocks:
                    found += _segments(nested, inner)
            found.append(_Segment(block, domain))
    return found


class _Group:
    """The stores of a segment to one memory. Raises `NoMatch`.

    `meanwhile` is the memory that the segment writes, `written` the memory that the kernel writes.
    """

    def __init__(
        self,
        segment: _Segment,
        items: Sequence[Item],
        meanwhile: set[ir.Value],
        written: set[ir.Value],
    ) -> None:
        self.segment, self.items = segment, items
        self.meanwhile, self.written = meanwhile, written
        self.stores = [item.store for item in items]
        self.values = [op.operands[0] for op in self.stores]

    def sums(self) -> list[ir.Operation]:
        """The reductions that a stored value is computed from, element by element."""
        found: dict[int, ir.Operation] = {}
        seen = set(self.values)
        stack = list(seen)
        while stack:
            op = defining_op(stack.pop())
            if op is None or op.block != self.segment.block:
                continue
            if op.name == "affine.parallel":
                found[identity(op)] = op
            elif op.name.startswith(("arith.", "math.")):
                new = [v for v in op.operands if v not in seen]
                seen.update(new)
                stack += new
        return list(found.values())

    def rewrite(self, *, lanes: bool) -> ir.Operation:
        """Replace the stores by one in a loop nest over the grid; returns it."""
        memory = self.stores[0].operands[1]
        if any(op.operands[1] != memory for op in self.stores):
            raise NoMatch("they are stores to several views")
        forms = [access_forms(op) for op in self.stores]
        known = [f for f in forms if f is not None]
        if len(known) != len(forms):
            raise NoMatch("an index is not affine")
        guards = [[c for g in i.guards for c in if_constraints(g) or []] for i in self.items]
        domain = self.segment.domain
        family = Family(
            Shapes(set(blocks_around(self.segment.block))),
            [Copy(domain.refined(guard)) for guard in guards],
        )
        target = [family.column(column) for column in zip(*known, strict=True)]
        value = family.node(self.values)
        self._check_loads(family)
        grid = Grid(family, [({}, 1)] * len(self.items))
        common, sums = grid.common(guards), self.sums()
        fixed = [guard for guard in common if not any(guard.form.moves)]
        moved = [guard for guard in common if any(guard.form.moves)]
        with (
            self.stores[-1].location,
            ir.InsertionPoint(self.segment.tops[identity(self.stores[-1])]),
            under_guard([Constraint(guard.form.base, guard.equality) for guard in fixed]),
        ):
            indices, inside = parallel_nest(grid.counts) if lanes else loop_nest(grid.counts)
            with inside, under_guard([guard.at(indices) for guard in moved]):
                map_, operands = to_map([grid.columns[c].at(indices) for c in target])
                made = affine_store(Rebuild(grid, indices).value(value), memory, map_, operands)
        for op in self.stores:
            erase(op)
        for loop in sums:
            if not any(True for result in loop.results for _ in result.uses):
                erase(loop)
        return made

    def _check_loads(self, family: Family) -> None:
        """NoMatch if a load is of memory that is written before the last store.

        A load of the stored element itself is allowed.
        """
        inside = {identity(load) for load in self.segment.loads}
        own: set[int] = set()
        for loads in family.loads:
            memory = root(loads[0].operands[0])
            if memory not in self.written:
                continue
            if any(identity(load) not in inside for load in loads):
                raise NoMatch("their terms load from memory that the kernel writes")
            if memory not in self.meanwhile:
                continue
            for load, store in zip(loads, self.stores, strict=True):
                same = load.name == "affine.load" and load.operands[0] == store.operands[1]
                if not same or access_forms(load) != access_forms(store):
                    raise NoMatch("their terms load from memory that is written in between")
                own.add(identity(load))
        memory = root(self.stores[0].operands[1])
        for load in self.segment.loads:
            if root(load.operands[0]) == memory and identity(load) not in own:
                raise NoMatch("their memory is read in between")
