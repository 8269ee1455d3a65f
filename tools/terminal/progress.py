"""What a command is doing, on a terminal, where it takes longer than a second.

A spinner, the step, a bar where the number of steps is known, and the time so far. It is gone when
the command is done. Where stderr is no terminal, or with `--quiet`, there is nothing.
"""

from __future__ import annotations

import contextlib
import sys
import threading
from collections.abc import Callable, Iterator

# Shorter commands show nothing.
SECONDS = 1.0

# The stages that a bar counts, in order.
_STAGES = (
    *("specialize", "import", "standardize", "structure", "parallelize", "affine", "tensor"),
    *("tensor-opt", "replay"),
)
_WORDS = {
    "frontend": "reading the kernel",
    "executor": "choosing the executor",
    "XLA compile": "compiling with XLA",
    "run": "running",
    "verify": "verifying against the reference executor",
}


@contextlib.contextmanager
def progress(quiet: bool = False) -> Iterator[Callable[[str], None]]:
    """Gives what is to be told of each step as it starts."""
    if quiet or not sys.stderr.isatty():
        yield lambda _step: None
        return
    with _Shown() as shown:
        yield shown.step


def step_words(name: str) -> tuple[str, int | None]:
    """A step in words, and how many stages are done before it; None where it is no stage."""
    first = name.partition(":")[0]
    if first in _STAGES:
        return f"raising: {name}", _STAGES.index(first)
    words = _WORDS.get(first, first)
    return f"{words}{name[len(first) :]}", None


class _Shown:
    """A line that appears after `SECONDS` and goes at the end."""

    def __init__(self) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

        columns = (
            SpinnerColumn(),
            TextColumn("{task.description}", markup=False),
            BarColumn(bar_width=24),
            TimeElapsedColumn(),
        )
        self._progress = Progress(*columns, console=Console(stderr=True), transient=True)
        self._task = self._progress.add_task("starting", total=None)
        self._timer = threading.Timer(SECONDS, self._start)
        self._timer.daemon = True
        self._lock = threading.Lock()
        self._is_over = False

    def __enter__(self) -> _Shown:
        self._timer.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._timer.cancel()
        with self._lock:
            self._is_over = True
            self._progress.stop()

    def _start(self) -> None:
        with self._lock:
            if not self._is_over:
                self._progress.start()

    def step(self, name: str) -> None:
        words, done = step_words(name)
        total = len(_STAGES) if done is not None else None
        self._progress.update(self._task, description=words, total=total, completed=done or 0)
