"""Programs that check nothing, compared with the suite's OpenMP version, or with nvcc's binary.

    python -m bench.suites.peers FOLDER ROWS.json [--arguments FILE.json] [--peer omp]
    python -m bench.suites.peers FOLDER ROWS.json --peer cuda --make CC=nvcc --make ARCH=sm_90

ROWS are those that `python -m bench.suites ... --json` wrote, here or elsewhere. For each row
"ran", the folder NAME-omp is built by gcc and run with the same arguments. With `--make`, the
peer's folder is built with these variables of its Makefile. The row becomes "agrees" if each line
with numbers, but for those about time, is in both outputs, and so are its numbers, to a thousandth;
else `why` has the line that is not. A program that prints integers alone, on lines about sizes and
counts, agrees with nothing: these are not its results. Arguments have to be those of the rows.
"""

from __future__ import annotations

import argparse
import json
import math
import re
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from bench.suites.judging import KEPT
from bench.suites.programs import Program

# gcc in the place of the compiler that the Makefiles name; it computes on the CPU.
_COMPILER = """#!/bin/sh
for word; do
  shift
  case $word in
    -qopenmp | -fiopenmp) word=-fopenmp ;;
    -fopenmp-targets=*) continue ;;
  esac
  set -- "$@" "$word"
done
exec g++ "$@"
"""
_NUMBER = re.compile(
    r"(?<![\w.])[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?(?![\w.])|\bnan\b|\binf\b",
    re.I,
)
# These have to be equal: they stay words of their lines.
_BITS = re.compile(r"\b0x[0-9a-f]+\b", re.I)
_TIMES = re.compile(
    r"\btimes?\b|\bseconds?\b|\([num]?s\)|\b[num]?s\b|bandwidth|[GM]i?B/s|flops?\b|throughput|"
    r"performance|speed|memory usage|allocat|raise-kernel",
    re.I,
)
# What lines say that print what a program was asked for.
_SIZES = re.compile(
    r"size|\bdim|width|height|length|depth|\brows?\b|\bcol(?:umn)?s?\b|grid|block|thread|warp|\biter|"
    r"testiter|repeat|\brounds?\b|\bruns?\b|\bsteps?\b|\bsamples?\b|\bpoints?\b|\belements?\b|bytes|"
    r"number of|\bnum|\bcount\b|shape|batch|\bheads?\b|device|version|copyright",
    re.I,
)
_RELATIVE, _ABSOLUTE = 1e-3, 1e-5

Lines = dict[str, list[tuple[float, ...]]]


def lines_of(output: str) -> Lines:
    """The numbers of each line that is not about time, by the line's words."""
    found: Lines = {}
    for line in output.splitlines():
        numbers = tuple(map(float, _NUMBER.findall(line)))
        if (numbers or _BITS.search(line)) and not _TIMES.search(line):
            found.setdefault(" ".join(_NUMBER.sub("#", line).split()), []).append(numbers)
    return found


def _is_result(words: str, numbers: Sequence[tuple[float, ...]]) -> bool:
    """Whether a line prints more than what the program was asked for."""
    if _BITS.search(words):
        return True
    return not _SIZES.search(words) or not all(x.is_integer() for line in numbers for x in line)


def difference(ours: str, theirs: str) -> str | None:
    """The first of our lines that is not in the other output; None if all are."""
    mine, other = lines_of(ours), lines_of(theirs)
    if not any(_is_result(words, numbers) for words, numbers in mine.items()):
        return "no numbers of results"
    for words, numbers in mine.items():
        if len(other.get(words, ())) != len(numbers):
            return f"not in the peer's output: {words}"
        for left, right in zip(numbers, other[words], strict=True):
            if not all(map(_is_close, left, right)):
                return f"{words}: {left}, of the peer {right}"
    return None


def _is_close(left: float, right: float) -> bool:
    if math.isnan(left) or math.isnan(right):
        return math.isnan(left) and math.isnan(right)
    return math.isclose(left, right, rel_tol=_RELATIVE, abs_tol=_ABSOLUTE)


def compared(row: dict[str, object], peer: Program, limit: float) -> None:
    """Writes the verdict into a row that has none."""
    built = peer.build(limit)
    if built.status:
        row["why"] = "its peer does not build"
        return
    ran = peer.run(limit)
    if ran.status:
        row["why"] = f"its peer ends with {ran.status}"
        return
    row["peer"] = ran.output[-KEPT:]
    differs = difference(str(row["output"]), ran.output)
    row["why"] = differs or ""
    row["verdict"] = "ran" if differs else "agrees"


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    add = parser.add_argument
    add("folder", type=Path, help="the suite")
    add("rows", type=Path, help="what bench.suites wrote; it is written again")
    add("--arguments", type=Path, help="programs' arguments by name, as JSON")
    add("--peer", default="omp", help="what the names of the peers' folders end with (omp)")
    add("--make", action="append", help="VARIABLE=VALUE, in place of those for gcc")
    add("--jobs", type=int, default=1, help="peers at once (1)")
    add("--limit", type=float, default=120.0, help="seconds a build, and a run (120)")
    options = parser.parse_args(words)
    given = json.loads(options.arguments.read_text()) if options.arguments else {}
    rows = json.loads(options.rows.read_text())
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(options.jobs) as pool:
        compiler = Path(folder, "c++")
        compiler.write_text(_COMPILER)
        compiler.chmod(0o755)
        made = (*(options.make or (f"CC={compiler}", "DEVICE=cpu")), "LAUNCHER=")

        def judge(row: dict[str, object]) -> None:
            name = str(row["name"])
            place = (options.folder / f"{name}-{options.peer}").resolve()
            if row["verdict"] == "ran" and place.is_dir():
                compared(row, Program(place, given.get(name), made=made), options.limit)
                print(f"{name:24} {row['verdict']:8} {row['why']}", file=sys.stderr, flush=True)

        for _ in pool.map(judge, rows):
            options.rows.write_text(json.dumps(rows, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
