"""Where to look for accesses that are outside of their array: some threads of a launch, and some
iterations of its loops.

Of a small launch these are all threads. Of a large one they are its corners, some threads at random
(always the same), and those where what is asked about is at its least or its most: `64 * b + t`,
under `64 * b + t < 1000`, in thread 39 of block 15. Each comes with the first, the last, and some
iteration of the loops.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product

import numpy as np

from raise_kernel.analysis.accesses.linear import Domain, Interval, Linear
from raise_kernel.analysis.integers.sampling.samples import Samples
from raise_kernel.bindings import ir

MOST_THREADS = 256
MOST_CORNERS = 64
RANDOM = 128
MOST_EXTREMES = 256

Point = dict[ir.Value, int]


def sample(box: Mapping[ir.Value, Interval], extremes: list[Point]) -> Samples:
    """The sample of a launch. `box`: its indices, each end included; `extremes`: points of them and
    of indices of loops, to look at besides."""
    threads = _threads(box)
    # Where no index of a loop is wanted, its first iteration and its last one.
    extra = extremes[:MOST_EXTREMES] * 2
    count = 3 * len(threads) + len(extra)
    rows = np.concatenate([threads, threads, threads, _lanes(box, extra)])
    drawn = np.random.default_rng(1).random(len(threads))
    ends = [np.repeat([0.0, 1.0], n) for n in (len(threads), len(extra) // 2)]
    positions = np.concatenate([ends[0], drawn, ends[1]])
    targets: dict[ir.Value, tuple[np.ndarray, np.ndarray]] = {}
    for number, point in enumerate(extra):
        for value, wanted in point.items():
            if value in box:
                continue
            if value not in targets:
                targets[value] = np.zeros(count, bool), np.zeros(count, np.int64)
            which, indices = targets[value]
            which[count - len(extra) + number] = True
            indices[count - len(extra) + number] = wanted
    lanes = {value: rows[:, column] for column, value in enumerate(box)}
    return Samples(lanes, positions, targets)


def _threads(box: Mapping[ir.Value, Interval]) -> np.ndarray:
    """A row a thread."""
    sizes = [high - low + 1 for low, high in box.values()]
    total = int(np.prod(sizes, dtype=object)) if sizes else 1
    if not sizes:
        found = np.zeros((1, 0), np.int64)
    elif total <= MOST_THREADS:
        found = np.indices(sizes).reshape(len(sizes), -1).T
    else:
        ends = [sorted({0, size - 1}) for size in sizes]
        corners = list(product(*ends))[:MOST_CORNERS]
        random = np.random.default_rng(0)
        drawn = np.stack([random.integers(0, size, RANDOM) for size in sizes], 1)
        found = np.concatenate([np.array(corners, np.int64).reshape(-1, len(sizes)), drawn])
    return found.astype(np.int64) + np.array([low for low, _ in box.values()], np.int64)


def _lanes(box: Mapping[ir.Value, Interval], points: list[Point]) -> np.ndarray:
    rows = [[point.get(value, low) for value, (low, _) in box.items()] for point in points]
    return np.array(rows, np.int64).reshape(len(points), len(box))


def extremes(form: Linear, domain: Domain) -> list[Point]:
    """Points of a domain where a form is large, and where it is small: index by index, that of the
    greatest weight first, as far as the bounds and facts of the domain let it go."""
    found = [_extreme(form.scaled(sign), domain) for sign in (1, -1)]
    return [point for point in found if point is not None]


def _extreme(form: Linear, domain: Domain) -> Point | None:
    point: Point = {}
    facts = [(dict(key), ends) for key, ends in domain.facts.items()]
    for value in sorted(domain.bounds, key=lambda v: -_weight(form, domain, v)):
        low, high = domain.bounds[value]
        for terms, ends in facts:
            if value in terms:
                low, high = _narrowed((low, high), value, terms, ends, domain, point)
        if low > high:
            return None
        point[value] = high if form.terms.get(value, 0) > 0 else low
    return point


def _weight(form: Linear, domain: Domain, value: ir.Value) -> int:
    low, high = domain.bounds[value]
    return abs(form.terms.get(value, 0)) * (high - low + 1)


def _narrowed(
    interval: Interval,
    value: ir.Value,
    terms: Mapping[ir.Value, int],
    ends: Interval,
    domain: Domain,
    point: Point,
) -> Interval:
    """The interval of an index where some others are known: what a fact leaves of it, if the rest
    of the indices make the most room."""
    rest_low = rest_high = 0
    for other, coefficient in terms.items():
        if other == value:
            continue
        low, high = domain.bounds.get(other, (0, 0))
        if other in point:
            low = high = point[other]
        rest_low += min(coefficient * low, coefficient * high)
        rest_high += max(coefficient * low, coefficient * high)
    low, high = ends[0] - rest_high, ends[1] - rest_low
    factor = terms[value]
    if factor < 0:
        low, high, factor = -high, -low, -factor
    return max(interval[0], -(-low // factor)), min(interval[1], high // factor)
