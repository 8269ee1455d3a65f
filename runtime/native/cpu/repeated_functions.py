"""Computes a function of an element once, where a thread computes it again after a barrier.

    %e = math.exp (%x[%i] - %m)                        %e = math.exp (%x[%i] - %m)
    gpu.barrier                                   ->   gpu.barrier
    %f = math.exp (%x[%i] - %m); use of %f             use of %e

Nothing writes `x`. LLVM sees two loops over the block's threads, and no value that goes from one to
the other. The first result waits in an array of the block's (blocks/slots.py): a load and a store,
which what is cheaper to compute is not worth. A softmax whose threads have an element each takes
the exponential of each element once instead of twice.
"""

from __future__ import annotations

from collections import ChainMap

from raise_kernel.bindings import ir
from raise_kernel.mlir.rewriting import replace_op
from raise_kernel.mlir.walks import kernels
from raise_kernel.runtime.native.cpu.staged_copies import stays

# An operation by its name, attributes, type of its result and operands; and its result.
_Computed = ChainMap[tuple[object, ...], ir.Value]

_CHEAP = frozenset(
    f"math.{name}"
    for name in ("absf", "absi", "ceil", "copysign", "floor", "fma", "roundeven", "trunc")
)


def share_repeated_functions(module: ir.Module) -> None:
    """Does so in a module of one kernel, after stage parallelize."""
    (kernel,) = kernels(module)
    block = kernel.regions[0].blocks[0]
    _share(block, set(filter(stays, block.arguments)), {}, ChainMap())


def _share(
    block: ir.Block,
    arrays: set[ir.Value],
    first: dict[ir.Value, ir.Value],
    computed: _Computed,
) -> None:
    """In a block and what lies in it. `first` has the first value that is equal to one; `computed`
    is what was computed before, on every way to the block, and grows."""
    for view in list(block.operations):
        op = view.operation
        for region in op.regions:
            for nested in region.blocks:
                _share(nested, arrays, first, computed.new_child())
        if not _is_function(op, arrays):
            continue
        operands = [first.get(value, value) for value in op.operands]
        attributes = tuple((name, str(op.attributes[name])) for name in op.attributes)
        key = (op.name, attributes, op.results[0].type, *operands)
        if key not in computed:
            computed[key] = op.results[0]
        elif op.name.startswith("math.") and op.name not in _CHEAP:
            replace_op(op, [computed[key]])
        else:
            first[op.results[0]] = computed[key]


def _is_function(op: ir.Operation, arrays: set[ir.Value]) -> bool:
    """Whether an operation gives the same result for the same operands."""
    if op.name == "memref.load":
        return op.operands[0] in arrays
    plain = op.name.startswith(("math.", "arith."))
    return plain and len(op.results) == 1 and not len(op.regions)
