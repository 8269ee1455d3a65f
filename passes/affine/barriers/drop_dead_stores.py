"""Dead store elimination for shared memory: removes stores that no result depends on.

Before:
    %sum = affine.parallel (%r) = (0) to (128) reduce ("addf") { affine.load %s[%r] }
    affine.if (%t < 64) { %a = affine.load %s[%t + 64] ... affine.store %b, %s[%t] }
    affine.store %sum, %y[%block]
After:
    %sum = affine.parallel (%r) = (0) to (128) reduce ("addf") { affine.load %s[%r] }
    affine.store %sum, %y[%block]

A store is live if a live load may read its value (analysis.reaching_stores, in lock-step order). A
load is live if its value reaches a live operation, also through a loop-carried value or a
cross-lane operation. If the stores that reach a load are not known, all stores to its memory are
live. Dead operations are erased; a loop yields the argument of a dead loop-carried value unchanged.
"""

from __future__ import annotations

from raise_kernel.analysis.accesses.regions import WRITES
from raise_kernel.analysis.lanes.lane_calls import lane_call
from raise_kernel.analysis.lanes.uniform import deciding_values, parents
from raise_kernel.analysis.lanes.variance import loop_inits, root
from raise_kernel.analysis.memory.reaching_stores import Search, kernel_stores
from raise_kernel.analysis.memory.written import is_shared
from raise_kernel.bindings import arith, ir
from raise_kernel.mlir.facts import facts
from raise_kernel.mlir.rewriting import erase
from raise_kernel.mlir.values import defining_op, identity, terminator
from raise_kernel.mlir.walks import kernels, named, walked
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.remarks import NoMatch

_STORES = ("affine.store", "memref.store")
_LOADS = ("affine.load", "memref.load")
_IFS = ("affine.if", "scf.if")
_FORS = ("affine.for", "scf.for")
_NUMBERS = (ir.IntegerType, ir.IndexType, ir.FloatType)


@register_pass("drop-dead-stores", stage="affine", needs=("memref.alloca",))
def drop_dead_stores(module: ir.Module, ctx: PassContext) -> None:
    """Remove stores to shared memory that no result depends on, and operations only for them."""
    for kernel in kernels(module):
        entry = kernel.regions[0].blocks[0]
        stores = [op for op in walked(entry) if op.name in _STORES and is_shared(op.operands[1])]
        if not stores:
            continue
        alive = _Liveness(entry, stores)
        alive.run()
        for store in stores:
            if not alive.has(store):
                ctx.remarks.applied("the store is removed: no result depends on its value", store)
        alive.sweep()


class _Liveness:
    """Marks the operations that results depend on."""

    def __init__(self, entry: ir.Block, stores: list[ir.Operation]) -> None:
        self.entry = entry
        self.stores: dict[ir.Value, list[ir.Operation]] = {}
        for store in stores:
            self.stores.setdefault(root(store.operands[1]), []).append(store)
        self.marked: set[int] = set()
        # Blocks with a marked operation: those around them are marked, too.
        self.blocks: set[ir.Block] = set()
        # Live results of operations with regions: (operation, number).
        self.needed: set[tuple[int, int]] = set()
        self.pending: list[ir.Operation] = []
        self.loads: list[ir.Operation] = []
        # For each memory, its stores up to the last one that was not marked when last examined.
        self.left = {memory: list(found) for memory, found in self.stores.items()}

    def has(self, op: ir.Operation) -> bool:
        """Whether a result depends on `op`."""
        return identity(op) in self.marked

    def run(self) -> None:
        candidates = {identity(op) for stores in self.stores.values() for op in stores}
        for op in walked(self.entry):
            if identity(op) not in candidates and _has_effect(op):
                self.mark(op)
        self.spread()
        # The search for reaching stores only pays if some load is not live without it.
        reads = [op for op in named(self.entry, *_LOADS) if root(op.operands[0]) in self.stores]
        if all(self.has(op) for op in reads):
            for stores in self.stores.values():
                for store in stores:
                    self.mark(store)
            self.spread()
            return
        while self.loads:
            self.read(self.loads.pop())
            self.spread()

    def mark(self, op: ir.Operation) -> None:
        key = identity(op)
        if key not in self.marked:
            self.marked.add(key)
            self.pending.append(op)

    def spread(self) -> None:
        """Mark the operands of marked operations, and the conditions under which they run."""
        while self.pending:
            op = self.pending.pop()
            is_number = op.name.startswith(("arith.", "math."))
            if not is_number and op.name not in _STORES:
                memories = [root(v) for v in op.operands if isinstance(v.type, ir.MemRefType)]
                self.loads += [op] if any(m in self.stores for m in memories) else []
            carries = op.name in (*_IFS, *_FORS)
            for value in deciding_values(op) if carries else op.operands:
                self.value(value)
            if op.block not in self.blocks:
                self.blocks.add(op.block)
                for parent in parents(op):
                    self.mark(parent)
            if op.regions and not carries:
                # All its yielded values and its conditions.
                for end in _ends(op):
                    for value in end.operands:
                        self.value(value)

    def value(self, value: ir.Value) -> None:
        op = defining_op(value)
        if op is not None:
            self.mark(op)
            if op.name in (*_IFS, *_FORS):
                self.result(op, ir.OpResult(value).result_number)
            return
        argument = ir.BlockArgument(value)
        holder = argument.owner.owner.operation
        if holder.name in _FORS and argument.arg_number > 0:
            self.mark(holder)
            self.result(holder, argument.arg_number - 1)

    def result(self, op: ir.Operation, number: int) -> None:
        """Mark the operations that one result of a conditional or loop is computed from."""
        if (identity(op), number) in self.needed:
            return
        self.needed.add((identity(op), number))
        if op.name in _FORS:
            self.value(loop_inits(op)[number])
        for end in _ends(op):
            self.value(end.operands[number])

    def sweep(self) -> None:
        """Erase the operations that are not marked."""
        operations = walked(self.entry)
        for op in operations:
            if op.name in (*_IFS, *_FORS) and self.has(op):
                for number in range(len(op.results)):
                    if (identity(op), number) not in self.needed:
                        self._yield_nothing(op, number)
        for op in reversed(operations):
            if not self.has(op) and _may_go(op) and not any(list(r.uses) for r in op.results):
                erase(op)

    def _yield_nothing(self, op: ir.Operation, number: int) -> None:
        """Replace the yielded values of a dead result: by the argument of a loop, or by zero."""
        type_ = op.results[number].type
        if op.name in _FORS:
            body = op.regions[0].blocks[0]
            (end,) = _ends(op)
            facts.changed()
            end.operands[number] = body.arguments[number + 1]
        elif isinstance(type_, _NUMBERS):
            with op.location, ir.InsertionPoint(op):
                zero = arith.constant(type_, 0.0 if isinstance(type_, ir.FloatType) else 0)
            for end in _ends(op):
                facts.changed()
                end.operands[number] = zero

    def read(self, load: ir.Operation) -> None:
        """Mark the stores that `load` may read."""
        memories = [root(v) for v in load.operands if isinstance(v.type, ir.MemRefType)]
        for memory in memories:
            left = self.left.get(memory, [])
            while left and self.has(left[-1]):
                left.pop()
            if not left:
                continue
            try:
                found = self.reaching(load)
            except NoMatch:
                found = self.stores[memory]
            for store in found:
                self.mark(store)

    def reaching(self, load: ir.Operation) -> list[ir.Operation]:
        if load.name != "affine.load":
            raise NoMatch("its index is not linear")
        kernel = kernel_stores(self.entry)
        (effect,) = kernel.domains.effects(load)
        search = Search(kernel, effect)
        found = []
        for source in search.sources():
            found.append(source.store.op)
            inverse, _ = search.invert(source)
            if not search.exclude(inverse.conditions):
                break
        return found


def _has_effect(op: ir.Operation) -> bool:
    """Whether `op` has side effects. Cross-lane operations have none but their results."""
    if op.name == "func.return":
        return True
    call = lane_call(op)
    return op.name in WRITES and (call is None or call.scope not in ("warp", "block"))


def _may_go(op: ir.Operation) -> bool:
    """Whether `op` may be erased: it is no terminator and no allocation."""
    return op.name != "memref.alloca" and terminator(op.block) != op


def _ends(op: ir.Operation) -> list[ir.Operation]:
    """The last operations of the blocks of `op`."""
    blocks = [block for region in op.regions for block in region.blocks]
    return [terminator(block) for block in blocks]
