"""Atomic operations on memory, whose lanes collide.

Where the old value is unused, an atomic is a scatter with a combiner: every lane contributes, also
lanes with equal values or equal addresses. Where the old value is used, lanes run in ascending
order, one of those that CUDA allows. Updates that compose (sums, minima
and maxima, bit operations, exchanges, compare and swap or counting with one constant for all lanes)
are scans over the lanes of each element (prefix.py); any other runs lane by lane in a sequential
loop.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property
from math import prod
from typing import TYPE_CHECKING

from raise_kernel.analysis.graphs.reduction_kinds import KINDS, OPERATIONS, identity
from raise_kernel.analysis.lanes.variance import root
from raise_kernel.bindings import ir, stablehlo
from raise_kernel.diagnostics import refuse
from raise_kernel.mlir.values import live_in
from raise_kernel.passes.tensor import indexed
from raise_kernel.passes.tensor.atomic.prefix import Compose, Segments, shifted
from raise_kernel.passes.tensor.atomic.updates import known_update
from raise_kernel.passes.tensor.elementwise.build import bitcast
from raise_kernel.passes.tensor.elementwise.build import splat as number
from raise_kernel.passes.tensor.elementwise.table import LOWERINGS
from raise_kernel.passes.tensor.loops import counted
from raise_kernel.passes.tensor.vectors import (
    Frame,
    Vec,
    broadcast,
    index_constant,
    over,
    reshape,
    shape_of,
    slice_,
    splat,
    to_dims,
    zeros,
)

if TYPE_CHECKING:
    from raise_kernel.passes.tensor.lowering import Lowering

# The value after a number of steps from a first value, under a limit.
Step = Callable[[ir.Value, ir.Value, ir.Value], ir.Value]
_ASSIGN = 3
# A scatter combines in any order: the operation must be associative and commutative.
_COMMUTATIVE = set(OPERATIONS)
_UNSIGNED: dict[int, Compose] = {
    KINDS["arith.maxui"]: lambda old, new: stablehlo.maximum(old, new),
    KINDS["arith.minui"]: lambda old, new: stablehlo.minimum(old, new),
}


def atomic_rmw(low: Lowering, op: ir.Operation, frame: Frame) -> None:
    """`memref.atomic_rmw` of any kind, with or without use of the old value."""
    kind = ir.IntegerAttr(op.attributes["kind"]).value
    if kind != _ASSIGN and kind not in _COMMUTATIVE:
        raise refuse("RK016", "an atomic of this kind", at=op)
    atomic = _Atomic(low, op, op.operands[1], frame)
    value = low.get(op.operands[0], frame)
    if kind == _ASSIGN:
        _exchange(atomic, value)
    else:
        _reduction(atomic, kind, value)


def generic_atomic_rmw(low: Lowering, op: ir.Operation, frame: Frame) -> None:
    """`memref.generic_atomic_rmw`: an update written out in its region."""
    atomic = _Atomic(low, op, op.operands[0], frame)
    known = known_update(op)
    values = [low.get(v, frame) for v in known.operands] if known is not None else []
    if known is not None and known.name == "exchange":
        _exchange(atomic, values[0])
    elif known is not None and known.name == "reduction" and known.kind in _COMMUTATIVE:
        _reduction(replace(atomic, view=known.view), known.kind, values[0])
    elif known is not None and known.name == "guarded":
        _guarded(replace(atomic, view=known.view), known.kind, values[0])
    elif known is not None and known.name == "swap" and not values[0].dims:
        _swap(atomic, *values)
    elif known is not None and known.name in _COUNTING and not values[0].dims:
        _count(atomic, values[0].value, _COUNTING[known.name])
    else:
        low.remarks.missed(
            "the lanes of the atomic run one after another, in a sequential loop", op
        )
        _sequential(atomic)


@dataclass(frozen=True)
class _Atomic:
    """An atomic operation, the elements that it updates, and its lanes.

    `view`: the type that the elements are reinterpreted as, where it is not their own.
    """

    low: Lowering
    op: ir.Operation
    memref: ir.Value
    frame: Frame
    view: ir.Type | None = None

    @cached_property
    def index(self) -> Vec:
        return self.low.flat_index(self.op, self.memref, self.frame)

    @property
    def used(self) -> bool:
        """Whether the old value has uses."""
        return len(list(self.op.results[0].uses)) > 0

    @property
    def lanes(self) -> int:
        return prod(self.frame.shape(self.frame.dims))

    @property
    def memory(self) -> ir.Value:
        """The contents, flat."""
        contents = self.low.memory.contents[root(self.memref)]
        return self.seen(reshape(contents, [prod(shape_of(contents))]))

    def seen(self, tensor: ir.Value) -> ir.Value:
        """A tensor of elements, reinterpreted as the type of the view."""
        return tensor if self.view is None else bitcast(tensor, self.view)

    def column(self, vec: Vec) -> ir.Value:
        """A value for each lane, in ascending order of the lanes."""
        dims = self.frame.dims
        return reshape(to_dims(vec, dims, self.frame), [self.lanes])

    def indices(self) -> ir.Value:
        memory = self.low.memory
        return self.column(memory.whole_index(self.memref, self.index, self.frame, writes=True))

    def mask(self) -> ir.Value | None:
        return self.column(self.frame.mask) if self.frame.mask is not None else None

    def finish(self, memory: ir.Value, olds: ir.Value) -> None:
        """Set the memory's contents and the result."""
        base = root(self.memref)
        contents = self.low.memory.contents[base]
        if self.view is not None:
            element = contents.type.element_type
            memory, olds = bitcast(memory, element), bitcast(olds, element)
        self.low.memory.contents[base] = reshape(memory, shape_of(contents))
        dims = self.frame.dims
        self.low.set(
            self.op.results[0], over(reshape(olds, self.frame.shape(dims)), dims, self.frame)
        )


# --- updates that compose -------------------------------------------------------------------------


def _exchange(atomic: _Atomic, value: Vec) -> None:
    if atomic.used:
        _composed(atomic, value, lambda _first, second: second)
    else:
        atomic.low.memory.store_at(atomic.memref, atomic.index, value, atomic.frame)


def _reduction(atomic: _Atomic, kind: int, value: Vec) -> None:
    low = atomic.low
    if not atomic.used and kind in _UNSIGNED:
        # The scatter itself is on unsigned integers, so that the combiner is one operation.
        unsigned = ir.IntegerType.get_unsigned(ir.IntegerType(value.element_type).width)
        value = replace(value, value=bitcast(value.value, unsigned))
        _scattered(replace(atomic, view=unsigned), value, _UNSIGNED[kind])
    elif not atomic.used:
        _scattered(atomic, value, _combine(kind))
    elif not atomic.index.dims and not low.memory.has_copies(atomic.memref):
        _of_one_element(atomic, kind, value)
    else:
        _composed(atomic, value, _combine(kind))


def _scattered(atomic: _Atomic, value: Vec, combine: Compose) -> None:
    """A scatter of all lanes, in any order; the old value is unused."""
    if atomic.view is None:
        low = atomic.low
        low.memory.store_at(atomic.memref, atomic.index, value, atomic.frame, combine=combine)
        return
    column = atomic.column(value)
    memory = indexed.scatter(atomic.memory, atomic.indices(), column, atomic.mask(), combine)
    atomic.finish(memory, zeros([atomic.lanes], value.element_type))


def _guarded(atomic: _Atomic, kind: int, value: Vec) -> None:
    """`v > old ? v : old` of floats (or with <): NaN is neither stored nor replaced.

    So the values of the lanes are combined without NaNs, and the result is compared last.
    """
    direction = "GT" if OPERATIONS[kind] == "arith.maxnumf" else "LT"

    def store(found: ir.Value, new: ir.Value) -> ir.Value:
        return stablehlo.select(_compared(new, found, direction), new, found)

    if atomic.used or not atomic.lanes or not prod(shape_of(atomic.memory)):
        _composed(atomic, value, _combine(kind), store)
        return
    neutral = splat(identity(kind, value.element_type), shape_of(atomic.memory), value.element_type)
    column = atomic.column(value)
    best = indexed.scatter(neutral, atomic.indices(), column, atomic.mask(), _combine(kind))
    atomic.finish(store(atomic.memory, best), zeros([atomic.lanes], value.element_type))


def _swap(atomic: _Atomic, expected: Vec, new: Vec) -> None:
    """Compare and swap with one expected value: the first lane that reads it writes, and the next
    lane reads that."""

    def compose(first: ir.Value, second: ir.Value) -> ir.Value:
        wanted = broadcast(expected.value, [], shape_of(first))
        return stablehlo.select(_equal(first, wanted), second, first)

    _composed(atomic, new, compose)


def _composed(atomic: _Atomic, value: Vec, compose: Compose, store: Compose | None = None) -> None:
    """`store(found, value)` is the value that a lane writes; by default that of `compose`."""
    if not atomic.lanes or not prod(shape_of(atomic.memory)):
        atomic.finish(atomic.memory, zeros([atomic.lanes], value.element_type))
        return
    segments = Segments(atomic.memory, atomic.indices(), atomic.mask())
    updates = segments.inclusive(segments.sort(atomic.column(value)), compose)
    begun = (store or compose)(segments.found, updates)
    olds = segments.unsort(segments.exclusive(begun))
    atomic.finish(segments.updated(begun), olds)


def _count(atomic: _Atomic, limit: ir.Value, step: Step) -> None:
    """Increments or decrements that wrap around: the lane of rank k finds the k-th value."""
    if not atomic.lanes or not prod(shape_of(atomic.memory)):
        atomic.finish(atomic.memory, zeros([atomic.lanes], limit.type.element_type))
        return
    segments = Segments(atomic.memory, atomic.indices(), atomic.mask())
    first = segments.found
    rank = stablehlo.convert(first.type, segments.ranks())
    wide = broadcast(limit, [], [atomic.lanes])
    one = number(1, rank)
    olds = step(first, rank, wide)
    after = step(first, stablehlo.add(rank, one), wide)
    atomic.finish(segments.updated(after), segments.unsort(olds))


def _incremented(first: ir.Value, steps: ir.Value, limit: ir.Value) -> ir.Value:
    """`steps` times `x >= limit ? 0 : x + 1`, unsigned, from `first`."""
    over_limit = _above(first, limit)
    zero, one = zeros(shape_of(first), first.type.element_type), number(1, first)
    # A start above the limit goes to 0 in one step.
    start = stablehlo.select(over_limit, zero, first)
    left = stablehlo.select(over_limit, stablehlo.subtract(steps, one), steps)
    to_limit = stablehlo.subtract(limit, start)
    past = stablehlo.subtract(left, stablehlo.add(to_limit, one))
    period = stablehlo.add(limit, one)
    wrapped = _modulo(past, period)
    value = stablehlo.select(_above(left, to_limit), wrapped, stablehlo.add(start, left))
    return stablehlo.select(_equal(steps, zero), first, value)


def _decremented(first: ir.Value, steps: ir.Value, limit: ir.Value) -> ir.Value:
    """`steps` times `x == 0 or x > limit ? limit : x - 1`, unsigned, from `first`."""
    over_limit = _above(first, limit)
    zero, one = zeros(shape_of(first), first.type.element_type), number(1, first)
    start = stablehlo.select(over_limit, limit, first)
    left = stablehlo.select(over_limit, stablehlo.subtract(steps, one), steps)
    past = stablehlo.subtract(left, stablehlo.add(start, one))
    period = stablehlo.add(limit, one)
    wrapped = stablehlo.subtract(limit, _modulo(past, period))
    value = stablehlo.select(_above(left, start), wrapped, stablehlo.subtract(start, left))
    return stablehlo.select(_equal(steps, zero), first, value)


_COUNTING: dict[str, Step] = {"increment": _incremented, "decrement": _decremented}


def _of_one_element(atomic: _Atomic, kind: int, value: Vec) -> None:
    """All lanes update one element: each reads what the previous lanes wrote."""
    low, frame, lanes = atomic.low, atomic.frame, atomic.lanes
    combine, element = _combine(kind), value.element_type
    neutral = splat(identity(kind, element), [], element)
    column, mask = atomic.column(value), atomic.mask()
    if mask is not None:
        column = stablehlo.select(mask, column, broadcast(neutral, [], [lanes]))
    totals = column
    shift = 1
    while shift < lanes:
        totals = combine(shifted(totals, shift, neutral), totals)
        shift *= 2
    first = atomic.seen(low.memory.load_at(atomic.memref, atomic.index, frame).value)
    start = broadcast(first, [], [lanes])
    olds = combine(start, shifted(totals, 1, neutral))
    last = reshape(slice_(combine(start, totals), [lanes - 1], [lanes], [1]), [])
    atomic.finish(indexed.put(atomic.memory, atomic.index.value, last, first), olds)


def _combine(kind: int) -> Compose:
    def update(old: ir.Value, new: ir.Value) -> ir.Value:
        result = LOWERINGS[OPERATIONS[kind]](None, [old, new])
        assert isinstance(result, ir.Value)
        return result

    return update


# --- any other ------------------------------------------------------------------------------------


def _sequential(atomic: _Atomic) -> None:
    """Run the region for one lane after the other."""
    low, frame = atomic.low, atomic.frame
    body = atomic.op.regions[0].blocks[0]
    captured = live_in(body)
    values = [low.get(v, frame) for v in captured]

    def update(old: ir.Value, scalars: list[ir.Value]) -> ir.Value:
        saved = [low.values.get(v) for v in captured]
        low.set(body.arguments[0], Vec(old))
        for value, scalar in zip(captured, scalars, strict=True):
            low.set(value, Vec(scalar))
        (result,) = low.block(body, Frame())
        new = low.get(result, Frame()).value
        for value, vec in zip(captured, saved, strict=True):
            if vec is not None:
                low.set(value, vec)
        return new

    _lane_by_lane(atomic, values, update)


def _lane_by_lane(
    atomic: _Atomic, values: list[Vec], update: Callable[[ir.Value, list[ir.Value]], ir.Value]
) -> None:
    """A sequential loop over the lanes; each reads, updates and writes its element."""
    lanes, memory = atomic.lanes, atomic.memory
    indices, mask = atomic.indices(), atomic.mask()
    columns = [atomic.column(v) for v in values]

    def step(lane: ir.Value, carried: list[ir.Value]) -> list[ir.Value]:
        memory, olds = carried

        def pick(column: ir.Value) -> ir.Value:
            return reshape(stablehlo.dynamic_slice(column, [lane], [1]), [])

        at = pick(indices)
        old = reshape(stablehlo.dynamic_slice(memory, [at], [1]), [])
        new = update(old, [pick(c) for c in columns])
        if mask is not None:
            new = stablehlo.select(pick(mask), new, old)
        memory = indexed.put(memory, at, new, old)
        olds = stablehlo.dynamic_update_slice(olds, reshape(old, [1]), [lane])
        return [memory, olds]

    start = [memory, zeros([lanes], memory.type.element_type)]
    atomic.finish(*counted(index_constant(lanes), start, step))


# --- elements -------------------------------------------------------------------------------------


def _equal(a: ir.Value, b: ir.Value) -> ir.Value:
    return _compared(a, b, "EQ")


def _above(a: ir.Value, b: ir.Value) -> ir.Value:
    """a > b, unsigned."""
    return _compared(a, b, "GT")


def _compared(a: ir.Value, b: ir.Value, direction: str) -> ir.Value:
    kind = "UNSIGNED" if isinstance(a.type.element_type, ir.IntegerType) else "FLOAT"
    return stablehlo.compare(
        a,
        b,
        stablehlo.ComparisonDirectionAttr.get(direction),
        compare_type=stablehlo.ComparisonTypeAttr.get(kind),
    )


def _modulo(a: ir.Value, period: ir.Value) -> ir.Value:
    """a mod period, unsigned; a period of 0 is that of the integers themselves."""
    whole = _equal(period, zeros(shape_of(period), period.type.element_type))
    rest = LOWERINGS["arith.remui"](None, [a, stablehlo.select(whole, number(1, period), period)])
    assert isinstance(rest, ir.Value)
    return stablehlo.select(whole, a, rest)
