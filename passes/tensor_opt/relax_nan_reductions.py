"""Relaxes `fmax` over a row to a plain maximum, if a NaN in the row reaches every result anyway.

Before (the softmax of rows):
    %m = reduce of %x along the row by fmax, which leaves NaNs out
    %e = exp(%x - %m)
    %s = sum of %e along the row
    %r = %e / %s
After:
    %m = stablehlo.reduce(%x init: %minus_infinity) applies stablehlo.maximum

CUDA's `fmaxf` and `fminf` take the other operand where one is NaN; `stablehlo.maximum` gives NaN,
which hardware and XLA are faster at. So is a maximum of a row whose NaNs a number replaces one by
one, which a thread's loop over its part of the row becomes. The two differ in rows with a
NaN only. There, %s is NaN whatever %m is, for it sums what was computed from the NaN by operations
that keep NaNs; so is every %r of the row. All that is computed from the maximum has to stay within
its row and to end in such values, the function's results included. Blocks of loops and conditionals
are left as they are.

Proved: every value that depends on the maximum of a row stays in the row, and is NaN whenever an
element of the row is, whatever the maximum: both maxima agree in all other rows.
"""

from __future__ import annotations

import numpy as np

from raise_kernel.bindings import ir
from raise_kernel.mlir.walks import kernels
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.tensor_opt.graph import Concerns, Graph, Node, Rewriter
from raise_kernel.passes.tensor_opt.graph.boxes.windows import operand_dims
from raise_kernel.passes.tensor_opt.graph.node import in_order, splat_value, tested_for_nan
from raise_kernel.passes.tensor_opt.graph.run import text_attribute
from raise_kernel.passes.tensor_opt.simplify.simplify_reductions import OF_NUMBERS, plain_start
from raise_kernel.stablehlo.elements import is_float
from raise_kernel.stablehlo.elementwise import ELEMENTWISE
from raise_kernel.stablehlo.properties import KEEPS_NAN

# The axes of a value that are the rows' own, in the order of the reduction's result.
Rows = tuple[int, ...]

# Operations that keep some dimensions of their operands whole.
MOVING = frozenset({"broadcast_in_dim", "transpose", "reduce", "dot_general"})
KINDS_THAT_KEEP_NAN = frozenset({"add", "mul", "max", "min"})


@register_pass("relax-nan-reductions", stage="tensor-opt", needs=("stablehlo.reduce",))
def relax_nan_reductions(module: ir.Module, ctx: PassContext) -> None:
    """Relax `fmax` and `fmin` to plain ones where a NaN reaches all results anyway."""

    def relaxed(g: Graph, results: list[Node]) -> list[Node]:
        return _relaxed(g, results, ctx)

    for kernel in kernels(module):
        if text_attribute(kernel, "rk.optimize") != "none":
            Rewriter({}, whole=relaxed, concerns=CONCERNS).function(kernel)


def _reduces_floats(op: ir.Operation) -> bool:
    return isinstance(ir.RankedTensorType(op.results[0].type).element_type, ir.FloatType)


CONCERNS = Concerns.of("reduce", test=_reduces_floats)


def _relaxed(g: Graph, results: list[Node], ctx: PassContext) -> list[Node]:
    nodes = in_order(results)
    users: dict[Node, list[Node]] = {}
    for node in nodes:
        for operand in dict.fromkeys(node.operands):
            users.setdefault(operand, []).append(node)
    plain: dict[Node, Node] = {}
    for node in nodes:
        found = _plain(g, node) if node.op == "reduce" and node.operands[0].size else None
        if found is not None:
            row = _Row(node, found.operands[0], users, frozenset(results))
            if row.shows_every_nan():
                plain[node] = found
    if not plain:
        return results
    ctx.remarks.applied(f"{len(plain)} reductions may propagate NaNs: all results of their rows do")
    return g.replaced(results, plain)


def _plain(g: Graph, node: Node) -> Node | None:
    """A reduction that leaves NaNs out, as the plain one that it is for rows without any."""
    x, start = node.operands
    axes, kind = node.attr
    source = _with_nans(x)
    if kind in OF_NUMBERS:
        plain, kind = plain_start(g, node), OF_NUMBERS[kind]
        return None if plain is None else g.reduce(source, plain, axes, kind)
    if kind not in OF_NUMBERS.values() or source is x:
        return None
    return g.reduce(source, start, axes, kind)


def _with_nans(x: Node) -> Node:
    """What `x` is made of by replacing NaNs one by one; otherwise `x`."""
    if x.op != "select":
        return x
    test, _, source = x.operands
    return source if tested_for_nan(test) is source else x


class _Row:
    """One reduction, and what a NaN among the elements of one of its rows does to other values."""

    def __init__(
        self,
        reduction: Node,
        source: Node,
        users: dict[Node, list[Node]],
        results: frozenset[Node],
    ) -> None:
        self.reduction = reduction
        self.source = source
        self.axes: tuple[int, ...] = reduction.attr[0]
        self.users = users
        self.results = results
        self._filled: dict[Node, Rows | None] = {}
        self._keeps: dict[Node, bool] = {}

    def shows_every_nan(self) -> bool:
        """Whether all that depends on the reduction is NaN throughout a row with a NaN."""
        reached: dict[Node, Rows] = {self.reduction: tuple(range(self.reduction.rank))}
        pending = [self.reduction]
        while pending:
            node = pending.pop()
            if node in self.results:
                return False
            for user in self.users.get(node, ()):
                rows = self._within(user, node, reached[node])
                if rows is None or reached.get(user, rows) != rows:
                    return False
                if user not in reached:
                    reached[user] = rows
                    if self.filled(user) != rows:
                        pending.append(user)
        return True

    def filled(self, node: Node) -> Rows | None:
        """The rows of `node` that are all NaN where a row has a NaN, whatever the reduction gives;
        None where that is not certain."""
        if node not in self._filled:
            self._filled[node] = None
            self._filled[node] = self._fill(node)
        return self._filled[node]

    def _fill(self, node: Node) -> Rows | None:
        if not is_float(node.element):
            return None
        if node.op == "reduce" and node.attr[1] in KINDS_THAT_KEEP_NAN:
            if self.keeps(node.operands[0]) and node.attr[0] == self.axes:
                return tuple(range(node.rank))
        elif node.op == "dot_general":
            for side, operand in enumerate(node.operands):
                if self.keeps(operand) and set(node.attr.sides[side][1]) == set(self.axes):
                    kept = tuple(k for k in range(operand.rank) if k not in self.axes)
                    return self._within(node, operand, kept)
        elif node.op == "select":
            return self._chosen(node)
        if not (
            node.op in KEEPS_NAN
            or node.op in ("broadcast_in_dim", "transpose", "dot_general")
            or (node.op == "reduce" and node.attr[1] in KINDS_THAT_KEEP_NAN)
        ):
            return None
        for operand in node.operands:
            rows = self.filled(operand)
            through = None if rows is None else self._within(node, operand, rows)
            if through is not None and _size_reduced(node, operand):
                return through
        return None

    def _chosen(self, node: Node) -> Rows | None:
        """The rows of a selection that are all NaN: those of one value where the other one is."""
        _, *values = node.operands
        for value, other in (values, values[::-1]):
            constant = splat_value(other)
            if constant is not None and np.isnan(constant):
                return self.filled(value)
        return None

    def keeps(self, node: Node) -> bool:
        """Whether an element of `node` is NaN where the source's element at its position is."""
        if node is self.source:
            return True
        if node not in self._keeps:
            self._keeps[node] = False
            self._keeps[node] = (
                node.op in KEEPS_NAN
                and is_float(node.element)
                and node.shape == self.source.shape
                and any(self.keeps(o) for o in node.operands)
            )
        return self._keeps[node]

    def _within(self, user: Node, operand: Node, rows: Rows) -> Rows | None:
        """The rows of `user` that depend on those rows of `operand` alone; None where they mix."""
        if user.op in ELEMENTWISE:
            return rows if operand.shape == user.shape else None
        if user.op not in MOVING or user.operands.count(operand) > 1:
            return None
        number = user.operands.index(operand)
        if user.op == "reduce" and number:
            return None
        moved = {k: d for d, k in operand_dims(user, number).items()}
        return tuple(moved[k] for k in rows) if moved.keys() >= {*rows} else None


def _size_reduced(node: Node, operand: Node) -> bool:
    """Whether every element of `node` depends on some element of `operand`."""
    return node.op not in ("reduce", "dot_general") or bool(operand.size)
