"""Numba's names for the workloads' modules, or None where Numba is not installed.

Numba's simulator finds `cuda` among a kernel's globals, so each module has it at its top.
"""

from __future__ import annotations

import importlib
import importlib.util
from typing import Any

import numpy as np

# Numba CUDA's imports ask for a name that NumPy has no longer.
if not hasattr(np, "row_stack"):
    setattr(np, "row_stack", np.vstack)  # noqa: B010

HERE = importlib.util.find_spec("numba") is not None
numba: Any = importlib.import_module("numba") if HERE else None
cuda: Any = importlib.import_module("numba.cuda") if HERE else None
