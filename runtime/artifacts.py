"""Programs that were written to files, as JAX functions: `raise-kernel ... -o jacobi.mlirbc`."""

from __future__ import annotations

import os
from typing import Any

from raise_kernel.bindings import context, ir, parse_module, stablehlo
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.input_file import read_bytes
from raise_kernel.runtime.replay.source import jax_source

_BYTECODE = b"ML\xefR"


def load_artifact(path: str | os.PathLike[str]) -> Any:
    """The jitted JAX function of a StableHLO program in a file.

    `path` is a portable artifact (`.mlirbc`, as `-o` writes it), or StableHLO text (`.mlir`), with
    one public function. What is returned takes that function's arguments: the kernel's arrays in
    order, then its run-time scalars. It returns its results: the arrays that the kernel writes.
    Refuses with RK019 what cannot be read, and with RK044 what is no StableHLO.
    """
    data, name = read_bytes(path), os.fspath(path)
    try:
        module = _portable(data) if data.startswith(_BYTECODE) else parse_module(data.decode())
    except (ValueError, ir.MLIRError) as error:
        reason = str(error).splitlines()[0] if str(error) else "not StableHLO"
        raise Refusal("RK044", f"{name}: {reason}", file=name) from error
    return jax_source(module).function()


def _portable(data: bytes) -> ir.Module:
    with context() as ctx:
        return stablehlo.deserialize_portable_artifact(ctx, data)
