"""Cholesky factors that a program computes, read from what it computes.

Given `G G^T` for a drawn triangle `G`, whose diagonal has squares (the roots that the field's
square root gives), a program that computes Cholesky factors gives `G`. A proof (proofs.py) shows
that nothing else which it reads has an effect, that it takes roots of the squares of `G`'s diagonal
alone, divides by that diagonal or its squares, and that all that it computes on its way is finite
where no element of the matrix or of `G` is larger than two to `Scale.quarter`, and no square on the
diagonal smaller than two to minus that.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from math import prod

import numpy as np

from raise_kernel.passes.tensor_opt.graph import Node
from raise_kernel.passes.tensor_opt.idioms.fields.arithmetic import (
    canonical,
    drawn,
    inverse,
    multiply,
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
from raise_kernel.passes.tensor_opt.idioms.fields.trial import Cells, Trial
from raise_kernel.passes.tensor_opt.idioms.fields.views import Matrices, matrices


@dataclass(frozen=True)
class Factor:
    """The target's matrices have the factors of `matrix` in one triangle, in the other one what
    `base` has, or zeros where it is None. `bounds`: what the guard asks of magnitudes."""

    matrix: Matrices
    base: Node | None
    lower: bool
    bounds: Scale = field(default_factory=Scale)

    def part(self, shape: tuple[int, ...]) -> np.ndarray:
        """Whether each element of matrices has a factor's."""
        ones = np.ones(shape, bool)
        return np.tril(ones) if self.lower else np.triu(ones)

    def lengthened(self, trial: Trial) -> Factor:
        """Of the tensors as they are."""
        return replace(self, matrix=self.matrix.lengthened(trial.shape(self.matrix.node)))


def find(trial: Trial, base: Node | None, lengths: set[int]) -> Factor | None:
    """The factors that the trial's target is; `base`: what its array has before."""
    for matrix in _views(trial, lengths):
        for kind in (Factor(matrix, base, True), Factor(matrix, base, False)):
            if not _agrees(kind, trial):
                continue
            kind = replace(kind, bounds=scale_of(trial.elements | {trial.target.element}))
            for found in dict.fromkeys((kind, replace(kind, base=None))):
                if not trial.tests_zero and _is_proved(found, trial):
                    return found.lengthened(trial)
    return None


def _views(trial: Trial, lengths: set[int]) -> Iterator[Matrices]:
    for node in trial.leaves:
        shape = trial.shape(node)
        size = prod(shape)
        if size != prod(trial.shape(trial.target)):
            continue
        for n in sorted((n for n in lengths if n > 1), reverse=True):
            counts: set[int | None] = {None}
            if size % (n * n) == 0 and size > n * n:
                counts.add(size // (n * n))
            for count in counts:
                yield from matrices(node, shape, n, count)


def _drawn(factor: Factor, trial: Trial, other: float) -> tuple[Cells, np.ndarray]:
    """Cells, those that should not matter `other` times a number; the factors of the matrices."""
    view = factor.matrix
    size = trial.shape(view.node)
    shape = view.of(np.zeros(size)).shape
    part = factor.part(shape)
    wanted = np.where(part, drawn(trial.random, shape), 0.0)
    ones = np.eye(shape[-1])
    wanted = np.where(ones == 1, multiply(wanted, wanted), wanted)
    turned = wanted.swapaxes(-1, -2)
    whole = product(wanted, turned) if factor.lower else product(turned, wanted)
    given = {n: trial.drawn(n) * other for n in trial.leaves}
    base = factor.base
    if base is not None:
        # What stays of it is a number where it is passed on only.
        given[base] = trial.drawn(base)
    unused = view.of(given[view.node])
    given[view.node] = view.into(given[view.node], np.where(part, whole, unused))
    return given, wanted


def _agrees(factor: Factor, trial: Trial) -> bool:
    """Whether a run gives the factors where it should."""
    given, wanted = _drawn(factor, trial, 1.0)
    found = factor.matrix.of(trial.run(given).target)
    return _same(np.where(factor.part(found.shape), found, wanted), wanted)


def _is_proved(factor: Factor, trial: Trial) -> bool:
    """Whether the target is the factors, for all matrices that the guard lets pass."""

    def once(seen: list[np.ndarray]) -> BoundedMachine | None:
        given, wanted = _drawn(factor, trial, np.nan)
        view, most = factor.matrix, factor.bounds.quarter
        part = factor.part(wanted.shape)
        cells = {n: pair(v, np.full(v.shape, most)) for n, v in given.items()}
        base = factor.base
        if base is not None:
            inside = part if base is view.node else np.zeros(part.shape, bool)
            kept = np.full(cells[base].shape, KEPT)
            bounds = view.into(kept, np.where(inside, most, view.of(kept)))
            cells[base] = pair(given[base], bounds)
        quantities = _quantities(factor, wanted, view.of(given[view.node]))
        machine = BoundedMachine(trial.fuel, quantities=quantities, scale=factor.bounds, seen=seen)
        found = field_of(trial.follow(machine, cells))
        whole = found * 0 if base is None else given[base].reshape(found.shape)
        expected = view.into(whole, np.where(part, wanted, view.of(whole)))
        return machine if _same(found, expected.reshape(found.shape)) else None

    return holds(once, factor.matrix.n)


def _quantities(factor: Factor, wanted: np.ndarray, matrices: np.ndarray) -> Quantities:
    """Matrices and factors, with the bounds of the guard."""
    most = factor.bounds.quarter
    diagonal = np.einsum("bii->bi", wanted)
    square = multiply(diagonal, diagonal)
    return Quantities(
        [
            Quantity(square, most, -most, positive=True),
            Quantity(diagonal, most, -most),
            Quantity(inverse(diagonal), most, -most),
            Quantity(inverse(square), most, -most),
            Quantity(wanted, most),
            Quantity(np.where(factor.part(wanted.shape), matrices, np.nan), most),
        ]
    )


def _same(a: np.ndarray, b: np.ndarray) -> bool:
    return np.array_equal(canonical(a), canonical(b))
