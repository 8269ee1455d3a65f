"""Time loops on split arrays, each device running the kernels' own code on its blocks.

    while ...: y = k(x, y); x, y = y, x
    ->  on each device, in one row with room around it:
    while ...: x = exchanged(x); y = k's part(x, y, position); x, y = y, x

Blocks keep their room through the whole loop, and kernels write into them in place, so that nothing
is copied but what neighbours need. Before a launch that reads beyond a block the edges come from
the neighbours, unless they have come since the array was written; or wider ones come once for
several iterations (`time_tiles.py`).

A loop is run so where its body is launches, and numbers that all devices compute alike; its arrays
are split along their first dimension by one axis of the mesh; and each launch has parts that keep
to a device's blocks (`analysis/accesses/launch_parts.py`). For any other there is a reason.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

import jax
import numpy as np
from jax import lax
from jax.sharding import Mesh, PartitionSpec

from raise_kernel.analysis.accesses.launch_parts import NoParts, Sides
from raise_kernel.frontend.arguments.signature import ByDevice
from raise_kernel.runtime.compile import Lowered
from raise_kernel.runtime.loops.traced_loops import ScanLoop, Several, Step, Values, WhileLoop
from raise_kernel.runtime.native import Form
from raise_kernel.runtime.native.part import Block, Run
from raise_kernel.runtime.sharding.collectives import access_name, tile_name
from raise_kernel.runtime.sharding.edges import Line, padded, unpadded
from raise_kernel.runtime.sharding.launches import Part, part_for, reading_lines
from raise_kernel.runtime.sharding.loop_bodies import (
    Held,
    Launches,
    NotSplit,
    body_of,
    key_of,
    walked,
)
from raise_kernel.runtime.sharding.tile_choice import chosen
from raise_kernel.runtime.sharding.time_tiles import Key, LaunchOfTile, TimeTile, plain_tile

# Rows of memory begin at multiples of so many elements.
_ROUND = 64


@dataclass(frozen=True)
class NativeLoop:
    """A loop as each device of a line runs it: which of its values are split, and the parts of its
    launches. `tile` is what it makes at once, `plain` an iteration."""

    loop: ScanLoop | WhileLoop
    line: Line
    split: tuple[list[bool], list[bool]]
    blocks: dict[int, Block]
    tile: TimeTile
    plain: TimeTile
    kernels: dict[Key, Part]
    forms: dict[Key, Form | None]
    lines: tuple[str, ...]

    def run(self, limits: Values, constants: Values, start: Values) -> list[Any]:
        """On a device's blocks, under `shard_map`."""
        position = lax.axis_index(self.line.axis).astype(np.int32)
        shapes = [jax.numpy.shape(v) for v in start]
        fixed = [
            self._exchanged(self._padded(v), position) if is_split else v
            for v, is_split in zip(constants, self.split[0], strict=True)
        ]
        carry = [
            self._padded(v) if is_split else v
            for v, is_split in zip(start, self.split[1], strict=True)
        ]
        if self.tile.begins:
            carry = [self._exchanged(v, position) if isinstance(v, Held) else v for v in carry]
        one = self._step(self.plain, fixed, position)
        several = None
        if self.tile is not self.plain:
            several = Several(self.tile.iterations, self._step(self.tile, fixed, position))
        results = self.loop.run(one, limits, constants, _plain(carry), several)
        return [
            unpadded(v, self._block_of(v), shape) if is_split else v
            for v, shape, is_split in zip(results, shapes, self.split[1], strict=True)
        ]

    def _step(self, tile: TimeTile, fixed: Values, position: Any) -> Step:
        """The iterations of a time tile; `fixed` are the loop's constants."""

        def step(_: Values, carry: Values) -> list[Any]:
            values: list[Any] = [
                Held(v, self.line.count * self._block_of(v).elements) if is_split else v
                for v, is_split in zip(carry, self.split[1], strict=True)
            ]
            launches = iter(tile.launches)

            def launch(lowered: Lowered, values: Values) -> list[Any]:
                return self._launch(lowered, values, next(launches), tile, position)

            body = self.loop.body
            for _iteration in range(tile.iterations):
                values = walked(body.jaxpr, body.consts, [*fixed, *values], launch)
            return _plain(values)

        return step

    def _padded(self, local: Any) -> Held:
        total = self.line.count * prod(jax.numpy.shape(local))
        return Held(padded(local, self.blocks[total]), total)

    def _block_of(self, value: Any) -> Block:
        (size,) = value.shape
        return next(block for block in self.blocks.values() if block.size == size)

    def _exchanged(self, held: Held, position: Any) -> Held:
        """With its edges as they are on the neighbours."""
        block = self.blocks[held.total]
        with jax.named_scope(access_name(self.lines)):
            came = self.line.sent(held.value, block, position)
        held.value, _ = self.line.put(held.value, came, block, position)
        held.fresh = True
        return held

    def _launch(
        self, lowered: Lowered, values: Values, launch: LaunchOfTile, tile: TimeTile, position: Any
    ) -> list[Any]:
        """A launch; what keeps to the device's block is computed while edges are on their way."""
        key = key_of(lowered, values)
        part, written = self.kernels[key], lowered.raised.written
        stale: dict[int, Held] = {
            id(values[k]): values[k] for k in launch.edges if not values[k].fresh
        }
        name = f"{tile_name(tile.iterations)}/{access_name(reading_lines(lowered))}"
        with jax.named_scope(name):
            sends = [
                self.line.sent(held.value, self.blocks[held.total], position)
                for held in stale.values()
            ]

        def run(threads: Run | None, operands: Sequence[Any]) -> list[Any]:
            start = part.starts(threads).at(position)
            results = part.kernel(threads, self.forms[key]).function(*operands, start)
            return list(results) if isinstance(results, tuple) else [results]

        inside = part.runs[0] if part.runs is not None and sends else None
        made = run(inside, _plain(values)) if inside is not None else []
        for held, came in zip(stale.values(), sends, strict=True):
            made = self._put(held, came, values, written, made, position)
        operands = _plain(values)
        for number, value in zip(written, made, strict=False):
            operands[number] = value
        results = run(part.run(launch.more, inside is not None), operands)
        return [Held(v, key[1][k]) for v, k in zip(results, written, strict=True)]

    def _put(
        self,
        held: Held,
        came: Sequence[Any],
        values: Values,
        written: Sequence[int],
        made: list[Any],
        position: Any,
    ) -> list[Any]:
        """Edges have come; `made` is what has been computed meanwhile of the memories `written`. If
        the array is one of these they belong into that, too."""
        block, others = self.blocks[held.total], list(made)
        for k, number in enumerate(written[: len(made)]):
            if values[number] is held:
                rest = others[:k] + others[k + 1 :]
                new, rest = self.line.put(others[k], came, block, position, rest)
                others = [*rest[:k], new, *rest[k:]]
        if not made or any(v is held for k, v in enumerate(values) if k not in written):
            held.value, others = self.line.put(held.value, came, block, position, others)
            held.fresh = True
        return others


def _plain(values: Values) -> list[Any]:
    return [v.value if isinstance(v, Held) else v for v in values]


@dataclass(frozen=True)
class Splits:
    """How arrays are split over a mesh of several devices."""

    mesh: Mesh
    spec_of: Callable[[tuple[int, ...]], PartitionSpec]

    @property
    def sizes(self) -> dict[str, int]:
        """The devices along each axis."""
        return dict(self.mesh.shape)

    def positions(self, axis: str) -> ByDevice:
        """Each device's position along an axis."""
        dim = self.mesh.axis_names.index(axis)
        places = np.ndenumerate(self.mesh.devices)
        return tuple(sorted((device.id, place[dim]) for place, device in places))

    def axis(self, shape: tuple[int, ...]) -> str | None:
        """The axis that splits an array along its first dimension, None where it is whole. Raises
        `NotSplit` for arrays that are split otherwise."""
        names = [
            (dim, name)
            for dim, entry in enumerate(self.spec_of(shape))
            for name in (entry if isinstance(entry, tuple) else (entry,))
            if name is not None and self.sizes[name] > 1
        ]
        if not names:
            return None
        (dim, name), *others = names
        if others or prod(shape[:dim]) > 1:
            raise NotSplit("an array is split along another dimension than its first one")
        return name


def native_loop(
    loop: ScanLoop | WhileLoop,
    splits: Splits,
    platform: str,
    constants: Values,
    start: Values,
    measures: bool,
) -> NativeLoop:
    """A loop whose devices run the kernels' own code; `measures`: forms of it may be timed. Raises
    `NotSplit`."""
    names = [[splits.axis(jax.numpy.shape(v)) for v in values] for values in (constants, start)]
    axes = {name for row in names for name in row if name is not None}
    if len(axes) != 1 or not any(names[1]):
        raise NotSplit("its arrays are split along several axes" if axes else "")
    (axis,) = axes
    split = [name is not None for name in names[0]], [name is not None for name in names[1]]
    if any(split[1][k] for k in loop.decided_by):
        raise NotSplit("what ends the loop is computed from split arrays")
    line = Line(axis, platform, splits.positions(axis))
    launches = Launches(line.count)
    body = body_of(loop, split, launches, constants, start)
    plain = plain_tile(body, launches.parts)
    totals = {
        prod(jax.numpy.shape(v))
        for v, is_split in zip([*constants, *start], [*split[0], *split[1]], strict=True)
        if is_split
    }
    least = _blocks(plain.rooms, totals, line.count)
    device = splits.mesh.devices.flat[0]
    for tile in (chosen(loop, body, launches, plain, device), plain):
        try:
            blocks = _blocks(tile.rooms, totals, line.count)
            tiles = dict.fromkeys([tile, plain])
            kernels, forms = _prepared(tiles, launches, (blocks, least), line, measures)
        except NotSplit:
            if tile is plain:
                raise
        else:
            lines = tuple(n for one in launches.kernels.values() for n in reading_lines(one))
            return NativeLoop(loop, line, split, blocks, tile, plain, kernels, forms, lines)
    raise AssertionError


def _blocks(rooms: Mapping[int, Sides], totals: set[int], count: int) -> dict[int, Block]:
    """What devices hold of arrays, by their elements. Raises `NotSplit`."""
    found = {}
    for total in {**rooms, **dict.fromkeys(totals)}:
        own, sides = total // count, rooms.get(total, (0, 0))
        if max(sides) > own:
            raise NotSplit(f"it reads {max(sides)} elements away, and blocks have {own}")
        before, after = (min(own, -(-side // _ROUND) * _ROUND) for side in sides)
        found[total] = Block(own, before, after)
    sizes = [block.size for block in found.values()]
    if len(set(sizes)) < len(sizes):
        raise NotSplit("arrays of different sizes have blocks of one size")
    return found


def _prepared(
    tiles: Iterable[TimeTile],
    launches: Launches,
    blocks: tuple[Mapping[int, Block], Mapping[int, Block]],
    line: Line,
    measures: bool,
) -> tuple[dict[Key, Part], dict[Key, Form | None]]:
    """The parts of launches with their code for all time tiles, and its forms, which are those of
    the second, the smallest blocks: they are looked for once. Raises `NotSplit`."""
    kernels: dict[Key, Part] = {}
    forms: dict[Key, Form | None] = {}
    for key, lowered in launches.kernels.items():
        part, least = (
            part_for(
                lowered,
                launches.parts[key],
                {k: sizes[total] for k, total in enumerate(key[1]) if total},
                line.platform,
                line.positions,
            )
            for sizes in blocks
        )
        kernels[key] = part
        try:
            forms[key] = least.form(measures)
            for launch in (one for tile in tiles for one in tile.launches if one.key == key):
                for run in part.needed(launch.more, bool(launch.edges)):
                    part.kernel(run, forms[key])
        except NoParts as reason:
            raise NotSplit(f"{lowered.info.demangled}: {reason}") from None
    return kernels, forms
