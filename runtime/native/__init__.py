"""Native executors: a kernel's own code inside an XLA program, on request.

`launch.py` is the JAX primitive, `call_frame.py` XLA's interface to code of others, `jit.py` the
compiler; `cpu/` makes the code for CPUs, `gpu/` that for CUDA devices.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from jax.core import ShapedArray

from raise_kernel.driver import Raised
from raise_kernel.frontend.specialization.specialize import Specialized
from raise_kernel.runtime.disk_cache import cached
from raise_kernel.runtime.native.cpu.code import CpuCode, cpu_key
from raise_kernel.runtime.native.forms import Form, NativeCode, plain_form
from raise_kernel.runtime.native.gpu.form import GpuForm
from raise_kernel.runtime.native.launch import NativeLaunch, portable_programs
from raise_kernel.runtime.native.refused import refusal_of
from raise_kernel.runtime.native.steps import Steps

__all__ = [
    "Form",
    "NativeCode",
    "native_code",
    "native_launch",
    "native_platform",
    "portable_programs",
]


def native_platform(target: str) -> str:
    """The platform that launches for a target have native code for."""
    return "cuda" if target == "cuda" else "cpu"


def native_code(
    specialized: Specialized,
    raised: Raised,
    key: tuple[Hashable, ...],
    numba: bool = False,
    form: Form | None = None,
) -> NativeCode:
    """The kernel's own code for its target, in a form of its launch; `key` tells the kernel with
    its launch, `numba` that it is Numba's."""
    form = form or plain_form(native_platform(specialized.signature.launch.tensor.target))
    if isinstance(form, GpuForm):
        from raise_kernel.runtime.native.gpu.program import gpu_code

        return gpu_code(specialized, raised, numba, form)

    def made() -> CpuCode:
        from raise_kernel.runtime.native.cpu.program import cpu_code

        return cpu_code(specialized, raised, form)

    return cached(("native", *key, cpu_key(), form), CpuCode, made)


def native_launch(
    function: Callable[..., Any],
    raised: Raised,
    code: NativeCode,
    specialized: Specialized | None = None,
    numba: bool = False,
) -> Callable[..., Any]:
    """`function`, a raised kernel's program, with the kernel's own code in its stead. Of the kernel
    that is `specialized` time loops may run several steps at once."""
    types = [raised.parameters[number] for number in raised.written]
    results = tuple(ShapedArray(t.shape, t.dtype) for t in types)
    alone = refusal_of(raised) is not None
    steps = None
    if specialized is not None and not alone:

        def other(kernel: Specialized, raised: Raised, registers: int) -> NativeCode:
            form = GpuForm(registers=registers) if code.platform == "cuda" else None
            return native_code(
                kernel, raised, ("steps", kernel.text, kernel.signature), numba, form
            )

        steps = Steps(function, specialized, raised, code.platform, other)
    return NativeLaunch(function, results, {code.platform: code.target()}, alone, steps)
