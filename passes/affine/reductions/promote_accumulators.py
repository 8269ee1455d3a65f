"""Scalar replacement: an array element that a loop accumulates into becomes a loop-carried value.

Before:
    affine.for %m = 0 to 10 {
      affine.parallel (%a, %f) = (0, 0) to (3, 4) {
        %x = affine.load %by[%f, %a]
        %p = arith.mulf %d, %q          (%d: load d[%a, %n, %m], %q: load q[%f, %k, %m])
        %y = arith.addf %x, %p
        affine.store %y, %by[%f, %a]
      }
    }
After:
    affine.parallel (%a, %f) = (0, 0) to (3, 4) {
      %x = affine.load %by[%f, %a]
      %r = affine.for %m = 0 to 10 iter_args(%acc = %x) -> (f32) { ... affine.yield %acc + %p }
      affine.store %r, %by[%f, %a]
    }

affine-parallelize then finds a reduction. The loop must have constant bounds and at least one
iteration. All its writes must be to such elements: the same block loads the element before, at the
same subscripts. The subscripts must not use the loop's index, and must differ between the lanes of
the parallel loops inside (integer sets decide). No other access in the loop may touch this memory.
Otherwise the loop stays, with a remark.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from raise_kernel.analysis.accesses.affine_maps import (
    access_forms,
    for_bounds,
    parallel_box,
    to_map,
)
from raise_kernel.analysis.accesses.linear import Domain, Linear
from raise_kernel.analysis.accesses.regions import (
    WRITES,
    has_effects,
    region_domains,
    rewrite_inner_first,
)
from raise_kernel.analysis.accesses.strided_views import lane_axes, plan
from raise_kernel.analysis.lanes.variance import root
from raise_kernel.analysis.memory.memory_effects import Effect, may_overlap, naming
from raise_kernel.bindings import ir
from raise_kernel.mlir.affine_ops import (
    affine_for,
    affine_load,
    affine_parallel_over,
    affine_store,
    affine_yield,
)
from raise_kernel.mlir.rewriting import copy_operation, erase
from raise_kernel.mlir.values import identity
from raise_kernel.mlir.walks import kernels, walked
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.remarks import NoMatch, RemarkSink


@register_pass("promote-accumulators", stage="affine", needs=("affine.for",))
def promote_accumulators(module: ir.Module, ctx: PassContext) -> None:
    """Make loop-carried values of the array elements that loops accumulate into."""
    for kernel in kernels(module):
        promote = functools.partial(_promote, ctx.remarks)
        rewrite_inner_first(kernel.regions[0].blocks[0], Domain(), promote)


def _promote(remarks: RemarkSink, op: ir.Operation, domain: Domain) -> None:
    if op.name == "affine.for" and not op.results and has_effects(op):
        try:
            _Loop(op, domain).rewrite()
        except NoMatch as reason:
            remarks.missed(f"the loop's sums stay in memory: {reason}", op)


@dataclass
class _Group:
    """The stores of one block, and the parallel loops between it and the sequential one."""

    block: ir.Block
    around: tuple[ir.Operation, ...]
    domain: Domain
    stores: list[ir.Operation] = field(default_factory=list)

    @property
    def indices(self) -> list[ir.Value]:
        return [v for loop in self.around for v in loop.regions[0].blocks[0].arguments]


class _Loop:
    def __init__(self, op: ir.Operation, domain: Domain) -> None:
        bounds = for_bounds(op)
        if bounds is None or not range(*bounds):
            raise NoMatch("its bounds are not constant, or it never runs")
        self.op, self.bounds = op, bounds
        self.body = op.regions[0].blocks[0]
        self.index = self.body.arguments[0]
        self.groups: list[_Group] = []
        # Loads of the elements, by identity, and the position of their store in the group.
        self.loads: dict[int, int] = {}
        (inner,) = region_domains(op, domain)
        self._collect(self.body, (), inner)
        self._check()

    def _collect(self, block: ir.Block, around: tuple[ir.Operation, ...], domain: Domain) -> None:
        group = _Group(block, around, domain)
        for item in block.operations:
            op = item.operation
            if op.name == "affine.store":
                group.stores.append(op)
            elif op.name == "affine.parallel" and not op.results:
                (inner,) = region_domains(op, domain)
                self._collect(op.regions[0].blocks[0], (*around, op), inner)
            elif has_effects(op):
                raise NoMatch(f"it holds {op.name}")
        if group.stores:
            self.groups.append(group)

    def _check(self) -> None:
        stores = [(g, s) for g in self.groups for s in g.stores]
        written = {root(s.operands[1]) for _, s in stores}
        inside = {v for op in walked(self.body) for v in op.results}
        if written & inside:
            raise NoMatch("it writes memory that is allocated in it")
        for group in self.groups:
            self._find_loads(group)
        for op in walked(self.body):
            touched = [v for v in op.operands if isinstance(v.type, ir.MemRefType)]
            if op.name in WRITES or identity(op) in self.loads:
                continue
            if any(root(v) in written for v in touched):
                raise NoMatch("it also reads other elements of the memory that it writes")
        for (g, a), (h, b) in itertools.combinations(stores, 2):
            if root(a.operands[1]) == root(b.operands[1]) and not _apart(g, a, h, b):
                raise NoMatch("two of its stores may write one element")

    def _find_loads(self, group: _Group) -> None:
        """Find the load of the element that each store updates; NoMatch if there is none."""
        for position, store in enumerate(group.stores):
            forms = _forms(store)
            if any(self.index in form.terms for form in forms):
                raise NoMatch("it writes another element in every iteration")
            axes = lane_axes(forms, group.indices, group.domain)
            shape = list(ir.MemRefType(store.operands[1].type).shape)
            found = plan(axes, shape)
            held = {t.dim for axis in axes for t in axis.terms}
            several = [v for v in group.indices if _count(group.domain, v) > 1]
            if found is None or not held.issuperset(several):
                raise NoMatch("different lanes in it may write one element")
            reads = 0
            for item in group.block.operations:
                op = item.operation
                if op == store:
                    break
                same = op.name == "affine.load" and op.operands[0] == store.operands[1]
                if same and _forms(op) == forms:
                    self.loads[identity(op)] = position
                    reads += 1
            if not reads:
                raise NoMatch("it overwrites an element that it does not read")

    # --- rewriting --------------------------------------------------------------------------

    def rewrite(self) -> None:
        with self.op.location, ir.InsertionPoint(self.op):
            for group in self.groups:
                self._emit(group)
        erase(self.op)

    def _emit(self, group: _Group) -> None:
        if not group.around:
            self._carry(group, {})
            return
        box = [bounds for loop in group.around for bounds in parallel_box(loop)]
        _, body = affine_parallel_over(box)
        lanes: dict[ir.Value, ir.Value] = dict(zip(group.indices, body.arguments, strict=True))
        with ir.InsertionPoint(body.operations[0].operation):
            self._carry(group, lanes)

    def _carry(self, group: _Group, lanes: dict[ir.Value, ir.Value]) -> None:
        """Build the loop with the group's elements as loop-carried values."""
        moved = {old: Linear.index(new) for old, new in lanes.items()}
        elements = []
        for store in group.stores:
            map_, operands = to_map([f.substituted(moved) for f in _forms(store)])
            elements.append((store.operands[1], map_, operands))
        inits = [affine_load(*element) for element in elements]
        loop, body = affine_for(*self.bounds, inits)
        values = {**lanes, self.index: body.arguments[0]}
        carried = list(body.arguments)[1:]
        point = ir.InsertionPoint(body)
        with point:
            for op in self._operations(group):
                position = self.loads.get(identity(op))
                if position is not None and op.block == group.block:
                    values[op.results[0]] = carried[position]
                else:
                    copy_operation(op, point, values)
            affine_yield([values.get(s.operands[0], s.operands[0]) for s in group.stores])
        for result, (memory, map_, operands) in zip(loop.results, elements, strict=True):
            affine_store(result, memory, map_, operands)

    def _operations(self, group: _Group) -> Iterator[ir.Operation]:
        """The operations that the group's values may depend on: of its block and outer blocks."""
        blocks = [self.body, *(loop.regions[0].blocks[0] for loop in group.around)]
        for block in blocks:
            *operations, _ = [o.operation for o in block.operations]
            yield from (op for op in operations if not has_effects(op))


def _forms(op: ir.Operation) -> Sequence[Linear]:
    forms = access_forms(op)
    if forms is None:
        raise NoMatch("an index is not affine")
    return forms


def _count(domain: Domain, index: ir.Value) -> int:
    low, high = domain.bounds[index]
    return high - low + 1


def _apart(g: _Group, a: ir.Operation, h: _Group, b: ir.Operation) -> bool:
    """Whether two stores to one memory never write the same element."""
    if a.operands[1] != b.operands[1]:
        return False
    own = {*g.indices, *h.indices}
    shared = {v: f"i{k}" for k, v in enumerate(g.domain.bounds) if v not in own}
    first, second = (
        Effect(op, op.operands[1], tuple(_forms(op)), group.domain, True)
        for group, op in ((g, a), (h, b))
    )
    return not may_overlap(first, second, naming(shared, "a"), naming(shared, "b"))
