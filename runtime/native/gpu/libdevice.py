"""libdevice, CUDA's library of device functions as LLVM bitcode: where it is, and linking it.

It comes with a CUDA toolkit, and with the NVIDIA packages that JAX's own CUDA plugin needs. Its
functions have the accuracy that CUDA's documentation states. Without it a kernel that calls one is
refused (RK012).
"""

from __future__ import annotations

import functools
import os
import site
import sys
from collections.abc import Iterator
from pathlib import Path

_INSIDE = Path("nvvm", "libdevice", "libdevice.10.bc")
_PACKAGES = ("cu13", "cuda_nvcc", "cuda_nvvm")


@functools.cache
def libdevice() -> Path | None:
    """The file, of the first toolkit or package that has one."""
    return next((path for folder in toolkits() if (path := folder / _INSIDE).is_file()), None)


def toolkits() -> Iterator[Path]:
    """The folders of CUDA toolkits on this machine, the one that a user names first."""
    for name in ("CUDA_HOME", "CUDA_PATH", "CUDA_ROOT"):
        if folder := os.environ.get(name):
            yield Path(folder)
    for folder in dict.fromkeys([*site.getsitepackages(), *sys.path]):
        for package in _PACKAGES:
            yield Path(folder, "nvidia", package)
    yield Path("/usr/local/cuda")
    yield from sorted(Path("/usr/local").glob("cuda-*"), reverse=True)
    yield Path("/opt/cuda")
    yield Path("/usr/lib/cuda")
