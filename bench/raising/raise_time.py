"""How long raising takes: LLVM IR text to StableHLO, each example, in a warm process.

    python bench/raising/raise_time.py [--rounds 7] [--level O3] [--all]

The examples are interleaved, round after round, so that a slow spell of the machine hits all of
them; the first round warms the process up and is not counted. Nothing is compiled by XLA.
`--all` takes the test kernels too.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from pathlib import Path

import jax
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.kernels.specs import LEVELS, SPECS, Spec

from raise_kernel import Kernel, config
from raise_kernel.frontend.module import LLVMModule, find_kernel
from raise_kernel.runtime.kernel import forget_raised


def raise_once(spec: Spec, level: str, number: int) -> tuple[float, int]:
    """Seconds from the file to StableHLO, and the number of operations of the result."""
    forget_raised()
    call = spec.call(spec.sizes[0])
    start = time.perf_counter()
    module = LLVMModule.parse(spec.path(level).read_text(), f"{spec.name}, round {number}")
    kernel = Kernel(module, find_kernel(module, spec.kernel))
    lowered = kernel[call.launch].lower(*call.args)
    text = lowered.as_text("stablehlo")
    return time.perf_counter() - start, text.count(" = ")


def measure(specs: list[Spec], level: str, rounds: int) -> dict[str, tuple[list[float], int]]:
    """Every spec's times, of all rounds but the first, and the size of its result."""
    found: dict[str, tuple[list[float], int]] = {spec.name: ([], 0) for spec in specs}
    for number in range(rounds + 1):
        for spec in specs:
            seconds, operations = raise_once(spec, level, number)
            times = found[spec.name][0]
            if number:
                times.append(seconds)
            found[spec.name] = times, operations
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--level", choices=LEVELS, default="O3")
    parser.add_argument("--all", action="store_true", help="the test kernels too")
    options = parser.parse_args()
    specs = [s for s in SPECS.values() if options.all or s.source.startswith("examples/")]
    table = Table(title=f"clang -{options.level} to StableHLO, {options.rounds} rounds, warm")
    table.add_column("kernel")
    for heading in ("lines of IR", "operations", "least, ms", "median, ms", "most, ms"):
        table.add_column(heading, justify="right")
    config.disk_cache = False
    with jax.enable_x64(True):
        results = measure(specs, options.level, options.rounds)
    for spec in specs:
        times, operations = results[spec.name]
        milliseconds = (f"{1000 * f(times):.0f}" for f in (min, statistics.median, max))
        lines = len(spec.path(options.level).read_text().splitlines())
        table.add_row(spec.name, str(lines), str(operations), *milliseconds)
    Console().print(table)


if __name__ == "__main__":
    main()
