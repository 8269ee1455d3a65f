"""Recovers a reduction from the steps in which the threads of a block combine their values.

Before:
    affine.store %v, %s[%t]
    gpu.barrier
    scf.if (%t mod 2 == 0) { s[%t] = s[%t] + s[%t + 1] }
    gpu.barrier
    scf.if (%t mod 4 == 0) { s[%t] = s[%t] + s[%t + 2] }  ...
    affine.if (%t == 0) { affine.store (affine.load %s[0]), %out[%b] }
After:
    affine.store %v, %s[%t]
    gpu.barrier
    %sum = affine.parallel (%r) = (0) to (128) reduce ("addf") { affine.load %s[%r] }
    gpu.barrier
    ... the steps, which are dead now (drop-dead-stores)
    affine.if (%t == 0) { affine.store %sum, %out[%b] }

The form of the steps does not matter: trees with strides in any order, sums in registers, a last
warp without barriers, shuffles within warps and a second tree over their results, maxima by
comparison. The block is executed symbolically at compile time (analysis.lanes.block_run). This
gives, for each value, the elements of one source that it combines.

A value with a use outside of the steps becomes a reduction under these conditions: in all threads
that reach the use it combines at least `min_terms` elements; the elements are a strided box, whose
start is affine in the thread index, or in the index of a part of a warp (`t / 8 * 8`). The
reduction reads the shared array that holds the elements before the first step. If there is none,
they are stored to a new array, which `forward-shared-memory` removes if they can be rematerialized.
Barriers order the new accesses; `sync-elimination` removes the unnecessary ones. The order in which
the elements are combined changes, as in every raised reduction. Prefix sums and other values stay,
without a remark, because most values are no reduction.

Proved: the block is run symbolically, in lock step: of every value it is known which elements of
one source it folds, by which operation, and with which constant (the +0.0 of a sum is one);
anything else is a source of its own. Folds are reassociated.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

import numpy as np

from raise_kernel.analysis.accesses.affine_maps import access_forms, parallel_box, to_map
from raise_kernel.analysis.accesses.linear import Linear
from raise_kernel.analysis.graphs.reduction_kinds import KINDS, reduced_type
from raise_kernel.analysis.integers.digits import digits_of
from raise_kernel.analysis.lanes.block_run import BlockRun, Use
from raise_kernel.analysis.lanes.folds import Constant, Fold, Source
from raise_kernel.analysis.lanes.lane_calls import lane_call
from raise_kernel.analysis.lanes.shared_contents import is_shared
from raise_kernel.analysis.lanes.uniform import parents
from raise_kernel.analysis.lanes.variance import Variance
from raise_kernel.bindings import (
    affine_load,
    affine_parallel_reduce,
    affine_store,
    affine_yield,
    arith,
    defining_op,
    int_array,
    ir,
    kernels,
    memref,
    type_cast,
    walk,
    walked,
)
from raise_kernel.pass_base import PassContext
from raise_kernel.registry import register_pass
from raise_kernel.soundness import proved

# The most threads of a block (also CUDA's limit).
THREADS = 1024


@register_pass(
    "fold-networks",
    stage="affine",
    needs=("func.call", "memref.alloca"),
    soundness=[
        proved(
            "The block is run symbolically, in lock step: of every value it is known which "
            "elements of one source it folds, by which operation, and with which constant (the "
            "+0.0 of a sum is one); anything else is a source of its own. Folds are reassociated."
        ),
    ],
)
@dataclass(frozen=True)
class FoldNetworks:
    """Turn trees of steps between threads into reductions.

    `min_terms`: reductions of fewer elements stay.
    """

    min_terms: int = 8

    def run(self, module: ir.Module, ctx: PassContext) -> None:
        for kernel in kernels(module):
            entry = kernel.regions[0].blocks[0]
            size = prod(int_array(kernel, "rk.block") or [0])
            loops = [op for op in walked(entry) if op.name == "affine.parallel" and not op.results]
            for threads in loops:
                box = parallel_box(threads)
                count = prod(len(range(*b)) for b in box)
                if count != size or not self.min_terms <= count <= THREADS:
                    continue
                if _has_steps(threads.regions[0].blocks[0]):
                    self._block(threads, Variance(entry), ctx)

    def _block(self, threads: ir.Operation, variance: Variance, ctx: PassContext) -> None:
        run = BlockRun(threads, variance)
        forms = _ThreadForms(run)
        writer = _Writer(threads, run, forms)
        for use in run.uses:
            value = use.op.operands[use.position]
            shape = self._shape(forms, use)
            if (
                shape is None
                or _is_reduction(value)
                or not writer.comes_after(shape.source, use.op)
            ):
                continue
            ctx.remarks.applied(f"a tree over {shape.count} elements is now a reduction", use.op)
            folded = writer.reduction(shape, use.op)
            use.op.operands[use.position] = _bits_as(folded, value.type, use.op)

    def _shape(self, forms: _ThreadForms, use: Use) -> _Shape | None:
        """The reduction that all threads have at a use; None if there is none."""
        threads = [t for t, term in enumerate(use.terms) if term is not None]
        folds = [term for term in use.terms if isinstance(term, Fold)]
        if not folds or len(folds) != len(threads):
            return None
        head = folds[0]
        count = head.elements.bit_count()
        if head.kind is None or not _in_reach(head.source) or count < self.min_terms:
            return None
        firsts = [(f.elements & -f.elements).bit_length() - 1 for f in folds]
        pattern = head.elements >> firsts[0]
        like = (head.kind, head.source, head.bound)
        for fold, first in zip(folds, firsts, strict=True):
            if (fold.kind, fold.source, fold.bound) != like or fold.elements >> first != pattern:
                return None
        digits = digits_of([k for k in range(pattern.bit_length()) if pattern >> k & 1])
        start = forms.form(threads, firsts)
        if digits is None or start is None:
            return None
        if head.source.before is not None:
            # All threads read it, before the first step, so every start must be in bounds.
            starts, size = forms.at(start), ir.MemRefType(head.source.value.type).shape[0]
            if starts.min() < 0 or starts.max() + pattern.bit_length() > size:
                return None
        return _Shape(head.kind, head.source, head.bound, tuple(digits), start, count)


@dataclass(frozen=True)
class _Shape:
    """A reduction from element `start`, with a dimension (length, stride) for each of `digits`."""

    kind: str
    source: Source
    bound: Constant | None
    digits: tuple[tuple[int, int], ...]
    start: Linear
    count: int

    @property
    def reach(self) -> int:
        """The distance of the last element from the first one."""
        return sum((length - 1) * stride for length, stride in self.digits)


def _in_reach(source: Source) -> bool:
    """Whether the elements of the source can be read: not overwritten, and in a vector."""
    return not source.lost and (source.before is None or ir.MemRefType(source.value.type).rank == 1)


class _ThreadForms:
    """Values of the threads as linear forms of the thread indices, and of quotients of the last."""

    def __init__(self, run: BlockRun) -> None:
        self._body, self._box = run.body, run.box
        self._quotients: dict[int, ir.Value] = {}

    def form(self, threads: Sequence[int], values: Sequence[int]) -> Linear | None:
        """The linear form with these `values` in these threads; None if there is none."""
        known, box = dict(zip(threads, values, strict=True)), self._box
        found = _coefficients(known, box.coordinates)
        if found is not None:
            return Linear(found[0], dict(zip(box.lanes, found[1], strict=True)))
        size = box.sizes[-1] if box.sizes and self._divisible() else 1
        for width in (size >> k for k in range(1, size.bit_length() - 1)):
            # A quotient has the same value in `width` consecutive lanes.
            found = _coefficients(known, [*box.coordinates[:-1], box.coordinates[-1] // width])
            if found is not None and size % width == 0:
                names = [*box.lanes[:-1], self._quotient(width)]
                return Linear(found[0], dict(zip(names, found[1], strict=True)))
        return None

    def _divisible(self) -> bool:
        """Whether no cross-lane operation except shuffles uses the last index."""
        calls = [lane_call(op) for op in walk(self._body)]
        return all(call is None or call.kind == "shuffle" for call in calls)

    def at(self, form: Linear) -> np.ndarray:
        """The value of a form in each thread."""
        box = self._box
        numbers = dict(zip(box.lanes, box.coordinates, strict=True))
        numbers |= {v: box.coordinates[-1] // width for width, v in self._quotients.items()}
        total = np.full(box.count, form.const, np.int64)
        for value, coefficient in form.terms.items():
            total = total + coefficient * numbers[value]
        return total

    def _quotient(self, width: int) -> ir.Value:
        """The last index divided by `width`."""
        if width not in self._quotients:
            location = self._body.owner.operation.location
            with location, ir.InsertionPoint.at_block_begin(self._body):
                by = arith.constant(ir.IndexType.get(), width)
                self._quotients[width] = arith.divui(self._box.lanes[-1], by)
        return self._quotients[width]


def _coefficients(
    known: dict[int, int], columns: Sequence[np.ndarray]
) -> tuple[int, list[int]] | None:
    """The constant and the factor of each column that give the `known` values; None if none do."""
    threads = list(known)
    origin = threads[0]
    const, found = known[origin], []
    for column in columns:
        others = [c for c in columns if c is not column]
        apart = next(
            (
                t
                for t in threads
                if column[t] != column[origin] and all(c[t] == c[origin] for c in others)
            ),
            None,
        )
        factor, rest = 0, 0
        if apart is not None:
            step = int(column[apart] - column[origin])
            factor, rest = divmod(known[apart] - known[origin], step)
        if rest:
            return None
        found.append(factor)
        const -= factor * int(column[origin])
    fits = all(
        const + sum(f * int(c[t]) for f, c in zip(found, columns, strict=True)) == value
        for t, value in known.items()
    )
    return (const, found) if fits else None


class _Writer:
    """Builds reductions in a kernel, each once."""

    def __init__(self, threads: ir.Operation, run: BlockRun, forms: _ThreadForms) -> None:
        self.threads = threads
        self.run = run
        self.forms = forms
        # For each source, the array to read it from, and the operation that reads have to follow.
        self._kept: dict[Source, tuple[ir.Value, ir.Operation]] = {}
        self._own: dict[Source, tuple[ir.Value, ir.Operation]] = {}
        self._made: dict[tuple[_Shape, ir.Value], ir.Value] = {}

    def comes_after(self, source: Source, use: ir.Operation) -> bool:
        """Whether a barrier can separate the definition of the source from `use`.

        It cannot if both are under one guard.
        """
        owner = defining_op(source.value) if source.before is None else None
        return (
            owner is None
            or owner.block in self.run.convergent_blocks
            or self._anchor(owner) != self._anchor(use)
        )

    def reduction(self, shape: _Shape, use: ir.Operation) -> ir.Value:
        """The reduction, at a position where `use` can use it."""
        starts = self.forms.at(shape.start)
        source = shape.source
        if source.before is not None:
            size = ir.MemRefType(source.value.type).shape[0]
        else:
            size = self.run.box.count
        if starts.min() < 0 or starts.max() + shape.reach >= size:
            # Only the threads that reach the use have these elements.
            array, _ = self._own_array(source)
            return self._reduce(shape, array, ir.InsertionPoint(use), use.location)
        array, last = self._array(source, use)
        made = self._made.get((shape, array))
        if made is None:
            made = self._reduce(shape, array, _after(last), use.location)
            self._made[shape, array] = made
        return made

    def _reduce(
        self, shape: _Shape, array: ir.Value, point: ir.InsertionPoint, location: ir.Location
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
            element = _load(array, index)
            affine_yield([_as_type(element, reduced)])
        with location, _after(loop):
            total = _as_type(loop.results[0], shape.source.type)
            if shape.bound is None:
                return total
            bound = arith.constant(total.type, shape.bound.value)
            folded = ir.Operation.create(shape.kind, [total.type], [total, bound])
            return folded.results[0]

    def _array(self, source: Source, use: ir.Operation) -> tuple[ir.Value, ir.Operation]:
        """The array with the elements of the source, and the operation that reads must follow."""
        kept = self._kept.get(source)
        if kept is None:
            kept = self._existing(source, use) or self._own_array(source)
            self._kept[source] = kept
        return kept if _is_before(kept[1], use) else self._own_array(source)

    def _existing(self, source: Source, use: ir.Operation) -> tuple[ir.Value, ir.Operation] | None:
        """A shared array that holds the elements in order before the first step, if any."""
        if source.before is not None:
            with source.before.location, ir.InsertionPoint(source.before):
                return source.value, _fence()
        for other in source.value.uses:
            store = other.owner.operation
            in_order = store.name == "affine.store" and self._in_order(store)
            if in_order and _is_before(store, use):
                with store.location, _after(store):
                    return store.operands[1], _fence()
        return None

    def _in_order(self, store: ir.Operation) -> bool:
        """Whether every thread stores to the element of its own index."""
        memory = ir.MemRefType(store.operands[1].type)
        forms = access_forms(store)
        if store.block not in self.run.convergent_blocks or memory.rank != 1 or forms is None:
            return False
        if "workgroup" not in str(memory.memory_space) or set(forms[0].terms) - set(
            self.run.box.lanes
        ):
            return False
        return bool((self.forms.at(forms[0]) == np.arange(self.run.box.count)).all())

    def _own_array(self, source: Source) -> tuple[ir.Value, ir.Operation]:
        """A new array for the source, without other writes."""
        assert source.before is None, "all threads can read the elements of an array"
        kept = self._own.get(source)
        if kept is None:
            kept = self._own[source] = self._keep(source.value)
        return kept

    def _keep(self, value: ir.Value) -> tuple[ir.Value, ir.Operation]:
        """Store the value of every thread to a new array."""
        owner = defining_op(value)
        location = owner.location if owner is not None else self.threads.location
        space = ir.Attribute.parse("#gpu.address_space<workgroup>")
        layout = ir.MemRefType.get([self.run.box.count], value.type, memory_space=space)
        with location, ir.InsertionPoint(self.threads):
            array = ir.Operation.create(
                "memref.alloca",
                results=[layout],
                attributes={"operandSegmentSizes": ir.DenseI32ArrayAttr.get([0, 0])},
            ).results[0]
        index = Linear()
        for lane, stride, coordinates in zip(
            self.run.box.lanes, self.run.box.strides, self.run.box.coordinates, strict=True
        ):
            index = index + Linear.index(lane).shifted(-int(coordinates.min())).scaled(stride)
        block = owner.block if owner is not None else ir.BlockArgument(value).owner
        if not any(p == self.threads for p in parents(block.operations[0].operation)):
            point = ir.InsertionPoint.at_block_begin(self.run.body)
        elif owner is not None:
            point = _after(owner)
        else:
            point = ir.InsertionPoint.at_block_begin(block)
        with location, point:
            store = affine_store(value, array, *to_map([index]))
        anchor = self._anchor(store)
        if anchor.block != self.run.body:
            # Reads of the iteration before have to precede this store.
            with location, ir.InsertionPoint(anchor):
                ir.Operation.create("gpu.barrier")
        with location, _after(anchor):
            return array, ir.Operation.create("gpu.barrier")

    def _anchor(self, op: ir.Operation) -> ir.Operation:
        """The operation around `op` that is in a convergent block."""
        return next(o for o in (op, *parents(op)) if o.block in self.run.convergent_blocks)


def _load(array: ir.Value, index: Linear) -> ir.Value:
    """Load the element at `index`; a quotient is not affine until split-lanes has run."""
    if all(isinstance(value.owner, ir.Block) for value in index.terms):
        return affine_load(array, *to_map([index]))
    position = arith.constant(ir.IndexType.get(), index.const)
    for value, coefficient in index.terms.items():
        factor = arith.constant(ir.IndexType.get(), coefficient)
        position = arith.addi(position, arith.muli(value, factor))
    return memref.load(array, [position])


def _fence() -> ir.Operation:
    """Insert two barriers; operations between them are ordered against both sides."""
    first = ir.Operation.create("gpu.barrier")
    ir.Operation.create("gpu.barrier")
    return first


def _is_before(op: ir.Operation, use: ir.Operation) -> bool:
    """Whether `op` is before `use`, in a block around it."""
    around = next((o for o in (use, *parents(use)) if o.block == op.block), None)
    return around is not None and op != around and op.is_before_in_block(around)


def _after(op: ir.Operation) -> ir.InsertionPoint:
    block = op.block
    following = False
    for item in block.operations:
        if following:
            return ir.InsertionPoint(item.operation)
        following = item.operation == op
    return ir.InsertionPoint(block)


def _has_steps(block: ir.Block) -> bool:
    """Whether threads may combine their values: by cross-lane operations, or in shared memory.

    This is a cheap test before the symbolic execution, which takes time.
    """
    for op in walk(block):
        call = lane_call(op)
        if call is not None and call.scope == "warp":
            return True
        stores = op.name in ("affine.store", "memref.store") and is_shared(op.operands[1])
        if stores and _may_be_folded(op.operands[0], set()):
            return True
    return False


def _may_be_folded(value: ir.Value, seen: set[ir.Value]) -> bool:
    """Whether a value is the result of a combining operation, or loaded from shared memory."""
    if value in seen:
        return False
    seen.add(value)
    op = defining_op(value)
    if op is None:
        # A loop-carried value.
        return isinstance(value.type, (ir.FloatType, ir.IntegerType))
    if op.name in KINDS or (
        op.name in ("affine.load", "memref.load") and is_shared(op.operands[0])
    ):
        return True
    if op.name in ("arith.select", "arith.bitcast"):
        return any(_may_be_folded(v, seen) for v in op.operands)
    ends = [block.operations[-1].operation for region in op.regions for block in region.blocks]
    return any(_may_be_folded(v, seen) for end in ends for v in end.operands)


def _is_reduction(value: ir.Value) -> bool:
    """Whether a value is already a reduction."""
    op = defining_op(value)
    if op is None:
        return False
    call = lane_call(op)
    return op.name == "affine.parallel" or (call is not None and call.kind == "reduce")


def _bits_as(value: ir.Value, type_: ir.Type, use: ir.Operation) -> ir.Value:
    """The reduced value in the type of its use: halves of a double are taken from its bits."""
    if value.type == type_:
        return value
    with use.location, ir.InsertionPoint(use):
        return arith.bitcast(type_, value)


def _as_type(value: ir.Value, type_: ir.Type) -> ir.Value:
    return value if value.type == type_ else type_cast(value, type_)
