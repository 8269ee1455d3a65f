"""Python's garbage collector during a compilation.

A compiler makes many objects that stay until a pass ends, and few cycles. Python looks for cycles
each time 700 more objects live, and now and then it walks over all that the process holds, JAX
included: a fifth of the time of a large kernel. While a kernel is raised it looks less often.
"""

from __future__ import annotations

import contextlib
import gc
from collections.abc import Iterator

# New objects between two collections: some tens of megabytes.
_YOUNG = 400_000


@contextlib.contextmanager
def rare_collections() -> Iterator[None]:
    """Collect less often inside. A process whose collector is off keeps it off."""
    young, *older = before = gc.get_threshold()
    if young:
        gc.set_threshold(max(young, _YOUNG), *older)
    try:
        yield
    finally:
        gc.set_threshold(*before)
