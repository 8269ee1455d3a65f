"""How raising scales: time against the number of instructions, size of the result against trips.

    python bench/raising/scaling.py [--most 20000] [--rounds 3] [--plot scaling.png]

Kernels are generated in three shapes: one straight line, a chain of ifs that lanes take
differently, a chain of small loops that lanes leave at different times. The time is processor time
from LLVM IR text to StableHLO in a warm process, the least of the rounds; nothing is compiled by
XLA. The plot needs matplotlib (`pip install raise-kernel[bench]`).
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.table import Table

from raise_kernel import Kernel, config
from raise_kernel.frontend.module import LLVMModule, find_kernel
from raise_kernel.runtime.kernel import forget_raised

HEADER = """target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
"""
LANES = 32
# Times of successive sizes that grow by more than n log n and this factor are marked.
SLACK = 1.5

Body = Callable[[int], tuple[list[str], int]]


def straight(count: int) -> tuple[list[str], int]:
    """`count` integer operations, each of the two values before it, with loads and stores."""
    lines: list[str] = []
    before, value, k = "%first", "%first", 0
    while len(lines) < count:
        operation = ("add", "mul", "xor", "sub", "or")[k % 5]
        lines.append(f"  %v{k} = {operation} i32 {value}, {before}")
        before, value, k = value, f"%v{k}", k + 1
        if k % 8 == 0:
            lines += [
                f"  %i{k} = and i32 {value}, 31",
                f"  %w{k} = zext i32 %i{k} to i64",
                f"  %p{k} = getelementptr i32, ptr %x, i64 %w{k}",
                f"  %l{k} = load i32, ptr %p{k}",
            ]
            before = f"%l{k}"
        if k % 16 == 0:
            offset = 4 * LANES * len(lines) // 16
            lines += [
                f"  %q{k} = getelementptr i8, ptr %q, i64 {offset - offset % (4 * LANES)}",
                f"  store i32 {value}, ptr %q{k}",
            ]
    return [*lines, f"  store i32 {value}, ptr %q"], len(lines)


def ifs(count: int) -> tuple[list[str], int]:
    """Ifs of a test, two operations and a phi, one after another."""
    lines, value, block = [], "%first", "entry"
    for k in range(count // 6):
        lines += [
            f"  %c{k} = icmp sgt i32 {value}, {k}",
            f"  br i1 %c{k}, label %then{k}, label %end{k}",
            f"then{k}:",
            f"  %a{k} = mul i32 {value}, {value}",
            f"  %b{k} = add i32 %a{k}, {k}",
            f"  br label %end{k}",
            f"end{k}:",
            f"  %v{k} = phi i32 [ {value}, %{block} ], [ %b{k}, %then{k} ]",
        ]
        value, block = f"%v{k}", f"end{k}"
    return [*lines, f"  store i32 {value}, ptr %q"], 6 * (count // 6)


def loops(count: int) -> tuple[list[str], int]:
    """Loops of a few operations, one after another, of as many trips as the value before says."""
    lines, value, block = [], "%first", "entry"
    for k in range(count // 9):
        lines += [
            f"  %e{k} = and i32 {value}, 15",
            f"  br label %loop{k}",
            f"loop{k}:",
            f"  %n{k} = phi i32 [ 0, %{block} ], [ %m{k}, %loop{k} ]",
            f"  %s{k} = phi i32 [ {value}, %{block} ], [ %v{k}, %loop{k} ]",
            f"  %t{k} = mul i32 %s{k}, %s{k}",
            f"  %v{k} = xor i32 %t{k}, {3 * k + 1}",
            f"  %m{k} = add i32 %n{k}, 1",
            f"  %c{k} = icmp slt i32 %m{k}, %e{k}",
            f"  br i1 %c{k}, label %loop{k}, label %end{k}",
            f"end{k}:",
        ]
        value, block = f"%v{k}", f"end{k}"
    return [*lines, f"  store i32 {value}, ptr %q"], 9 * (count // 9)


SHAPES: dict[str, Body] = {"straight line": straight, "ifs": ifs, "loops": loops}


def kernel_text(lines: list[str]) -> str:
    """A kernel of one lane's value `%first` and its output `%q`."""
    body = "\n".join(lines)
    return f"""{HEADER}
define ptx_kernel void @k(ptr %x, ptr %y) {{
entry:
  %lane = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %at = zext i32 %lane to i64
  %p = getelementptr i32, ptr %x, i64 %at
  %q = getelementptr i32, ptr %y, i64 %at
  %first = load i32, ptr %p
{body}
  ret void
}}
"""


def counted_loop(trips: int) -> str:
    """A loop whose trip count is a constant, over a recurrence that no closed form replaces."""
    return kernel_text(
        [
            "  br label %loop",
            "loop:",
            "  %n = phi i32 [ 0, %entry ], [ %m, %loop ]",
            "  %s = phi i32 [ %first, %entry ], [ %v, %loop ]",
            "  %a = mul i32 %s, %s",
            "  %b = xor i32 %a, %n",
            "  %i = and i32 %b, 31",
            "  %w = zext i32 %i to i64",
            "  %r = getelementptr i32, ptr %x, i64 %w",
            "  %l = load i32, ptr %r",
            "  %v = add i32 %b, %l",
            "  %m = add nuw nsw i32 %n, 1",
            f"  %c = icmp ult i32 %m, {trips}",
            "  br i1 %c, label %loop, label %end",
            "end:",
            "  store i32 %v, ptr %q",
        ]
    )


def raised(text: str, name: str) -> tuple[float, int]:
    """Processor seconds to StableHLO, and its operations, of a kernel that is called `name`."""
    forget_raised()
    x, y = np.zeros(LANES, np.int32), np.zeros(LANES * max(1, len(text) // 256), np.int32)
    start = time.process_time()
    module = LLVMModule.parse(text, name)
    kernel = Kernel(module, find_kernel(module, "k"))
    launcher = kernel[(1,), (LANES,)].options(executor="xla")
    result = launcher.lower(x, y).as_text("stablehlo")
    return time.process_time() - start, result.count(" = ")


Row = tuple[int, float, int]


def measure(shape: str, sizes: list[int], rounds: int) -> list[Row]:
    """(instructions, seconds, operations) at each size."""
    rows = []
    for size in sizes:
        lines, instructions = SHAPES[shape](size)
        text = kernel_text(lines)
        runs = [raised(text, f"{shape} {size} {number}") for number in range(rounds)]
        rows.append((instructions, min(seconds for seconds, _ in runs), runs[0][1]))
    return rows


def growth(previous: Row, row: Row) -> float:
    """How much more the time grew than n log n did."""
    (n0, t0, _), (n1, t1, _) = previous, row
    return (t1 / t0) / (n1 * math.log(n1) / (n0 * math.log(n0)))


def print_times(console: Console, results: dict[str, list[Row]]) -> None:
    table = Table(title="LLVM IR to StableHLO, warm")
    table.add_column("kernel")
    for heading in ("instructions", "operations", "seconds", "ms per 1,000", "growth / n log n"):
        table.add_column(heading, justify="right")
    for shape, rows in results.items():
        for number, row in enumerate(rows):
            instructions, seconds, operations = row
            factor = growth(rows[number - 1], row) if number else 1.0
            mark = " !" if factor > SLACK else ""
            table.add_row(
                *(shape, f"{instructions:,}", f"{operations:,}", f"{seconds:.3f}"),
                *(f"{1e6 * seconds / instructions:.0f}", f"{factor:.2f}{mark}"),
            )
    console.print(table)


def print_sizes(console: Console, trips: list[int]) -> None:
    table = Table(title="The result's size against a loop's trips")
    for heading in ("trips", "operations", "CPU seconds"):
        table.add_column(heading, justify="right")
    for count in trips:
        seconds, operations = raised(counted_loop(count), f"{count} trips")
        table.add_row(f"{count:,}", f"{operations:,}", f"{seconds:.3f}")
    console.print(table)


def plot(results: dict[str, list[Row]], path: Path) -> None:
    """Time against instructions, both logarithmic, with n log n for comparison."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(6, 4))
    for shape, rows in results.items():
        axes.plot([n for n, _, _ in rows], [t for _, t, _ in rows], marker="o", label=shape)
    n, t, _ = next(iter(results.values()))[0]
    sizes = [row[0] for row in next(iter(results.values()))]
    line = [t * size * math.log(size) / (n * math.log(n)) for size in sizes]
    axes.plot(sizes, line, "k--", label="n log n")
    axes.set(xscale="log", yscale="log", xlabel="instructions", ylabel="seconds to StableHLO")
    axes.legend()
    figure.tight_layout()
    figure.savefig(path, dpi=150)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--most", type=int, default=20_000, help="instructions of the largest")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--plot", type=Path, default=Path("scaling.png"))
    parser.add_argument("--shape", action="append", choices=SHAPES, help="all by default")
    options = parser.parse_args()
    sizes = [n for n in (300, 1000, 3000, 10_000, 20_000) if n < options.most] + [options.most]
    console = Console()
    config.disk_cache = False
    raised(counted_loop(3), "warm up")
    results = {s: measure(s, sizes, options.rounds) for s in options.shape or SHAPES}
    print_times(console, results)
    print_sizes(console, [8, 64, 512, 4096])
    plot(results, options.plot)
    console.print(f"plot: {options.plot}")


if __name__ == "__main__":
    main()
