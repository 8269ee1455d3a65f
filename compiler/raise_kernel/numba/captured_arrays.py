"""Device arrays that a kernel names as globals, as variables of its module.

    inttoptr (i64 17592186044416 to ptr)   ->   @rk.captured.17592186044416

numba-cuda puts the address of such an array into the IR. The variable is the array's own buffer in
every launch.
"""

from __future__ import annotations

import re

from raise_kernel.runtime.device.address_space import MEMORY
from raise_kernel.runtime.device.buffer import Buffer

_ADDRESS = re.compile(r"inttoptr \(i64 (\d+) to ptr\)")


def named(text: str, captured: dict[str, Buffer]) -> str:
    """The module's text with variables for addresses of device memory, which go to `captured`."""

    def variable(match: re.Match[str]) -> str:
        address = int(match.group(1))
        found = MEMORY.find(address)
        if found is None:
            return match.group()
        buffer, inside = found
        symbol = f"rk.captured.{address - inside}"
        captured[symbol] = buffer
        if inside:
            return f"getelementptr (i8, ptr @{symbol}, i64 {inside})"
        return f"@{symbol}"

    text = _ADDRESS.sub(variable, text)
    lines = [
        f"@{symbol} = externally_initialized global [{buffer.nbytes} x i8] zeroinitializer"
        for symbol, buffer in captured.items()
    ]
    return "\n".join([text, *lines]) + "\n"
