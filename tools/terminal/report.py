"""What `raise-kernel` shows a person: warnings and arrays; and the time of reading a file."""

from __future__ import annotations

import contextlib
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from typing import Any


@contextlib.contextmanager
def plain_warnings() -> Iterator[None]:
    """Warnings are one line on stderr, without the location in the code that warns."""

    def show(message: Warning | str, *_: Any) -> None:
        print(f"warning: {message}", file=sys.stderr)

    with warnings.catch_warnings():
        warnings.showwarning = show
        yield


@contextlib.contextmanager
def frontend_step(timings: list[tuple[str, float]], step: Callable[[str], None]) -> Iterator[None]:
    """The reading of a file, announced and timed as the driver does its steps."""
    step("frontend")
    start = time.perf_counter()
    yield
    timings.append(("frontend", time.perf_counter() - start))


def array_summary(name: str, value: Any) -> str:
    """One line on an array: dtype, shape, range."""
    import numpy as np

    array = np.asarray(value)
    head = f"{name}: {array.dtype.name}[{','.join(map(str, array.shape))}]"
    if array.size == 0 or array.dtype.kind not in "fiub":
        return head
    wide = array.astype(np.float64)
    return f"{head} min {wide.min():.6g} max {wide.max():.6g} mean {wide.mean():.6g}"
