"""The values that a thread can rematerialize in a later thread loop."""

from __future__ import annotations

from collections.abc import Iterable

from raise_kernel.analysis.accesses.regions import WRITES
from raise_kernel.analysis.graphs.speculation import is_invariant, is_pure
from raise_kernel.analysis.lanes.variance import root
from raise_kernel.bindings import ir
from raise_kernel.mlir.facts import facts
from raise_kernel.mlir.walks import inside, names_in

_LOADS = ("affine.load", "memref.load")


class ConstantMemory:
    """The memory that the kernel never writes; the uses of each memory are examined once."""

    def __init__(self) -> None:
        self._written: dict[ir.Value, bool] = {}

    def is_read_by(self, op: ir.Operation) -> bool:
        """Whether `op` is a load from such memory."""
        if op.name not in _LOADS:
            return False
        memory = root(op.operands[0])
        if memory not in self._written:
            self._written[memory] = _is_written(memory)
        return not self._written[memory]


def _is_written(memory: ir.Value) -> bool:
    for use in memory.uses:
        user = use.owner.operation
        if user.name in WRITES:
            return True
        if user.name == "memref.collapse_shape" and _is_written(user.results[0]):
            return True
    return False


def used_values(ops: Iterable[ir.Operation]) -> list[ir.Value]:
    """The operands of `ops` and of the operations in their regions, each once."""
    found: dict[ir.Value, None] = {}
    for op in ops:
        for inner in (op, *inside(op)):
            found |= dict.fromkeys(inner.operands)
    return list(found)


def hoist_uniform(loop: ir.Operation) -> None:
    """Hoist uniform pure operations out of the thread loop."""
    for item in list(loop.regions[0].blocks[0].operations):
        op = item.operation
        if is_pure(op) and all(is_invariant(v, loop) for v in op.operands):
            facts.changed()
            op.move_before(loop)


def holds_barrier(op: ir.Operation) -> bool:
    """Whether the regions of `op` hold a barrier."""
    blocks = (block for region in op.regions for block in region.blocks)
    return any("gpu.barrier" in names_in(block) for block in blocks)
