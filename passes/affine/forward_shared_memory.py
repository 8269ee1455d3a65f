"""A load from shared memory becomes the value that the one store before it put there.

Before:
    affine.parallel (%ty, %tx) = (0, 0) to (16, 16) {
      %v = affine.load %a[%i, %t * 16 + %tx]
      affine.store %v, %as[%ty * 16 + %tx]
      gpu.barrier
      affine.for %k = 0 to 16 ... affine.load %as[%ty * 16 + %k]
After:
      affine.for %k = 0 to 16 ... affine.load %a[%i, %t * 16 + %k]

The thread that stored the element is found by inverting the store's index (analysis.store_inverse);
what it stored is computed again for that thread, from memory that the kernel never writes. A guard
around the stored value (`in range ? a[i] : 0`) becomes an affine.if on the new indices. Stores that
are overwritten before anyone reads go, and so do shared arrays that nobody reads any more.

Order is that of lanes in lock step, which is one legal order of a kernel without races: a load
reads the last store before it in the text, or in an earlier iteration. A load stays, with a remark
that says why, where the store is not known or stored what cannot be computed again. Where a store
covers only some of the elements that the load reads (the edges of a halo), the value is an
affine.if that asks so, and the search goes on for the others.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

from raise_kernel.analysis.affine_maps import access_forms, for_bounds, if_constraints, to_set
from raise_kernel.analysis.linear import Constraint, Linear
from raise_kernel.analysis.memory_effects import BlockDomains, Effect, may_overlap, naming
from raise_kernel.analysis.regions import negated
from raise_kernel.analysis.store_inverse import Inverse, Range
from raise_kernel.analysis.uniform import diverges, parents
from raise_kernel.analysis.variance import Variance, root
from raise_kernel.bindings import affine_if, affine_yield, defining_op, ir, kernels, walk
from raise_kernel.diagnostics import NoMatch, RemarkSink
from raise_kernel.pass_base import PassContext
from raise_kernel.passes.affine.recompute import Recompute
from raise_kernel.registry import register_pass

# Stores compared with one load; past that it stays.
MAX_TESTS = 256
# Stores that one load's elements may come from.
MAX_STORES = 4
_LOOPS = ("affine.for", "scf.for", "scf.while")


@register_pass("forward-shared-memory", stage="affine")
def forward_shared_memory(module: ir.Module, ctx: PassContext) -> None:
    """Replace loads from shared memory by the values stored there."""
    for kernel in kernels(module):
        entry = kernel.regions[0].blocks[0]
        shared = [op.results[0] for op in walk(entry) if _is_shared(op)]
        if not shared:
            continue
        kernel_facts = _Kernel(entry)
        for load in [op for op in walk(entry) if op.name == "affine.load"]:
            if load.operands[0] not in shared:
                continue
            location = load.location
            try:
                _Forwarder(kernel_facts, load).run()
            except NoMatch as reason:
                ctx.remarks.missed(f"the load stays: {reason}", location)
            else:
                ctx.remarks.applied("the load is the stored value", location)
        for memory in shared:
            _drop_overwritten(memory, ctx.remarks)
            _drop_unread(memory, ctx.remarks)


def _is_shared(op: ir.Operation) -> bool:
    return op.name == "memref.alloca" and "workgroup" in str(op.results[0].type.memory_space)


@dataclass(frozen=True)
class _Source:
    """A store behind a load. `anchor` is the operation that is, or holds, the store, in a block
    around the load."""

    store: Effect
    anchor: ir.Operation


class _Kernel:
    """What is known of the whole kernel. Forwarding adds no write, so this stays true: new values
    are noted in `built`, as the variance does not know them."""

    def __init__(self, entry: ir.Block) -> None:
        self.domains = BlockDomains(entry)
        self.variance = Variance(entry)
        self.number = {op: k for k, op in enumerate(walk(entry))}
        self.built: set[ir.Value] = set()
        self.written: set[ir.Value] = set()
        # Operations of a block that are, or hold, writes to a memory: in order, with the writes.
        self._holders: dict[tuple[ir.Block, ir.Value], dict[ir.Operation, list[Effect]]] = {}
        for item in entry.operations:
            for effect in self.domains.effects(item.operation):
                if effect.writes:
                    self._note(effect)

    def _note(self, write: Effect) -> None:
        self.written.add(write.memory)
        for op in (write.op, *parents(write.op)):
            self._holders.setdefault((op.block, write.memory), {}).setdefault(op, []).append(write)

    def holders(self, block: ir.Block, memory: ir.Value) -> dict[ir.Operation, list[Effect]]:
        return self._holders.get((block, memory), {})

    def before(
        self, place: int, holders: dict[ir.Operation, list[Effect]]
    ) -> Iterator[ir.Operation]:
        """The holders before that place in the text, the nearest first."""
        ops = list(holders)
        end = bisect_left(ops, place, key=lambda op: self.number[op])
        return reversed(ops[:end])

    def writes(self, op: ir.Operation, memory: ir.Value) -> list[Effect]:
        return self.holders(op.block, memory).get(op, [])


class _Forwarder:
    """One load's way to the value stored."""

    def __init__(self, kernel: _Kernel, load: ir.Operation) -> None:
        self.kernel = kernel
        self.variance = kernel.variance
        (self.load,) = kernel.domains.effects(load)
        threads = next((p for p in parents(load) if p.name == "affine.parallel"), None)
        if threads is None or self.load.forms is None:
            raise NoMatch("its index is not linear")
        self.threads = threads
        self.lanes = list(threads.regions[0].blocks[0].arguments)
        self.tests = 0

    def run(self) -> None:
        """Go back from store to store until together they cover what the load reads."""
        plan: list[tuple[list[Constraint], Recompute, ir.Value]] = []
        for source in self.sources():
            inverse, unknowns = self.invert(source)
            conditions = inverse.conditions
            domain = self.load.domain.refined(conditions)
            same = partial(self.same, source=source, inverse=inverse)
            again = Recompute(inverse, unknowns, domain, same, self.unchanged)
            stored = source.store.op.operands[0]
            again.check(stored)
            plan.append((conditions, again, stored))
            rest = negated(conditions)
            if not conditions:
                break
            if rest is None or len(plan) > MAX_STORES:
                raise NoMatch("the store does not run for every element that the load reads")
            self.load = replace(self.load, domain=self.load.domain.refined(rest))
        op = self.load.op
        with op.location, ir.InsertionPoint(op):
            op.results[0].replace_all_uses_with(self.build(plan))
        op.erase()

    def build(self, plan: Sequence[tuple[list[Constraint], Recompute, ir.Value]]) -> ir.Value:
        """The value, chosen by which store covers the element."""
        (conditions, again, stored), *others = plan
        if not conditions:
            result = again.value(stored)
        else:
            set_, operands = to_set(conditions)
            new, (yes, no) = affine_if(set_, operands, [stored.type], with_else=True)
            with ir.InsertionPoint(yes):
                affine_yield([again.value(stored)])
            with ir.InsertionPoint(no):
                affine_yield([self.build(others)])
            result = new.results[0]
            self.kernel.built.add(result)
        self.kernel.built |= again.built
        return result

    # --- which store ------------------------------------------------------------------------

    def sources(self) -> Iterator[_Source]:
        """Stores before the load that may have written what it reads, the nearest first."""
        anchor = self.load.op
        while True:
            block = anchor.block
            place = self.kernel.number[anchor]
            holders = self.kernel.holders(block, self.load.memory)
            for op in self.kernel.before(place, holders):
                hits = [w for w in holders[op] if self.meets(w, block)]
                if len(hits) > 1:
                    raise NoMatch("several stores may have written the element")
                if hits:
                    yield _Source(hits[0], op)
            parent = block.owner.operation
            if parent == self.threads:
                raise NoMatch("no store comes before it for every element that it reads")
            if parent.name in _LOOPS and any(
                self.meets(w, parent.block) for w in self.kernel.writes(parent, self.load.memory)
            ):
                raise NoMatch("an earlier iteration may have written the element")
            anchor = parent

    def meets(self, write: Effect, block: ir.Block) -> bool:
        """Whether `write`, by any thread, may touch the load's element; both run under one
        iteration of every loop around `block`."""
        self.tests += 1
        if self.tests > MAX_TESTS:
            raise NoMatch("too many stores stand before it")
        common = {v: f"i{k}" for k, v in enumerate(self.common(block))}
        return may_overlap(write, self.load, naming(common, "a"), naming(common, "b"))

    def common(self, block: ir.Block) -> list[ir.Value]:
        """Indices with one value for all that runs in one round of `block`, but for the lanes."""
        around = self.kernel.domains.at(block).bounds
        return [v for v in around if v not in self.lanes]

    # --- which instance ---------------------------------------------------------------------

    def invert(self, source: _Source) -> tuple[Inverse, list[ir.Value]]:
        store = source.store
        if store.op.name != "affine.store" or store.forms is None or self.load.forms is None:
            raise NoMatch("the element is written at an index that is not linear")
        block = source.anchor.block
        common = self.common(block)
        unknowns = {v: Range(*self._lane_range(v, store)) for v in self.lanes}
        for parent in parents(store.op):
            if parent == self.threads:
                break
            if any(p == source.anchor for p in (parent, *parents(parent))):
                self._check_own(parent)
                if parent.name == "affine.for":
                    index = parent.regions[0].blocks[0].arguments[0]
                    unknowns[index] = self._loop_range(parent, store)
            elif parent.name != "affine.if" and diverges(parent, self.variance, self.lanes):
                raise NoMatch("not every thread comes to the store")
            self._check_condition(parent, store.op)
        known = {*unknowns, *common}
        inverse = Inverse(unknowns, self.load.domain)
        for stored, loaded in zip(store.forms, self.load.forms, strict=True):
            if not known >= set(stored.terms):
                raise NoMatch("the store's index holds a run-time value")
            inverse.equate(stored, loaded)
        inverse.check(store.domain)
        return inverse, list(unknowns)

    @staticmethod
    def _lane_range(lane: ir.Value, store: Effect) -> tuple[int, int, int]:
        low, high = store.domain.bounds[lane]
        return low, 1, high - low + 1

    @staticmethod
    def _loop_range(loop: ir.Operation, store: Effect) -> Range:
        index = loop.regions[0].blocks[0].arguments[0]
        bounds = for_bounds(loop)
        if bounds is None:
            raise NoMatch("the store is in a loop whose bounds are not constant")
        low, high = store.domain.bounds[index]
        if (low - bounds[0]) % bounds[2]:
            raise NoMatch("a guard around the store cuts through a loop's step")
        return Range(low, bounds[2], (high - low) // bounds[2] + 1)

    @staticmethod
    def _check_own(parent: ir.Operation) -> None:
        """Regions around the store that are not around the load."""
        if parent.name not in ("affine.for", "affine.if"):
            raise NoMatch(f"the store is inside {parent.name}")

    @staticmethod
    def _check_condition(parent: ir.Operation, inner: ir.Operation) -> None:
        """The domain knows the whole condition of an affine.if around the store."""
        if parent.name != "affine.if":
            return
        constraints = if_constraints(parent)
        blocks = [b for region in parent.regions for b in region.blocks]
        chain = [inner, *parents(inner)]
        in_else = len(blocks) > 1 and any(op.block == blocks[1] for op in chain)
        if constraints is None or (in_else and negated(constraints) is None):
            raise NoMatch("the store is under a condition that is not linear")

    # --- what it stored ---------------------------------------------------------------------

    def same(self, value: ir.Value, source: _Source, inverse: Inverse) -> bool:
        """Whether `value`, of the storing instance, is what the load's own thread has."""
        if not self._visible(value, source.anchor):
            return False
        dims = self.variance.of(value)
        varies = [v for v in self.lanes if v in dims or value in self.kernel.built]
        try:
            return all(inverse.of(Linear.index(v)) == Linear.index(v) for v in varies)
        except NoMatch:
            return False

    @staticmethod
    def _visible(value: ir.Value, anchor: ir.Operation) -> bool:
        """Defined outside the store's own regions, so in reach of the load as well."""
        op = defining_op(value)
        owner = op.block if op is not None else ir.BlockArgument(value).owner
        blocks = [anchor.block, *(p.block for p in parents(anchor))]
        return any(owner == b for b in blocks)

    def unchanged(self, load: ir.Operation) -> bool:
        """Whether the kernel never writes what `load` reads. A write after the forwarded load would
        not be enough: no barrier needs to stand between that write and another thread's read."""
        (effect,) = self.kernel.domains.effects(load)
        return effect.memory not in self.kernel.written


def _drop_overwritten(memory: ir.Value, remarks: RemarkSink) -> None:
    """Remove stores whose elements are all stored again before anything reads the memory."""
    stores = [u.owner.operation for u in memory.uses if u.owner.operation.name == "affine.store"]
    for block in dict.fromkeys(op.block for op in stores):
        last: ir.Operation | None = None
        for item in list(block.operations):
            op = item.operation
            if op.name == "affine.store" and op.operands[1] == memory:
                forms = access_forms(op)
                if last is not None and forms is not None and access_forms(last) == forms:
                    remarks.applied("the stored value is overwritten before it is read", last)
                    last.erase()
                last = op
            elif _touches(op, memory):
                last = None


def _touches(op: ir.Operation, memory: ir.Value) -> bool:
    if any(isinstance(v.type, ir.MemRefType) and root(v) == memory for v in op.operands):
        return True
    return any(
        _touches(inner.operation, memory)
        for region in op.regions
        for block in region.blocks
        for inner in block.operations
    )


def _drop_unread(memory: ir.Value, remarks: RemarkSink) -> None:
    """Remove a shared array that is only written, and the stores to it."""
    users: Sequence[ir.Operation] = [use.owner.operation for use in memory.uses]
    if any(op.name not in ("affine.store", "memref.store") for op in users):
        return
    if any(op.operands[0] == memory for op in users):
        return
    owner = defining_op(memory)
    assert owner is not None
    remarks.applied("nobody reads the shared array: it is gone", owner)
    for op in users:
        op.erase()
    owner.erase()
