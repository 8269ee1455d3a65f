"""The times that one waits for the compiler, of several versions in turns, as a table and a plot.

    python -m bench.raising.compiler_times --large FILE.cu[:KERNEL] [--rounds 5] \\
        [--python before=/old/bin/python --python now=bin/python] [--plot times.png] [--json FILE]

- The commands of `startup.py`, each in a new process, and `examples/jacobi2d.ll` in a warm one.
- 1,000 instructions of each shape of `scaling.py`, in a warm process, to StableHLO.
- Large kernels, of files that are given: clang and the guess of a call (`bench.corpus`) are this
  version's and are not timed; each raising is in a process of its own that has raised a small
  kernel before.

A version is a Python with raise-kernel installed. Versions take turns, round after round. The time
is processor time, the least of the rounds. A raising that takes longer than `--limit` is stopped.
Each row is told when it is measured.
"""

from __future__ import annotations

import argparse
import json
import pickle
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import jax
import numpy as np
from rich.console import Console
from rich.table import Table

from bench.raising import startup
from bench.raising.large_kernels import kernels_of, raised
from bench.raising.scaling import LANES, SHAPES, counted_loop, kernel_text
from raise_kernel import Refusal, config
from raise_kernel.frontend.module import KernelInfo, LLVMModule

# What a version runs: it knows the public names alone, which old versions have, too.
WORKER = """
import pickle, sys, time
import jax
import raise_kernel
jax.config.update("jax_enable_x64", True)
with open(sys.argv[1], "rb") as file:
    small, job, times = pickle.load(file)
def raised(job, number):
    text, kernel, configuration, values, variables = job
    if number > 1:  # another name: what was raised before is kept
        text, kernel = text.replace(f"@{kernel}(", f"@{kernel}{number}("), f"{kernel}{number}"
    start = time.process_time()
    launcher = raise_kernel.load(text, kernel)[configuration]
    try:
        launcher = launcher.options(executor="xla")
    except (AttributeError, TypeError):  # a version that has no other executor
        pass
    launcher.lower(*values, **variables).as_text("stablehlo")
    return time.process_time() - start
raised(small, 0)
print(min(raised(job, number) for number in range(1, times + 1)))
"""
INSTRUCTIONS, TARGET, LARGE_TARGET = 1000, 0.5, 5.0
# A shape is raised so often in a process.
SHAPE_TIMES = 3


@dataclass(frozen=True)
class Job:
    """A kernel to raise: LLVM IR and a call of it, `times` times in a process."""

    name: str
    text: str
    kernel: str
    configuration: tuple[Any, ...]
    values: list[Any]
    target: float
    variables: dict[str, Any] = field(default_factory=dict)
    times: int = 1
    is_large: bool = False

    @property
    def call(self) -> tuple[Any, ...]:
        return self.text, self.kernel, self.configuration, self.values, self.variables

    def seconds(self, python: str, limit: float) -> float:
        """Processor seconds of one process; infinite where it is stopped or the kernel refused."""
        with tempfile.NamedTemporaryFile(suffix=".pickle") as file:
            file.write(pickle.dumps((SMALL.call, self.call, self.times)))
            file.flush()
            try:
                done = subprocess.run(
                    [python, "-c", WORKER, file.name],
                    capture_output=True,
                    text=True,
                    env=startup.environment(),
                    timeout=limit,
                )
            except subprocess.TimeoutExpired:
                return float("inf")
        if done.returncode:
            print(f"{self.name}: {done.stderr.strip().splitlines()[-1]}", file=sys.stderr)
            return float("inf")
        return float(done.stdout)


def _generated(name: str, text: str) -> Job:
    x, y = np.zeros(LANES, np.int32), np.zeros(LANES * max(1, len(text) // 256), np.int32)
    return Job(name, text, "k", ((1,), (LANES,)), [x, y], TARGET, times=SHAPE_TIMES)


SMALL = _generated("warm up", counted_loop(3))


def shapes() -> Iterator[Job]:
    for shape, body in SHAPES.items():
        yield _generated(f"{shape}, {INSTRUCTIONS:,}", kernel_text(body(INSTRUCTIONS)[0]))


def large(arguments: list[str]) -> Iterator[Job]:
    """The kernels of files that have a call which is not refused."""
    for argument in arguments:
        for name, module, info in kernels_of(argument):
            job = _large(name, module, info)
            if job is not None:
                yield job


def _large(name: str, module: LLVMModule, info: KernelInfo) -> Job | None:
    try:
        found = raised(module, info)
    except Refusal as refusal:
        print(f"{name} is left out: {refusal}", file=sys.stderr)
        return None
    guess, lines = found.guess, found.text.count("\n")
    row = f"{name.split()[-1]} ({lines:,} lines)"
    call = module.text, info.name, guess.configuration, guess.values
    return Job(row, *call, LARGE_TARGET, guess.variables, is_large=True)


Times = dict[str, dict[str, float]]


def measure(
    pythons: dict[str, str], jobs: list[Job], rounds: int, large_rounds: int, limit: float
) -> tuple[Times, dict[str, float]]:
    """By row and version; and what each row should take."""
    commands = startup.measure(pythons, rounds)
    targets = {name: target for name, target in startup.targets().items() if target is not None}
    times = {
        name: {version: rows[name].least for version, rows in commands.items()} for name in targets
    }
    for job in jobs:
        seconds: dict[str, list[float]] = {version: [] for version in pythons}
        for _ in range(large_rounds if job.is_large else rounds):
            for version, python in pythons.items():
                # What took too long once does so again.
                if seconds[version][:1] != [float("inf")]:
                    seconds[version].append(job.seconds(python, limit))
        times[job.name] = {version: min(found) for version, found in seconds.items()}
        targets[job.name] = job.target
        print(f"{job.name}: {times[job.name]}", file=sys.stderr, flush=True)
    return times, targets


def print_table(times: Times, targets: dict[str, float], limit: float) -> None:
    table = Table(title="Processor seconds, the least of the rounds")
    table.add_column("")
    for version in next(iter(times.values())):
        table.add_column(version, justify="right")
    table.add_column("target", justify="right")
    for name, row in times.items():
        cells = [f"{s:.3f}" if s < float("inf") else f"over {limit:g}" for s in row.values()]
        table.add_row(name, *cells, f"{targets[name]:g}")
    Console().print(table)


def plot(times: Times, targets: dict[str, float], limit: float, path: Path) -> None:
    """Bars by row, one for each version, with a line at the target."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    versions = list(next(iter(times.values())))
    figure, axes = pyplot.subplots(figsize=(8, 1 + 0.4 * len(times)))
    width = 0.8 / len(versions)
    for number, version in enumerate(versions):
        places = [k + (number - (len(versions) - 1) / 2) * width for k in range(len(times))]
        axes.barh(
            places, [min(row[version], limit) for row in times.values()], width, label=version
        )
    for k, name in enumerate(times):
        axes.plot([targets[name]] * 2, [k - 0.45, k + 0.45], "k", linewidth=2)
    axes.set_yticks(range(len(times)), list(times))
    axes.invert_yaxis()
    axes.set(xscale="log", xlabel="processor seconds (black: the target)")
    axes.legend()
    figure.tight_layout()
    figure.savefig(path, dpi=150)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--python", action="append", default=[], metavar="VERSION=PATH")
    parser.add_argument("--large", nargs="+", default=[], metavar="FILE[:KERNEL]")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--large-rounds", type=int, default=1, help="those of large kernels")
    parser.add_argument("--limit", type=float, default=300.0, help="seconds of one raising")
    parser.add_argument("--plot", type=Path)
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    given = dict(text.split("=", 1) for text in options.python) or {"now": sys.executable}
    config.disk_cache = False
    with jax.enable_x64(True):
        jobs = [*shapes(), *large(options.large)]
    times, targets = measure(given, jobs, options.rounds, options.large_rounds, options.limit)
    print_table(times, targets, options.limit)
    if options.json is not None:
        rows = [{"name": n, "target": targets[n], "seconds": row} for n, row in times.items()]
        options.json.write_text(json.dumps(rows, indent=1) + "\n")
    if options.plot is not None:
        plot(times, targets, options.limit, options.plot)


if __name__ == "__main__":
    main()
