"""Cholesky factors that a program computes, read from what it computes.

Given `G G^T` for a drawn triangle `G`, whose diagonal has squares (the roots that the field's
square root gives), a program that computes Cholesky factors gives `G`. A second run, in which only
one triangle of the matrix is numbers, shows that nothing else matters.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from raise_kernel.passes.tensor_opt.graph import Node
from raise_kernel.passes.tensor_opt.idioms.fields.arithmetic import (
    canonical,
    drawn,
    multiply,
    product,
)
from raise_kernel.passes.tensor_opt.idioms.fields.trial import Trial
from raise_kernel.passes.tensor_opt.idioms.fields.views import Matrices, matrices


@dataclass(frozen=True)
class Factor:
    """The target's matrices have the Cholesky factors of `matrix` in one triangle; in the other
    one what `base` has, or zeros where it is None."""

    matrix: Matrices
    base: Node | None
    lower: bool

    def part(self, shape: tuple[int, ...]) -> np.ndarray:
        """Whether each element of matrices is in the triangle."""
        ones = np.ones(shape, bool)
        return np.tril(ones) if self.lower else np.triu(ones)


def find(trial: Trial, base: Node | None, lengths: set[int]) -> Factor | None:
    """The factors that the trial's target is; `base`: what its array has before."""
    for matrix in _views(trial, lengths):
        for lower in (True, False):
            rest = [None] if base is None else [base, None]
            for found in (Factor(matrix, b, lower) for b in rest):
                if _holds(found, trial, 1.0) and _holds(found, trial, np.nan):
                    return found
    return None


def _views(trial: Trial, lengths: set[int]) -> Iterator[Matrices]:
    for node in trial.leaves:
        if node.size != trial.target.size:
            continue
        for n in sorted((n for n in lengths if n > 1 and node.size % (n * n) == 0), reverse=True):
            count = None if node.size == n * n else node.size // (n * n)
            for view in matrices(node, n, count):
                if view.of(np.zeros(node.shape)).size == node.size:
                    yield view


def _holds(factor: Factor, trial: Trial, other: float) -> bool:
    """Whether the target is the factors, all that should not matter being `other` or NaN."""
    view = factor.matrix
    shape = view.of(np.zeros(view.node.shape)).shape
    part = factor.part(shape)
    wanted = np.where(part, drawn(trial.random, shape), 0.0)
    diagonal = np.eye(shape[-1], dtype=bool)
    wanted = np.where(diagonal, multiply(wanted, wanted), wanted)
    turned = wanted.swapaxes(-1, -2)
    whole = product(wanted, turned) if factor.lower else product(turned, wanted)
    unused = drawn(trial.random, shape) * other
    given = {n: drawn(trial.random, n.shape) * other for n in trial.leaves}
    base = factor.base
    if base is view.node:
        # What stays of it is a number where it is passed on only.
        unused = drawn(trial.random, shape)
    elif base is not None:
        given[base] = drawn(trial.random, base.shape)
    given[view.node] = view.into(given[view.node], np.where(part, whole, unused))
    target, cells = trial.run(given)
    found = view.of(target)
    kept = np.zeros(shape) if base is None else view.of(cells[base])
    expected = np.where(part, wanted, kept)
    return np.array_equal(canonical(found), canonical(expected))
