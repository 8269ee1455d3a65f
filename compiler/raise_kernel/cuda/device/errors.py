"""CUDA's error codes for what goes wrong on the device."""

from __future__ import annotations

import functools
import re
from pathlib import Path

from raise_kernel.cuda.version import host_folder
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.cuda import include_folder
from raise_kernel.runtime.device.errors import STOPS, DeviceError

# The driver's names of errors (runtime/device), as the runtime interface calls them.
_RUNTIME_NAMES = {
    "INVALID_VALUE": "InvalidValue",
    "OUT_OF_MEMORY": "MemoryAllocation",
    "INVALID_HANDLE": "InvalidResourceHandle",
    "INVALID_IMAGE": "InvalidKernelImage",
    "NOT_FOUND": "SymbolNotFound",
    "NOT_SUPPORTED": "NotSupported",
    "ILLEGAL_ADDRESS": "IllegalAddress",
    "ASSERT": "Assert",
    "LAUNCH_FAILED": "LaunchFailure",
    "HOST_MEMORY_ALREADY_REGISTERED": "HostMemoryAlreadyRegistered",
    "HOST_MEMORY_NOT_REGISTERED": "HostMemoryNotRegistered",
}
# What the compiler and the executors refuse; all else ends the launch.
_REFUSALS = {
    "RK003": "SymbolNotFound",
    "RK007": "InvalidConfiguration",
    "RK022": "IllegalAddress",
    "RK026": "LaunchTimeout",
    "RK027": "Assert",
    "RK043": "MemoryAllocation",
}


@functools.cache
def numbers() -> dict[str, int]:
    """CUDA's error codes by name, without `cudaError`: those of the runtime library."""
    text = (Path(include_folder()) / "host" / "rk_errors.def").read_text()
    found = re.findall(r"^RK_ERROR\(cuda(?:Error)?(\w+), (\d+),", text, re.MULTILINE)
    return {name: int(number) for name, number in found}


# The program ends (`STOPS`).
STOP = -1


@functools.cache
def lasting() -> frozenset[int]:
    """The errors after which nothing more is done: every later call of the program gives them."""
    text = (host_folder() / "lasting_errors.def").read_text()
    names = re.findall(r"^RK_LASTING\(cudaError(\w+)\)", text, re.MULTILINE)
    return frozenset({STOP, *(numbers()[name] for name in names)})


def number_of(error: Exception) -> int:
    """The code that a program gets for an error; `STOP` where it is to end."""
    if isinstance(error, Refusal) and error.code in STOPS:
        return STOP
    if isinstance(error, DeviceError):
        return numbers()[_RUNTIME_NAMES.get(error.code, "Unknown")]
    if isinstance(error, Refusal):
        return numbers()[_REFUSALS.get(error.code, "LaunchFailure")]
    if isinstance(error, MemoryError) or "RESOURCE_EXHAUSTED" in str(error):
        return numbers()["MemoryAllocation"]
    return numbers()["LaunchFailure"]
