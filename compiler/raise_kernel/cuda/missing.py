"""What a program calls of CUDA that is not there: what clang finds undeclared, and a linker
undefined, refused by name, all of it at once (RK051)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.cuda import include_folder

# The names of NVIDIA's libraries: their functions and types begin so.
_CUDA = re.compile(r"(?:cuda|cu(?:blas|fft|rand|sparse|solver|dnn)|nvml|nvrtc|__cuda)[A-Z_]\w*\Z")
_DRIVER = re.compile(r"cu[A-Z]\w*\Z")
_UNDECLARED = re.compile(
    r"error: (?:use of undeclared identifier|unknown type name|call to undeclared function) '(\w+)'"
)


def is_cuda_name(name: str) -> bool:
    """Whether a function or type is one of CUDA's, or of a library of it."""
    return bool(_CUDA.match(name) or _DRIVER.match(name))


def undeclared(errors: str) -> dict[str, str | None]:
    """What of CUDA's clang finds undeclared, and which header of ours has it, if one has."""
    names = {name for name in _UNDECLARED.findall(errors) if is_cuda_name(name)}
    return {name: _header_of(name) for name in names}


def _header_of(name: str) -> str | None:
    word = re.compile(rf"\b{name}\b")
    headers = sorted(Path(include_folder()).glob("*.h"))
    found = (h.name for h in headers if word.search(h.read_text(errors="replace")))
    return next(found, None)


def missing(names: Iterable[str], file: str | None = None, errors: str = "") -> Refusal:
    """The refusal of a program that uses these; `errors` are what clang says of it."""
    listed = ", ".join(sorted(names))
    return Refusal(
        "RK051",
        f"the program calls what raise-kernel's runtime does not have: {listed}"
        + (f"\n{errors.rstrip()}" if errors else ""),
        file=file,
        hint="docs/guide/cuda-programs.md lists what it has",
    )
