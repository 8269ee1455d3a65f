"""Recovers reductions from the steps in which threads combine each other's values.

Before:                                                    After:
    affine.store %v, %s[%t]                                affine.store %v, %a[%t]
    gpu.barrier                                            gpu.barrier
    scf.if (%t mod 2 == 0) { s[%t] = s[%t] + s[%t + 1] }   %s = affine.parallel (%r) = (0) to (8)
    gpu.barrier                                              reduce ("addf") { affine.load %a[%r] }
    scf.if (%t mod 4 == 0) { s[%t] = s[%t] + s[%t + 2] }   ... the steps, which are dead now
    gpu.barrier
    scf.if (%t mod 8 == 0) { s[%t] = s[%t] + s[%t + 4] }
    gpu.barrier
    affine.if (%t == 0) { affine.store (affine.load %s[0]), %out[%b] }

    %v = affine.load %x[%i, %l]                            %v4 = affine.parallel (%k) = (0) to (32)
    %s0 = call @rk.warp.shuffle.xor(%v, 16, 31, %l)            reduce ("addf") {
    %v0 = arith.addf %v, %s0 ... five steps to %v4               affine.load %x[%i, %k] }

    %n = math.ctpop (call @rk.warp.ballot(%p, %l))         %n = ... reduce ("addi") { extui %p }

A block and a warp are executed symbolically at compile time, in lock step (analysis.lanes.
block_run). This gives, for each value, the elements of one source that it combines. So the form of
the steps does not matter: trees and butterflies with strides in any order, in shared memory, in
registers or by shuffles, a last warp without barriers, a second tree over the results of warps,
maxima by comparison. A value with a use outside of the steps becomes a reduction in two cases.

- In all lanes of a warp where it matters it combines what all 32 lanes have. Conditions around the
  steps must be uniform in the warp. It becomes a cross-lane reduction, and this becomes a reduction
  over an index if the value of each lane can be rematerialized (lane_sums.py).
- In all threads of a block that reach the use it combines at least eight elements. The elements are
  a strided box, whose start is affine in the thread index, or in the index of a part of a warp
  (`t / 8 * 8`). The reduction reads the shared array that holds the elements, or a new one.
  `forward-shared-memory` removes it if the elements can be rematerialized. Barriers order the new
  accesses; `sync-elimination` removes the unnecessary ones.

The order in which elements are combined changes, as in every raised reduction. Prefix sums and
other values stay, without a remark, because most values are no reduction. So does a ballot of which
some lanes are masked out before they are counted.

Proved: threads are run symbolically, in lock step: of every value it is known which elements of one
source it folds, by which operation, and with which constant (the +0.0 of a sum is one); anything
else is a source of its own. The set bits of a ballot are the lanes with a true vote. What a
reduction reads is not written in between. Folds are reassociated.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod

from raise_kernel.analysis.accesses.affine_maps import parallel_box
from raise_kernel.analysis.graphs.reduction_kinds import KINDS
from raise_kernel.analysis.lanes.block_run import WARP, BlockRun
from raise_kernel.analysis.lanes.lane_calls import create_lane_call, lane_call
from raise_kernel.analysis.lanes.variance import uniformity
from raise_kernel.analysis.memory.written import is_shared
from raise_kernel.bindings import arith, ir
from raise_kernel.mlir.facts import facts
from raise_kernel.mlir.rewriting import erase, replace_op
from raise_kernel.mlir.values import defining_op, int_array, terminator
from raise_kernel.mlir.walks import kernels, named, walked
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.affine.reductions.fold_shapes import LEAST, ThreadForms
from raise_kernel.passes.affine.reductions.fold_writers import BlockWriter, WarpWriter
from raise_kernel.passes.affine.reductions.lane_sums import sum_over_lanes
from raise_kernel.remarks import RemarkSink

# The most threads of a block (also CUDA's limit).
THREADS = 1024


@register_pass(
    "recover-cross-lane-reductions", stage="affine", needs=("func.call", "memref.alloca")
)
@dataclass(frozen=True)
class RecoverCrossLaneReductions:
    """Turn values that threads combine from each other's into reductions.

    `arrays`: reductions over a block may need new shared arrays and barriers.
    """

    arrays: bool = True

    def run(self, module: ir.Module, ctx: PassContext) -> None:
        for kernel in kernels(module):
            entry = kernel.regions[0].blocks[0]
            exchanges = any(map(lane_call, named(entry, "func.call")))
            if exchanges:
                _count_votes(entry)
                for lane, threads in _warps(entry).items():
                    run = BlockRun(threads, uniformity(entry), lane)
                    _fold(run, ThreadForms(run), WarpWriter(run), ctx.remarks)
                _drop_unused(entry)
            for threads in _blocks(kernel) if self.arrays else []:
                run = BlockRun(threads, uniformity(entry))
                forms = ThreadForms(run)
                _fold(run, forms, BlockWriter(threads, run, forms), ctx.remarks)
            if exchanges:
                sum_over_lanes(entry, ctx.remarks)


def _fold(
    run: BlockRun, forms: ThreadForms, writer: WarpWriter | BlockWriter, remarks: RemarkSink
) -> None:
    """Replace values that are folds by reductions where they are used."""
    for use in run.uses:
        value = use.op.operands[use.position]
        shape = forms.shape(writer.threads(use), use.terms)
        if shape is None or _is_reduction(value) or not writer.can_reduce(shape, use):
            continue
        remarks.applied(f"a tree over {shape.count} elements is now a reduction", use.op)
        total = writer.reduction(shape, use)
        if total.type != value.type:
            # Halves of a double are taken from its bits.
            with use.op.location, ir.InsertionPoint(use.op):
                total = arith.bitcast(value.type, total)
        facts.changed()
        use.op.operands[use.position] = total


def _is_reduction(value: ir.Value) -> bool:
    """Whether a value is already a reduction."""
    op = defining_op(value)
    call = lane_call(op) if op is not None else None
    return op is not None and (
        op.name == "affine.parallel" or (call is not None and call.kind == "reduce")
    )


def _count_votes(entry: ir.Block) -> None:
    """Sum votes where they are counted."""
    for op in walked(entry):
        ballot = defining_op(op.operands[0]) if op.name == "math.ctpop" else None
        call = lane_call(ballot) if ballot is not None else None
        if ballot is None or call is None or (call.scope, call.kind) != ("warp", "ballot"):
            continue
        number = op.results[0].type
        with op.location, ir.InsertionPoint(ballot):
            vote, everyone = arith.extui(number, call.arguments[0]), arith.constant(number, -1)
            operands = [vote, everyone, *call.indices]
            total = create_lane_call("warp.reduce.addi", operands, [number], ballot)
        replace_op(op, [total.results[0]])


def _warps(entry: ir.Block) -> dict[ir.Value, ir.Operation]:
    """The lane indices by which warps shuffle values, with their loops over threads."""
    found: dict[ir.Value, ir.Operation] = {}
    for op in named(entry, "func.call"):
        call = lane_call(op)
        if call is None or (call.scope, call.kind) != ("warp", "shuffle") or not call.indices:
            continue
        lane = ir.BlockArgument(call.indices[0])
        loop = lane.owner.owner.operation
        if parallel_box(loop)[lane.arg_number] == (0, WARP, 1):
            found[lane] = loop
    return found


def _blocks(kernel: ir.Operation) -> list[ir.Operation]:
    """The loops over all threads of a block in which they may combine values."""
    size = prod(int_array(kernel, "rk.block") or [0])
    if not LEAST <= size <= THREADS:
        return []
    return [
        op
        for op in named(kernel.regions[0].blocks[0], "affine.parallel")
        if not op.results
        and prod(len(range(*bounds)) for bounds in parallel_box(op)) == size
        and _has_steps(op.regions[0].blocks[0])
    ]


def _drop_unused(entry: ir.Block) -> None:
    """Erase dead shuffles, votes and reductions, and operations that only they use."""
    for op in reversed(walked(entry)):
        call = lane_call(op)
        exchange = call is not None and call.kind in ("shuffle", "reduce", "ballot")
        pure = op.name.startswith(("arith.", "math.")) and not op.regions
        if (exchange or pure) and not any(list(r.uses) for r in op.results):
            erase(op)


def _has_steps(block: ir.Block) -> bool:
    """Whether threads may combine their values: by cross-lane operations, or in shared memory.

    This is a cheap test before the symbolic execution, which takes time.
    """
    for op in walked(block):
        call = lane_call(op)
        if call is not None and call.scope == "warp":
            return True
        stores = op.name in ("affine.store", "memref.store") and is_shared(op.operands[1])
        if stores and _may_be_folded(op.operands[0], set()):
            return True
    return False


def _may_be_folded(value: ir.Value, seen: set[ir.Value]) -> bool:
    """Whether a value is the result of a combining operation, or loaded from shared memory."""
    if value in seen:
        return False
    seen.add(value)
    op = defining_op(value)
    if op is None:
        # A loop-carried value.
        return isinstance(value.type, (ir.FloatType, ir.IntegerType))
    if op.name in KINDS:
        return True
    if op.name in ("affine.load", "memref.load"):
        return is_shared(op.operands[0])
    if op.name in ("arith.select", "arith.bitcast"):
        return any(_may_be_folded(v, seen) for v in op.operands)
    ends = [terminator(block) for region in op.regions for block in region.blocks]
    return any(_may_be_folded(v, seen) for end in ends for v in end.operands)
