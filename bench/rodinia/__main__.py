"""The table of Rodinia's programs.

    python -m bench.rodinia SOURCES [--data FOLDER] [--samples FOLDER] [--only NAME ...]
                            [--device cpu|gpu] [--work FOLDER] [--limit SECONDS] [--json FILE]

Each program is built, run twice (the second time with all caches warm) and checked: by itself, or
against the suite's OpenMP version, which gives the time to compare with. `--device gpu` builds with
nvcc too where there is one, and compares with its results and its time. SOURCES is a checkout of
the suite, `--data` a folder of inputs, `--samples` the folder Common of CUDA's samples, whose
headers two programs include. With `--prebuilt`, binaries in the folder of work are used as they
are: build there with `--build-only`.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import tempfile
from dataclasses import asdict, dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench.rodinia.applications import APPLICATIONS, Application
from bench.rodinia.building import BuildError, Workplace, build
from bench.rodinia.checks import Run
from bench.rodinia.running import Runner, failure


@dataclass
class Row:
    """One application. Seconds of whole processes: the first run, the second one, and the version
    that it is compared with."""

    name: str
    builds: bool = False
    runs: bool = False
    right: bool = False
    first: float | None = None
    second: float | None = None
    other: float | None = None
    against: str = ""
    how: str = ""
    why: str = ""


def main(words: list[str] | None = None) -> int:
    options = _options(words)
    folder = Path(options.work or tempfile.mkdtemp(prefix="rodinia-")).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    samples = Path(options.samples).resolve() if options.samples else None
    data = Path(options.data).resolve() if options.data else None
    workplace = Workplace.of(folder, Path(options.sources).resolve(), data, samples)
    runner = Runner(workplace, options.limit, options.threads)
    rows = []
    for application in APPLICATIONS:
        if options.only and application.name not in options.only:
            continue
        rows.append(_row(runner, application, options))
        print(_line(rows[-1]), file=sys.stderr, flush=True)
        if options.json:
            Path(options.json).write_text(json.dumps([asdict(row) for row in rows], indent=1))
    if not options.build_only:
        _print(rows)
    return 0


def _options(words: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.rodinia", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("sources", help="a checkout of the suite")
    parser.add_argument("--data", help="inputs of the suite, by the names that it gives them")
    parser.add_argument("--samples", help="the folder Common of CUDA's samples")
    parser.add_argument("--only", nargs="+", help="these applications alone")
    parser.add_argument("--device", choices=("cpu", "gpu"), default="cpu")
    parser.add_argument("--work", help="where to build and run; kept (a temporary folder)")
    parser.add_argument("--limit", type=float, default=120.0, help="seconds a run (120)")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1, help="of OpenMP")
    parser.add_argument("--json", help="write the rows there")
    parser.add_argument("--build-only", action="store_true", help="build, and run nothing")
    parser.add_argument("--prebuilt", action="store_true", help="use the binaries that are there")
    return parser.parse_args(words)


def _row(runner: Runner, application: Application, options: argparse.Namespace) -> Row:
    row = Row(application.name)
    runner.workplace.prepare(application)
    try:
        build(runner.workplace, application, "raised")
        row.builds = True
    except BuildError as error:
        row.why = str(error)
    other = _other(runner, application, options, row)
    if not row.builds or options.build_only:
        return row
    run = runner.run(application, "raised")
    row.first, row.why = run.seconds, failure(run, options.limit)
    if row.why:
        return row
    row.runs, row.how = True, _how(run)
    row.second = runner.run(application, "raised").seconds
    row.why = _judged(runner, application, run, other, options.limit)
    row.right = not row.why
    return row


def _other(
    runner: Runner, application: Application, options: argparse.Namespace, row: Row
) -> Run | None:
    """The run to compare with: of nvcc's binary on a GPU where there is one, else OpenMP's."""
    versions = ["nvcc"] if options.device == "gpu" and shutil.which("nvcc") else []
    versions += ["openmp"] if application.openmp is not None else []
    for version in versions:
        try:
            build(runner.workplace, application, version)
        except BuildError as error:
            print(f"{application.name}: {version}: {error}", file=sys.stderr, flush=True)
            continue
        if options.build_only:
            continue
        runner.run(application, version)
        run = runner.run(application, version)
        why = failure(run, options.limit)
        if not why:
            row.other, row.against = run.seconds, version
            return run
        print(f"{application.name}: {version}: {why}", file=sys.stderr, flush=True)
    return None


def _judged(
    runner: Runner, application: Application, run: Run, other: Run | None, limit: float
) -> str:
    check = application.check
    if check.compares and other is None:
        return "no other version runs"
    why = check.judge(run, other)
    if why or check.verify is None:
        return why
    verified = runner.run(application, "raised", verify=True)
    return failure(verified, limit) or (f"status {verified.status}" if verified.status else "")


def _how(run: Run) -> str:
    """Kernels that did not run as raised programs, by the messages on stderr."""
    words = ("is raised for each", "runs by its own code", "runs thread by thread")
    counts = {word: run.stderr.count(word) for word in words}
    return "; ".join(f"{count} {word}" for word, count in counts.items() if count)


def _line(row: Row) -> str:
    return f"{row.name}: " + json.dumps({k: v for k, v in asdict(row).items() if k != "name"})


def _print(rows: list[Row]) -> None:
    table = Table(title="Rodinia")
    for heading in ("", "builds", "runs", "right", "first, s", "second, s", "other, s", "", ""):
        table.add_column(heading)
    for row in rows:
        marks = ["yes" if mark else "no" for mark in (row.builds, row.runs, row.right)]
        times = ["" if t is None else f"{t:.2f}" for t in (row.first, row.second, row.other)]
        table.add_row(row.name, *marks, *times, row.against, row.why or row.how)
    Console(width=None if sys.stdout.isatty() else 160).print(table)
    right = sum(row.right for row in rows)
    print(f"{right} of {len(rows)} right")


if __name__ == "__main__":
    sys.exit(main())
