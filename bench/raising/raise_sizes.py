"""What raising takes at the usual size and at one 4,096 times as large: it must be the same.

    python bench/raising/raise_sizes.py [--group workloads] [--only NAME ...]
        [--target cuda] [--json FILE]

Workloads are raised at their GPU sizes, examples and test kernels at the usual size of their tests,
each in a child process, from `jax.ShapeDtypeStruct`s: nothing is drawn and nothing is compiled by
XLA. Columns: processor time and peak memory at both sizes, and whether the StableHLO is the same
but for its numbers and the order of operations. Exit code 1 where one is over the bounds below.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from bench.raising.sizes.cases import cases
from bench.raising.sizes.child import Measured, measured

GROUPS = ("workloads", "examples", "kernels")
# Times as long, and seconds that are noise; bytes more.
RATIO, SLACK, MEMORY = 1.5, 0.05, 100 << 20


@dataclass(frozen=True)
class Pair:
    """A case at both sizes."""

    name: str
    usual: Measured
    larger: Measured

    def failures(self) -> list[str]:
        """What is over the bounds, or failed."""
        found = [m.failure for m in (self.usual, self.larger) if m.failure]
        if found:
            return found
        if self.larger.seconds > RATIO * self.usual.seconds + SLACK:
            found.append(f"time {self.usual.seconds:.2f} s -> {self.larger.seconds:.2f} s")
        if self.larger.peak > self.usual.peak + MEMORY:
            found.append(f"memory {self.usual.peak >> 20} MB -> {self.larger.peak >> 20} MB")
        if not self.same_text:
            found.append("another text")
        return found

    @property
    def same_text(self) -> bool:
        return self.usual.form == self.larger.form


def pair(name: str, target: str, limit: float) -> Pair:
    """Measure a case at both sizes; once more where the time alone is over its bound."""
    found = Pair(
        name, measured(name, "usual", target, limit), measured(name, "scaled", target, limit)
    )
    for _ in range(2):
        if not any(failure.startswith("time ") for failure in found.failures()):
            break
        again = measured(name, "scaled", target, limit)
        if not again.failure and again.seconds < found.larger.seconds:
            found = dataclasses.replace(found, larger=again)
    return found


def pairs(names: Iterable[str], target: str, limit: float) -> Iterator[Pair]:
    for name in names:
        yield pair(name, target, limit)


def table(rows: Iterable[Pair]) -> Table:
    """One row a case."""
    made = Table(title="raising at the usual size and at a larger one")
    made.add_column("kernel")
    for heading in ("larger by", "s", "s, larger", "MB", "MB, larger"):
        made.add_column(heading, justify="right")
    made.add_column("same text")
    made.add_column("notes")
    for row in rows:
        times = [f"{m.seconds:.2f}" if not m.failure else "" for m in (row.usual, row.larger)]
        peaks = [f"{m.peak / 1e6:.0f}" if not m.failure else "" for m in (row.usual, row.larger)]
        factor = "" if row.larger.failure else f"{row.larger.factor:,.0f}"
        notes = "; ".join((*row.larger.notes, *row.failures()))
        same = "" if row.usual.failure or row.larger.failure else str(row.same_text).lower()
        made.add_row(row.name, factor, *times, *peaks, same, notes)
    return made


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--group", choices=GROUPS, action="append")
    parser.add_argument("--only", nargs="+", default=[])
    parser.add_argument("--target", default="cuda")
    parser.add_argument("--limit", type=float, default=120.0, help="seconds a case")
    parser.add_argument("--json", type=Path)
    parser.add_argument("--texts", type=Path, help="write texts that differ into this folder")
    options = parser.parse_args()
    groups = options.group or GROUPS
    names = options.only or [c.name for c in cases().values() if c.group in groups]
    rows = []
    for row in pairs(names, options.target, options.limit):
        rows.append(row)
        print(f"{row.name}: {'; '.join(row.failures()) or 'same'}", file=sys.stderr, flush=True)
        if options.texts is not None and not row.same_text:
            options.texts.mkdir(parents=True, exist_ok=True)
            for word, one in (("usual", row.usual), ("larger", row.larger)):
                (options.texts / f"{row.name.replace('/', '-')}.{word}.mlir").write_text(one.text)
        if options.json is not None:
            options.json.write_text(json.dumps([_plain(r) for r in rows], indent=1) + "\n")
    Console(width=150).print(table(rows))
    return int(any(row.failures() for row in rows))


def _plain(row: Pair) -> dict[str, object]:
    """A row as JSON, without the texts."""
    parts = {}
    for word, one in (("usual", row.usual), ("larger", row.larger)):
        parts[word] = {k: v for k, v in dataclasses.asdict(one).items() if k != "text"}
    return {"name": row.name, "same_text": row.same_text, **parts}


if __name__ == "__main__":
    sys.exit(main())
