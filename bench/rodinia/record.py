"""A run of the tables by kernel, as JSON and as parts of docs/performance.md.

    python -m bench.rodinia.record RUN.json ... [--page PAGE]

makes runs of this code the committed ones, `bench/results/rodinia/DEVICE.json`, and puts their
tables into the page, between `<!-- bench rodinia-gpu -->` and `<!-- end of bench rodinia-gpu -->`,
and the same for the CPU.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import math
import shlex
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from rich.table import Table

from bench import baseline, tree
from bench.baseline import NotThisTree
from bench.document import replaced
from bench.record import machine, versions
from bench.report import markdown
from bench.rodinia.rows import KernelRow, ProgramRow, cpu_table, gpu_table

PAGE = Path(__file__).resolve().parents[2] / "docs" / "performance.md"


@dataclass
class Record:
    """One run on "cpu" or "gpu". The other fields are those of `bench.record.Record`."""

    device: str
    machine: dict[str, str]
    versions: dict[str, str]
    rows: Sequence[KernelRow] | Sequence[ProgramRow] = ()
    date: str = ""
    command: str = ""
    commit: str = ""
    files: dict[str, str] = field(default_factory=dict)

    @staticmethod
    def begun(device: str) -> Record:
        """A run that begins now, on this machine and of this code."""
        # Without the folders of this machine.
        words = [Path(word).name for word in sys.argv[1:]]
        command = shlex.join(["python", "-m", "bench.rodinia", *words])
        date = datetime.now(UTC).date().isoformat()
        where = machine(), versions()
        return Record(device, *where, (), date, command, tree.commit(), tree.files())

    def write(self, path: Path) -> None:
        path.write_text(json.dumps(asdict(self), indent=1) + "\n")

    @staticmethod
    def read(path: Path) -> Record:
        data: dict[str, Any] = json.loads(path.read_text())
        kind = KernelRow if data["device"] == "gpu" else ProgramRow
        return Record(**{**data, "rows": [kind(**row) for row in data["rows"]]})

    @property
    def table(self) -> Table:
        made = gpu_table if self.device == "gpu" else cpu_table
        return made(self.rows)  # pyright: ignore[reportArgumentType]

    @property
    def summary(self) -> str:
        ratios = [row.ratio for row in self.rows if row.ratio is not None]
        if not ratios:
            return "No row has both times."
        mean = math.exp(sum(map(math.log, ratios)) / len(ratios))
        slower = sum(ratio < 1 for ratio in ratios)
        return (
            f"The geometric mean of {len(ratios)} ratios is {mean:.2f}, "
            f"the least {min(ratios):.2f}; {slower} are below one."
        )

    @property
    def text(self) -> str:
        """What stands in the page."""
        what = ", ".join(
            f"{name} {value}" for name, value in (self.machine | self.versions).items()
        )
        head = f"{self.date}, commit `{self.commit}`: {what}."
        return "\n\n".join(
            [head, f"```sh\n{self.command}\n```", self.summary, markdown(self.table)]
        )


def adopt(path: Path, page: Path) -> Path:
    """Commits a run of the code that is here, and shows it in the page."""
    run = Record.read(path)
    other = tree.changed(run.files, tree.files())
    if other:
        names = ", ".join(list(other)[:3])
        raise NotThisTree(f"{len(other)} files are not those that were measured: {names}")
    run = dataclasses.replace(run, commit=tree.commit())
    page.write_text(replaced(page.read_text(), f"rodinia-{run.device}", run.text))
    device = run.machine["device"].lower().replace(" ", "-")
    committed = baseline.RESULTS / "rodinia" / f"{device}.json"
    committed.parent.mkdir(parents=True, exist_ok=True)
    run.write(committed)
    return committed


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.rodinia.record", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("runs", nargs="+", type=Path)
    parser.add_argument("--page", type=Path, default=PAGE)
    options = parser.parse_args(words)
    for path in options.runs:
        try:
            print(adopt(path, options.page))
        except NotThisTree as reason:
            print(reason, file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
