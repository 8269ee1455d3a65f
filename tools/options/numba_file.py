"""Numba kernels in a Python file, for the command line."""

from __future__ import annotations

import difflib
import inspect
import runpy
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.arguments.signature import Argument
from raise_kernel.frontend.input_file import read_bytes
from raise_kernel.frontend.module import LLVMModule
from raise_kernel.frontend.numba_cuda import from_numba


def numba_kernel(path: Path, name: str | None, arguments: Sequence[Argument]) -> LLVMModule:
    """Run the file as a module and compile its `@cuda.jit` kernel of that name."""
    names = _run(path)
    found = _kernels(names)
    if name is None and len(found) == 1:
        return from_numba(next(iter(found.values())), arguments)
    if name is None and found:
        listed = ", ".join(found)
        raise Refusal("RK004", f"the file has several kernels: {listed}", file=str(path))
    kernel = found.get(name or "", names.get(name or ""))
    if name is None or not found:
        raise _none(path)
    if kernel is None:
        near = difflib.get_close_matches(name, found, n=1)
        hint = f"did you mean {near[0]}?" if near else f"the file holds {', '.join(found)}"
        raise Refusal("RK003", f"no kernel is called {name}", file=str(path), hint=hint)
    return from_numba(kernel, arguments)


def kernels_of_file(path: Path) -> dict[str, Any]:
    """Run the file as a module; its `@cuda.jit` kernels by their names."""
    return _kernels(_run(path))


def numba_list(path: Path) -> str:
    """The kernels of the file with their parameters, whose types are those of the arguments."""
    found = kernels_of_file(path)
    if not found:
        raise _none(path)
    lines: list[str] = []
    for name, kernel in found.items():
        parameters = list(inspect.signature(kernel.py_func).parameters)
        lines.append(f"{name}({', '.join(parameters)})")
        lines += [f"  {number}: {parameter}" for number, parameter in enumerate(parameters)]
    return "\n".join(lines) + "\n"


def _kernels(names: dict[str, Any]) -> dict[str, Any]:
    return {n: v for n, v in names.items() if hasattr(v, "py_func") and not n.startswith("_")}


def _none(path: Path) -> Refusal:
    hint = "a kernel is a function with @cuda.jit"
    return Refusal("RK003", "the file has no kernel", file=str(path), hint=hint)


def _run(path: Path) -> dict[str, Any]:
    """The names of the file, run as a module. What it raises is its own fault: RK010."""
    read_bytes(path)
    try:
        return runpy.run_path(str(path))
    except SystemExit as end:
        message = f"{path} ends the process when it is imported (sys.exit({end.code!r}))"
        raise Refusal("RK010", message, file=str(path)) from end
    except Exception as error:  # the file is the user's program
        message = f"{path} does not run: {type(error).__name__}: {error}"
        hint = f"a whole program runs without a GPU as: raise-kernel run {path}"
        line = _line_of(error, str(path))
        raise Refusal("RK010", message, file=str(path), line=line, hint=hint) from error


def _line_of(error: Exception, path: str) -> str | None:
    """The last line of the file that an exception is about: "file.py:3:1"."""
    if isinstance(error, SyntaxError) and error.filename == path:
        return f"{path}:{error.lineno or 1}:{error.offset or 1}"
    lines = [f.lineno for f in traceback.extract_tb(error.__traceback__) if f.filename == path]
    return f"{path}:{lines[-1]}:1" if lines else None
