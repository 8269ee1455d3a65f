"""Functions written for numba-cuda-mlir, as numba-cuda compiles them.

Both have one Python interface, in modules of their own names. A function that names
numba-cuda-mlir's `cuda` is given numba-cuda's in its place; device functions of the one become
device functions of the other, types go by their names. Nothing of numba-cuda-mlir compiles.
"""

from __future__ import annotations

import types
from collections.abc import Callable
from typing import Any

_PACKAGE = "numba_cuda_mlir"


def for_numba_cuda(function: Callable[..., Any], cuda: Any) -> Callable[..., Any]:
    """The function itself, or a copy whose names lead to numba-cuda (`cuda` is its module)."""
    names = function.__globals__
    used = {n: names[n] for n in _names(function.__code__) if n in names}
    cells = {
        n: c.cell_contents
        for n, c in zip(function.__code__.co_freevars, function.__closure__ or (), strict=True)
    }
    if not any(map(_is_foreign, (*used.values(), *cells.values()))):
        return function
    changed = {**names, **{n: _native(v, cuda) for n, v in used.items()}}
    closure = tuple(types.CellType(_native(v, cuda)) for v in cells.values())
    copy = types.FunctionType(
        function.__code__, changed, function.__name__, function.__defaults__, closure
    )
    copy.__kwdefaults__, copy.__module__ = function.__kwdefaults__, function.__module__
    copy.__qualname__ = function.__qualname__
    return copy


def _names(code: types.CodeType) -> set[str]:
    """The names that the code and the functions inside it use."""
    inner = (c for c in code.co_consts if isinstance(c, types.CodeType))
    return set(code.co_names).union(*map(_names, inner))


def _is_foreign(value: Any) -> bool:
    if isinstance(value, types.ModuleType):
        return value.__name__.split(".")[0] == _PACKAGE
    return type(value).__module__.split(".")[0] == _PACKAGE


def _native(value: Any, cuda: Any) -> Any:
    """numba-cuda's counterpart of a value of numba-cuda-mlir; other values as they are."""
    if not _is_foreign(value):
        return value
    if isinstance(value, types.ModuleType):
        return cuda.types if value.__name__.endswith(".types") else cuda
    if hasattr(value, "py_func"):
        return cuda.jit(device=True)(for_numba_cuda(value.py_func, cuda))
    return getattr(cuda.types, getattr(value, "name", ""), value)
