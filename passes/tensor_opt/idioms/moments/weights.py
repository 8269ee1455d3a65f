"""Sums of exponentials below a maximum, proved from what a program computes.

A maximum `m` and a sum `d` that is scaled whenever the maximum grows, over parts that are merged:

    d = d1 * exp(m1 - m) + d2 * exp(m2 - m)        with m = max(m1, m2)

(Milakov and Gimelshein, 2018). The program is interpreted on formal terms (exponents.py) in place
of numbers: a maximum is the set of its elements, a sum the set of the exponentials in it, a
comparison of two maxima a case. The exponents telescope: after all merges `d` is the sum of
`exp(x - m)` over all elements, in whatever order and tree. That is a proof for all elements that
are finite and larger than every constant that the program compares them with; the caller tests
both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np

from raise_kernel.diagnostics import NoMatch
from raise_kernel.passes.tensor_opt.graph import Node
from raise_kernel.passes.tensor_opt.graph.node import Origin
from raise_kernel.passes.tensor_opt.idioms.fields.run import Block, Machine, Values
from raise_kernel.passes.tensor_opt.idioms.moments.exponents import (
    REDUCTIONS,
    RULES,
    UNKNOWN,
    Case,
    Log,
    Number,
    Sum,
    Term,
    Terms,
    is_subset,
)
from raise_kernel.passes.tensor_opt.idioms.moments.followed import (
    LONG,
    Cells,
    Program,
    Short,
    Spread,
    choices,
    inner_operations,
)
from raise_kernel.passes.tensor_opt.idioms.moments.moments import INSIDE
from raise_kernel.stablehlo.algebra import Rule
from raise_kernel.stablehlo.attributes import Scatter
from raise_kernel.stablehlo.comparisons import HOLDS, SWAPPED
from raise_kernel.stablehlo.elements import is_float, numpy_dtype
from raise_kernel.stablehlo.indexed import scatter
from raise_kernel.stablehlo.moves import MOVES
from raise_kernel.stablehlo.reductions import lines

# What a run may cost: elements made by all operations, and a thousand for each operation.
FUEL = 1 << 22
# Elements of a tensor whose sums are looked for, at most.
ELEMENTS = 1 << 13
# Rows that are followed one by one, at most: of many that count the same, two are left.
ROWS = 4

_LOGIC = ("and", "or", "not", "xor")
_ARITHMETIC = (*RULES, "convert", "reduce", "scatter")
_ALLOWED = INSIDE | {f"stablehlo.{n}" for n in ("compare", "exponential", "maximum", "minimum")}
# Conditions as cells: false, true, not known, and from here on orders of two maxima.
_FALSE, _TRUE, _OPEN, _FIRST = 0, 1, 2, 3


@dataclass(frozen=True)
class Weights:
    """Of the elements of `source` along `axes`: values that are their maximum, and values that are
    the sum of the exponentials of `scale` times how far they are below it. `limit`: all elements
    must be larger. `apart`: those of other rows need not, nor need they be finite."""

    source: Node
    axes: tuple[int, ...]
    maxima: list[Spread]
    sums: list[Spread]
    scale: float
    limit: float
    apart: bool


@dataclass
class WeightsMachine(Machine):
    """Runs nodes on formal terms: the cells of floats are their numbers in `_made`, those of
    conditions that elements decide are numbers of orders."""

    fuel: int = FUEL
    terms: Terms = field(default_factory=Terms)
    _made: list[Term] = field(default_factory=lambda: [UNKNOWN])
    _numbers: dict[Term, int] = field(default_factory=lambda: {UNKNOWN: 0})
    _orders: list[tuple[int, int]] = field(default_factory=list)
    _places: dict[tuple[int, int], int] = field(default_factory=dict)

    def cell(self, term: Term) -> int:
        """The number of a term."""
        if term not in self._numbers:
            self._numbers[term] = len(self._made)
            self._made.append(term)
        return self._numbers[term]

    def cells(self, terms: Sequence[Term]) -> np.ndarray:
        return np.array([self.cell(t) for t in terms], np.int64)

    def rule(self, node: Node) -> Rule:
        if node.op == "select":
            return lambda x: self._select(node, x)
        of_floats = is_float((node.operands[0] if node.op == "compare" else node).element)
        if node.element == "i1" and not of_floats:
            return self._condition(node)
        plain = super().rule(node)
        return plain if of_floats else lambda x: plain(_decided(node, x))

    def summed(self, terms: Sequence[tuple[np.ndarray, int]], before: np.ndarray) -> np.ndarray:
        for cells, sign in terms:
            word = "add" if sign > 0 else "subtract"
            for row in cells:
                before = self._each(word, [before, row])
        return before

    def comparison(self, node: Node) -> Rule:
        word, kind = node.attr

        def ordered(a: int, b: int) -> int:
            return (
                _OPEN if kind == "TOTALORDER" else self._ordered(word, self._made[a], self._made[b])
            )

        return lambda x: _plain(_mapped(ordered, x))

    def arithmetic(self, node: Node) -> Rule:
        if node.op == "convert":
            return lambda x: self._converted(node, x[0])
        if node.op == "reduce" and node.attr[1] in REDUCTIONS:
            return lambda x: self._reduced(node, x)
        if node.op == "scatter" and node.attr.kind == "set":
            return lambda x: scatter(x, node.attr, None)
        if node.op not in RULES:
            raise NoMatch(f"it uses {node.op}")
        return lambda x: self._each(node.op, x, node.element)

    def _condition(self, node: Node) -> Rule:
        if node.op in _LOGIC and node.operands[0].element == "i1":
            return lambda x: self._logic(node.op, x)
        if node.op in MOVES:
            move = MOVES[node.op]
            return lambda x: move(node, _alike(node, x))
        plain = super().rule(node)
        return lambda x: plain(_decided(node, x))

    # --- terms ---

    def of_numbers(self, values: np.ndarray, element: str) -> np.ndarray:
        found, where = np.unique(values.astype(np.float64), return_inverse=True)
        return self.cells([Number(float(v)) for v in found])[where.reshape(values.shape)]

    def of_integers(self, x: np.ndarray, element: str) -> np.ndarray:
        return self.of_numbers(x, element)

    def _each(self, word: str, x: Sequence[np.ndarray], element: str = "f64") -> np.ndarray:
        """An operation on each element, once for each two terms that meet."""

        def applied(*cells: int) -> int:
            return self._rounded(self.terms.apply(word, *(self._made[c] for c in cells)), element)

        return _mapped(applied, x)

    def _rounded(self, term: Term, element: str) -> int:
        """The cell of a term; a number is one of the element type."""
        if isinstance(term, Number):
            with np.errstate(all="ignore"):
                term = Number(float(np.float64(term.value).astype(numpy_dtype(element))))
        return self.cell(term)

    def _converted(self, node: Node, x: np.ndarray) -> np.ndarray:
        source = node.operands[0].element
        if not is_float(source):
            return self.of_integers(_decided(node, [x])[0], node.element)
        narrow = numpy_dtype(node.element).itemsize < numpy_dtype(source).itemsize
        return _mapped(lambda c: self._narrowed(self._made[c], node.element, narrow), [x])

    def _narrowed(self, term: Term, element: str, narrow: bool) -> int:
        # Of rounded elements, others may be the maximum.
        logs = isinstance(term, Log) or (
            isinstance(term, Case) and isinstance(term.yes, Log | Number)
        )
        return 0 if narrow and logs else self._rounded(term, element)

    def _reduced(self, node: Node, x: Sequence[np.ndarray]) -> np.ndarray:
        axes, kind = node.attr
        rows = lines(x[0], axes)
        while len(rows) > 1:
            half = len(rows) // 2
            joined = self._each(kind, [rows[:half], rows[half : 2 * half]], node.element)
            rows = np.concatenate([joined, rows[2 * half :]])
        found = [x[1] + np.zeros(node.shape, np.int64), *rows]
        return found[0] if len(found) == 1 else self._each(kind, found, node.element)

    # --- conditions ---

    def _turn(self, block: Block, known: Values, state: Sequence[np.ndarray]) -> list[np.ndarray]:
        found = super()._turn(block, known, state)
        if len(block.roots) == 1 and block.roots[0].element == "i1" and found[0].dtype != np.bool_:
            raise NoMatch("elements decide how long a loop goes on")
        return found

    def _ordered(self, word: str, x: Term, y: Term) -> int:
        """What a comparison of two terms gives."""
        if isinstance(x, Number) and isinstance(y, Number):
            return int(HOLDS[word](x.value, y.value))
        if isinstance(x, Log) and x.atom is not None and isinstance(y, Number):
            # All elements are finite, and larger than what is low.
            if y.value == np.inf or np.isnan(y.value):
                return int(HOLDS[word](0.0, y.value))
            return int(HOLDS[word](1.0, 0.0)) if self.terms.above(y.value) else _OPEN
        if isinstance(y, Log) and isinstance(x, Number):
            return self._ordered(SWAPPED[word], y, x)
        if not isinstance(x, Log) or not isinstance(y, Log):
            return _OPEN
        a, b = x.atom, y.atom
        if a is None or b is None:
            return _OPEN
        if a == b:
            return int(HOLDS[word](0.0, 0.0))
        if word in ("EQ", "NE"):
            return _OPEN
        if word in ("LT", "LE"):
            a, b, word = b, a, SWAPPED[word]
        if word == "GE" and is_subset(b, a):
            return _TRUE
        return _FALSE if word == "GT" and is_subset(a, b) else self._order(a, b)

    def _order(self, larger: int, smaller: int) -> int:
        """The condition that one maximum is larger than another one. What it decides must be the
        same where they are equal."""
        pair = (larger, smaller)
        if pair not in self._places:
            self._places[pair] = len(self._orders)
            self._orders.append(pair)
        return _FIRST + self._places[pair]

    def _logic(self, word: str, x: Sequence[np.ndarray]) -> np.ndarray:
        if all(a.dtype == np.bool_ for a in x):
            return _BOOLEAN[word](*x)
        a = x[0].astype(np.int64)
        if word == "not":
            return _plain(self._negated(a))
        a, b = np.broadcast_arrays(a, x[1].astype(np.int64))
        if word == "xor":
            return _plain(np.select(
                [b == _FALSE, a == _FALSE, b == _TRUE, a == _TRUE],
                [a, b, self._negated(a), self._negated(b)], _OPEN,
            ))  # fmt: skip
        none, whole = (_FALSE, _TRUE) if word == "and" else (_TRUE, _FALSE)
        return _plain(
            np.select(
                [(a == none) | (b == none), a == whole, b == whole, a == b], [none, b, a, a], _OPEN
            )
        )

    def _negated(self, cells: np.ndarray) -> np.ndarray:
        return _mapped(self._opposite, [cells])

    def _opposite(self, cell: int) -> int:
        if cell >= _FIRST:
            return self._order(*reversed(self._orders[cell - _FIRST]))
        return {_FALSE: _TRUE, _TRUE: _FALSE}.get(cell, _OPEN)

    def _select(self, node: Node, x: Sequence[np.ndarray]) -> np.ndarray:
        mask, yes, no = x
        if mask.dtype == np.bool_:
            yes, no = _alike(node, [yes, no]) if node.element == "i1" else (yes, no)
            return np.where(mask, yes, no)
        if node.element == "i1":
            kept = self._logic("and", [mask, yes])
            other = self._logic("and", [self._negated(mask), no])
            return self._logic("or", [kept, other])
        if not is_float(node.element):
            raise NoMatch("elements decide about an integer")
        return _mapped(self._chosen, x)

    def _chosen(self, mask: int, yes: int, no: int) -> int:
        if mask < _FIRST:
            return {_FALSE: no, _TRUE: yes, _OPEN: yes if yes == no else 0}[mask]
        order = self._orders[mask - _FIRST]
        return self.cell(self.terms.join(*order, self._made[yes], self._made[no]))


_BOOLEAN: dict[str, Callable[..., np.ndarray]] = {
    "and": np.logical_and,
    "or": np.logical_or,
    "xor": np.logical_xor,
    "not": np.logical_not,
}


def _mapped(function: Callable[..., int], x: Sequence[np.ndarray]) -> np.ndarray:
    """A function of cells, once for all that meet."""
    arrays = np.broadcast_arrays(*x)
    rows = np.stack([a.reshape(-1) for a in arrays])
    found, where = np.unique(rows, axis=1, return_inverse=True)
    made = [function(*column) for column in found.T.tolist()]
    return np.array(made, np.int64)[where.reshape(-1)].reshape(arrays[0].shape)


def _plain(cells: np.ndarray) -> np.ndarray:
    """Conditions as bools, where no element decides one."""
    return cells == _TRUE if (cells < _OPEN).all() else cells


def _alike(node: Node, x: Sequence[np.ndarray]) -> list[np.ndarray]:
    """Conditions as cells where some of them are."""
    conditions = [v for v, o in zip(x, node.operands[-len(x) :], strict=True) if o.element == "i1"]
    if all(v.dtype == np.bool_ for v in conditions):
        return list(x)
    return [v.astype(np.int64) if v.dtype == np.bool_ else v for v in x]


def _decided(node: Node, x: Sequence[np.ndarray]) -> Sequence[np.ndarray]:
    """The operands, none of which is a float or depends on one."""
    for value, operand in zip(x, node.operands, strict=True):
        if is_float(operand.element) or (operand.element == "i1" and value.dtype != np.bool_):
            raise NoMatch("an integer depends on elements")
    return x


def is_followed(node: Node) -> bool:
    """Whether it leads from elements to sums of their exponentials."""
    if node.op == "stablehlo.while":
        assert isinstance(node.attr, Origin)
        return all(o.name in _ALLOWED for o in inner_operations(node.attr.op))
    if isinstance(node.attr, Origin):
        return False
    if node.element == "i1":
        return node.op in (*_LOGIC, "compare", "result") or node.op in MOVES
    if isinstance(node.attr, Scatter) or not is_float(node.element):
        return False
    if node.op == "convert":
        return is_float(node.operands[0].element)
    return node.op in ("result", *_ARITHMETIC) or node.op in MOVES


def find(program: Program) -> Iterator[Weights]:
    """What of a program are such sums; raises `NoMatch` where it cannot be followed."""
    largest = max((n.size for n in program.leaves), default=0)
    floats = (n for n in program.inner if n.op != "stablehlo.while" and is_float(n.element))
    targets = [n for n in floats if 0 < n.size < largest]
    loops = any(n.op == "stablehlo.while" for n in program.order)
    if not targets or not (loops or len(program.inner) >= LONG):
        return
    short = program.short(targets)
    for source, leaf in short.leaves.items():
        if 1 < leaf.size <= ELEMENTS:
            yield from _of_source(source, program, short, targets)


def _of_source(
    source: Node, program: Program, short: Short, targets: list[Node]
) -> Iterator[Weights]:
    """Sums of the elements of one tensor, along each choice of its axes."""
    shape = short.leaves[source].shape
    elements = np.array([1 << k for k in range(short.leaves[source].size)], object).reshape(shape)
    machine = WeightsMachine()
    found = _followed(machine, short, source, elements)
    for axes, kept in choices(source, short):
        rows = lines(elements, axes)
        whole = np.asarray(np.bitwise_or.reduce(rows, axis=0), object).reshape(-1)
        parts = [
            [s for n in targets if (s := _spread(n, found[n], cells, kept)) is not None]
            for cells in (machine.cells([made(row) for row in whole]) for made in (_top, _total))
        ]
        parts[1] = [s for s in parts[1] if program.is_long(s.node, source)]
        seen = program.apart([s.node for part in parts for s in part], source)
        maxima, sums = ([s for s in part if s.node in seen] for part in parts)
        if maxima and sums:
            scale, limit = machine.terms.scale or 1.0, machine.terms.limit
            apart = _are_apart(source, short, elements, whole, (maxima, sums))
            yield Weights(source, axes, maxima, sums, scale, limit, apart)


def _followed(machine: WeightsMachine, short: Short, source: Node, elements: np.ndarray) -> Cells:
    """All cells, where the source has these elements; of those that are none, nothing is known."""
    given = {n: np.broadcast_to(np.int64(0), s.shape) for n, s in short.leaves.items()}
    terms = [Log(e, None) if e else UNKNOWN for e in elements.reshape(-1)]
    given[source] = machine.cells(terms).reshape(elements.shape)
    return short.run(machine, given)


def _are_apart(
    source: Node, short: Short, elements: np.ndarray, rows: np.ndarray,
    parts: tuple[list[Spread], list[Spread]],
) -> bool:  # fmt: skip
    """Whether each row gives what it gives where nothing is known of the others."""
    if len(rows) > ROWS:
        return False
    for number, row in enumerate(rows):
        machine = WeightsMachine()
        alone = _followed(machine, short, source, elements & row)
        for part, made in zip(parts, (_top, _total), strict=True):
            wanted = machine.cell(made(row))
            if any(_of_rows(s, alone[s.node])[number] != wanted for s in part):
                return False
    return True


def _of_rows(spread: Spread, cells: np.ndarray) -> np.ndarray:
    """The cells of a node, one for each row of the source."""
    others = tuple(0 if k not in spread.axes else slice(None) for k in range(cells.ndim))
    return cells[others].reshape(-1)


def _top(row: int) -> Term:
    return Log(row, None)


def _total(row: int) -> Term:
    return Sum(row, row)


def _left(shape: Sequence[int], axes: Sequence[int]) -> list[int]:
    return [n for k, n in enumerate(shape) if k not in axes]


def _spread(
    node: Node, cells: np.ndarray, wanted: np.ndarray, kept: Sequence[int]
) -> Spread | None:
    """How the rows of a source lie in a node, which has these cells; None where they do not."""
    if not cells.size or len(set(wanted.tolist())) != wanted.size:
        return None
    axes = tuple(k for k in range(node.rank) if (cells != cells.take([0], k)).any())
    for axis in range(cells.ndim):
        if axis not in axes:
            cells = cells.take([0], axis)
    fits = [node.shape[k] for k in axes] == list(kept)
    return Spread(node, axes) if fits and np.array_equal(cells.reshape(-1), wanted) else None
