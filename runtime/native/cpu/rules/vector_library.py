"""The C library's functions of vectors, where this machine has them (glibc's libmvec on x86-64).

They err by four units in the last place at most, as glibc promises, and take every argument: NaN,
infinities and subnormal numbers too.
"""

from __future__ import annotations

import ctypes
import functools
import platform

from raise_kernel.runtime.native.jit import has_feature

_LIBRARY = "libmvec.so.1"
_BITS = {"float": 32, "double": 64}


@functools.cache
def _library() -> ctypes.CDLL | None:
    """The library, its symbols for all to see: compiled code is linked against them."""
    if platform.machine().lower() not in ("x86_64", "amd64"):
        return None
    try:
        return ctypes.CDLL(_LIBRARY, mode=ctypes.RTLD_GLOBAL)
    except OSError:
        return None


def vector_function(name: str, type_: str, operands: int, lanes: int) -> tuple[str, int] | None:
    """The symbol of a function and the lanes that it takes at once, of those that divide `lanes`;
    None where there is none."""
    library = _library()
    if library is None:
        return None
    symbol = name if type_ == "double" else f"{name}f"
    for letter, width, feature in (("e", 512, "avx512f"), ("d", 256, "avx2"), ("b", 128, "sse4.2")):
        count = width // _BITS[type_]
        found = f"_ZGV{letter}N{count}{'v' * operands}_{symbol}"
        if lanes % count == 0 and has_feature(feature) and hasattr(library, found):
            return found, count
    return None


def library_key() -> str:
    """What decides which functions are called: a part of the key of code that is kept."""
    return _LIBRARY if _library() is not None else ""
