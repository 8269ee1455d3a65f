"""Loops over powers of two in which threads talk are written out.

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

A step of a tree or a scan shifts by a power of two, which no linear form over the loop's index
gives; with the shift a constant, each step's accesses are affine. Such a loop has about as many
iterations as the logarithm of the block. Applies to loops of constant bounds that hold a barrier,
shared memory or an operation of the warp, and that carry an integer whose values are known at
compile time, shift by the loop's index, or shuffle by what they choose in each iteration (Numba's
`for k in (16, 8, 4, 2, 1)`); at most `max_trips` iterations, and `max_ops` operations
written out. Other such loops stay, with a remark.
"""

from __future__ import annotations

from dataclasses import dataclass

from raise_kernel.analysis.accesses.affine_maps import for_bounds
from raise_kernel.analysis.integers.known_values import known_values
from raise_kernel.analysis.lanes.lane_calls import lane_call
from raise_kernel.bindings import ir, kernels, walk, walked
from raise_kernel.pass_base import PassContext
from raise_kernel.passes.affine.barriers.fission.again import is_inside
from raise_kernel.passes.affine.loops.unrolling import unroll
from raise_kernel.registry import register_pass

_SHIFTS = ("arith.shli", "arith.shrui", "arith.shrsi")


@register_pass("unroll-tree-loops", stage="affine", needs=("affine.for",))
@dataclass(frozen=True)
class UnrollTreeLoops:
    """Write out loops over powers of two in which threads talk."""

    max_trips: int = 16
    max_ops: int = 1024

    def run(self, module: ir.Module, ctx: PassContext) -> None:
        for kernel in kernels(module):
            loops = [op for op in walked(kernel.regions[0].blocks[0]) if op.name == "affine.for"]
            # Innermost first: an outer loop's size counts what its inner loops became.
            for loop in reversed(loops):
                self._loop(loop, ctx)

    def _loop(self, loop: ir.Operation, ctx: PassContext) -> None:
        bounds = for_bounds(loop)
        body = loop.regions[0].blocks[0]
        if bounds is None or not any(_talks(op) for op in walk(body)):
            return
        known = known_values(loop)
        carried = [v for v in list(body.arguments)[1:] if v in known]
        shifts = any(op.name in _SHIFTS and op.operands[1] in known for op in walk(body))
        if not carried and not shifts and not any(_chooses(op, loop) for op in walk(body)):
            return
        indices = range(*bounds)
        size = sum(1 for _ in walk(body))
        if len(indices) > self.max_trips or len(indices) * size > self.max_ops:
            ctx.remarks.missed(
                f"{len(indices)} steps of {size} operations over powers of two stay a loop", loop
            )
            return
        unroll(loop, indices)


def _chooses(op: ir.Operation, loop: ir.Operation) -> bool:
    """Whether a shuffle's distance is chosen inside the loop."""
    call = lane_call(op)
    if call is None or call.kind != "shuffle":
        return False
    return any(is_inside(v, loop) for v in call.arguments[1:])


def _talks(op: ir.Operation) -> bool:
    if op.name in ("gpu.barrier", "func.call"):
        return True
    return any(
        isinstance(v.type, ir.MemRefType) and "workgroup" in str(v.type.memory_space)
        for v in op.operands
    )
