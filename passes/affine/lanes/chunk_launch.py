"""Runs a launch that needs more temporary memory than the budget in chunks of lanes (strip-mining).

Before:
    affine.parallel (%i) = (0) to (10000000) {
      %a = memref.alloca() : memref<256xf32>
      ...
After:
    affine.for %c = 0 to 9766 {
      affine.parallel (%k) = (0) to (1024) {
        affine.if (c * 1024 + k < 10000000) {           (only where chunks are not all full)
          %a = memref.alloca() ...

In the tensor program, private arrays, shared memory and loop-carried values exist for all lanes at
once. Blocks run in any order, so one chunk after another is a legal order. With shared memory a
chunk consists of whole blocks. A launch with a barrier of the grid stays whole. The budget in bytes
is the option, or `rk.memory_budget` on the kernel. A launch within the budget does not change.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile
from math import prod

from raise_kernel.analysis.accesses.affine_maps import parallel_box, to_map, to_set
from raise_kernel.analysis.accesses.linear import Constraint, Linear
from raise_kernel.analysis.lanes.barrier_scope import TOGETHER
from raise_kernel.analysis.lanes.uniform import parents
from raise_kernel.analysis.lanes.variance import loop_inits
from raise_kernel.bindings import ir
from raise_kernel.mlir.affine_ops import (
    affine_apply,
    affine_for,
    affine_if,
    affine_parallel_over,
    affine_yield,
)
from raise_kernel.mlir.rewriting import erase, replace_uses
from raise_kernel.mlir.values import int_attribute
from raise_kernel.mlir.walks import kernels, walked
from raise_kernel.pass_manager.pass_base import PassContext, register_pass

# The budget when none is given: a quarter of a device with 8 GiB.
DEFAULT_BUDGET = 2 << 30
# A loop or an update holds an array twice: 10 million lanes of 1 KiB each peaked at 2.3 GiB of
# resident memory with 1 here and a budget of 2 GiB, on the CPU.
COPIES = 2


@register_pass("chunk-launch", stage="affine")
@dataclass(frozen=True)
class ChunkLaunch:
    """Run a launch that is over the memory budget in chunks of lanes."""

    budget: int = 0

    def run(self, module: ir.Module, ctx: PassContext) -> None:
        for kernel in kernels(module):
            budget = self.budget or int_attribute(kernel, "rk.memory_budget") or DEFAULT_BUDGET
            for item in list(kernel.regions[0].blocks[0].operations):
                loop = item.operation
                if loop.name != "affine.parallel":
                    continue
                needed = COPIES * temporary_bytes(loop)
                if needed <= budget:
                    continue
                if TOGETHER in kernel.attributes:
                    ctx.remarks.missed("a barrier of the grid keeps all blocks together", kernel)
                    continue
                chunks = _chunk(loop, -(-needed // budget))
                ctx.remarks.applied(
                    f"{needed} bytes of temporary memory are over the budget of {budget}: "
                    f"{chunks} chunks of lanes run one after another",
                    kernel,
                )


def temporary_bytes(loop: ir.Operation) -> int:
    """Bytes of private memory, shared memory and loop-carried values, for all lanes together."""
    lanes = _lanes(loop)
    total = 0
    for op in walked(loop.regions[0].blocks[0]):
        if op.name == "memref.alloca":
            type_ = ir.MemRefType(op.results[0].type)
            size = prod(type_.shape) * _bytes(type_.element_type)
            total += lanes * _lanes_between(op, loop) * size
        elif op.name in ("affine.for", "scf.for"):
            carried = sum(_bytes(v.type) for v in loop_inits(op))
            total += lanes * _lanes_between(op, loop) * carried
        elif op.name == "scf.while":
            carried = sum(_bytes(v.type) for v in [*op.operands, *op.results])
            total += lanes * _lanes_between(op, loop) * (carried + 1)
    return total


def _lanes_between(op: ir.Operation, loop: ir.Operation) -> int:
    """Lanes of the parallel loops between `op` and `loop`."""
    inner = takewhile(lambda parent: parent != loop, parents(op))
    return prod(_lanes(parent) for parent in inner if parent.name == "affine.parallel")


def _lanes(loop: ir.Operation) -> int:
    return prod(max(0, high - low) for low, high, _ in parallel_box(loop))


def _bytes(type_: ir.Type) -> int:
    if isinstance(type_, ir.IndexType):
        return 4
    if isinstance(type_, ir.IntegerType):
        return max(1, type_.width // 8)
    return ir.FloatType(type_).width // 8


def _chunk_size(length: int, most: int) -> int:
    """A divisor of `length` between `most / 2` and `most`, which needs no guard; else `most`."""
    divisors = (size for size in range(most, most // 2, -1) if length % size == 0)
    return next(divisors, most)


def _chunk(loop: ir.Operation, parts: int) -> int:
    """Split the longest index of `loop` into at least `parts` chunks; returns how many."""
    box = parallel_box(loop)
    lengths = [-((low - high) // step) for low, high, step in box]
    position = lengths.index(max(lengths))
    size = _chunk_size(lengths[position], max(1, lengths[position] // parts))
    chunks = -(-lengths[position] // size)
    low, _, step = box[position]
    with loop.location, ir.InsertionPoint(loop):
        _, outer = affine_for(0, chunks, 1, [])
    inner = [list(b) for b in box]
    inner[position] = [0, size, 1]
    with loop.location, ir.InsertionPoint(outer):
        _, body = affine_parallel_over(inner)
        affine_yield([])
    whole = Linear(low, {outer.arguments[0]: size * step, body.arguments[position]: step})
    end = body.operations[0].operation
    with loop.location, ir.InsertionPoint(end):
        map_, operands = to_map([whole])
        index = affine_apply(map_, operands)
        if lengths[position] % size:
            last = low + (lengths[position] - 1) * step
            set_, dims = to_set([Constraint(Linear(last) - whole)])
            _, (then,) = affine_if(set_, dims, [], with_else=False)
            with ir.InsertionPoint(then):
                end = affine_yield([])
    old = loop.regions[0].blocks[0]
    for k, argument in enumerate(old.arguments):
        replacement = index if k == position else body.arguments[k]
        replace_uses(argument, replacement)
    for op in list(old.operations)[:-1]:
        op.operation.move_before(end)
    erase(loop)
    return chunks
