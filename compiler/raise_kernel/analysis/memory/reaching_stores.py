"""Reaching stores: the stores that a load may read, in lock-step order, and their instances.

The order is that of lanes in lock step, which is a legal order of a kernel without races: a load
reads the last store before it in program order, or one of an earlier iteration. `KernelStores` is
an index of a kernel's writes; `Search` goes backwards from one load, store by store.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass, replace

from raise_kernel.analysis.accesses.affine_maps import for_bounds, if_constraints, parallel_box
from raise_kernel.analysis.accesses.dependence import domain_text, form_text, is_empty
from raise_kernel.analysis.accesses.linear import Constraint, Linear
from raise_kernel.analysis.accesses.regions import WRITES, negated
from raise_kernel.analysis.accesses.store_inverse import Inverse, Range
from raise_kernel.analysis.lanes.uniform import diverges, holder_in, parents
from raise_kernel.analysis.lanes.variance import uniformity
from raise_kernel.analysis.memory.memory_effects import (
    Effect,
    block_domains,
    effects_of,
    may_overlap,
    naming,
)
from raise_kernel.bindings import ir
from raise_kernel.mlir.facts import facts
from raise_kernel.mlir.values import defining_op, identity
from raise_kernel.mlir.walks import named, walked
from raise_kernel.remarks import NoMatch

# The most stores that are compared with one load.
MAX_TESTS = 256
_LOOPS = ("affine.for", "scf.for", "scf.while")


@dataclass(frozen=True)
class Source:
    """A store that may reach a load.

    `anchor` is the store, or the operation that holds it, in a block around the load.
    """

    store: Effect
    anchor: ir.Operation


@dataclass(frozen=True)
class Holder:
    """An operation that is, or holds, writes to a memory."""

    op: ir.Operation
    number: int
    writes: list[Effect]


def kernel_stores(entry: ir.Block) -> KernelStores:
    """The index of a kernel's writes, kept until the program changes."""
    return facts.once(KernelStores, entry)


class KernelStores:
    """Facts about the whole kernel, which stay valid while no write is added."""

    def __init__(self, entry: ir.Block) -> None:
        self.domains = block_domains(entry)
        self.variance = uniformity(entry)
        self._numbers = {identity(op): k for k, op in enumerate(walked(entry))}
        self.written: dict[ir.Value, list[Effect]] = {}
        # The operations of a block that are, or hold, writes to a memory, in order.
        self._holders: dict[tuple[ir.Block, ir.Value], list[Holder]] = {}
        for op in named(entry, *WRITES):
            for effect in effects_of(op, self.domains.at(op.block)):
                self._note(effect)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, KernelStores)
            and (self.domains, self.variance) == (other.domains, other.variance)
            and (self._numbers, self.written) == (other._numbers, other.written)
        )

    def _note(self, write: Effect) -> None:
        self.written.setdefault(write.memory, []).append(write)
        for op in (write.op, *parents(write.op)):
            holders = self._holders.setdefault((op.block, write.memory), [])
            if not holders or holders[-1].number != self.number(op):
                holders.append(Holder(op, self.number(op), []))
            holders[-1].writes.append(write)

    def number(self, op: ir.Operation) -> int:
        """The position of `op` in program order."""
        return self._numbers[identity(op)]

    def before(self, op: ir.Operation, memory: ir.Value) -> Iterator[Holder]:
        """The writes to `memory` before `op` in its block, the nearest first."""
        holders = self._holders.get((op.block, memory), [])
        return reversed(holders[: bisect_left(holders, self.number(op), key=lambda h: h.number)])

    def between(self, first: ir.Operation, last: ir.Operation, memory: ir.Value) -> list[Holder]:
        """The writes to `memory` between two operations of a block."""
        return [h for h in self.before(last, memory) if h.number > self.number(first)]

    def inside(self, op: ir.Operation, memory: ir.Value) -> list[Effect]:
        """The writes to `memory` that `op` is or holds, in order."""
        holders = self._holders.get((op.block, memory), [])
        return next((h.writes for h in holders if h.number == self.number(op)), [])


class Search:
    """The stores that a load may read. `exclude` removes elements whose store is known."""

    def __init__(self, kernel: KernelStores, load: Effect) -> None:
        self.kernel = kernel
        self.load = load
        threads = next((p for p in parents(load.op) if _is_thread_loop(p)), None)
        if threads is None or load.forms is None:
            raise NoMatch("its index is not affine")
        self.threads = threads
        self.lanes = list(threads.regions[0].blocks[0].arguments)
        # No other thread writes private memory.
        owner = defining_op(load.memory)
        self.private = owner is not None and any(p == threads for p in parents(owner))
        self.tests = 0
        self.excluded: list[list[Constraint]] = []

    def exclude(self, conditions: list[Constraint]) -> bool:
        """Restrict the search to elements where not all `conditions` hold.

        Returns whether there are any.
        """
        rest = negated(conditions)
        if rest is None:
            self.excluded.append(conditions)
        else:
            self.load = replace(self.load, domain=self.load.domain.refined(rest))
        return bool(conditions) and not self._is_empty()

    def _is_empty(self) -> bool:
        domain = self.load.domain
        forms = [c.form for conditions in self.excluded for c in conditions]
        indices = dict.fromkeys([*domain.bounds, *(v for f in forms for v in f.terms)])
        names = {v: f"i{k}" for k, v in enumerate(indices)}
        parts = list(domain_text(domain, names))
        for conditions in self.excluded:
            ways = [
                f"{form_text(c.form, names)} {'!=' if c.equality else '<'} 0" for c in conditions
            ]
            parts.append(f"({' or '.join(ways)})")
        return is_empty(f"{{ [{', '.join(names.values())}] : {' and '.join(parts) or 'true'} }}")

    def sources(self, start: ir.Operation | None = None) -> Iterator[Source]:
        """Stores before `start` (the load itself) that may reach the load, the nearest first.

        The search ends at the beginning of the block that holds the memory. NoMatch if the thread
        loop is in another operation, and the memory is written outside of it.
        """
        anchor = start or self.load.op
        while True:
            block = anchor.block
            for holder in self.kernel.before(anchor, self.load.memory):
                yield from self._inside(holder.op, holder.writes, block)
            parent = block.owner.operation
            if parent == self.threads:
                break
            if parent.name in _LOOPS:
                yield from self._earlier(parent)
            anchor = parent
        owner = defining_op(self.load.memory)
        if owner is None or self.private:
            return
        if owner.block != self.threads.block:
            self._check_around(owner)
            return
        # Thread loops that were split at barriers.
        for holder in self.kernel.before(self.threads, self.load.memory):
            yield from self._inside(holder.op, holder.writes, self.threads.block)

    def _check_around(self, owner: ir.Operation) -> None:
        """NoMatch if the memory is written outside of a thread loop in another loop or branch.

        The search does not include those stores.
        """
        memory, anchor = self.load.memory, self.threads
        while True:
            if any(True for _ in self.kernel.before(anchor, memory)):
                raise NoMatch("stores before the thread loop may have written the element")
            if anchor.block == owner.block:
                return
            anchor = anchor.block.owner.operation
            if anchor.name in _LOOPS and self.kernel.inside(anchor, memory):
                raise NoMatch("an earlier iteration may have written the element")

    def _earlier(self, loop: ir.Operation) -> Iterator[Source]:
        """The one store of `loop` that may have written the element in an earlier iteration."""
        writes = self.kernel.inside(loop, self.load.memory)
        hits = [w for w in writes if self.meets(w, loop.block)]
        if not hits:
            return
        if len(hits) > 1 or loop.name != "affine.for":
            raise NoMatch("an earlier iteration may have written the element")
        source = Source(hits[0], loop)
        index = loop.regions[0].blocks[0].arguments[0]
        try:
            before = Linear.index(index) - self.invert(source)[0].of(Linear.index(index))
        except NoMatch:
            before = Linear()
        # If the element determines the iteration, no later iteration has written it.
        if self.load.domain.interval(before)[0] < 1:
            raise NoMatch("an earlier iteration may have written the element")
        yield source

    def _inside(
        self, holder: ir.Operation, writes: list[Effect], block: ir.Block
    ) -> Iterator[Source]:
        """The writes in `holder` that may reach the load, the last one first."""
        many = False
        for write in reversed(writes):
            if not self.meets(write, block):
                continue
            if many and any(p.name in _LOOPS for p in _between(write.op, holder)):
                raise NoMatch("several stores may have written the element")
            many = True
            yield Source(write, holder)

    def meets(self, write: Effect, block: ir.Block) -> bool:
        """Whether `write`, by any thread, may touch the load's element.

        Both are in the same iteration of every loop around `block`.
        """
        self.tests += 1
        if self.tests > MAX_TESTS:
            raise NoMatch("too many stores are before it")
        common = {v: f"i{k}" for k, v in enumerate(self.common(block))}
        return may_overlap(write, self.load, naming(common, "a"), naming(common, "b"))

    def common(self, block: ir.Block) -> list[ir.Value]:
        """The indices with one value in an execution of `block`.

        Lanes are among them only for private memory.
        """
        around = self.kernel.domains.at(block).bounds
        return [v for v in around if self.private or v not in self.lanes]

    # --- the instance of the store ----------------------------------------------------------

    def invert(self, source: Source) -> tuple[Inverse, list[ir.Value]]:
        """The instance of the store that wrote the load's element, and the indices solved for."""
        store = source.store
        if store.op.name != "affine.store" or store.forms is None or self.load.forms is None:
            raise NoMatch("the element is written at a non-affine index")
        block = source.anchor.block
        common = self.common(block)
        threads = self._threads_of(source)
        others = [] if self.private else list(threads.regions[0].blocks[0].arguments)
        unknowns = {v: Range(*_lane_range(v, store)) for v in others}
        for parent in parents(store.op):
            if parent == threads:
                break
            if any(p == source.anchor for p in (parent, *parents(parent))):
                if _is_thread_loop(parent):
                    # A loop that ends before the load: one of its iterations wrote the element.
                    unknowns |= {v: Range(*_lane_range(v, store)) for v in _indices(parent)}
                    continue
                _check_own(parent)
                if parent.name == "affine.for":
                    index = parent.regions[0].blocks[0].arguments[0]
                    unknowns[index] = _loop_range(parent, store)
            elif parent.name != "affine.if" and diverges(parent, self.kernel.variance, others):
                raise NoMatch("not every thread reaches the store")
            _check_condition(parent, store.op)
        known = {*unknowns, *common}
        inverse = Inverse(unknowns, self.load.domain)
        for stored, loaded in zip(store.forms, self.load.forms, strict=True):
            if not known >= set(stored.terms):
                raise NoMatch("the store's index depends on a run-time value")
            inverse.equate(stored, loaded)
        inverse.check(store.domain)
        return inverse, list(unknowns)

    def _threads_of(self, source: Source) -> ir.Operation:
        """The thread loop that runs the store: that of the load, or an earlier one."""
        if source.anchor.block != self.threads.block:
            return self.threads
        if not _is_thread_loop(source.anchor):
            raise NoMatch(f"the store is inside {source.anchor.name}")
        return source.anchor


def _indices(loop: ir.Operation) -> list[ir.Value]:
    if any(step != 1 for _, _, step in parallel_box(loop)):
        raise NoMatch("the store is in a loop whose step is not one")
    return list(loop.regions[0].blocks[0].arguments)


def _is_thread_loop(op: ir.Operation) -> bool:
    """Whether `op` is a thread loop: a parallel loop that is no reduction."""
    return op.name == "affine.parallel" and not op.results


def _between(op: ir.Operation, holder: ir.Operation) -> Iterator[ir.Operation]:
    """The operations around `op` up to `holder`, which comes last."""
    if op == holder:
        return
    for parent in parents(op):
        yield parent
        if parent == holder:
            return


def _lane_range(lane: ir.Value, store: Effect) -> tuple[int, int, int]:
    low, high = store.domain.bounds[lane]
    return low, 1, high - low + 1


def _loop_range(loop: ir.Operation, store: Effect) -> Range:
    index = loop.regions[0].blocks[0].arguments[0]
    bounds = for_bounds(loop)
    if bounds is None:
        raise NoMatch("the store is in a loop whose bounds are not constant")
    low, high = store.domain.bounds[index]
    if (low - bounds[0]) % bounds[2]:
        raise NoMatch("a guard around the store splits a step of a loop")
    return Range(low, bounds[2], (high - low) // bounds[2] + 1)


def _check_own(parent: ir.Operation) -> None:
    """NoMatch for an unsupported operation around the store that is not around the load."""
    if parent.name not in ("affine.for", "affine.if"):
        raise NoMatch(f"the store is inside {parent.name}")


def _check_condition(parent: ir.Operation, inner: ir.Operation) -> None:
    """NoMatch unless the domain includes the whole condition of an affine.if around the store."""
    if parent.name != "affine.if":
        return
    constraints = if_constraints(parent)
    blocks = [b for region in parent.regions for b in region.blocks]
    in_else = len(blocks) > 1 and holder_in(blocks[1], inner) is not None
    if constraints is None or (in_else and negated(constraints) is None):
        raise NoMatch("the store is under a non-affine condition")
