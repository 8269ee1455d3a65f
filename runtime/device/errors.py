"""Errors of the virtual device, under the names of CUDA's driver: `INVALID_VALUE`, `OUT_OF_MEMORY`.

numba-cuda's drivers and CUDA C++ programs see the same errors, each under its own numbers.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class DeviceError(Exception):
    """An operation that the device refuses: `CUDA_ERROR_` and `code`, and why."""

    code: str
    message: str

    def __post_init__(self) -> None:
        super().__init__(self.message)
