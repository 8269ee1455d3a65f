"""LU factors that a program computes, with the pivots that it takes or without, from what it gives.

From drawn L and U, and rows to take pivots from, comes a matrix whose factors those are. A program
that gives them, for matrices that take each row below as a pivot, is Gaussian elimination; however
it is written, and wherever it puts the factors and the pivots. The numbers decide about pivots by
their sizes: matrices are tried whose squares are no numbers any more, with many zeros, and such
that the pivots are just above a number that the program asks about; and one where nothing else that
the program reads is a number.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import frexp, isqrt, prod

import numpy as np

from raise_kernel.passes.tensor_opt.graph import Node
from raise_kernel.passes.tensor_opt.graph.node import is_float
from raise_kernel.passes.tensor_opt.idioms.fields import arithmetic
from raise_kernel.passes.tensor_opt.idioms.fields.arithmetic import canonical, inverse, multiply
from raise_kernel.passes.tensor_opt.idioms.fields.programs import Program, Run
from raise_kernel.passes.tensor_opt.idioms.fields.run import TooLarge
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
ALL = 1 << 28
# Rounds of those, at most.
ROUNDS = 4
# Ways to see a tensor as matrices that are tried.
VIEWS = 8
# Of L's elements none is larger; most are far smaller, so that drawn factors are well conditioned.
LARGEST = 0.95
BITS = 20


@dataclass(frozen=True)
class Sheets:
    """A tensor as matrices: reshaped to `shape`, whose axis `batch` counts them (None: one);
    columns first where `turned`. Where there is a `box`, the matrix is from its first place on, of
    its second sizes, in what is one larger matrix."""

    shape: tuple[int, ...]
    batch: int | None
    turned: bool
    box: tuple[tuple[int, int], tuple[int, int]] | None = None

    def of(self, x: np.ndarray) -> np.ndarray:
        """As [matrices, rows, columns]."""
        x = x.reshape(self.shape)[self._inside]
        x = x[None] if self.batch is None else np.moveaxis(x, self.batch, 0)
        return x.swapaxes(-1, -2) if self.turned else x

    def into(self, x: np.ndarray, whole: np.ndarray) -> np.ndarray:
        """The inverse of `of`: a copy of `whole` with these matrices."""
        x = x.swapaxes(-1, -2) if self.turned else x
        x = x[0] if self.batch is None else np.moveaxis(x, 0, self.batch)
        made = whole.copy().reshape(self.shape)
        made[self._inside] = x
        return made.reshape(whole.shape)

    def outside(self, x: np.ndarray) -> np.ndarray:
        """What is in no matrix."""
        rest = np.ones(self.shape, bool)
        rest[self._inside] = False
        return x.reshape(self.shape)[rest]

    @property
    def _inside(self) -> tuple[slice, ...]:
        if self.box is None:
            return (slice(None),) * len(self.shape)
        return tuple(slice(s, s + n) for s, n in zip(*self.box, strict=True))

    @property
    def sizes(self) -> tuple[int, int, int]:
        """Matrices, rows, columns."""
        count = 1 if self.batch is None else self.shape[self.batch]
        if self.box is not None:
            m, n = self.box[1]
        else:
            m, n = (s for k, s in enumerate(self.shape) if k != self.batch)
        return (count, n, m) if self.turned else (count, m, n)


@dataclass(frozen=True)
class Parts:
    """A result with factors, seen as the source is: what is below its diagonal, on it, above it.

    `l`, `u`: the elements of L and U; `ld`, `u/d`: of L times U's diagonal, of U divided by it; `d`
    and `1/d`: that diagonal; `1`: ones; `0`: zeros; `base`: what `base` has there."""

    words: tuple[str, str, str]
    base: Node | None


@dataclass(frozen=True)
class Rows:
    """A result of integers, as [matrices, rows] or turned: the first `count` of a matrix say which
    rows were taken, counted from `first`; others are what `base` has there. `word`: "pivots", the
    rows exchanged with each; "rows", those of the matrix in their order then; "places", where each
    went."""

    word: str
    count: int
    first: int
    turned: bool
    base: Node | None


@dataclass(frozen=True)
class Same:
    """A result that is the same whatever the matrix is: these numbers, or those of a leaf."""

    values: bytes
    node: Node | None


Output = Parts | Rows | Same


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
class Drawn:
    """Matrices with their factors: `matrix` and `packed` as cells; the rows that were exchanged,
    and their order then."""

    matrix: np.ndarray
    packed: np.ndarray
    pivots: np.ndarray
    rows: np.ndarray


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
    for source in program.leaves:
        if not is_float(source.element) or source.size not in sizes:
            continue
        for sheets in _sheets(source, program):
            tried += 1
            if tried > most:
                return None
            for pivoting in (True, False) if compares else (False,):
                found = _Search(program, source, sheets, pivoting).found()
                if found is not None:
                    return found
    return None


class _Search:
    """For factors of matrices that are seen in one way."""

    def __init__(self, program: Program, source: Node, sheets: Sheets, pivoting: bool) -> None:
        self.program = program
        self.source = source
        self.sheets = sheets
        self.pivoting = pivoting
        self._round = 0

    def found(self) -> Elimination | None:
        fuels = (FIRST, SECOND, MOST) if self.program.loop is not None else (WHOLE,)
        for fuel in fuels:
            run, drawn = self._run(fuel)
            if run.turns is None:
                break
            if run.turns > 1 and not self._begins(run, drawn):
                return None
        else:
            raise TooLarge
        outputs = _outputs(self, run, drawn)
        if outputs is None:
            return None
        count, m, _ = self.sheets.sizes
        rounds = min(-(-m // count), ROUNDS, ALL // run.fuel) if self.pivoting else 0
        least = max(map(abs, self.program.machine.asked), default=0.0)
        cases = [
            _Case(only=True, scale=0.6),
            _Case(at=least) if least else _Case(scale=-0.6),
            _Case(zeros=True),
            *([_Case()] * rounds),
        ]
        if not all(self._again(outputs, case) for case in cases):
            return None
        if least != max(map(abs, self.program.machine.asked), default=0.0):
            return None
        return Elimination(self.source, self.sheets, self.pivoting, tuple(outputs), least)

    def _again(self, outputs: Sequence[Output], case: _Case) -> bool:
        """Whether matrices of one more kind give the same outputs."""
        given: dict[Node, np.ndarray] = {}
        if case.only:
            kept = {o.base for o in outputs if isinstance(o, (Parts, Rows))}
            kept |= {o.node for o in outputs if isinstance(o, Same)}
            for leaf in self.program.leaves:
                if is_float(leaf.element) and leaf not in kept and leaf is not self.source:
                    given[leaf] = np.full(leaf.shape, complex(np.nan, np.nan))
        run, drawn = self._run(MOST, given, case)
        return run.turns is None and all(
            _same(o, self, run, drawn, x) for o, x in zip(outputs, run.found, strict=True)
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


# --- what tensors may be matrices ---


def _sheets(node: Node, program: Program) -> Iterator[Sheets]:
    """The ways to see a tensor as matrices, the plainest first."""
    yield from _whole(node, program)
    if len(node.shape) == 2:
        yield from _boxes(node, program)


def _boxes(node: Node, program: Program) -> Iterator[Sheets]:
    """What of a matrix is changed; with the row above it, which stays as it is without pivots."""
    run = program.run({}, SECOND)
    if run.turns is not None:
        return
    for x in run.found:
        if x.size != node.size or not np.iscomplexobj(x):
            continue
        before = run.cells[node].reshape(x.shape)
        changed = np.nonzero(field_of(x) != field_of(before))
        places = np.unravel_index(np.ravel_multi_index(changed, x.shape), node.shape)
        if not places[0].size:
            continue
        (top, left), (m, n) = zip(
            *((int(p.min()), int(np.ptp(p)) + 1) for p in places), strict=True
        )
        for more in (0, 1):
            box = ((top - more, left), (m + more, n))
            if top >= more and m + more > 1 and n > 1 and box[1] != node.shape:
                yield Sheets(node.shape, None, False, box)
                yield Sheets(node.shape, None, True, box)


def _whole(node: Node, program: Program) -> Iterator[Sheets]:
    shape = node.shape
    if len(shape) == 2 and min(shape) > 1:
        yield Sheets(shape, None, False)
        yield Sheets(shape, None, True)
    if len(shape) == 3:
        for batch in (0, 2):
            if all(s > 1 for k, s in enumerate(shape) if k != batch):
                yield Sheets(shape, batch, False)
                yield Sheets(shape, batch, True)
    size = prod(shape)
    for n in _sides(program):
        count = size // (n * n)
        if n < 2 or count * n * n != size or shape in ((n, n), (count, n, n), (n, n, count)):
            continue
        for turned in (False, True):
            if count == 1:
                yield Sheets((n, n), None, turned)
            else:
                yield Sheets((count, n, n), 0, turned)
                yield Sheets((n, n, count), 2, turned)


def _sides(program: Program) -> list[int]:
    """How long the axes of tensors are, and of squares that are stored in one."""
    lengths = {side for n in (*program.leaves, *program.targets) for side in n.shape}
    return sorted(lengths | {isqrt(n) for n in lengths if isqrt(n) ** 2 == n}, reverse=True)


# --- what results may be ---


def _outputs(search: _Search, run: Run, drawn: Drawn) -> list[Output] | None:
    outputs: list[Output] = []
    for node, x in zip(search.program.targets, run.found, strict=True):
        options = (
            _parts(search, run, drawn, x) if np.iscomplexobj(x) else _rows(run, drawn, node, x)
        )
        found = next((o for o in options if _same(o, search, run, drawn, x)), None)
        if found is None:
            found = _kept(run, x)
        if found is None:
            return None
        outputs.append(found)
    factors = [o for o in outputs if isinstance(o, Parts) and {"l", "ld", "d"} & {*o.words}]
    return outputs if factors else None


def _parts(search: _Search, run: Run, drawn: Drawn, x: np.ndarray) -> Iterator[Parts]:
    if x.size != search.source.size:
        return
    bases = [n for n, v in run.cells.items() if np.iscomplexobj(v) and v.size == x.size]
    seen = search.sheets.of(x)
    for base in [None, *bases]:
        words = [
            next(
                (w for w in part if _equal_on(seen, _filled(w, search, run, drawn, base), mask)), ""
            )
            for part, mask in zip(_WORDS, _masks(*seen.shape[1:]), strict=True)
        ]
        if all(words):
            yield Parts((words[0], words[1], words[2]), base if "base" in words else None)


_WORDS = (("l", "ld", "0", "base"), ("d", "1", "1/d", "0", "base"), ("u", "u/d", "0", "base"))


def _masks(m: int, n: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Below the diagonal, on it, above it."""
    ones = np.ones((m, n), bool)
    return np.tril(ones, -1), np.eye(m, n, dtype=bool), np.triu(ones, 1)


def _filled(
    word: str, search: _Search, run: Run, drawn: Drawn, base: Node | None
) -> np.ndarray | None:
    """Numbers of the field that a word stands for, at each place."""
    packed = field_of(drawn.packed)
    if word == "base":
        return None if base is None else field_of(search.sheets.of(run.cells[base]))
    if word in ("0", "1"):
        return np.full(packed.shape, float(word))
    if word in ("l", "d", "u"):
        return packed
    line = np.einsum("bii->bi", packed[:, : min(packed.shape[1:]), : min(packed.shape[1:])])
    if word == "1/d":
        return np.where(np.eye(*packed.shape[1:], dtype=bool), inverse(packed), packed)
    if word == "ld":
        wide = np.pad(line, ((0, 0), (0, packed.shape[2] - line.shape[1])), constant_values=1.0)
        return multiply(packed, wide[:, None, :])
    tall = np.pad(line, ((0, 0), (0, packed.shape[1] - line.shape[1])), constant_values=1.0)
    return multiply(packed, inverse(tall)[:, :, None])


def _equal_on(x: np.ndarray, expected: np.ndarray | None, mask: np.ndarray) -> bool:
    if expected is None:
        return False
    same = canonical(field_of(x)) == canonical(expected)
    return bool((same | (np.isnan(field_of(x)) & np.isnan(expected)) | ~mask).all())


def _rows(run: Run, drawn: Drawn, node: Node, x: np.ndarray) -> Iterator[Rows]:
    matrices, m = drawn.rows.shape
    if not np.issubdtype(x.dtype, np.integer) or x.size % matrices or not x.size:
        return
    length = x.size // matrices
    bases = [n for n, v in run.cells.items() if v.dtype == x.dtype and v.size == x.size]
    for turned in (False, True) if matrices > 1 and length > 1 else (False,):
        lines = x.reshape(length, matrices).T if turned else x.reshape(matrices, length)
        for word, wanted in _orders(drawn).items():
            for count in sorted({min(length, wanted.shape[1]), min(length, m - 1)}, reverse=True):
                first = int(lines[0, 0]) - int(wanted[0, 0])
                if count > 1 and first in (0, 1):
                    for base in [None, *bases] if count < length else [None]:
                        yield Rows(word, count, first, turned, base)


def _orders(drawn: Drawn) -> dict[str, np.ndarray]:
    return {
        "pivots": drawn.pivots,
        "rows": drawn.rows,
        "places": np.argsort(drawn.rows, axis=1),
    }


def _kept(run: Run, x: np.ndarray) -> Same | None:
    """What does not depend on the matrix: a leaf as it was, or numbers."""
    for node, cells in run.cells.items():
        if cells.dtype == x.dtype and cells.shape == x.shape and np.array_equal(cells, x):
            return Same(b"", node)
    return Same(x.tobytes(), None) if np.issubdtype(x.dtype, np.integer) else None


def _same(output: Output, search: _Search, run: Run, drawn: Drawn, x: np.ndarray) -> bool:
    """Whether a result of a run is what an output says."""
    if isinstance(output, Same):
        if output.node is not None:
            return np.array_equal(run.cells[output.node], x, equal_nan=np.iscomplexobj(x))
        return x.tobytes() == output.values
    if isinstance(output, Parts):
        seen = search.sheets.of(x)
        if np.isnan(field_of(seen)).any() and output.base is None:
            return False
        if search.sheets.box is not None:
            rest, before = (search.sheets.outside(v) for v in (x, run.cells[search.source]))
            if not np.array_equal(rest, before, equal_nan=True):
                return False
        return all(
            _equal_on(seen, _filled(word, search, run, drawn, output.base), mask)
            for word, mask in zip(output.words, _masks(*seen.shape[1:]), strict=True)
        )
    return _same_rows(output, run, drawn, x)


def _same_rows(output: Rows, run: Run, drawn: Drawn, x: np.ndarray) -> bool:
    matrices = len(drawn.rows)
    length = x.size // matrices
    if output.turned:
        lines = x.reshape(length, matrices).T
    else:
        lines = x.reshape(matrices, length)
    wanted = _orders(drawn)[output.word][:, : output.count] + output.first
    if not np.array_equal(lines[:, : output.count], wanted):
        return False
    if output.count == length:
        return True
    if output.base is None:
        return False
    before = run.cells[output.base].reshape(x.shape)
    kept = before.reshape(length, matrices).T if output.turned else before.reshape(matrices, length)
    return np.array_equal(lines[:, output.count :], kept[:, output.count :])
