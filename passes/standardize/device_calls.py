"""The device library (`__nv_*`, `llvm.nvvm.*` math) as values built at one place."""

from __future__ import annotations

from collections.abc import Sequence

from raise_kernel.bindings import ir
from raise_kernel.passes.standardize.emitter import Emitter


def device_value(
    build: Emitter, name: str, args: Sequence[ir.Value], result: ir.Type
) -> ir.Value | None:
    """The value of a call of a device function by name; None where the library lacks it."""
    from raise_kernel.passes.standardize.device_math import lower_call

    with build.ip, build.loc:
        return lower_call(name, list(args), result)
