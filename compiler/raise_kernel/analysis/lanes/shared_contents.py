"""What the elements of a block's shared arrays hold, as far as it has been followed."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from raise_kernel.analysis.lanes.folds import Fold, Source, Terms
from raise_kernel.bindings import defining_op, ir


def is_shared(memory: ir.Value) -> bool:
    """Whether a value is shared memory."""
    if not isinstance(memory.type, ir.MemRefType):
        return False
    return "workgroup" in str(ir.MemRefType(memory.type).memory_space)


def is_array(memory: ir.Value) -> bool:
    """Whether it is an array itself; anything else may be any of them."""
    op = defining_op(memory)
    return op is not None and op.name == "memref.alloca"


@dataclass
class SharedArray:
    """What the elements hold, None where that is not known."""

    elements: Terms
    # Not known since an operation that is still running: there is no place before it to look at.
    unsettled: bool = False


@dataclass
class SharedContents:
    """The arrays that have been met, by their memory."""

    arrays: dict[ir.Value, SharedArray] = field(default_factory=dict)

    def of(self, memory: ir.Value) -> SharedArray:
        array = self.arrays.get(memory)
        if array is None:
            size = int(np.prod(ir.MemRefType(memory.type).shape, dtype=np.int64))
            array = self.arrays[memory] = SharedArray([None] * size)
        return array

    def forget(self, memory: ir.Value) -> None:
        """A store that is not understood has changed the memory."""
        for each in [memory] if is_array(memory) else list(self.arrays):
            array = self.of(each)
            array.elements = [None] * len(array.elements)
            array.unsettled = True

    def settle(self, memory: ir.Value, before: ir.Operation | None) -> None:
        """What is not known of an array is what it holds before the operation `before`."""
        array = self.of(memory)
        source = Source(memory, before)
        array.elements = [
            Fold(None, source, 1 << e) if term is None else term
            for e, term in enumerate(array.elements)
        ]

    def operation_ends(self) -> None:
        """From here on there is a place to look at what is not known."""
        for array in self.arrays.values():
            array.unsettled = False
