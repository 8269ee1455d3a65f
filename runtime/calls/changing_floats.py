"""Floats that change from call to call are passed at run time.

A Python or NumPy number specializes the kernel, which is right for sizes and a waste for the time
or the step of a simulation: each new value would raise the kernel again. So a launcher remembers
the floats of its first call. Where one differs later, it is a 0-d array from then on, as if the
caller had passed `jnp.float32(value)`. Values that are known already keep their own programs.

A kernel that is refused with a run-time value keeps its constants: its loops may need them.
Integers stay constants, and so do calls that JAX traces, which are made once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import jax.numpy as jnp
import numpy as np
from jax.core import Tracer

from raise_kernel.backend import x64_is_on
from raise_kernel.frontend.module import KernelInfo

_OF_LLVM = {"float": np.dtype(np.float32), "double": np.dtype(np.float64)}


@dataclass
class ChangingFloats:
    """The floats of one launcher's calls, by their position among the arguments."""

    info: KernelInfo | None
    first: dict[int, bytes] = field(default_factory=dict)
    changing: set[int] = field(default_factory=set)
    constant: set[int] = field(default_factory=set)

    def at_run_time(self, args: Sequence[Any]) -> tuple[Any, ...] | None:
        """The arguments with the floats that were seen to change as 0-d arrays; None where there
        are none."""
        positions = [position for position, value in enumerate(args) if _is_float(value)]
        if not positions or any(isinstance(value, Tracer) for value in args):
            return None
        found = list(args)
        for position in positions:
            value = args[position]
            bits = np.float64(value).tobytes()
            if self.first.setdefault(position, bits) != bits:
                self.changing.add(position)
            if position in self.changing and position not in self.constant:
                found[position] = self._array(position, value)
        changes = any(found[position] is not args[position] for position in positions)
        return tuple(found) if changes else None

    def keep_constant(self) -> None:
        """The kernel is refused where these are run-time values."""
        self.constant |= self.changing

    def _array(self, position: int, value: Any) -> Any:
        """The number as a 0-d array of the parameter's type; as it is where that would be another
        number, or where JAX would cut it."""
        dtype = self._dtype(position, value)
        if dtype is None or (dtype.itemsize == 8 and not x64_is_on()):
            return value
        with np.errstate(over="ignore"):
            number = dtype.type(value)
        return jnp.asarray(number) if np.isfinite(number) == np.isfinite(value) else value

    def _dtype(self, position: int, value: Any) -> np.dtype | None:
        """The type of a number at run time: the parameter's, or, for Numba, the number's own."""
        own = np.dtype(type(value))
        if self.info is None or self.info.numba is not None:
            return own if own in _OF_LLVM.values() else None
        if position >= len(self.info.params):
            return None
        dtype = _OF_LLVM.get(self.info.params[position].type)
        return dtype if type(value) is float or dtype == own else None


def _is_float(value: Any) -> bool:
    return type(value) is float or isinstance(value, np.floating)
