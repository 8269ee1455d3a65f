"""A call of a library, as `host/libraries/call.h` packs it: name, types, words of eight bytes."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import jax.numpy as jnp
import numpy as np

from raise_kernel.runtime.device.buffer import host_array
from raise_kernel.runtime.device.errors import DeviceError
from raise_kernel.runtime.device.operation import Function, Span, perform

# Types by their letters, as cuBLAS's functions have them.
DTYPES: dict[str, np.dtype] = {
    "h": np.dtype(np.float16),
    "t": np.dtype(jnp.bfloat16),
    "e": np.dtype(jnp.float8_e4m3fn),
    "f": np.dtype(jnp.float8_e5m2),
    "b": np.dtype(np.int8),
    "i": np.dtype(np.int32),
    "l": np.dtype(np.int64),
    "u": np.dtype(np.uint32),
    "s": np.dtype(np.float32),
    "d": np.dtype(np.float64),
    "c": np.dtype(np.complex64),
    "z": np.dtype(np.complex128),
}


@dataclass
class Call:
    """The arguments not read yet, in the order of the function's parameters."""

    library: str
    name: str
    types: str
    words: Sequence[int]
    at: int = 0

    @classmethod
    def of(cls, data: bytes) -> Call:
        library, name, types, rest = data.split(b"\0", 3)
        words = struct.unpack(f"<{len(rest) // 8}q", rest)
        return cls(library.decode(), name.decode(), types.decode(), words)

    @property
    def dtype(self) -> np.dtype:
        """The type of the matrices and vectors."""
        return DTYPES[self.types[0]]

    @property
    def real(self) -> np.dtype:
        """The type of their real parts."""
        return np.dtype(self.dtype.type(0).real.dtype)

    def number(self) -> int:
        """An integer, or an address."""
        self.at += 1
        return self.words[self.at - 1]

    def numbers(self, count: int) -> tuple[int, ...]:
        return tuple(self.number() for _ in range(count))

    def scalar(self, name: str, dtype: np.dtype | None = None) -> Span | np.generic:
        """A number: one that the host passed, or one in device memory."""
        dtype = dtype or self.dtype
        address, real, imaginary = self.numbers(3)
        if address:
            return Span(address, dtype, 1, name)
        parts = struct.unpack("<2d", struct.pack("<2q", real, imaginary))
        return dtype.type(complex(*parts) if dtype.kind == "c" else parts[0])

    def run(
        self, function: Function, shape: Any, *operands: Span | np.generic
    ) -> tuple[np.ndarray, ...]:
        """Applies a function (`perform`); what it returns is on the host."""
        results = perform(f"{self.library}'s {self.name}", function, shape, operands)
        return tuple(map(host_array, results))


def is_zero(value: Span | np.generic) -> bool:
    """Whether a number is known to be zero: what it multiplies is then not read."""
    return not isinstance(value, Span) and value == 0


def require(holds: bool, what: str) -> None:
    """Refuses an argument as the library does."""
    if not holds:
        raise DeviceError("INVALID_VALUE", what)
