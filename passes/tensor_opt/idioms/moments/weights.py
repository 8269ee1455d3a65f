"""Sums of exponentials below a maximum, read from what a program computes.

A maximum `m` and a sum `d` that is scaled whenever the maximum grows, over parts that are merged:

    d = d1 * exp(m1 - m) + d2 * exp(m2 - m)        with m = max(m1, m2)

(Milakov and Gimelshein, 2018). The exponents telescope: after all merges `d` is the sum of
`exp(x - m)`, in whatever order and tree. Modulo a prime, an element `x` stands for its exponential,
a cell that is drawn: differences are quotients, and what a comparison gives is drawn as well, as it
does not matter to the sum which of two maxima is the larger one, so long as all terms are scaled by
the same. That `m` is the maximum is seen with numbers, in many orders, ties among them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice

import numpy as np

from raise_kernel.diagnostics import NoMatch
from raise_kernel.passes.tensor_opt.graph import Node
from raise_kernel.passes.tensor_opt.graph.node import Origin, Scatter, Shape, is_float
from raise_kernel.passes.tensor_opt.idioms.fields.arithmetic import (
    canonical,
    drawn,
    inverse,
    multiply,
    reduced,
)
from raise_kernel.passes.tensor_opt.idioms.fields.moves import MOVES
from raise_kernel.passes.tensor_opt.idioms.fields.run import Rule
from raise_kernel.passes.tensor_opt.idioms.fields.sized import (
    SizedMachine,
    field_of,
    pair,
    size_of,
)
from raise_kernel.passes.tensor_opt.idioms.moments.followed import (
    LONG,
    Cells,
    Program,
    Row,
    Spread,
    choices,
    inner_operations,
    row_of,
    spreads,
)
from raise_kernel.passes.tensor_opt.idioms.moments.moments import INSIDE, is_fixed

SEED = 22
FUEL = 1 << 24
# Runs with numbers, and how close sums must be.
RUNS = 12
CLOSE = 1e-9
# Sums and maxima that are looked at together, at most.
PAIRS = 1 << 12
# Numbers whose exponential is none.
LOWEST = -1e4

# Cells that stand for exponentials have this type, others are complex128. (Where a long double is a
# double, they are not told apart, and nothing is found.)
LOG = np.clongdouble

_ARITHMETIC = ("add", "subtract", "multiply", "divide", "negate", "convert", "reduce",
               "exponential", "maximum", "minimum", "dot_general")  # fmt: skip
_LOGIC = ("and", "or", "not", "xor")
_ALLOWED = INSIDE | {f"stablehlo.{n}" for n in ("compare", "exponential", "maximum", "minimum")}


@dataclass(frozen=True)
class Weights:
    """Of the elements of `source` along `axes`: values that are their maximum, and values that are
    the sum of the exponentials of how far they are below it."""

    source: Node
    axes: tuple[int, ...]
    maxima: list[Spread]
    sums: list[Spread]


@dataclass
class _Machine(SizedMachine):
    """Runs cells that stand for exponentials, and sums of such. `exact`: comparisons ask sizes;
    else what they give is drawn, for each two cells."""

    exact: bool = False
    may_cancel: bool = True
    random: np.random.Generator = field(default_factory=lambda: np.random.default_rng(SEED))

    def __post_init__(self) -> None:
        self._keys = drawn(self.random, (2,))

    def rule(self, node: Node) -> Rule:
        if node.op == "compare" and is_float(node.operands[0].element):
            same = node.operands[0] is node.operands[1]
            return lambda x: self._decided(node.attr[0], x, same)
        if not is_float(node.element):
            return super().rule(node)
        if node.op in MOVES:
            move = MOVES[node.op]
            return lambda x: move(node, _alike(x))
        own = _RULES.get(node.op)
        if own is None and node.op == "exponential":
            return lambda x: _exponential(x[0])
        plain = None if node.op in ("maximum", "minimum") else super().rule(node)

        def compute(x: Sequence[np.ndarray]) -> np.ndarray:
            if not any(map(_is_log, x)) and plain is not None:
                return plain(x)
            if node.op in ("maximum", "minimum"):
                return self._extremum(node.op, _alike(x))
            if node.op == "reduce" and node.attr[1] != "add":
                return self._extremum_of(node, x[0])
            if own is None:
                return np.full(node.shape, complex(np.nan, np.nan))
            return own([_log(v) for v in x])

        return compute

    def _decided(self, word: str, x: Sequence[np.ndarray], same: bool) -> np.ndarray:
        a, b = x
        if same and word in ("EQ", "NE"):
            nothing = np.isnan(size_of(a)) if self.exact else np.isnan(field_of(a))
            return nothing == (word == "NE")
        if self.exact:
            return super()._compare(word, a, b)
        # Elements are no number, but larger than where a maximum begins.
        sizes = [np.where(np.isnan(size_of(v)), 0.0, size_of(v)) for v in (a, b)]
        known = (sizes[0] < LOWEST) | (sizes[1] < LOWEST)
        known |= ~np.isnan(size_of(a)) & ~np.isnan(size_of(b))
        plain = super()._compare(word, *(pair(s, s) for s in sizes))
        drawn_ = canonical(multiply(*self._mixed(a, b))) % 2 > 0
        return np.where(known, plain, drawn_)

    def _extremum(self, word: str, x: Sequence[np.ndarray]) -> np.ndarray:
        a, b = x
        if not self.exact:
            sum_, product = self._mixed(a, b)
            made = pair(reduced(multiply(sum_, sum_) + product), sum_ * np.nan).astype(LOG)
            # Nothing is below where a maximum begins.
            return np.where(field_of(a) == 0, b, np.where(field_of(b) == 0, a, made))
        first = size_of(a) >= size_of(b) if word == "maximum" else size_of(a) <= size_of(b)
        return np.where(first | np.isnan(size_of(a)), a, b)

    def _extremum_of(self, node: Node, x: np.ndarray) -> np.ndarray:
        axes, kind = node.attr
        if kind not in ("max", "maxnum"):
            raise NoMatch(f"it reduces by {kind}")
        if not self.exact:
            made = pair(drawn(self.random, node.shape), np.full(node.shape, np.nan))
            return made.astype(LOG)
        sizes = np.max(size_of(x), axis=axes).astype(np.float64)
        return pair(np.full(node.shape, np.nan), sizes).astype(LOG)

    def _mixed(self, a: np.ndarray, b: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Two cells that nothing but these two decide, in either order."""
        left, right = (field_of(v).astype(np.float64) for v in (a, b))
        one, other = self._keys
        return reduced(multiply(left, one) + multiply(right, one)), multiply(
            multiply(left, right), other
        )


def _is_log(x: np.ndarray) -> bool:
    return x.dtype == LOG


def _log(x: np.ndarray) -> np.ndarray:
    """A number as its exponential, where that is a cell."""
    if _is_log(x):
        return x
    sizes = size_of(x)
    low = np.where(sizes < LOWEST, 0.0, np.nan)
    return pair(np.where(sizes == 0, 1.0, low), sizes).astype(LOG)


def _alike(x: Sequence[np.ndarray]) -> list[np.ndarray]:
    """Numbers as exponentials where one of them is."""
    if not any(map(_is_log, x)):
        return list(x)
    return [_log(v) if np.iscomplexobj(v) else v for v in x]


def _parts(x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    return field_of(x).astype(np.float64), size_of(x).astype(np.float64)


def _product(x: Sequence[np.ndarray]) -> np.ndarray:
    (a, m), (b, n) = map(_parts, x)
    return pair(multiply(a, b), m + n).astype(LOG)


def _quotient(x: Sequence[np.ndarray]) -> np.ndarray:
    (a, m), (b, n) = map(_parts, x)
    return pair(multiply(a, inverse(b)), m - n).astype(LOG)


def _inverse(x: Sequence[np.ndarray]) -> np.ndarray:
    cells, sizes = _parts(x[0])
    return pair(inverse(cells), -sizes).astype(LOG)


def _exponential(x: np.ndarray) -> np.ndarray:
    cells, sizes = _parts(_log(x))
    return pair(cells, np.exp(sizes))


_RULES: dict[str, Callable[[Sequence[np.ndarray]], np.ndarray]] = {
    "add": _product,
    "subtract": _quotient,
    "negate": _inverse,
    "convert": lambda x: x[0],
}


class ByWeights:
    """The operations that lead from elements to sums of their exponentials."""

    def __init__(self) -> None:
        self._machine = _Machine()

    def is_followed(self, node: Node) -> bool:
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

    def is_fixed(self, node: Node) -> bool:
        return is_fixed(node, self._machine, self.is_followed)


def find(program: Program) -> Iterator[Weights]:
    """What of a program are such sums; raises `NoMatch` where it cannot be followed."""
    largest = max((n.size for n in program.leaves), default=0)
    floats = (n for n in program.inner if n.op != "stablehlo.while" and is_float(n.element))
    targets = [n for n in floats if 0 < n.size < largest]
    loops = any(n.op == "stablehlo.while" for n in program.order)
    if not targets or not (loops or len(program.inner) >= LONG):
        return
    short = program.short(targets)
    machine = _Machine(FUEL)
    runs = [short.run(machine, _drawn(short.leaves, machine, None)) for _ in range(2)]
    scaled = list(_scaled(targets, runs))
    for source in short.leaves:
        for axes, kept in choices(source, short):
            totals = [reduced(_parts(r[source])[0].sum(axis=axes)) for r in runs]
            wanted = [row_of(t) for t in totals]
            found: dict[Node, Spread] = {}
            for n, cells, rows in scaled:
                if n not in found and rows == wanted and program.is_long(n, source):
                    found.update((n, s) for s in spreads(n, cells, kept))
            if not found:
                continue
            numbers = _Numbers(program, targets, source, axes)
            maxima = [s for n in targets for s in numbers.maxima(n, kept)]
            parts = [s for n, s in found.items() if numbers.is_sum(s)]
            if not parts or not maxima:
                continue
            seen = program.seen([s.node for s in (*maxima, *parts)])
            parts = [s for s in parts if s.node in seen]
            if parts:
                yield Weights(source, axes, [s for s in maxima if s.node in seen], parts)


def _scaled(
    targets: list[Node], runs: list[Cells]
) -> Iterator[tuple[Node, np.ndarray, list[Row | None]]]:
    """Sums times what stands for a maximum of their shape (and of as many elements in the runs, as
    an axis may be short for one of them alone), last ones first."""
    first = runs[0]
    logs: dict[tuple[Shape, Shape], list[Node]] = {}
    for node in reversed(targets):
        if _is_log(first[node]):
            logs.setdefault((node.shape, first[node].shape), []).append(node)
    pairs = (
        (n, m)
        for n in reversed(targets)
        if not _is_log(first[n])
        for m in logs.get((n.shape, first[n].shape), ())
    )
    for n, m in islice(pairs, PAIRS):
        cells = [multiply(_parts(r[n])[0], _parts(r[m])[0]) for r in runs]
        yield n, cells[0], [row_of(x) for x in cells]


def _drawn(leaves: dict[Node, Node], machine: _Machine, order: int | None) -> Cells:
    """Cells without sizes; numbers in the order of a run."""
    found: Cells = {}
    for node, short in leaves.items():
        sizes = np.full(short.shape, np.nan)
        if order is not None:
            sizes = machine.random.uniform(-3.0, 3.0, short.shape)
            if order < 2:
                sizes = np.sort(sizes, axis=None)[:: 1 - 2 * order].reshape(short.shape)
            elif order == 2:
                sizes = np.rint(sizes)
        found[node] = pair(drawn(machine.random, short.shape), sizes).astype(LOG)
    return found


class _Numbers:
    """Runs with numbers, in several orders of the elements."""

    def __init__(
        self, program: Program, targets: list[Node], source: Node, axes: tuple[int, ...]
    ) -> None:
        short = program.short(targets)
        machine = _Machine(FUEL, exact=True)
        self._sizes: list[Cells] = []
        self._top: list[np.ndarray] = []
        self._sum: list[np.ndarray] = []
        for order in range(RUNS):
            cells = short.run(machine, _drawn(short.leaves, machine, order))
            self._sizes.append({n: _parts(x)[1] for n, x in cells.items()})
            x = self._sizes[-1][source]
            self._top.append(x.max(axis=axes, keepdims=True))
            self._sum.append(np.exp(x - self._top[-1]).sum(axis=axes))

    def maxima(self, node: Node, kept: tuple[int, ...]) -> Iterator[Spread]:
        """The node as the maximum in all runs."""
        for spread in spreads(node, self._sizes[-1][node], kept):
            if all(self._same(spread, r, w) for r, w in zip(self._sizes, self._top, strict=True)):
                yield spread

    def is_sum(self, spread: Spread) -> bool:
        return all(
            self._same(spread, r, w, CLOSE) for r, w in zip(self._sizes, self._sum, strict=True)
        )

    def _same(self, spread: Spread, run: Cells, wanted: np.ndarray, close: float = 0.0) -> bool:
        x = run[spread.node]
        line = [x.shape[k] if k in spread.axes else 1 for k in range(x.ndim)]
        if wanted.size != np.prod(line):
            return False
        return np.allclose(x, wanted.reshape(line), rtol=close, atol=0.0)
