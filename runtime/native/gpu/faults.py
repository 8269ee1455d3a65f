"""Errors of a device whose context is lost, with the native kernels that may be at fault.

Launches are asynchronous: what XLA reports of a fault names whatever waited for it. The kernels
with native code in this process are those that may have caused it.
"""

from __future__ import annotations

import re

from raise_kernel.diagnostics import Refusal
from raise_kernel.runtime.native.gpu.launch import loaded_launches

_LOST = re.compile(
    r"CUDA_ERROR_(?:ILLEGAL_ADDRESS|MISALIGNED_ADDRESS|ILLEGAL_INSTRUCTION|INVALID_ADDRESS_SPACE|"
    r"INVALID_PC|HARDWARE_STACK_ERROR|LAUNCH_FAILED|ASSERT)"
)
_MOST_NAMED = 5


def refuse_lost_context(error: Exception) -> None:
    """Raises RK050 where an error says that the context is lost and native kernels ran in it."""
    found = _LOST.search(str(error))
    launches = loaded_launches()
    if found is None or not launches or "error[RK050]" in str(error):
        return
    named = ", ".join(launches[-_MOST_NAMED:])
    more = f" and {len(launches) - _MOST_NAMED} before them" if len(launches) > _MOST_NAMED else ""
    raise Refusal(
        "RK050",
        f"the device's context is lost ({found.group()}); native kernels of this process: {named}"
        f"{more}",
        hint="CUDA_LAUNCH_BLOCKING=1 names the one at fault; --verify finds a wrong access",
    ) from error
