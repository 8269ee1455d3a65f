"""The tables and plots of runs as parts of a page, docs/performance.md.

What stands between `<!-- bench NAME -->` and `<!-- end of bench NAME -->` is made by this file from
the JSON of the runs; the prose around it is written by hand.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Mapping, Sequence
from pathlib import Path

from bench import report
from bench.record import Record


class NoMark(Exception):
    """The page has no place for a part."""


def write(page: Path, runs: Mapping[str, Sequence[Path]]) -> None:
    """Replace the parts of those devices that have runs, and write `cpu.png` and `gpu.png` beside
    the page. Raises `NoMark`, and changes nothing, when the page has no marks for one."""
    text = page.read_text()
    records = {device: [Record.read(path) for path in paths] for device, paths in runs.items()}
    plots: list[tuple[Record, Path]] = []
    for device, parts in records.items():
        if not parts:
            continue
        whole = merged(parts)
        plots.append((whole, page.parent / f"{device}.png"))
        text = replaced(text, device, _device(whole, parts, f"{device}.png"))
        simulator = report.simulator_table(whole)
        if simulator is not None:
            text = replaced(text, "simulator", report.markdown(simulator))
    for record, path in plots:
        report.plot(record, path)
    page.write_text(text)


def merged(parts: Sequence[Record]) -> Record:
    """Runs on one machine with one set of versions, one after another: their rows in one."""
    first = parts[0]
    for part in parts:
        if (part.device, part.machine, part.versions) != (
            first.device,
            first.machine,
            first.versions,
        ):
            raise ValueError("runs of different machines or versions are not one table")
        if part.files != first.files:
            raise ValueError("runs of different code are not one table")
    rows = [row for part in parts for row in part.rows]
    command = "\n".join(part.command for part in parts if part.command)
    return dataclasses.replace(first, rows=rows, command=command)


def replaced(text: str, name: str, body: str) -> str:
    """The page with another part of this name."""
    start, end = f"<!-- bench {name} -->", f"<!-- end of bench {name} -->"
    if text.count(start) != 1 or text.count(end) != 1 or text.index(end) < text.index(start):
        raise NoMark(f"the page needs {start} and {end}, in this order, once each")
    before, rest = text.split(start)
    return f"{before}{start}\n\n{body.strip()}\n\n{end}{rest.split(end)[1]}"


def _device(whole: Record, parts: Sequence[Record], plot: str) -> str:
    times, figures = report.times_table(whole), report.figures_table(whole)
    return "\n\n".join(
        [
            _where(parts),
            " ".join(report.summary(whole)),
            _plain(report.markdown(times)),
            f"![Times over the raised kernel's]({plot})",
            _plain(report.markdown(figures)),
            *(f"Empty: {note}." for note in report.missing_notes(whole)),
        ]
    )


def _where(parts: Sequence[Record]) -> str:
    """Machine, versions, ceilings and commands."""
    first = parts[0]
    dates = " and ".join(dict.fromkeys(part.date for part in parts if part.date))
    what = {**first.machine, **first.versions}
    versions = ", ".join(f"{name} {value}" for name, value in what.items())
    copies = [part.ceilings.copy / 1e9 for part in parts]
    products = [part.ceilings.product / 1e9 for part in parts]
    commands = "\n".join(part.command for part in parts if part.command)
    if first.commit:
        dates += f", commit `{first.commit}`"
    lines = [
        f"{dates}: {versions}." if dates else f"{versions}.",
        f"A copy reaches {_range(copies)} GB/s, a matrix product {_range(products)} GFLOP/s.",
    ]
    return " ".join(lines) + (f"\n\n```sh\n{commands}\n```" if commands else "")


def _range(values: Sequence[float]) -> str:
    low, high = f"{min(values):.3g}", f"{max(values):.3g}"
    return low if low == high else f"{low} to {high}"


def _plain(table: str) -> str:
    """Without the blanks that empty cells leave."""
    return re.sub(r" +\|", " |", table)
