"""Store-to-load forwarding through shared memory: a load becomes the value stored before it.

Before:
    affine.parallel (%ty, %tx) = (0, 0) to (16, 16) {
      %v = affine.load %a[%i, %t * 16 + %tx]
      affine.store %v, %as[%ty * 16 + %tx]
      gpu.barrier
      affine.for %k = 0 to 16 ... affine.load %as[%ty * 16 + %k]
After:
      affine.for %k = 0 to 16 ... affine.load %a[%i, %t * 16 + %k]

The inverse of the store's index gives the thread that stored the element (analysis.store_inverse).
The stored value is rematerialized for that thread, from memory that the kernel never writes. A
guard around the stored value (`in range ? a[i] : 0`) becomes an affine.if on the new indices.
Stores that are overwritten before a load are removed, and so are shared arrays without loads.

The order is that of lanes in lock step, which is a legal order of a kernel without races: a load
reads the last store before it in program order, or one of an earlier iteration. A load stays, with
a remark, if the store is not known or its value cannot be rematerialized. If a store covers only
some of the elements that the load reads (the edges of a halo), the value is an affine.if, and the
search continues for the other elements. An element that no store has written is undefined; it reads
as zero.

If a thread loop was split at a barrier, the search continues in the thread loops before it. An
example is a tile that threads fill by its flat index, which is delinearized only after the split.

A private array to which a thread only copies elements (a fragment of a tile in registers) is
treated in the same way. A private array of computed values stays, because its values would be
recomputed.

Proved: a load is the value of the one store that reaches it, found by inverting the store's affine
index and by dependences; it is rematerialized from memory that is not written. The kernel has no
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
from raise_kernel.analysis.loops.copies import blocks_around
from raise_kernel.analysis.memory.memory_effects import BlockDomains, Effect, may_overlap, naming
from raise_kernel.analysis.memory.reaching_stores import KernelStores, Search, Source, kernel_stores
from raise_kernel.analysis.memory.written import is_shared
from raise_kernel.bindings import arith, ir
from raise_kernel.mlir.affine_ops import affine_if, affine_yield
from raise_kernel.mlir.facts import facts
from raise_kernel.mlir.rewriting import erase, replace_op
from raise_kernel.mlir.values import block_of, defining_op, identity, terminator
from raise_kernel.mlir.walks import inside, kernels, named, walked
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.affine.barriers.rematerialize import (
    MAX_ONCE,
    MAX_OPERATIONS,
    Rematerializer,
)
from raise_kernel.remarks import NoMatch, RemarkSink

# Writes that are compared with one load that would be rematerialized.
MAX_WRITES = 64
# The most stores that the elements of one load may come from.
MAX_STORES = 4


@register_pass("forward-shared-memory", stage="affine", needs=("memref.alloca",))
def forward_shared_memory(module: ir.Module, ctx: PassContext) -> None:
    """Replace loads from shared memory by the values stored there."""
    for kernel in kernels(module):
        _forward(kernel.regions[0].blocks[0], ctx)


def _forward(entry: ir.Block, ctx: PassContext) -> None:
    shared = [op.results[0] for op in walked(entry) if _is_shared(op) or _holds_copies(op)]
    if not shared:
        return
    kernel_facts, built = kernel_stores(entry), set[ir.Value]()
    instances = _Instances(kernel_facts.domains)
    chained = {memory: _is_chained(memory) for memory in shared}
    for load in named(entry, "affine.load"):
        if load.operands[0] not in shared:
            continue
        location = load.location
        try:
            _Forwarder(kernel_facts, built, load, chained[load.operands[0]], instances).run()
        except NoMatch as reason:
            ctx.remarks.missed(f"the load stays: {reason}", location)
        else:
            ctx.remarks.applied("the load is replaced by the stored value", location)
    for memory in shared:
        _drop_overwritten(memory, ctx.remarks)
        _drop_unread(memory, ctx.remarks)


def zero(type_: ir.Type) -> ir.Value:
    """The constant 0 of an element type."""
    if isinstance(type_, ir.FloatType):
        return arith.constant(type_, 0.0)
    if isinstance(type_, (ir.IntegerType, ir.IndexType)):
        return arith.constant(type_, 0)
    raise NoMatch("some of its elements are never written")


def _is_chained(memory: ir.Value) -> bool:
    """Whether a value stored to `memory` depends on a load from it, as in a tree or a scan."""
    users = (use.owner.operation for use in memory.uses)
    stores = [op for op in users if op.name == "affine.store" and op.operands[1] == memory]
    return any(_depends_on_load(op.operands[0], memory) for op in stores)


def _depends_on_load(value: ir.Value, memory: ir.Value) -> bool:
    """Whether `value` may depend on a load from `memory`."""
    seen: set[int] = set()
    stack = [value]
    while stack:
        at = stack.pop()
        op = defining_op(at)
        if op is None:
            owner = ir.BlockArgument(at).owner.owner.operation
            known = identity(owner) in seen or owner.name in ("affine.parallel", "func.func")
            if not known and not isinstance(at.type, ir.IndexType):
                # A loop-carried value.
                return True
        elif identity(op) not in seen:
            inner = [op, *inside(op)]
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
    return op.name == "memref.alloca" and is_shared(op.results[0])


def _holds_copies(op: ir.Operation) -> bool:
    """Whether `op` is a private array to which only loaded values are stored."""
    if op.name != "memref.alloca" or _is_shared(op):
        return False
    users = [use.owner.operation for use in op.results[0].uses]
    if not all(user.name in ("affine.load", "affine.store") for user in users):
        return False
    stores = [user for user in users if user.name == "affine.store"]
    return bool(stores) and all(_is_copy(store.operands[0]) for store in stores)


def _is_copy(value: ir.Value) -> bool:
    """Whether `value` is a load or a constant, perhaps selected by a guard."""
    op = defining_op(value)
    if op is None or op.name != "affine.if":
        return op is not None and op.name in ("affine.load", "arith.constant")
    ends = [terminator(region.blocks[0]) for region in op.regions]
    return all(_is_copy(v) for end in ends for v in end.operands)


@dataclass(frozen=True)
class _Part:
    """The elements under `conditions` hold `stored`, which `rematerializer` computes."""

    conditions: list[Constraint]
    rematerializer: Rematerializer
    stored: ir.Value


class _Instances:
    """How often the loads and the stores of a memory run, until the program changes."""

    def __init__(self, domains: BlockDomains) -> None:
        self._domains = domains
        self._counts: dict[tuple[ir.Value, str], int] = {}
        self._changes = facts.changes

    def count(self, memory: ir.Value, name: str) -> int:
        """The number of instances of all operations of this name."""
        if self._changes != facts.changes:
            self._changes = facts.changes
            self._counts.clear()
        if (memory, name) not in self._counts:
            users = (use.owner.operation for use in memory.uses)
            effects = (self._domains.effects(op) for op in users if op.name == name)
            count = sum(_count(effect.domain) for those in effects for effect in those)
            self._counts[memory, name] = count
        return self._counts[memory, name]


class _Forwarder:
    """The forwarding of stored values to one load."""

    def __init__(
        self,
        kernel: KernelStores,
        built: set[ir.Value],
        load: ir.Operation,
        chained: bool,
        instances: _Instances,
    ) -> None:
        self.kernel = kernel
        self.instances = instances
        # Whether stored values depend on loads from the same memory.
        self.chained = chained
        # New values, which the variance analysis has not seen.
        self.built = built
        self.variance = kernel.variance
        (effect,) = kernel.domains.effects(load)
        self.search = Search(kernel, effect)
        self.lanes = self.search.lanes
        self.constant: dict[ir.Operation, bool] = {}

    def run(self) -> None:
        """Collect stores backwards until together they cover the elements of the load."""
        plan: list[_Part] = []
        search = self.search
        for source in search.sources():
            inverse, unknowns = search.invert(source)
            conditions = inverse.conditions
            domain = search.load.domain.refined(conditions)
            same = partial(self.same, source=source, inverse=inverse)
            limit = MAX_ONCE if self.reads_once(source.store) else MAX_OPERATIONS
            unchanged = partial(self.unchanged, source=source)
            rematerializer = Rematerializer(inverse, unknowns, domain, same, unchanged, limit)
            stored = source.store.op.operands[0]
            rematerializer.check(stored)
            if not search.exclude(conditions):
                plan.append(_Part([], rematerializer, stored))
                break
            plan.append(_Part(conditions, rematerializer, stored))
            if len(plan) > MAX_STORES:
                raise NoMatch("too many stores write its elements")
        if not plan:
            raise NoMatch("no store comes before it")
        op = search.load.op
        with op.location, ir.InsertionPoint(op):
            replace_op(op, [self.build(plan)])

    def reads_once(self, store: Effect) -> bool:
        """Whether all loads of the memory together run no more often than the store.

        If no stored value depends on a load from the memory, all its stores together count.
        """
        memory = self.search.load.op.operands[0]
        loads = self.instances.count(memory, "affine.load")
        if loads <= _count(store.domain):
            return True
        return not self.chained and loads <= self.instances.count(memory, "affine.store")

    def build(self, plan: Sequence[_Part]) -> ir.Value:
        """The value, selected by the store that covers the element; zero if there is none."""
        type_ = self.search.load.op.results[0].type
        if not plan:
            return zero(type_)
        part, *others = plan
        if not part.conditions:
            result = part.rematerializer.value(part.stored)
        else:
            set_, operands = to_set(part.conditions)
            new, (yes, no) = affine_if(set_, operands, [type_], with_else=True)
            with ir.InsertionPoint(yes):
                affine_yield([part.rematerializer.value(part.stored)])
            with ir.InsertionPoint(no):
                affine_yield([self.build(others)])
            result = new.results[0]
            self.built.add(result)
        self.built |= part.rematerializer.built
        return result

    # --- the stored value -------------------------------------------------------------------

    def same(self, value: ir.Value, source: Source, inverse: Inverse) -> bool:
        """Whether `value` is the same in the storing instance and in the thread of the load."""
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
        """Whether `value` is defined outside of the store's regions: the load can use it."""
        return block_of(value) in blocks_around(anchor.block)

    def unchanged(self, load: ir.Operation, source: Source) -> bool:
        """Whether `load` reads the same value now as it read for the store, in every thread.

        Within one thread loop, a write after the forwarded load may still precede another thread's
        read, because no barrier has to separate them. So if the kernel writes that memory, the
        store has to be in an earlier thread loop, and there must be no write from the beginning of
        that loop to the end of the operation beside it that holds the forwarded load.
        """
        if load not in self.constant:
            (effect,) = self.kernel.domains.effects(load)
            writes = self.kernel.written.get(effect.memory, [])
            self.constant[load] = len(writes) <= MAX_WRITES and not any(
                may_overlap(write, effect, naming({}, "a"), naming({}, "b")) for write in writes
            )
        memory = root(load.operands[0])
        if self.constant[load]:
            return True
        # In a tree or a scan, each step would recompute the steps before it.
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
    """Remove stores whose elements are all overwritten before the memory is read."""
    stores = [u.owner.operation for u in memory.uses if u.owner.operation.name == "affine.store"]
    touching = _touching(memory)
    for block in dict.fromkeys(op.block for op in stores):
        last: ir.Operation | None = None
        for item in list(block.operations):
            op = item.operation
            if op.name == "affine.store" and op.operands[1] == memory:
                forms = access_forms(op)
                if last is not None and forms is not None and access_forms(last) == forms:
                    remarks.applied("the store is removed: it is overwritten before a read", last)
                    erase(last)
                last = op
            elif identity(op) in touching:
                last = None


def _touching(memory: ir.Value) -> set[int]:
    """The identities of operations that use a memory or a view of it, or hold such operations."""
    found: set[int] = set()
    views = [memory]
    while views:
        for use in views.pop().uses:
            user = use.owner.operation
            found |= {identity(user), *map(identity, parents(user))}
            if user.name == "memref.collapse_shape":
                views += user.results
    return found


def _drop_unread(memory: ir.Value, remarks: RemarkSink) -> None:
    """Remove a shared array that is only written, and the stores to it."""
    users: Sequence[ir.Operation] = [use.owner.operation for use in memory.uses]
    if any(op.name not in ("affine.store", "memref.store") for op in users):
        return
    if any(op.operands[0] == memory for op in users):
        return
    owner = defining_op(memory)
    assert owner is not None
    remarks.applied("the shared array is removed: it is never read", owner)
    for op in users:
        erase(op)
    erase(owner)
