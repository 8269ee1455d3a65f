"""Loop fission at barriers: splits a thread loop into one loop for each part between barriers.

Before:
    affine.parallel (%t) = (0) to (64) {
      %v = memref.load %x[%i]                     (%x is written somewhere)
      %w = arith.addf %v, %one
      affine.store %w, %s[%t]
      gpu.barrier
      %a = affine.load %s[63 - %t]
      %b = arith.mulf %a, %w
      affine.store %b, %y[%t]
    }
After:
    %w_all = memref.alloca() {rk.expanded} : memref<64xf32>
    affine.parallel (%t) = (0) to (64) { ... affine.store %w, %w_all[%t]  affine.store %w, %s[%t] }
    affine.parallel (%t) = (0) to (64) {
      %w = affine.load %w_all[%t]
      %a = affine.load %s[63 - %t] ...

A value that is live across the barrier is rematerialized after it, or expanded: stored to an array
in block-local memory (scalar expansion). A minimum cut chooses the fewest values to store
(analysis.min_cut; Moses et al., "High-Performance GPU-to-CPU Transpilation and Optimization via
High-Level Parallel Constructs", PPoPP 2023). Pure operations can be rematerialized, and loads from
memory that the kernel never writes. An expanded scalar (marked `rk.expanded`) has one dimension for
each thread index that the value varies with. Uniform values are hoisted out of the loop. Private
memory that several parts use becomes block-local, with a copy for each thread.

A uniform loop or conditional that holds a barrier gets a thread loop of its own;
interchange-parallel then moves it out. A barrier in divergent code stays, with a remark. So does a
barrier across which a value is live that is no integer, index or float.
"""

from __future__ import annotations

from raise_kernel.analysis.graphs.min_cut import values_to_keep
from raise_kernel.analysis.graphs.speculation import is_pure
from raise_kernel.analysis.lanes.uniform import diverges
from raise_kernel.analysis.lanes.variance import uniformity
from raise_kernel.bindings import ir
from raise_kernel.mlir.affine_ops import affine_parallel
from raise_kernel.mlir.rewriting import copy_operation, erase
from raise_kernel.mlir.values import defining_op
from raise_kernel.mlir.walks import inside, kernels, named
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.affine.barriers.fission.expanded_scalars import (
    ExpandedScalar,
    Threads,
    is_expanded,
    is_expanded_store,
)
from raise_kernel.passes.affine.barriers.fission.private import share_privates
from raise_kernel.passes.affine.barriers.fission.rematerialization import (
    ConstantMemory,
    hoist_uniform,
    holds_barrier,
    used_values,
)
from raise_kernel.remarks import NoMatch, RemarkSink
from raise_kernel.worklist import make_in_order


@register_pass("distribute-parallel", stage="affine", needs=("gpu.barrier",))
def distribute_parallel(module: ir.Module, ctx: PassContext) -> None:
    """Split thread loops at their barriers (loop fission)."""
    for kernel in kernels(module):
        entry = kernel.regions[0].blocks[0]
        loops = named(entry, "affine.parallel")
        for loop in loops:
            if holds_barrier(loop) and not _holds_threads(loop):
                _distribute(loop, ctx.remarks)


def _holds_threads(loop: ir.Operation) -> bool:
    """Whether the barriers belong to an inner thread loop."""
    body = loop.regions[0].blocks[0]
    return any(map(holds_barrier, named(body, "affine.parallel")))


def _distribute(loop: ir.Operation, remarks: RemarkSink) -> None:
    try:
        splitter = _Splitter(loop)
        splitter.run()
    except NoMatch as reason:
        remarks.missed(f"the thread loop is not split: {reason}", loop)
        return
    for barrier in splitter.stuck:
        remarks.missed("the barrier stays: not every thread reaches it", barrier)
    for location in splitter.split:
        remarks.applied("the thread loop is split at the barrier", location)


class _Splitter:
    """Builds the parts as copies of the loop, which is erased at the end."""

    def __init__(self, loop: ir.Operation) -> None:
        self.loop = loop
        self.threads = Threads.of(loop)
        hoist_uniform(loop)
        self.variance = uniformity(loop)
        self.constant = ConstantMemory()
        self.split: list[ir.Location] = []
        self.stuck: list[ir.Operation] = []
        # The part that defines a value, and the parts that write an expanded scalar.
        self.part_of: dict[ir.Value, int] = {}
        self.stored: dict[ir.Value, set[int]] = {}
        self.expanded: dict[ir.Value, ExpandedScalar] = {}

    def run(self) -> None:
        parts = self.parts()
        if len(parts) < 2 and not self.split:
            return
        if share_privates(self.loop, parts, self.threads):
            self.variance, self.constant = uniformity(self.loop), ConstantMemory()
            parts = self.parts()
        for number, part in enumerate(parts):
            for op in part:
                self.part_of |= dict.fromkeys(op.results, number)
                if is_expanded_store(op):
                    self.stored.setdefault(op.operands[1], set()).add(number)
        self.expanded = self.plan(parts, self.threads)
        for number, part in enumerate(parts):
            self.build(part, number, self.threads)
        erase(self.loop)

    # --- where to split ---------------------------------------------------------------------

    def parts(self) -> list[list[ir.Operation]]:
        """The parts of the body between barriers.

        An operation that holds a barrier is a part of its own, together with the stores of its
        results to expanded scalars.
        """
        body = self.loop.regions[0].blocks[0]
        lanes = list(body.arguments)
        parts: list[list[ir.Operation]] = [[]]
        closed = False
        self.split, self.stuck = [], []
        for item in list(body.operations)[:-1]:
            op = item.operation
            if op.name == "gpu.barrier":
                self.split.append(op.location)
                parts.append([])
                closed = False
                continue
            holder = holds_barrier(op) and not diverges(op, self.variance, lanes)
            if holds_barrier(op) and not holder:
                self.stuck += [b for b in inside(op) if b.name == "gpu.barrier"]
            if holder or (closed and not is_expanded_store(op)):
                parts.append([])
            parts[-1].append(op)
            closed = holder or (closed and is_expanded_store(op))
        return self.merged(parts)

    def merged(self, parts: list[list[ir.Operation]]) -> list[list[ir.Operation]]:
        """Merge parts without effects into the part after them."""
        merged: list[list[ir.Operation]] = []
        waiting: list[ir.Operation] = []
        for part in parts:
            waiting += part
            if not all(self.passive(op) for op in part):
                merged.append(waiting)
                waiting = []
        if waiting and merged:
            merged[-1] += waiting
        return merged

    def passive(self, op: ir.Operation) -> bool:
        return (
            is_pure(op)
            or op.name == "memref.alloca"
            or self.constant.is_read_by(op)
            or (op.name == "affine.load" and is_expanded(op.operands[0]))
        )

    # --- scalar expansion -------------------------------------------------------------------

    def plan(
        self, parts: list[list[ir.Operation]], threads: Threads
    ) -> dict[ir.Value, ExpandedScalar]:
        """The values to expand, each with its array."""
        kept: dict[ir.Value, None] = {}
        for number, part in enumerate(parts):
            needed = [v for v in used_values(part) if self.part_of.get(v, number) < number]
            kept |= dict.fromkeys(
                values_to_keep(
                    needed,
                    lambda v, number=number: self.operands(v, number),
                    lambda v, kept=frozenset(kept): v in kept or v not in self.part_of,
                )
            )
        with self.loop.location, ir.InsertionPoint(self.loop):
            return {v: ExpandedScalar.allocate(v, threads, self.variance) for v in kept}

    def operands(self, value: ir.Value, number: int) -> list[ir.Value] | None:
        """The operands of an earlier part's value; None if it cannot be rematerialized."""
        op = defining_op(value)
        assert op is not None
        if op.name == "affine.load" and is_expanded(op.operands[0]):
            changed = self.stored.get(op.operands[0], set())
            if any(self.part_of[value] <= k < number for k in changed):
                return None
        elif not is_pure(op) and not self.constant.is_read_by(op):
            return None
        return list(op.operands)

    # --- building ---------------------------------------------------------------------------

    def build(self, part: list[ir.Operation], number: int, threads: Threads) -> None:
        with self.loop.location, ir.InsertionPoint(self.loop):
            _, body = affine_parallel([0] * len(threads.extents), threads.extents)
        point = ir.InsertionPoint(body.operations[0])
        lanes: list[ir.Value] = list(body.arguments)
        names = dict(zip(threads.indices, lanes, strict=True))
        for value in used_values(part):
            if self.part_of.get(value, number) < number:
                self.fetch(value, number, names, lanes, point)
        for op in part:
            copy_operation(op, point, names)
            for value in op.results:
                if value in self.expanded:
                    with op.location, point:
                        self.expanded[value].store(names[value], lanes)

    def fetch(
        self,
        value: ir.Value,
        number: int,
        names: dict[ir.Value, ir.Value],
        lanes: list[ir.Value],
        point: ir.InsertionPoint,
    ) -> None:
        """Make an earlier part's value available in this part: load or rematerialize it."""

        def needed(v: ir.Value) -> list[ir.Value]:
            op = defining_op(v)
            assert op is not None
            operands = () if v in self.expanded else op.operands
            return [o for o in operands if self.part_of.get(o, number) < number]

        def make(v: ir.Value) -> ir.Value:
            op = defining_op(v)
            assert op is not None
            if v in self.expanded:
                with op.location, point:
                    return self.expanded[v].load(lanes)
            copy_operation(op, point, names)
            return names[v]

        make_in_order(value, names, needed, make)
