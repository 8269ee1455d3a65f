"""Which accesses reach outside of their array, for certain or perhaps.

    affine.parallel (%b) = (0) to (4) { affine.parallel (%t) = (0) to (64) {
      %i = 64 * %b + %t                          // memref<200xf32>
      scf.if %i < 250 { memref.load %x[%i] }     // certain: block 3, thread 8 reads element 200
      scf.if %data    { memref.load %x[%i] }     // possible: where %data is true in such a thread

An access is *certainly* outside where some thread comes to it, by conditions and loops that follow
from the launch and the scalars alone, with an index that the array does not have. It is *possibly*
outside where a condition on the way depends on data, or is not known. Three ways decide, the
cheapest first:

- Intervals show most accesses to be inside.
- The points of the launch and of the loops around an access are an integer set, cut down by the
  conditions around it; indices and conditions are exact quasi-affine expressions of these points,
  wrap-around included (analysis/integers/affine/quasi_expressions.py). This decides both ways.
- What no integer set describes, or takes isl more than its limit of operations for one nest of
  loops, is computed in a sample of the launch (sample_points.py, integers/sampling/samples.py).
  What is outside there is so for certain. Of an access that is inside all over it, nothing is said.

An index that is data is possibly outside where the bounds that the kernel puts on it, by masks,
remainders, extrema and conditions, let it be (integers/sampling/sampled_ranges.py); without such
bounds nothing is said, nor of an offset that comes with an address from a table. Of an array
without elements every access is outside.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import islpy as isl
import numpy as np

from raise_kernel.analysis.accesses.affine_maps import parallel_box
from raise_kernel.analysis.accesses.linear import Constraint, Domain, Linear
from raise_kernel.analysis.accesses.regions import last_value
from raise_kernel.analysis.accesses.sample_points import Point, extremes, sample
from raise_kernel.analysis.integers.affine.affine_values import affine_values, logical_parts
from raise_kernel.analysis.integers.affine.quasi_expressions import Expressions, NotQuasi, number
from raise_kernel.analysis.integers.data_dependence import (
    ACCESSES,
    DataDependence,
    is_offset_of_address,
)
from raise_kernel.analysis.integers.guards import Facts
from raise_kernel.analysis.integers.integer_range import (
    Interval,
    Ranges,
    signed_range,
    type_range,
)
from raise_kernel.analysis.integers.sampling.sampled_ranges import SampledRanges
from raise_kernel.analysis.integers.sampling.samples import NEVER, Left, Samples
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import constant_int, defining_op
from raise_kernel.mlir.walks import block_operations

# isl's operations for the accesses of one nest.
MAX_OPERATIONS = 10_000
# Nests of loops whose sets take too long, at most.
MOST_FAILURES = 4
# Conditions whose ends are looked at, for one access.
MOST_FACTS = 4


@dataclass(frozen=True)
class Outside:
    """An access that is outside of its array, of `size` elements, at a point of the launch.

    `left`: what it depends on whether it happens there. `index`: of the element there, None where
    the array has no elements. `needed`: the elements that the access needs at least, None where an
    index is negative. `point`: lanes and loop indices. `index_is_data`: `index` is the end of what
    the kernel lets it be.
    """

    op: ir.Operation
    memory: ir.Value
    size: int
    left: Left
    index: int | None
    needed: int | None
    point: dict[ir.Value, int]
    index_is_data: bool = False


@dataclass(frozen=True)
class _Condition:
    """An i1 that has to be `truth`, with the constraints that this is, where they are known; or
    that a loop's index is one of its counts (`loop`)."""

    value: ir.Value | None
    truth: bool = True
    constraints: tuple[Constraint, ...] | None = None
    loop: ir.Operation | None = None

    def values(self) -> list[ir.Value]:
        """What it is decided by."""
        if self.loop is not None:
            return list(self.loop.operands)[:2]
        return [self.value] if self.value is not None else []


@dataclass(frozen=True, eq=False)
class Scope:
    """What holds in a block: the lanes and loop indices around it with their intervals (`box`), a
    domain that holds every point, for quick answers, the conditions, and what these leave open:
    nothing, what depends on data, or more. `around` is the scope whose conditions come first."""

    box: Domain
    domain: Domain
    conditions: tuple[_Condition, ...] = ()
    left: Left = Left.NOTHING
    around: Scope | None = None


class Accesses:
    """The accesses of a kernel that are outside, in program order."""

    def __init__(self, is_checked: Callable[[ir.Value], bool], limit: int = MAX_OPERATIONS) -> None:
        """`is_checked`: whether the accesses to a memory are looked at; `limit`: isl's operations
        for one nest."""
        self._is_checked = is_checked
        self._limit = limit
        self._values = affine_values(sets=False)
        self._expressions: dict[int, tuple[Domain, Expressions]] = {}
        self._points: dict[Scope, tuple[isl.Set, Left]] = {}
        self._failed: set[int] = set()
        self._pending: list[tuple[ir.Operation, Scope]] = []
        self._lanes = Domain()
        self._data = DataDependence()
        self._latest = self._lanes, Ranges({})

    def outside(self, entry: ir.Block) -> Iterator[Outside]:
        """Those of the kernel's body."""
        yield from self._block(entry, Scope(Domain(), Domain()))
        yield from self._sampled(self._lanes)

    def unproved(self, entry: ir.Block) -> list[ir.Operation]:
        """Those of the kernel's body that are not proved to be inside; no sample is a proof."""
        found = [one.op for one in self._block(entry, Scope(Domain(), Domain()))]
        return found + [op for op, _ in self._pending]

    def _block(self, block: ir.Block, scope: Scope) -> Iterator[Outside]:
        for op in block_operations(block):
            if op.name in ACCESSES:
                yield from self._access(op, scope)
            elif len(op.regions):
                if _is_empty(op):
                    continue
                for region, inner in zip(op.regions, self._scopes(op, scope), strict=True):
                    for nested in region.blocks:
                        yield from self._block(nested, inner)

    # --- scopes -----------------------------------------------------------------------------

    def _scopes(self, op: ir.Operation, scope: Scope) -> list[Scope]:
        """What holds in each region of an operation."""
        if op.name == "affine.parallel":
            box, domain = scope.box, scope.domain
            lanes = op.regions[0].blocks[0].arguments
            for lane, (low, high, _) in zip(lanes, parallel_box(op), strict=True):
                box = box.with_index(lane, (low, high - 1))
                domain = domain.with_index(lane, (low, high - 1))
                self._lanes = self._lanes.with_index(lane, (low, high - 1))
            return [Scope(box, domain, scope.conditions, scope.left)]
        if op.name == "scf.if":
            return [self._where(op.operands[0], truth, scope) for truth in (True, False)][
                : len(op.regions)
            ]
        if op.name == "scf.for":
            return [self._loop(op, scope)]
        # A loop without a known count, or an operation that is not known.
        return [_open(scope, Left.MORE)] * len(op.regions)

    def _where(self, condition: ir.Value, truth: bool, scope: Scope) -> Scope:
        domain = scope.domain
        conditions: list[_Condition] = []
        for value, wanted in _leaves(condition, truth):
            found = self._values.constraints(value, wanted, domain)
            domain = domain if found is None else domain.refined(found)
            conditions.append(_Condition(value, wanted, None if found is None else tuple(found)))
        return Scope(scope.box, domain, (*scope.conditions, *conditions), scope.left, scope)

    def _loop(self, op: ir.Operation, scope: Scope) -> Scope:
        lower, upper, step = list(op.operands)[:3]
        index = op.regions[0].blocks[0].arguments[0]
        low, high, stride = (constant_int(v) for v in (lower, upper, step))
        if low is not None and high is not None and stride == 1:
            ends = (low, last_value(low, high, 1))
            box, domain = (d.with_index(index, ends) for d in (scope.box, scope.domain))
            return Scope(box, domain, scope.conditions, scope.left)
        if not isinstance(lower.type, ir.IndexType) or stride is None or stride <= 0:
            return _open(scope, Left.MORE)
        first, last = (self._interval(bound, scope.domain) for bound in (lower, upper))
        if first is None or last is None:
            on_data = self._data.of(lower) or self._data.of(upper)
            return _open(scope, Left.DATA if on_data else Left.MORE)
        ends = (first[0], last[1] - 1)
        box, domain = (d.with_index(index, ends) for d in (scope.box, scope.domain))
        return Scope(box, domain, (*scope.conditions, _Condition(None, loop=op)), scope.left)

    def _interval(self, value: ir.Value, domain: Domain) -> Interval | None:
        """An interval of an index, where something bounds it."""
        form = self._values.of(value, domain)
        if form is not None:
            return domain.interval(form)
        found = signed_range(value, domain.bounds)
        return found if found != type_range(64) else None

    # --- accesses ---------------------------------------------------------------------------

    def _access(self, op: ir.Operation, scope: Scope) -> Iterator[Outside]:
        first = ACCESSES[op.name]
        memory, *indices = list(op.operands)[first : first + 2]
        type_ = ir.MemRefType(memory.type)
        if type_.rank != 1 or scope.domain.is_empty() or not self._is_checked(memory):
            return
        size = type_.shape[0]
        (index,) = indices
        if size and self._is_inside(index, size, scope):
            return
        nest = id(scope.box)
        if nest in self._failed or len(self._failed) >= MOST_FAILURES:
            self._pending.append((op, scope))
            return
        expressions = self.expressions(scope.box)
        try:
            points, left = self.known(scope, expressions)
            if left == Left.MORE:
                self._pending.append((op, scope))
                return
            if size == 0:
                yield from _anywhere(op, memory, points, left, expressions)
            else:
                yield from _beyond(op, memory, index, size, points, left, expressions)
        except NotQuasi:
            self._pending.append((op, scope))
        except isl.Error:
            self._failed.add(nest)
            self._pending.append((op, scope))

    # --- accesses that no integer set describes ---------------------------------------------

    def _sampled(self, lanes: Domain) -> Iterator[Outside]:
        """Those that are outside somewhere in a sample of the launch."""
        if not self._pending:
            return
        points = [p for op, scope in self._pending for p in self._extremes(op, scope)]
        unique = list({frozenset(p.items()): p for p in points}.values())
        samples = sample(lanes.bounds, unique)
        ranges, facts = SampledRanges(samples), Facts()
        for op, _ in self._pending:
            found = _outside_in(samples, ranges, facts, op, list(lanes.bounds))
            if found is not None:
                yield found

    def _extremes(self, op: ir.Operation, scope: Scope) -> list[Point]:
        """Points where an access may be outside first."""
        form = self._values.of(op.operands[ACCESSES[op.name] + 1], scope.domain)
        forms = [Linear(0, dict.fromkeys(scope.domain.bounds, 1))]
        forms += [form] if form is not None else []
        forms += [Linear(0, dict(key)) for key in list(scope.domain.facts)[:MOST_FACTS] if key]
        return [p for f in forms for p in extremes(f, scope.domain)]

    def _is_inside(self, index: ir.Value, size: int, scope: Scope) -> bool:
        # Most indices are linear, and only under the guards of their accesses inside.
        form = self._values.of(index, scope.domain)
        if form is not None:
            low, high = scope.domain.interval(form)
            if low >= 0 and high < size:
                return True
        low, high = self._ranges(scope.domain).of(index)
        return low >= 0 and high < size

    def _ranges(self, domain: Domain) -> Ranges:
        """The intervals in a domain; most accesses have that of the one before."""
        if self._latest[0] is not domain:
            self._latest = domain, Ranges(domain.bounds)
        return self._latest[1]

    def expressions(self, box: Domain) -> Expressions:
        """Those of the lanes and loop indices around a block."""
        if id(box) not in self._expressions:
            self._expressions[id(box)] = (box, Expressions(box, self._limit))
        return self._expressions[id(box)][1]

    def known(self, scope: Scope, expressions: Expressions) -> tuple[isl.Set, Left]:
        """The points that the known conditions leave, and what the others depend on."""
        if scope not in self._points:
            points, left, known = expressions.points, scope.left, 0
            if scope.around is not None and scope.around.box is scope.box:
                points, before = self.known(scope.around, expressions)
                left, known = max(left, before), len(scope.around.conditions)
            for condition in scope.conditions[known:]:
                try:
                    points = points.intersect(_holds(condition, expressions))
                except NotQuasi:
                    on_data = any(self._data.of(value) for value in condition.values())
                    left = max(left, Left.DATA if on_data else Left.MORE)
            self._points[scope] = points, left
        return self._points[scope]


def _open(scope: Scope, left: Left) -> Scope:
    """The scope of a block that may not run, for reasons that are not known."""
    return Scope(scope.box, scope.domain, scope.conditions, max(scope.left, left))


def _leaves(condition: ir.Value, truth: bool) -> list[tuple[ir.Value, bool]]:
    """A condition as a conjunction of others."""
    found: list[tuple[ir.Value, bool]] = []
    stack = [(condition, truth)]
    while stack:
        value, wanted = stack.pop()
        op = defining_op(value)
        parts = logical_parts(op, wanted) if op is not None else None
        if parts is None:
            found.append((value, wanted))
        else:
            stack += reversed(parts)
    return found


def _holds(condition: _Condition, expressions: Expressions) -> isl.Set:
    """The points where a condition holds."""
    if condition.constraints is not None:
        holds = expressions.points
        for constraint in condition.constraints:
            form = expressions.linear(constraint.form)
            holds = holds.intersect(form.zero_set() if constraint.equality else form.nonneg_set())
        return holds
    if condition.value is not None:
        holds = expressions.where(condition.value)
        return holds if condition.truth else expressions.points.subtract(holds)
    loop = condition.loop
    assert loop is not None
    lower, upper, step = list(loop.operands)[:3]
    stride = constant_int(step)
    assert stride is not None
    index = expressions.of(loop.regions[0].blocks[0].arguments[0])
    first, end = expressions.of(lower), expressions.of(upper)
    done = index.form.sub(first.form)
    holds = done.nonneg_set().intersect(end.form.sub(index.form).pos_set())
    if stride == 1:
        return holds
    rest = expressions.modulo(expressions.difference(index, first), stride)
    return holds.intersect(rest.form.zero_set())


def _is_empty(op: ir.Operation) -> bool:
    """Whether an operation is a parallel loop without iterations."""
    return op.name == "affine.parallel" and any(low >= high for low, high, _ in parallel_box(op))


def _outside_in(
    samples: Samples,
    ranges: SampledRanges,
    facts: Facts,
    op: ir.Operation,
    lanes: list[ir.Value],
) -> Outside | None:
    """Where an access is outside in a sample: what happens for certain first."""
    first = ACCESSES[op.name]
    memory, index = list(op.operands)[first : first + 2]
    size = ir.MemRefType(memory.type).shape[0]
    reached = samples.reached(op.block)
    subscript = samples.of(index)
    numbers, is_known = subscript.numbers, subscript.is_known
    outside = is_known & ((numbers < 0) | (numbers >= size)) if size else np.ones_like(is_known)
    for left in Left if outside.any() else ():
        columns = np.flatnonzero(outside & (reached == left))
        if len(columns):
            here = columns[int(np.argmax(numbers[columns]))]
            found = int(numbers[here]) if size else None
            return _at(samples, op, here, lanes, left, found)
    if (is_known | (reached == NEVER)).all():
        return None
    open_ = (subscript.left == int(Left.DATA)) & (reached != NEVER)
    if not open_.any() or is_offset_of_address(index):
        return None
    bounds = ranges.of(index, facts.at(op.block))
    past = np.isfinite(bounds.high) & (bounds.high >= size)
    before = np.isfinite(bounds.low) & (bounds.low < 0)
    for outside, end in ((past, bounds.high), (before, bounds.low)):
        columns = np.flatnonzero(outside & open_)
        if len(columns):
            here = columns[int(np.argmax(end[columns]))]
            return _at(samples, op, here, lanes, Left.DATA, int(end[here]), index_is_data=True)
    return None


def _at(
    samples: Samples,
    op: ir.Operation,
    column: int,
    lanes: list[ir.Value],
    left: Left,
    index: int | None,
    index_is_data: bool = False,
) -> Outside:
    memory = op.operands[ACCESSES[op.name]]
    point = {lane: int(samples.of(lane).numbers[column]) for lane in lanes}
    needed = index + 1 if index is not None and index >= 0 else None
    size = ir.MemRefType(memory.type).shape[0]
    return Outside(op, memory, size, left, index, needed, point, index_is_data)


def _anywhere(
    op: ir.Operation, memory: ir.Value, points: isl.Set, left: Left, expressions: Expressions
) -> Iterator[Outside]:
    """An access to an array without elements."""
    if not points.is_empty():
        point = expressions.coordinates(expressions.first(points))
        yield Outside(op, memory, 0, left, None, None, point)


def _beyond(
    op: ir.Operation,
    memory: ir.Value,
    index: ir.Value,
    size: int,
    points: isl.Set,
    left: Left,
    expressions: Expressions,
) -> Iterator[Outside]:
    """An access to an element that the array does not have."""
    quasi = expressions.of(index)
    if quasi.low >= 0 and quasi.high < size:
        return
    form = quasi.form
    past = form.sub(expressions.constant(size).form).nonneg_set().intersect(points)
    before = form.neg().pos_set().intersect(points)
    for outside in (past, before):
        if outside.is_empty():
            continue
        point = expressions.first(outside)
        needed = None
        if outside is past:
            needed = number(form.intersect_domain(points).max_val()) + 1
        here = number(form.eval(point))
        yield Outside(op, memory, size, left, here, needed, expressions.coordinates(point))
        return
