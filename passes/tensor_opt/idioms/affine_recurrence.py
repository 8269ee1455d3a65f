"""Loop-carried values that are linear in their previous values: `s = a * s + b`, any `a` and `b`.

A selection among such values is one as well: sums that begin anew at flags, runs that are counted.
All values are found by combining pairs (a, b), after Blelloch, "Prefix Sums and Their Applications"
(1990): a function of the module, called by its name.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np

from raise_kernel.passes.tensor_opt.graph import Graph, Node
from raise_kernel.passes.tensor_opt.graph.node import Call, splat_value
from raise_kernel.passes.tensor_opt.idioms.batch import Batch
from raise_kernel.passes.tensor_opt.idioms.recurrence import depends
from raise_kernel.stablehlo.elements import is_float, numpy_dtype

NAME = "raise_kernel.linear_recurrence"


@dataclass
class Recurrences:
    """Solves linear recurrences of one loop. `declare` gives the function for a shape and type.

    `guards`: where all of them hold, no float overflows, neither in the scan nor in a step of the
    loop, and none is multiplied by infinity: no factor is larger than one, the largest possible sum
    is finite, and so is every sum that a step makes on its way (`(x - s) * a + s` has `x - s`).
    """

    declare: Callable[[tuple[int, ...], str], str]
    guards: list[Node] = field(default_factory=list)
    solved: int = 0

    def solve(self, batch: Batch, root: Node, carried: Node, init: Node) -> Node | None:
        """All values of a carried one; None where it is no linear recurrence."""
        linear = _Linear(batch.inner, carried)
        found = linear.of(root)
        if found is None or found.factor is None or root.element == "i1":
            return None
        if is_float(root.element) and root.element not in ("f32", "f64"):
            return None
        g = batch.outer
        a = batch.all(found.factor)
        b = batch.all(found.term) if found.term is not None else g.splat(0, a.shape, a.element)
        start = splat_value(init)
        if start is None or start != 0:
            b = _begun(g, a, b, init)
        if is_float(root.element):
            self.guards += _bounded(g, a, b)
            for form in linear.steps:
                self.guards += _finite(batch, form)
        self.solved += 1
        call = Call(NAME, self.declare(b.shape, b.element))
        return g.make("composite", (a, b), b.shape, b.element, call)


def _begun(g: Graph, a: Node, b: Node, init: Node) -> Node:
    """`b` with the first value in its place: what the loop begins with, multiplied and added."""
    first = [g.cut(x, 0, 0, 1) for x in (a, b)]
    start = g.reshape(init, (1, *init.shape))
    value = g.binary("add", g.binary("multiply", first[0], start), first[1])
    return g.update_at(b, value, [0] * b.rank)


def _bounded(g: Graph, a: Node, b: Node) -> list[Node]:
    one = g.splat(1, a.shape, a.element)
    # What is carried is then an eighth of the largest number at most, rounding included.
    most = np.finfo(numpy_dtype(b.element)).max / (16 * b.shape[0])
    limit = g.splat(most, b.shape, b.element)
    return [_within(g, a, one), _within(g, b, limit)]


def _finite(batch: Batch, form: _Form) -> list[Node]:
    """Guards under which `factor * carried + term` does not overflow: a half of the largest number
    at most, and a quarter of it."""
    tests: list[Node] = []
    for node, limit in ((form.factor, 4.0), (form.term, None)):
        known = None if node is None else splat_value(node)
        if node is None or (limit is not None and known is not None and abs(known) <= limit):
            continue
        values = batch.all(node)
        if limit is None:
            limit = float(np.finfo(numpy_dtype(node.element)).max) / 4
        bound = batch.outer.splat(limit, values.shape, values.element)
        tests.append(_within(batch.outer, values, bound))
    return tests


def _within(g: Graph, x: Node, limit: Node) -> Node:
    """Whether no element is larger than the limit, or NaN."""
    test = g.compare(g.unary("abs", x), limit, "LE")
    return g.reduce(test, g.splat(True, (), "i1"), range(test.rank), "and")


@dataclass(frozen=True)
class _Form:
    """`factor * carried + term`; None is zero. `constants`: how many were added into the term."""

    factor: Node | None
    term: Node | None
    constants: int = 0


class _Linear:
    """Nodes of a loop's body as forms in what is carried. `steps`: those that floats make on the
    way."""

    def __init__(self, g: Graph, carried: Node) -> None:
        self.g = g
        self.carried = carried
        self.one = g.splat(1, carried.shape, carried.element)
        self.steps: list[_Form] = []

    def of(self, node: Node) -> _Form | None:
        """The form of a node; None where it has none."""
        if node is self.carried:
            return _Form(self.one, None)
        if not depends(node, self.carried):
            return _Form(None, node, int(splat_value(node) is not None))
        if node.shape != self.carried.shape or node.element != self.carried.element:
            return None
        found = self._step(node)
        if found is None or not is_float(node.element):
            return found
        if found.constants > 1:
            # `(s + 12582912) - 12582912` rounds on purpose: it is not `s + 0`.
            return None
        self.steps.append(found)
        return found

    def _step(self, node: Node) -> _Form | None:
        if node.op in ("add", "subtract"):
            return self._sum(node)
        if node.op == "multiply":
            return self._product(node)
        if node.op == "divide" and is_float(node.element):
            return self._quotient(node)
        if node.op == "select" and not depends(node.operands[0], self.carried):
            return self._choice(node)
        return None

    def _sum(self, node: Node) -> _Form | None:
        first, second = map(self.of, node.operands)
        if first is None or second is None:
            return None
        return _Form(
            self._added(node.op, first.factor, second.factor),
            self._added(node.op, first.term, second.term),
            first.constants + second.constants,
        )

    def _added(self, op: str, x: Node | None, y: Node | None) -> Node | None:
        if y is None:
            return x
        if x is not None:
            return self.g.binary(op, x, y)
        return y if op == "add" else self.g.unary("negate", y)

    def _product(self, node: Node) -> _Form | None:
        x, y = node.operands
        if depends(x, self.carried):
            x, y = y, x
        form = None if depends(x, self.carried) else self.of(y)
        if form is None or form.factor is None:
            return None
        factor = x if form.factor is self.one else self.g.binary("multiply", x, form.factor)
        term = form.term and self.g.binary("multiply", x, form.term)
        return _Form(factor, term, form.constants)

    def _quotient(self, node: Node) -> _Form | None:
        x, y = node.operands
        form = None if depends(y, self.carried) else self.of(x)
        if form is None or form.factor is None:
            return None
        term = form.term and self.g.binary("divide", form.term, y)
        return _Form(self.g.binary("divide", form.factor, y), term, form.constants)

    def _choice(self, node: Node) -> _Form | None:
        mask, *values = node.operands
        forms = [self.of(value) for value in values]
        yes, no = forms
        if yes is None or no is None:
            return None
        return _Form(
            self._chosen(mask, yes.factor, no.factor),
            self._chosen(mask, yes.term, no.term),
            max(yes.constants, no.constants),
        )

    def _chosen(self, mask: Node, yes: Node | None, no: Node | None) -> Node | None:
        if yes is no:
            return yes
        zero = self.g.splat(0, self.carried.shape, self.carried.element)
        return self.g.select(mask, yes or zero, no or zero)
