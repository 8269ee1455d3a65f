"""What `raise-kernel` shows a person: warnings, timings, progress, arrays."""

from __future__ import annotations

import contextlib
import sys
import time
import warnings
from collections.abc import Callable, Iterator, Sequence
from typing import Any

# The steps of the road; every other timing is a pass inside the stage before it.
STEPS = frozenset(
    {
        "frontend", "specialize", "import", "standardize", "structure", "parallelize", "affine",
        "tensor", "tensor-opt", "replay", "executor", "XLA compile", "run",
        "verify",
    }
)  # fmt: skip


@contextlib.contextmanager
def plain_warnings() -> Iterator[None]:
    """Warnings are one line on stderr, without the place in the code that warns."""

    def show(message: Warning | str, *_: Any) -> None:
        print(f"warning: {message}", file=sys.stderr)

    with warnings.catch_warnings():
        warnings.showwarning = show
        yield


def timing_table(timings: Sequence[tuple[str, float]]) -> None:
    """Steps and the passes inside them, on stderr."""
    from rich.console import Console
    from rich.table import Table

    table = Table(title="time", title_justify="left")
    table.add_column("step")
    table.add_column("ms", justify="right")
    for name, seconds in timings:
        label = name if name in STEPS else f"  {name}"
        table.add_row(label, f"{seconds * 1e3:.2f}")
    total = sum(seconds for name, seconds in timings if name in STEPS)
    table.add_row("total", f"{total * 1e3:.2f}", style="bold")
    Console(stderr=True).print(table)


@contextlib.contextmanager
def frontend_step(timings: list[tuple[str, float]], step: Callable[[str], None]) -> Iterator[None]:
    """The reading of a file, announced and timed as the driver does its steps."""
    step("frontend")
    start = time.perf_counter()
    yield
    timings.append(("frontend", time.perf_counter() - start))


@contextlib.contextmanager
def progress() -> Iterator[Callable[[str], None]]:
    """A spinner with the current step, on a terminal only."""
    if not sys.stderr.isatty():
        yield lambda _step: None
        return
    from rich.console import Console

    with Console(stderr=True).status("") as status:
        yield lambda step: status.update(f"{step}...")


def array_summary(name: str, value: Any) -> str:
    """One line on an array: dtype, shape, range."""
    import numpy as np

    array = np.asarray(value)
    head = f"{name}: {array.dtype.name}[{','.join(map(str, array.shape))}]"
    if array.size == 0 or array.dtype.kind not in "fiub":
        return head
    wide = array.astype(np.float64)
    return f"{head} min {wide.min():.6g} max {wide.max():.6g} mean {wide.mean():.6g}"
