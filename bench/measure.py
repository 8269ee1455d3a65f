"""One workload, every peer: prepare, compare, then time in turns."""

from __future__ import annotations

import dataclasses
import math
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from bench.check import compare
from bench.peers import Figures, Missing, Peer, Runner
from bench.profile import kernels_launched
from bench.workload import Workload

# A sample lasts about this long, so that neither the timer nor the wait for the device counts.
SAMPLE_SECONDS = 0.03
MOST_RUNS = 200


@dataclass
class Column:
    """What one peer did: seconds of a run, a sample each; or why it did nothing."""

    peer: str
    title: str
    samples: list[float] = field(default_factory=list)
    missing: str | None = None
    figures: Figures = field(default_factory=Figures)

    @property
    def median(self) -> float | None:
        return statistics.median(self.samples) if self.samples else None


@dataclass
class Row:
    """A workload's columns at one size."""

    workload: str
    group: str
    size: dict[str, int]
    flops: float
    bytes: float
    columns: list[Column] = field(default_factory=list)

    def column(self, peer: str) -> Column | None:
        """The column of a peer, if it is there."""
        return next((c for c in self.columns if c.peer == peer), None)

    def ratio(self, peer: str) -> float | None:
        """Time of `peer` over the raised kernel's: above one, the raised kernel is faster."""
        ours, theirs = self.column("raised"), self.column(peer)
        if not (ours and theirs and ours.median and theirs.median):
            return None
        return theirs.median / ours.median


def measure(
    workload: Workload,
    scale: str,
    device: str,
    peers: Sequence[Peer],
    rounds: int,
    say: Callable[[str], Any] = lambda _: None,
) -> Row:
    """All peers on the same arrays; raises `Differs` if one disagrees with the first."""
    size = dict(workload.sizes[scale])
    row = Row(workload.name, workload.group, size, workload.flops(**size), workload.bytes(**size))
    state = workload.state(size)
    ready: list[tuple[Column, Runner]] = []
    first: tuple[str, dict[str, Any]] | None = None
    for peer in peers:
        say(f"{workload.name}: {peer.title}")
        column = Column(peer.name, peer.title)
        row.columns.append(column)
        try:
            runner = peer.prepare(workload, size, state)
        except Missing as missing:
            column.missing = str(missing)
            continue
        runner.reset()
        runner.run(1)
        outputs = runner.outputs()
        if first is None:
            first = peer.name, outputs
        else:
            compare(workload, first[0], first[1], peer.name, outputs)
        column.figures = runner.figures
        ready.append((column, runner))
    if rounds:
        say(f"{workload.name}: timing")
        _time(workload, ready, rounds)
        _count(ready, device)
    return row


def _time(workload: Workload, ready: list[tuple[Column, Runner]], rounds: int) -> None:
    """Samples in turns, so that a slow spell of the machine hits every peer."""
    runs = {column.peer: _runs(workload, runner) for column, runner in ready}
    for _ in range(rounds):
        for column, runner in ready:
            runner.reset()
            start = time.perf_counter()
            runner.run(runs[column.peer])
            column.samples.append((time.perf_counter() - start) / runs[column.peer])


def _runs(workload: Workload, runner: Runner) -> int:
    """How many runs make a sample."""
    if not workload.idempotent:
        return 1
    runner.reset()
    runner.run(1)
    start = time.perf_counter()
    runner.run(1)
    once = time.perf_counter() - start
    return max(1, min(MOST_RUNS, math.ceil(SAMPLE_SECONDS / once)))


def _count(ready: list[tuple[Column, Runner]], device: str) -> None:
    """The number of kernels, for those that XLA runs."""
    for column, runner in ready:
        if column.peer in ("raised", "jax"):
            runner.reset()
            kernels = kernels_launched(runner, device)
            column.figures = dataclasses.replace(column.figures, kernels=kernels)
