"""What a command is doing, on a terminal, where it takes longer than a second.

A spinner, the step, a bar where the number of steps is known, and the time so far; while the
reference executor runs, how many threads are done. It is gone when the command is done. Where
stderr is no terminal, or with `--quiet`, there is nothing.
"""

from __future__ import annotations

import contextlib
import re
import sys
import threading
from collections.abc import Callable, Iterator
from typing import Any

from raise_kernel.runtime import waiting

# Shorter commands show nothing.
SECONDS = 1.0

# The stages that a bar counts, in order.
_STAGES = (
    *("specialize", "import", "standardize", "structure", "parallelize", "affine", "tensor"),
    *("tensor-opt", "replay"),
)
# A step that is one of several says so at its end, or before a comma: "candidate 2 of 5, [target]".
_COUNTED = re.compile(r"\b(\d+) of (\d+)(?:,|$)")
_COUNTER = "raise_kernel.runtime.reference.running.counter"
# Seconds between two looks at how many threads are done.
_INTERVAL = 0.2
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


def show_waiting(quiet: bool = False) -> None:
    """What launches of this process's program wait for is shown from now on, on a terminal."""
    if quiet or not sys.stderr.isatty():
        return

    @contextlib.contextmanager
    def shown(words: str) -> Iterator[None]:
        with progress() as step:
            step(words)
            yield

    waiting.show = shown


def step_words(name: str) -> tuple[str, tuple[int, int] | None]:
    """A step in words, and how many are done before it of how many, where that is known.

    Stages count among the stages, and a step that ends in "3 of 5" is the third of five.
    """
    first = name.partition(":")[0]
    if first in _STAGES:
        return f"raising: {name}", (_STAGES.index(first), len(_STAGES))
    words = _WORDS.get(first, first)
    counted = _COUNTED.search(name)
    done = (int(counted[1]) - 1, int(counted[2])) if counted else None
    return f"{words}{name[len(first) :]}", done


class _Shown:
    """A line that appears after `SECONDS` and goes at the end."""

    def __init__(self) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

        columns = (
            SpinnerColumn(),
            TextColumn("{task.description}{task.fields[threads]}", markup=False),
            BarColumn(bar_width=24),
            TimeElapsedColumn(),
        )
        self._progress = Progress(
            *columns,
            console=Console(stderr=True),
            transient=True,
            # What goes to a file must not come to the terminal instead.
            redirect_stdout=sys.stdout.isatty(),
        )
        self._steps: tuple[int, int] | None = None
        self._task = self._progress.add_task("starting", total=None, threads="")
        self._timer = threading.Timer(SECONDS, self._start)
        self._timer.daemon = True
        self._lock = threading.Lock()
        self._over = threading.Event()

    def __enter__(self) -> _Shown:
        self._timer.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._timer.cancel()
        with self._lock:
            self._over.set()
            self._progress.stop()

    def _start(self) -> None:
        with self._lock:
            if self._over.is_set():
                return
            self._progress.start()
        while not self._over.wait(_INTERVAL):
            self._count_threads()

    def _count_threads(self) -> None:
        """Shows how far the reference executor is, where it runs."""
        # The main thread may be importing the module: then it is there without its functions.
        look = getattr(sys.modules.get(_COUNTER), "threads_done", None)
        threads = look() if look is not None else None
        if threads is not None:
            text = f" ({threads[0]:,} of {threads[1]:,} threads)"
            self._show(threads, threads=text)
        else:
            self._show(self._steps, threads="")

    def step(self, name: str) -> None:
        words, self._steps = step_words(name)
        self._show(self._steps, description=words, threads="")

    def _show(self, done: tuple[int, int] | None, **fields: Any) -> None:
        completed, total = done or (0, None)
        self._progress.update(self._task, completed=completed, **fields)
        # `update` takes None for "as it was".
        self._progress.tasks[self._task].total = total
