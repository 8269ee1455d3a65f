"""Reductions over windows that slide along an array: `sum over k of x[s * i + d * k + c] * w[k]`.

`window_of` reads the form off a term: a load whose subscripts are those of a view but for axes with
one lane index and one summed index each, times a load of weights, or alone. A guard around the term
or around the load may bound those subscripts, and nothing else: what lies outside is padding. Flat
subscripts are split in a shape read off their strides.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import prod

from raise_kernel.analysis.accesses.affine_maps import access_forms, if_constraints
from raise_kernel.analysis.accesses.linear import Constraint, Domain, Linear, needed
from raise_kernel.analysis.accesses.strided_views import lane_axes, plan
from raise_kernel.analysis.accesses.subscripts import split
from raise_kernel.analysis.graphs.reduction_kinds import ADDF, identity
from raise_kernel.analysis.loops.sum_nest import Term, term_parts
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import defining_op, terminator

# Shapes tried for a flat array: every chain of this many strides, at most.
MAX_STRIDES = 6
# Convolutions of more dimensions than this have no library.
MAX_SLIDES = 3
CAST = "builtin.unrealized_conversion_cast"


@dataclass(frozen=True)
class Slide:
    """Axis `axis` has the subscript `stride * lane + dilation * window + start`, of which `low` to
    `high` may be read (both included)."""

    axis: int
    lane: ir.Value
    window: ir.Value
    stride: int
    dilation: int
    start: int
    low: int
    high: int


@dataclass(frozen=True)
class View:
    """A load as a view: the memory in `shape`, with these subscripts."""

    load: ir.Operation
    shape: tuple[int, ...]
    forms: tuple[Linear, ...]

    @property
    def indices(self) -> frozenset[ir.Value]:
        return frozenset().union(*(form.terms for form in self.forms))


@dataclass(frozen=True)
class Window:
    """A reduction of `data` over sliding windows, weighted or not.

    `padded` says that some windows reach outside of what may be read; `guards_product`, that the
    kernel leaves the product out there, where a padded form multiplies a weight by zero.
    """

    data: View
    weights: View | None
    slides: tuple[Slide, ...]
    features: tuple[ir.Value, ...]
    padded: bool
    guards_product: bool


@dataclass(frozen=True)
class _Load:
    op: ir.Operation
    constraints: tuple[Constraint, ...]


def window_of(
    kind: int,
    term: Term,
    own: Sequence[ir.Value],
    lanes: Sequence[ir.Value],
    domain: Domain,
) -> Window | None:
    """The window form of a term that a reduction of `kind` folds in; None where it has none.

    `own` are the indices that are reduced, `lanes` those of the lanes around; `domain` bounds both.
    """
    value, guard = term.value, ()
    if value is not None:
        value = _uncast(value)
        found = _guarded(value)
        if found is not None and _is_neutral(found.otherwise, kind):
            value, guard = found.value, found.constraints
        term = Term(value)
    parts = term_parts(term) if kind == ADDF else [value]
    loads = [_load(p) for p in parts if p is not None]
    known = [load for load in loads if load is not None]
    if len(known) != len(parts) or not 1 <= len(known) <= 2:
        return None
    for data, *rest in itertools.permutations(known):
        weights = rest[0] if rest else None
        window = _Finder(data, weights, guard, own, lanes, domain).find()
        if window is not None:
            return window
    return None


def _uncast(value: ir.Value) -> ir.Value:
    """`value` before a cast of an integer to one with a sign."""
    op = defining_op(value)
    return op.operands[0] if op is not None and op.name == CAST else value


@dataclass(frozen=True)
class _Guarded:
    """What an `affine.if` of one result gives where its constraints hold, and elsewhere."""

    value: ir.Value
    constraints: tuple[Constraint, ...]
    otherwise: ir.Operation | None


def _guarded(value: ir.Value) -> _Guarded | None:
    op = defining_op(value)
    if op is None or op.name != "affine.if" or len(op.results) != 1:
        return None
    constraints = if_constraints(op)
    if constraints is None:
        return None
    yes, no = (terminator(region.blocks[0]).operands[0] for region in op.regions)
    return _Guarded(yes, tuple(constraints), defining_op(no))


def _is_neutral(op: ir.Operation | None, kind: int) -> bool:
    if op is None or op.name != "arith.constant":
        return False
    value = op.attributes["value"]
    return str(value) == str(identity(kind, value.type))


def _load(value: ir.Value) -> _Load | None:
    """A load, or one under a guard with zero where that is false, perhaps widened after."""
    op = defining_op(value)
    if op is not None and op.name == "arith.extf":
        op = defining_op(op.operands[0])
    if op is None:
        return None
    if op.name == "affine.load":
        return _Load(op, ())
    found = _guarded(op.results[0]) if op.name == "affine.if" else None
    inner = defining_op(found.value) if found is not None else None
    if found is None or inner is None or inner.name != "affine.load":
        return None
    zero = found.otherwise
    if zero is None or zero.name != "arith.constant" or not is_positive_zero(zero):
        return None
    return _Load(inner, found.constraints)


def is_positive_zero(constant: ir.Operation) -> bool:
    value = constant.attributes["value"]
    if isinstance(value, ir.FloatAttr):
        return str(value.value) == "0.0"
    return isinstance(value, ir.IntegerAttr) and value.value == 0


class _Finder:
    def __init__(
        self,
        data: _Load,
        weights: _Load | None,
        guard: Sequence[Constraint],
        own: Sequence[ir.Value],
        lanes: Sequence[ir.Value],
        domain: Domain,
    ) -> None:
        self.data, self.weights, self.guard = data, weights, list(guard)
        self.own, self.lanes, self.domain = list(own), list(lanes), domain

    def find(self) -> Window | None:
        if self.weights is not None and self.weights.constraints:
            return None
        constraints = [*self.guard, *self.data.constraints]
        refined = self.domain.refined(constraints)
        if refined.is_empty():
            return None
        weights = None
        if self.weights is not None:
            weights = next(self._views(self.weights.op, self.domain), None)
            if weights is None:
                return None
        left = needed(constraints, self.domain)
        if left is None:
            return None
        for data in self._shapes(self.data.op, refined):
            slides = self._slides(data, left)
            if slides is not None and self._fits(data, weights, slides):
                return self._window(data, weights, slides)
        return None

    # --- loads as views ---------------------------------------------------------------------

    def _shapes(self, load: ir.Operation, domain: Domain) -> Iterator[View]:
        """The load in the shape of its memory, or a flat one in shapes read off its strides."""
        forms = access_forms(load)
        shape = tuple(ir.MemRefType(load.operands[0].type).shape)
        if forms is None or 0 in shape:
            return
        if len(shape) == 1:
            for split_shape in _split_shapes(forms[0], shape[0]):
                parts = split(forms[0], split_shape, domain)
                if parts is not None:
                    yield View(load, split_shape, tuple(parts))
        yield View(load, shape, tuple(forms))

    def _views(self, load: ir.Operation, domain: Domain) -> Iterator[View]:
        """Those of the shapes in which the load is a plain view."""
        for view in self._shapes(load, domain):
            axes = lane_axes(view.forms, [*self.own, *self.lanes], domain)
            if self._only_lanes(view) and plan(axes, view.shape) is not None:
                yield view

    def _only_lanes(self, view: View) -> bool:
        return view.indices <= {*self.own, *self.lanes}

    # --- what slides ------------------------------------------------------------------------

    def _slides(self, data: View, constraints: list[Constraint]) -> list[Slide] | None:
        """The axes that slide, with the bounds that the constraints set; None where one fits
        no axis, or an axis does not slide as it should."""
        if not self._only_lanes(data):
            return None
        slides: list[Slide] = []
        left = list(constraints)
        for axis, form in enumerate(data.forms):
            moving = [v for v in form.terms if self._count(v) > 1]
            windows = [v for v in moving if v in self.own]
            axes = lane_axes([form], [*self.own, *self.lanes], self.domain)
            if len(moving) < 2 or not windows or plan(axes, [data.shape[axis]]) is not None:
                continue
            if len(moving) != 2 or len(windows) != 1:
                return None
            (window,) = windows
            (lane,) = (v for v in moving if v != window)
            low, high = 0, data.shape[axis] - 1
            for constraint in list(left):
                bound = _bound(constraint, form)
                if bound is None:
                    continue
                left.remove(constraint)
                low, high = max(low, bound[0]), min(high, bound[1])
            start = form.const + sum(
                c * self.domain.bounds[v][0]
                for v, c in form.terms.items()
                if v not in (lane, window)
            )
            stride, dilation = form.terms[lane], form.terms[window]
            if stride < 0 or low > high:
                return None
            slides.append(Slide(axis, lane, window, stride, dilation, start, low, high))
        return slides if slides and not left and len(slides) <= MAX_SLIDES else None

    def _count(self, index: ir.Value) -> int:
        low, high = self.domain.bounds[index]
        return high - low + 1

    def _fits(self, data: View, weights: View | None, slides: list[Slide]) -> bool:
        """Whether every index plays one part."""
        sliding = {v for s in slides for v in (s.lane, s.window)}
        axes = {s.axis for s in slides}
        plain = [form for axis, form in enumerate(data.forms) if axis not in axes]
        if len(sliding) != 2 * len(slides) or any(sliding & set(f.terms) for f in plain):
            return False
        held = data.indices
        moving = [v for v in self.own if self._count(v) > 1]
        if any(v not in held for v in moving):
            return False
        rest = lane_axes(plain, [*self.own, *self.lanes], self.domain)
        if plan(rest, [n for k, n in enumerate(data.shape) if k not in axes]) is None:
            return False
        if weights is None:
            return True
        lanes = {s.lane for s in slides}
        return all(v in weights.indices for v in moving) and not lanes & weights.indices

    def _window(self, data: View, weights: View | None, slides: list[Slide]) -> Window:
        windows = {s.window for s in slides}
        features = tuple(v for v in self.own if v not in windows)
        padded = any(self._reaches_out(s) for s in slides)
        product = bool(self.guard) and weights is not None
        return Window(data, weights, tuple(slides), features, padded, padded and product)

    def _reaches_out(self, slide: Slide) -> bool:
        form = Linear(slide.start, {slide.lane: slide.stride, slide.window: slide.dilation})
        low, high = self.domain.interval(form)
        return low < slide.low or high > slide.high


def _bound(constraint: Constraint, form: Linear) -> tuple[int, int] | None:
    """The interval of `form` that a constraint on it alone leaves; None for another constraint."""
    wide = 1 << 62
    for sign in (1, -1):
        rest = constraint.form - form.scaled(sign)
        if rest.is_constant() and not constraint.equality:
            # sign * form + const >= 0
            return (-rest.const, wide) if sign == 1 else (-wide, rest.const)
    return None


def _split_shapes(form: Linear, size: int) -> Iterator[tuple[int, ...]]:
    """Shapes of a flat array of `size` elements by chains of the form's strides, finest first."""
    strides = sorted({abs(c) for c in form.terms.values() if 1 < abs(c) < size}, reverse=True)
    strides = strides[:MAX_STRIDES]
    for length in range(len(strides), 0, -1):
        for chain in itertools.combinations(strides, length):
            steps = [*chain, 1]
            if all(a % b == 0 for a, b in itertools.pairwise(steps)) and size % chain[0] == 0:
                shape = (size // chain[0], *(a // b for a, b in itertools.pairwise(steps)))
                assert prod(shape) == size
                yield shape
