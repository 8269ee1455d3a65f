"""The tables by kernel: on a GPU against nvcc's code, on a CPU against OpenMP's regions."""

from __future__ import annotations

import contextlib
import json
import math
import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.rodinia.applications import Application
from bench.rodinia.building import BuildError, build, cubins
from bench.rodinia.by_kernel import KernelRow
from bench.rodinia.recording import command, told
from bench.rodinia.regions import seconds_told
from bench.rodinia.running import Runner, failure

Say = Callable[[str], None]

# Kernels are prepared in so many processes at once, and run one after the other.
_WORKERS = 5
# Seconds in which a device process ends after its program.
_AT_THE_END = 10.0
# Runs of an OpenMP program; the raised one runs each trace twice.
_RUNS = 3


@dataclass
class ProgramRow:
    """A program on a CPU. Seconds of all its launches together, and of the parallel regions of the
    OpenMP version, the least of three runs."""

    application: str
    launches: int = 0
    kernels: int = 0
    raised: float | None = None
    openmp: float | None = None
    how: str = ""
    why: str = ""


def on_gpu(
    runner: Runner, applications: Sequence[Application], jobs: int, json_path: Path | None, say: Say
) -> list[KernelRow]:
    """A row a kernel, the heaviest first in each application."""
    folder = runner.workplace.folder / "snapshots"
    lock = folder.parent / "device.lock"
    made: dict[str, list[Path]] = {}
    missing: dict[str, str] = {}
    ends: dict[str, str] = {}

    def prepare(application: Application) -> None:
        runner.workplace.prepare(application)
        try:
            made[application.name] = cubins(runner.workplace, application)
        except (BuildError, FileNotFoundError) as error:
            missing[application.name] = f"nvcc: {error}"
        ends[application.name] = _recorded(runner, application, "snapshots")[1]
        say(f"recorded {application.name}")

    with ThreadPoolExecutor(jobs) as pool:
        list(pool.map(prepare, applications))
    found: dict[str, list[KernelRow]] = {}

    def measure(application: Application) -> None:
        name = application.name
        # A process waits for the others, too.
        rows = _measured(folder / name, lock, made.get(name, []), _WORKERS * runner.limit)
        for row in rows:
            row.why = row.why or missing.get(name, "")
        if ends[name]:
            rows.append(KernelRow(name, "", 0, why=ends[name]))
        found[name] = rows
        say(f"measured {name}")
        if json_path is not None:
            every = [asdict(row) for done in list(found.values()) for row in done]
            json_path.write_text(json.dumps(every, indent=1))

    with ThreadPoolExecutor(_WORKERS) as pool:
        list(pool.map(measure, applications))
    return [row for application in applications for row in found[application.name]]


def _measured(folder: Path, lock: Path, made: list[Path], limit: float) -> list[KernelRow]:
    """The rows of a process of their own; those that it has written, where it does not end."""
    if not told(folder)["kernels"]:
        return []
    rows = folder / "rows.json"
    words = [sys.executable, "-m", "bench.rodinia.by_kernel", str(folder), str(rows), str(lock)]
    words += map(str, made)
    environment = {**os.environ, "XLA_PYTHON_CLIENT_PREALLOCATE": "false"}
    why = ""
    try:
        done = subprocess.run(words, capture_output=True, text=True, timeout=limit, env=environment)
        if done.returncode:
            why = (done.stderr.strip().splitlines() or [f"status {done.returncode}"])[-1][:300]
    except subprocess.TimeoutExpired:
        why = f"over {limit:.0f} s"
    found = [KernelRow(**row) for row in json.loads(rows.read_text())] if rows.exists() else []
    return [*found, *([KernelRow(folder.name, "", 0, why=why)] if why else ())]


def _recorded(
    runner: Runner, application: Application, mode: str, few_cores: bool = False
) -> tuple[dict[str, Any], str]:
    """What the device process of one run has told; why the run did not come to its end, if so."""
    own = runner.workplace.folder / mode / application.name
    script = command(mode, own)
    try:
        build(runner.workplace, application, "raised")
    except BuildError as error:
        return told(own), str(error)
    run = runner.run(application, "raised", device=script, few_cores=few_cores)
    why = failure(run, runner.limit)
    end = time.monotonic() + _AT_THE_END
    while not why and not told(own)["ended"]:
        if time.monotonic() > end:
            why = "the program has left no device behind"
        time.sleep(0.05)  # the device ends after the program
    return told(own), why


def on_cpu(
    runner: Runner, applications: Sequence[Application], jobs: int, json_path: Path | None, say: Say
) -> list[ProgramRow]:
    """A row a program. The first runs, several at once, are to fill the caches."""
    missing: dict[str, str] = {}

    def prepare(application: Application) -> None:
        runner.workplace.prepare(application)
        missing[application.name] = _recorded(runner, application, "seconds")[1]
        say(f"ran {application.name}")
        if application.openmp is not None:
            with contextlib.suppress(BuildError):
                build(runner.workplace, application, "openmp")

    with ThreadPoolExecutor(jobs) as pool:
        list(pool.map(prepare, applications))
    rows = []
    for application in applications:
        say(f"timing {application.name}")
        rows.append(_program(runner, application, missing[application.name]))
        print(json.dumps(asdict(rows[-1])), file=sys.stderr, flush=True)
        if json_path is not None:
            json_path.write_text(json.dumps([asdict(row) for row in rows], indent=1))
    return rows


def _program(runner: Runner, application: Application, why: str) -> ProgramRow:
    row = ProgramRow(application.name, why=why)
    if why:
        return row
    found, row.why = _recorded(runner, application, "seconds", few_cores=True)
    if row.why:
        return row
    kernels = found["kernels"]
    row.raised, row.kernels = found["seconds"], len(kernels)
    row.launches = sum(kernel["launches"] for kernel in kernels)
    row.how = ", ".join(sorted({kernel["executor"] for kernel in kernels} - {""}))
    row.openmp, row.why = _regions(runner, application)
    return row


def _regions(runner: Runner, application: Application) -> tuple[float | None, str]:
    if application.openmp is None:
        return None, "no OpenMP version"
    try:
        build(runner.workplace, application, "openmp")
    except BuildError as error:
        return None, f"OpenMP: {error}"
    times = []
    for _ in range(_RUNS):
        run = runner.run(application, "openmp", few_cores=True)
        seconds, why = seconds_told(run.stderr), failure(run, runner.limit)
        if why or seconds is None:
            return None, f"OpenMP: {why or 'no region is parallel'}"
        times.append(seconds)
    return min(times), ""


def print_gpu(rows: Sequence[KernelRow], markdown: bool = False) -> None:
    """Microseconds of a launch on the device, and how many times as long nvcc's takes."""
    headings = ("application", "kernel", "launches", "raised, us", "nvcc, us", "nvcc / raised")
    table = Table(*headings, "executor", "", title="Rodinia by kernel")
    ratios = []
    for row in rows:
        ratio = row.nvcc / row.raised if row.raised and row.nvcc else None
        ratios += [ratio] if ratio else []
        table.add_row(
            row.application, _short(row.kernel), str(row.launches or ""), _scaled(row.raised, 1e6),
            _scaled(row.nvcc, 1e6), _scaled(ratio, 1), row.executor, row.why,
        )  # fmt: skip
    _show(table, ratios, markdown)


def print_cpu(rows: Sequence[ProgramRow], markdown: bool = False) -> None:
    """Milliseconds of all launches, and how many times as long OpenMP's regions take."""
    headings = ("application", "kernels", "launches", "raised, ms", "OpenMP, ms", "OpenMP / raised")
    table = Table(*headings, "", title="Rodinia's kernels on a CPU")
    ratios = []
    for row in rows:
        ratio = row.openmp / row.raised if row.raised and row.openmp else None
        ratios += [ratio] if ratio else []
        table.add_row(
            row.application, str(row.kernels or ""), str(row.launches or ""),
            _scaled(row.raised, 1e3), _scaled(row.openmp, 1e3), _scaled(ratio, 1),
            "; ".join(filter(None, (row.how, row.why))),
        )  # fmt: skip
    _show(table, ratios, markdown)


def _show(table: Table, ratios: Sequence[float], markdown: bool) -> None:
    from bench.report import markdown as in_markdown

    if markdown:
        print(in_markdown(table))
    else:
        Console(width=None if sys.stdout.isatty() else 170).print(table)
    if ratios:
        mean = math.exp(sum(map(math.log, ratios)) / len(ratios))
        print(f"geometric mean of {len(ratios)}: {mean:.2f}; least {min(ratios):.2f}")


def _short(name: str) -> str:
    return name.split("(")[0].removeprefix("void ")


def _scaled(value: float | None, factor: float) -> str:
    return "" if value is None else f"{value * factor:.3g}"
