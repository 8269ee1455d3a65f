"""The way into the device library: from a name and operands to a value."""

from __future__ import annotations

import re
from collections.abc import Sequence

from raise_kernel.bindings import ir
from raise_kernel.diagnostics import refuse

# Importing these fills the table.
from raise_kernel.passes.standardize.device_math import (  # noqa: F401
    basic,
    bits,
    convert,
    half,
    norms,
    nvvm,
    pointers,
    rounding,
    trig_pi,
)
from raise_kernel.passes.standardize.device_math.expr import Expr
from raise_kernel.passes.standardize.device_math.pointers import POINTER_FUNCTIONS, Load, Store
from raise_kernel.passes.standardize.device_math.registry import FUNCTIONS, NotConstant, Rule
from raise_kernel.passes.standardize.device_math.special import (  # noqa: F401
    bessel,
    errors,
    gamma,
)

_TYPE_SUFFIX = re.compile(r"\.(f16|bf16|f32|f64|i8|i16|i32|i64|p\d+)$")


def names() -> list[str]:
    """The functions that `lower_call` knows."""
    return sorted(FUNCTIONS)


def pointer_names() -> list[str]:
    """The functions that `lower_call_with_pointers` knows."""
    return sorted(POINTER_FUNCTIONS)


def device_function(name: str) -> Rule | None:
    """The rule of a function; its name may end in the type of its operands."""
    return FUNCTIONS.get(name) or FUNCTIONS.get(_TYPE_SUFFIX.sub("", name))


def lower_call(
    name: str,
    operands: Sequence[ir.Value],
    result_type: ir.Type | None = None,
    at: ir.Operation | None = None,
) -> ir.Value | None:
    """Build the value of the call `at` at the insertion point; None for an unknown function.

    The result has the type `result_type` where the bits of the two fit: i16 and f16, say.
    """
    rule = device_function(name)
    if rule is None:
        return None
    try:
        return _as_type(rule(*map(Expr, operands)), result_type).value
    except NotConstant as error:
        raise refuse("RK012", f"{name}: {error} is not a constant", at=at) from error


def lower_call_with_pointers(
    name: str,
    operands: Sequence[ir.Value],
    store: Store,
    load: Load | None = None,
    at: ir.Operation | None = None,
) -> list[ir.Value] | None:
    """Build a call that takes pointers: [the value], or [] for a void one; None if unknown.

    `store(pointer, value)` builds the store of a scalar; `load(pointer, index, type)` builds the
    load of an array's element and is needed by `__nv_norm` and `__nv_rnorm` only.
    """
    rule = POINTER_FUNCTIONS.get(name)
    if rule is None:
        return None
    try:
        return [e.value for e in rule(list(operands), store, load)]
    except NotConstant as error:
        raise refuse("RK012", f"{name}: {error} is not a constant", at=at) from error


def _as_type(result: Expr, type_: ir.Type | None) -> Expr:
    if type_ is None or result.type == type_:
        return result
    return result.bits() if isinstance(type_, ir.IntegerType) else result.bitcast(type_)
