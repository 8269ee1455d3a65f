"""Recognizes tridiagonal systems that a program solves, by interpretation.

With `a[i] x[i-1] + b[i] x[i] + c[i] x[i+1] = d[i]` for all `i` the unknowns are the solution, in
whatever order they were eliminated: by Thomas' algorithm, by cyclic reduction, in parallel or not.
A proof (proofs.py) shows that nothing else which the program reads has an effect, that it divides
by pivots alone, of Thomas' algorithm or of cyclic reduction (pivots.py), and that all that it
computes on its way is finite where the diagonal dominates and numbers are not too large.
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
    multiply,
    of_floats,
    reduced,
)
from raise_kernel.passes.tensor_opt.idioms.fields.bounded import (
    BoundedMachine,
    Scale,
    field_of,
    pair,
    scale_of,
)
from raise_kernel.passes.tensor_opt.idioms.fields.lanes import FEW
from raise_kernel.passes.tensor_opt.idioms.fields.pivots import Bands, quantities
from raise_kernel.passes.tensor_opt.idioms.fields.proofs import holds
from raise_kernel.passes.tensor_opt.idioms.fields.trial import Cells, Outcome, Trial
from raise_kernel.passes.tensor_opt.idioms.fields.views import Unknowns, unknowns

# A system of fewer unknowns is no matter.
LEAST = 4
# Systems that are looked at, at most.
MOST = 64
# Exponents are at most one of so many parts of the largest: products of four are finite.
PARTS = 5


@dataclass(frozen=True)
class Band:
    """The coefficients beside or on the diagonal, as [unknowns, systems]: a number; or elements of
    `node`, which lie as the unknowns do (`places`) or are one line for all systems. That of row `i`
    is the one at `i - late`."""

    number: float | None = None
    node: Node | None = None
    places: Unknowns | None = None
    late: int = 0

    def of(self, cells: Cells, n: int) -> np.ndarray:
        """From row 1 on where they are late."""
        if self.node is None:
            return np.broadcast_to(of_floats(np.array([[self.number]])), (n, 1))
        x = cells[self.node]
        if self.places is not None:
            return self.places.of(x)[0]
        return np.broadcast_to(x.reshape(-1, 1), (n if x.size == 1 else x.size, 1))

    def lengthened(self, trial: Trial) -> Band:
        if self.node is None or self.places is None:
            return self
        return replace(self, places=self.places.lengthened(trial.shape(self.node), self.node.shape))


@dataclass(frozen=True)
class Tridiagonal:
    """`places` of the target solve systems of these bands and right-hand sides. `bounds`: what the
    guard asks of magnitudes."""

    places: Unknowns
    below: Band
    on: Band
    above: Band
    rhs: Band
    bounds: Scale = field(default_factory=Scale)

    def lengthened(self, trial: Trial) -> Tridiagonal:
        """Of the tensors as they are."""
        parts = {k: getattr(self, k).lengthened(trial) for k in ("below", "on", "above", "rhs")}
        places = self.places.lengthened(trial.shape(trial.target), trial.target.shape)
        return replace(self, places=places, **parts)

    @property
    def bands(self) -> tuple[Band, ...]:
        return self.below, self.on, self.above, self.rhs


def find(trial: Trial, lengths: set[int]) -> Tridiagonal | None:
    """The systems of one of these lengths that the target solves. Those are independent: of many
    systems the trial has a few."""
    shape = trial.shape(trial.target)
    long = [n for n in shape if n > FEW]
    if not trial.leaves or (len(long) > 1 and prod(shape) > MOST * max(long)):
        return None
    outcome = trial.run({})
    if trial.tests_zero or np.isnan(outcome.target).any():
        return None
    for places in unknowns(shape, {n for n in lengths if n >= LEAST}):
        if places.batch is None and places.whole:
            for found in _candidates(places, trial, outcome):
                bounds = scale_of(trial.elements | {trial.target.element}, PARTS)
                found = replace(found, bounds=bounds)
                if found.rhs.places is not None and _is_proved(found, trial):
                    return found.lengthened(trial)
    return None


def _candidates(places: Unknowns, trial: Trial, outcome: Outcome) -> Iterator[Tridiagonal]:
    n, cells = places.n, outcome.cells
    x = places.of(outcome.target)[0]
    bands = list(_bands(places, trial))
    sides = [b for b in bands if b.node is not None and _rows(b, cells, n) == n]
    for rhs in sides:
        d = rhs.of(cells, n)
        for on in bands:
            if on.node is rhs.node or _rows(on, cells, n) < n:
                continue
            rest = reduced(d - multiply(on.of(cells, n)[:n], x))
            for above in bands:
                # The first row has no coefficient below the diagonal.
                if above.node in (rhs.node, on.node) and above.node is not None:
                    continue
                high = above.of(cells, n)
                if not _same(multiply(high[:1], x[1:2]), rest[:1]):
                    continue
                left = reduced(rest[1:])
                left = reduced(left - np.vstack([multiply(high[1 : n - 1], x[2:]), left[-1:] * 0]))
                yield from (
                    Tridiagonal(places, below, on, above, rhs)
                    for below in _below(bands, left, x[:-1], cells, n)
                )


def _below(
    bands: list[Band], left: np.ndarray, x: np.ndarray, cells: Cells, n: int
) -> Iterator[Band]:
    for band in bands:
        low = band.of(cells, n)
        for late in (0, 1):
            part = low[: n - 1] if late else low[1:n]
            if len(part) == n - 1 and _same(multiply(part, x), left):
                yield replace(band, late=late)
                break


def _bands(places: Unknowns, trial: Trial) -> Iterator[Band]:
    for node in trial.leaves:
        shape = trial.shape(node)
        view = places.within(shape)
        if view is not None:
            yield Band(node=node, places=view)
        elif node.size == 1 or (len(shape) == 1 and places.n - 1 <= shape[0] <= places.n):
            yield Band(node=node)
    for number in trial.constants():
        yield Band(number=number)
        yield Band(number=-number)


def _rows(band: Band, cells: Cells, n: int) -> int:
    return len(band.of(cells, n))


def _same(a: np.ndarray, b: np.ndarray) -> bool:
    wide = np.broadcast_shapes(a.shape, b.shape)
    return np.array_equal(np.broadcast_to(canonical(a), wide), np.broadcast_to(canonical(b), wide))


def _is_proved(system: Tridiagonal, trial: Trial) -> bool:
    """Whether the target is the unknowns, for all systems that the guard lets pass; whatever else
    the program reads."""
    numbers = {b.number for b in system.bands if b.number is not None} | {1.0}
    summands = frozenset(numbers | {-n for n in numbers})

    def once(seen: list[np.ndarray]) -> BoundedMachine | None:
        given, bands, x = _drawn(system, trial)
        cells = {n: pair(v, np.full(v.shape, system.bounds.quarter)) for n, v in given.items()}
        machine = BoundedMachine(
            trial.fuel, quantities=quantities(bands, x, system.bounds), scale=system.bounds,
            summands=summands, seen=seen,
        )  # fmt: skip
        found = field_of(trial.follow(machine, cells))
        return machine if _same(system.places.of(found)[0], x) else None

    return holds(once, system.places.n)


def _drawn(system: Tridiagonal, trial: Trial) -> tuple[Cells, Bands, np.ndarray]:
    """Cells of which nothing but the coefficients is a number; these, row by row, with zeros in the
    corners; and the unknowns."""
    n = system.places.n
    given: Cells = {node: np.full(trial.shape(node), np.nan) for node in trial.leaves}
    used = {"below": slice(1, n), "on": slice(0, n), "above": slice(0, n - 1)}
    for word, rows in used.items():
        band: Band = getattr(system, word)
        if band.node is None:
            continue
        if band.late:
            rows = slice(0, n - 1)
        given[band.node] = _filled(band, given[band.node], rows, trial)
    x = drawn(trial.random, system.places.of(np.zeros(trial.shape(trial.target)))[0].shape)
    below, on, above = (b.of(given, n) for b in (system.below, system.on, system.above))
    low = np.zeros(x.shape)
    low[1:] = below[: n - 1] if system.below.late else below[1:n]
    high = np.zeros(x.shape)
    high[:-1] = above[: n - 1]
    middle = np.broadcast_to(on[:n], x.shape)
    rhs = multiply(middle, x)
    rhs[1:] = reduced(rhs[1:] + multiply(low[1:], x[:-1]))
    rhs[:-1] = reduced(rhs[:-1] + multiply(high[:-1], x[1:]))
    assert system.rhs.node is not None and system.rhs.places is not None
    before = given[system.rhs.node]
    given[system.rhs.node] = system.rhs.places.into(before, rhs[None])
    return given, (low, middle, high, rhs), x


def _filled(band: Band, cells: np.ndarray, rows: slice, trial: Trial) -> np.ndarray:
    """With numbers drawn for some rows of a band."""
    if band.places is not None:
        part = band.places.of(cells).copy()
        part[:, rows] = drawn(trial.random, part[:, rows].shape)
        return band.places.into(cells, part)
    flat = cells.reshape(-1).copy()
    whole = slice(None) if flat.size == 1 else rows
    flat[whole] = drawn(trial.random, flat[whole].shape)
    return flat.reshape(cells.shape)
