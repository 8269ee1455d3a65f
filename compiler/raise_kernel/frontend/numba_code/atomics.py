"""numba-cuda's own atomic functions as LLVM's atomic instructions.

    declare double @___numba_atomic_double_max(ptr, double)
    ->  define internal double @___numba_atomic_double_max(ptr %p, double %v) alwaysinline {...}

numba-cuda leaves these functions declared and puts compare-and-swap loops in their place when it
calls libNVVM. What each loop does is one `atomicrmw`: `max` and `min` keep a NaN that is there and
pass over one that comes, `nanmax` and `nanmin` pass over both. Zeros of two signs are equal.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

_DECLARED = re.compile(r'^declare \S+ @"?(___numba_atomic_(\w+?)_(\w+))"?\(', re.MULTILINE)
_TYPES = {"double": "double", "float": "float", "u64": "i64"}
_PLAIN = {
    "add": "fadd",
    "sub": "fsub",
    "nanmax": "fmax",
    "nanmin": "fmin",
    "inc": "uinc_wrap",
    "dec": "udec_wrap",
}
# operation -> instruction, and what stands for a NaN that comes: it changes nothing.
_KEEPING_NAN = {
    "max": ("fmaximum", "0xFFF0000000000000"),
    "min": ("fminimum", "0x7FF0000000000000"),
}


def atomic_functions(texts: Sequence[str]) -> str:
    """The definitions of the functions that these modules declare; empty where they use none."""
    found = {m.group(1): m.groups()[1:] for text in texts for m in _DECLARED.finditer(text)}
    return "\n".join(
        _definition(name, _TYPES[type_], operation)
        for name, (type_, operation) in sorted(found.items())
        if type_ in _TYPES and (operation in _PLAIN or operation in _KEEPING_NAN)
    )


def _definition(name: str, type_: str, operation: str) -> str:
    value, before = "%v", ""
    if operation in _KEEPING_NAN:
        instruction, neutral = _KEEPING_NAN[operation]
        before = f"""  %isnan = fcmp uno {type_} %v, %v
  %new = select i1 %isnan, {type_} {neutral}, {type_} %v
"""
        value = "%new"
    else:
        instruction = _PLAIN[operation]
    return f"""define {type_} @{name}(ptr %p, {type_} %v) alwaysinline {{
{before}  %old = atomicrmw {instruction} ptr %p, {type_} {value} seq_cst
  ret {type_} %old
}}
"""
