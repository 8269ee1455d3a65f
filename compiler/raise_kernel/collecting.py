"""Python's garbage collector during a compilation.

A compiler makes many objects that stay until a pass ends, and few cycles. Python looks for cycles
each time 700 more objects live, and now and then it walks over all that the process holds, JAX
included: a fifth of the time to raise a large kernel, and an eighth of the time that Numba takes to
type and lower one (1.2 of 10.2 s). While a kernel is compiled it looks less often.
"""

from __future__ import annotations

import contextlib
import gc
import threading
from collections.abc import Iterator

# New objects between two collections: some tens of megabytes.
_YOUNG = 400_000

# The thresholds of the process are set by the first of several threads that compile at once, and
# restored by the last.
_lock = threading.Lock()
_compiling = 0
_before = gc.get_threshold()


@contextlib.contextmanager
def rare_collections() -> Iterator[None]:
    """Collect less often inside. A process whose collector is off keeps it off."""
    _enter()
    try:
        yield
    finally:
        _leave()


def _enter() -> None:
    global _compiling, _before
    with _lock:
        if not _compiling:
            _before = gc.get_threshold()
            young, *older = _before
            if young:
                gc.set_threshold(max(young, _YOUNG), *older)
        _compiling += 1


def _leave() -> None:
    global _compiling
    with _lock:
        _compiling -= 1
        if not _compiling:
            gc.set_threshold(*_before)
