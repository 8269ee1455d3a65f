"""What a Numba function is called with and computes: as `registry.Spec` for a kernel of C++."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tests.kernels.registry import Call, Draw


@dataclass(frozen=True)
class Case:
    """`make` draws a call of a size; `numpy` gives the first array that is written."""

    sizes: tuple[Any, ...]
    make: Callable[[Any, Draw], Call]
    numpy: Callable[..., Any]
    free_of: tuple[str, ...] = ()
    tolerance: float = 10.0
