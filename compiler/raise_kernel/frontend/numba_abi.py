"""How Numba spells a kernel's arguments as LLVM parameters.

An array is seven parameters or more: meminfo and parent (null), the number of items, the size of
an item, the data, then the shape and the strides in bytes. A tuple is its members, a complex
number its two parts, a boolean one byte, None a null pointer, a record or `CPointer` an address.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    import numpy as np


@dataclass(frozen=True)
class NumbaArg:
    """One argument of a Numba kernel. `ndim` is an array's; `members` are a tuple's."""

    kind: Literal["array", "scalar", "complex", "record", "tuple", "none", "pointer"]
    dtype: np.dtype | None = None
    ndim: int = 0
    members: tuple[NumbaArg, ...] = ()
    name: str | None = None

    @property
    def param_count(self) -> int:
        """The number of LLVM parameters that it takes."""
        if self.kind == "array":
            return 5 + 2 * self.ndim
        if self.kind == "tuple":
            return sum(m.param_count for m in self.members)
        return 2 if self.kind == "complex" else 1
