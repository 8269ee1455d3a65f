"""Which memory operations write, and which memory the threads of a block share."""

from __future__ import annotations

from collections.abc import Iterable

from raise_kernel.analysis.accesses.regions import WRITES
from raise_kernel.analysis.lanes.variance import root
from raise_kernel.bindings import ir


def is_shared(memory: ir.Value) -> bool:
    """Whether a value is shared memory."""
    if not isinstance(memory.type, ir.MemRefType):
        return False
    return "workgroup" in str(ir.MemRefType(memory.type).memory_space)


def written_memories(ops: Iterable[ir.Operation]) -> set[ir.Value]:
    """The memories that some of the operations write, without a look into their regions."""
    operands = (v for op in ops if op.name in WRITES for v in op.operands)
    return {root(v) for v in operands if isinstance(v.type, ir.MemRefType)}
