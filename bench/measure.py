"""One workload, every peer: prepare, compare, then time in turns."""

from __future__ import annotations

import dataclasses
import statistics
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from bench.check import compare
from bench.peers import Figures, Missing, Peer, Runner
from bench.peers.jax_runner import JaxRunner
from bench.profile import kernels_launched
from bench.timing.disturbance import clock, disturbed
from bench.timing.ratios import Ratio, paired
from bench.timing.same_program import same_program
from bench.timing.sampling import sample
from bench.workload import Workload


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
    """A workload's columns at one size. `same_program`: is what XLA made of the raised kernel what
    it made of the JAX by hand? `disturbed`: the share of the processors' time that others took."""

    workload: str
    group: str
    size: dict[str, int]
    flops: float
    bytes: float
    columns: list[Column] = field(default_factory=list)
    same_program: bool | None = None
    disturbed: float | None = None

    def column(self, peer: str) -> Column | None:
        """The column of a peer, if it is there."""
        return next((c for c in self.columns if c.peer == peer), None)

    def ratio(self, peer: str) -> Ratio | None:
        """Time of `peer` over the raised kernel's: above one, the raised kernel is faster."""
        ours, theirs = self.column("raised"), self.column(peer)
        if not (ours and theirs and ours.samples and theirs.samples):
            return None
        return paired(theirs.samples, ours.samples)


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
    row.same_program = _same_program(ready)
    if rounds:
        say(f"{workload.name}: timing")
        _time(workload, row, ready, rounds)
        _count(ready, device)
    return row


def _time(workload: Workload, row: Row, ready: list[tuple[Column, Runner]], rounds: int) -> None:
    """Fill in the samples."""
    shared: dict[str, Any] = {}
    for _, runner in ready:
        if isinstance(runner, JaxRunner):
            runner.share(shared)
    before = clock()
    runners = {column.peer: runner for column, runner in ready}
    seconds = sample(runners, rounds, workload.idempotent)
    row.disturbed = disturbed(before, clock())
    for column, _ in ready:
        column.samples = seconds[column.peer]


def _same_program(ready: list[tuple[Column, Runner]]) -> bool | None:
    """Do the raised kernel and the JAX by hand run the same program? None if one is not there."""
    texts = {c.peer: r.text for c, r in ready if isinstance(r, JaxRunner)}
    if "raised" not in texts or "jax" not in texts:
        return None
    return same_program(texts["raised"], texts["jax"])


def _count(ready: list[tuple[Column, Runner]], device: str) -> None:
    """The number of kernels, for those that XLA runs."""
    for column, runner in ready:
        if column.peer in ("raised", "jax"):
            runner.reset()
            kernels = kernels_launched(runner, device)
            column.figures = dataclasses.replace(column.figures, kernels=kernels)
