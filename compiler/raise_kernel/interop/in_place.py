"""Launches that write to NumPy arrays, as CuPy's and PyCUDA's write to device memory.

    launch_in_place(kernel[grid, block], (x, y, n))     # y holds the result

JAX arrays cannot be written to. Where a call has one, all written arrays are returned instead, and
NumPy arrays stay as they are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import jax
import numpy as np

from raise_kernel.diagnostics import Refusal
from raise_kernel.runtime.device.buffer import wide
from raise_kernel.runtime.kernel import Launcher


def launch_in_place(
    launcher: Launcher, args: Sequence[Any], variables: Mapping[str, Any] | None = None
) -> Any:
    """Launches a kernel; `variables` are values of its module variables, by name.

    Returns None where every array is NumPy's, otherwise the written arrays, as `launcher` does.
    Numbers of 64 bits are taken as they are, whatever JAX's settings. Raises a refusal (RK006) for
    a written array that is read-only or not contiguous, and whatever the launch raises.
    """
    named = dict(variables or {})
    if any(isinstance(value, jax.Array) for value in (*args, *named.values())):
        return launcher(*args, **named)
    with wide():
        written = launcher.written(*args, **named)
    for array, _ in written:
        _check_writable(array, launcher)
    for array, value in written:
        array[...] = np.asarray(value)
    return None


def _check_writable(array: Any, launcher: Launcher) -> None:
    if not (array.flags.writeable and array.flags.c_contiguous):
        raise Refusal(
            "RK006",
            "the kernel writes to an array that is read-only or not contiguous",
            kernel=launcher.info.demangled if launcher.info else None,
            hint="pass a contiguous copy of it",
        )
