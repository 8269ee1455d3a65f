"""Unrolls short loops over the distance of a warp's shuffles, so that each has a constant one.

    scf.for %k = 0 to 5 iter_args(%d = 16, %v = %x) {          %a = shuffle.down %x, 16
      %a = shuffle.down %v, %d                          ->     %v1 = %x + %a
      yield %d >> 1, %v + %a                                   %b = shuffle.down %v1, 8
    }                                                          ...

A shuffle by a constant is a permutation that is known to LLVM, one or two instructions, or none
where whole registers are exchanged. By data it is a permutation by computed numbers, and without
AVX-512 one through memory.
"""

from __future__ import annotations

from raise_kernel.analysis.lanes.lane_calls import lane_call
from raise_kernel.bindings import arith, ir
from raise_kernel.mlir.rewriting import replace_op
from raise_kernel.mlir.values import constant_int
from raise_kernel.mlir.walks import walked
from raise_kernel.pass_manager.pipeline import PipelineOptions, run_pipeline
from raise_kernel.passes.affine.loops.unrolling import MAX_OPS, copy_body

# Distances of a warp's lanes, by halves: 16, 8, 4, 2, 1, and one that is none.
MOST = 6


def unroll_warp_loops(module: ir.Module) -> None:
    """Unrolls such loops of a module, inner ones first."""
    loops = [op for op in walked(module.body) if op.name == "scf.for"]
    done = False
    for loop in reversed(loops):  # what lies in a loop comes after it
        counts = _counts(loop)
        if counts is not None and _shuffles_by_data(loop):
            _unroll(loop, counts)
            done = True
    if done:
        run_pipeline(module, "canonicalize,cse", PipelineOptions())


def _counts(loop: ir.Operation) -> range | None:
    """The numbers that the counter goes through, where they are few."""
    bounds = [constant_int(value) for value in list(loop.operands)[:3]]
    lower, upper, step = bounds
    if lower is None or upper is None or step is None or step < 1:
        return None
    counts = range(lower, upper, step)
    size = len(walked(loop.regions[0].blocks[0]))
    return counts if len(counts) <= MOST and len(counts) * size <= MAX_OPS else None


def _shuffles_by_data(loop: ir.Operation) -> bool:
    calls = [lane_call(op) for op in walked(loop.regions[0].blocks[0])]
    return any(
        constant_int(value) is None
        for call in calls
        if call is not None and (call.scope, call.kind) == ("warp", "shuffle")
        for value in call.arguments[1:3]
    )


def _unroll(loop: ir.Operation, counts: range) -> None:
    carried = list(loop.operands)[3:]
    counter = loop.regions[0].blocks[0].arguments[0].type
    for number in counts:
        with loop.location, ir.InsertionPoint(loop):
            index = arith.constant(counter, number)
        carried = copy_body(loop, index, carried, ir.InsertionPoint(loop))
    replace_op(loop, carried)
