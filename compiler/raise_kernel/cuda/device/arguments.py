"""A kernel's arguments, as the bytes that the program passes, as device arrays and numbers."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np

from raise_kernel.cuda.device.images import IMAGES
from raise_kernel.frontend.arguments.accessed_types import element_types
from raise_kernel.frontend.arguments.signature import HostAddress
from raise_kernel.frontend.module import ParamInfo
from raise_kernel.runtime.device.address_space import MEMORY
from raise_kernel.runtime.device.array import DeviceArray
from raise_kernel.runtime.device.launch import Program

_DTYPES: dict[str, np.dtype] = {
    "half": np.dtype(np.float16),
    "bfloat": np.dtype(ml_dtypes.bfloat16),
    "float": np.dtype(np.float32),
    "double": np.dtype(np.float64),
    "i1": np.dtype(np.bool_),
    **{f"i{bits}": np.dtype(f"int{bits}") for bits in (8, 16, 32, 64)},
}


# A struct with more numbers than this is one value, which specializes the kernel.
_MOST_FIELDS = 64


def values_of(program: Program, data: bytes) -> list[Any]:
    """The arguments, one a parameter."""
    types = element_types(program.module, program.info)
    values: list[Any] = []
    start = 0
    for param in program.info.params:
        values.append(_value(param, data[start : start + param.size], types))
        start += param.size
    return values


def _value(param: ParamInfo, data: bytes, types: dict[tuple[int, int], np.dtype]) -> Any:
    if param.is_pointer:
        return _pointer(data, types.get((param.index, 0)))
    if not param.leaves:
        return _number(data, param.type)
    if len(param.leaves) > _MOST_FIELDS and not any(leaf.is_pointer for leaf in param.leaves):
        return np.void(data)
    fields = []
    for leaf in param.leaves:
        part = data[leaf.offset : leaf.offset + leaf.size]
        if leaf.is_pointer:
            fields.append(_pointer(part, types.get((param.index, leaf.offset))))
        else:
            fields.append(_number(part, leaf.type))
    return tuple(fields)


def _number(data: bytes, type: str) -> Any:
    """A number; one of 64 bits may be the handle of a texture or surface."""
    value = np.frombuffer(data, _DTYPES[type])[0]
    return IMAGES.objects.get(int(value), value) if type == "i64" else value


def _pointer(data: bytes, dtype: np.dtype | None) -> DeviceArray | HostAddress | None:
    """What an address leads to: the rest of its buffer."""
    address = int.from_bytes(data, "little")
    if address == 0:
        return None
    found = MEMORY.find(address) or MEMORY.ends_at(address)
    if found is None:
        return HostAddress(address)
    buffer, start = found
    element = dtype or np.dtype(np.uint8)
    count = (buffer.nbytes - start) // element.itemsize
    return DeviceArray(buffer, start, (count,), (element.itemsize,), element)
