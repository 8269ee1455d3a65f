"""A maximum that runs, and sums of exponentials that are scaled again whenever it grows.

    m' = max(m, x)        d' = d * exp(c * (m - m')) + v * exp(c * (x - m'))

The sum after all iterations is `sum of v * exp(c * (x - M))` with the maximum M of all x: the
exponents telescope (Milakov and Gimelshein, "Online normalizer calculation for softmax", 2018;
Dao et al., "FlashAttention", 2022, where v is a row of values). However the step is written, as a
branch or as a maximum, it is run on numbers: the maximum on every order that its two operands can
have, which is a proof where only comparisons and selections lead to it; the sum on random numbers
in each of these orders, and on all short sequences of infinities, NaNs and numbers. Where only the
first x decides whether the sum is NaN, so it does after.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from math import prod

import numpy as np

from raise_kernel.diagnostics import NoMatch
from raise_kernel.passes.tensor_opt.graph.graph import Graph
from raise_kernel.passes.tensor_opt.graph.node import (
    Dot,
    Node,
    Splat,
    in_order,
    is_float,
    splat_value,
)
from raise_kernel.passes.tensor_opt.idioms.batch import Batch
from raise_kernel.passes.tensor_opt.idioms.recurrence import neutral

Numbers = np.ndarray
# Operations of which the result is one of the operands, whatever they are.
_CHOICES = frozenset(
    {"compare", "select", "maximum", "minimum", "and", "or", "not", "reshape", "broadcast_in_dim"}
)
_SAMPLES = 48
_TOLERANCE = 1e-9
# Sequences of these, up to a length at which the step has met every pair of kinds of numbers.
_SPECIAL = (-np.inf, -1.0, 2.0, np.inf, np.nan)
_LENGTH = 4

_FUNCTIONS: dict[str, Callable[..., Numbers]] = {
    "add": np.add,
    "subtract": np.subtract,
    "multiply": np.multiply,
    "divide": np.divide,
    "negate": np.negative,
    "exponential": np.exp,
    "maximum": np.maximum,
    "minimum": np.minimum,
    "select": np.where,
    "and": np.logical_and,
    "or": np.logical_or,
    "not": np.logical_not,
    "convert": lambda x: x,
    "broadcast_in_dim": lambda x: x,
    "reshape": lambda x: x,
}
_COMPARISONS = {
    "EQ": np.equal,
    "NE": np.not_equal,
    "LT": np.less,
    "LE": np.less_equal,
    "GT": np.greater,
    "GE": np.greater_equal,
}


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
    sources = {_source(n) for n in terms}
    same = [n for n in terms if n.shape == carried.shape]
    if len(sources) != 1 or not same:
        return None
    (source,) = sources
    region.enter(source)
    if region.open or any(n.op not in _CHOICES for n in region.order if n is not carried):
        return None
    # It begins as a number, and so stays one.
    m, x = np.array([1.0, 2.0, 1.0, 1.0]), np.array([2.0, 1.0, 1.0, np.nan])
    found = region.run(root, {carried: m, source: x})
    if found is None or not np.array_equal(found, np.fmax(m, x), equal_nan=True):
        return None
    return Maximum(carried, root, same[0], source, float(start))


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
    step = _Step(region, maximum, carried, root, next(iter(region.open), None))
    scale = step.scale()
    if scale is None or not step.is_rescaled(scale):
        return None
    for lone, first in product((False, True), repeat=2):
        if step.agrees(scale, first, lone):
            return Rescaled(root, step.value, axes, scale, first, lone)
    return None


def _source(node: Node) -> Node:
    """What a node has the elements of, in the same order."""
    while node.op in ("reshape", "broadcast_in_dim"):
        node = node.operands[0]
    return node


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

    def run(self, root: Node, known: dict[Node, Numbers]) -> Numbers | None:
        """`root` where nodes have these numbers; None where that is not known."""
        values = dict(known)
        with np.errstate(all="ignore"):
            for node in self.order:
                for operand in node.operands:
                    constant = splat_value(operand)
                    if constant is not None:
                        values[operand] = np.asarray(constant)
                if node in values:
                    continue
                if any(o not in values for o in node.operands):
                    return None
                made = _apply(node, [values[o] for o in node.operands])
                if made is None:
                    return None
                values[node] = made
        return values.get(root)


def _path(node: Node, source: Node) -> list[Node] | None:
    """The nodes from `source` to `node`, operands first; None where it needs something else."""
    path: dict[Node, None] = {}
    stack = [node]
    while stack:
        at = stack[-1]
        if at in path or at is source or isinstance(at.attr, Splat):
            stack.pop()
            continue
        if at.op not in _FUNCTIONS and at.op != "compare":
            return None
        missing = [
            o
            for o in at.operands
            if o not in path and o is not source and not isinstance(o.attr, Splat)
        ]
        if missing:
            stack += missing
            continue
        path[stack.pop()] = None
    return list(path)


def _apply(node: Node, operands: Sequence[Numbers]) -> Numbers | None:
    if node.op == "compare":
        direction, kind = node.attr
        return None if kind == "TOTALORDER" else _COMPARISONS[direction](*operands)
    function = _FUNCTIONS.get(node.op)
    if function is None or (node.op == "convert" and not is_float(node.element)):
        return None
    return function(*operands)


@dataclass
class _Step:
    """One iteration on numbers: what is carried, a term `x` and a value `v`."""

    region: _Region
    maximum: Maximum
    carried: Node
    root: Node
    value: Node | None

    def run(self, m: Numbers, d: Numbers, x: Numbers, v: Numbers) -> tuple[Numbers, Numbers] | None:
        known = {self.maximum.carried: m, self.carried: d, self.maximum.source: x}
        if self.value is not None:
            known[self.value] = v
        highest = self.region.run(self.maximum.root, known)
        total = self.region.run(self.root, known)
        return None if highest is None or total is None else (highest, total)

    def scale(self) -> float | None:
        """`c` of `exp(c * (m - m'))`."""
        one = np.ones(1)
        after = self.run(0 * one, one, 0.5 * one, 0 * one)
        without = self.run(0 * one, 0 * one, 0.5 * one, 0 * one)
        if after is None or without is None:
            return None
        factor = float(after[1][0] - without[1][0])
        if not 0.0 < factor < 1.0:
            return None
        scale = -2.0 * float(np.log(factor))
        return 1.0 if abs(scale - 1.0) < _TOLERANCE else scale

    def is_rescaled(self, scale: float) -> bool:
        """Whether the step is as it should be, on random numbers in each order."""
        random = np.random.default_rng(0)
        m, x, d, v = random.uniform(-3.0, 3.0, (4, _SAMPLES))
        x = np.where(np.arange(_SAMPLES) % 4 == 0, m, x)
        if self.value is None:
            v = np.ones(_SAMPLES)
        found = self.run(m, d, x, v)
        highest = np.maximum(m, x)
        wanted = d * np.exp(scale * (m - highest)) + v * np.exp(scale * (x - highest))
        return found is not None and np.allclose(found[1], wanted, rtol=_TOLERANCE, atol=_TOLERANCE)

    def agrees(self, scale: float, first: bool, lone: bool) -> bool:
        """Whether all at once gives what the loop gives, on sequences of special numbers."""
        for length in range(1, _LENGTH + 1):
            terms = np.array(list(product(_SPECIAL, repeat=length))).T
            ones = np.ones(terms.shape[1])
            m, d = self.maximum.init * ones, 0 * ones
            for x in terms:
                after = self.run(m, d, x, ones)
                if after is None:
                    return False
                m, d = after
            highest = np.fmax.reduce([self.maximum.init * ones, *terms])
            with np.errstate(all="ignore"):
                weights = np.exp(scale * (terms - highest))
            if lone:
                weights = np.where(terms == highest, 1.0, weights)
            total = weights.sum(axis=0)
            if lone:
                total = np.where((terms == np.inf).sum(axis=0) > 1, np.nan, total)
            if first:
                total = np.where(terms[0] == -np.inf, np.nan, total)
            if not np.allclose(total, d, rtol=_TOLERANCE, equal_nan=True):
                return False
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
        starts, limits = [0] * terms.rank, [1, *terms.shape[1:]]
        head = g.reshape(g.slice(terms, starts, limits, [1] * terms.rank), terms.shape[1:])
        yield g.compare(head, g.splat(-np.inf, head.shape, head.element), "EQ")
    if found.lone:
        infinite = g.compare(terms, g.splat(np.inf, terms.shape, terms.element), "EQ")
        count = g.reduce(g.convert(infinite, "i32"), neutral(g, "add", "i32"), [0], "add")
        yield g.compare(count, g.splat(1, count.shape, "i32"), "GT", "SIGNED")


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
        raise NoMatch("what is summed is spread along an axis of its own")
    return _contracted(g, weights, found.axes, values, axes)


def _contracted(g: Graph, a: Node, a_axes: Sequence[int], b: Node, b_axes: Sequence[int]) -> Node:
    """The sum over the first axis of both of their products; `a_axes` and `b_axes` have the places
    of the other axes in the result."""
    both = [axis for axis in a_axes if axis in b_axes]
    left = [axis for axis in a_axes if axis not in b_axes]
    right = [axis for axis in b_axes if axis not in a_axes]
    if not left or not right:
        rank = len(both) + len(left) + len(right)
        sizes = dict(zip((*a_axes, *b_axes), (*a.shape[1:], *b.shape[1:]), strict=True))
        shape = (a.shape[0], *(sizes[axis] for axis in range(rank)))
        wide = [
            g.broadcast(x, [0, *(k + 1 for k in places)], shape)
            for x, places in ((a, a_axes), (b, b_axes))
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
