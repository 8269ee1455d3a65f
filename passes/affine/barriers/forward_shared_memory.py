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
affine.if that asks so, and the search goes on for the others. An element that no store has written
reads as zero: anything may stand there.

Where the thread loop is split at a barrier, the search goes on in the loops before it: a tile that
threads fill by its flat index, divided into rows and columns only after the split.

A thread's own array that it only copies elements to (a fragment of a tile in registers) is treated
alike; one that keeps what was computed stays, so that it is not computed again.

Proved: a load is the value of the one store that reaches it, found by inverting the store's affine
index and by dependences; it is computed again from memory that is not written. The kernel has no
races.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from math import prod

from raise_kernel.analysis.accesses.affine_maps import access_forms, to_set
from raise_kernel.analysis.accesses.linear import Constraint, Domain, Linear
from raise_kernel.analysis.accesses.store_inverse import Inverse
from raise_kernel.analysis.lanes.uniform import parents
from raise_kernel.analysis.lanes.variance import root
from raise_kernel.analysis.memory.memory_effects import Effect, may_overlap, naming
from raise_kernel.analysis.memory.reaching_stores import KernelStores, Search, Source
from raise_kernel.bindings import (
    affine_if,
    affine_yield,
    arith,
    defining_op,
    identity,
    ir,
    kernels,
    walked,
)
from raise_kernel.diagnostics import NoMatch, RemarkSink
from raise_kernel.erasing import erase
from raise_kernel.pass_base import PassContext
from raise_kernel.passes.affine.barriers.recompute import MAX_ONCE, MAX_OPERATIONS, Recompute
from raise_kernel.registry import register_pass
from raise_kernel.soundness import proved

# Writes compared with one load that would be done again.
MAX_WRITES = 64
# Stores that one load's elements may come from.
MAX_STORES = 4


@register_pass(
    "forward-shared-memory",
    stage="affine",
    needs=("memref.alloca",),
    soundness=[
        proved(
            "A load is the value of the one store that reaches it, found by inverting the "
            "store's affine index and by dependences; it is computed again from memory that "
            "is not written. The kernel has no races."
        ),
    ],
)
def forward_shared_memory(module: ir.Module, ctx: PassContext) -> None:
    """Replace loads from shared memory by the values stored there."""
    for kernel in kernels(module):
        _forward(kernel.regions[0].blocks[0], ctx)


def _forward(entry: ir.Block, ctx: PassContext) -> None:
    shared = [op.results[0] for op in walked(entry) if _is_shared(op) or _holds_copies(op)]
    if not shared:
        return
    kernel_facts, built = KernelStores(entry), set[ir.Value]()
    chained = {memory: _is_chained(memory) for memory in shared}
    for load in [op for op in walked(entry) if op.name == "affine.load"]:
        if load.operands[0] not in shared:
            continue
        location = load.location
        try:
            _Forwarder(kernel_facts, built, load, chained[load.operands[0]]).run()
        except NoMatch as reason:
            ctx.remarks.missed(f"the load stays: {reason}", location)
        else:
            ctx.remarks.applied("the load is the stored value", location)
    for memory in shared:
        _drop_overwritten(memory, ctx.remarks)
        _drop_unread(memory, ctx.remarks)


def zero(type_: ir.Type) -> ir.Value:
    """The constant 0 of an element type."""
    if isinstance(type_, ir.FloatType):
        return arith.constant(type_, 0.0)
    if isinstance(type_, (ir.IntegerType, ir.IndexType)):
        return arith.constant(type_, 0)
    raise NoMatch("some elements that it reads are never written")


def _is_chained(memory: ir.Value) -> bool:
    """Whether something stored in `memory` is made of what is loaded from it: the steps of a tree
    or a scan."""
    users = (use.owner.operation for use in memory.uses)
    stores = [op for op in users if op.name == "affine.store" and op.operands[1] == memory]
    return any(_is_made_of(op.operands[0], memory) for op in stores)


def _is_made_of(value: ir.Value, memory: ir.Value) -> bool:
    """Whether a load of `memory` is among what `value` is computed from, as far as that is seen."""
    seen: set[int] = set()
    stack = [value]
    while stack:
        at = stack.pop()
        op = defining_op(at)
        if op is None:
            owner = ir.BlockArgument(at).owner.owner.operation
            inside = identity(owner) in seen or owner.name in ("affine.parallel", "func.func")
            if not inside and not isinstance(at.type, ir.IndexType):
                # A loop carries it.
                return True
        elif identity(op) not in seen:
            inner = [op, *(o for region in op.regions for b in region.blocks for o in walked(b))]
            seen |= {identity(o) for o in inner}
            if len(seen) > MAX_ONCE or any(_loads(o, memory) for o in inner):
                return True
            stack += [v for o in inner for v in o.operands]
    return False


def _loads(op: ir.Operation, memory: ir.Value) -> bool:
    return op.name in ("affine.load", "memref.load") and root(op.operands[0]) == root(memory)


def _count(domain: Domain) -> int:
    return prod(max(0, high - low + 1) for low, high in domain.bounds.values())


def _is_shared(op: ir.Operation) -> bool:
    return op.name == "memref.alloca" and "workgroup" in str(op.results[0].type.memory_space)


def _holds_copies(op: ir.Operation) -> bool:
    """A thread's own array whose stores all store what was loaded."""
    if op.name != "memref.alloca" or _is_shared(op):
        return False
    users = [use.owner.operation for use in op.results[0].uses]
    if not all(user.name in ("affine.load", "affine.store") for user in users):
        return False
    stores = [user for user in users if user.name == "affine.store"]
    return bool(stores) and all(_is_copy(store.operands[0]) for store in stores)


def _is_copy(value: ir.Value) -> bool:
    """A load, or one under a guard and a constant otherwise."""
    op = defining_op(value)
    if op is None or op.name != "affine.if":
        return op is not None and op.name in ("affine.load", "arith.constant")
    ends = [region.blocks[0].operations[-1].operation for region in op.regions]
    return all(_is_copy(v) for end in ends for v in end.operands)


@dataclass(frozen=True)
class _Part:
    """The elements under `conditions` hold `stored`, computed `again`."""

    conditions: list[Constraint]
    again: Recompute
    stored: ir.Value


class _Forwarder:
    """One load's way to the value stored."""

    def __init__(
        self, kernel: KernelStores, built: set[ir.Value], load: ir.Operation, chained: bool
    ) -> None:
        self.kernel = kernel
        # Whether what is stored is made of what was.
        self.chained = chained
        # New values: the variance does not know them.
        self.built = built
        self.variance = kernel.variance
        (effect,) = kernel.domains.effects(load)
        self.search = Search(kernel, effect)
        self.lanes = self.search.lanes
        self.constant: dict[ir.Operation, bool] = {}

    def run(self) -> None:
        """Go back from store to store until together they cover what the load reads."""
        plan: list[_Part] = []
        search = self.search
        for source in search.sources():
            inverse, unknowns = search.invert(source)
            conditions = inverse.conditions
            domain = search.load.domain.refined(conditions)
            same = partial(self.same, source=source, inverse=inverse)
            limit = MAX_ONCE if self.reads_once(source.store) else MAX_OPERATIONS
            unchanged = partial(self.unchanged, source=source)
            again = Recompute(inverse, unknowns, domain, same, unchanged, limit)
            stored = source.store.op.operands[0]
            again.check(stored)
            if not search.exclude(conditions):
                plan.append(_Part([], again, stored))
                break
            plan.append(_Part(conditions, again, stored))
            if len(plan) > MAX_STORES:
                raise NoMatch("too many stores write a part of what the load reads")
        if not plan:
            raise NoMatch("no store comes before it")
        op = search.load.op
        with op.location, ir.InsertionPoint(op):
            op.results[0].replace_all_uses_with(self.build(plan))
        erase(op)

    def reads_once(self, store: Effect) -> bool:
        """Whether all loads of the memory together run no more often than the store, or than all
        its stores where none of them stores what was made of its elements."""
        users = [use.owner.operation for use in self.search.load.op.operands[0].uses]
        loads = self.count(users, "affine.load")
        if loads <= _count(store.domain):
            return True
        return not self.chained and loads <= self.count(users, "affine.store")

    def count(self, users: Sequence[ir.Operation], name: str) -> int:
        """How often all operations of this name run."""
        effects = (self.kernel.domains.effects(op) for op in users if op.name == name)
        return sum(_count(effect.domain) for those in effects for effect in those)

    def build(self, plan: Sequence[_Part]) -> ir.Value:
        """The value, chosen by which store covers the element. What no store has written may be
        anything: it is zero."""
        type_ = self.search.load.op.results[0].type
        if not plan:
            return zero(type_)
        part, *others = plan
        if not part.conditions:
            result = part.again.value(part.stored)
        else:
            set_, operands = to_set(part.conditions)
            new, (yes, no) = affine_if(set_, operands, [type_], with_else=True)
            with ir.InsertionPoint(yes):
                affine_yield([part.again.value(part.stored)])
            with ir.InsertionPoint(no):
                affine_yield([self.build(others)])
            result = new.results[0]
            self.built.add(result)
        self.built |= part.again.built
        return result

    # --- what it stored ---------------------------------------------------------------------

    def same(self, value: ir.Value, source: Source, inverse: Inverse) -> bool:
        """Whether `value`, of the storing instance, is what the load's own thread has."""
        if not self._visible(value, source.anchor):
            return False
        dims = self.variance.of(value)
        varies = [v for v in self.lanes if v in dims or value in self.built]
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

    def unchanged(self, load: ir.Operation, source: Source) -> bool:
        """Whether what `load` reads is the same after the store as before it, in every thread.

        Where the kernel writes that memory at all, a write after the forwarded load would not be
        enough in one thread loop: no barrier needs to stand between that write and another thread's
        read. So the store has a thread loop of its own then, and nothing writes from its beginning
        to the end of what holds the forwarded load beside it."""
        if load not in self.constant:
            (effect,) = self.kernel.domains.effects(load)
            writes = self.kernel.written.get(effect.memory, [])
            self.constant[load] = len(writes) <= MAX_WRITES and not any(
                may_overlap(write, effect, naming({}, "a"), naming({}, "b")) for write in writes
            )
        memory = root(load.operands[0])
        if self.constant[load]:
            return True
        # Each step of a tree or a scan would be computed again in the next one.
        made = defining_op(memory)
        return (made is None or not _is_shared(made)) and self._is_quiet(memory, source.anchor)

    def _is_quiet(self, memory: ir.Value, anchor: ir.Operation) -> bool:
        """Whether nothing writes `memory` from the thread loop `anchor` to the forwarded load."""
        load = self.search.load.op
        here = next((p for p in parents(load) if p.block == anchor.block), None)
        if here is None or here == anchor or anchor.name != "affine.parallel":
            return False
        kernel = self.kernel
        if kernel.number(here) < kernel.number(anchor):
            return False
        return not (
            kernel.inside(anchor, memory)
            or kernel.between(anchor, here, memory)
            or kernel.inside(here, memory)
        )


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
                    erase(last)
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
        erase(op)
    erase(owner)
