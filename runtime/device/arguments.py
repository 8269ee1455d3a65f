"""Arrays of the host and of other objects as device arrays, and numbers in a parameter's type."""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.numba_cuda import numba_module
from raise_kernel.runtime.device.address_space import MEMORY
from raise_kernel.runtime.device.array import DeviceArray
from raise_kernel.runtime.device.buffer import Buffer


@dataclass
class HostCopies:
    """Host arrays of one launch on the device; `copy_back` writes what the launch wrote.

    An array that is passed twice is one memory.
    """

    device: Any = None
    _copies: dict[int, tuple[Any, DeviceArray]] = field(default_factory=dict)
    _after: list[Callable[[], None]] = field(default_factory=list)

    def array(self, value: Any, copy_in: bool = True, copy_out: bool = True) -> DeviceArray:
        """A NumPy array or record of any strides, copied if `copy_in`."""
        known = self._copies.get(id(value))
        if known is not None:
            return known[1]
        host = np.asarray(value)
        copy = np.array(host, order="K" if _is_fortran(host) else "C", subok=False)
        buffer = Buffer(copy.nbytes, self.device)
        if copy_in and copy.nbytes:
            buffer.from_host(0, copy.reshape(-1, order="A").view(np.uint8))
        array = DeviceArray(buffer, 0, copy.shape, copy.strides, copy.dtype)
        self._copies[id(value)] = (value, array)
        if copy_out and copy.nbytes:
            writeable = isinstance(value, np.void) or host.flags.writeable
            back = _copy_back if writeable else _check_unchanged
            self._after.append(lambda: back(value, array))
        return array

    def copy_back(self) -> None:
        """After the launch: what it wrote to host arrays goes there."""
        for action in self._after:
            action()


def _is_fortran(host: np.ndarray) -> bool:
    return host.flags.f_contiguous and not host.flags.c_contiguous


def _copy_back(value: Any, array: DeviceArray) -> None:
    data = array.buffer.to_host(0, array.buffer.nbytes)
    found = np.ndarray(array.shape, array.dtype, data, strides=array.strides)
    if isinstance(value, np.void):
        for name in array.dtype.names or ():
            value[name] = found[name]
    else:
        np.asarray(value)[...] = found


def _check_unchanged(value: Any, array: DeviceArray) -> None:
    """RK006 where a launch left something else in the copy of an array that is read-only."""
    data = array.buffer.to_host(0, array.buffer.nbytes)
    found = np.ndarray(array.shape, array.dtype, data, strides=array.strides)
    if found.tobytes() != np.asarray(value).tobytes():
        raise Refusal(
            "RK006",
            "the kernel wrote a NumPy array that is read-only: the array is as it was",
            hint="pass a copy, or make it writeable",
        )


def device_array_of(value: Any) -> DeviceArray:
    """numba-cuda's device arrays, and whatever has the CUDA array interface.

    RK006 where its memory does not belong to this process's virtual device.
    """
    if getattr(value, "__cuda_memory__", False):
        address = value.device_ctypes_pointer.value or 0
        return _array_at(address, value.shape, value.strides, value.dtype)
    described = value.__cuda_array_interface__
    dtype = np.dtype(described["typestr"])
    if dtype.kind == "V" and described.get("descr"):
        dtype = np.dtype(described["descr"])
    shape = tuple(described["shape"])
    strides = described.get("strides")
    if strides is None:
        strides = [dtype.itemsize * int(np.prod(shape[axis + 1 :])) for axis in range(len(shape))]
    return _array_at(described["data"][0], shape, tuple(strides), dtype)


def _array_at(address: int, shape: Any, strides: Any, dtype: np.dtype) -> DeviceArray:
    shape, strides = tuple(shape), tuple(strides)
    if not all(shape):
        return DeviceArray(Buffer(0), 0, shape, strides, dtype)
    found = MEMORY.find(address)
    if found is None:
        raise Refusal(
            "RK006",
            f"an array at {address:#x} does not belong to this process's virtual device",
            hint="arrays come from cuda.to_device or cuda.device_array of raise_kernel.numba",
        )
    buffer, start = found
    return DeviceArray(buffer, start, shape, strides, dtype)


def pointer_to(address: int) -> DeviceArray:
    """A bare address: the rest of its buffer."""
    found = MEMORY.find(address)
    if found is None:
        raise Refusal("RK006", f"{address:#x} is not an address of this process's virtual device")
    buffer, start = found
    dtype = buffer.form.dtype
    count = (buffer.nbytes - start) // dtype.itemsize
    return DeviceArray(buffer, start, (count,), (dtype.itemsize,), dtype)


def typed_number(type_: Any, value: Any) -> Any:
    """A number of a Numba type; integers wrap, as in C. NotImplementedError for other types."""
    make = _maker(type_)
    if make is None:
        raise NotImplementedError(type_, value)
    return make(value)


@functools.cache
def _maker(type_: Any) -> Callable[[Any], Any] | None:
    """What makes a number of a Numba type."""
    types = numba_module("numba.cuda.types")
    if isinstance(type_, types.EnumMember):
        return lambda member: typed_number(type_.dtype, member.value)
    if isinstance(type_, types.BaseTuple):  # of an enumeration's member
        return lambda values: tuple(map(typed_number, type_, values))
    if isinstance(type_, (types.NPDatetime, types.NPTimedelta)):
        return lambda date: date.view(np.int64)
    if isinstance(type_, types.Boolean):
        return np.bool_
    if isinstance(type_, types.Integer):
        return functools.partial(_wrapped, _dtype_of(type_))
    if isinstance(type_, (types.Float, types.Complex)):
        dtype = _dtype_of(type_)
        if dtype.itemsize == 2:  # passed as its bits
            return lambda number: dtype.type(number).view(np.uint16)
        return dtype.type
    return None


def _wrapped(dtype: np.dtype, value: Any) -> Any:
    """An integer, wrapped to a dtype."""
    number = int(value) & ((1 << 8 * dtype.itemsize) - 1)
    if dtype.kind == "i" and number >> (8 * dtype.itemsize - 1):
        number -= 1 << 8 * dtype.itemsize
    return dtype.type(number)


def _dtype_of(type_: Any) -> np.dtype:
    return numba_module("numba.cuda.np.numpy_support").as_dtype(type_)
