"""What a program's launches make a person wait for: raising a kernel, compiling a program.

Nothing is shown of it unless a command sets `show`, as `raise-kernel run` does on a terminal.
"""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager

Show = Callable[[str], AbstractContextManager[object]]

# Shows some words until its context ends.
show: Show | None = None
_busy = threading.Lock()


@contextlib.contextmanager
def waiting(words: str) -> Iterator[None]:
    """Show what is done inside; of two things at a time, the first."""
    if show is None or not _busy.acquire(blocking=False):
        yield
        return
    try:
        with show(words):
            yield
    finally:
        _busy.release()
