"""Bodies for the functions that device code declares: intrinsics, libdevice, the device runtime."""

from __future__ import annotations

import ctypes
import ctypes.util
import functools

import llvmlite.binding as llvm

from raise_kernel.diagnostics import Refusal
from raise_kernel.runtime.reference.definitions import (
    conversions,
    floats,
    fragments,
    images,
    integers,
    lanes,
    libdevice,
    matrix_rows,
    mbarrier,
    memory,
    registers,
)
from raise_kernel.runtime.reference.definitions.body import Body, Declaration

_WRITERS = (
    registers.define,
    lanes.define,
    integers.define,
    floats.define,
    conversions.define,
    libdevice.define,
    mbarrier.define,
    images.define,
    memory.define,
    fragments.define,
    matrix_rows.define,
)


def define(declaration: Declaration, symbol: str) -> tuple[str, dict[str, str]] | None:
    """(text of a function `symbol` that does what the declaration says, C functions it calls)."""
    for write in _WRITERS:
        body = Body(declaration, symbol)
        if write(body):
            return body.text, body.externals
    return None


@functools.cache
def _c_library() -> ctypes.CDLL:
    return ctypes.CDLL(ctypes.util.find_library("m"))


@functools.cache
def provide(symbol: str) -> None:
    """Makes the C function of `rk.c.NAME` known to the JIT: from libm, else from SciPy."""
    name = symbol.removeprefix("rk.c.")
    function = getattr(_c_library(), name, None)
    if function is not None:
        address = ctypes.cast(function, ctypes.c_void_p).value
    else:
        address = _special_function(name)
    if address is None:
        raise Refusal("RK012", f"this system's C library has no {name}")
    llvm.add_symbol(symbol, address)


def _special_function(name: str) -> int | None:
    """The address of SciPy's double version of a special function, `double f(double, int)`."""
    from scipy.special import cython_special

    table = cython_special.__pyx_capi__
    pointer = ctypes.pythonapi.PyCapsule_GetPointer
    pointer.restype, pointer.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    named = ctypes.pythonapi.PyCapsule_GetName
    named.restype, named.argtypes = ctypes.c_char_p, [ctypes.py_object]
    for key in (name, f"__pyx_fuse_0{name}", f"__pyx_fuse_1{name}"):
        if key in table:
            signature = named(table[key])
            if signature == b"double (double, int __pyx_skip_dispatch)":
                return pointer(table[key], signature)
    return None
