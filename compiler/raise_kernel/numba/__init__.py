"""Numba CUDA programs without a GPU: `from raise_kernel.numba import cuda`.

`cuda` is numba-cuda's own module, in a process that *poses*: numba-cuda types and lowers kernels as
ever, and under it, in place of the driver of a GPU, stands one that keeps memory in JAX arrays and
runs kernels by raising them (`virtual_driver`, `raised_kernel`). Posing holds for the whole
process: afterwards `from numba import cuda` gives the same module.
"""

from __future__ import annotations

from typing import Any

from raise_kernel.numba.pose import pose_as_cuda

__all__ = ["pose_as_cuda"]


def __getattr__(name: str) -> Any:
    if name == "cuda":
        return pose_as_cuda()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
