"""Block-local memory that hands a thread's values from one thread loop to the next.

A cell is an array with an element for each thread index that its value varies with, marked rk.cell.
"""

from __future__ import annotations

from dataclasses import dataclass

from raise_kernel.analysis.accesses.affine_maps import parallel_box, to_map
from raise_kernel.analysis.accesses.linear import Linear
from raise_kernel.analysis.lanes.variance import Variance
from raise_kernel.bindings import affine_load, affine_store, arith, defining_op, ir, memref
from raise_kernel.diagnostics import NoMatch

MARK = "rk.cell"
_INDEX_BITS = 64


@dataclass(frozen=True)
class Threads:
    """The indices of a thread loop, with the extents of a box that starts at 0."""

    indices: tuple[ir.Value, ...]
    extents: tuple[int, ...]

    @staticmethod
    def of(loop: ir.Operation) -> Threads:
        box = parallel_box(loop)
        if loop.results or any(lower != 0 or step != 1 for lower, _, step in box):
            raise NoMatch("it has results, or does not count from 0 by 1")
        return Threads(
            tuple(loop.regions[0].blocks[0].arguments), tuple(upper for _, upper, _ in box)
        )


@dataclass(frozen=True)
class Cell:
    """`memory` holds a value of type `type`, for each of the thread axes `axes`."""

    memory: ir.Value
    type: ir.Type
    axes: tuple[int, ...]

    @staticmethod
    def allocate(value: ir.Value, threads: Threads, variance: Variance) -> Cell:
        """A cell for `value` of a thread, at the insertion point."""
        dims = variance.of(value)
        axes = tuple(k for k, index in enumerate(threads.indices) if index in dims)
        element = value.type
        if isinstance(element, ir.IndexType):
            element = ir.IntegerType.get_signless(_INDEX_BITS)
        if not isinstance(element, (ir.IntegerType, ir.FloatType)):
            raise NoMatch(f"a value of type {value.type} lives across the barrier")
        shape = [threads.extents[k] for k in axes] or [1]
        op = memref.AllocaOp(ir.MemRefType.get(shape, element), [], [])
        op.operation.attributes[MARK] = ir.UnitAttr.get()
        return Cell(op.result, value.type, axes)

    def store(self, value: ir.Value, lanes: list[ir.Value]) -> None:
        """Keep `value` of the thread with these indices."""
        if isinstance(self.type, ir.IndexType):
            value = arith.index_cast(ir.MemRefType(self.memory.type).element_type, value)
        map_, operands = self._place(lanes)
        affine_store(value, self.memory, map_, operands)

    def load(self, lanes: list[ir.Value]) -> ir.Value:
        """What the thread with these indices kept."""
        map_, operands = self._place(lanes)
        value = affine_load(self.memory, map_, operands)
        if isinstance(self.type, ir.IndexType):
            return arith.index_cast(self.type, value)
        return value

    def _place(self, lanes: list[ir.Value]) -> tuple[ir.AffineMap, list[ir.Value]]:
        forms = [Linear.index(lanes[k]) for k in self.axes] or [Linear()]
        return to_map(forms)


def is_cell(memory: ir.Value) -> bool:
    """Whether `memory` is a cell."""
    op = defining_op(memory)
    return op is not None and MARK in op.attributes


def is_cell_store(op: ir.Operation) -> bool:
    return op.name == "affine.store" and is_cell(op.operands[1])
