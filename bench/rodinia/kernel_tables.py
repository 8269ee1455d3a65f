"""The tables by kernel: on a GPU against nvcc's code, on a CPU against OpenMP's regions."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path
from typing import Any

from bench.rodinia.applications import Application
from bench.rodinia.building import BuildError, build, cubins
from bench.rodinia.recording import command, told
from bench.rodinia.regions import seconds_told
from bench.rodinia.rows import KernelRow, ProgramRow
from bench.rodinia.running import Runner, failure

Say = Callable[[str], None]

# Kernels are prepared in so many processes at once, and run one after the other.
_WORKERS = 5
# Seconds in which a device process ends after its program.
_AT_THE_END = 10.0
# Runs of an OpenMP program; the raised one runs each trace twice.
_RUNS = 3


def on_gpu(
    runner: Runner,
    applications: Sequence[Application],
    jobs: int,
    say: Say,
    keep: Callable[[list[KernelRow]], None],
) -> list[KernelRow]:
    """A row a kernel; `keep` gets all rows that there are, time and again."""
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

    def rows_so_far() -> list[KernelRow]:
        return [row for one in applications for row in found.get(one.name, ())]

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
        keep(rows_so_far())

    with ThreadPoolExecutor(_WORKERS) as pool:
        list(pool.map(measure, applications))
    return rows_so_far()


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
            why = "the program has left no record of its device"
        time.sleep(0.05)  # the device ends after the program
    found = told(own)
    return found, why or ("" if found["kernels"] else "launches nothing")


def on_cpu(
    runner: Runner,
    applications: Sequence[Application],
    jobs: int,
    say: Say,
    keep: Callable[[list[ProgramRow]], None],
) -> list[ProgramRow]:
    """A row a program; `keep` gets all rows that there are, time and again. The first runs, several
    at once, are to fill the caches."""
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
    rows: list[ProgramRow] = []
    for application in applications:
        say(f"timing {application.name}")
        rows.append(_program(runner, application, missing[application.name]))
        print(json.dumps(asdict(rows[-1])), file=sys.stderr, flush=True)
        keep(rows)
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
