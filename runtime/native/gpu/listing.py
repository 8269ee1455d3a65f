"""The code of a kernel for GPUs to look at, with or without a device."""

from __future__ import annotations

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.specialization.specialize import Specialized
from raise_kernel.runtime.native.gpu.amdgcn import amdgcn_text
from raise_kernel.runtime.native.gpu.driver import driver
from raise_kernel.runtime.native.gpu.entry import entry_of
from raise_kernel.runtime.native.gpu.ptx import ptx_of
from raise_kernel.runtime.native.gpu.target import GpuTarget


def listing(specialized: Specialized, form: str) -> str:
    """A kernel as "ptx", for this machine's devices or for compute capability 9.0, or as
    "amdgcn"."""
    if form == "amdgcn":
        return amdgcn_text(specialized)
    return ptx_of(entry_of(specialized), listing_target())


def listing_target() -> GpuTarget:
    """This machine's devices, or a common one."""
    try:
        return driver().target
    except Refusal:
        return GpuTarget()
