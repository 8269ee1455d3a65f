"""Code that a Numba kernel links against: CUDA C++ becomes LLVM text beside the kernel's own.

`link=["functions.cu"]` and `CUSource` are compiled by clang, as `.cu` files are everywhere else.
Machine code (PTX, cubins, fat binaries, objects, LTO-IR) has no LLVM IR in it: refused (RK012).
So are functions of the user's that are to be called with the loaded module: none is loaded.
"""

from __future__ import annotations

import importlib
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.cuda import compile_cuda


def linked_texts(files: Iterable[Any]) -> list[str]:
    """The LLVM text of each file or `LinkableCode`, once each."""
    return [_text(file) for file in dict.fromkeys(files)]


def _text(file: Any) -> str:
    if isinstance(file, str | os.PathLike):
        path = Path(file)
        if path.suffix != ".cu":
            raise _machine_code(path.name)
        return compile_cuda(path, clang_args=_include_flags()).text
    if getattr(file, "kind", None) != "cu":
        raise _machine_code(getattr(file, "name", repr(file)))
    _check_callbacks(file)
    data = file.data
    source = data.decode() if isinstance(data, bytes) else str(data)
    return compile_cuda(source, clang_args=_include_flags()).text


def _check_callbacks(file: Any) -> None:
    """numba-cuda's own callback warns of a missing linker, which is not missed here."""
    for when in ("setup_callback", "teardown_callback"):
        callback = getattr(file, when, None)
        if callback is not None and not callback.__module__.startswith("numba.cuda._internal."):
            raise Refusal(
                "RK012",
                f"{when} of linked code is called with the loaded module, and none is loaded",
                hint="link the code without it",
            )


def _include_flags() -> list[str]:
    """Where numba-cuda would have NVRTC look for headers."""
    config = importlib.import_module("numba.cuda.core.config")
    folders = str(getattr(config, "CUDA_NVRTC_EXTRA_SEARCH_PATHS", "") or "")
    return [flag for folder in folders.split(os.pathsep) if folder for flag in ("-I", folder)]


def _machine_code(name: str) -> Refusal:
    return Refusal(
        "RK012",
        f"{name} is linked to the kernel, and is machine code: nothing there can be raised",
        hint="link the CUDA C++ source (.cu, cuda.CUSource) in its place",
    )
