"""A launch's arguments as numba-cuda passes them, to device arrays and typed numbers.

Host arrays are copied to the device before the launch and back after it; `cuda.In` and `cuda.Out`
say which of the two is not needed.
"""

from __future__ import annotations

import functools
import warnings
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np

from raise_kernel.frontend.numba_cuda import numba_module
from raise_kernel.runtime.device.arguments import (
    HostCopies,
    device_array_of,
    pointer_to,
    typed_number,
)
from raise_kernel.runtime.device.array import DeviceArray


class LaunchArguments:
    """The arguments of one launch, one after the other; `finish` copies host arrays back."""

    def __init__(self, stream: Any, extensions: Any, device: Any) -> None:
        self._stream = stream
        self._extensions = extensions
        self._types = numba_module("numba.cuda.types")
        self._hints = numba_module("numba.cuda.args")
        self._import = numba_module("numba.cuda.api").as_cuda_array
        self._after: list[Callable[[], Any]] = []
        self._host = HostCopies(device)

    def finish(self) -> None:
        """After the launch: what it wrote to host arrays goes there."""
        self._host.copy_back()
        for action in self._after:
            action()

    def value(self, type_: Any, value: Any) -> Any:
        """The argument for `runtime.device.launch`: an array, a typed number, a tuple or None."""
        for extension in reversed(self._extensions):
            type_, value = extension.prepare_args(
                type_, value, stream=self._stream, retr=self._after
            )
        types = self._types
        if isinstance(type_, (types.Array, types.Record)):
            return self._array(type_, value)
        if isinstance(type_, types.CPointer):
            return pointer_to(int(value))
        if isinstance(type_, types.BaseTuple):
            return tuple(self.value(t, v) for t, v in zip(type_, value, strict=True))
        return typed_number(type_, value)

    def _array(self, type_: Any, value: Any) -> DeviceArray:
        """An array or record, wherever it lives."""
        hints = self._hints
        copy_in = copy_out = True
        if isinstance(value, hints.ArgHint):
            copy_in = not isinstance(value, hints.Out) or isinstance(value, hints.InOut)
            copy_out = isinstance(value, hints.Out)
            value = value.value
        on_device = getattr(value, "__cuda_memory__", False)
        if not on_device and hasattr(value, "__cuda_array_interface__"):
            value, on_device = self._import(value), True  # waits for the stream that it names
        if on_device:
            return _as_declared(device_array_of(value), type_)
        if not isinstance(value, (np.ndarray, np.void)):
            value = np.asarray(value)
        self._warn_of_copies(value)
        return _as_declared(self._host.array(value, copy_in, copy_out), type_)

    def _warn_of_copies(self, value: Any) -> None:
        """Numba's own warning, where its settings ask for it."""
        config = numba_module("numba.cuda.core.config")
        wanted = config.CUDA_WARN_ON_IMPLICIT_COPY and not config.DISABLE_PERFORMANCE_WARNINGS
        if wanted and isinstance(value, np.ndarray):
            kind = numba_module("numba.cuda.core.errors").NumbaPerformanceWarning
            message = "Host array used in CUDA kernel will incur copy overhead to/from device."
            warnings.warn(kind(message), stacklevel=6)


def _as_declared(array: DeviceArray, type_: Any) -> DeviceArray:
    """The array with the elements of an explicit signature: same memory, as on a GPU."""
    dtype = _declared(type_)
    if dtype is None or dtype == array.dtype or dtype.itemsize != array.dtype.itemsize:
        return array
    return replace(array, dtype=dtype)


@functools.cache
def _declared(type_: Any) -> np.dtype | None:
    """The elements of an array's type."""
    if not hasattr(type_, "ndim"):
        return None
    return numba_module("numba.cuda.np.numpy_support").as_dtype(type_.dtype)
