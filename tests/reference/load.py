"""Kernels of tests/reference/kernels/*.cu on the reference executor.

The .ll files beside the sources come from `tests/kernels/regenerate.py`; -O0 and -O1 are kept.
"""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

import numpy as np

from raise_kernel.frontend.module import LLVMModule
from raise_kernel.runtime.brackets import launch_of
from raise_kernel.runtime.reference import execute

LEVELS = ("O0", "O1")


@functools.cache
def module(name: str, level: str = "O1") -> LLVMModule:
    """The module of one source at one optimization level."""
    path = Path(__file__).parent / "kernels" / f"{name}.{level}.ll"
    return LLVMModule.parse(path.read_text(), path.name)


def run(
    source: str,
    kernel: str,
    configuration: tuple[Any, ...],
    *args: Any,
    level: str = "O1",
    **options: Any,
) -> list[np.ndarray]:
    """`kernel[configuration](*args)`; the arrays afterwards."""
    return execute(module(source, level), kernel, launch_of(configuration), args, **options)
