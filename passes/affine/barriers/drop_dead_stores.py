"""Stores to shared memory that no result depends on go.

Before:
    %sum = affine.parallel (%r) = (0) to (128) reduce ("addf") { affine.load %s[%r] }
    affine.if (%t < 64) { %a = affine.load %s[%t + 64] ... affine.store %b, %s[%t] }
    affine.store %sum, %y[%block]
After:
    %sum = affine.parallel (%r) = (0) to (128) reduce ("addf") { affine.load %s[%r] }
    affine.store %sum, %y[%block]

A store counts if a load that counts may read what it wrote (analysis.reaching_stores, in lock-step
order); a load counts if its value reaches anything but stores that do not. Where the stores behind
a load are not known, all stores to its memory count.
"""

from __future__ import annotations

from raise_kernel.analysis.accesses.regions import WRITES
from raise_kernel.analysis.lanes.uniform import parents
from raise_kernel.analysis.lanes.variance import root
from raise_kernel.analysis.memory.reaching_stores import KernelStores, Search
from raise_kernel.bindings import defining_op, ir, kernels, walk
from raise_kernel.diagnostics import NoMatch
from raise_kernel.pass_base import PassContext
from raise_kernel.registry import register_pass

_STORES = ("affine.store", "memref.store")
_LOADS = ("affine.load", "memref.load")


@register_pass("drop-dead-stores", stage="affine")
def drop_dead_stores(module: ir.Module, ctx: PassContext) -> None:
    """Remove stores to shared memory that no result depends on."""
    for kernel in kernels(module):
        entry = kernel.regions[0].blocks[0]
        stores = [op for op in walk(entry) if op.name in _STORES and _is_shared(op.operands[1])]
        if not stores:
            continue
        alive = _Liveness(entry, stores)
        alive.run()
        for store in stores:
            if store not in alive.marked:
                ctx.remarks.applied(
                    "no result depends on the stored value: the store is gone", store
                )
                store.erase()


class _Liveness:
    """Marks the operations that results depend on."""

    def __init__(self, entry: ir.Block, stores: list[ir.Operation]) -> None:
        self.entry = entry
        self.stores: dict[ir.Value, list[ir.Operation]] = {}
        for store in stores:
            self.stores.setdefault(root(store.operands[1]), []).append(store)
        self.marked: set[ir.Operation] = set()
        self.pending: list[ir.Operation] = []
        self.loads: list[ir.Operation] = []
        self.facts: KernelStores | None = None

    def run(self) -> None:
        candidates = {op for stores in self.stores.values() for op in stores}
        for op in walk(self.entry):
            if op not in candidates and (op.name in WRITES or op.name == "func.return"):
                self.mark(op)
        self.spread()
        # What is read only to be stored again makes the search worth its time.
        reads = [
            op
            for op in walk(self.entry)
            if op.name in _LOADS and root(op.operands[0]) in self.stores
        ]
        if all(op in self.marked for op in reads):
            self.marked |= candidates
            return
        while self.loads:
            self.read(self.loads.pop())
            self.spread()

    def mark(self, op: ir.Operation) -> None:
        if op not in self.marked:
            self.marked.add(op)
            self.pending.append(op)

    def spread(self) -> None:
        """Mark what the marked operations are computed from, and what decides that they run."""
        while self.pending:
            op = self.pending.pop()
            memories = [root(v) for v in op.operands if isinstance(v.type, ir.MemRefType)]
            if any(m in self.stores for m in memories) and op.name not in _STORES:
                self.loads.append(op)
            for value in op.operands:
                self.value(value)
            for parent in parents(op):
                self.mark(parent)
            # A loop's or conditional's own results and tests: all of what it yields.
            for region in op.regions:
                for block in region.blocks:
                    self.mark(block.operations[len(block.operations) - 1].operation)

    def value(self, value: ir.Value) -> None:
        op = defining_op(value)
        if op is not None:
            self.mark(op)

    def read(self, load: ir.Operation) -> None:
        """Mark the stores that `load` may read."""
        memories = [root(v) for v in load.operands if isinstance(v.type, ir.MemRefType)]
        for memory in memories:
            stores = self.stores.get(memory, [])
            if all(store in self.marked for store in stores):
                continue
            try:
                found = self.reaching(load)
            except NoMatch:
                found = stores
            for store in found:
                self.mark(store)

    def reaching(self, load: ir.Operation) -> list[ir.Operation]:
        if load.name != "affine.load":
            raise NoMatch("its index is not linear")
        self.facts = self.facts or KernelStores(self.entry)
        (effect,) = self.facts.domains.effects(load)
        search = Search(self.facts, effect)
        found = []
        for source in search.sources():
            found.append(source.store.op)
            inverse, _ = search.invert(source)
            if not search.exclude(inverse.conditions):
                break
        return found


def _is_shared(memory: ir.Value) -> bool:
    return "workgroup" in str(ir.MemRefType(memory.type).memory_space)
