"""`python -m bench.scaling` makes docs/guide/scaling-out.md; with `--measure` it measures the CPU
processes of this machine first. `python -m bench.scaling fit FILE.json` writes this machine for
`rk.plan`."""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from pathlib import Path

import click

from bench.scaling.measuring import COUNTS, Seen, fitted, measure, merged, spread
from bench.workload import ROOT
from raise_kernel.runtime.planning.machines import write_machine

KEPT = ROOT / "scaling" / "measured.json"


@click.group(invoke_without_command=True, help=__doc__)
@click.option("--measure", "again", is_flag=True, help="Measure, and keep it.")
@click.option("--runs", default=2, show_default=True, help="Runs to take the least of.")
@click.option("--docs", type=click.Path(path_type=Path), default=ROOT.parent / "docs" / "guide")
@click.pass_context
def main(context: click.Context, again: bool, runs: int, docs: Path) -> None:
    if context.invoked_subcommand is not None:
        return
    if again:
        _measure(runs)
    kept = json.loads(KEPT.read_text())
    seen = [Seen(**row) for row in kept["seen"]]
    from raise_kernel.runtime.sharding.meshes import make_devices

    make_devices({"all": 16})
    from bench.scaling.page import write

    write(docs, seen, fitted(seen, kept["cores"], kept["memory"]), kept["spread"])


@main.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--runs", default=2, show_default=True, help="Runs to take the least of.")
def fit(file: Path, runs: int) -> None:
    """Measure this machine's CPU processes and write what `rk.plan` takes for a machine."""
    write_machine(fitted(_measured(runs)[0], *_this_machine()), file)


def _measured(runs: int) -> tuple[list[Seen], float]:
    """The least times by count, and how much runs of one count differ."""
    found = [[measure(count) for _ in range(runs)] for count in COUNTS]
    return [merged(same) for same in found], spread(found)


def _this_machine() -> tuple[int, int]:
    """Its cores, and the bytes of its memory."""
    pages = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    return len(os.sched_getaffinity(0)), pages


def _measure(runs: int) -> None:
    cores, memory = _this_machine()
    seen, factor = _measured(runs)
    rows = [asdict(row) for row in seen]
    kept = {"cores": cores, "memory": memory, "spread": factor, "seen": rows}
    KEPT.write_text(json.dumps(kept, indent=1) + "\n")


if __name__ == "__main__":
    main()
