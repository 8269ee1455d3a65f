"""Native executors: a kernel's own code inside of an XLA program, where that is asked for.

`launch.py` is the JAX primitive, `call_frame.py` XLA's interface to code of others, `jit.py` the
compiler; `cpu/` makes the code for CPUs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from jax.core import ShapedArray

from raise_kernel.driver import Raised
from raise_kernel.runtime.native.cpu import CpuCode, cpu_code
from raise_kernel.runtime.native.jit import host_cpu
from raise_kernel.runtime.native.launch import NativeLaunch

__all__ = ["CpuCode", "cpu_code", "host_cpu", "native_launch"]


def native_launch(
    function: Callable[..., Any], raised: Raised, code: CpuCode
) -> Callable[..., Any]:
    """`function`, a raised kernel's program, with the kernel's own code in its stead on CPUs."""
    types = [raised.source.parameters[number] for number in raised.written]
    results = tuple(ShapedArray(t.shape, t.dtype) for t in types)
    return NativeLaunch(function, results, {"cpu": code.target()})
