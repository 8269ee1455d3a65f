"""What results of a program may be where matrices are factored: factors, rows that were exchanged,
solutions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from raise_kernel.passes.tensor_opt.graph import Node
from raise_kernel.passes.tensor_opt.idioms.fields.arithmetic import (
    canonical,
    inverse,
    multiply,
    product,
)
from raise_kernel.passes.tensor_opt.idioms.fields.programs import Run
from raise_kernel.passes.tensor_opt.idioms.fields.sheets import Sheets
from raise_kernel.passes.tensor_opt.idioms.fields.sized import field_of
from raise_kernel.stablehlo.elements import is_float


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


@dataclass(frozen=True)
class Solution:
    """A result with the unknowns of systems, as [matrices, rows, right-hand sides]: `whole`, those
    of the matrices; else those of L, of the rows in their order. `rhs`: a leaf that lies as they
    do; None: what gives the inverse matrices, as the source lies."""

    rhs: Node | None
    whole: bool


@dataclass(frozen=True)
class Determinant:
    """A result with one number for each matrix."""


Output = Parts | Rows | Same | Solution | Determinant


@dataclass(frozen=True)
class Drawn:
    """Matrices with their factors: `matrix` and `packed` as cells; the rows that were exchanged,
    and their order then."""

    matrix: np.ndarray
    packed: np.ndarray
    pivots: np.ndarray
    rows: np.ndarray


@dataclass(frozen=True)
class Trial:
    """A run for drawn matrices, which are those of `source` as `sheets` see it. `compares`: whether
    the program compares floats, or has integers that are data."""

    source: Node
    sheets: Sheets
    run: Run
    drawn: Drawn
    compares: bool


def outcomes(trial: Trial, targets: Sequence[Node]) -> list[Output] | None:
    """What each of the targets is; None where one is nothing that factors say."""
    outputs: list[Output] = []
    for node, x in zip(targets, trial.run.found, strict=True):
        options = _floats(trial, node, x) if np.iscomplexobj(x) else _rows(trial, x)
        found = next((o for o in options if is_same(o, trial, x)), None)
        if found is None:
            found = _kept(trial, x)
        if found is None:
            return None
        outputs.append(found)
    return outputs if any(map(_needs_factors, outputs)) else None


def _needs_factors(output: Output) -> bool:
    if isinstance(output, Parts):
        return bool({"l", "ld", "d"} & {*output.words})
    return isinstance(output, (Solution, Determinant))


def _floats(trial: Trial, node: Node, x: np.ndarray) -> Iterator[Output]:
    yield from _parts(trial, x)
    count, m, n = trial.sheets.sizes
    if m != n or trial.sheets.box is not None:
        return
    if x.size == count:
        yield Determinant()
    if x.size and x.size % (count * m) == 0:
        for rhs in trial.run.cells:
            if is_float(rhs.element) and rhs.size == x.size and rhs is not trial.source:
                yield from (Solution(rhs, whole) for whole in (True, False))
        if x.size == trial.source.size:
            yield Solution(None, True)


def _parts(trial: Trial, x: np.ndarray) -> Iterator[Parts]:
    if x.size != trial.source.size:
        return
    bases = [n for n, v in trial.run.cells.items() if np.iscomplexobj(v) and v.size == x.size]
    seen = trial.sheets.of(x)
    for base in [None, *bases]:
        words = [
            next((w for w in part if _equal_on(seen, _filled(w, trial, base), mask)), "")
            for part, mask in zip(_WORDS, _masks(*seen.shape[1:]), strict=True)
        ]
        if all(words):
            yield Parts((words[0], words[1], words[2]), base if "base" in words else None)


_WORDS = (("l", "ld", "0", "base"), ("d", "1", "1/d", "0", "base"), ("u", "u/d", "0", "base"))


def _masks(m: int, n: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Below the diagonal, on it, above it."""
    ones = np.ones((m, n), bool)
    return np.tril(ones, -1), np.eye(m, n, dtype=bool), np.triu(ones, 1)


def _filled(word: str, trial: Trial, base: Node | None) -> np.ndarray | None:
    """Numbers of the field that a word stands for, at each place."""
    packed = field_of(trial.drawn.packed)
    if word == "base":
        return None if base is None else field_of(trial.sheets.of(trial.run.cells[base]))
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


def _rows(trial: Trial, x: np.ndarray) -> Iterator[Rows]:
    run, drawn = trial.run, trial.drawn
    matrices, m = drawn.rows.shape
    if not np.issubdtype(x.dtype, np.integer) or x.size % matrices or not x.size:
        return
    length = x.size // matrices
    bases = [n for n, v in run.cells.items() if v.dtype == x.dtype and v.size == x.size]
    for turned in (False, True) if matrices > 1 and length > 1 else (False,):
        lines = _lines(x, matrices, turned)
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


def _kept(trial: Trial, x: np.ndarray) -> Same | None:
    """What does not depend on the matrix: a leaf as it was; or numbers, where no comparison of data
    may lead to them. That they are the same in some runs would not do."""
    for node, cells in trial.run.cells.items():
        if cells.dtype == x.dtype and cells.shape == x.shape and np.array_equal(cells, x):
            return Same(b"", node)
    fixed = not trial.compares and np.issubdtype(x.dtype, np.integer)
    return Same(x.tobytes(), None) if fixed else None


def is_same(output: Output, trial: Trial, x: np.ndarray) -> bool:
    """Whether a result of a run is what an output says."""
    if isinstance(output, Same):
        if output.node is not None:
            return np.array_equal(trial.run.cells[output.node], x, equal_nan=np.iscomplexobj(x))
        return x.tobytes() == output.values
    if isinstance(output, Parts):
        seen = trial.sheets.of(x)
        if np.isnan(field_of(seen)).any() and output.base is None:
            return False
        if trial.sheets.box is not None:
            values = (x, trial.run.cells[trial.source])
            rest, before = map(trial.sheets.outside, values)
            if not np.array_equal(rest, before, equal_nan=True):
                return False
        return all(
            _equal_on(seen, _filled(word, trial, output.base), mask)
            for word, mask in zip(output.words, _masks(*seen.shape[1:]), strict=True)
        )
    if isinstance(output, Rows):
        return _same_rows(output, trial.run, trial.drawn, x)
    if isinstance(output, Determinant):
        return _same_determinant(trial, x)
    return _same_solution(output, trial, x)


def _same_determinant(trial: Trial, x: np.ndarray) -> bool:
    packed, pivots = field_of(trial.drawn.packed), trial.drawn.pivots
    exchanges = (pivots != np.arange(pivots.shape[1])).sum(axis=1)
    wanted = np.where(exchanges % 2, -1.0, 1.0)
    for k in range(pivots.shape[1]):
        wanted = multiply(wanted, packed[:, k, k])
    return np.array_equal(canonical(field_of(x)).reshape(-1), canonical(wanted))


def _same_solution(output: Solution, trial: Trial, x: np.ndarray) -> bool:
    """Whether the matrices, or L, times the unknowns are the right-hand sides."""
    count, m, _ = trial.sheets.sizes
    if output.rhs is None:
        unknowns, b = trial.sheets.of(x), np.broadcast_to(np.eye(m), (count, m, m))
    else:
        unknowns = x.reshape(count, m, -1)
        b = trial.run.cells[output.rhs].reshape(count, m, -1)
    if output.whole:
        made = product(field_of(trial.drawn.matrix), field_of(unknowns))
    else:
        low = np.tril(field_of(trial.drawn.packed), -1) + np.eye(m)
        made = product(low, field_of(unknowns))
        b = np.take_along_axis(b, trial.drawn.rows[:, :, None], 1)
    return np.array_equal(canonical(made), canonical(field_of(b)))


def _same_rows(output: Rows, run: Run, drawn: Drawn, x: np.ndarray) -> bool:
    lines = _lines(x, len(drawn.rows), output.turned)
    wanted = _orders(drawn)[output.word][:, : output.count] + output.first
    if not np.array_equal(lines[:, : output.count], wanted):
        return False
    if output.base is None:
        return output.count == lines.shape[1]
    kept = _lines(run.cells[output.base], len(drawn.rows), output.turned)
    return np.array_equal(lines[:, output.count :], kept[:, output.count :])


def _lines(x: np.ndarray, matrices: int, turned: bool) -> np.ndarray:
    """As [matrices, elements of each]."""
    return x.reshape(-1, matrices).T if turned else x.reshape(matrices, -1)
