"""Numba's names for the workloads' modules, or None where Numba is not installed.

Numba's simulator finds `cuda` among a kernel's globals, so each module has it at its top.
"""

from __future__ import annotations

from typing import Any

numba: Any = None
cuda: Any = None
try:
    import numba  # pyright: ignore[reportMissingImports]
    from numba import cuda  # pyright: ignore[reportMissingImports]
except ImportError:
    pass
