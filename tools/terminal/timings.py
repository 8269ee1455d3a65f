"""`--timing`: a row for each stage and the most expensive passes; `--timing=passes`: all passes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

# Steps of a command; every other timing is a pass inside of a stage.
STEPS = frozenset(
    {
        "frontend", "specialize", "import", "standardize", "structure", "parallelize", "affine",
        "tensor", "tensor-opt", "replay", "executor", "XLA compile", "run",
        "verify",
    }
)  # fmt: skip
# Passes that are printed unless all are asked for.
FEW = 5


@dataclass(frozen=True)
class PassTime:
    """A pass, how often it ran, and the seconds of all its runs."""

    name: str
    runs: int
    seconds: float


def steps_of(timings: Sequence[tuple[str, float]]) -> list[tuple[str, float]]:
    """The steps in order; one that was taken several times stands once."""
    found: dict[str, float] = {}
    for name, seconds in timings:
        if name in STEPS:
            found[name] = found.get(name, 0.0) + seconds
    return list(found.items())


def passes_of(timings: Sequence[tuple[str, float]]) -> list[PassTime]:
    """The passes, the most expensive first."""
    found: dict[str, list[float]] = {}
    for name, seconds in timings:
        if name not in STEPS:
            found.setdefault(name, []).append(seconds)
    times = [PassTime(name, len(runs), sum(runs)) for name, runs in found.items()]
    return sorted(times, key=lambda time: -time.seconds)


def print_timings(timings: Sequence[tuple[str, float]], all_passes: bool) -> None:
    """The table, on stderr."""
    from rich.console import Console
    from rich.table import Table

    table = Table(title="time", title_justify="left")
    for head in ("step", "runs", "ms"):
        table.add_column(head, justify="left" if head == "step" else "right")
    steps = steps_of(timings)
    for name, seconds in steps:
        table.add_row(name, "", f"{seconds * 1e3:.2f}")
    table.add_row("total", "", f"{sum(s for _, s in steps) * 1e3:.2f}", style="bold")
    passes = passes_of(timings)
    if passes:
        table.add_section()
    for time in passes if all_passes else passes[:FEW]:
        table.add_row(f"  {time.name}", str(time.runs), f"{time.seconds * 1e3:.2f}")
    rest = [] if all_passes else passes[FEW:]
    if rest:
        seconds = sum(time.seconds for time in rest)
        words = f"  {len(rest)} more passes (--timing=passes)"
        table.add_row(words, str(sum(time.runs for time in rest)), f"{seconds * 1e3:.2f}")
    Console(stderr=True).print(table)
