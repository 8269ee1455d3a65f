"""Steps in which the threads of a block fold values onto each other become one reduction.

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
    ... the steps, which nobody uses now (drop-dead-stores)
    affine.if (%t == 0) { affine.store %sum, %out[%b] }

However the steps are written: trees of any order of strides, sums carried in registers, a last warp
without barriers, shuffles in warps and a second round over what they have left, maxima by
comparison. The block is run at compile time (analysis.lanes.block_run), which says of every value
which elements of which one value it is made of. Where a value is used for something else than a
step, all threads that come there have folds of `min_terms` elements at least, and these lie in
strides that the threads' numbers shift linearly, or those of a part of a warp (`t / 8 * 8`), the
value is the reduction. It reads the shared
array that has the elements before the first step; where none has them they are kept in an array of
their own, which `forward-shared-memory` does away with where they can be computed again. Barriers
order the new accesses; `sync-elimination` removes those that nothing needs. The order in which the
elements are folded changes, as in every reduction that is raised. Prefix sums and what else is no
such fold stays, without a remark: most values are none.

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

# Threads of a block, at most (CUDA's limit, too).
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
    """Turn networks of folding steps into reductions.

    `min_terms`: folds of fewer elements stay.
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
        places = _Places(run)
        writer = _Writer(threads, run, places)
        for use in run.uses:
            value = use.op.operands[use.position]
            shape = self._shape(places, use)
            if (
                shape is None
                or _is_reduction(value)
                or not writer.comes_after(shape.source, use.op)
            ):
                continue
            ctx.remarks.applied(f"{shape.count} elements folded in steps are a reduction", use.op)
            folded = writer.reduction(shape, use.op)
            use.op.operands[use.position] = _bits_as(folded, value.type, use.op)

    def _shape(self, places: _Places, use: Use) -> _Shape | None:
        """What all threads fold at a use; None where that is not one reduction."""
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
        start = places.form(threads, firsts)
        if digits is None or start is None:
            return None
        if head.source.before is not None:
            # It is read where all threads are, before the first step.
            starts, size = places.at(start), ir.MemRefType(head.source.value.type).shape[0]
            if starts.min() < 0 or starts.max() + pattern.bit_length() > size:
                return None
        return _Shape(head.kind, head.source, head.bound, tuple(digits), start, count)


@dataclass(frozen=True)
class _Shape:
    """A reduction from element `start` over `digits`: (length, stride) of elements by number."""

    kind: str
    source: Source
    bound: Constant | None
    digits: tuple[tuple[int, int], ...]
    start: Linear
    count: int

    @property
    def reach(self) -> int:
        """The last element's number, from the first one."""
        return sum((length - 1) * stride for length, stride in self.digits)


def _in_reach(source: Source) -> bool:
    """Whether its elements can be read: they are still there, in a row."""
    return not source.lost and (source.before is None or ir.MemRefType(source.value.type).rank == 1)


class _Places:
    """Numbers of the threads as linear forms of their indices, and of quotients of the last one."""

    def __init__(self, run: BlockRun) -> None:
        self._body, self._box = run.body, run.box
        self._quotients: dict[int, ir.Value] = {}

    def form(self, threads: Sequence[int], values: Sequence[int]) -> Linear | None:
        """`values` of these threads as a linear form; None where they are none."""
        known, box = dict(zip(threads, values, strict=True)), self._box
        found = _coefficients(known, box.coordinates)
        if found is not None:
            return Linear(found[0], dict(zip(box.lanes, found[1], strict=True)))
        size = box.sizes[-1] if box.sizes and self._divisible() else 1
        for width in (size >> k for k in range(1, size.bit_length() - 1)):
            # What `width` lanes in a row share.
            found = _coefficients(known, [*box.coordinates[:-1], box.coordinates[-1] // width])
            if found is not None and size % width == 0:
                names = [*box.lanes[:-1], self._quotient(width)]
                return Linear(found[0], dict(zip(names, found[1], strict=True)))
        return None

    def _divisible(self) -> bool:
        """Whether the last index is not one of operations of a whole warp, besides steps."""
        calls = [lane_call(op) for op in walk(self._body)]
        return all(call is None or call.kind == "shuffle" for call in calls)

    def at(self, form: Linear) -> np.ndarray:
        """A form's value in each thread."""
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
    """`known` values of threads as a constant and a multiple of each column; None where they are
    no such sum."""
    threads = list(known)
    origin = threads[0]
    const, found = known[origin], []
    for places in columns:
        others = [c for c in columns if c is not places]
        apart = next(
            (
                t
                for t in threads
                if places[t] != places[origin] and all(c[t] == c[origin] for c in others)
            ),
            None,
        )
        factor, rest = 0, 0
        if apart is not None:
            step = int(places[apart] - places[origin])
            factor, rest = divmod(known[apart] - known[origin], step)
        if rest:
            return None
        found.append(factor)
        const -= factor * int(places[origin])
    fits = all(
        const + sum(f * int(c[t]) for f, c in zip(found, columns, strict=True)) == value
        for t, value in known.items()
    )
    return (const, found) if fits else None


class _Writer:
    """Puts reductions into a kernel, each once."""

    def __init__(self, threads: ir.Operation, run: BlockRun, places: _Places) -> None:
        self.threads = threads
        self.run = run
        self.places = places
        # What each source can be read from, and the operation that reads must come after.
        self._kept: dict[Source, tuple[ir.Value, ir.Operation]] = {}
        self._apart: dict[Source, tuple[ir.Value, ir.Operation]] = {}
        self._made: dict[tuple[_Shape, ir.Value], ir.Value] = {}

    def comes_after(self, source: Source, use: ir.Operation) -> bool:
        """Whether all threads have the source's elements before any of them comes to `use`: the
        two are not under one guard, where no barrier can stand between them."""
        owner = defining_op(source.value) if source.before is None else None
        return (
            owner is None
            or owner.block in self.run.homes
            or self._anchor(owner) != self._anchor(use)
        )

    def reduction(self, shape: _Shape, use: ir.Operation) -> ir.Value:
        """The folded value, in reach of `use`."""
        starts = self.places.at(shape.start)
        source = shape.source
        if source.before is not None:
            size = ir.MemRefType(source.value.type).shape[0]
        else:
            size = self.run.box.count
        if starts.min() < 0 or starts.max() + shape.reach >= size:
            # Only the threads that come to the use have these elements.
            array, _ = self._kept_apart(source)
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
        place = shape.start
        for index, (_, stride) in zip(body.arguments, shape.digits, strict=True):
            place = place + Linear.index(index).scaled(stride)
        with location, ir.InsertionPoint(body):
            element = _load(array, place)
            affine_yield([_as_type(element, reduced)])
        with location, _after(loop):
            total = _as_type(loop.results[0], shape.source.type)
            if shape.bound is None:
                return total
            bound = arith.constant(total.type, shape.bound.value)
            folded = ir.Operation.create(shape.kind, [total.type], [total, bound])
            return folded.results[0]

    def _array(self, source: Source, use: ir.Operation) -> tuple[ir.Value, ir.Operation]:
        """Where the source's elements lie, and what a reduction over them comes after."""
        kept = self._kept.get(source)
        if kept is None:
            kept = self._there(source, use) or self._kept_apart(source)
            self._kept[source] = kept
        return kept if _is_before(kept[1], use) else self._kept_apart(source)

    def _there(self, source: Source, use: ir.Operation) -> tuple[ir.Value, ir.Operation] | None:
        """A shared array that has the elements in order before the first step."""
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
        """Whether all threads together store to the elements of their own numbers."""
        memory = ir.MemRefType(store.operands[1].type)
        forms = access_forms(store)
        if store.block not in self.run.homes or memory.rank != 1 or forms is None:
            return False
        if "workgroup" not in str(memory.memory_space) or set(forms[0].terms) - set(
            self.run.box.lanes
        ):
            return False
        return bool((self.places.at(forms[0]) == np.arange(self.run.box.count)).all())

    def _kept_apart(self, source: Source) -> tuple[ir.Value, ir.Operation]:
        """An array of its own, which nothing else writes."""
        assert source.before is None, "an array's elements are in reach of all threads"
        kept = self._apart.get(source)
        if kept is None:
            kept = self._apart[source] = self._keep(source.value)
        return kept

    def _keep(self, value: ir.Value) -> tuple[ir.Value, ir.Operation]:
        """Every thread's value in an array of its own."""
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
        place = Linear()
        for lane, stride, places in zip(
            self.run.box.lanes, self.run.box.strides, self.run.box.coordinates, strict=True
        ):
            place = place + Linear.index(lane).shifted(-int(places.min())).scaled(stride)
        block = owner.block if owner is not None else ir.BlockArgument(value).owner
        if not any(p == self.threads for p in parents(block.operations[0].operation)):
            point = ir.InsertionPoint.at_block_begin(self.run.body)
        elif owner is not None:
            point = _after(owner)
        else:
            point = ir.InsertionPoint.at_block_begin(block)
        with location, point:
            store = affine_store(value, array, *to_map([place]))
        anchor = self._anchor(store)
        if anchor.block != self.run.body:
            # The iteration before has been read.
            with location, ir.InsertionPoint(anchor):
                ir.Operation.create("gpu.barrier")
        with location, _after(anchor):
            return array, ir.Operation.create("gpu.barrier")

    def _anchor(self, op: ir.Operation) -> ir.Operation:
        """The operation around `op` that all threads come to together."""
        return next(o for o in (op, *parents(op)) if o.block in self.run.homes)


def _load(array: ir.Value, place: Linear) -> ir.Value:
    """The element at `place`; quotients in it are no affine operands (split-lanes makes them)."""
    if all(isinstance(value.owner, ir.Block) for value in place.terms):
        return affine_load(array, *to_map([place]))
    index = arith.constant(ir.IndexType.get(), place.const)
    for value, coefficient in place.terms.items():
        factor = arith.constant(ir.IndexType.get(), coefficient)
        index = arith.addi(index, arith.muli(value, factor))
    return memref.load(array, [index])


def _fence() -> ir.Operation:
    """Two barriers; what stands between them is before the one and after the other."""
    first = ir.Operation.create("gpu.barrier")
    ir.Operation.create("gpu.barrier")
    return first


def _is_before(op: ir.Operation, use: ir.Operation) -> bool:
    """Whether `op` comes before `use`, in a block around it."""
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
    """Whether threads may fold each other's values: by operations of the warp, or where something
    folded goes to shared memory. Running a block takes time; most kernels do neither."""
    for op in walk(block):
        call = lane_call(op)
        if call is not None and call.scope == "warp":
            return True
        stores = op.name in ("affine.store", "memref.store") and is_shared(op.operands[1])
        if stores and _may_be_folded(op.operands[0], set()):
            return True
    return False


def _may_be_folded(value: ir.Value, seen: set[ir.Value]) -> bool:
    """Whether a value comes from an operation that folds, or from shared memory as it is."""
    if value in seen:
        return False
    seen.add(value)
    op = defining_op(value)
    if op is None:
        # Carried by a loop.
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
    """Whether a value is one reduction already."""
    op = defining_op(value)
    if op is None:
        return False
    call = lane_call(op)
    return op.name == "affine.parallel" or (call is not None and call.kind == "reduce")


def _bits_as(value: ir.Value, type_: ir.Type, use: ir.Operation) -> ir.Value:
    """A folded value as it is used: halves of a double are taken from its bits."""
    if value.type == type_:
        return value
    with use.location, ir.InsertionPoint(use):
        return arith.bitcast(type_, value)


def _as_type(value: ir.Value, type_: ir.Type) -> ir.Value:
    return value if value.type == type_ else type_cast(value, type_)
