"""How long the tools take from the shell to their end: start-up, and a small kernel, cold and warm.

    python bench/raising/startup.py [--rounds 7] [--plot startup.png] [--json startup.json]
    python bench/raising/startup.py --python before=/old/bin/python --python now=bin/python

Each `--python` is an environment with a version of raise-kernel, and a column; without one it is
this Python. Commands and versions are interleaved, round after round, so that a slow spell of the
machine hits all of them. The time is processor time of the process and of its children, the least
of the rounds: on an idle machine of two cores it is what one waits, less the reading of files. The
modules are those that Python imports, its own ones included. JAX is told to take the CPU, and the
cache of raised kernels is off. The plot needs matplotlib (`pip install raise-kernel[bench]`).
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from dataclasses import asdict, dataclass, field
from pathlib import Path

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parents[2]
FILE = str(ROOT / "examples/jacobi2d.ll")
SHAPES = ("--arg", "x=f32[1024,1024]", "--arg", "y=f32[1024,1024]", "--arg", "n=1024")
KERNEL = (FILE, "--grid", "64,64", "--block", "16,16", *SHAPES)

# The tool on its command line, as often as it takes to be warm, and the least time of the rest.
WARM = """
import os, sys, time
from raise_kernel.tools import raise_kernel
out = os.fdopen(os.dup(1), "w")
sys.stdout = open(os.devnull, "w")
def once():
    start = time.process_time()
    raise_kernel.run(sys.argv[1:])
    return time.process_time() - start
print(min([once() for _ in range(23)][3:]), file=out)
"""


@dataclass(frozen=True)
class Command:
    """A command line; `target`: the processor seconds that it should take, where that was said."""

    name: str
    tool: str
    argv: tuple[str, ...]
    target: float | None = None


COMMANDS = (
    Command("raise-kernel --help", "raise_kernel", ("--help",), 0.3),
    Command("raise-kernel --version", "raise_kernel", ("--version",)),
    Command("raise-kernel cache", "raise_kernel", ("cache",), 0.3),
    Command("raise-kernel FILE --list", "raise_kernel", (FILE, "--list"), 0.3),
    Command("raise-kernel FILE ...", "raise_kernel", KERNEL, 1.2),
    Command("the same, --emit jax", "raise_kernel", (*KERNEL, "--emit", "jax"), 1.2),
    Command("raise-opt --help", "raise_opt", ("--help",)),
    Command("raise-opt --list-passes", "raise_opt", ("--list-passes",)),
)
WARM_NAME, WARM_TARGET = "FILE ..., warm", 0.02


@dataclass
class Measured:
    """Processor seconds of the rounds, and the modules that are imported."""

    seconds: list[float] = field(default_factory=list)
    modules: int = 0

    @property
    def least(self) -> float:
        return min(self.seconds)


Results = dict[str, dict[str, Measured]]


def environment() -> dict[str, str]:
    """This one without what would decide the result."""
    plain = {n: v for n, v in os.environ.items() if not n.startswith(("JAX_", "XLA_", "PYTHON"))}
    return {**plain, "JAX_PLATFORMS": "cpu", "RAISE_KERNEL_CACHE": "off"}


def run_once(python: str, command: Command) -> float:
    """Processor seconds of a command and its children."""
    module = f"raise_kernel.tools.{command.tool}"
    process = subprocess.Popen(
        [python, "-m", module, *command.argv], stdout=subprocess.DEVNULL, env=environment()
    )
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise SystemExit(f"{command.name}: exit code {process.returncode}")
    return usage.ru_utime + usage.ru_stime


def modules_of(python: str, command: Command) -> int:
    """How many modules a command imports."""
    module = f"raise_kernel.tools.{command.tool}"
    done = subprocess.run(
        [python, "-X", "importtime", "-m", module, *command.argv],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(),
        check=True,
    )
    return sum(line.startswith("import time:") for line in done.stderr.splitlines()) - 1


def warm(python: str) -> float:
    """Processor seconds to raise the kernel in a process that has done so before."""
    done = subprocess.run(
        [python, "-c", WARM, *KERNEL], capture_output=True, text=True, env=environment(), check=True
    )
    return float(done.stdout)


def measure(pythons: dict[str, str], rounds: int) -> Results:
    """By version and command. The first round fills the caches of files, and is not counted."""
    names = [*(c.name for c in COMMANDS), WARM_NAME]
    results = {version: {name: Measured() for name in names} for version in pythons}
    for version, python in pythons.items():
        for command in COMMANDS:
            results[version][command.name].modules = modules_of(python, command)
    for _ in range(rounds):
        for command in COMMANDS:
            for version, python in pythons.items():
                results[version][command.name].seconds.append(run_once(python, command))
        for version, python in pythons.items():
            results[version][WARM_NAME].seconds.append(warm(python))
    return results


def targets() -> dict[str, float | None]:
    return {**{c.name: c.target for c in COMMANDS}, WARM_NAME: WARM_TARGET}


def print_table(results: Results) -> None:
    table = Table(title="Processor seconds, the least of the rounds, and modules imported")
    table.add_column("command")
    for version in results:
        table.add_column(version, justify="right")
        table.add_column("modules", justify="right")
    table.add_column("target", justify="right")
    for name, target in targets().items():
        cells: list[str] = []
        for rows in results.values():
            cells += [f"{rows[name].least:.3f}", f"{rows[name].modules or ''}"]
        table.add_row(name, *cells, "" if target is None else f"{target:g}")
    Console().print(table)


def plot(results: Results, path: Path) -> None:
    """Bars by command, one for each version, with a line at the target."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4))
    width = 0.8 / len(results)
    for number, (version, rows) in enumerate(results.items()):
        places = [k + (number - (len(results) - 1) / 2) * width for k in range(len(rows))]
        axes.barh(places, [m.least for m in rows.values()], width, label=version)
    for k, target in enumerate(targets().values()):
        if target is not None:
            axes.plot([target, target], [k - 0.45, k + 0.45], "k", linewidth=2)
    axes.set_yticks(range(len(targets())), list(targets()))
    axes.invert_yaxis()
    axes.set(xscale="log", xlabel="processor seconds (black: the target)")
    axes.legend()
    figure.tight_layout()
    figure.savefig(path, dpi=150)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--python", action="append", default=[], metavar="VERSION=PATH")
    parser.add_argument("--plot", type=Path)
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    given = dict(text.split("=", 1) for text in options.python)
    results = measure(given or {"now": sys.executable}, options.rounds)
    print_table(results)
    if options.json is not None:
        rows = {v: {n: asdict(m) for n, m in found.items()} for v, found in results.items()}
        options.json.write_text(json.dumps(rows, indent=1) + "\n")
    if options.plot is not None:
        plot(results, options.plot)


if __name__ == "__main__":
    main()
