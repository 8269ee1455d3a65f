"""The CUDA device library (libdevice's `__nv_*`, `llvm.nvvm.*` math) in `arith` and `math`.

`%r = llvm.call @__nv_hypotf(%a, %b)`  ->  `arith` and `math` operations on %a and %b

`lower_call` builds the value of a call from its operands at the current insertion point;
`lower_call_with_pointers` does it for functions that read or write memory. Accuracy and form of
each function are in docs/math.md. A name that is not here gives None; the caller refuses.
"""

from __future__ import annotations

from raise_kernel.passes.standardize.device_math.lower import (
    Load,
    Store,
    lower_call,
    lower_call_with_pointers,
    names,
    pointer_names,
)

__all__ = [
    "Load",
    "Store",
    "lower_call",
    "lower_call_with_pointers",
    "names",
    "pointer_names",
]
