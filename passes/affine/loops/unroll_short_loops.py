"""Unrolls sequential loops of a few iterations.

Before:
    %r = affine.for %k = 0 to 3 iter_args(%s = %z) -> (f32) {
      %v = affine.load %x[%i + %k]
      %n = arith.addf %s, %v
      affine.yield %n
    }
After:
    %v0 = affine.load %x[%i] ... three loads and three additions

The taps of a stencil become slices. The pass takes loops that affine-parallelize left sequential,
of at most `max_trips` iterations and at most `max_ops` operations after unrolling. So the result
stays about as long as the kernel, and a loop of 4,096 iterations never grows.
"""

from __future__ import annotations

from dataclasses import dataclass

from raise_kernel.analysis.accesses.affine_maps import for_bounds
from raise_kernel.bindings import ir
from raise_kernel.mlir.walks import kernels
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.affine.loops.unrolling import MAX_OPS, MAX_TRIPS, unroll_if_short


@register_pass("unroll-short-loops", stage="affine", needs=("affine.for",))
@dataclass(frozen=True)
class UnrollShortLoops:
    """Unroll sequential affine loops of a few iterations."""

    max_trips: int = MAX_TRIPS
    max_ops: int = MAX_OPS

    def run(self, module: ir.Module, ctx: PassContext) -> None:
        for kernel in kernels(module):
            self._block(kernel.regions[0].blocks[0], ctx)

    def _block(self, block: ir.Block, ctx: PassContext) -> None:
        for item in list(block.operations):
            op = item.operation
            for region in op.regions:
                for nested in region.blocks:
                    self._block(nested, ctx)
            if op.name == "affine.for" and for_bounds(op) is not None:
                unroll_if_short(op, (self.max_trips, self.max_ops), ctx.remarks)
