"""Errors of the virtual device, under the names of CUDA's driver: `INVALID_VALUE`, `OUT_OF_MEMORY`.

numba-cuda's drivers and CUDA C++ programs see the same errors, each under its own numbers.
"""

from __future__ import annotations

from dataclasses import dataclass

# Refusals that end a program: its results are not those of its kernels (RK023), its memory cannot
# be split as was asked (RK020), or processes that share it do not agree (RK053).
STOPS = frozenset({"RK020", "RK023", "RK053"})


@dataclass
class DeviceError(Exception):
    """An operation that the device refuses: `CUDA_ERROR_` and `code`, and why."""

    code: str
    message: str

    def __post_init__(self) -> None:
        super().__init__(self.message)
