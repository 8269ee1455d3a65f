"""A CUDA source with 64-bit sizes and indices, for arrays that 32 bits cannot index.

Sizes, loop variables and indices that are `int` become `long long`, and so do arrays of `int` that
a kernel only reads (they hold indices); the index of a thread in the grid is computed in 64 bits.
Arrays of `int` that it writes and what lies in shared memory hold counts and labels: they stay.
"""

from __future__ import annotations

import re
from typing import Any

import numpy as np

_INT = re.compile(r"(?<!__shared__ )\bint\b(?!\s*\*)|(?<=const )int(?=\s*\*)")
_BLOCK = re.compile(r"\b(blockIdx|gridDim)\.([xyz])\b")


def wide_source(text: str) -> str:
    """The source with 64-bit sizes and indices."""
    return _BLOCK.sub(r"(long long)\1.\2", _INT.sub("long long", text))


def wide_argument(value: Any) -> Any:
    """A scalar for such a kernel."""
    number = isinstance(value, np.generic) and value.dtype == np.int32
    return np.int64(value) if number else value


def read_arrays(text: str) -> set[str]:
    """The names of the parameters that are arrays of `int` which are only read."""
    return set(re.findall(r"const int\s*\*\s*(?:__restrict__\s+)?(\w+)", text))
