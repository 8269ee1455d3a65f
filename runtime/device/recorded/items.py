"""What a trace records, in order: launches, changes of memory, loops of both.

Sequences that repeat become loops (`rolled`); `needed_before` finds what of all that matters.
"""

from __future__ import annotations

import functools
from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, TypeVar

import jax
import numpy as np

from raise_kernel.runtime.compile import Lowered
from raise_kernel.runtime.device.buffer import Form, as_form
from raise_kernel.runtime.device.recorded.stored import as_stored

# A sequence that stands this many times in a row becomes a loop; the longest that is looked for.
FEWEST_ROUNDS = 4
LONGEST_PERIOD = 64


@dataclass(frozen=True, eq=False)
class Step:
    """One launch: the raised kernel, the number of each buffer that it takes, run-time scalars."""

    lowered: Lowered
    memories: tuple[int, ...]
    scalars: tuple[np.generic, ...]

    @functools.cached_property
    def shape(self) -> tuple[Hashable, ...]:
        """What tells programs apart: scalars are arguments of them."""
        return (id(self.lowered), self.memories, tuple(s.dtype for s in self.scalars))

    @property
    def executor(self) -> str:
        return self.lowered.executor

    @property
    def read(self) -> set[int]:
        return {self.memories[index] for index in self.lowered.raised.read}

    @property
    def written(self) -> set[int]:
        return {self.memories[index] for index in self.lowered.raised.written}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Step) or self.shape != other.shape:
            return False
        return all(
            a.tobytes() == b.tobytes() for a, b in zip(self.scalars, other.scalars, strict=True)
        )

    def __hash__(self) -> int:
        return hash(self.shape)


@dataclass(frozen=True)
class Change:
    """What happens to memory between launches: buffer number `target` has the bytes of number
    `source`, in another form (the same memory in both); without a source it is set to zeros."""

    source: int | None
    target: int
    form: Form

    scalars: ClassVar[tuple[np.generic, ...]] = ()
    executor: ClassVar[str] = "xla"

    @property
    def shape(self) -> tuple[Hashable, ...]:
        return ("change", self.source, self.target, self.form)

    @property
    def memories(self) -> tuple[int, ...]:
        return (self.target,) if self.source is None else (self.source, self.target)

    @property
    def read(self) -> set[int]:
        return set() if self.source is None else {self.source}

    @property
    def written(self) -> set[int]:
        return {self.target}

    def run(self, env: dict[int, Any], zero: Any) -> None:
        """Change memory by number; what is not there is zeros in every form."""
        if self.source is not None and self.source in env:
            env[self.target] = as_form(env[self.source], self.form)
        else:
            env[self.target] = zeros(self.form, zero)


Work = Step | Change


@dataclass(frozen=True)
class Repeat:
    """Work that runs `rounds` times, once at least. `scalars` are each round's, if they differ."""

    steps: tuple[Work, ...]
    rounds: int
    scalars: tuple[np.ndarray, ...] | None = None

    @property
    def memories(self) -> set[int]:
        return set().union(*(step.memories for step in self.steps))

    @property
    def written(self) -> set[int]:
        return set().union(*(step.written for step in self.steps))

    @property
    def is_alike(self) -> bool:
        """Whether all steps have the same scalars, in all rounds."""
        given = {tuple(scalar.tobytes() for scalar in step.scalars) for step in self.steps}
        return self.scalars is None and len(given) == 1


Item = Work | Repeat
Other = TypeVar("Other")


def rolled(items: Sequence[Item | Other]) -> list[Item | Other]:
    """The items with sequences of launches that repeat as loops. Others than launches stay."""
    numbers: dict[Hashable, int] = {}
    # A loop is like no other item: it has a number of its own.
    kinds = [
        numbers.setdefault(item.shape if isinstance(item, Work) else (index,), len(numbers))
        for index, item in enumerate(items)
    ]
    found: list[Item | Other] = []
    index = 0
    while index < len(items):
        period, rounds = _period(kinds, index)
        if rounds < FEWEST_ROUNDS:
            found.append(items[index])
            index += 1
            continue
        found.append(_loop(items[index : index + period * rounds], period, rounds))
        index += period * rounds
    return _joined(found)


def _joined(items: Sequence[Item | Other]) -> list[Item | Other]:
    """Loops with the rounds that stand before and after them, which need not be launched one by
    one: these would copy what a loop changes in place."""
    found: list[Item | Other] = []
    last: Repeat | None = None
    after: list[Item | Other] = []
    for item in items:
        if isinstance(item, Repeat):
            found += [*([last] if last else []), *after]
            last, after = _with_rounds_before(item, found), []
            continue
        after.append(item)
        if last is not None and last.scalars is None and tuple(after) == last.steps:
            last, after = replace(last, rounds=last.rounds + 1), []
    return [*found, *([last] if last else []), *after]


def _with_rounds_before(loop: Repeat, found: list[Item | Other]) -> Repeat:
    """A loop with the rounds that stand at the end of `found`, which are taken from there."""
    size = len(loop.steps)
    while loop.scalars is None and found:
        last = found[-1]
        if isinstance(last, Repeat) and (last.steps, last.scalars) == (loop.steps, None):
            loop = replace(loop, rounds=loop.rounds + last.rounds)
            del found[-1:]
        elif tuple(found[-size:]) == loop.steps:
            loop = replace(loop, rounds=loop.rounds + 1)
            del found[-size:]
        else:
            break
    return loop


def _period(kinds: Sequence[int], index: int) -> tuple[int, int]:
    """The period that covers most of what follows, and how often it stands there."""
    best = (1, 1)
    size = len(kinds)
    for period in range(1, min(LONGEST_PERIOD, (size - index) // FEWEST_ROUNDS) + 1):
        end = index
        while end + period < size and kinds[end] == kinds[end + period]:
            end += 1
        rounds = (end - index) // period + 1
        if rounds >= FEWEST_ROUNDS and rounds * period > best[0] * best[1]:
            best = (period, rounds)
            if end + period == size:
                break
    return best


def _loop(items: Sequence[object], period: int, rounds: int) -> Repeat:
    steps = [item for item in items if isinstance(item, Work)]
    body = tuple(steps[:period])
    if all(step == body[k % period] for k, step in enumerate(steps)):
        return Repeat(body, rounds)
    iterations = [steps[k : k + period] for k in range(0, period * rounds, period)]
    each = zip(*([s for step in one for s in step.scalars] for one in iterations), strict=True)
    return Repeat(body, rounds, tuple(np.array(values, values[0].dtype) for values in each))


def needed_before(items: Iterable[Item], after: set[int]) -> set[int]:
    """The buffers whose contents before the items matter, when those in `after` matter at the end.

    A launch that writes a buffer without using what it held makes that matter no more.
    """
    needed = set(after)
    for item in reversed(list(items)):
        if isinstance(item, Work):
            if item.written & needed:
                needed = (needed - item.written) | item.read
            continue
        if item.written & needed:
            needed = needed_before(item.steps, at_ends(item, needed))
    return needed


def at_ends(loop: Repeat, after: set[int]) -> set[int]:
    """The buffers whose contents at the end of a round matter, to the next one or after it."""
    found = set(after)
    while True:
        more = needed_before(loop.steps, found) | found
        if more == found:
            return found
        found = more


def needed_inputs(items: Sequence[Item], outputs: Sequence[int]) -> tuple[int, ...]:
    """The numbers of the buffers whose old contents decide the outputs."""
    return tuple(sorted(needed_before(items, set(outputs))))


def zeros(form: Any, zero: Any) -> Any:
    """Zeros of a shape and dtype. XLA must not see floats that are zero: for x + 0 it takes
    x, which is another number where x is -0."""
    zeros = jax.numpy.zeros(form.shape, form.dtype)
    return as_stored(zeros, zero) if jax.numpy.issubdtype(form.dtype, np.inexact) else zeros


def forms_of(step: Work) -> Iterator[tuple[int, Any]]:
    """The buffers whose shapes and dtypes an item tells, and those."""
    if isinstance(step, Change):
        yield step.target, step.form
    else:
        yield from zip(step.memories, step.lowered.signature.memories, strict=True)
