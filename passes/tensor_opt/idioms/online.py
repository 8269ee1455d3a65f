"""A maximum that runs, and sums of exponentials that are scaled again whenever it grows.

    m' = max(m, x)        d' = d * exp(c * (m - m')) + v * exp(c * (x - m'))

The sum after all iterations is `sum of v * exp(c * (x - M))` with the maximum M of all x: the
exponents telescope (Milakov and Gimelshein, "Online normalizer calculation for softmax", 2018;
Dao et al., "FlashAttention", 2022, where v is a row of values). However the step is written, as a
branch or as a maximum, it is proved case by case (online_cases.py): the maximum in every order and
for every kind of number that its two operands can be; the sum as a formula in each of these cases.
Thresholds, and constants that are compared with other than infinities, are refused. What infinities
and NaNs leave depends on which kinds of terms came before alone, so all states that they can
lead to are gone through. Where only the first x decides whether the sum is NaN, so it does after.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from math import prod

import numpy as np

from raise_kernel.passes.tensor_opt.graph.graph import Graph
from raise_kernel.passes.tensor_opt.graph.node import Node, Splat, in_order, moved_from, splat_value
from raise_kernel.passes.tensor_opt.idioms.batch import Batch
from raise_kernel.passes.tensor_opt.idioms.online_cases import (
    CASES,
    FINITE,
    NOTHING,
    Case,
    Interpreter,
    Line,
    Sum,
    Value,
    is_followed,
)
from raise_kernel.passes.tensor_opt.idioms.recurrence import neutral
from raise_kernel.remarks import NoMatch
from raise_kernel.stablehlo.attributes import Dot
from raise_kernel.stablehlo.elements import is_float, position_type

_TOLERANCE = 1e-9


@dataclass(frozen=True)
class Maximum:
    """`root` is the larger one of `carried` and `term`, a number before a NaN. `source` has the
    elements of the term in another shape."""

    carried: Node
    root: Node
    term: Node
    source: Node
    init: float


@dataclass(frozen=True)
class Rescaled:
    """`root` is `carried`, scaled as the maximum grew, and `value` (1 where it is None) times the
    exponential of the term. Axis `k` of the maximum is axis `axes[k]` of the sum. `first`: a first
    term of minus infinity makes the sum NaN. `lone`: a term counts 1 where it is the maximum, even
    an infinite one; a second infinite one makes the sum NaN."""

    root: Node
    value: Node | None
    axes: tuple[int, ...]
    scale: float
    first: bool
    lone: bool


def running_maximum(carried: Node, root: Node, init: Node) -> Maximum | None:
    """`root` as the maximum of what is carried and a term; None where it is something else."""
    start = splat_value(init)
    if not is_float(carried.element) or start is None or np.isnan(start):
        return None
    region = _Region([root], {carried})
    terms = [n for n in region.inputs if is_float(n.element) and not isinstance(n.attr, Splat)]
    sources = {moved_from(n, ("reshape", "broadcast_in_dim")) for n in terms}
    same = [n for n in terms if n.shape == carried.shape]
    if len(sources) != 1 or not same:
        return None
    (source,) = sources
    region.enter(source)
    if region.open:
        return None
    for case in _cases(float(start)):
        step = Interpreter(case, {carried: "m", source: "x"})
        try:
            if step.of(root) != step.of(carried if case.highest == "m" else source):
                return None
        except NoMatch:
            return None
    return Maximum(carried, root, same[0], source, float(start))


def _cases(start: float) -> list[Case]:
    """Those that a maximum which begins with this number can be in."""
    return [c for c in CASES if c.m != -np.inf or start == -np.inf]


def rescaled(maximum: Maximum, carried: Node, root: Node, init: Node) -> Rescaled | None:
    """`root` as a sum that is scaled with `maximum`; None where it is something else."""
    start = splat_value(init)
    if not is_float(carried.element) or start is None or start != 0:
        return None
    region = _Region([root, maximum.root], {carried, maximum.carried})
    region.enter(maximum.source)
    axes = _axes(region, maximum, carried)
    if axes is None or len(region.open) > 1:
        return None
    value = next(iter(region.open), None)
    names = {maximum.carried: "m", maximum.source: "x", carried: "d"}
    if value is not None:
        names[value] = "v"
    try:
        weights = {c: _weights(Interpreter(c, names).of(root), value) for c in _cases(maximum.init)}
        scale = _scale(weights)
    except NoMatch:
        return None
    for lone, first in product((False, True), repeat=2):
        if _agrees(_Steps(weights, maximum.init, scale), first, lone):
            return Rescaled(root, value, axes, scale, first, lone)
    return None


def _weights(found: Value, value: Node | None) -> Weights:
    """What `d` and the term are multiplied by in the next sum."""
    parts = dict(found.weights) if isinstance(found, Sum) else {}
    own = "1" if value is None else "v"
    if value is None:
        # Zero times one is zero, as nothing is; zero times a value may be NaN.
        parts.setdefault("1", 0.0)
    if set(parts) != {"d", own}:
        raise NoMatch("it drops a term, or adds another one")
    return parts["d"], parts[own]


def _scale(weights: dict[Case, Weights]) -> float:
    """`c` of `exp(c * (m - m'))`, the same in both orders."""
    below, equal, above = (weights[c] for c in FINITE)
    factor = below[0]
    if not isinstance(factor, Line) or factor.a <= 0:
        raise NoMatch("it does not scale the sum as the maximum grows")
    rest = Line(-factor.a, factor.a)
    if (below, equal, above) != ((factor, NOTHING), (NOTHING, NOTHING), (NOTHING, rest)):
        raise NoMatch("it does not scale the sum as the maximum grows")
    scale = float(factor.a)
    return 1.0 if abs(scale - 1.0) < _TOLERANCE else scale


def _axes(region: _Region, maximum: Maximum, carried: Node) -> tuple[int, ...] | None:
    """Where the maximum's axes are in the sum: the same wherever one becomes the other."""
    shape = maximum.carried.shape
    spread = [n for n in region.order if n.op == "broadcast_in_dim"]
    found = {n.attr for n in spread}
    if len(found) > 1 or any(n.operands[0].shape != shape for n in spread):
        return None
    axes = tuple(found.pop()) if found else tuple(range(len(shape)))
    mapped = tuple(carried.shape[a] for a in axes) if len(axes) == len(shape) else None
    reshaped = (n.operands[0] for n in region.order if n.op == "reshape")
    return axes if mapped == shape and all(n.size == prod(shape) for n in reshaped) else None


class _Region:
    """The nodes between those `carried` and `roots`, and the `inputs` that do not depend on it."""

    def __init__(self, roots: Sequence[Node], carried: set[Node]) -> None:
        nodes: set[Node] = set()
        order = in_order(list(roots))
        for node in order:
            if node in carried or any(o in nodes for o in node.operands):
                nodes.add(node)
        self.order = [n for n in order if n in nodes]
        self.inputs: dict[Node, None] = {}
        for node in self.order:
            self.inputs |= dict.fromkeys(o for o in node.operands if o not in nodes)
        self.open = self.inputs

    def enter(self, source: Node) -> None:
        """Take in what is computed from `source` and constants alone; `open` are the others."""
        inner: dict[Node, None] = {}
        self.open = {}
        for node in self.inputs:
            path = _path(node, source)
            if path is None:
                self.open[node] = None
            else:
                inner |= dict.fromkeys(path)
        self.order = [*inner, *self.order]


def _path(node: Node, source: Node) -> list[Node] | None:
    """The nodes from `source` to `node`, operands first; None where it needs something else."""
    path = [n for n in in_order([node], {source}) if n is not source]
    path = [n for n in path if not isinstance(n.attr, Splat)]
    return path if all(map(is_followed, path)) else None


# What the sum so far and the term are multiplied by.
Weights = tuple[Line | float, Line | float]


@dataclass(frozen=True)
class _State:
    """After some terms: the maximum and the sum, which are examples of their kinds."""

    terms: tuple[float, ...]
    m: float
    d: float

    def kind(self) -> tuple[object, ...]:
        """All that decides what kinds of numbers the next maximum and sums are."""
        infinite = min(2, self.terms.count(np.inf))
        return (
            *(_kind(v) for v in (self.m, self.d, *self.terms[:1])),
            infinite,
            any(np.isnan(t) for t in self.terms),
            any(np.isfinite(t) for t in self.terms),
            -np.inf in self.terms,
        )


def _kind(x: float) -> str:
    return str(x) if not np.isfinite(x) else "zero" if x == 0 else "finite"


@dataclass(frozen=True)
class _Steps:
    """The iteration on numbers."""

    weights: dict[Case, Weights]
    init: float
    scale: float

    def after(self, state: _State, x: float) -> _State:
        m = state.m
        case = Case(
            None if np.isfinite(m) else m,
            None if np.isfinite(x) else x,
            int(np.sign(m - x)) if np.isfinite(m) and np.isfinite(x) else 0,
        )
        found = next(w for c, w in self.weights.items() if str(c) == str(case))
        old, new = (_at(w, m, x) for w in found)
        return _State((*state.terms, x), float(np.fmax(m, x)), float(state.d * old + new))

    def total(self, terms: tuple[float, ...], first: bool, lone: bool) -> float:
        """What all at once gives."""
        line = np.array(terms)
        top = np.fmax.reduce([self.init, *terms])
        weights = np.exp(self.scale * (line - top))
        if lone:
            weights = np.where(line == top, 1.0, weights)
        undefined = lone and np.count_nonzero(line == np.inf) > 1
        undefined |= first and terms[0] == -np.inf
        return float(np.nan if undefined else weights.sum())


def _at(weight: Line | float, m: float, x: float) -> float:
    """A weight for these numbers."""
    if not isinstance(weight, Line):
        return weight
    return 1.0 if weight == NOTHING else float(np.exp(float(weight.a) * (m - x)))


def _agrees(steps: _Steps, first: bool, lone: bool) -> bool:
    """Whether all at once gives what the loop gives, in every state that terms can lead to."""
    pending = [_State((), steps.init, 0.0)]
    seen: set[tuple[object, ...]] = set()
    with np.errstate(all="ignore"):
        while pending:
            state = pending.pop()
            middle = state.m if np.isfinite(state.m) else 0.0
            far = max(1.0, abs(middle) / 2)
            for x in (middle - far, middle, middle + far, -np.inf, np.inf, np.nan):
                after = steps.after(state, x)
                wanted = steps.total(after.terms, first, lone)
                if not np.isclose(after.d, wanted, rtol=_TOLERANCE, equal_nan=True):
                    return False
                if after.kind() not in seen:
                    seen.add(after.kind())
                    pending.append(after)
    return True


# --- all iterations at once -----------------------------------------------------------------------


def highest(batch: Batch, maximum: Maximum, init: Node) -> Node:
    """The maximum after the loop."""
    g, terms = batch.outer, batch.all(maximum.term)
    found = g.reduce(terms, neutral(g, "max", terms.element), [0], "maxnum")
    if maximum.init == -np.inf:
        return found
    return g.select(g.compare(found, init, "GT"), found, init)


def total(batch: Batch, maximum: Maximum, found: Rescaled, top: Node) -> Node:
    """The sum after the loop, where `top` is the maximum."""
    g, terms = batch.outer, batch.all(maximum.term)
    wide = g.broadcast(top, range(1, top.rank + 1), terms.shape)
    exponent = g.binary("subtract", terms, wide)
    if found.scale != 1.0:
        factor = g.splat(found.scale, exponent.shape, exponent.element)
        exponent = g.binary("multiply", factor, exponent)
    weights = g.unary("exponential", exponent)
    if found.lone:
        one = g.splat(1.0, weights.shape, weights.element)
        weights = g.select(g.compare(terms, wide, "EQ"), one, weights)
    result = _summed(batch, found, g.convert(weights, found.root.element))
    for mask in _undefined(g, terms, found):
        where = g.broadcast(mask, found.axes, result.shape)
        result = g.select(where, g.splat(np.nan, result.shape, result.element), result)
    return result


def _undefined(g: Graph, terms: Node, found: Rescaled) -> Iterator[Node]:
    """Where the sum is NaN though no term is one."""
    if found.first:
        head = g.reshape(g.cut(terms, 0, 0, 1), terms.shape[1:])
        yield g.compare(head, g.splat(-np.inf, head.shape, head.element), "EQ")
    if found.lone:
        infinite = g.compare(terms, g.splat(np.inf, terms.shape, terms.element), "EQ")
        kind = position_type(terms.shape[0])
        count = g.reduce(g.convert(infinite, kind), neutral(g, "add", kind), [0], "add")
        yield g.compare(count, g.splat(1, count.shape, kind), "GT", "SIGNED")


def _summed(batch: Batch, found: Rescaled, weights: Node) -> Node:
    """The sum over all iterations of the weights times the values."""
    g, shape, element = batch.outer, found.root.shape, found.root.element
    zero = neutral(g, "add", element)
    if found.value is None:
        wide = g.broadcast(weights, [0, *(a + 1 for a in found.axes)], (batch.trips, *shape))
        return g.reduce(wide, zero, [0], "add")
    value, axes = found.value, tuple(range(len(shape)))
    while value.op in ("broadcast_in_dim", "convert") and value.element == element:
        if value.op == "broadcast_in_dim":
            axes = tuple(axes[a] for a in value.attr)
        value = value.operands[0]
    values = g.convert(batch.all(value), element)
    kept = [k for k, size in enumerate(value.shape) if size == shape[axes[k]]]
    if len(kept) != value.rank or set(axes) | set(found.axes) != set(range(len(shape))):
        raise NoMatch("the summed value is broadcast along another axis")
    return _contracted(g, weights, found.axes, values, axes)


def _contracted(g: Graph, a: Node, a_axes: Sequence[int], b: Node, b_axes: Sequence[int]) -> Node:
    """The sum over the first axis of both of their products; `a_axes` and `b_axes` have the
    positions of the other axes in the result."""
    both = [axis for axis in a_axes if axis in b_axes]
    left = [axis for axis in a_axes if axis not in b_axes]
    right = [axis for axis in b_axes if axis not in a_axes]
    if not left or not right:
        rank = len(both) + len(left) + len(right)
        sizes = dict(zip((*a_axes, *b_axes), (*a.shape[1:], *b.shape[1:]), strict=True))
        shape = (a.shape[0], *(sizes[axis] for axis in range(rank)))
        wide = [
            g.broadcast(x, [0, *(k + 1 for k in positions)], shape)
            for x, positions in ((a, a_axes), (b, b_axes))
        ]
        return g.reduce(g.binary("multiply", *wide), neutral(g, "add", a.element), [0], "add")
    numbers = Dot(
        tuple(a_axes.index(axis) + 1 for axis in both),
        tuple(b_axes.index(axis) + 1 for axis in both),
        (0,),
        (0,),
        ("HIGHEST", "HIGHEST"),
    )
    order = [*both, *left, *right]
    sizes = dict(zip((*a_axes, *b_axes), (*a.shape[1:], *b.shape[1:]), strict=True))
    made = g.make("dot_general", (a, b), tuple(sizes[k] for k in order), a.element, numbers)
    return g.transpose(made, [order.index(k) for k in range(len(order))])
