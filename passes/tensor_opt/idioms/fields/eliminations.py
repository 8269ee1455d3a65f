"""LU factors that a program computes, with the pivots that it takes or without, from what it gives.

From drawn L and U, and rows to take pivots from, comes a matrix whose factors those are. A program
that gives them, for matrices that take each row below as a pivot, is Gaussian elimination; however
it is written, and wherever it puts the factors and the pivots. The numbers decide about pivots by
their sizes: matrices are tried whose squares are no numbers any more, with many zeros, and such
that the pivots are just above a number that the program asks about; and one where nothing else that
the program reads is a number.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import frexp, prod

import numpy as np

from raise_kernel.passes.tensor_opt.graph import Node
from raise_kernel.passes.tensor_opt.graph.node import is_float
from raise_kernel.passes.tensor_opt.idioms.fields import arithmetic
from raise_kernel.passes.tensor_opt.idioms.fields.arithmetic import canonical, multiply
from raise_kernel.passes.tensor_opt.idioms.fields.outcomes import (
    Drawn,
    Output,
    Parts,
    Rows,
    Same,
    Solution,
    Trial,
    is_same,
    outcomes,
)
from raise_kernel.passes.tensor_opt.idioms.fields.programs import Program, Run
from raise_kernel.passes.tensor_opt.idioms.fields.run import TooLarge
from raise_kernel.passes.tensor_opt.idioms.fields.sheets import Sheets, sheets_of
from raise_kernel.passes.tensor_opt.idioms.fields.sized import (
    cells_from,
    field_of,
    largest_exponent,
    size_of,
)

# What runs may cost: a first one, one where that was not enough for two turns of a loop, one of a
# whole kernel, one that is known to be needed, and all that let rows take turns as pivots.
FIRST = 1 << 21
SECOND = 1 << 24
WHOLE = 1 << 25
MOST = 1 << 28
ALL = 1 << 26
# Rounds of those, at most.
ROUNDS = 4
# Ways to see a tensor as matrices that are tried.
VIEWS = 8
# Of L's elements none is larger; most are far smaller, so that drawn factors are well conditioned.
LARGEST = 0.95
BITS = 20


@dataclass(frozen=True)
class Elimination:
    """The factors of `source`'s matrices. Where not `pivoting`, rows stay where they are. All that
    pivots are compared with is up to `least`."""

    source: Node
    sheets: Sheets
    pivoting: bool
    outputs: tuple[Output, ...]
    least: float


@dataclass(frozen=True)
class _Case:
    """A kind of matrices: `zeros`: many of the factors' elements are; times two to `scale` of the
    largest exponent; such that all pivots are little larger than `at`; or nothing but the matrix is
    a number (`only`)."""

    zeros: bool = False
    scale: float = 0.0
    at: float = 0.0
    only: bool = False


def find(program: Program, *, compares: bool) -> Elimination | None:
    """What factors the program computes. `compares`: whether it compares floats."""
    tried = 0
    most = VIEWS if program.loop is not None else VIEWS // 2
    sizes = {n.size for n in program.targets if is_float(n.element)}
    for source in sorted(program.leaves, key=lambda n: -n.size):
        if not is_float(source.element) or not _may_be_factored(source, sizes):
            continue
        for sheets in sheets_of(source, program):
            tried += 1
            if tried > most:
                return None
            for pivoting in (True, False) if compares else (False,):
                found = _Search(program, source, sheets, pivoting).found()
                if found is not None:
                    return found
    return None


def _may_be_factored(source: Node, sizes: set[int]) -> bool:
    """Whether a result has its size, or as many rows of unknowns as it has."""
    *lead, m, n = (1, 1, *source.shape)
    lines = prod(lead) * m
    square = m == n > 1 and any(size and size % lines == 0 for size in sizes)
    return source.size in sizes or square or (m == n > 1 and prod(lead) in sizes)


class _Search:
    """For factors of matrices that are seen in one way."""

    def __init__(self, program: Program, source: Node, sheets: Sheets, pivoting: bool) -> None:
        self.program = program
        self.source = source
        self.sheets = sheets
        self.pivoting = pivoting
        self._round = 0

    def found(self) -> Elimination | None:
        run, drawn = self._first()
        if run is None or drawn is None:
            return None
        outputs = outcomes(self._trial(run, drawn), self.program.targets)
        if outputs is None:
            return None
        count, m, _ = self.sheets.sizes
        rounds = min(-(-m // count), ROUNDS, ALL // run.fuel) if self.pivoting else 0
        least = max(map(abs, self.program.machine.asked), default=0.0)
        cases = [
            _Case(only=True, scale=0.6),
            _Case(zeros=True, at=least) if least else _Case(zeros=True, scale=-0.6),
            *([_Case()] * rounds),
        ]
        if not all(self._again(outputs, case) for case in cases):
            return None
        if least != max(map(abs, self.program.machine.asked), default=0.0):
            return None
        return Elimination(self.source, self.sheets, self.pivoting, tuple(outputs), least)

    def _first(self) -> tuple[Run, Drawn] | tuple[None, None]:
        """A whole run; None where the first turns show that factors are not what it computes."""
        *tries, most = (FIRST, SECOND, MOST) if self.program.loop is not None else (WHOLE,)
        for fuel in tries:
            try:
                run, drawn = self._run(fuel)
            except TooLarge:
                continue
            if run.turns is None:
                return run, drawn
            if run.turns > 1 and not self._begins(run, drawn):
                return None, None
        run, drawn = self._run(most)
        if run.turns is not None:
            raise TooLarge
        return run, drawn

    def _trial(self, run: Run, drawn: Drawn) -> Trial:
        return Trial(self.source, self.sheets, run, drawn)

    def _again(self, outputs: Sequence[Output], case: _Case) -> bool:
        """Whether matrices of one more kind give the same outputs."""
        given: dict[Node, np.ndarray] = {}
        if case.only:
            kept = {o.base for o in outputs if isinstance(o, (Parts, Rows))}
            kept |= {o.node for o in outputs if isinstance(o, Same)}
            kept |= {o.rhs for o in outputs if isinstance(o, Solution)}
            for leaf in self.program.leaves:
                if is_float(leaf.element) and leaf not in kept and leaf is not self.source:
                    given[leaf] = np.full(leaf.shape, complex(np.nan, np.nan))
        run, drawn = self._run(MOST, given, case)
        return run.turns is None and all(
            is_same(o, self._trial(run, drawn), x) for o, x in zip(outputs, run.found, strict=True)
        )

    def _run(
        self, fuel: int, given: dict[Node, np.ndarray] | None = None, case: _Case | None = None
    ) -> tuple[Run, Drawn]:
        case = case or _Case()
        drawn = self._drawn(case)
        cells = dict(given or {})
        whole = cells.get(self.source, self.program.drawn(self.source))
        cells[self.source] = self.sheets.into(drawn.matrix, whole)
        return self.program.run(cells, fuel, may_cancel=case.zeros), drawn

    def _drawn(self, case: _Case) -> Drawn:
        """Matrices whose pivots come from other rows each time."""
        exponent = round(case.scale * largest_exponent(self.source.element))
        count, m, n = self.sheets.sizes
        k = min(m, n)
        lower = cells_from(self._low((count, m, k), case.zeros), -BITS)
        upper = cells_from(self._high((count, k, n), case.zeros), -BITS)
        if case.at:
            upper = _times(upper, frexp(case.at)[1])
        product = arithmetic.product(field_of(lower), field_of(upper)) + 1j * (
            size_of(lower) @ size_of(upper)
        )
        below = np.tril(np.ones((m, n), bool), -1)
        packed = np.where(below, _wide(lower, n), _tall(_times(upper, exponent), m))
        pivots, rows = self._pivots(count, m, k)
        matrix = np.empty_like(product)
        np.put_along_axis(matrix, rows[:, :, None], _times(product, exponent), 1)
        self._round += 1
        return Drawn(matrix, packed, pivots, rows)

    def _low(self, shape: tuple[int, int, int], zeros: bool) -> np.ndarray:
        """L, times two to `BITS`. Without pivots its elements are larger than ones, too."""
        _, m, k = shape
        random = self.program.random
        size = LARGEST if self.pivoting else 2.0
        small = size / max(1.0, np.sqrt(m) / 2)
        low = random.uniform(-small, small, shape)
        far = random.random(shape) < 2.0 / m
        low = np.where(far, random.uniform(0.5, 1.0, shape) * size * np.sign(low), low)
        if zeros:
            low *= random.random(shape) < 0.3
        return np.tril(np.rint(low * (1 << BITS)).astype(np.int64), -1) + (
            np.eye(m, k, dtype=np.int64) << BITS
        )

    def _high(self, shape: tuple[int, int, int], zeros: bool) -> np.ndarray:
        """U, times two to `BITS`: of elements between a half, or one on the diagonal, and two."""
        random = self.program.random
        high = random.integers(1 << (BITS - 1), 2 << BITS, shape)
        on = np.eye(*shape[1:], dtype=bool)
        high = np.where(on, (high >> 1) + (1 << BITS), high) * random.choice([-1, 1], shape)
        if zeros:
            high *= (random.random(shape) < 0.3) | on
        return np.triu(high)

    def _pivots(self, count: int, m: int, k: int) -> tuple[np.ndarray, np.ndarray]:
        """Each row below takes its turn as a pivot."""
        pivots = np.tile(np.arange(k), (count, 1))
        rows = np.tile(np.arange(m), (count, 1))
        if not self.pivoting:
            return pivots, rows
        for b in range(count):
            for i in range(k):
                p = i + (self._round * count + b + 1 + 5 * i) % (m - i)
                pivots[b, i] = p
                rows[b, [i, p]] = rows[b, [p, i]]
        return pivots, rows

    def _begins(self, run: Run, drawn: Drawn) -> bool:
        """Whether the first turns gave the first rows and columns of factors to some result."""
        for x in run.found:
            if np.iscomplexobj(x) and x.size == self.source.size:
                known = (slice(None), *[slice(0, run.turns)] * 2)
                for part in (np.tril, np.triu):
                    ours, theirs = (part(self.sheets.of(v)[known] if v is x else v[known])
                                    for v in (x, drawn.packed))  # fmt: skip
                    off = np.eye(*ours.shape[1:], dtype=bool)
                    if ((canonical(field_of(ours)) == canonical(field_of(theirs))) | off).all():
                        return True
        return False


def _times(x: np.ndarray, exponent: int) -> np.ndarray:
    """Times two to an exponent."""
    return multiply(
        field_of(x), np.array(float(pow(2, exponent, arithmetic.PRIME)))
    ) + 1j * np.ldexp(size_of(x), exponent)


def _wide(x: np.ndarray, n: int) -> np.ndarray:
    return np.pad(x, ((0, 0), (0, 0), (0, n - x.shape[2])))


def _tall(x: np.ndarray, m: int) -> np.ndarray:
    return np.pad(x, ((0, 0), (0, m - x.shape[1]), (0, 0)))
