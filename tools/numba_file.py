"""Numba kernels in a Python file, for the command line."""

from __future__ import annotations

import difflib
import runpy
from collections.abc import Sequence
from pathlib import Path

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.arguments.signature import Argument
from raise_kernel.frontend.module import LLVMModule
from raise_kernel.frontend.numba_cuda import from_numba


def numba_kernel(path: Path, name: str | None, arguments: Sequence[Argument]) -> LLVMModule:
    """Run the file as a module and compile its `@cuda.jit` kernel of that name."""
    if not path.is_file():
        raise Refusal("RK019", f"cannot read {path}", file=str(path))
    try:
        names = runpy.run_path(str(path))
    except Exception as error:  # the file is the user's: whatever it raises is its fault
        message = f"{path} does not run: {type(error).__name__}: {error}"
        raise Refusal("RK010", message, file=str(path)) from error
    found = {n: v for n, v in names.items() if hasattr(v, "py_func") and not n.startswith("_")}
    if name is None and len(found) == 1:
        return from_numba(next(iter(found.values())), arguments)
    if name is None:
        listed = ", ".join(found) or "none"
        raise Refusal("RK004", f"the file holds several kernels: {listed}", file=str(path))
    kernel = found.get(name, names.get(name))
    if kernel is None:
        near = difflib.get_close_matches(name, found, n=1)
        hint = (
            f"did you mean {near[0]}?" if near else f"the file holds {', '.join(found) or 'none'}"
        )
        raise Refusal("RK003", f"no kernel is called {name}", file=str(path), hint=hint)
    return from_numba(kernel, arguments)
