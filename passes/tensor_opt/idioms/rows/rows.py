"""Interprets one row of every tensor symbolically, for all rows where all are treated alike.

Rows are the parts of the first axis: a tensor of shape [rows * k, ...] has k elements of it, and
what follows, in each. (Elementwise operations and reshapes take parts of several leading axes,
too.) A row's element is a term (data) or an integer `base + row * step` (a position, the index of a
gather or of a scatter). A tensor without rows is known where positions and constants decide all its
elements. Loops whose conditions are known run, at compile time, as long as `BUDGET` lasts and
something that they carry is only moved and compared; a condition may also ask whether any row goes
on. An operation that is not followed has atoms for its elements.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from math import prod
from operator import mul

import numpy as np

from raise_kernel.bindings import ir
from raise_kernel.passes.tensor_opt.graph import Node
from raise_kernel.passes.tensor_opt.graph.load import captured
from raise_kernel.passes.tensor_opt.graph.loaded import Alone, load_alone
from raise_kernel.passes.tensor_opt.graph.node import Origin, constant_values, splat_value
from raise_kernel.passes.tensor_opt.idioms.orders.order_terms import FALSE, TRUE
from raise_kernel.passes.tensor_opt.idioms.rows.moves import MOVES, Step
from raise_kernel.passes.tensor_opt.idioms.rows.values import (
    ROW,
    Data,
    Ints,
    Row,
    Shared,
    known,
    masked,
)
from raise_kernel.stablehlo.elements import is_float, is_integer, is_unsigned, numpy_dtype
from raise_kernel.stablehlo.elementwise import FUNCTIONS, evaluate
from raise_kernel.stablehlo.moves import MOVES as MOVED
from raise_kernel.stablehlo.moves import iota
from raise_kernel.stablehlo.properties import JOINING
from raise_kernel.worklist import make_in_order

# How many operands, the first ones, have the rows of the result.
WINDOWED = {"dynamic_update_slice": 2, "dynamic_slice": 1, "pad": 1}
ARITHMETIC = frozenset({"abs", "add", "divide", "multiply", "negate", "remainder", "subtract"})
# Iterations after which a loop may end, at most, that is followed.
ENDS = 16

# All elements of a value, where positions and constants decide them, and one row of it.
Known = tuple[np.ndarray | None, Row | None]


@dataclass
class Rows:
    """The rows of one block's nodes. `leaves`: what its arguments and captured values are."""

    shared: Shared
    leaves: Leaves = field(default_factory=dict)
    carried: dict[Node, Known] = field(default_factory=dict)
    sources: dict[int, Node] = field(default_factory=dict)
    _rows: dict[Node, Row | None] = field(default_factory=dict)
    _wholes: dict[Node, np.ndarray | None] = field(default_factory=dict)
    _atoms: dict[Node, int] = field(default_factory=dict)
    _loops: dict[Node, list[Known] | None] = field(default_factory=dict)

    # --- shapes ---

    def shape(self, node: Node) -> tuple[int, ...] | None:
        """The shape of the node's row; None where it has none, or too large a one."""
        rows = self.shared.rows
        if node.size > ROW * rows or not node.size:
            return None
        if rows == 1:
            return node.shape
        for axis, count in enumerate(accumulate(node.shape, mul), 1):
            if count % rows == 0:
                return (count // rows, *node.shape[axis:])
        return None

    def _leads(self, node: Node) -> bool:
        """Whether the node's rows are parts of its first axis."""
        return self.shared.rows == 1 or (node.rank > 0 and node.shape[0] % self.shared.rows == 0)

    def _is_followed(self, node: Node) -> bool:
        """Whether rows are parts of the first axis wherever a move looks at axes."""
        if node.op == "reshape" or not node.operands[0].rank:
            return True
        rowed = [o for k, o in enumerate(node.operands) if self._is_rowed(node, k)]
        return all(map(self._leads, (node, *rowed)))

    # --- nodes, operands first and without recursion ---

    def row(self, root: Node) -> Row | None:
        """One row of a node."""
        return make_in_order(root, self._rows, self._rowed, self._row)

    def whole(self, root: Node) -> np.ndarray | None:
        """All elements of a node that positions and constants decide."""
        return make_in_order(root, self._wholes, self._parts, self._whole)

    def _is_given(self, node: Node) -> bool:
        return node in self.leaves or node in self.carried or node.op == "result"

    def _rowed(self, node: Node) -> list[Node]:
        """The operands whose rows are needed."""
        followed = _is_evaluated(node) or node.op in MOVES
        if self._is_given(node) or not followed or self.shape(node) is None:
            return []
        return [o for k, o in enumerate(node.operands) if self._is_rowed(node, k)]

    def _parts(self, node: Node) -> Sequence[Node]:
        """The operands of which all elements are needed."""
        small = node.size <= ROW and (node.op in FUNCTIONS or node.op in JOINING)
        return node.operands if small and not self._is_given(node) else ()

    def _is_rowed(self, node: Node, position: int) -> bool:
        """Whether the operand has rows where the node has."""
        operand = node.operands[position]
        if node.op in WINDOWED:
            return position < WINDOWED[node.op]
        if node.op == "broadcast_in_dim":
            axes = node.attr
            same = bool(axes) and axes[0] == 0 and operand.shape[0] == node.shape[0]
            return same or self.shared.rows == 1
        return not (node.op == "select" and not operand.rank and node.rank)

    # --- known elements ---

    def _whole(self, node: Node) -> np.ndarray | None:
        if node in self.leaves:
            above, outer = self.leaves[node]
            return above.whole(outer)
        if node in self.carried:
            return self.carried[node][0]
        if node.op == "result":
            return self._result(node)[0]
        known = constant_values(node)
        if known is not None or node.size > ROW:
            return known
        if node.op == "iota":
            return iota(node.shape, node.attr).astype(numpy_dtype(node.element))
        parts = self._parts(node)
        values = [p for p in map(self._wholes.get, parts) if p is not None]
        if not parts or len(values) != len(parts):
            return None
        self.shared.spend(node.size)
        if node.op in JOINING:
            return MOVED[node.op](node, values)
        return evaluate(node, values)

    # --- rows ---

    def _row(self, node: Node) -> Row | None:
        if node in self.leaves:
            above, outer = self.leaves[node]
            return above.row(outer)
        if node in self.carried:
            return self.carried[node][1]
        shape = self.shape(node)
        if shape is None:
            return None
        self.shared.spend(prod(shape))
        if node.op == "result":
            return self._result(node)[1] or self._leaf(node, shape)
        found = self._made(node, shape)
        if found is None and (not is_integer(node.element) or node.op not in ("constant", "iota")):
            return self._leaf(node, shape)
        return found

    def _leaf(self, node: Node, shape: tuple[int, ...]) -> Row:
        base = node
        while base.op == "reshape" and self.shape(base.operands[0]) is not None:
            base = base.operands[0]
        first = self._atoms.get(base)
        if first is None:
            first = self._atoms[base] = self.shared.terms.atoms(prod(shape))
            self.sources[first] = base
        if self.leaves or self.carried:
            self.shared.compute(first, prod(shape))
        return Data(np.arange(first, first + prod(shape)).reshape(shape))

    def _made(self, node: Node, shape: tuple[int, ...]) -> Row | None:
        if node.op == "iota":
            if not self._leads(node):
                return None
            step = shape[0] if node.attr == 0 and self.shared.rows > 1 else 0
            return Ints(iota(shape, node.attr), np.full(shape, step))
        if node.op == "constant":
            return self._constant(node, shape)
        if node.op in MOVES:
            return MOVES[node.op](self._step(node, shape)) if self._is_followed(node) else None
        if not _is_evaluated(node) or _takes_apart(node):
            return None
        values = [self._operand(node, k) for k in range(len(node.operands))]
        rows = [v for v in values if v is not None]
        if len(rows) != len(values):
            return None
        if all(isinstance(v, Ints) for v in rows):
            return self._integers(node, [v for v in rows if isinstance(v, Ints)])
        return self._data(node, rows)

    def _step(self, node: Node, shape: tuple[int, ...]) -> Step:
        ways = [self._is_rowed(node, k) for k in range(len(node.operands))]
        pairs = list(zip(node.operands, ways, strict=True))
        return Step(
            node,
            shape,
            self.shared,
            [self._rows[o] if way else None for o, way in pairs],
            [None if way else self.whole(o) for o, way in pairs],
            [self.shape(o) for o in node.operands],
        )

    def _operand(self, node: Node, position: int) -> Row | None:
        operand = node.operands[position]
        if self._is_rowed(node, position):
            return self._rows[operand]
        value = self.whole(operand)
        shape = self.shape(node)
        return None if value is None or shape is None else known(operand.element, value, shape)

    def _constant(self, node: Node, shape: tuple[int, ...]) -> Row | None:
        splat = splat_value(node)
        if splat is not None:
            return known(node.element, splat, shape)
        values = constant_values(node)
        if values is None:
            return None
        rows = values.reshape(self.shared.rows, *shape)
        return known(node.element, rows[0], shape) if bool((rows == rows[:1]).all()) else None

    # --- integers ---

    def _integers(self, node: Node, rows: list[Ints]) -> Row | None:
        if all(not r.step.any() for r in rows):
            types = [numpy_dtype(o.element) for o in node.operands]
            arrays = [r.base.astype(t) for r, t in zip(rows, types, strict=True)]
            found = evaluate(node, arrays)
            return None if found is None else known(node.element, found, found.shape)
        if node.op in ("convert", "bitcast_convert"):
            if not is_integer(node.element):  # a float of the row's number
                return None
            return self._fits(rows[0].base, rows[0].step, node.element)
        if len(rows) != 2:
            return None
        a, b = rows
        if node.op in ("add", "subtract"):
            sign = 1 if node.op == "add" else -1
            return self._fits(a.base + sign * b.base, a.step + sign * b.step, node.element)
        if node.op == "multiply":
            x, y = (a, b) if not b.step.any() else (b, a)
            if y.step.any():
                return None
            return self._fits(x.base * y.base, x.step * y.base, node.element)
        return None

    def _fits(self, base: np.ndarray, step: np.ndarray, element: str) -> Ints | None:
        """The integers, where no row's wraps around."""
        info = np.iinfo(numpy_dtype(element))
        last = base + step * (self.shared.rows - 1)
        low, high = min(base.min(), last.min()), max(base.max(), last.max())
        return Ints(base, step) if info.min <= low and high <= info.max else None

    # --- data ---

    def _data(self, node: Node, rows: list[Row]) -> Row | None:
        if node.op == "select" and all(isinstance(r, Ints) for r in rows[1:]):
            mask, yes, no = rows
            if isinstance(mask, Data) and isinstance(yes, Ints) and isinstance(no, Ints):
                return masked(mask.terms, yes, no)
        if node.op == "select" and isinstance(rows[0], Data):
            for mask, row in ((TRUE, rows[1]), (FALSE, rows[2])):
                if bool((rows[0].terms == mask).all()):
                    return row
        if not all(isinstance(r, Data) for r in rows):
            return None
        values = [r.terms for r in rows if isinstance(r, Data)]
        if node.op == "convert":
            return None
        if node.op == "bitcast_convert":
            plain = is_integer(node.element) and is_integer(node.operands[0].element)
            return Data(values[0]) if plain else None
        rule = self._rule(node)
        if rule is None:
            return None
        columns = [v.reshape(-1).tolist() for v in values]
        found: list[int] = []
        for items in zip(*columns, strict=True):
            term = rule(*items)
            if term is None:
                return None
            found.append(term)
        return Data(np.array(found, np.int64).reshape(values[0].shape))

    def _rule(self, node: Node) -> Callable[..., int | None] | None:
        terms = self.shared.terms
        if node.op == "select":
            return terms.select
        if node.op == "compare":
            direction, stated = node.attr
            element = node.operands[0].element
            if stated == "TOTALORDER" or element == "i1":
                return None
            order = _kind(element, stated)
            return lambda a, b: terms.compare(direction, order, a, b)
        if node.op in ("minimum", "maximum") and node.element != "i1":
            op, kind = node.op[:3], _kind(node.element, "")
            return lambda a, b: a if a == b else terms.make(op, kind, a, b)
        if node.element != "i1":
            return None
        masks = {"and": terms.both, "or": terms.either, "xor": terms.different,
                 "not": terms.opposite}  # fmt: skip
        return masks.get(node.op)

    # --- loops ---

    def _result(self, node: Node) -> Known:
        loop = node.operands[0]
        if loop not in self._loops:
            self._loops[loop] = self._loop(loop)
        found = self._loops[loop]
        return (None, None) if found is None else found[node.attr]

    def _loop(self, loop: Node) -> list[Known] | None:
        """What a loop of known conditions carries in the end; None for any other.

        Where other rows decide, too, whether it goes on, only what is the same whenever it ends.
        """
        if loop.op != "stablehlo.while" or not isinstance(loop.attr, Origin):
            return None
        op = loop.attr.op
        count = len(op.operands)
        outside = dict(zip(captured(op), loop.operands[count:], strict=True))
        test, body = (load_alone(region.blocks[0]) for region in op.regions)
        if test.loader.effects or body.loader.effects:
            return None
        state = [self._known(o) for o in loop.operands[:count]]
        ends: list[list[Known]] = []
        while len(ends) < ENDS:
            inner = self._inside(test, outside, state)
            whole = inner.whole(test.roots[0])
            goes_on = inner._holds(test.roots[0]) if whole is None else bool(whole)
            if goes_on is None:
                return None
            if not goes_on:
                ends.append(state)
                if whole is not None or self.shared.rows == 1:
                    return state
            inner = self._inside(body, outside, state)
            before, state = state, [inner._known(root) for root in body.roots]
            if not goes_on and all(map(_same, before, state)):
                return list(map(_common, *ends))
            if self._computes([row for _, row in state]):
                self.shared.stopped = True
                return None
        return None

    def _holds(self, test: Node) -> bool | None:
        """Whether a condition holds in this row, where it asks for all rows whether any has it."""
        if test.op == "reduce" and test.attr is not None and test.attr[1] == "or":
            test, start = test.operands
            if self.whole(start) != np.False_:
                return None
        row = self.row(test)
        if not isinstance(row, Data) or not np.isin(row.terms, (FALSE, TRUE)).all():
            return None
        return TRUE in row.terms

    def _computes(self, state: list[Row | None]) -> bool:
        """Whether every row of data that a loop carries has elements that the loop computes: then
        none comes out as elements of something outside, in whatever order."""
        data = [r.terms.reshape(-1) for r in state if isinstance(r, Data) and r.terms.size > 1]
        return bool(data) and all(map(self.shared.any_computed, data))

    def _inside(self, block: Alone, outside: dict[ir.Value, Node], state: list[Known]) -> Rows:
        """The rows of a loop's block in one iteration."""
        self.shared.spend(1)
        leaves: Leaves = {block.outside[value]: (self, node) for value, node in outside.items()}
        return Rows(self.shared, leaves, dict(zip(block.arguments, state, strict=True)))

    def _known(self, node: Node) -> Known:
        return self.whole(node) if node.size <= ROW else None, self.row(node)


def _same(a: Known, b: Known) -> bool:
    """Whether all that is known of a value is what is known of another one."""
    if a[0] is not None and b[0] is not None:
        return np.array_equal(a[0], b[0])
    one, two = a[1], b[1]
    if isinstance(one, Data) and isinstance(two, Data):
        return np.array_equal(one.terms, two.terms)
    if isinstance(one, Ints) and isinstance(two, Ints):
        return np.array_equal(one.base, two.base) and np.array_equal(one.step, two.step)
    return all(part is None for part in (*a, *b))


def _common(first: Known, *others: Known) -> Known:
    """What is known of a value that may be any of these."""
    return first if all(_same(first, other) for other in others) else (None, None)


Leaves = dict[Node, tuple[Rows, Node]]


def _kind(element: str, stated: str) -> str:
    if is_float(element):
        return "f"
    return "u" if is_unsigned(element) or stated == "UNSIGNED" else "s"


def _is_evaluated(node: Node) -> bool:
    """Whether a rule may say what the elements of an elementwise operation are. Float arithmetic
    makes new ones, whatever its operands are."""
    return node.op in FUNCTIONS and not (node.op in ARITHMETIC and is_float(node.element))


def _takes_apart(node: Node) -> bool:
    """Whether the node reads elements of another width: several of one, or one of several."""
    return node.op == "bitcast_convert" and node.shape != node.operands[0].shape
