"""SciPy's BLAS: the addresses of its routines, each tested before it is used.

SciPy gives other libraries its BLAS as pointers to functions (`scipy.linalg.cython_blas`); jaxlib
takes LAPACK from there. Which library it is, the one who built SciPy chose. XLA keeps every NaN: a
zero times a NaN, or times an infinity, is one. A BLAS may skip zeros, and then loses it. So each
routine first multiplies NaNs and infinities by zeros, and one that loses a NaN is not used.

BLAS stores matrices by columns, XLA by rows: what is a matrix to one is its transpose to the other,
and C = A B is computed as C^T = B^T A^T. Each routine adds to its result, which holds zeros before:
some libraries keep the NaNs of memory that they are told to multiply by zero.
"""

from __future__ import annotations

import ctypes
import functools
import importlib
import re
from collections.abc import Sequence
from itertools import product
from typing import Any

import numpy as np

from raise_kernel.runtime.products.form import Form, dtype_of

# What a routine takes, all by reference: a character c, an integer i, an element e.
_PARAMETERS = {"gemm": "cciiieeieieei", "syrk": "cciieeieei"}
_LETTERS = {"f32": "s", "f64": "d"}
# Rows, columns and terms in the test: below and above what libraries use threads for.
_SIZES = ((3, 5, 7), (130, 31, 129))


def arguments(form: Form) -> tuple[str, ...]:
    """What a routine is called with. `arg0` is the data of the first operand, `arg0.1` the extent
    of its axis 1, `ret0` the result; `one` is an element; the rest are letters.
    """
    matrix = "arg0", "arg0.1"
    if form.routine == "gemm":
        left, right = form.axes
        kinds = "T" if right else "N", "N" if left else "T"
        sizes = "ret0.1", "ret0.0", f"arg0.{left}"
        return (*kinds, *sizes, "one", "arg1", "arg1.1", *matrix, "one", "ret0", "ret0.1")
    (axis,) = form.axes
    kind = "T" if axis else "N"
    return ("L", kind, "ret0.0", f"arg0.{axis}", "one", *matrix, "one", "ret0", "ret0.1")


@functools.cache
def address(form: Form) -> int | None:
    """Where a form's routine is; None where there is none that may be used."""
    found = _pointer(f"{_LETTERS[form.element]}{form.routine}", _PARAMETERS[form.routine])
    return found if found is not None and _keeps_nans(form, found) else None


def _pointer(name: str, parameters: str) -> int | None:
    """A function of `scipy.linalg.cython_blas`, if it takes what is expected."""
    try:
        capsule = importlib.import_module("scipy.linalg.cython_blas").__pyx_capi__[name]
    except (ImportError, AttributeError, KeyError):
        return None
    name_of = ctypes.pythonapi.PyCapsule_GetName
    name_of.restype, name_of.argtypes = ctypes.c_char_p, [ctypes.py_object]
    pointer_of = ctypes.pythonapi.PyCapsule_GetPointer
    pointer_of.restype, pointer_of.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    signature = name_of(capsule)
    if _letters(signature.decode(), name[0]) != parameters:
        return None
    return pointer_of(capsule, signature)


def _letters(signature: str, element: str) -> str:
    """`void (char *, int *, ...)` in the letters of `_PARAMETERS`; empty where it is another."""
    found = re.fullmatch(r"void \((.*)\)", signature)
    words = found[1].split(", ") if found else []
    known = {"char *": "c", "int *": "i", "float *": "e", "double *": "e"}
    own = re.compile(rf"__pyx_t_\w*cython_blas_{element} \*")
    letters = ["e" if own.fullmatch(word) else known.get(word) for word in words]
    return "".join(letter for letter in letters if letter) if None not in letters else ""


def call(form: Form, pointer: int, operands: Sequence[np.ndarray], result: np.ndarray) -> None:
    """Add a product of arrays that lie in rows to `result`."""
    one = np.ones((), result.dtype)
    arrays = {"ret0": result, **{f"arg{k}": x for k, x in enumerate(operands)}}
    kept: list[Any] = []
    for word in arguments(form):
        array, _, axis = word.partition(".")
        if axis:
            kept.append(ctypes.c_int(arrays[array].shape[int(axis)]))
        elif array in arrays or word == "one":
            kept.append(arrays.get(array, one).ctypes.data_as(ctypes.POINTER(ctypes.c_char)))
        else:
            kept.append(ctypes.c_char(word.encode()))
    places = [k if isinstance(k, ctypes._Pointer) else ctypes.byref(k) for k in kept]
    ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * len(places))(pointer)(*places)


def _keeps_nans(form: Form, pointer: int) -> bool:
    """Whether what is multiplied by zeros alone is a NaN where XLA has one, and nowhere else."""
    return all(_keeps(form, pointer, *case) for case in product(_SIZES, (np.nan, np.inf), (0, 1)))


def _keeps(form: Form, pointer: int, sizes: tuple[int, ...], value: float, side: int) -> bool:
    """As `_keeps_nans`: a column of the first operand or the second is zeros, and there the other
    one's last row has a `value`. In a product with itself they are the same column."""
    rows, columns, terms = sizes
    left = np.ones((rows, terms), dtype_of(form))
    right = left if form.routine == "syrk" else np.ones((columns, terms), left.dtype)
    holder, zeros = (right, left) if side else (left, right)
    zeros[:, terms // 2] = 0
    holder[-1, terms // 2] = value
    wanted = np.full((rows, len(right)), terms - 1, left.dtype)
    wanted[(slice(None), -1) if side else -1] = np.nan
    operands = [
        x if axis else x.T.copy() for x, axis in zip((left, right), form.axes, strict=False)
    ]
    if form.routine == "syrk":
        wanted[:, -1] = np.nan
        wanted[-1, -1] = value * value
        wanted = np.triu(wanted)
    result = np.zeros(wanted.shape, left.dtype)
    call(form, pointer, operands, result)
    return np.array_equal(result, wanted, equal_nan=True)
