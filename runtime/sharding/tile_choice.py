"""The time tile of a time loop on blocks that takes the least time, as `exchange_cost.py` says."""

from __future__ import annotations

from collections.abc import Iterator
from math import lcm
from typing import Any

from raise_kernel import config
from raise_kernel.runtime.loops.cycles import LARGEST_FACTOR
from raise_kernel.runtime.loops.traced_loops import ScanLoop, WhileLoop
from raise_kernel.runtime.planning.machines import Machine
from raise_kernel.runtime.sharding.exchange_cost import (
    MOST_STEPS,
    Exchange,
    exchange_on,
    least,
    machine_of,
)
from raise_kernel.runtime.sharding.loop_bodies import Launches
from raise_kernel.runtime.sharding.time_tiles import Body, LaunchOfTile, TimeTile, wide_tile


def chosen(
    loop: ScanLoop | WhileLoop, body: Body, launches: Launches, plain: TimeTile, device: Any
) -> TimeTile:
    """What a loop is to make at once on some devices, of which one is given: `plain`, where nothing
    is better. `config.steps_per_exchange` has the last word, where that is possible."""
    if not any(launch.edges for launch in plain.launches):
        return plain
    asked = config.steps_per_exchange
    if asked is not None:
        can = asked > 1 and asked <= loop.at_once
        return (wide_tile(body, launches.parts, launches.count, asked) if can else None) or plain
    machine = machine_of(device)
    cost = _Cost(launches, machine, exchange_on(machine, launches.count))
    times = {tile: cost.seconds(tile) for tile in _wide(loop, body, launches)}
    return least(times, cost.seconds(plain)) or plain


def _wide(loop: ScanLoop | WhileLoop, body: Body, launches: Launches) -> Iterator[TimeTile]:
    """The time tiles at whose start alone edges come, the shortest ones first: of a power of two
    iterations, as lengths of loops are often multiples of these, or of whole cycles."""
    length = loop.cycle.length
    counts = {1 << k for k in range(MOST_STEPS.bit_length())} | {length, 2 * length}
    for count in sorted(counts):
        if count <= min(MOST_STEPS, loop.at_once) and lcm(count, length) <= LARGEST_FACTOR:
            tile = wide_tile(body, launches.parts, launches.count, count)
            if tile is not None:
                yield tile


class _Cost:
    """What tiles of a body take."""

    def __init__(self, launches: Launches, machine: Machine, exchange: Exchange) -> None:
        self.launches, self.machine, self.exchange = launches, machine, exchange

    def seconds(self, tile: TimeTile) -> float:
        """An iteration."""
        return sum(self._launch(tile, launch) for launch in tile.launches) / tile.iterations

    def _launch(self, tile: TimeTile, launch: LaunchOfTile) -> float:
        part, (_, totals) = self.launches.parts[launch.key], launch.key
        memories = self.launches.kernels[launch.key].signature.memories
        moved = 0
        for k, total in enumerate(totals):
            used = part.touched.get(k)
            ways = 2 if used is None else (used.reads is not None) + (used.writes is not None)
            moved += ways * total // self.launches.count * memories[k].dtype.itemsize
        own = self.machine.launch + moved / self.machine.bandwidth
        came = sum(memories[k].dtype.itemsize * sum(tile.rooms[totals[k]]) for k in launch.edges)
        waits = self.exchange.waits(came, own) if launch.edges else 0.0
        return own * (1 + sum(launch.more) / part.threads) + waits
