"""Triangular systems that a program solves, read from what it computes.

Where `T` is one triangle of a matrix (or of its transpose, or with ones on its diagonal), unknowns
with `T x = b` are what `stablehlo.triangular_solve` gives: `T` has an inverse, so there is no other
`x`.
A second run, in which nothing but `T` and `b` is a number, shows that nothing else matters.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from raise_kernel.passes.tensor_opt.graph import Node
from raise_kernel.passes.tensor_opt.idioms.fields.arithmetic import canonical, drawn, product
from raise_kernel.passes.tensor_opt.idioms.fields.trial import Trial
from raise_kernel.passes.tensor_opt.idioms.fields.views import (
    Matrices,
    Unknowns,
    matrices,
    unknowns,
)

Cells = dict[Node, np.ndarray]


@dataclass(frozen=True)
class Solve:
    """`places` of the target solve `triangle(matrix) x = rhs`; elsewhere it has what `base` has.

    `lower`: of the matrix as it is stored; `transposed`: the system has its transpose."""

    matrix: Matrices
    rhs: Node
    base: Node | None
    places: Unknowns
    lower: bool
    transposed: bool
    unit: bool

    def triangle(self, matrix: np.ndarray) -> np.ndarray:
        """Of stored matrices, the coefficients."""
        unit = int(self.unit)
        part = np.tril(matrix, -unit) if self.lower else np.triu(matrix, unit)
        if self.unit:
            part = part + np.eye(matrix.shape[-1])
        return part.swapaxes(-1, -2) if self.transposed else part

    def unused(self, matrix: np.ndarray) -> np.ndarray:
        """Whether each element of a stored matrix does not matter."""
        ones = np.ones(matrix.shape, bool)
        diagonal = int(self.unit)
        return ~np.tril(ones, -diagonal) if self.lower else ~np.triu(ones, diagonal)


def find(trial: Trial, base: Node | None, lengths: set[int]) -> Solve | None:
    """The systems of one of these `lengths` that the trial's target solves; `base`: what its array
    has before."""
    target, leaves = trial.target, trial.leaves
    least = min((p.n**2 for p in unknowns(target.shape, lengths)), default=None)
    sides = [n for n in leaves if n.size == target.size]
    if least is None or not any(a is not b and a.size >= least for a in leaves for b in sides):
        return None
    found_cells, cells = trial.run({})
    for found in _candidates(trial, found_cells, cells, base, lengths):
        if _holds(found, found_cells, cells) and _suffices(found, trial):
            return found
    return None


def _candidates(
    trial: Trial, target: np.ndarray, cells: Cells, base: Node | None, lengths: set[int]
) -> Iterator[Solve]:
    size = target.size
    stored = [n for n in trial.leaves if n.size >= 4]
    for places in unknowns(trial.target.shape, lengths):
        whole = places.n == places.shape[places.axis]
        count = None if places.batch is None else places.shape[places.batch]
        if not (whole or _kept(places, target, cells, base)):
            continue
        for node in stored:
            for matrix in matrices(node, places.n, count):
                for rhs in trial.leaves:
                    if rhs is node or rhs.size != size or not (whole or rhs is base):
                        continue
                    for lower in (True, False):
                        for transposed in (False, True):
                            for unit in (False, True):
                                yield Solve(matrix, rhs, None if whole else base, places,
                                            lower, transposed, unit)  # fmt: skip


def _kept(places: Unknowns, target: np.ndarray, cells: Cells, base: Node | None) -> bool:
    """Whether the target has what it had before outside of the unknowns."""
    return base is not None and _same(places.outside(target), places.outside(cells[base]))


def _same(a: np.ndarray, b: np.ndarray) -> bool:
    return np.array_equal(canonical(a), canonical(b), equal_nan=True)


def _holds(solve: Solve, target: np.ndarray, cells: Cells) -> bool:
    matrix = solve.matrix.of(cells[solve.matrix.node])
    x, b = solve.places.of(target), solve.places.of(cells[solve.rhs])
    if np.isnan(x).any():
        return False
    # A few systems first: most candidates differ at once.
    for part in (slice(0, 2), slice(None)):
        coefficients = solve.triangle(np.where(solve.unused(matrix[part]), 0.0, matrix[part]))
        if not _same(product(coefficients, x[part, :, part]), b[part, :, part]):
            return False
    return True


def _suffices(solve: Solve, trial: Trial) -> bool:
    """Whether nothing but the triangle and the right-hand sides has an effect."""
    given: Cells = {n: np.full(n.shape, np.nan) for n in trial.leaves}
    node, rhs, base = solve.matrix.node, solve.rhs, solve.base
    given[rhs] = drawn(trial.random, rhs.shape)
    if base is not None and base is not rhs:
        given[base] = drawn(trial.random, base.shape)
    shape = solve.matrix.of(np.zeros(node.shape)).shape
    values = drawn(trial.random, shape)
    used = np.where(solve.unused(values), np.nan, values)
    given[node] = solve.matrix.into(given[node], used)
    target, cells = trial.run(given)
    if not _holds(solve, target, cells):
        return False
    return base is None or _kept(solve.places, target, cells, base)
