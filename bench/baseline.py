"""Committed runs, `bench/results/DEVICE.json`, and whether a new one is slower.

A row is slower where the raised kernel takes more than `SLOWER` times as long, beyond the 95 %
interval of the ratio; a raise time where it doubled, and by more than `RAISE_SLACK` seconds.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from pathlib import Path

from bench import tree
from bench.measure import Row
from bench.raising.raised_programs import programs
from bench.record import Record
from bench.timing.ratios import unpaired
from bench.workload import NPBENCH, ROOT

RESULTS = ROOT / "results"
SLOWER = 1.1
RAISE, RAISE_SLACK = 2.0, 0.1
# A run is made anew where files with more than this share of the lines of passes and runtime have
# changed, and with them the programs of more than this share of the workloads.
STALE = 0.25


class NotThisTree(Exception):
    """A run was made of other code than what is here."""


def path_of(record: Record) -> Path:
    """Where the committed run of this device is."""
    device = record.machine["device"].lower().replace(" ", "-")
    folder = RESULTS / NPBENCH if record.is_npbench else RESULTS
    return folder / f"{device}.json"


def regressions(before: Record, after: Record) -> list[str]:
    """What is slower, a line each."""
    found = []
    for row in after.rows:
        old = next(
            (r for r in before.rows if (r.workload, r.size) == (row.workload, row.size)), None
        )
        if old is not None:
            found += _slower(old, row)
    return found


def _slower(old: Row, new: Row) -> list[str]:
    was, now = old.column("raised"), new.column("raised")
    if was is None or now is None or not was.samples:
        return []
    if not now.samples:
        return [f"{new.workload}: is no longer raised: {now.missing}"]
    found = []
    ratio = unpaired(now.samples, was.samples)
    if ratio.value > SLOWER and ratio.low > 1.0:
        interval = f"95 % interval {ratio.low:.2f} to {ratio.high:.2f}"
        found.append(f"{new.workload}: {ratio.value:.2f} times as long ({interval})")
    first, second = was.figures.raise_seconds, now.figures.raise_seconds
    if first and second and second > RAISE * first and second > first + RAISE_SLACK:
        found.append(f"{new.workload}: raising takes {second:.2f} s, not {first:.2f} s")
    return found


def adopted(parts: Sequence[Record]) -> Record:
    """One run of all parts, of the code that is here, with its commit.

    The machine that measured may have had no repository: digests of the files tell that it was this
    code.
    """
    from bench.document import merged

    here = tree.files()
    for part in parts:
        other = tree.changed(part.files, here)
        if other:
            names = ", ".join(list(other)[:3])
            raise NotThisTree(f"{len(other)} files are not those that were measured: {names}")
    record = merged(parts)
    # A program's digest is found by its name, which is that of another group's, too.
    names = [] if record.is_npbench else [row.workload for row in record.rows]
    made = programs(record.device, names)
    return dataclasses.replace(record, commit=tree.commit(), programs=made)
