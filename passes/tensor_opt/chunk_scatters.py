"""Runs scatters of many elements chunk by chunk, on CPUs.

Before:
    %i = stablehlo.convert %x : tensor<4194304xui8> -> tensor<4194304xi32>
    %r = stablehlo.scatter(%bins, %i, %values) add
After:
    %r = stablehlo.while(%c = 0, %b = %bins) ... 256 times {
      %start = stablehlo.multiply %c, 16384
      %xs = stablehlo.dynamic_slice %x, %start, sizes = [16384]
      %i = stablehlo.convert %xs : tensor<16384xui8> -> tensor<16384xi32>
      return %c + 1, stablehlo.scatter(%b, %i, %values) add
    }

XLA writes the whole list of indices to memory before it scatters, and the list of values as well. A
chunk of them stays in the cache. A scatter combines its values in any order: one chunk after the
other is such an order.

Scatters of single elements into a flat array, with indices and values that are elementwise
functions of arrays; chunks are contiguous parts of those lists, and divide them. Other parts of the
lists are computed before the loop. Only where the launch owns its arrays (`rk.in_place`), as in
chunk-results: no gradient goes through the loop. Where the target's cost table favours chunks; one
without a measurement keeps the scatter. Refuses nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import lcm, prod

from raise_kernel.bindings import ir
from raise_kernel.costs import Costs, table_for
from raise_kernel.mlir.rewriting import copy_with, erase, replace_uses
from raise_kernel.mlir.values import defining_op, shape_of, text_attribute
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.tensor.loops import counted
from raise_kernel.passes.tensor.vectors import index_constant, indices_of, reshape
from raise_kernel.passes.tensor_opt.chunk_results import (
    COSTLY_OPERATIONS,
    POINTWISE,
    SPREAD,
    Chunk,
    erase_parted,
    is_splat,
    updated_in_place,
)
from raise_kernel.worklist import reachable

# Chunks of fewer elements, or of more, are no faster than the whole.
FEWEST, MOST = 1 << 10, 1 << 18


@register_pass("chunk-scatters", stage="tensor-opt", needs=("stablehlo.scatter",))
@dataclass(frozen=True)
class ChunkScatters:
    """Scatter many elements in chunks, on CPUs. `elements`: how many a chunk has."""

    elements: int = 1 << 14

    def run(self, module: ir.Module, ctx: PassContext) -> None:
        for kernel in updated_in_place(module):
            table = table_for(text_attribute(kernel, "rk.target"), ctx, kernel)
            for view in list(kernel.regions[0].blocks[0].operations):
                op = view.operation
                if op.name == "stablehlo.scatter" and self._pays(op, table):
                    self._chunk(kernel, op, ctx)

    def _pays(self, op: ir.Operation, table: Costs) -> bool:
        if "histogram_chunks" not in table.each or not _is_flat(op):
            return False
        lanes = prod(shape_of(op.operands[2]))
        whole = lanes * table.rate("histogram")
        return table.fixed["histogram_chunks"] + lanes * table.rate("histogram_chunks") < whole

    def _chunk(self, kernel: ir.Operation, op: ir.Operation, ctx: PassContext) -> None:
        bins, index, values = op.operands
        lanes = prod(shape_of(values))
        lists = _Lists([index, values], lanes)
        size = _divisor(lanes, lists.row, self.elements)
        if size is None:
            ctx.remarks.missed(f"no suitable chunk size divides {lanes} elements", op)
            return

        def step(counter: ir.Value, carried: list[ir.Value]) -> list[ir.Value]:
            chunk = Chunk(lists.inside, lanes, size, counter, flat=True)
            shape = [size, *shape_of(index)[1:]]
            operands = carried[0], reshape(chunk.part(index), shape), chunk.part(values)
            return [copy_with(op, operands).results[0]]

        with ir.InsertionPoint(op), op.location, indices_of(64 if lanes >= 1 << 31 else 32):
            (result,) = counted(index_constant(lanes // size), [bins], step)
        replace_uses(op.results[0], result)
        erase(op)
        erase_parted(kernel.regions[0].blocks[0], lists.inside)
        ctx.remarks.applied(f"a scatter of {lanes} elements in {lanes // size} chunks", kernel)


def _is_flat(op: ir.Operation) -> bool:
    """Whether single elements go into a flat array, an index each."""
    if len(op.operands) != 3:
        return False
    bins, index, values = (shape_of(v) for v in op.operands)
    return len(bins) == len(values) == 1 and index in (values, [*values, 1])


def _divisor(lanes: int, row: int, wanted: int) -> int | None:
    """The elements of a chunk: whole rows that divide all, about as many as wanted."""
    counts = [n for n in range(1, max(1, wanted // row) + 1) if (lanes // row) % n == 0]
    size = counts[-1] * row
    return size if FEWEST <= size <= min(MOST, lanes // 2) else None


class _Lists:
    """What is computed chunk by chunk of two lists of `lanes` elements."""

    def __init__(self, values: list[ir.Value], lanes: int) -> None:
        self.lanes = lanes
        # Elements of which chunks have whole numbers.
        self.row = 1
        for value in reachable(values, self.parts):
            op = self.inside(value)
            if op is not None and op.name in SPREAD and not is_splat(op):
                self.row = lcm(self.row, prod(shape_of(value)[1:]))

    def parts(self, value: ir.Value) -> Sequence[ir.Value]:
        """The operands that a chunk of a value is computed from."""
        op = self.inside(value)
        return () if op is None or op.name in SPREAD else op.operands

    def inside(self, value: ir.Value) -> ir.Operation | None:
        """The operation that computes a value, where each chunk computes its part of it."""
        op = defining_op(value)
        if op is None or op.name not in POINTWISE | SPREAD | {"stablehlo.reshape"}:
            return None
        again = op.name in COSTLY_OPERATIONS and sum(1 for _ in value.uses) > 1
        return op if prod(shape_of(value)) == self.lanes and not again else None
