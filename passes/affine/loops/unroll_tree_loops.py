"""Unrolls loops over powers of two in which threads communicate (trees and scans).

Before:
    affine.for %k = 0 to 7 iter_args(%half = 64) -> (i32) {
      scf.if (%t < %half) { s[%t] += s[%t + %half] }
      gpu.barrier
      affine.yield (%half >> 1)
    }
After:
    scf.if (%t < 64) { s[%t] += s[%t + 64] }
    gpu.barrier
    scf.if (%t < 32) { s[%t] += s[%t + 32] }  ...

A step of a tree or a scan shifts by a power of two, which is not affine in the loop's index. In the
unrolled loop the shift is a constant, so the accesses of each step are affine. The number of
iterations is about the logarithm of the block's size.

Applies to loops with constant bounds that hold a barrier, shared memory or a cross-lane operation.
They must carry an integer whose values are known at compile time, shift by the loop's index, or
shuffle by a distance that they select in each iteration (Numba's `for k in (16, 8, 4, 2, 1)`).
Loops of more than `max_trips` iterations, or more than `max_ops` operations after unrolling, stay
with a remark.
"""

from __future__ import annotations

from dataclasses import dataclass

from raise_kernel.analysis.accesses.affine_maps import for_bounds
from raise_kernel.analysis.graphs.speculation import is_invariant
from raise_kernel.analysis.integers.known_values import known_values
from raise_kernel.analysis.lanes.lane_calls import lane_call
from raise_kernel.analysis.memory.written import is_shared
from raise_kernel.bindings import ir
from raise_kernel.mlir.walks import kernels, named, walked
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.affine.loops.unrolling import unroll_if_short

_SHIFTS = ("arith.shli", "arith.shrui", "arith.shrsi")


@register_pass("unroll-tree-loops", stage="affine", needs=("affine.for",))
@dataclass(frozen=True)
class UnrollTreeLoops:
    """Unroll loops over powers of two in which threads communicate."""

    max_trips: int = 16
    max_ops: int = 1024

    def run(self, module: ir.Module, ctx: PassContext) -> None:
        for kernel in kernels(module):
            loops = named(kernel.regions[0].blocks[0], "affine.for")
            # Innermost first: the size of an outer loop includes its unrolled inner loops.
            for loop in reversed(loops):
                self._loop(loop, ctx)

    def _loop(self, loop: ir.Operation, ctx: PassContext) -> None:
        body = loop.regions[0].blocks[0]
        if for_bounds(loop) is None or not any(map(_communicates, walked(body))):
            return
        known = known_values(loop)
        carried = [v for v in list(body.arguments)[1:] if v in known]
        shifts = any(op.operands[1] in known for op in named(body, *_SHIFTS))
        if not carried and not shifts and not any(_chooses(op, loop) for op in walked(body)):
            return
        most = (self.max_trips, self.max_ops)
        unroll_if_short(loop, most, ctx.remarks, "loop over powers of two")


def _chooses(op: ir.Operation, loop: ir.Operation) -> bool:
    """Whether `op` is a shuffle whose distance is computed in the loop."""
    call = lane_call(op)
    if call is None or call.kind != "shuffle":
        return False
    return not all(is_invariant(v, loop) for v in call.arguments[1:])


def _communicates(op: ir.Operation) -> bool:
    if op.name in ("gpu.barrier", "func.call"):
        return True
    return any(map(is_shared, op.operands))
