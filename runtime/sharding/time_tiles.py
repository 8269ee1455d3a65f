"""Time tiles of a time loop on blocks: so many iterations, at whose start neighbours exchange.

    x = exchanged(x, 3 halos wide)
    x, y = k(x, y) of the block and 2 halos     the threads that write these are run here, too,
    x, y = k(x, y) of the block and 1 halo      on copies of what the neighbours have
    x, y = k(x, y) of the block

From the end to the start: what is needed around the blocks of what a launch makes says which of the
neighbours' threads a device runs itself; what those read is needed of what the launch takes.

An element that a launch does not write is its array's old one. Where all launches of the body that
write arrays of a size write the same elements, whatever the data are, the others never change: they
are the neighbours' once they have come, before the loop, and only what is read is exchanged.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from raise_kernel.analysis.accesses.launch_parts import Parts, Sides, widest

# A launch by its kernel, and the elements of each split array that it takes, 0 of whole ones.
Key = tuple[int, tuple[int, ...]]


@dataclass(frozen=True)
class Launched:
    """A launch of a loop's body: the key of its parts, and the numbers of the split values that it
    takes and makes, by those of its memories."""

    key: Key
    takes: Mapping[int, int]
    makes: Mapping[int, int]


@dataclass(frozen=True)
class Body:
    """An iteration: its launches, and the numbers of the values that are carried into it and out of
    it, None for those that are whole. `totals` are the elements of the split values."""

    launches: tuple[Launched, ...]
    carried: tuple[int | None, ...]
    after: tuple[int | None, ...]
    totals: Mapping[int, int]


@dataclass(frozen=True)
class LaunchOfTile:
    """A launch of a time tile: the key of its parts, the threads before those of the device and
    after them that it runs too, and the memories whose edges have come before it."""

    key: Key
    more: Sides
    edges: tuple[int, ...]


@dataclass(frozen=True, eq=False)
class TimeTile:
    """So many iterations of a loop, of one launch after the other. `rooms` are the elements that
    are held around blocks, by the elements of the array; `begins`: the edges of all carried arrays
    come before the loop."""

    iterations: int
    launches: tuple[LaunchOfTile, ...]
    rooms: Mapping[int, Sides]
    begins: bool


AllParts = Mapping[Key, Parts]


def plain_tile(body: Body, parts: AllParts) -> TimeTile:
    """An iteration of which each launch has the edges come that it reads."""
    rooms: dict[int, Sides] = {}
    come: set[int] = set()
    found = []
    for launched in body.launches:
        halos = parts[launched.key].halos
        edges = _new(launched, [k for k in launched.takes if any(halos[k])], come)
        found.append(LaunchOfTile(launched.key, (0, 0), edges))
        for k, value in launched.takes.items():
            total = body.totals[value]
            rooms[total] = widest(rooms.get(total, (0, 0)), halos[k])
    return TimeTile(1, tuple(found), rooms, False)


def wide_tile(body: Body, parts: AllParts, count: int, iterations: int) -> TimeTile | None:
    """A time tile of so many iterations at whose start alone edges come, on `count` devices. None
    where it is not known what threads touch, or blocks are smaller than what would have to come."""
    if any(not parts[one.key].touched for one in body.launches):
        return None
    unrolled = _Unrolled(body, iterations)
    constant = _constant(body, parts)
    needs: dict[int, Sides] = {}
    rooms: dict[int, Sides] = {}
    backwards: list[tuple[Sides, list[int]]] = []
    for launched in reversed(unrolled.launches):
        part = parts[launched.key]
        more = 0, 0
        for k, value in launched.makes.items():
            more = widest(more, part.touched[k].threads_for(needs.get(value, (0, 0))))
        if max(more) > part.threads:
            return None
        edges = []
        for k, value in launched.takes.items():
            total, touched = unrolled.totals[value], part.touched[k]
            needed = touched.read(more)
            if k in launched.makes and total not in constant:
                needed = widest(needed, needs.get(launched.makes[k], (0, 0)))
            needs[value] = widest(needs.get(value, (0, 0)), needed)
            room = widest(needed, touched.written(more))
            rooms[total] = widest(rooms.get(total, (0, 0)), room)
            if any(needed) and value in unrolled.start:
                edges.append(k)
        backwards.append((more, edges))
    if any(max(room) > total // count for total, room in rooms.items()):
        return None
    come: set[int] = set()
    found = [
        LaunchOfTile(launched.key, more, _new(launched, edges, come))
        for launched, (more, edges) in zip(unrolled.launches, reversed(backwards), strict=True)
    ]
    return TimeTile(iterations, tuple(found), rooms, True)


def _new(launched: Launched, edges: Sequence[int], come: set[int]) -> tuple[int, ...]:
    """Those memories of which the edges have not come. Of an array that is written they come into
    the new one (`NativeLoop._put`)."""
    new = tuple(k for k in edges if launched.takes[k] not in come)
    come |= {launched.takes[k] for k in new if k not in launched.makes}
    return new


class _Unrolled:
    """Several iterations of a body; `start` are the numbers of what the first one carries."""

    def __init__(self, body: Body, iterations: int) -> None:
        self.totals: dict[int, int] = {}
        self.launches: list[Launched] = []
        moving = {one for one in body.carried if one is not None}
        made = {value for one in body.launches for value in one.makes.values()}
        now = {
            value: self._new(total)
            for value, total in body.totals.items()
            if value not in moving | made
        }
        now |= {value: self._new(body.totals[value]) for value in sorted(moving)}
        self.start = {now[value] for value in moving}
        for _ in range(iterations):
            for one in body.launches:
                takes = {k: now[value] for k, value in one.takes.items()}
                makes = {k: self._new(body.totals[value]) for k, value in one.makes.items()}
                now |= {value: makes[k] for k, value in one.makes.items()}
                self.launches.append(Launched(one.key, takes, makes))
            after = zip(body.carried, body.after, strict=True)
            now |= {a: now[b] for a, b in after if a is not None and b is not None}

    def _new(self, total: int) -> int:
        self.totals[len(self.totals)] = total
        return len(self.totals) - 1


def _constant(body: Body, parts: AllParts) -> set[int]:
    """The sizes of arrays of which all launches write the same elements."""
    written: dict[int, set[str]] = {}
    for one in body.launches:
        for k, value in one.makes.items():
            found = parts[one.key].touched[k].always
            written.setdefault(body.totals[value], set()).add(found)
    return {total for total, found in written.items() if len(found) == 1 and "" not in found}
