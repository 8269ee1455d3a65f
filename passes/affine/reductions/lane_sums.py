"""A cross-lane reduction of a warp as a parallel reduction over an index.

All lanes of the warp have to take part: the call is under no condition, and its mask is full. The
value that a lane reduces is rematerialized for each index. It must be without effects, and of
memory that is not written before the call. An expensive value with other uses stays.
"""

from __future__ import annotations

from raise_kernel.analysis.accesses.affine_maps import parallel_box
from raise_kernel.analysis.accesses.linear import Linear
from raise_kernel.analysis.accesses.store_inverse import Inverse, Range
from raise_kernel.analysis.graphs.reduction_kinds import KINDS, reduced_type
from raise_kernel.analysis.lanes.block_run import WARP
from raise_kernel.analysis.lanes.lane_calls import LaneCall, lane_call
from raise_kernel.analysis.lanes.uniform import holder_in
from raise_kernel.analysis.lanes.variance import Variance, root, uniformity
from raise_kernel.analysis.loops.copies import blocks_around
from raise_kernel.analysis.memory.memory_effects import BlockDomains, block_domains
from raise_kernel.bindings import ir
from raise_kernel.mlir.affine_ops import affine_parallel_reduce, affine_yield
from raise_kernel.mlir.rewriting import erase, replace_op
from raise_kernel.mlir.values import block_of, constant_int, defining_op, identity
from raise_kernel.mlir.walks import inside, walked
from raise_kernel.passes.affine.barriers.rematerialize import MAX_ONCE, Rematerializer
from raise_kernel.remarks import NoMatch, RemarkSink


def sum_over_lanes(entry: ir.Block, remarks: RemarkSink) -> None:
    """Rewrite the reductions over whole warps in a kernel."""
    calls = [call for op in walked(entry) if (call := lane_call(op)) is not None]
    calls = [call for call in calls if _of_whole_warp(call)]
    variance, domains = uniformity(entry), block_domains(entry)
    for call in calls:
        try:
            _LaneSum(call, variance, domains).rewrite()
        except NoMatch as reason:
            remarks.missed(f"the reduction over lanes stays: {reason}", call.op)
        else:
            remarks.applied("a reduction over lanes is now one over an index", None)


def _of_whole_warp(call: LaneCall) -> bool:
    """Whether all 32 lanes take part, and are an index of the surrounding loop."""
    if (call.scope, call.kind) != ("warp", "reduce") or len(call.indices) != 1:
        return False
    loop = call.op.parent
    if call.mask is None or constant_int(call.mask) != -1 or loop is None:
        return False
    value = call.arguments[0]
    arguments: list[ir.Value] = list(call.op.block.arguments)
    if loop.operation.name != "affine.parallel" or call.indices[0] not in arguments:
        return False
    kind, box = f"arith.{call.mode}", parallel_box(loop.operation)
    # MLIR's parallel minima and maxima of integers are of other types.
    fits = reduced_type(kind, value.type) == value.type
    return fits and box[arguments.index(call.indices[0])] == (0, WARP, 1)


class _LaneSum:
    """The rewrite of one call."""

    def __init__(self, call: LaneCall, variance: Variance, domains: BlockDomains) -> None:
        self.op, self.value = call.op, call.arguments[0]
        self.lane: ir.Value = call.indices[0]
        self.kind = KINDS[f"arith.{call.mode}"]
        self.variance, self.domains = variance, domains

    def rewrite(self) -> None:
        op, lane = self.op, self.lane
        if lane not in self.variance.of(self.value):
            raise NoMatch("all lanes have one value")
        with op.location, ir.InsertionPoint(op):
            loop, body = affine_parallel_reduce([0], [WARP], [self.kind], [self.value.type])
        domain = self.domains.at(op.block).with_index(body.arguments[0], (0, WARP - 1))
        inverse = Inverse({lane: Range(0, 1, WARP)}, domain)
        inverse.equate(Linear(0, {lane: 1}), Linear.index(body.arguments[0]))
        lane_of = Rematerializer(inverse, [lane], domain, self._same, self._unchanged, MAX_ONCE)
        try:
            lane_of.check(self.value)
            self._check_cost(lane_of.needed)
        except NoMatch:
            erase(loop)
            raise
        with op.location, ir.InsertionPoint(body):
            affine_yield([lane_of.value(self.value)])
        replace_op(op, [loop.results[0]])

    def _same(self, value: ir.Value) -> bool:
        """Whether `value` is defined before the call, and the same in all lanes."""
        around = blocks_around(self.op.block)
        return block_of(value) in around and self.lane not in self.variance.of(value)

    def _unchanged(self, load: ir.Operation) -> bool:
        """Whether the memory of a load is not written between it and the call."""
        memory = root(load.operands[0])
        owner = defining_op(memory)
        if owner is not None and owner.block == self.op.block:
            return False  # private to the lane
        operations = [o.operation for o in self.op.block.operations]
        first = holder_in(self.op.block, load)
        assert first is not None
        between = operations[operations.index(first) : operations.index(self.op)]
        effects = (effect for op in between for effect in self.domains.effects(op))
        return not any(effect.writes and effect.memory == memory for effect in effects)

    def _check_cost(self, needed: set[ir.Value]) -> None:
        """NoMatch if an expensive value is used beside the reduction."""
        owners = {value: op for value in needed if (op := defining_op(value)) is not None}
        mine = {identity(op) for op in (self.op, *owners.values())}
        for value, op in owners.items():
            users = (holder_in(self.op.block, use.owner.operation) for use in value.uses)
            if op.block != self.op.block or self._same(value) or not _is_expensive(op):
                continue
            if any(user is None or identity(user) not in mine for user in users):
                raise NoMatch("an expensive value of it is used elsewhere, too")


def _is_expensive(op: ir.Operation) -> bool:
    return any(o.name.startswith(("math.", "arith.divf")) for o in (op, *inside(op)))
