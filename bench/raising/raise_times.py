"""How long raising each workload takes at its GPU size, against committed times.

    python bench/raising/raise_times.py          # measure, compare: exit code 1 for a slower one
    python bench/raising/raise_times.py --write  # make bench/results/raise_times.json anew

Raising needs no GPU. Machines differ: beside each time stands that of a loop of the same kind of
work (`bench.raising.sizes.child.calibration`), measured in the same process. Ratios to it are
compared. Write the file anew on a machine that is otherwise idle.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from pathlib import Path

from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from bench import tree
from bench.baseline import RESULTS
from bench.catalogue import workloads
from bench.raising.sizes.child import Measured, measured

PATH = RESULTS / "raise_times.json"
# Times as long as committed, and seconds that are noise. Generous: other processes take caches.
BOUND, SLACK = 3.0, 0.1
TRIES = 3


def raise_time(name: str) -> Measured:
    """A workload at its GPU size, from its source as it is."""
    return measured(name, "as_it_is")


def committed(path: Path = PATH) -> dict[str, dict[str, float]]:
    """Seconds and calibration by workload."""
    return json.loads(path.read_text())["workloads"]


def too_slow(now: Measured, before: dict[str, float]) -> str:
    """What is wrong with a time, if something is."""
    if now.failure:
        return now.failure
    expected = before["seconds"] * now.calibration / before["calibration"]
    if now.seconds <= BOUND * expected + SLACK:
        return ""
    return f"raising takes {now.seconds:.2f} s of the processor; {expected:.2f} s are expected here"


def checked(name: str, before: dict[str, float]) -> str:
    """`too_slow` of the best of some tries."""
    words = ""
    for _ in range(TRIES):
        words = too_slow(raise_time(name), before)
        if not words:
            break
    return words


def write(names: Iterable[str], path: Path = PATH) -> None:
    """The committed file: the least ratio of some tries."""
    found: dict[str, dict[str, float]] = {}
    for name in names:
        tries = [raise_time(name) for _ in range(TRIES)]
        failures = [t.failure for t in tries if t.failure]
        if failures:
            raise SystemExit(f"{name}: {failures[0]}")
        best = min(tries, key=lambda t: t.seconds / t.calibration)
        found[name] = {"seconds": round(best.seconds, 4), "calibration": round(best.calibration, 5)}
        print(f"{name}: {best.seconds:.2f} s", file=sys.stderr, flush=True)
    path.parent.mkdir(exist_ok=True)
    data = {"commit": tree.commit(), "command": "python bench/raising/raise_times.py --write"}
    path.write_text(json.dumps({**data, "workloads": found}, indent=1) + "\n")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--write", action="store_true", help="write the committed file")
    parser.add_argument("--only", nargs="+", default=[])
    options = parser.parse_args()
    names = [w.name for w in workloads() if not options.only or w.name in options.only]
    if options.write:
        write(names)
        return 0
    table = Table(title="raising at GPU sizes, seconds of the processor")
    for heading in ("workload", "committed", "now", "ratio, calibrated", ""):
        table.add_column(heading, justify="left" if heading in ("workload", "") else "right")
    before, failed = committed(), False
    for name in names:
        now = raise_time(name)
        words = too_slow(now, before[name])
        failed |= bool(words)
        old = before[name]["seconds"] / before[name]["calibration"]
        ratio = f"{now.seconds / now.calibration / old:.2f}" if not now.failure else ""
        table.add_row(name, f"{before[name]['seconds']:.2f}", f"{now.seconds:.2f}", ratio, words)
    Console(width=120).print(table)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
