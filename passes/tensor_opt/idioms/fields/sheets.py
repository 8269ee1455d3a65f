"""Tensors as matrices that a program factors: which axis counts what."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import isqrt, prod

import numpy as np

from raise_kernel.passes.tensor_opt.graph import Node
from raise_kernel.passes.tensor_opt.idioms.fields.programs import Program
from raise_kernel.passes.tensor_opt.idioms.fields.sized import field_of


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


def sheets_of(node: Node, program: Program, fuel: int) -> Iterator[Sheets]:
    """The ways to see a tensor as matrices, the plainest first. `fuel`: what a run may cost that
    shows which elements are changed."""
    yield from _whole(node, program)
    if len(node.shape) == 2:
        yield from _boxes(node, program, fuel)


def _boxes(node: Node, program: Program, fuel: int) -> Iterator[Sheets]:
    """What of a matrix is changed; with the row above it, which stays as it is without pivots."""
    run = program.run({}, fuel)
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
