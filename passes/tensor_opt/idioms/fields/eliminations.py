"""LU factors that a program computes, with the pivots that it takes or without, from what it gives.

From drawn L and U, and rows to take pivots from, comes a matrix whose factors those are. A program
that gives them is Gaussian elimination, however it is written, and wherever it puts the factors.

Of a program without comparisons of floats this is proved (proofs.py): it divides by pivots alone,
nothing else that it reads has an effect, and all that it computes on its way is finite where no
element of the matrix, of L, U or of what is solved is larger than two to `Scale.quarter`, and no
pivot smaller than two to minus that.

Of a program that compares floats, as searches for pivots do, it is probable: numbers decide about
pivots by their sizes (sized.py). Matrices are tried that take each row below as a pivot, whose
squares are no numbers any more, with many zeros, and such that the pivots are just above a number
that the program asks about; and one where nothing else that the program reads is a number. What a
program does where two numbers that it compares are close, or where a threshold depends on data, is
not seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import frexp, prod

import numpy as np

from raise_kernel.diagnostics import NoMatch
from raise_kernel.passes.tensor_opt.graph import Node
from raise_kernel.passes.tensor_opt.idioms.fields import arithmetic
from raise_kernel.passes.tensor_opt.idioms.fields.arithmetic import multiply
from raise_kernel.passes.tensor_opt.idioms.fields.bounded import (
    KEPT,
    BoundedMachine,
    Quantities,
    Quantity,
    Scale,
    scale_of,
)
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
from raise_kernel.passes.tensor_opt.idioms.fields.proofs import holds
from raise_kernel.passes.tensor_opt.idioms.fields.sheets import Sheets, sheets_of
from raise_kernel.passes.tensor_opt.idioms.fields.sized import (
    cells_from,
    field_of,
    largest_exponent,
    pair,
    size_of,
)
from raise_kernel.stablehlo.elements import is_float

# What runs may cost: one of a proof; one of a program that is only probable, and all of those that
# let each row be a pivot.
PROVED = 1 << 23
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
    pivots are compared with is up to `least`. `bounds`: what the guard asks of magnitudes, where
    there is a proof; None: it is probable."""

    source: Node
    sheets: Sheets
    pivoting: bool
    outputs: tuple[Output, ...]
    least: float
    bounds: Scale | None


@dataclass(frozen=True)
class _Case:
    """A kind of matrices: `zeros`: many of the factors' elements are; times two to `scale` of the
    largest exponent; such that all pivots are little larger than `at`; or nothing but the matrix is
    a number (`only`)."""

    zeros: bool = False
    scale: float = 0.0
    at: float = 0.0
    only: bool = False


def find(program: Program, *, compares: bool, sampled: bool) -> Elimination | None:
    """What factors the program computes. `compares`: whether it compares floats, or has integers
    that are data: then what is found is only probable. `sampled`: whether that will do."""
    tried = 0
    most = VIEWS if program.loop is not None else VIEWS // 2
    sizes = {n.size for n in program.targets if is_float(n.element)}
    for source in sorted(program.leaves, key=lambda n: -n.size):
        if not is_float(source.element) or not _may_be_factored(source, sizes):
            continue
        for sheets in sheets_of(source, program, MOST if sampled else PROVED):
            tried += 1
            if tried > most:
                return None
            for pivoting in (True, False) if compares else (False,):
                found = _Search(program, source, sheets, pivoting, compares).found(sampled)
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

    def __init__(
        self, program: Program, source: Node, sheets: Sheets, pivoting: bool, compares: bool
    ) -> None:
        self.compares = compares
        self.program = program
        self.source = source
        self.sheets = sheets
        self.pivoting = pivoting
        self._round = 0

    def found(self, sampled: bool) -> Elimination | None:
        run, drawn = self._run(MOST if sampled else PROVED)
        outputs = outcomes(self._trial(run, drawn), self.program.targets)
        if outputs is None:
            return None
        if not self.compares:
            found = self._proved(outputs, required=not sampled)
            if found is not None or not sampled:
                return found
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
        return Elimination(self.source, self.sheets, self.pivoting, tuple(outputs), least, None)

    def _proved(self, outputs: Sequence[Output], *, required: bool) -> Elimination | None:
        """The factors, where the program is proved to give them without pivots. Where that is
        `required`, raises if it is too large to be proved."""
        elements = self.program.machine.elements | {self.source.element}
        bounds = scale_of(elements)
        _, m, n = self.sheets.sizes

        def once(seen: list[np.ndarray]) -> BoundedMachine | None:
            drawn = self._residues(bounds)
            given, known = self._given(outputs, drawn, bounds)
            quantities = Quantities([*_factors(drawn, bounds), *known])
            machine = BoundedMachine(PROVED, quantities=quantities, scale=bounds, seen=seen)
            found = self.program.follow(machine, given)
            trial = self._trial(Run(found, given, machine.spent), drawn)
            same = all(is_same(o, trial, x) for o, x in zip(outputs, found, strict=True))
            return machine if same else None

        try:
            if not holds(once, max(m, n)):
                return None
        except NoMatch:
            if required:
                raise
            return None
        return Elimination(self.source, self.sheets, False, tuple(outputs), 0.0, bounds)

    def _residues(self, bounds: Scale) -> Drawn:
        """Matrices from factors that are drawn from all residues."""
        count, m, n = self.sheets.sizes
        k = min(m, n)
        random = self.program.random
        lower = np.tril(arithmetic.drawn(random, (count, m, k)), -1) + np.eye(m, k)
        upper = np.triu(arithmetic.drawn(random, (count, k, n)))
        matrix = arithmetic.product(lower, upper)
        below = np.tril(np.ones((m, n), bool), -1)
        packed = np.where(below, _wide(lower, n), _tall(upper, m))
        pivots, rows = (np.tile(np.arange(size), (count, 1)) for size in (k, m))
        bounded = [pair(x, np.full(x.shape, bounds.quarter)) for x in (matrix, packed)]
        return Drawn(bounded[0], bounded[1], pivots, rows)

    def _given(
        self, outputs: Sequence[Output], drawn: Drawn, bounds: Scale
    ) -> tuple[dict[Node, np.ndarray], list[Quantity]]:
        """Cells of all leaves, none of which is a number besides the matrix, right-hand sides and
        what stays; the unknowns of systems, and what they are computed from."""
        most = bounds.quarter
        kept = _kept(outputs)
        sides = {o.rhs for o in outputs if isinstance(o, Solution)}
        given: dict[Node, np.ndarray] = {}
        for leaf in self.program.leaves:
            cells = arithmetic.drawn(self.program.random, leaf.shape)
            if leaf not in kept and leaf not in sides:
                cells = np.full(leaf.shape, np.nan)
            stays = leaf in kept and leaf not in sides
            given[leaf] = pair(cells, np.full(leaf.shape, KEPT if stays else most))
        whole = given[self.source]
        if self.source in kept or self.sheets.box is not None:
            whole = pair(arithmetic.drawn(self.program.random, whole.shape),
                         np.full(whole.shape, KEPT))  # fmt: skip
        given[self.source] = self.sheets.into(drawn.matrix, whole)
        known: list[Quantity] = []
        for side in sides:
            known += _unknowns(drawn, None if side is None else field_of(given[side]), most)
        return given, known

    def _trial(self, run: Run, drawn: Drawn) -> Trial:
        return Trial(self.source, self.sheets, run, drawn, self.compares)

    def _again(self, outputs: Sequence[Output], case: _Case) -> bool:
        """Whether matrices of one more kind give the same outputs."""
        given: dict[Node, np.ndarray] = {}
        if case.only:
            kept = _kept(outputs) | {o.rhs for o in outputs if isinstance(o, Solution)}
            for leaf in self.program.leaves:
                if is_float(leaf.element) and leaf not in kept and leaf is not self.source:
                    given[leaf] = np.full(leaf.shape, complex(np.nan, np.nan))
        run, drawn = self._run(MOST, given, case)
        return all(
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


def _kept(outputs: Sequence[Output]) -> set[Node | None]:
    """Leaves that results are copies of, in part or as a whole."""
    kept = {o.base for o in outputs if isinstance(o, (Parts, Rows))}
    return kept | {o.node for o in outputs if isinstance(o, Same)}


def _factors(drawn: Drawn, bounds: Scale) -> list[Quantity]:
    """The matrix, its factors, and what these are with ones on the other diagonal."""
    most = bounds.quarter
    packed = field_of(drawn.packed)
    k = min(packed.shape[1:])
    pivots = np.einsum("bii->bi", packed[:, :k, :k])
    over = arithmetic.inverse(pivots)
    return [
        Quantity(pivots, most, -most),
        Quantity(over, most, -most),
        Quantity(packed, most),
        Quantity(field_of(drawn.matrix), most),
        # No element of L is larger than one.
        Quantity(multiply(np.tril(packed[:, :, :k], -1), pivots[:, None, :]), most),
        Quantity(multiply(np.triu(packed[:, :k], 1), over[:, :, None]), 2 * most),
    ]


def _unknowns(drawn: Drawn, rhs: np.ndarray | None, most: float) -> list[Quantity]:
    """The unknowns of both triangles in turn; inverse matrices where there is no `rhs`."""
    packed = field_of(drawn.packed)
    count, m, _ = packed.shape
    b = np.broadcast_to(np.eye(m), (count, m, m)) if rhs is None else rhs.reshape(count, m, -1)
    middle, over = b.copy(), arithmetic.inverse(np.einsum("bii->bi", packed))
    for i in range(1, m):
        part = arithmetic.product(packed[:, i : i + 1, :i], middle[:, :i])
        middle[:, i] = arithmetic.reduced(middle[:, i] - part[:, 0])
    x = multiply(middle, over[:, :, None])
    scaled = x.copy()
    for i in range(m - 2, -1, -1):
        part = arithmetic.product(packed[:, i : i + 1, i + 1 :], x[:, i + 1 :])
        x[:, i] = multiply(arithmetic.reduced(middle[:, i] - part[:, 0]), over[:, i : i + 1])
    return [
        Quantity(x, most), Quantity(middle, most), Quantity(scaled, 2 * most), Quantity(b, most),
    ]  # fmt: skip


def _times(x: np.ndarray, exponent: int) -> np.ndarray:
    """Times two to an exponent."""
    return multiply(
        field_of(x), np.array(float(pow(2, exponent, arithmetic.PRIME)))
    ) + 1j * np.ldexp(size_of(x), exponent)


def _wide(x: np.ndarray, n: int) -> np.ndarray:
    return np.pad(x, ((0, 0), (0, 0), (0, n - x.shape[2])))


def _tall(x: np.ndarray, m: int) -> np.ndarray:
    return np.pad(x, ((0, 0), (0, m - x.shape[1]), (0, 0)))
