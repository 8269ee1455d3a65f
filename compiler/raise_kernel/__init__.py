"""raise-kernel: the tensor program that a CUDA kernel computes, as StableHLO and as JAX.

    import raise_kernel as rk
    k = rk.load("jacobi2d.ll", kernel="jacobi2d")
    y = k[(64, 64), (16, 16)](x, y, n)

The names below are imported when first asked for, so that the command-line tools start quickly.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

from raise_kernel import config

if TYPE_CHECKING:
    from raise_kernel.diagnostics import InternalError, Refusal
    from raise_kernel.interop.cupy import RawKernel, RawModule
    from raise_kernel.interop.warp import jax_kernel
    from raise_kernel.numba.pose import pose_as_cuda
    from raise_kernel.remarks import KernelWarning, Remark
    from raise_kernel.runtime.arguments import table
    from raise_kernel.runtime.artifacts import load_artifact
    from raise_kernel.runtime.capture import capture
    from raise_kernel.runtime.compile import Compiled, Lowered
    from raise_kernel.runtime.device.recorded.lazy import repeat
    from raise_kernel.runtime.guard_counts import GuardCount, clear_guard_counts, guard_counts
    from raise_kernel.runtime.images import surface, texture
    from raise_kernel.runtime.jit import jit
    from raise_kernel.runtime.kernel import (
        Kernel,
        Launcher,
        NumbaKernel,
        from_cuda,
        from_numba,
        load,
    )
    from raise_kernel.runtime.loops.time_loops import time_loops
    from raise_kernel.runtime.model import optimize
    from raise_kernel.runtime.planning.plan import plan
    from raise_kernel.runtime.sharding.program import shard

__version__ = "0.2.0"

_MODULES = {
    "Compiled": "raise_kernel.runtime.compile",
    "GuardCount": "raise_kernel.runtime.guard_counts",
    "KernelWarning": "raise_kernel.remarks",
    "clear_guard_counts": "raise_kernel.runtime.guard_counts",
    "guard_counts": "raise_kernel.runtime.guard_counts",
    "InternalError": "raise_kernel.diagnostics",
    "Kernel": "raise_kernel.runtime.kernel",
    "Launcher": "raise_kernel.runtime.kernel",
    "Lowered": "raise_kernel.runtime.compile",
    "NumbaKernel": "raise_kernel.runtime.kernel",
    "RawKernel": "raise_kernel.interop.cupy",
    "RawModule": "raise_kernel.interop.cupy",
    "Refusal": "raise_kernel.diagnostics",
    "Remark": "raise_kernel.remarks",
    "capture": "raise_kernel.runtime.capture",
    "from_cuda": "raise_kernel.runtime.kernel",
    "from_numba": "raise_kernel.runtime.kernel",
    "jax_kernel": "raise_kernel.interop.warp",
    "jit": "raise_kernel.runtime.jit",
    "load": "raise_kernel.runtime.kernel",
    "load_artifact": "raise_kernel.runtime.artifacts",
    "optimize": "raise_kernel.runtime.model",
    "plan": "raise_kernel.runtime.planning.plan",
    "repeat": "raise_kernel.runtime.device.recorded.lazy",
    "pose_as_cuda": "raise_kernel.numba.pose",
    "shard": "raise_kernel.runtime.sharding.program",
    "surface": "raise_kernel.runtime.images",
    "table": "raise_kernel.runtime.arguments",
    "time_loops": "raise_kernel.runtime.loops.time_loops",
    "texture": "raise_kernel.runtime.images",
}

__all__ = [
    "Compiled",
    "GuardCount",
    "InternalError",
    "Kernel",
    "KernelWarning",
    "Launcher",
    "Lowered",
    "NumbaKernel",
    "RawKernel",
    "RawModule",
    "Refusal",
    "Remark",
    "capture",
    "clear_guard_counts",
    "config",
    "from_cuda",
    "from_numba",
    "guard_counts",
    "jax_kernel",
    "jit",
    "load",
    "load_artifact",
    "optimize",
    "plan",
    "pose_as_cuda",
    "repeat",
    "shard",
    "surface",
    "table",
    "texture",
    "time_loops",
]


def __getattr__(name: str) -> Any:
    module = _MODULES.get(name)
    if module is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(importlib.import_module(module), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
