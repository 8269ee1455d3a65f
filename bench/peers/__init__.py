"""The columns of the comparison: ways to run one workload.

A peer is asked for a `Runner`; it raises `Missing` with the reason where it cannot run here.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from bench.workload import NPBENCH, Size, State, Workload


class Missing(Exception):
    """This peer cannot run here, and why."""


@dataclass(frozen=True)
class Figures:
    """What a peer tells of itself besides its time. Seconds and bytes; None where unknown.
    `executor` is what runs a raised program: "xla" or "native"."""

    raise_seconds: float | None = None
    compile_seconds: float | None = None
    peak_bytes: int | None = None
    kernels: int | None = None
    executor: str | None = None
    notes: tuple[str, ...] = field(default=())


class Runner(Protocol):
    """A workload at a size, ready to run."""

    figures: Figures

    def reset(self, copies: int = 1) -> None:
        """Put the arrays back to what they were at first, so many copies of what is written."""

    def run(self, times: int) -> None:
        """Run the program `times` times, on one copy after the other, each as the last run left it,
        and wait."""

    def outputs(self) -> dict[str, np.ndarray]:
        """The workload's outputs as they are in the first copy."""


class Peer(Protocol):
    """One column."""

    @property
    def name(self) -> str: ...

    @property
    def title(self) -> str: ...

    @property
    def devices(self) -> tuple[str, ...]:
        """ "cpu", "gpu" or both."""
        ...

    def prepare(self, workload: Workload, size: Size, state: State) -> Runner:
        """Compile. Raises `Missing`."""
        ...


def peers(device: str, ir: Path | None = None, group: str = "all") -> list[Any]:
    """The peers that make sense on a device for a group, the raised kernel first."""
    from bench.peers.array_style import ArrayStyle
    from bench.peers.handwritten import HandWritten
    from bench.peers.native import Graph, Native
    from bench.peers.numba_cuda import NumbaCuda
    from bench.peers.openmp import OpenMP
    from bench.peers.prange import Prange
    from bench.peers.raised import Raised

    if group == NPBENCH:
        others = [ArrayStyle(device), NumbaCuda()]
    else:
        others = [OpenMP(), Prange()]
    every = [Raised(ir), HandWritten(), *others, Native(), Graph()]
    return [peer for peer in every if device in peer.devices]
