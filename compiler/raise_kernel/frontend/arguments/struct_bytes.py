"""The bytes of a module variable that is a struct, from its fields.

struct Rule { int first; double weight[2]; };
(1, (0.5, 2.0))  ->  01 00 00 00 | padding | 0.5 | 2.0
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend import llvm_context
from raise_kernel.frontend.arguments.struct_layout import leaves_of, matched
from raise_kernel.frontend.arguments.variables import Variable, native_machine, scalar_dtypes

_ORDER = "a tuple, list or dict has the fields in order; nested ones are structs and arrays"


def struct_bytes(variable: Variable, fields: Any) -> np.ndarray:
    """The variable as bytes; `fields` are nested tuples, lists, dicts and arrays. RK006."""
    text = f"{variable.types}\n@value = external global {variable.type}\n"
    kind = llvm_context.module_of(text).get_global_variable("value")
    leaves = leaves_of(kind.global_value_type, native_machine().target_data)
    values = list(_scalars(fields))
    pairs = matched(leaves, values)
    if pairs is None:
        message = f"{variable.name} has {len(leaves)} scalars, and {len(values)} are given"
        raise Refusal("RK006", message, hint=_ORDER)
    data = np.zeros(variable.size, np.uint8)
    for leaf, value in pairs:
        dtype = scalar_dtypes().get(leaf.type)
        if dtype is None:
            message = f"{variable.name} has a field of type {leaf.type}"
            raise Refusal("RK006", message, hint=f"an array of {variable.size} bytes")
        scalar = converted(value, dtype, variable.name)
        data[leaf.offset : leaf.offset + leaf.size] = np.frombuffer(scalar.tobytes(), np.uint8)
    return data


def converted(value: Any, dtype: np.dtype, name: str) -> np.ndarray:
    """Numbers in the type of a variable where that keeps what they are; else RK006."""
    array = np.asarray(value)
    if np.can_cast(array.dtype, dtype, "same_kind"):
        cast = array.astype(dtype)
        if array.dtype.kind not in "iu" or np.array_equal(cast, array):
            return cast
    raise Refusal("RK006", f"{name} is given {value!r:.60}, which is no {dtype}", hint=_ORDER)


def _scalars(fields: Any) -> Iterator[Any]:
    if isinstance(fields, dict):
        fields = tuple(fields.values())
    if isinstance(fields, (tuple, list)):
        for field in fields:
            yield from _scalars(field)
    elif isinstance(fields, np.ndarray):
        yield from fields.reshape(-1)
    else:
        yield fields
