"""The table of Rodinia's programs.

    python -m bench.rodinia SOURCES [--data FOLDER] [--samples FOLDER] [--only NAME ...]
                            [--device cpu|gpu] [--work FOLDER] [--limit SECONDS] [--json FILE]
                            [--by-kernel] [--sizes small|default] [--markdown]

Each program is built, run twice (the second time with all caches warm) and checked: by itself, or
against the suite's OpenMP version, which gives the time to compare with. `--device gpu` builds with
nvcc too where there is one, and compares with its results and its time. SOURCES is a checkout of
the suite, `--data` a folder of inputs, `--samples` the folder Common of CUDA's samples, whose
headers two programs include. What `--work` holds of an earlier call is used again: with
`--build-only` and that folder, the programs are built on one machine and run on another. `--jobs`
builds, and runs for the first time, several at once; what is compared runs alone.

`--by-kernel` makes the table of kernels instead, at the suite's own sizes. On a GPU a program's
launches are recorded with their data, and one of each kernel is timed: raised, on the executor that
"auto" chooses once the launch was made often enough, and as nvcc compiles it. It is the largest
launch, of equal ones one past the middle. On a CPU all launches of the program together are
compared with the parallel regions of the OpenMP version.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench.report import markdown as in_markdown
from bench.rodinia.applications import APPLICATIONS, Application
from bench.rodinia.building import BuildError, Workplace, build
from bench.rodinia.checks import Run
from bench.rodinia.kernel_tables import on_cpu, on_gpu
from bench.rodinia.record import Record
from bench.rodinia.rows import KernelRow, ProgramRow
from bench.rodinia.running import Runner, failure
from bench.rodinia.sizes import at_its_own_size
from raise_kernel.tools.terminal.progress import progress


@dataclass
class Row:
    """One application. Seconds of whole processes: the first run, the second one, and the version
    that it is compared with; `how` names kernels that did not run as raised programs, `why` is what
    is wrong."""

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


@dataclass
class Attempt:
    """An application on its way: which versions were built, and its first runs."""

    application: Application
    row: Row
    built: tuple[str, ...] = ()
    first: Run | None = None
    verified: Run | None = None


def main(words: list[str] | None = None) -> int:
    options = _options(words)
    with progress(options.quiet) as step:
        runner, applications = _runner(options), _applications(options)
        rows = [] if options.by_kernel else _rows(options, runner, applications, step)
        show = _by_kernel(options, runner, applications, step) if options.by_kernel else None
    if show is not None:
        show()
    if rows:
        _print(rows, options.markdown)
    return 0


def _applications(options: argparse.Namespace) -> list[Application]:
    """Those that are asked for, at the size that is asked for."""
    chosen = [a for a in APPLICATIONS if not options.only or a.name in options.only]
    size = options.sizes or ("default" if options.by_kernel else "small")
    return [at_its_own_size(a) for a in chosen] if size == "default" else chosen


def _runner(options: argparse.Namespace) -> Runner:
    """Runs programs in the folder of work, which is made."""
    folder = Path(options.work or tempfile.mkdtemp(prefix="rodinia-")).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    samples = Path(options.samples).resolve() if options.samples else None
    data = Path(options.data).resolve() if options.data else None
    workplace = Workplace.of(folder, Path(options.sources).resolve(), data, samples)
    workplace.fixed_time()
    return Runner(workplace, options.limit, options.threads)


def _by_kernel(
    options: argparse.Namespace,
    runner: Runner,
    applications: Sequence[Application],
    step: Callable[[str], None],
) -> Callable[[], None]:
    """Measures by kernel; what prints the table."""
    # This process only asks for the device's name.
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
    path = Path(options.json).resolve() if options.json else None
    run = Record.begun(options.device)

    def keep(rows: Sequence[KernelRow] | Sequence[ProgramRow]) -> None:
        run.rows = rows
        if path is not None:
            run.write(path)

    measure = on_gpu if options.device == "gpu" else on_cpu
    measure(runner, applications, options.jobs, step, keep)
    return lambda: _print_record(run, options.markdown)


def _print_record(run: Record, as_markdown: bool) -> None:
    if as_markdown:
        print(in_markdown(run.table))
    else:
        Console(width=None if sys.stdout.isatty() else 170).print(run.table)
    print(run.summary)


def _rows(
    options: argparse.Namespace,
    runner: Runner,
    applications: Sequence[Application],
    step: Callable[[str], None],
) -> list[Row]:
    """Builds and runs the applications; a row for each, none where they are only built."""
    workplace = runner.workplace
    versions = ["raised", "openmp"]
    if options.device == "gpu" and shutil.which("nvcc"):
        versions.insert(1, "nvcc")
    attempts = [Attempt(application, Row(application.name)) for application in applications]

    def each(word: str, do: Callable[[Attempt], None]) -> None:
        _each(options.jobs, do, attempts, lambda place: step(f"{word}: {place}"))

    each("building", lambda attempt: _build(workplace, attempt, versions))
    if options.build_only:
        for attempt in attempts:
            print(f"{attempt.row.name}: {', '.join(attempt.built)} {attempt.row.why}")
        return []
    each("running", lambda attempt: _begin(runner, attempt))
    for number, attempt in enumerate(attempts, 1):
        step(f"comparing {attempt.row.name}: application {number} of {len(attempts)}")
        _judge(runner, attempt)
        print(_line(attempt.row), file=sys.stderr, flush=True)
        if options.json:
            Path(options.json).write_text(json.dumps([asdict(a.row) for a in attempts], indent=1))
    return [attempt.row for attempt in attempts]


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
    parser.add_argument("--jobs", type=int, default=1, help="first runs at once (1)")
    parser.add_argument("--by-kernel", action="store_true", help="a table of kernels")
    sizes = ("small", "default")
    parser.add_argument("--sizes", choices=sizes, help="default with --by-kernel, else small")
    parser.add_argument("--markdown", action="store_true", help="print the table as Markdown")
    parser.add_argument("--json", help="write the rows there")
    parser.add_argument("--build-only", action="store_true", help="build, and run nothing")
    parser.add_argument("--quiet", action="store_true", help="show no progress")
    return parser.parse_args(words)


def _each(
    jobs: int,
    do: Callable[[Attempt], None],
    attempts: Sequence[Attempt],
    say: Callable[[str], None],
) -> None:
    with ThreadPoolExecutor(jobs) as pool:
        for number, _ in enumerate(pool.map(do, attempts), 1):
            say(f"application {min(number + 1, len(attempts))} of {len(attempts)}")


def _build(workplace: Workplace, attempt: Attempt, versions: Sequence[str]) -> None:
    application = attempt.application
    workplace.prepare(application)
    for version in versions:
        if version == "openmp" and (application.openmp is None or "nvcc" in attempt.built):
            continue
        try:
            build(workplace, application, version)
            attempt.built += (version,)
        except BuildError as error:
            if version == "raised":
                attempt.row.why = str(error)
            print(f"{application.name}: {version}: {error}", file=sys.stderr, flush=True)
    attempt.row.builds = "raised" in attempt.built


def _begin(runner: Runner, attempt: Attempt) -> None:
    """The first run, and the one that is compared with the reference executor."""
    if not attempt.row.builds:
        return
    attempt.first = runner.run(attempt.application, "raised")
    if attempt.application.check.verify is not None:
        attempt.verified = runner.run(attempt.application, "raised", verify=True)


def _judge(runner: Runner, attempt: Attempt) -> None:
    """The second run, the other version's, and what is wrong."""
    row, run = attempt.row, attempt.first
    other = _other(runner, attempt)
    if run is None:
        return
    row.first, row.why = run.seconds, failure(run, runner.limit)
    if row.why:
        return
    row.runs, row.how = True, _how(run)
    row.second = runner.run(attempt.application, "raised").seconds
    row.why = _wrong(attempt, run, other, runner.limit)
    row.right = not row.why


def _other(runner: Runner, attempt: Attempt) -> Run | None:
    """The run to compare with: of nvcc's binary where there is one, else of OpenMP's."""
    for version in attempt.built:
        if version == "raised":
            continue
        runner.run(attempt.application, version)
        run = runner.run(attempt.application, version)
        why = failure(run, runner.limit)
        if not why:
            attempt.row.other, attempt.row.against = run.seconds, version
            return run
        print(f"{attempt.row.name}: {version}: {why}", file=sys.stderr, flush=True)
    return None


def _wrong(attempt: Attempt, run: Run, other: Run | None, limit: float) -> str:
    check = attempt.application.check
    if check.compares and other is None:
        return "no other version runs"
    why = check.judge(run, other)
    if why or attempt.verified is None:
        return why
    status = attempt.verified.status
    return failure(attempt.verified, limit) or (f"status {status}, verified" if status else "")


def _how(run: Run) -> str:
    """Kernels that did not run as raised programs, by the messages on stderr."""
    words = ("is raised for each", "runs by its own code", "runs thread by thread")
    counts = {word: run.stderr.count(word) for word in words}
    return "; ".join(f"{count} {word}" for word, count in counts.items() if count)


def _line(row: Row) -> str:
    return f"{row.name}: " + json.dumps({k: v for k, v in asdict(row).items() if k != "name"})


def _print(rows: list[Row], markdown: bool) -> None:
    table = Table(title="Rodinia")
    for heading in ("", "builds", "runs", "right", "first, s", "second, s", "other, s", "", ""):
        table.add_column(heading)
    for row in rows:
        marks = ["yes" if mark else "no" for mark in (row.builds, row.runs, row.right)]
        times = ["" if t is None else f"{t:.2f}" for t in (row.first, row.second, row.other)]
        table.add_row(row.name, *marks, *times, row.against, row.why or row.how)
    if markdown:
        print(in_markdown(table))
    else:
        Console(width=None if sys.stdout.isatty() else 160).print(table)
    print(f"{sum(row.right for row in rows)} of {len(rows)} right")


if __name__ == "__main__":
    sys.exit(main())
