"""Integer tensors that vary along one axis, as few arithmetic progressions: found, and computed
with, in a time that does not depend on the axis's length.

`remainder(iota + 7, 100)` over 100 positions is 7, 8, ..., 99 and 0, 1, ..., 6. An operation is
split where it stops to be affine: a minimum where the sides cross, a division where its quotient
changes. Each part is then told by its first, second and last element, which the function that
computes whole tensors evaluates. Where it is not known where to split, short lines are evaluated as
a whole.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from raise_kernel.passes.tensor_opt.graph.boxes.windows import same_axes
from raise_kernel.passes.tensor_opt.graph.node import Node, Table, splat_int
from raise_kernel.passes.tensor_opt.graph.ranges import full
from raise_kernel.stablehlo.elements import is_integer, numpy_dtype, width
from raise_kernel.stablehlo.elementwise import FUNCTIONS, evaluate
from raise_kernel.worklist import make_in_order

# Progressions of a line, at most; elements of one that may be evaluated one by one, and have as
# many: threads of a block.
MOST = 32
SHORT = 1024
# Affine, modulo 2^width, in all operands.
_AFFINE = frozenset({"add", "subtract", "negate", "not", "convert", "bitcast_convert"})


@dataclass(frozen=True)
class Run:
    """`count` integers from `start` on, `step` apart."""

    start: int
    step: int
    count: int

    @property
    def last(self) -> int:
        return self.start + self.step * (self.count - 1)

    @property
    def ends(self) -> tuple[int, int, int]:
        """The first element, the second and the last."""
        return self.start, self.start + self.step * min(1, self.count - 1), self.last

    def part(self, first: int, count: int) -> Run:
        """These of its elements."""
        return Run(self.start + self.step * first, self.step, count)


Line = tuple[Run, ...]


class Progressions:
    """Lines of nodes, each found once."""

    def __init__(self) -> None:
        self._known: dict[tuple[Node, int], Line | None] = {}

    def along(self, node: Node) -> tuple[int, Line] | None:
        """The one axis along which an integer node varies, and its elements there; -1 where it is
        constant. None where data decides, it varies along several, or the progressions are many."""
        for axis in [a for a, n in enumerate(node.shape) if n > 1] or [-1]:
            line = self._of(node, axis)
            if line is not None:
                first, *others = line
                varies = bool(others or first.step)
                return (axis, line) if varies else (-1, (first.part(0, 1),))
        return None

    def _of(self, node: Node, axis: int) -> Line | None:
        return make_in_order((node, axis), self._known, self._needed, self._find)

    def _needed(self, key: tuple[Node, int]) -> list[tuple[Node, int]]:
        node, axis = key
        if node.op in FUNCTIONS:
            return [(o, axis if o.rank else -1) for o in node.operands]
        moved = _operand_axis(node, axis)
        return [] if moved is None else [(node.operands[0], moved)]

    def _find(self, key: tuple[Node, int]) -> Line | None:
        node, axis = key
        count = 1 if axis < 0 else node.shape[axis]
        if not count or not (node.element == "i1" or is_integer(node.element)):
            return None
        value = splat_int(node)
        if value is not None:
            return (Run(value, 0, count),)
        if isinstance(node.attr, Table):
            # It is as long as the text of the program.
            values = np.frombuffer(node.attr.data, numpy_dtype(node.element))
            return _inside(line_of(values), node.element) if node.size == count else None
        if node.op == "iota":
            line = (Run(0, int(node.attr == axis), count),)
            varies = node.attr != axis and node.shape[node.attr] > 1
            return None if varies else _inside(line, node.element)
        parts = [self._known[need] for need in self._needed(key)]
        lines = [part for part in parts if part is not None]
        if not lines or len(lines) < len(parts):
            return None
        lines = [_spread(line, count) for line in lines]
        return _applied(node, lines) if node.op in FUNCTIONS else lines[0]


def _operand_axis(node: Node, axis: int) -> int | None:
    """The axis of the operand of a broadcast, a transpose or a reshape that an axis is; -1 where
    the operand does not have it. None for other operations, and where axes are joined or split."""
    if node.op == "transpose":
        return node.attr[axis] if axis >= 0 else -1
    pairs = same_axes(node)
    if pairs is None:
        return None
    operand = node.operands[0]
    return next((k for k, a in pairs if a == axis and operand.shape[k] > 1), -1)


def line_of(values: np.ndarray, most: int = 0) -> Line | None:
    """Integers as progressions, each as long as it can be; None where they are more than `most`,
    which is as many as a line may have if none is given."""
    most = most or _most(len(values))
    found: list[Run] = []
    at = 0
    while at < len(values):
        if len(found) == most:
            return None
        rest = values[at:].astype(np.int64)
        step = int(rest[1]) - int(rest[0]) if len(rest) > 1 else 0
        changes = np.flatnonzero(np.diff(rest) != step)
        count = int(changes[0]) + 1 if len(changes) else len(rest)
        if count == 2 and len(rest) > 2:
            # The second one begins a run that may be longer.
            count = 1
        found.append(Run(int(rest[0]), step if count > 1 else 0, count))
        at += count
    return tuple(found)


def sum_of(a: Line, b: Line, factor: int) -> Line:
    """`a + factor * b`, of equal lengths, as integers."""
    return joined(
        Run(x.start + factor * y.start, x.step + factor * y.step, x.count)
        for x, y in _aligned([a, b])
    )


def _inside(line: Line | None, element: str) -> Line | None:
    """A line all of whose integers the type has."""
    return line if line is not None and lies_within(line, *full(element)) else None


def lies_within(line: Line, low: int, high: int) -> bool:
    """Whether all elements are in this range, ends included."""
    return all(low <= end <= high for run in line for end in run.ends)


def shifted(line: Line, by: int) -> Line:
    """`by` more in each element."""
    return tuple(Run(run.start + by, run.step, run.count) for run in line)


def _spread(line: Line, count: int) -> Line:
    """The one element of an axis that an operand does not have, for all positions."""
    return (Run(line[0].start, 0, count),) if len(line) == 1 and line[0].count == 1 else line


def _aligned(lines: Sequence[Line]) -> Iterator[tuple[Run, ...]]:
    """Lines of equal lengths, part by part, where each is one progression."""
    rest = [list(reversed(line)) for line in lines]
    while rest[0]:
        count = min(line[-1].count for line in rest)
        heads = [line.pop() for line in rest]
        yield tuple(run.part(0, count) for run in heads)
        for line, run in zip(rest, heads, strict=True):
            if run.count > count:
                line.append(run.part(count, run.count - count))


def _applied(node: Node, lines: Sequence[Line]) -> Line | None:
    """An elementwise operation on lines."""
    count = sum(run.count for run in lines[0])
    parts: list[tuple[Run, ...]] = []
    for runs in _aligned(lines):
        places = _places(node, runs)
        if places is None or len(parts) + len(places) >= _most(count):
            return _looked_at(node, lines) if count <= SHORT else None
        ends = [0, *sorted(places), runs[0].count]
        parts += [tuple(r.part(a, b - a) for r in runs) for a, b in pairwise(ends)]
    return _evaluated(node, parts)


def _most(count: int) -> int:
    """Progressions of a line of so many elements, at most."""
    return count if count <= SHORT else MOST


def _looked_at(node: Node, lines: Sequence[Line]) -> Line | None:
    """An operation evaluated at each element."""
    arrays = [
        np.array([r.start + r.step * k for r in line for k in range(r.count)]) for line in lines
    ]
    typed = [a.astype(numpy_dtype(o.element)) for a, o in zip(arrays, node.operands, strict=True)]
    values = evaluate(node, typed)
    return None if values is None else _inside(line_of(values), node.element)


def _evaluated(node: Node, parts: Sequence[tuple[Run, ...]]) -> Line | None:
    """An operation that is affine, modulo 2^width, on each part. Where the last element goes on
    from the first two without leaving the type, so do those between."""
    operands = zip(node.operands, zip(*parts, strict=True), strict=True)
    arrays = [np.array([r.ends for r in runs], numpy_dtype(o.element)) for o, runs in operands]
    values = evaluate(node, arrays)
    found: list[Run] = []
    for runs, ends in zip(parts, [] if values is None else values.tolist(), strict=False):
        first, second, last = map(int, ends)
        found.append(Run(first, second - first, runs[0].count))
        if found[-1].last != last:
            return None
    return joined(found) if found else None


def _places(node: Node, runs: Sequence[Run]) -> list[int] | None:
    """Where to split progressions so that an operation is affine on each part; None where that is
    not known, or the parts are many."""
    moving = [r for r in runs if r.step]
    if not moving or runs[0].count <= 2:
        return []
    if node.op in ("minimum", "maximum", "compare"):
        return _crossings(node, *runs)
    if node.op == "abs":
        return _crossings(node, runs[0], Run(0, 0, runs[0].count))
    if node.op in _AFFINE:
        return [] if node.element != "i1" else None
    if node.op == "select":
        return [] if not runs[0].step else None
    if (
        len(runs) != 2
        or len(moving) > 1
        or (node.op not in ("multiply", "and") and not runs[0].step)
    ):
        return None
    if node.op in ("multiply", "shift_left"):
        return []
    (run,) = moving
    period = _period(node, run, next(r.start for r in reversed(runs) if not r.step))
    return None if period is None else _quotients(run, period)


def _crossings(node: Node, a: Run, b: Run) -> list[int] | None:
    """Where the sign of `a - b` changes."""
    if node.op == "compare" and node.attr[1] == "UNSIGNED" and min(*a.ends, *b.ends) < 0:
        return None
    step = a.step - b.step
    if not step:
        return []
    at, beyond = divmod(b.start - a.start, step)
    return [p for p in ((at + 1,) if beyond else (at, at + 1)) if 0 < p < a.count]


def _period(node: Node, run: Run, by: int) -> int | None:
    """How many integers have one quotient by a constant, or differ in the bits of a mask alone."""
    if node.op in ("divide", "remainder"):
        return by if by > 0 else None
    if min(run.ends) < 0 or by < 0:
        return None
    if node.op == "and":
        return by + 1 if not by & (by + 1) else None
    return 1 << by if node.op.startswith("shift_right") and by < width(node.element) else None


def _quotients(run: Run, by: int) -> list[int] | None:
    """Where the quotient, rounded towards zero, changes."""
    sign, step = (1, run.step) if run.step > 0 else (-1, -run.step)
    found: list[int] = []
    at = 0
    while len(found) < MOST:
        value = sign * (run.start + run.step * at)
        quotient = abs(value) // by
        last = -quotient * by if value < 0 and quotient else (quotient + 1) * by - 1
        at += (last - value) // step + 1
        if at >= run.count:
            return found
        found.append(at)
    return None


def joined(parts: Iterable[Run]) -> Line:
    """Progressions, one after another, as `line_of` finds them."""
    rest = list(reversed(list(parts)))
    found: list[Run] = []
    while rest:
        run = rest.pop()
        step = run.step if run.count > 1 else rest[-1].start - run.start if rest else 0
        run = Run(run.start, step, run.count)
        while rest and rest[-1].start == run.last + step:
            new = rest.pop()
            whole = new.count == 1 or new.step == step
            run = Run(run.start, step, run.count + (new.count if whole else 1))
            if not whole:
                rest.append(new.part(1, new.count - 1))
                break
        if run.count == 2 and rest:
            # The second one begins a run that may be longer.
            rest.append(run.part(1, 1))
            run = run.part(0, 1)
        found.append(Run(run.start, run.step if run.count > 1 else 0, run.count))
    return tuple(found)
