"""The launch becomes two nests of parallel loops: blocks, and inside them threads.

Before:
    func.func @k(%x: memref<64xf32>) attributes {rk.grid = [4, 1, 1], rk.block = [16, 1, 1]} {
      %s = memref.alloca() : memref<16xf32, #gpu.address_space<workgroup>>
      %t = gpu.thread_id x
      ...
After:
      affine.parallel (%b) = (0) to (4) {
        %s = memref.alloca() : memref<16xf32, #gpu.address_space<workgroup>>
        affine.parallel (%t) = (0) to (16) {
          ...

Loops are ordered z, y, x from the outside; a dimension of size one has no loop and its index is 0.
Shared memory is allocated a block, everything else belongs to the thread. Preconditions: one block
in the function (stage structure ran). Refuses (RK021) a kernel without the launch attributes.
"""

from __future__ import annotations

from collections.abc import Sequence

from raise_kernel.analysis.memory.written import is_shared
from raise_kernel.bindings import arith, ir
from raise_kernel.diagnostics import refuse
from raise_kernel.mlir.affine_ops import affine_parallel
from raise_kernel.mlir.facts import facts
from raise_kernel.mlir.rewriting import replace_op
from raise_kernel.mlir.values import enum_word, int_array
from raise_kernel.mlir.walks import block_operations, kernels, named
from raise_kernel.pass_manager.pass_base import PassContext, register_pass

_AXES = ("z", "y", "x")


@register_pass("launch-to-parallel", stage="parallelize")
def launch_to_parallel(module: ir.Module, ctx: PassContext) -> None:
    """Turn the launch into affine.parallel loops over blocks and threads."""
    for kernel in kernels(module):
        _convert(kernel)


def _convert(kernel: ir.Operation) -> None:
    grid, block = int_array(kernel, "rk.grid"), int_array(kernel, "rk.block")
    if grid is None or block is None:
        raise refuse("RK021", "the kernel has no launch sizes (rk.grid, rk.block)", at=kernel)
    if len(kernel.regions[0].blocks) != 1:
        raise refuse("RK021", "the kernel's control flow is not structured", at=kernel)
    body = kernel.regions[0].blocks[0]
    ops = block_operations(body)
    facts.changed()
    with kernel.location, ir.InsertionPoint(ops[-1]):
        block_ids, blocks = _loops(grid)
        with ir.InsertionPoint(blocks.operations[len(blocks.operations) - 1]):
            thread_ids, threads = _loops(block)
    thread_nest = _last_before(blocks)
    thread_end = threads.operations[len(threads.operations) - 1]
    for op in ops[:-1]:
        if op.name == "memref.alloca" and is_shared(op.results[0]):
            op.move_before(thread_nest)
        else:
            op.move_before(thread_end)
    found = [(op, block_ids) for op in named(threads, "gpu.block_id")]
    found += [(op, thread_ids) for op in named(threads, "gpu.thread_id")]
    for op, ids in found:
        axis = _AXES.index(enum_word(op.attributes["dimension"]))
        replace_op(op, [ids[axis]])


def _last_before(block: ir.Block) -> ir.Operation:
    """The operation before the terminator."""
    return block.operations[len(block.operations) - 2].operation


def _loops(sizes: Sequence[int]) -> tuple[list[ir.Value], ir.Block]:
    """Loops for x, y, z sizes; the index of each axis in z, y, x order, and the body."""
    extents = list(reversed(sizes))
    kept = [axis for axis, size in enumerate(extents) if size != 1]
    _, body = affine_parallel([0] * len(kept), [extents[a] for a in kept])
    with ir.InsertionPoint.at_block_begin(body):
        zero = arith.constant(ir.IndexType.get(), 0)
    ids: list[ir.Value] = [zero] * 3
    for argument, axis in zip(body.arguments, kept, strict=True):
        ids[axis] = argument
    return ids, body
