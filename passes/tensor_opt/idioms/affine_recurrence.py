"""Carried values that are linear in what they were: `s = a * s + b`, whatever `a` and `b` are.

A selection among such values is one as well: sums that begin anew at flags, runs that are counted.
All values are found by combining pairs (a, b), after Blelloch, "Prefix Sums and Their Applications"
(1990): a function of the module, called by its name.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import jax
import numpy as np
from jax import lax

from raise_kernel.bindings import ir, parse_module
from raise_kernel.passes.tensor_opt.graph import Graph, Node
from raise_kernel.passes.tensor_opt.graph.node import Call, is_float, numpy_dtype, splat_value
from raise_kernel.passes.tensor_opt.idioms.batch import Batch
from raise_kernel.passes.tensor_opt.idioms.recurrence import depends
from raise_kernel.runtime.replay.types import dtype_of

NAME = "raise_kernel.linear_recurrence"


def linear_recurrence(a: Any, b: Any) -> Any:
    """All values of `s = a * s + b` along the first axis, of zero."""

    def both(first: Any, then: Any) -> Any:
        return first[0] * then[0], then[0] * first[1] + then[1]

    return lax.associative_scan(both, (a, b))[1]


def module_of(shape: tuple[int, ...], element: ir.Type) -> ir.Module:
    """A module with that as its one function."""
    struct = jax.ShapeDtypeStruct(shape, dtype_of(element))
    with jax.enable_x64(True):
        return parse_module(jax.jit(linear_recurrence).lower(struct, struct).as_text("stablehlo"))


@dataclass
class Recurrences:
    """Solves linear recurrences of one loop. `declare` gives the function for a shape and type.

    `guards`: where all of them hold, no float overflows that does not in the loop, and none is
    multiplied by infinity: no factor is larger than one, and the largest possible sum is finite.
    """

    declare: Callable[[tuple[int, ...], str], str]
    guards: list[Node] = field(default_factory=list)
    solved: int = 0

    def solve(self, batch: Batch, root: Node, carried: Node, init: Node) -> Node | None:
        """All values of a carried one; None where it is no linear recurrence."""
        found = _Linear(batch.inner, carried).of(root)
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
        self.solved += 1
        call = Call(NAME, self.declare(b.shape, b.element))
        return g.make("composite", (a, b), b.shape, b.element, call)


def _begun(g: Graph, a: Node, b: Node, init: Node) -> Node:
    """`b` with the first value in its place: what the loop begins with, multiplied and added."""
    none, ones = [0] * b.rank, [1] * b.rank
    first = [g.slice(x, none, [1, *x.shape[1:]], ones) for x in (a, b)]
    start = g.reshape(init, (1, *init.shape))
    value = g.binary("add", g.binary("multiply", first[0], start), first[1])
    return g.update_at(b, value, none)


def _bounded(g: Graph, a: Node, b: Node) -> list[Node]:
    one = g.splat(1, a.shape, a.element)
    # Rounding adds less than half of what a sum of so many is.
    most = np.finfo(numpy_dtype(b.element)).max / (2 * b.shape[0])
    limit = g.splat(most, b.shape, b.element)
    tests = [g.compare(g.unary("abs", x), y, "LE") for x, y in ((a, one), (b, limit))]
    true = g.splat(True, (), "i1")
    return [g.reduce(test, true, range(test.rank), "and") for test in tests]


@dataclass(frozen=True)
class _Form:
    """`factor * carried + term`; None is zero."""

    factor: Node | None
    term: Node | None


class _Linear:
    """Nodes of a loop's body as forms in what is carried."""

    def __init__(self, g: Graph, carried: Node) -> None:
        self.g = g
        self.carried = carried
        self.one = g.splat(1, carried.shape, carried.element)

    def of(self, node: Node) -> _Form | None:
        """The form of a node; None where it has none."""
        if node is self.carried:
            return _Form(self.one, None)
        if not depends(node, self.carried):
            return _Form(None, node)
        if node.shape != self.carried.shape or node.element != self.carried.element:
            return None
        if node.op in ("add", "subtract"):
            return self._sum(node)
        if node.op == "multiply":
            return self._product(node)
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
        return _Form(factor, form.term and self.g.binary("multiply", x, form.term))

    def _choice(self, node: Node) -> _Form | None:
        mask, *values = node.operands
        forms = [self.of(value) for value in values]
        yes, no = forms
        if yes is None or no is None:
            return None
        return _Form(
            self._chosen(mask, yes.factor, no.factor), self._chosen(mask, yes.term, no.term)
        )

    def _chosen(self, mask: Node, yes: Node | None, no: Node | None) -> Node | None:
        if yes is no:
            return yes
        zero = self.g.splat(0, self.carried.shape, self.carried.element)
        return self.g.select(mask, yes or zero, no or zero)
