"""How many steps one pass makes, and in which tiles, by a model of the device.

A step of its own reads an array and writes one. A pass of K steps does so once, and computes what
its tiles overlap by more often than once. It takes the longer one of the two: what memory takes,
and what the instructions take. Both rates are those that were measured on an H200.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import prod

from raise_kernel import config
from raise_kernel.runtime.native.gpu.steps.shape import LEAST_OWN, Tiles
from raise_kernel.runtime.native.gpu.steps.stencil import NoSteps, Stencil
from raise_kernel.runtime.planning.machines import Machine

# Steps that the model looks at.
STEPS = (2, 3, 4, 6, 8)
# The bytes of an array, in two dimensions and in three, below which single steps take as little.
LEAST_BYTES = {2: 1 << 22, 3: 1 << 25}
# A pass is made where it takes so many times less than its steps.
AHEAD = 1.1
# Rows that a warp makes, the most first, and planes that a block does.
_LENGTHS = {2: (128, 64, 32), 3: (64, 32, 16)}
_WARPS = {2: 4, 3: 16}
# Rows that are loaded before they are needed.
_EARLY = {2: 3, 3: 1}
# The most registers of a thread, of which so many are left beside the rows that are kept.
_REGISTERS, _OTHERS = {2: 128, 3: 64}, {2: 48, 3: 24}
# Warps that each multiprocessor is to have at a time, at least.
_BUSY = 12
# Operations on elements of four bytes that a multiprocessor makes in a second.
_RATES = {2: 2.3e11, 3: 1.05e11}


def tiles_of(stencil: Stencil, steps: int, processors: int = 1) -> Tiles:
    """The tiles of so many steps on a device of so many multiprocessors. Raises `NoSteps`."""
    rank = len(stencil.shape)
    made = [Tiles(stencil, steps, _WARPS[rank], n, _EARLY[rank]) for n in _LENGTHS[rank]]
    made = [replace(tiles, registers=_REGISTERS[rank]) if _fits(tiles) else tiles for tiles in made]
    for tiles in made:
        if prod(tiles.grid()) * tiles.warps >= _BUSY * processors:
            return tiles
    return made[-1]


def _fits(tiles: Tiles) -> bool:
    """Whether the rows that a warp keeps fit into the registers of the most threads."""
    rank = len(tiles.stencil.shape)
    kept = tiles.steps * (tiles.rows_kept - 1 + len(tiles.across)) + tiles.ahead
    return tiles.words * kept + _OTHERS[rank] <= _REGISTERS[rank]


def chosen(stencil: Stencil, machine: Machine | None, processors: int, multiple: int = 1) -> Tiles:
    """The tiles that take the least time, of a `multiple` of so many steps. `config.steps_per_pass`
    has the last word, where so many steps are possible. Raises `NoSteps` where single steps take as
    little; without a word on a device of which nothing is known."""
    if config.steps_per_pass is not None:
        if config.steps_per_pass == 1:
            raise NoSteps("config.steps_per_pass is 1")
        if config.steps_per_pass % multiple:
            raise NoSteps(f"an iteration has {multiple} steps")
        return tiles_of(stencil, config.steps_per_pass, processors)
    size = prod(stencil.shape) * stencil.size
    if machine is None:
        raise NoSteps("")
    if size < LEAST_BYTES[len(stencil.shape)]:
        raise NoSteps("its arrays are so small that caches serve them")
    own = machine.launch + 2 * size / machine.bandwidth
    possible = [t for t in _possible(stencil, processors) if t.steps % multiple == 0]
    times = {tiles: _seconds(tiles, machine, processors) for tiles in possible}
    best = min(times, key=lambda tiles: times[tiles], default=None)
    if best is None or own < AHEAD * times[best]:
        raise NoSteps("several steps at once take as long as one after the other")
    return best


def _possible(stencil: Stencil, processors: int) -> Iterator[Tiles]:
    for steps in STEPS:
        try:
            tiles = tiles_of(stencil, steps, processors)
            tiles.grid()
        except NoSteps:
            return
        if tiles.overlap * LEAST_OWN <= 1 and _fits(tiles):
            yield tiles


def _seconds(tiles: Tiles, machine: Machine, processors: int) -> float:
    """Of a step."""
    stencil = tiles.stencil
    elements = prod(stencil.shape)
    moved = elements * stencil.size * (1 + tiles.overlap) / machine.bandwidth / tiles.steps
    work = stencil.work * stencil.size // 4
    computed = elements * tiles.overlap * work / (_RATES[len(stencil.shape)] * processors)
    return machine.launch / tiles.steps + max(moved, computed)
