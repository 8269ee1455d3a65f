"""Room for passes that recurse over nested regions and over chains of operations.

A switch of 400 cases is 400 nested `if`s, and 5,000 unrolled steps are a chain of 10,000
operations: more than Python's 1,000 frames. `deep_recursion` allows as many frames as the stack
holds: on Linux the stack of the main thread grows up to a limit that a process may raise for
itself. Beyond that a program is refused by name (RK046) instead of overflowing the stack.
"""

from __future__ import annotations

import contextlib
import ctypes
import sys
import threading
from collections.abc import Iterator

from raise_kernel.diagnostics import Refusal

# A Python frame that was called from C (by `map`, `sorted`, a cached function) takes 0.6 KB of
# stack with what called it; twice and more is allowed for.
_BYTES_A_FRAME = 1_600
# What the kernel keeps free below the main thread's stack is 128 MiB or more.
_STACK = 100 << 20
# Threads have 8 MiB, and are at most half used up when they come here.
_THREAD_FRAMES = (4 << 20) // _BYTES_A_FRAME


@contextlib.contextmanager
def deep_recursion() -> Iterator[None]:
    """More frames than usual; RK046 where they do not do."""
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(max(before, _frames()))
    try:
        yield
    except (RecursionError, ctypes.ArgumentError) as error:
        # Where too many frames are met while ctypes converts an argument, it raises its own error.
        if not isinstance(error, RecursionError) and "RecursionError" not in str(error):
            raise
        hint = "loops instead of unrolled or repeated code"
        raise Refusal(
            "RK046", "the kernel is nested too deeply for the compiler", hint=hint
        ) from error
    finally:
        sys.setrecursionlimit(before)


def _frames() -> int:
    """How many frames the stack of this thread has room for."""
    if sys.platform != "linux" or threading.current_thread() is not threading.main_thread():
        return _THREAD_FRAMES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_STACK)
    if soft != resource.RLIM_INFINITY and soft < _STACK:
        wanted = _STACK if hard == resource.RLIM_INFINITY else min(hard, _STACK)
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_STACK, (wanted, hard))
        soft, _ = resource.getrlimit(resource.RLIMIT_STACK)
    room = _STACK if soft == resource.RLIM_INFINITY else min(soft, _STACK)
    return room // 2 // _BYTES_A_FRAME if room < _STACK else room // _BYTES_A_FRAME
