"""Recognizes triangular systems that a program solves, by interpretation.

Where `T` is one triangle of a matrix (or of its transpose, or with another diagonal), unknowns with
`T x = b` are what `stablehlo.triangular_solve` gives: `T` has an inverse, so there is no other `x`.
A first run shows which triangle and which right-hand sides these may be. A proof (proofs.py) then
shows that the program gives `x` for `T x`, that nothing else which it reads has an effect, that it
divides by elements of the diagonal alone, and that all that it computes on its way is finite where
no coefficient, right-hand side or unknown is larger than two to `Scale.quarter`, and no element of
the diagonal smaller than two to minus that. Where it asks whether numbers are zero, those must be
unknowns, times an element of the diagonal or not: the guard asks that none is zero.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

import numpy as np

from raise_kernel.passes.tensor_opt.graph import Node
from raise_kernel.passes.tensor_opt.idioms.fields.arithmetic import (
    canonical,
    drawn,
    inverse,
    multiply,
    of_floats,
    product,
)
from raise_kernel.passes.tensor_opt.idioms.fields.bounded import (
    KEPT,
    BoundedMachine,
    Quantities,
    Quantity,
    Scale,
    field_of,
    pair,
    scale_of,
)
from raise_kernel.passes.tensor_opt.idioms.fields.proofs import holds
from raise_kernel.passes.tensor_opt.idioms.fields.trial import Cells, Outcome, Trial
from raise_kernel.passes.tensor_opt.idioms.fields.views import (
    Matrices,
    Unknowns,
    matrices,
    unknowns,
)

# Unknowns that are looked at first: most candidates differ at once.
FIRST = 4


@dataclass(frozen=True)
class Diagonal:
    """Of a triangle: what is stored there; ones where `unit`; else the elements of `node`, or one
    over them."""

    unit: bool = False
    node: Node | None = None
    inverse: bool = False


@dataclass(frozen=True)
class Solve:
    """`places` of the target solve `triangle(matrix) x = scale * rhs`; elsewhere it has what `base`
    has.

    `lower`: of the matrix as it is stored; `transposed`: the system has its transpose. `scale`: a
    number, or a tensor of one element. `bounds`: what the guard asks of magnitudes; `tests_zero`:
    that no unknown is zero, either."""

    matrix: Matrices
    rhs: Node
    base: Node | None
    places: Unknowns
    lower: bool
    transposed: bool
    diagonal: Diagonal
    scale: float | Node = 1.0
    bounds: Scale = field(default_factory=Scale)
    tests_zero: bool = False

    @property
    def unit(self) -> bool:
        return self.diagonal.unit

    def triangle(self, cells: Cells) -> np.ndarray:
        """The coefficients, as [systems or 1, n, n]."""
        matrix = self.matrix.of(cells[self.matrix.node])
        part = np.where(self.unused(matrix), 0.0, matrix)
        node = self.diagonal.node
        if self.unit:
            part = part + np.eye(matrix.shape[-1])
        elif node is not None:
            given = cells[node].reshape(-1, 1, matrix.shape[-1])
            given = inverse(given) if self.diagonal.inverse else given
            part = part + np.eye(matrix.shape[-1]) * given
        return part.swapaxes(-1, -2) if self.transposed else part

    def unused(self, matrix: np.ndarray) -> np.ndarray:
        """Whether each element of a stored matrix does not matter."""
        return _unused(matrix.shape[-1], self.lower, int(self.diagonal != Diagonal()))

    def lengthened(self, trial: Trial) -> Solve:
        """Of the tensors as they are."""
        places = self.places.lengthened(trial.shape(trial.target), trial.target.shape)
        matrix = self.matrix.lengthened(trial.shape(self.matrix.node))
        return replace(self, matrix=matrix, places=places)


@functools.cache
def _unused(n: int, lower: bool, beside: int) -> np.ndarray:
    ones = np.ones((n, n), bool)
    return ~np.tril(ones, -beside) if lower else ~np.triu(ones, beside)


def find(trial: Trial, base: Node | None, lengths: set[int]) -> Solve | None:
    """The systems of one of these `lengths` that the trial's target solves; `base`: what its array
    has before."""
    shape = trial.shape(trial.target)
    least = min((p.n**2 for p in unknowns(shape, lengths)), default=None)
    if least is None or len(trial.leaves) < 2:
        return None
    if not any(np.prod(trial.shape(n)) >= least for n in trial.leaves):
        return None
    first = trial.run({})
    for solve in _scaled(trial, first, _candidates(trial, first, base, lengths)):
        found = replace(solve, bounds=scale_of(trial.elements | {trial.target.element}))
        if _is_proved(found, trial):
            return replace(found, tests_zero=trial.tests_zero).lengthened(trial)
    return None


def _is_proved(solve: Solve, trial: Trial) -> bool:
    """Whether the target is the unknowns, for all matrices and right-hand sides that the guard lets
    pass; whatever else the program reads."""

    def once(seen: list[np.ndarray]) -> BoundedMachine | None:
        given, x = _drawn(solve, trial)
        machine = BoundedMachine(
            trial.fuel, quantities=_quantities(solve, given, x), scale=solve.bounds, seen=seen
        )
        found = trial.follow(machine, given)
        same = _same(field_of(solve.places.of(found)), x)
        kept = solve.base is None or _stays(solve, found, given[solve.base])
        return machine if same and kept else None

    return holds(once, solve.places.n)


def _drawn(solve: Solve, trial: Trial) -> tuple[Cells, np.ndarray]:
    """Bounded cells of all leaves, none of which is a number besides the triangle, the right-hand
    sides and what stays; and the unknowns."""
    bounds = solve.bounds.quarter
    given: Cells = {n: np.full(trial.shape(n), np.nan) for n in trial.leaves}
    _give_triangle(solve, trial, given)
    places = solve.places.within(trial.shape(solve.rhs))
    assert places is not None
    x = drawn(trial.random, solve.places.of(np.zeros(trial.shape(trial.target))).shape)
    rhs = multiply(product(solve.triangle(given), x), inverse(_scale_cell(solve, given)))
    given[solve.rhs] = places.into(given[solve.rhs], rhs)
    cells = {n: pair(v, np.full(v.shape, bounds)) for n, v in given.items()}
    if solve.base is not None:
        before = cells[solve.base]
        kept = pair(trial.drawn(solve.base), np.full(before.shape, KEPT))
        if solve.base is not solve.rhs:
            kept = solve.places.into(kept, solve.places.of(before))
        cells[solve.base] = np.where(np.isnan(field_of(before)), kept, before)
    return cells, x


def _give_triangle(solve: Solve, trial: Trial, given: Cells) -> None:
    """Draw what the triangle is made of."""
    node = solve.matrix.node
    shape = solve.matrix.of(np.zeros(trial.shape(node))).shape
    values = drawn(trial.random, shape)
    before = solve.matrix.of(given[node])
    given[node] = solve.matrix.into(given[node], np.where(solve.unused(values), before, values))
    for other in (solve.diagonal.node, solve.scale):
        if isinstance(other, Node):
            given[other] = trial.drawn(other)


def _quantities(solve: Solve, given: Cells, x: np.ndarray) -> Quantities:
    """Coefficients, unknowns and right-hand sides, with the bounds of the guard."""
    most = solve.bounds.quarter
    cells = {n: field_of(v) for n, v in given.items()}
    triangle = solve.triangle(cells)
    diagonal = np.einsum("bii->bi", triangle)
    scale = _scale_cell(solve, cells)
    right = product(triangle, x)
    return Quantities(
        [
            Quantity(diagonal, most, -most),
            Quantity(inverse(diagonal), most, -most),
            Quantity(triangle, most),
            Quantity(x, most, tested=True),
            Quantity(multiply(diagonal[:, :, None], x), 2 * most, tested=True),
            Quantity(scale, most, tested=True),
            Quantity(right, 2 * most),
            Quantity(multiply(right, inverse(scale)), most),
        ]
    )


def _candidates(
    trial: Trial, first: Outcome, base: Node | None, lengths: set[int]
) -> Iterator[Solve]:
    changed = None
    if base is not None and trial.shape(base) == first.target.shape:
        changed = np.nonzero(canonical(first.target) != canonical(first.cells[base]))
    for places in dict.fromkeys(_places(first, changed, lengths)):
        count = None if places.batch is None else places.sizes[places.batch]
        whole = places.whole
        if not (whole or _kept(places, first, base)):
            continue
        for node in trial.leaves:
            for matrix in matrices(node, trial.shape(node), places.n, count):
                for diagonal in _diagonals(trial, matrix):
                    for lower in (True, False):
                        for transposed in (False, True):
                            yield Solve(matrix, node, None if whole else base, places,
                                        lower, transposed, diagonal)  # fmt: skip


def _places(first: Outcome, changed: object, lengths: set[int]) -> Iterator[Unknowns]:
    shape = first.target.shape
    yield from unknowns(shape, lengths)
    if isinstance(changed, tuple):
        yield from unknowns(shape, lengths, changed)


def _diagonals(trial: Trial, matrix: Matrices) -> Iterator[Diagonal]:
    yield Diagonal()
    yield Diagonal(unit=True)
    count = 1 if matrix.batch is None else matrix.shape[matrix.batch]
    for node in trial.leaves:
        shape = trial.shape(node)
        if node is not matrix.node and shape in ((matrix.n,), (count, matrix.n)):
            yield Diagonal(node=node)
            yield Diagonal(node=node, inverse=True)


def _scaled(trial: Trial, first: Outcome, candidates: Iterator[Solve]) -> Iterator[Solve]:
    """The candidates that hold, with the right-hand sides and their scale."""
    sides = _Sides(trial, first)
    for solve in candidates:
        y, rows = _residual(solve, first, FIRST)
        if np.isnan(y).any():
            continue
        direction = _direction(y)
        for rhs in trial.leaves:
            if rhs is solve.matrix.node or rhs is solve.diagonal.node:
                continue
            if direction is not None and sides.direction(rhs, solve.places, rows) != direction:
                continue
            found = _with_rhs(replace(solve, rhs=rhs), trial, first)
            if found is not None:
                yield found


Direction = tuple[tuple[int, ...], bytes]


def _direction(x: np.ndarray) -> Direction | None:
    """What arrays have in common that are multiples of one another: their elements over the first
    one. None where that is zero, or must not matter."""
    first = inverse(x.flat[:1])
    return None if np.isnan(first).any() else (x.shape, canonical(multiply(x, first)).tobytes())


class _Sides:
    """The directions of what may be right-hand sides, each found once: many triangles are tried
    with each."""

    def __init__(self, trial: Trial, first: Outcome) -> None:
        self._trial = trial
        self._first = first
        self._known: dict[tuple[Node, Unknowns, int, int], Direction | None] = {}

    def direction(self, rhs: Node, places: Unknowns, rows: slice) -> Direction | None:
        """Of the rows of a right-hand side; None where it has no such, too."""
        key = rhs, places, rows.start, rows.stop
        if key not in self._known:
            there = places.within(self._trial.shape(rhs))
            b = None if there is None else there.of(self._first.cells[rhs])[:, rows]
            self._known[key] = None if b is None else _direction(b)
        return self._known[key]


def _with_rhs(solve: Solve, trial: Trial, first: Outcome) -> Solve | None:
    places = solve.places.within(trial.shape(solve.rhs))
    if places is None:
        return None
    scale: float | Node | None = None
    for count in (FIRST, None):
        y, rows = _residual(solve, first, count)
        b = places.of(first.cells[solve.rhs])[:, rows]
        ratio = multiply(y.flat[0], inverse(b.flat[:1]))
        if np.isnan(ratio).any() or not _same(y, multiply(b, ratio)):
            return None
        if scale is None:
            scale = _scale(float(canonical(ratio)[0]), trial, first.cells)
            if scale is None:
                return None
    return replace(solve, scale=1.0 if scale is None else scale)


def _residual(solve: Solve, first: Outcome, count: int | None) -> tuple[np.ndarray, slice]:
    """`triangle x` for the unknowns that come first (`count` of them), and which those are."""
    n = solve.places.n
    known = n if count is None else min(n, count)
    forward = solve.lower != solve.transposed
    rows = slice(0, known) if forward else slice(n - known, n)
    x = solve.places.of(first.target)[:, rows]
    part = _part(solve, rows)
    return product(part.triangle(_cut(solve, first.cells, rows)), x), rows


def _part(solve: Solve, rows: slice) -> Solve:
    """Of some of the unknowns: a triangle by itself."""
    known = rows.stop - rows.start
    matrix = solve.matrix
    count = 1 if matrix.batch is None else matrix.shape[matrix.batch]
    return replace(solve, matrix=Matrices(matrix.node, (count, known, known), 0, known))


def _cut(solve: Solve, cells: Cells, rows: slice) -> Cells:
    given = {solve.matrix.node: solve.matrix.of(cells[solve.matrix.node])[:, rows, rows]}
    node = solve.diagonal.node
    if node is not None:
        given[node] = cells[node].reshape(-1, solve.places.n)[:, rows]
    return given


def _scale(ratio: float, trial: Trial, cells: Cells) -> float | Node | None:
    """What is this cell: a number of the program, or an element that it reads."""
    if ratio == 1.0:
        return 1.0
    for value in trial.constants():
        for number in (value, -value):
            if float(canonical(of_floats(np.array([number])))[0]) == ratio:
                return number
    for node in trial.leaves:
        if node.size == 1 and float(canonical(cells[node]).flat[0]) == ratio:
            return node
    return None


def _kept(places: Unknowns, outcome: Outcome, base: Node | None) -> bool:
    """Whether the target has what it had before outside of the unknowns."""
    if base is None or outcome.cells[base].size != outcome.target.size:
        return False
    return _same(places.outside(outcome.target), places.outside(outcome.cells[base]))


def _same(a: np.ndarray, b: np.ndarray) -> bool:
    return np.array_equal(canonical(a), canonical(b), equal_nan=True)


def _stays(solve: Solve, found: np.ndarray, before: np.ndarray) -> bool:
    """Whether the target has what it had before outside of the unknowns."""
    parts = [field_of(solve.places.outside(v)) for v in (found, before)]
    return _same(*parts)


def _scale_cell(solve: Solve, cells: Cells) -> np.ndarray:
    if isinstance(solve.scale, Node):
        return cells[solve.scale].reshape(-1)[:1]
    return of_floats(np.array([solve.scale]))
