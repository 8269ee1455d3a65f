"""Builders of the reductions that the threads of a warp or of a block have folded, each once."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from raise_kernel.analysis.accesses.affine_maps import to_map
from raise_kernel.analysis.accesses.linear import Linear
from raise_kernel.analysis.graphs.reduction_kinds import KINDS, reduced_type
from raise_kernel.analysis.lanes.block_run import BlockRun, Use
from raise_kernel.analysis.lanes.demanded_lanes import DemandedLanes
from raise_kernel.analysis.lanes.folds import Source
from raise_kernel.analysis.lanes.lane_calls import create_lane_call
from raise_kernel.analysis.lanes.uniform import is_before, parents
from raise_kernel.bindings import arith, ir, memref
from raise_kernel.mlir.affine_ops import (
    affine_load,
    affine_parallel_reduce,
    affine_store,
    affine_yield,
)
from raise_kernel.mlir.values import block_of, defining_op
from raise_kernel.passes.affine.loops.reduction_loops import as_type
from raise_kernel.passes.affine.reductions.fold_shapes import Shape, ThreadForms


class WarpWriter:
    """Reductions over all lanes of a warp, as cross-lane operations."""

    def __init__(self, run: BlockRun) -> None:
        self._run, self._demanded = run, DemandedLanes(run)
        self._made: dict[Shape, tuple[ir.Operation, ir.Value]] = {}

    def threads(self, use: Use) -> Sequence[int]:
        """The threads in which the used value matters."""
        return np.flatnonzero(self._demanded.by(use.op, use.position)).tolist()

    def can_reduce(self, shape: Shape, use: Use) -> bool:
        """Whether it is of what all lanes have, and all of them can make it before `use`."""
        owner = defining_op(shape.source.value)
        whole = (shape.digits, shape.start) == (((self._run.count, 1),), Linear())
        return whole and (owner is None or is_before(owner, self._point(use)))

    def reduction(self, shape: Shape, use: Use) -> ir.Value:
        """The reduction, at a position where `use` can use it."""
        made = self._made.get(shape)
        if made is None or not is_before(made[0], use.op):
            made = self._made[shape] = self._reduce(shape, self._point(use))
        return made[1]

    def _point(self, use: Use) -> ir.Operation:
        """The operation of all lanes in which the last step is, outside of loops around `use`."""
        return self._run.anchor(defining_op(use.op.operands[use.position]) or use.op)

    def _reduce(self, shape: Shape, at: ir.Operation) -> tuple[ir.Operation, ir.Value]:
        value, (lane,) = shape.source.value, self._run.box.lanes
        with at.location, ir.InsertionPoint(at):
            everyone = arith.constant(ir.IntegerType.get_signless(32), -1)
            name = f"warp.reduce.{shape.kind.removeprefix('arith.')}"
            call = create_lane_call(name, [value, everyone, lane], [value.type], at)
            return call, _bounded(call.results[0], shape)


class BlockWriter:
    """Reductions over elements of a shared array.

    The values that threads fold are stored to a new array. Barriers order the accesses.
    """

    def __init__(self, threads: ir.Operation, run: BlockRun, forms: ThreadForms) -> None:
        self._threads, self._run, self._forms = threads, run, forms
        # For each source, the array to read it from, and the operation that reads have to follow.
        self._arrays: dict[Source, tuple[ir.Value, ir.Operation]] = {}
        self._made: dict[Shape, ir.Value] = {}

    def threads(self, use: Use) -> Sequence[int]:
        """All threads: steps that matter to one thread alone would each be a reduction."""
        return range(self._run.count)

    def can_reduce(self, shape: Shape, use: Use) -> bool:
        """Whether a barrier can separate the source from `use`: they are not under one guard."""
        owner = defining_op(shape.source.value) if shape.source.before is None else None
        return (
            owner is None
            or owner.block in self._run.convergent_blocks
            or self._run.anchor(owner) != self._run.anchor(use.op)
        )

    def reduction(self, shape: Shape, use: Use) -> ir.Value:
        """The reduction, at a position where `use` can use it."""
        starts, source = self._forms.at(shape.start), shape.source
        if source not in self._arrays:
            self._arrays[source] = self._array(source)
        array, last = self._arrays[source]
        size = ir.MemRefType(array.type).shape[0]
        if starts.min() < 0 or starts.max() + shape.reach >= size:
            # Only the threads that reach the use have these elements.
            return self._reduce(shape, array, ir.InsertionPoint(use.op), use.op.location)
        if shape not in self._made:
            point = ir.InsertionPoint.after(last)
            self._made[shape] = self._reduce(shape, array, point, use.op.location)
        return self._made[shape]

    def _reduce(
        self, shape: Shape, array: ir.Value, point: ir.InsertionPoint, location: ir.Location
    ) -> ir.Value:
        reduced = reduced_type(shape.kind, shape.source.type)
        lengths = [length for length, _ in shape.digits]
        with location, point:
            loop, body = affine_parallel_reduce(
                [0] * len(lengths), lengths, [KINDS[shape.kind]], [reduced]
            )
        index = shape.start
        for argument, (_, stride) in zip(body.arguments, shape.digits, strict=True):
            index = index + Linear.index(argument).scaled(stride)
        with location, ir.InsertionPoint(body):
            affine_yield([as_type(_load(array, index), reduced)])
        with location, ir.InsertionPoint.after(loop):
            return _bounded(as_type(loop.results[0], shape.source.type), shape)

    def _array(self, source: Source) -> tuple[ir.Value, ir.Operation]:
        """An array with the elements of the source, and a barrier after which they are in it."""
        if source.before is None:
            return self._stored(source.value)
        # Between two barriers, accesses are ordered against those on both sides.
        with source.before.location, ir.InsertionPoint(source.before):
            fence = ir.Operation.create("gpu.barrier")
            ir.Operation.create("gpu.barrier")
        return source.value, fence

    def _stored(self, value: ir.Value) -> tuple[ir.Value, ir.Operation]:
        """Store the value of every thread to a new array."""
        box, owner = self._run.box, defining_op(value)
        location = owner.location if owner is not None else self._threads.location
        space = ir.Attribute.parse("#gpu.address_space<workgroup>")
        layout = ir.MemRefType.get([box.count], value.type, memory_space=space)
        with location, ir.InsertionPoint(self._threads):
            array = memref.alloca(layout, [], [])
        index = Linear()
        for lane, stride, numbers in zip(box.lanes, box.strides, box.coordinates, strict=True):
            index = index + Linear.index(lane).shifted(-int(numbers.min())).scaled(stride)
        block = block_of(value)
        if self._threads not in parents(block.operations[0].operation):
            point = ir.InsertionPoint.at_block_begin(self._run.body)
        elif owner is not None:
            point = ir.InsertionPoint.after(owner)
        else:
            point = ir.InsertionPoint.at_block_begin(block)
        with location, point:
            anchor = self._run.anchor(affine_store(value, array, *to_map([index])))
        if anchor.block != self._run.body:
            # Reads of the iteration before have to precede this store.
            with location, ir.InsertionPoint(anchor):
                ir.Operation.create("gpu.barrier")
        with location, ir.InsertionPoint.after(anchor):
            return array, ir.Operation.create("gpu.barrier")


def _bounded(total: ir.Value, shape: Shape) -> ir.Value:
    """The total with the constant that is combined as well."""
    if shape.bound is None:
        return total
    bound = arith.constant(total.type, shape.bound.value)
    return ir.Operation.create(shape.kind, [total.type], [total, bound]).results[0]


def _load(array: ir.Value, index: Linear) -> ir.Value:
    """Load the element at `index`; a quotient is not affine until choose-basis has run."""
    if all(isinstance(value.owner, ir.Block) for value in index.terms):
        return affine_load(array, *to_map([index]))
    position = arith.constant(ir.IndexType.get(), index.const)
    for value, coefficient in index.terms.items():
        factor = arith.constant(ir.IndexType.get(), coefficient)
        position = arith.addi(position, arith.muli(value, factor))
    return memref.load(array, [position])
