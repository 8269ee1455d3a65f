"""Imports what the tools import only where they need it, for a server that forks to run them."""

from __future__ import annotations

import importlib

from raise_kernel.pass_manager.registry import import_passes

MODULES = (
    "raise_kernel.tools.execution",
    "raise_kernel.tools.job",
    "raise_kernel.tools.listing",
    "raise_kernel.passes.import_llvm.import_module",
    "raise_kernel.runtime.native.cpu.program",
    "raise_kernel.runtime.native.gpu.program",
    "raise_kernel.runtime.portable",
    "raise_kernel.tools.raise_kernel",
    "raise_kernel.tools.raise_opt",
    "raise_kernel.tools.run_data",
    "raise_kernel.runtime.replay.forward_only",
    "raise_kernel.runtime.checking.verify",
)


def preload() -> None:
    """Import the tools, all passes, the reference executor and JAX."""
    for module in MODULES:
        importlib.import_module(module)
    import_passes()
