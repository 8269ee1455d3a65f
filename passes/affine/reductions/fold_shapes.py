"""What the threads of a block fold, as one box: its start is a linear form of the thread index."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from raise_kernel.analysis.accesses.linear import Linear
from raise_kernel.analysis.integers.affine.digits import digits_of
from raise_kernel.analysis.lanes.block_run import BlockRun
from raise_kernel.analysis.lanes.folds import Constant, Fold, Source, Terms
from raise_kernel.analysis.lanes.lane_calls import lane_call
from raise_kernel.bindings import arith, ir
from raise_kernel.mlir.walks import named

# Reductions of fewer elements stay.
LEAST = 8


@dataclass(frozen=True)
class Shape:
    """A reduction from element `start`, with a dimension (length, stride) for each of `digits`."""

    kind: str
    source: Source
    bound: Constant | None
    digits: tuple[tuple[int, int], ...]
    start: Linear
    count: int

    @property
    def reach(self) -> int:
        """The distance of the last element from the first one."""
        return sum((length - 1) * stride for length, stride in self.digits)


class ThreadForms:
    """Values of the threads as linear forms of the thread indices, and of quotients of the last."""

    def __init__(self, run: BlockRun) -> None:
        self._body, self._box, self._is_block = run.body, run.box, run.is_block
        self._quotients: dict[int, ir.Value] = {}

    def shape(self, threads: Sequence[int], terms: Terms) -> Shape | None:
        """The reduction that those of the threads have that have a term; None if there is none."""
        threads = [t for t in threads if terms[t] is not None]
        folds = [term for t in threads if isinstance(term := terms[t], Fold)]
        if not folds or len(folds) != len(threads):
            return None
        head = folds[0]
        count = head.elements.bit_count()
        if head.kind is None or not _in_reach(head.source) or count < LEAST:
            return None
        firsts = [(f.elements & -f.elements).bit_length() - 1 for f in folds]
        pattern = head.elements >> firsts[0]
        like = (head.kind, head.source, head.bound)
        for fold, first in zip(folds, firsts, strict=True):
            if (fold.kind, fold.source, fold.bound) != like or fold.elements >> first != pattern:
                return None
        digits = digits_of([k for k in range(pattern.bit_length()) if pattern >> k & 1])
        start = self._form(threads, firsts)
        if digits is None or start is None:
            return None
        if head.source.before is not None:
            # All threads read it, before the first step, so every start must be in bounds.
            starts, size = self.at(start), ir.MemRefType(head.source.value.type).shape[0]
            if starts.min() < 0 or starts.max() + pattern.bit_length() > size:
                return None
        return Shape(head.kind, head.source, head.bound, tuple(digits), start, count)

    def _form(self, threads: Sequence[int], values: Sequence[int]) -> Linear | None:
        """The linear form with these `values` in these threads; None if there is none."""
        box = self._box
        indices = dict(zip(box.lanes, box.coordinates, strict=True))
        found = _solved(threads, values, indices)
        if found is not None:
            return found
        last, numbers = indices.popitem()
        size = box.sizes[-1] if self._divisible() else 1
        for width in (size >> k for k in range(1, size.bit_length() - 1)):
            # A quotient has the same value in `width` consecutive lanes.
            found = _solved(threads, values, {**indices, last: numbers // width})
            if found is not None and size % width == 0:
                return found.substituted({last: Linear(0, {self._quotient(width): 1})})
        return None

    def _divisible(self) -> bool:
        """Whether no cross-lane operation except shuffles uses the last index of a block."""
        calls = map(lane_call, named(self._body, "func.call"))
        return self._is_block and all(call is None or call.kind == "shuffle" for call in calls)

    def at(self, form: Linear) -> np.ndarray:
        """The value of a form in each thread."""
        box = self._box
        numbers = dict(zip(box.lanes, box.coordinates, strict=True))
        numbers |= {v: box.coordinates[-1] // width for width, v in self._quotients.items()}
        total = np.full(box.count, form.const, np.int64)
        for value, coefficient in form.terms.items():
            total = total + coefficient * numbers[value]
        return total

    def _quotient(self, width: int) -> ir.Value:
        """The last index divided by `width`."""
        if width not in self._quotients:
            location = self._body.owner.operation.location
            with location, ir.InsertionPoint.at_block_begin(self._body):
                by = arith.constant(ir.IndexType.get(), width)
                self._quotients[width] = arith.divui(self._box.lanes[-1], by)
        return self._quotients[width]


def _solved(
    threads: Sequence[int], values: Sequence[int], indices: dict[ir.Value, np.ndarray]
) -> Linear | None:
    """The linear form of the indices with these values in these threads; None if there is none."""
    known = {index: numbers[threads] for index, numbers in indices.items()}
    varying = [index for index, numbers in known.items() if np.ptp(numbers)]
    table = np.column_stack([np.ones_like(values), *(known[index] for index in varying)])
    const, *factors = np.rint(np.linalg.lstsq(table, values)[0]).astype(np.int64).tolist()
    fits = (table @ [const, *factors] == values).all()
    return Linear(const, dict(zip(varying, factors, strict=True))) if fits else None


def _in_reach(source: Source) -> bool:
    """Whether the elements of the source can be read: not overwritten, and in a vector."""
    return not source.lost and (source.before is None or ir.MemRefType(source.value.type).rank == 1)
