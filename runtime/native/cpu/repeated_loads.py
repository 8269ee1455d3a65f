"""Loads an element of an array once, where the kernel does again and again.

    %a = memref.load %x[%i]                            %a = memref.load %x[%i]
    memref.store %v, %local[%k]                   ->   memref.store %v, %local[%k]
    %b = memref.load %x[%i]; use of %b                 use of %a

Nothing writes `x`, and the first load comes before the second one on every way to it. A function
that is inlined dozens of times loads its arguments as often. LLVM does not find that out: to it, a
gather under a mask may read what any store wrote. On CPUs without instructions for them, a gather
is two blocks a lane, and LLVM's time to compile grows faster than the number of blocks.

A barrier ends what is known: a value that is used after it would go through memory all the same.
"""

from __future__ import annotations

from collections import ChainMap

from raise_kernel.bindings import ir
from raise_kernel.mlir.rewriting import replace_op
from raise_kernel.mlir.walks import kernels, walked
from raise_kernel.runtime.native.cpu.staged_copies import stays

# Array and indices to the value that was loaded.
_Loaded = ChainMap[tuple[ir.Value, ...], ir.Value]


def share_repeated_loads(module: ir.Module) -> None:
    """Does so in a module of one kernel, after stage parallelize."""
    (kernel,) = kernels(module)
    block = kernel.regions[0].blocks[0]
    arrays = set(filter(stays, block.arguments))
    if arrays:
        _share(block, arrays, ChainMap())


def _share(block: ir.Block, arrays: set[ir.Value], loaded: _Loaded) -> None:
    """In a block and what lies in it; `loaded` is what was loaded before, and grows."""
    for view in list(block.operations):
        op = view.operation
        if op.name == "memref.load" and op.operands[0] in arrays:
            element = tuple(op.operands)
            if element in loaded:
                replace_op(op, [loaded[element]])
            else:
                loaded[element] = op.results[0]
            continue
        inner = [nested for region in op.regions for nested in region.blocks]
        if op.name == "gpu.barrier" or any(map(_meets, inner)):
            loaded = ChainMap()
        for nested in inner:
            _share(nested, arrays, loaded.new_child())


def _meets(block: ir.Block) -> bool:
    return any(op.name == "gpu.barrier" for op in walked(block))
