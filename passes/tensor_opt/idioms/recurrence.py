"""Solves loop-carried values for all iterations at once.

`acc op term` is a running sum (product, minimum, ...), `a * acc + b` a linear recurrence, a compare
and keep is an extremum and its position. Each is solved by associative combination, after Blelloch,
"Prefix Sums and Their Applications" (1990).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from raise_kernel.passes.tensor_opt.graph.graph import Graph
from raise_kernel.passes.tensor_opt.graph.node import Node, reached, splat_value
from raise_kernel.passes.tensor_opt.idioms.batch import Batch
from raise_kernel.remarks import NoMatch
from raise_kernel.stablehlo.combiners import identity
from raise_kernel.stablehlo.comparisons import NEGATED, SWAPPED
from raise_kernel.stablehlo.elements import is_float, is_integer, numpy_dtype

MONOIDS = {"add": "add", "multiply": "mul", "minimum": "min", "maximum": "max"}
OPERATIONS = {kind: op for op, kind in MONOIDS.items()}
# Of `compare(x, best)`: the extremum that is kept, and whether only a better one replaces it.
DIRECTIONS = {"LT": ("min", True), "LE": ("min", False), "GT": ("max", True), "GE": ("max", False)}


@dataclass(frozen=True)
class Running:
    """`acc = acc op term`: all values of `acc`, and the last one, as nodes with the loop's axis in
    front. `term` has the loop's axis; `clean` is it without NaNs where those are passed over."""

    kind: str
    init: Node
    clean: Node
    skips_nans: bool
    term: Node

    def total(self, g: Graph) -> Node:
        """What all iterations come to, without the initial value."""
        start = neutral(g, self.kind, self.clean.element)
        kind = f"{self.kind}num" if self.skips_nans else self.kind
        return g.reduce(self.term, start, [0], kind)

    def last(self, g: Graph) -> Node:
        """The value after the loop."""
        return self._begun(g, self.total(g), self.init)

    def inclusive(self, g: Graph) -> Node:
        """The value after each iteration."""
        element = self.clean.element
        sums = g.cumulate(self.clean, neutral(g, self.kind, element), 0, self.kind)
        return self._begun(g, sums, g.broadcast(self.init, _after(self.init), sums.shape))

    def _begun(self, g: Graph, sums: Node, init: Node) -> Node:
        """`sums` with the initial value in front."""
        if _changes_nothing(self.kind, init):
            return sums
        if self.skips_nans:
            direction = "LT" if self.kind == "min" else "GT"
            return g.select(g.compare(sums, init, direction), sums, init)
        return g.binary(OPERATIONS[self.kind], init, sums)


def neutral(g: Graph, kind: str, element: str) -> Node:
    found = identity(kind, numpy_dtype(element))
    assert found is not None
    return g.splat(found, (), element)


def _changes_nothing(kind: str, init: Node) -> bool:
    value = splat_value(init)
    found = identity(kind, numpy_dtype(init.element))
    return value is not None and found is not None and bool(value == found)


def _after(node: Node) -> range:
    return range(1, node.rank + 1)


def shifted(g: Graph, values: Node, first: Node) -> Node:
    """`first` and then all but the last of the values."""
    head = g.reshape(first, (1, *first.shape))
    return g.concatenate([head, g.cut(values, 0, 0, values.shape[0] - 1)], 0)


def running(b: Batch, root: Node, carried: Node, init: Node) -> Running | None:
    """`root`, what is carried on, as a running sum of `carried`; None where it is none."""
    kept = kept_extremum(root, carried)
    if kept is not None:
        x, kind, _ = kept
        term = b.all(x)
        if not is_float(x.element):
            return Running(kind, init, term, False, term)
        # A NaN is never less or greater: it is passed over.
        numbers = b.outer.compare(term, term, "EQ")
        fill = b.outer.broadcast(neutral(b.outer, kind, x.element), (), term.shape)
        return Running(kind, init, b.outer.select(numbers, term, fill), True, term)
    terms = _chain(root, carried)
    if terms is None:
        return None
    kind, values = terms
    if kind == "mul" and is_float(root.element) and splat_value(init) == 0:
        # Any other order of the factors may overflow, and zero times infinity is NaN.
        return None
    if is_float(root.element) and sum(splat_value(v) is not None for v in values) > 1:
        # `(acc + 12582912) - 12582912` rounds on purpose: it is not `acc + 0`.
        return None
    total = b.all(values[0])
    for value in values[1:]:
        total = b.outer.binary(OPERATIONS[kind], total, b.all(value))
    return Running(kind, init, total, False, total)


def _chain(root: Node, carried: Node) -> tuple[str, list[Node]] | None:
    """The terms of `carried op t1 op t2 ...`, in that order."""
    op = root.op
    if op not in MONOIDS or root.element == "i1":
        return None
    terms: list[Node] = []
    node = root
    while node is not carried:
        if node.op != op:
            return None
        a, c = node.operands
        through = [depends(a, carried), depends(c, carried)]
        if through[0] == through[1]:
            return None
        terms.append(c if through[0] else a)
        node = a if through[0] else c
    return MONOIDS[op], terms[::-1]


def kept_extremum(root: Node, carried: Node) -> tuple[Node, str, bool] | None:
    """`select(x < carried, x, carried)`: x, "min" or "max", and whether it must be better."""
    found = kept(root, carried)
    if found is None:
        return None
    mask, x, direction_kept = found
    comparison = compared(mask, carried, direction_kept)
    return comparison if comparison is not None and comparison[0] is x else None


def kept(root: Node, carried: Node) -> tuple[Node, Node, bool] | None:
    """`select(mask, x, carried)`: mask, x, and whether x is taken where the mask is true."""
    if root.op != "select":
        return None
    mask, yes, no = root.operands
    if no is carried and not depends(yes, carried):
        return mask, yes, True
    if yes is carried and not depends(no, carried):
        return mask, no, False
    return None


def compared(mask: Node, best: Node, taken: bool) -> tuple[Node, str, bool] | None:
    """`compare(x, best)`: x, and the extremum that is kept where the mask is `taken`."""
    if mask.op != "compare":
        return None
    direction, order = mask.attr
    left, right = mask.operands
    if order not in ("", _signs(left.element) or "FLOAT"):
        # A total order puts NaN among the numbers.
        return None
    if left is best:
        left, right, direction = right, left, SWAPPED[direction]
    if right is not best or direction not in DIRECTIONS or depends(left, best):
        return None
    if not taken:
        if is_float(left.element):
            return None
        direction = NEGATED[direction]
    return left, *DIRECTIONS[direction]


def position_of(
    b: Batch, root: Node, carried: Node, best: Node, value: Running, init: Node
) -> Node:
    """The position kept beside an extremum `best`: what is carried after the loop."""
    g = b.outer
    found = kept(root, carried)
    comparison = compared(found[0], best, found[2]) if found is not None else None
    if found is None or comparison is None:
        raise NoMatch("a loop-carried value is not a known recurrence")
    x, kind, strict = comparison
    term = b.all(x)
    if kind != value.kind or term is not value.term:
        raise NoMatch("an index is kept for the extremum of another value")
    total = value.total(g)
    line = g.iota(term.shape, 0)
    # A NaN has no position: it is not equal to what stands for it.
    same = g.compare(term, g.broadcast(total, _after(total), term.shape), "EQ", _signs(x.element))
    outside = b.trips if strict else -1
    positions = g.select(same, line, g.splat(outside, term.shape, line.element))
    pick = "min" if strict else "max"
    position = g.reduce(positions, neutral(g, pick, line.element), [0], pick)
    direction = next(d for d, meaning in DIRECTIONS.items() if meaning == (kind, strict))
    taken = g.compare(total, value.init, direction, _signs(x.element))
    if is_float(x.element) and not strict:
        # Where all are NaN, what stands for them may be as good as what there was.
        found_one = g.compare(position, g.splat(-1, position.shape, line.element), "NE", "SIGNED")
        taken = g.binary("and", taken, found_one)
    return g.select(taken, _linear(b, found[1], position), init)


def _signs(element: str) -> str:
    if not is_integer(element):
        return ""
    return "UNSIGNED" if element[0] == "u" else "SIGNED"


def _linear(b: Batch, what: Node, position: Node) -> Node:
    """`what`, which is linear in the counter, in the iterations that `position` has."""
    g = b.outer
    form = b.inner.linear.of(what) if is_integer(what.element) else None
    if form is None or any(key != (b.counter, ()) for key in form.terms):
        raise NoMatch("the value kept with an extremum is not linear in the loop index")
    value = g.convert(position, what.element)
    factor = sum(form.terms.values())
    if factor != 1:
        value = g.binary("multiply", value, g.splat(factor, value.shape, value.element))
    if form.const:
        value = g.binary("add", value, g.splat(form.const, value.shape, value.element))
    return value


def linear_recurrence(b: Batch, root: Node, carried: Node, init: Node) -> Node | None:
    """`carried = a * carried + b`: its value after each iteration; None where it is something else.
    Pairs (a, b) are combined in log2(trips) steps. Of floats (f32, f64), `a` must be a constant
    between 0 and 1: powers of others overflow where the recurrence does not."""
    if root.op != "add":
        return None
    first, second = root.operands
    product, add = (first, second) if depends(first, carried) else (second, first)
    if product.op != "multiply" or depends(add, carried) or carried not in product.operands:
        return None
    (factor,) = [o for o in product.operands if o is not carried] or [carried]
    if depends(factor, carried):
        return None
    if is_float(root.element):
        decay = splat_value(factor)
        if root.element not in ("f32", "f64") or decay is None or not 0.0 < float(decay) < 1.0:
            return None
        return _decaying(b, float(decay), add, init)
    g, a, c = b.outer, b.all(factor), b.all(add)
    distance = 1
    while distance < b.trips:
        c = g.binary("add", g.binary("multiply", a, _moved(g, c, distance, 0)), c)
        a = g.binary("multiply", a, _moved(g, a, distance, 1))
        distance *= 2
    start = g.broadcast(init, _after(init), c.shape)
    if _changes_nothing("add", init):
        return c
    return g.binary("add", g.binary("multiply", a, start), c)


def _decaying(b: Batch, decay: float, add: Node, init: Node) -> Node:
    """All values of `s = decay * s + add`: what came `n` iterations before counts `decay ** n`."""
    g, c = b.outer, b.all(add)
    if not _changes_nothing("add", init):
        started = g.binary("multiply", g.splat(decay, init.shape, init.element), init)
        head = g.reshape(started, (1, *init.shape))
        high = [b.trips - 1, *[0] * init.rank]
        nothing = g.splat(-0.0, (), init.element)
        c = g.binary("add", c, g.pad(head, nothing, [0] * c.rank, high))
    distances = [1 << k for k in range((b.trips - 1).bit_length())]
    weights = [_Weight.of(decay, distance, numpy_dtype(c.element)) for distance in distances]
    lasting: Node | None = None
    if None in weights:
        # Numbers die away; what is no number stays.
        limit = g.splat(np.inf, c.shape, c.element)
        zero = g.splat(-0.0, c.shape, c.element)
        number = g.compare(g.unary("abs", c), limit, "LT")
        lasting = g.cumulate(g.select(number, zero, c), neutral(g, "add", c.element), 0, "add")
        c = g.select(number, c, zero)
    for distance, weight in zip(distances, weights, strict=True):
        if weight is None:
            break
        before = _moved(g, c, distance, -0.0)
        factor = g.splat(weight.factor, c.shape, c.element)
        for _ in range(weight.times):
            before = g.binary("multiply", factor, before)
        c = g.binary("add", before, c)
    return c if lasting is None else g.binary("add", c, lasting)


@dataclass(frozen=True)
class _Weight:
    """A power of a decay as `factor ** times`, where the power itself may be no normal number."""

    factor: float
    times: int

    @classmethod
    def of(cls, decay: float, distance: int, dtype: np.dtype) -> _Weight | None:
        """`decay ** distance`, for a `distance` that is a power of two; None where it makes zero of
        the largest number."""
        info = np.finfo(dtype)
        digits = distance * float(np.log2(decay))
        if digits < info.minexp - info.nmant - info.maxexp - 1:
            return None
        times = 1
        while digits / times < info.minexp:
            times *= 2
        return cls(decay ** (distance // times), times)


def _moved(g: Graph, x: Node, by: int, fill: float) -> Node:
    """Each iteration has what the one `by` before it had, the first ones `fill`."""
    none = [0] * x.rank
    kept = g.cut(x, 0, 0, x.shape[0] - by)
    return g.pad(kept, g.splat(np.array(fill), (), x.element), [by, *none[1:]], none)


def depends(node: Node, on: Node) -> bool:
    """Whether `on` is used for `node`."""
    return any(n is on for n in reached([node]))
