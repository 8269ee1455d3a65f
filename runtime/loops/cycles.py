"""The unroll factor after which the arrays of a loop are back in their own memories.

    (a, b) -> (step(a, b), a)          two arrays change places: 2 iterations
    (u, v, w) -> (step(u, v), u, v)    three rotate: 3 iterations
    a -> stencil(a)                    the new value needs memory of its own: 2 iterations

Each position of a loop's carried values has one memory, in XLA as in any compiler. Where an
iteration hands a value on to another position, it is copied. A body of as many iterations as it
takes until each memory is at its own position again has nothing to copy.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from math import lcm

# The largest unroll factor: a longer body takes longer to compile.
LARGEST_FACTOR = 12


@dataclass(frozen=True)
class Carried:
    """One carried value: its type, and what an iteration makes of it.

    `passed` is the position whose old value it becomes, None where it is computed; `moving`: the
    iteration reads the old value at other indices than it writes the new one; `counts`: its memory
    is large enough to matter.
    """

    kind: Hashable
    passed: int | None
    moving: bool = False
    counts: bool = True


@dataclass(frozen=True)
class Cycle:
    """`following[p]` is the position that the memory of position p serves one iteration later."""

    following: tuple[int, ...]
    length: int

    def slots(self, iteration: int) -> tuple[int, ...]:
        """The memory that each position has after so many iterations, as its position at the
        start."""
        found = list(range(len(self.following)))
        for _ in range(iteration):
            after = list(found)
            for position, successor in enumerate(self.following):
                after[successor] = found[position]
            found = after
        return tuple(found)


def cycle_of(carried: Sequence[Carried]) -> Cycle:
    """The cycle of a loop's memories.

    A value that is handed on keeps its memory; one that is computed takes that of the value which
    leaves the chain that it starts.
    """
    following: dict[int, int] = {}
    for position, value in enumerate(carried):
        source = value.passed
        if source is None or source in following or carried[source].kind != value.kind:
            continue
        following[source] = position
    taken = set(following.values())
    for head in range(len(carried)):
        if head in taken:
            continue
        end = head
        while end in following:
            end = following[end]
        following[end] = head
    order = tuple(following[position] for position in range(len(carried)))
    return Cycle(order, _length(carried, order))


def _length(carried: Sequence[Carried], following: Sequence[int]) -> int:
    """The least common multiple of the cycles' lengths. A value that takes its own memory while
    the iteration still reads the old one elsewhere counts as two: it has a spare one beside it."""
    shared = 1
    for start, value in enumerate(carried):
        if not value.counts:
            continue
        length, position = 1, following[start]
        while position != start:
            length, position = length + 1, following[position]
        if length == 1 and value.passed is None and value.moving:
            length = 2
        shared = lcm(shared, length)
    return shared
