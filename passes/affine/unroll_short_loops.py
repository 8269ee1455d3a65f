"""Sequential loops of a few iterations are written out.

Before:
    %r = affine.for %k = 0 to 3 iter_args(%s = %z) -> (f32) {
      %v = affine.load %x[%i + %k]
      %n = arith.addf %s, %v
      affine.yield %n
    }
After:
    %v0 = affine.load %x[%i] ... three loads and three additions

So the taps of a stencil become slices. Only loops that affine-parallelize left sequential, of at
most `max_trips` iterations and `max_ops` operations when written out: the result stays about as
long as the kernel, and a loop of 4,096 iterations never grows.
"""

from __future__ import annotations

from dataclasses import dataclass

from raise_kernel.analysis.affine_maps import for_bounds
from raise_kernel.analysis.variance import loop_inits
from raise_kernel.bindings import arith, ir, kernels, walk
from raise_kernel.pass_base import PassContext
from raise_kernel.registry import register_pass


@register_pass("unroll-short-loops", stage="affine")
@dataclass(frozen=True)
class UnrollShortLoops:
    """Write out sequential affine loops of a few iterations."""

    max_trips: int = 8
    max_ops: int = 256

    def run(self, module: ir.Module, ctx: PassContext) -> None:
        for kernel in kernels(module):
            self._block(kernel.regions[0].blocks[0], ctx)

    def _block(self, block: ir.Block, ctx: PassContext) -> None:
        for item in list(block.operations):
            op = item.operation
            for region in op.regions:
                for nested in region.blocks:
                    self._block(nested, ctx)
            if op.name == "affine.for":
                self._loop(op, ctx)

    def _loop(self, op: ir.Operation, ctx: PassContext) -> None:
        bounds = for_bounds(op)
        if bounds is None:
            return
        indices = range(*bounds)
        size = sum(1 for _ in walk(op.regions[0].blocks[0]))
        if len(indices) > self.max_trips or len(indices) * size > self.max_ops:
            ctx.remarks.missed(f"{len(indices)} iterations of {size} operations stay a loop", op)
            return
        _unroll(op, indices)


def _unroll(op: ir.Operation, indices: range) -> None:
    body = op.regions[0].blocks[0]
    *operations, end = [o.operation for o in body.operations]
    carried = loop_inits(op)
    for index in indices:
        with op.location, ir.InsertionPoint(op):
            iv = arith.constant(ir.IndexType.get(), index)
        mapping: dict[ir.Value, ir.Value] = dict(zip(body.arguments, [iv, *carried], strict=True))
        for inner in operations:
            _clone(inner, op, mapping)
        yielded: list[ir.Value] = list(end.operands)
        carried = [mapping.get(v, v) for v in yielded]
    for result, value in zip(op.results, carried, strict=True):
        result.replace_all_uses_with(value)
    op.erase()


def _clone(op: ir.Operation, before: ir.Operation, mapping: dict[ir.Value, ir.Value]) -> None:
    """A copy of `op` with the loop's values replaced, inside its regions too."""
    copy = op.clone(ir.InsertionPoint(before)).operation
    _substitute(copy, mapping)
    for region in copy.regions:
        for block in region.blocks:
            for inner in walk(block):
                _substitute(inner, mapping)
    mapping.update(zip(op.results, copy.results, strict=True))


def _substitute(op: ir.Operation, mapping: dict[ir.Value, ir.Value]) -> None:
    for position, operand in enumerate(op.operands):
        if operand in mapping:
            op.operands[position] = mapping[operand]
