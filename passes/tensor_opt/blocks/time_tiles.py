"""Time tiles of a time loop: several iterations of its body, for which halos are exchanged once.

    x1 = f(x0); x2 = f(x1)      (blocks of 16, f reads one element before and one after)
    ->  x0's halos are 2 wide; x1 is computed for [-1, 17) of a block, x2 for [0, 16)

What an iteration makes is stored as far beyond the block as later iterations read (`margins`). This
is a ghost cell expansion (Ding and He, SC 2001), or overlapped tiling in time.

An update leaves elements of its array as they are, in the room around a block, too. They have to be
the neighbours', and are, if the room has been filled before the loop and all updates of a memory
have the same window: outside of it nothing ever changes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from raise_kernel.passes.tensor_opt.blocks.arrays import Array, Margins, Wanted, block_region
from raise_kernel.passes.tensor_opt.blocks.parts import Parts
from raise_kernel.passes.tensor_opt.blocks.regions import CannotSplit, Dims, MeshAxis
from raise_kernel.passes.tensor_opt.blocks.stores import stored_region, written_along
from raise_kernel.passes.tensor_opt.graph.boxes.windows import update_starts
from raise_kernel.passes.tensor_opt.graph.graph import Graph
from raise_kernel.passes.tensor_opt.graph.node import Node, in_order

# A value and how it is split.
Split = tuple[Node, Dims]


@dataclass
class TimeTile:
    """Iterations put together. `held` are values between two of them, `fixed` arguments that no
    iteration changes, `carried` those that iterations hand on."""

    arguments: Mapping[Node, Dims]
    carried: Sequence[Node]
    roots: Sequence[Node]
    steps: int
    held: dict[Node, Dims] = field(default_factory=dict)
    fixed: set[Node] = field(default_factory=set)


def time_tile_of(
    g: Graph, arguments: Sequence[Split], roots: Sequence[Split], steps: int
) -> TimeTile:
    """So many iterations of a program whose results are its last arguments of the next one."""
    results = [n for n, _ in roots]
    if steps == 1:
        return TimeTile(dict(arguments), (), _on(g, results, {}), 1)
    constants = len(arguments) - len(roots)
    for (argument, before), (result, after) in zip(arguments[constants:], roots, strict=True):
        if (argument.shape, argument.element, before) != (result.shape, result.element, after):
            raise CannotSplit("results that are no arguments of another iteration")
    carried = [n for n, _ in arguments[constants:]]
    tile = TimeTile(dict(arguments), carried, carried, steps)
    for _ in range(steps):
        tile.held.update(zip(tile.roots, (dims for _, dims in roots), strict=True))
        tile.roots = _on(g, results, dict(zip(carried, tile.roots, strict=True)))
    tile.fixed = {n for n, _ in arguments[:constants]}
    tile.fixed |= {n for n, root in zip(carried, results, strict=True) if n is root}
    return tile


def _on(g: Graph, roots: Sequence[Node], given: Mapping[Node, Node]) -> list[Node]:
    """The same values of `given` ones in the place of others, without reshapes of reshapes."""
    done: dict[Node, Node] = dict(given)
    for n in in_order(roots):
        if n not in done:
            operands = [done[o] for o in n.operands]
            is_reshape = n.op == "reshape"
            done[n] = g.reshape(operands[0], n.shape) if is_reshape else g.like(n, operands)
    return [done[root] for root in roots]


@dataclass(frozen=True)
class Plan:
    """How far beyond its block each value of a time tile is stored, the axes that are rings, and
    the room that all split arrays have around their blocks."""

    margins: Mapping[Node, Margins]
    rings: frozenset[int]
    room: Margins

    @staticmethod
    def of(tile: TimeTile, axes: Sequence[MeshAxis]) -> Plan:
        none: Margins = ((0, 0),) * len(axes)
        if tile.steps == 1:
            return Plan({}, frozenset(), none)
        rings: frozenset[int] = frozenset()
        while True:
            demand = _Demand(tile, axes, rings)
            around = demand.around()
            if around <= rings:
                return demand.plan()
            rings |= around


def widest(reach: Mapping[tuple[Node, int], tuple[int, int]], axes: int) -> Margins:
    """How far beyond a block anything is read."""
    found = [(0, 0)] * axes
    for (_, axis), (low, high) in reach.items():
        found[axis] = max(found[axis][0], low), max(found[axis][1], high)
    return tuple(found)


class _Demand:
    """What later iterations read of each value, the last one first."""

    def __init__(self, tile: TimeTile, axes: Sequence[MeshAxis], rings: frozenset[int]) -> None:
        self.tile, self.axes, self.rings = tile, axes, rings
        self.none: Margins = ((0, 0),) * len(axes)
        self.wanted = Wanted()
        self.arrays: dict[Node, Array] = {}
        for n, dims in tile.arguments.items():
            self._add(n, dims)
        # The array whose memory each update is stored to.
        self.updates: dict[Node, Node] = {}
        self._find()
        stored = [n for n in self.arrays if n not in tile.arguments]
        for n in tile.roots:
            if n not in self.arrays:
                self._read(n, next(d for r, d in self._given() if r is n))
        for n in reversed(stored):
            self._read(n, self.arrays.pop(n).dims)

    def _given(self) -> list[Split]:
        dims = [self.tile.arguments[n] for n in self.tile.carried]
        return list(zip(self.tile.roots, dims, strict=True))

    def _add(self, n: Node, dims: Dims) -> None:
        self.arrays[n] = Array(n, dims, self.none, self.none)

    def _find(self) -> None:
        for n in in_order(self.tile.roots):
            if n in self.arrays:
                continue
            base = n.operands[0] if n.op == "dynamic_update_slice" else None
            if base in self.arrays:
                self.updates[n] = self.updates.get(base, base)
                self._add(n, self.arrays[base].dims)
            elif n in self.tile.held:
                self._add(n, self.tile.held[n])

    def _margin(self, n: Node) -> Margins:
        return tuple(self.wanted.reach.get((n, axis), (0, 0)) for axis in range(len(self.axes)))

    def _read(self, n: Node, dims: Dims) -> None:
        """Note what is read for a value, by all that is read of it."""
        positions = [Node("argument", (), (), "i32", None) for _ in self.axes]
        parts = Parts(Graph(), self.axes, positions, None, self.rings)
        parts.arrays, parts.wanted = self.arrays, self.wanted
        if n in self.updates:
            written = written_along(parts, n, dims)
            for axis in self.rings:
                if written[axis] not in (None, (0, self.axes[axis].size)):
                    raise CannotSplit("an update inside of what is read around its ends")
            parts.part(n.operands[1], stored_region(parts, dims, written, self._margin(n)))
            if self.updates[n] not in self.tile.carried:
                # What it leaves as it is has to be there.
                for axis, (low, high) in enumerate(self._margin(n)):
                    self.wanted.reached(n.operands[0], axis, low, high)
        else:
            parts.part(n, block_region(dims, self.axes, self._margin(n)))

    def around(self) -> frozenset[int]:
        """The axes along which computed values are read around the ends."""
        return frozenset(a for n, a in self.wanted.around if n not in self.tile.arguments)

    def plan(self) -> Plan:
        self._check_windows()
        reach = {k: v for k, v in self.wanted.reach.items() if k[0] in self.tile.fixed}
        reach |= {k: v for k, v in self.wanted.reach.items() if k[0] in self.updates}
        room = widest(reach, len(self.axes))
        stored = {n for n, _ in self.wanted.reach} - set(self.tile.arguments)
        return Plan({n: self._margin(n) for n in stored}, self.rings, room)

    def _check_windows(self) -> None:
        """All updates of a memory leave the same elements as they are."""
        memories = {n: {n} for n in self.tile.carried}
        for argument, root in zip(self.tile.carried, self.tile.roots, strict=True):
            owner = self.updates.get(root, root)
            if owner in memories:  # the next tile's argument has this one's memory
                joined = memories[argument] | memories[owner]
                memories.update({n: joined for n in joined})
        for memory in memories.values():
            updates = [n for n, owner in self.updates.items() if owner in memory]
            windows = {(update_starts(n), n.operands[1].shape) for n in updates}
            if len(windows) > 1 or any(starts is None for starts, _ in windows):
                raise CannotSplit("iterations update different parts of an array")
            roots = [self.tile.roots[self.tile.carried.index(n)] for n in memory]
            if windows and any(self.updates.get(n, n) not in memory for n in roots):
                raise CannotSplit("an iteration updates what another one computes anew")
