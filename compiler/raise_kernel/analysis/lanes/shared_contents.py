"""The symbolic contents of a block's shared arrays during its symbolic execution."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from raise_kernel.analysis.lanes.folds import Fold, Source, Terms
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import defining_op


def is_array(memory: ir.Value) -> bool:
    """Whether it is an allocation; anything else may alias any of them."""
    op = defining_op(memory)
    return op is not None and op.name == "memref.alloca"


@dataclass
class SharedArray:
    """The terms of the elements; None if they are not known."""

    elements: Terms
    # An operation that is still executing made them unknown: no read can be inserted before it.
    unsettled: bool = False


@dataclass
class SharedContents:
    """The arrays that were accessed, by memory."""

    arrays: dict[ir.Value, SharedArray] = field(default_factory=dict)

    def of(self, memory: ir.Value) -> SharedArray:
        array = self.arrays.get(memory)
        if array is None:
            size = int(np.prod(ir.MemRefType(memory.type).shape, dtype=np.int64))
            array = self.arrays[memory] = SharedArray([None] * size)
        return array

    def forget(self, memory: ir.Value) -> None:
        """Make the contents unknown, after an unsupported store."""
        for each in [memory] if is_array(memory) else list(self.arrays):
            array = self.of(each)
            array.elements = [None] * len(array.elements)
            array.unsettled = True

    def settle(self, memory: ir.Value, before: ir.Operation | None) -> None:
        """Make the unknown elements a source: the contents of the array before `before`."""
        array = self.of(memory)
        source = Source(memory, before)
        array.elements = [
            Fold(None, source, 1 << e) if term is None else term
            for e, term in enumerate(array.elements)
        ]

    def operation_ends(self) -> None:
        """Mark that reads of unknown elements can be inserted from here on."""
        for array in self.arrays.values():
            array.unsettled = False
