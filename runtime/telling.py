"""Warnings of the compiler in Python: `KernelWarning`, at the user's own line, once for each."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Iterable
from pathlib import Path

from raise_kernel.remarks import KernelWarning, Remark

_PACKAGE = str(Path(sys.modules["raise_kernel"].__path__[0]))
_ROOTS = tuple({_PACKAGE, *(str(p.resolve()) for p in Path(_PACKAGE).iterdir() if p.is_symlink())})
_told: set[tuple[str, str, str]] = set()


def tell_warnings(kernel: str, remarks: Iterable[Remark]) -> None:
    """Warn of what the remarks warn of, once a kernel, pass and argument or line."""
    for remark in remarks:
        if remark.kind == "warning":
            where = f"{remark.line}: " if remark.line else ""
            tell(f"{where}{remark.message}", (kernel, remark.pass_name, remark.about))


def tell(message: str, key: tuple[str, str, str]) -> None:
    """Warn once for each key."""
    if key in _told:
        return
    _told.add(key)
    warnings.warn(f"{key[0]}: {message}", KernelWarning, stacklevel=_depth())


def forget(pass_name: str) -> None:
    """Let what this pass says be said again."""
    _told.difference_update([key for key in _told if key[1] == pass_name])


def _depth() -> int:
    """The stack level, for `warnings.warn` in the caller, of the first frame outside of here."""
    depth, frame = 1, sys._getframe(2)
    while frame is not None and frame.f_code.co_filename.startswith(_ROOTS):
        depth, frame = depth + 1, frame.f_back
    return depth + 1
