"""A launch's arguments as numba-cuda passes them, to device arrays and typed numbers.

Host arrays are copied to the device before the launch and, where the kernel may have written them,
back after it; `cuda.In` and `cuda.Out` say which of the two is not needed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from raise_kernel.frontend.numba_cuda import numba_module
from raise_kernel.runtime.device.array import DeviceArray
from raise_kernel.runtime.device.buffer import Buffer


class LaunchArguments:
    """The arguments of one launch, one after the other; `finish` copies host arrays back."""

    def __init__(self, stream: Any, extensions: Any) -> None:
        self._stream = stream
        self._extensions = extensions
        self._types = numba_module("numba.cuda.types")
        self._hints = numba_module("numba.cuda.args")
        self._after: list[Callable[[], Any]] = []
        # Host arrays by identity: one that is passed twice is one memory.
        self._copies: dict[int, tuple[Any, DeviceArray]] = {}

    def finish(self) -> None:
        """After the launch: what it wrote to host arrays goes there."""
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
            return _at_address(int(value), _itemsize(type_))
        if isinstance(type_, types.BaseTuple):
            return tuple(self.value(t, v) for t, v in zip(type_, value, strict=True))
        if isinstance(type_, types.EnumMember):
            return self.value(type_.dtype, value.value)
        if isinstance(type_, (types.NPDatetime, types.NPTimedelta)):
            return value.view(np.int64)
        number = _number(types, type_, value)
        if number is None:
            raise NotImplementedError(type_, value)
        return number

    def _array(self, value: Any) -> DeviceArray:
        """An array or record, wherever it lives."""
        hints = self._hints
        copy_in, copy_out = True, True
        if isinstance(value, hints.ArgHint):
            copy_in = not isinstance(value, hints.Out) or isinstance(value, hints.InOut)
            copy_out = isinstance(value, hints.Out)
            value = value.value
        if getattr(value, "__cuda_memory__", False):
            return _of_device_array(value)
        described = getattr(value, "__cuda_array_interface__", None)
        if described is not None:
            return _of_interface(described)
        if not isinstance(value, (np.ndarray, np.void)):
            value = np.asarray(value)
        return self._host_array(value, copy_in, copy_out)

    def _host_array(self, value: Any, copy_in: bool, copy_out: bool) -> DeviceArray:
        known = self._copies.get(id(value))
        if known is not None:
            return known[1]
        host = np.asarray(value)
        order = "F" if host.flags.f_contiguous and not host.flags.c_contiguous else "C"
        copy = np.array(host, order=order)
        buffer = Buffer(copy.nbytes)
        flat = copy.reshape(-1, order="A" if order == "F" else "C").view(np.uint8)
        if copy_in and copy.nbytes:
            buffer.from_host(0, flat)
        array = DeviceArray(buffer, 0, copy.shape, copy.strides, copy.dtype)
        self._copies[id(value)] = (value, array)
        if copy_out and copy.nbytes and (isinstance(value, np.void) or host.flags.writeable):
            self._after.append(lambda: _copy_back(value, host, array))
        return array


def _copy_back(value: Any, host: np.ndarray, array: DeviceArray) -> None:
    data = array.buffer.to_host(0, array.buffer.nbytes)
    found = np.ndarray(array.shape, array.dtype, data, strides=array.strides)
    if isinstance(value, np.void):
        for name in array.dtype.names or ():
            value[name] = found[name]
    else:
        host[...] = found


def _of_device_array(value: Any) -> DeviceArray:
    """numba-cuda's device array: its address tells the buffer."""
    address = value.device_ctypes_pointer.value or 0
    return _array_at(address, value.shape, value.strides, value.dtype)


def _of_interface(described: dict[str, Any]) -> DeviceArray:
    """Any object with the CUDA array interface; its memory must be of this device."""
    dtype = np.dtype(described["typestr"])
    if described["typestr"][1] == "V" and "descr" in described:
        dtype = np.dtype(described["descr"])
    shape = tuple(described["shape"])
    strides = described.get("strides")
    if strides is None:
        strides = np.empty(0, dtype).strides if not shape else _c_strides(shape, dtype.itemsize)
    return _array_at(described["data"][0], shape, tuple(strides), dtype)


def _array_at(address: int, shape: Any, strides: Any, dtype: np.dtype) -> DeviceArray:
    if not all(shape):
        return DeviceArray(Buffer(0), 0, tuple(shape), tuple(strides), dtype)
    driver = numba_module("numba.cuda.cudadrv.driver").driver
    buffer, start = driver.find(address)
    return DeviceArray(buffer, start, tuple(shape), tuple(strides), dtype)


def _at_address(address: int, itemsize: int) -> DeviceArray:
    """A bare pointer: the rest of its buffer."""
    driver = numba_module("numba.cuda.cudadrv.driver").driver
    buffer, start = driver.find(address)
    dtype = buffer.form.dtype
    return DeviceArray(
        buffer, start, ((buffer.nbytes - start) // dtype.itemsize,), (dtype.itemsize,), dtype
    )


def _itemsize(type_: Any) -> int:
    return getattr(type_.dtype, "bitwidth", 8) // 8


def _c_strides(shape: tuple[int, ...], itemsize: int) -> tuple[int, ...]:
    strides = [itemsize] * len(shape)
    for axis in range(len(shape) - 2, -1, -1):
        strides[axis] = strides[axis + 1] * shape[axis + 1]
    return tuple(strides)


def _number(types: Any, type_: Any, value: Any) -> Any:
    """A number of the parameter's type; integers wrap, as ctypes' do. None for other types."""
    if isinstance(type_, types.Boolean):
        return np.bool_(value)
    if isinstance(type_, types.Integer):
        wrapped = int(value) & ((1 << type_.bitwidth) - 1)
        unsigned = np.array(wrapped, f"uint{type_.bitwidth}")
        return unsigned.view(np.dtype(type_.name))[()]
    if isinstance(type_, types.Float):
        return np.dtype(type_.name).type(value)
    if isinstance(type_, types.Complex):
        return np.dtype(type_.name).type(value)
    return None
