"""Fits a machine to what was measured, by relative errors."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from bench.scaling.cases import Scale
from bench.scaling.measuring import Seen
from raise_kernel.runtime.planning.machines import Link, Machine

# What a step sends each way, and how often: a plane to both neighbours.
HALOS = 2


def fitted(machine: Machine, seen: Sequence[Seen], scale: Scale) -> Machine:
    """The machine with links, rates and waits that fit messages, and steps of the boxes that are to
    be fitted. What is beyond the devices that were measured stays as it was."""
    most = max(s.devices for s in seen)
    links = tuple(link for link in machine.links if link.devices > most)
    linked = _with_links(machine, seen, most, links)
    return _with_rates(linked, seen, scale)


def _with_links(
    machine: Machine, seen: Sequence[Seen], most: int, further: tuple[Link, ...]
) -> Machine:
    """Messages take alpha + bytes * beta, and wait for the turns of other processes of a core."""
    rows = [
        (machine.waiting(s.devices), float(name.split()[1]), seconds)
        for s in seen
        for name, seconds in s.seconds.items()
        if name.startswith("message")
    ]
    if not rows:
        return machine
    turns, sizes, seconds = np.array(rows).T
    alpha, beta, wait = least([np.ones(len(rows)), sizes, turns], seconds)
    reach = max(most, 8) if machine.target == "cuda" else most  # a host of GPUs
    further = tuple(link for link in further if link.devices > reach)
    return replace(machine, links=(Link(reach, alpha, beta), *further), wait=wait)


def _with_rates(machine: Machine, seen: Sequence[Seen], scale: Scale) -> Machine:
    """A step takes its launch, its traffic, and more of it on several devices."""
    rows = []
    for s in seen:
        for part, side in scale.fits:
            halo = machine.seconds("collective-permute", 4 * side**2, s.devices)
            left = max(s.seconds[f"fit {part} {side}"] - HALOS * halo, 0.0)
            turns = 1 + machine.waiting(s.devices)
            together = min(s.devices, machine.cores) if machine.cores else 1
            # Both arrays in, one out: what the compiled program says too.
            traffic = 3 * 4 * part * side**2
            several = traffic if s.devices > 1 else 0
            rows.append((1, traffic, several, traffic * (together - 1), left / turns))
    ones, traffic, several, crowd, seconds = np.array(rows, float).T
    slope, launch, split, crowded = least([traffic, ones, several, crowd], seconds)
    return replace(
        machine,
        launch=launch,
        bandwidth=1 / slope,
        split=split / slope,
        crowd=crowded / slope,
    )


def least(columns: Sequence[np.ndarray], seconds: np.ndarray) -> list[float]:
    """What to multiply the columns with, none of it negative, the first one not 0: the least sum of
    squares of relative errors. (Each choice of columns that count is tried.)"""
    best: tuple[float, list[float]] | None = None
    parts = np.stack(columns, 1) / seconds[:, None]
    for choice in range(1, 1 << len(columns), 2):
        kept = [k for k in range(len(columns)) if choice >> k & 1]
        found, *_ = np.linalg.lstsq(parts[:, kept], np.ones(len(seconds)), rcond=None)
        if (found < 0).any():
            continue
        error = float(((parts[:, kept] @ found - 1) ** 2).sum())
        if best is None or error < best[0] - 1e-12:
            values = [0.0] * len(columns)
            for k, value in zip(kept, found, strict=True):
                values[k] = float(value)
            best = error, values
    assert best is not None, "one column alone fits"
    return best[1]
