"""Recognizes means and central sums of squares that a program computes.

Welford's updates (Technometrics 4, 1962) and the merges of two parts' counts, means and squares
(Chan, Golub and LeVeque, 1979) are polynomials of the elements, of degree two at most: whatever the
order, the lanes and the tree, they are the sum over the count, and the sum of squares less the
squared sum over the count. Which elements, is tried: those of every tensor that the program starts
from, along every choice of its axes.

That a value is this polynomial is proved by running the program in an abstract domain (affine.py):

- Its degree is known, so that agreement at random points is an identity test with a known error,
  below 2**-100. The points are drawn from a hash of the program.
- It is translated with its elements as a mean, or not at all, and only values that stay are
  multiplied. So the program's rounding errors are those of Welford's updates (Chan, Golub and
  LeVeque, "Algorithms for Computing the Sample Variance", 1983), which the two-pass form has at
  most. A sum of squares less a squared sum is refused: its errors grow with the square of the mean.
  A variance about the first element is taken: that is an element, so its distance from the mean is
  at most the root of the sum of squares.
- Nothing is divided by elements, nothing else is added to them, no element is compared, no terms
  cancel but for their rounding (a compensation), and no factor underflows.
- All its intermediate values are finite where the elements are not larger than `largest`: what is
  masked by a factor of zero is zero then.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from math import prod

import numpy as np

from raise_kernel.bindings import ir
from raise_kernel.passes.tensor_opt.graph import Node
from raise_kernel.passes.tensor_opt.graph.node import Origin, Shape
from raise_kernel.passes.tensor_opt.idioms.moments import affine, residues
from raise_kernel.passes.tensor_opt.idioms.moments.affine import LINEAR, ROWS, SQUARE
from raise_kernel.passes.tensor_opt.idioms.moments.affine_machine import AffineMachine
from raise_kernel.passes.tensor_opt.idioms.moments.followed import (
    LONG,
    Cells,
    Program,
    Row,
    Short,
    Spread,
    choices,
    inner_operations,
)
from raise_kernel.stablehlo.attributes import Scatter
from raise_kernel.stablehlo.elements import is_float
from raise_kernel.stablehlo.moves import MOVES

# What a run may cost.
FUEL = 1 << 25
# Tensors that a program passes through and that are tried as its start.
INNER = 32
# How much larger than their mean and their squares what is added to `n` elements may be, as a
# multiple of `n` and of `n` cubed. The updates add up to `n` and a third of `n` cubed.
LARGER = 8
# How many of the smallest numbers a result may be off by underflow.
LOW = 2.0**26
# Elements that are smaller are always taken.
LEAST = 64.0
# In float64: coefficients that are not equal by chance of the primes differ by more.
CLOSE = 1e-4

_LINEAR = ("add", "subtract", "multiply", "divide", "negate", "convert", "dot_general", "reduce",
           "scatter")  # fmt: skip
_SIZES = ("compare", "maximum", "minimum", "abs")
_WHOLE = ("while", "constant", "iota", "return", "and", "or", "not", "xor", "clamp", "remainder",
          "shift_left", "shift_right_arithmetic", "shift_right_logical",
          "bitcast_convert")  # fmt: skip
INSIDE = frozenset(f"stablehlo.{name}" for name in (*_WHOLE, *_LINEAR, *MOVES))


@dataclass(frozen=True)
class Moments:
    """Of the elements of `source` along `axes`: values that are their means, and values that are
    their sums of squared differences from the mean, where no element is larger than `largest`.
    `apart`: in each row of elements for itself."""

    source: Node
    axes: tuple[int, ...]
    means: list[Spread]
    squares: list[Spread]
    largest: float
    apart: bool


def _is_inside(op: ir.Operation) -> bool:
    """Whether a loop may have it: floats are not compared there."""
    if op.name in INSIDE:
        return True
    types = [v.type for v in op.operands if isinstance(v.type, ir.RankedTensorType)]
    whole = all(not is_float(str(t.element_type)) for t in types)
    return whole and op.name.removeprefix("stablehlo.") in _SIZES


def is_followed(node: Node) -> bool:
    """Whether it is computed from elements by arithmetic and moves alone."""
    if node.op == "result":
        return is_float(node.element)
    if node.op == "stablehlo.while":
        assert isinstance(node.attr, Origin)
        return all(map(_is_inside, inner_operations(node.attr.op)))
    if isinstance(node.attr, Origin) or not is_float(node.element):
        return False
    if node.op == "convert":
        return is_float(node.operands[0].element)
    if node.op == "reduce":
        return node.attr[1] == "add"
    if isinstance(node.attr, Scatter):
        return node.attr.kind in ("set", "add")
    return node.op in MOVES or (node.op in _LINEAR and node.op != "dot_general")


def find(program: Program) -> Iterator[Moments]:
    """What of a program are moments; raises `NoMatch` where it cannot be followed."""
    largest = max((n.size for n in program.leaves), default=0)
    targets = [
        n for n in program.inner if n.op != "stablehlo.while" and 0 < n.size < largest
    ]  # fmt: skip
    divides = any(n.op == "divide" for n in program.order)
    loops = [n for n in program.order if n.op == "stablehlo.while"]
    if not targets or not (loops or (divides and len(program.inner) >= LONG)):
        return
    runs = _Runs(program.short(targets))
    inner = [n for n in targets if n.op in _LINEAR or n.op == "reshape"]
    inner.sort(key=lambda n: -n.size)
    for sources in (program.leaves, inner[:INNER]):
        found = False
        for source in sources:
            for moments in _of_source(source, program, runs):
                found = True
                yield moments
        if found:
            return


class _Runs:
    """A run in which all tensors have elements, to see what is worth a proof, and the proofs."""

    def __init__(self, short: Short) -> None:
        self.short = short
        text = str(short.module).encode()
        self._random = np.random.default_rng(list(hashlib.blake2b(text, digest_size=16).digest()))
        leaves = short.leaves
        given = {
            n: self._elements(s.shape, np.zeros(s.shape, np.uint64)) for n, s in leaves.items()
        }
        cells = short.run(AffineMachine(FUEL), given)
        self.residues = {n: residues.canonical(x["residues"]) for n, x in cells.items()}
        self._rows: dict[Row, list[Node]] = {}
        for node in short.targets:
            self._rows.setdefault(_row(self.residues[node]), []).append(node)

    def equal(self, wanted: np.ndarray) -> list[Node]:
        """The targets that have these residues."""
        return self._rows.get(_row(residues.canonical(wanted)), [])

    def proof(self, source: Node, axes: tuple[int, ...]) -> _Proof:
        """The program with elements in one tensor alone, and nothing known of the others."""
        shape = self.short.shape(source)
        kept = [n for k, n in enumerate(shape) if k not in axes]
        bits = np.zeros(prod(kept), np.uint64)
        apart = prod(kept) <= ROWS
        if apart:
            bits = np.left_shift(np.uint64(1), np.arange(prod(kept), dtype=np.uint64))
        line = [1 if k in axes else n for k, n in enumerate(shape)]
        given = {n: affine.lost(s.shape) for n, s in self.short.leaves.items()}
        given[source] = self._elements(shape, np.broadcast_to(bits.reshape(line), shape))
        machine = AffineMachine(FUEL)
        return _Proof(self.short.run(machine, given), source, axes, machine.largest(), apart)

    def _elements(self, shape: Shape, rows: np.ndarray) -> np.ndarray:
        return affine.elements(self._random, shape, rows)


@dataclass(frozen=True)
class _Proof:
    """What a run of the program on elements of `source` says of its values."""

    cells: Cells
    source: Node
    axes: tuple[int, ...]
    largest: float
    apart: bool

    def holds(self, spread: Spread, degree: int) -> bool:
        """Whether a value is the mean (of degree one), or the sum of squares (of degree two)."""
        x, elements = self.cells[spread.node], self.cells[self.source]
        count = prod(elements.shape[a] for a in self.axes)
        line = [n if k in spread.axes else 1 for k, n in enumerate(x.shape)]
        wanted = _moments(elements["residues"], self.axes)[degree - 1]
        wanted = wanted.reshape(*line, residues.WIDTH)
        near = elements["near"][..., 0]
        number = near.mean(axis=self.axes)
        if degree == 2:
            number = count * near.var(axis=self.axes)
        rows = np.bitwise_or.reduce(elements["rows"], axis=self.axes).reshape(line)
        return (
            bool((x["kind"] == (LINEAR, SQUARE)[degree - 1]).all())
            and not residues.reduced(x["residues"] - wanted).any()
            and np.allclose(x["near"][..., 0], number.reshape(line), rtol=CLOSE, atol=CLOSE)
            and bool((x["rows"] & ~rows == 0).all())
            and bool((x["most"] <= LARGER * float(count) ** (1, 3)[degree - 1]).all())
            and bool((x["low"] <= LOW).all())
        )


def _row(x: np.ndarray) -> Row:
    """Residues without axes along which they are all the same, and how long the others are."""
    for axis in range(x.ndim - 1):
        first = x.take([0], axis)
        if x.shape[axis] > 1 and (x == first).all():
            x = first
    return tuple(n for n in x.shape[:-1] if n > 1), x.tobytes()


def _of_source(source: Node, program: Program, runs: _Runs) -> Iterator[Moments]:
    """Moments of the elements of one tensor, along each choice of axes."""
    if source not in runs.residues:
        return
    for axes, kept in choices(source, runs.short):
        wanted = _moments(runs.residues[source], axes)
        equal = [
            [
                s
                for n in runs.equal(x)
                if program.is_long(n, source)
                for s in _spreads(n, runs, kept)
            ]
            for x in wanted
        ]
        if not any(equal):
            continue
        proof = runs.proof(source, axes)
        found = [
            [s for s in part if proof.holds(s, degree)] for degree, part in enumerate(equal, 1)
        ]
        seen = program.apart([s.node for part in found for s in part], source)
        means, squares = ([s for s in part if s.node in seen] for part in found)
        if (means or squares) and proof.largest >= LEAST:
            yield Moments(source, axes, means, squares, proof.largest, proof.apart)


def _spreads(node: Node, runs: _Runs, kept: Shape) -> Iterator[Spread]:
    """How the axes of a source, of these lengths, are in a node."""
    x = runs.residues[node]
    axes = tuple(k for k in range(node.rank) if (x != x.take([0], k)).any())
    if tuple(node.shape[k] for k in axes) == kept:
        yield Spread(node, axes)


def _moments(cells: np.ndarray, axes: tuple[int, ...]) -> tuple[np.ndarray, np.ndarray]:
    """Residues of the mean and of the sum of squared differences from it."""
    count = prod(cells.shape[a] for a in axes)
    part = residues.inverse(residues.of_integers(np.array(count)))
    total = residues.reduced(cells.sum(axis=axes))
    mean = residues.multiply(total, part)
    squares = residues.reduced(residues.multiply(cells, cells).sum(axis=axes))
    return mean, residues.reduced(squares - residues.multiply(total, mean))
