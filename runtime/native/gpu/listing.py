"""PTX to look at, with or without a device."""

from __future__ import annotations

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.specialization.specialize import Specialized
from raise_kernel.runtime.native.gpu.driver import driver
from raise_kernel.runtime.native.gpu.entry import entry_of
from raise_kernel.runtime.native.gpu.ptx import ptx_of
from raise_kernel.runtime.native.gpu.target import GpuTarget


def ptx_text(specialized: Specialized) -> str:
    """The PTX of a kernel for this machine's device; where it has none, for compute capability
    9.0."""
    return ptx_of(entry_of(specialized), listing_target())


def listing_target() -> GpuTarget:
    """This machine's device, or a common one."""
    try:
        return driver().target
    except Refusal:
        return GpuTarget()
