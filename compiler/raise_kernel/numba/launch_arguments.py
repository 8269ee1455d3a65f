"""A launch's arguments as numba-cuda passes them, to device arrays and typed numbers.

Host arrays are copied to the device before the launch and back after it; `cuda.In` and `cuda.Out`
say which of the two is not needed.
"""

from __future__ import annotations

from collections.abc import Callable
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
            return self._array(value)
        if isinstance(type_, types.CPointer):
            return pointer_to(int(value))
        if isinstance(type_, types.BaseTuple):
            return tuple(self.value(t, v) for t, v in zip(type_, value, strict=True))
        return typed_number(type_, value)

    def _array(self, value: Any) -> DeviceArray:
        """An array or record, wherever it lives."""
        hints = self._hints
        copy_in = copy_out = True
        if isinstance(value, hints.ArgHint):
            copy_in = not isinstance(value, hints.Out) or isinstance(value, hints.InOut)
            copy_out = isinstance(value, hints.Out)
            value = value.value
        if getattr(value, "__cuda_memory__", False) or hasattr(value, "__cuda_array_interface__"):
            return device_array_of(value)
        if not isinstance(value, (np.ndarray, np.void)):
            value = np.asarray(value)
        return self._host.array(value, copy_in, copy_out)
