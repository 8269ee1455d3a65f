"""Runs StableHLO modules through XLA, with 64-bit types whatever JAX's x64 flag says.

On the CPU, or on the platform that RAISE_KERNEL_TEST_PLATFORM names; without LLVM's optimizations
unless asked for, as what they contract has other roundings.
"""

from __future__ import annotations

import os
from collections.abc import Sequence

import jax
import jax.extend.backend
import numpy as np
from jaxlib import _jax  # pyright: ignore[reportAttributeAccessIssue]
from tests.support.unoptimized import quick

from raise_kernel.bindings import context, ir

PLATFORM = os.environ.get("RAISE_KERNEL_TEST_PLATFORM", "cpu")


class CompiledStableHLO:
    """A module with one public function `main`, compiled for the platform's first device."""

    def __init__(self, module: ir.Module | str, *, optimized: bool = False) -> None:
        backend = jax.extend.backend.get_backend(PLATFORM)
        with context():
            parsed = ir.Module.parse(module) if isinstance(module, str) else module
            devices = _jax.DeviceList(tuple(backend.local_devices()[:1]))
            options = _jax.CompileOptions()
            if not optimized:
                quick(options)
            self._executable = backend.compile_and_load(parsed, devices, options)
        self._device = backend.local_devices()[0]

    def __call__(self, *args: np.ndarray) -> list[np.ndarray]:
        """The function's results. Arguments must have exactly its shapes and dtypes."""
        with jax.enable_x64(True):
            buffers = [jax.device_put(np.asarray(arg), self._device) for arg in args]
            results = self._executable.execute_sharded(buffers)
            return [np.asarray(r[0]) for r in results.disassemble_into_single_device_arrays()]


def run_stablehlo(
    module: ir.Module | str, args: Sequence[np.ndarray], *, optimized: bool = False
) -> list[np.ndarray]:
    """Compile `module` and call its `main` once."""
    return CompiledStableHLO(module, optimized=optimized)(*args)
