"""Scalar expansion: arrays that keep a thread's values from one thread loop to the next.

An expanded scalar is a block-local array with one dimension for each thread index that its value
varies with. It is marked with the attribute `rk.expanded`.
"""

from __future__ import annotations

from dataclasses import dataclass

from raise_kernel.analysis.accesses.affine_maps import parallel_box, to_map
from raise_kernel.analysis.accesses.linear import Linear
from raise_kernel.analysis.lanes.variance import Variance
from raise_kernel.bindings import arith, ir, memref
from raise_kernel.mlir.affine_ops import affine_load, affine_store
from raise_kernel.mlir.facts import facts
from raise_kernel.mlir.values import defining_op
from raise_kernel.remarks import NoMatch

MARK = "rk.expanded"
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
class ExpandedScalar:
    """`memory` holds a value of type `type` for each point of the thread axes `axes`."""

    memory: ir.Value
    type: ir.Type
    axes: tuple[int, ...]

    @staticmethod
    def allocate(value: ir.Value, threads: Threads, variance: Variance) -> ExpandedScalar:
        """Allocate an array for `value` at the insertion point."""
        dims = variance.of(value)
        axes = tuple(k for k, index in enumerate(threads.indices) if index in dims)
        element = value.type
        if isinstance(element, ir.IndexType):
            element = ir.IntegerType.get_signless(_INDEX_BITS)
        if not isinstance(element, (ir.IntegerType, ir.FloatType)):
            raise NoMatch(f"a value of type {value.type} lives across the barrier")
        shape = [threads.extents[k] for k in axes] or [1]
        op = memref.AllocaOp(ir.MemRefType.get(shape, element), [], [])
        facts.changed()
        op.operation.attributes[MARK] = ir.UnitAttr.get()
        return ExpandedScalar(op.result, value.type, axes)

    def store(self, value: ir.Value, lanes: list[ir.Value]) -> None:
        """Store `value` for the thread with these indices."""
        if isinstance(self.type, ir.IndexType):
            value = arith.index_cast(ir.MemRefType(self.memory.type).element_type, value)
        map_, operands = self._subscripts(lanes)
        affine_store(value, self.memory, map_, operands)

    def load(self, lanes: list[ir.Value]) -> ir.Value:
        """Load the value of the thread with these indices."""
        map_, operands = self._subscripts(lanes)
        value = affine_load(self.memory, map_, operands)
        if isinstance(self.type, ir.IndexType):
            return arith.index_cast(self.type, value)
        return value

    def _subscripts(self, lanes: list[ir.Value]) -> tuple[ir.AffineMap, list[ir.Value]]:
        forms = [Linear.index(lanes[k]) for k in self.axes] or [Linear()]
        return to_map(forms)


def is_expanded(memory: ir.Value) -> bool:
    """Whether `memory` is an expanded scalar."""
    op = defining_op(memory)
    return op is not None and MARK in op.attributes


def is_expanded_store(op: ir.Operation) -> bool:
    return op.name == "affine.store" and is_expanded(op.operands[1])
