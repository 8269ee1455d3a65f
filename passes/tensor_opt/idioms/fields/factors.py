"""Cholesky factors that a program computes, read from what it computes.

Given `G G^T` for a drawn triangle `G`, whose diagonal has squares (the roots that the field's
square root gives), a program that computes Cholesky factors gives `G`. A second run, in which all
that should not matter is no number, shows that nothing else does.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import prod

import numpy as np

from raise_kernel.passes.tensor_opt.graph import Node
from raise_kernel.passes.tensor_opt.idioms.fields.arithmetic import (
    canonical,
    drawn,
    multiply,
    product,
)
from raise_kernel.passes.tensor_opt.idioms.fields.trial import Cells, Trial
from raise_kernel.passes.tensor_opt.idioms.fields.views import Matrices, matrices


@dataclass(frozen=True)
class Factor:
    """The target's matrices have the factors of `matrix` in one triangle, in the other one what
    `base` has, or zeros where it is None."""

    matrix: Matrices
    base: Node | None
    lower: bool

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
            if not _begins(kind, trial):
                continue
            for found in dict.fromkeys((kind, replace(kind, base=None))):
                if _holds(found, trial, 1.0) and _holds(found, trial, np.nan):
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


def _begins(factor: Factor, trial: Trial) -> bool:
    """Whether the first turns of the loop, each of which gives a row or a column, do so."""
    given, wanted = _drawn(factor, trial, 1.0)
    outcome = trial.begin(given)
    found = factor.matrix.of(outcome.target)
    same = (canonical(found) == canonical(wanted)) | ~factor.part(found.shape)
    known = factor.matrix.n if outcome.turns is None else outcome.turns
    if known == 1:
        return bool(same[:, 0].all() or same[:, :, 0].all())
    return bool(same[:, :known, :known].all())


def _holds(factor: Factor, trial: Trial, other: float) -> bool:
    """Whether the target is the factors, all that should not matter being `other` or NaN."""
    view = factor.matrix
    given, wanted = _drawn(factor, trial, other)
    outcome = trial.run(given)
    part = factor.part(wanted.shape)
    whole = outcome.target * 0 if factor.base is None else outcome.cells[factor.base]
    expected = view.into(whole, np.where(part, wanted, view.of(whole)))
    return np.array_equal(canonical(outcome.target).reshape(-1), canonical(expected).reshape(-1))
