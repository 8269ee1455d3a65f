"""How a traced program reads its arrays: at the result's own index, or at others."""

from __future__ import annotations

from typing import Any

from jax.extend.core import Literal

# Operations that read their operand at indices other than that of the result.
MOVING = frozenset({"slice", "dynamic_slice", "gather", "concatenate", "pad", "rev", "transpose"})
# Operations that read their whole operand for each element of the result.
WHOLE = frozenset({"dot_general", "conv_general_dilated", "sort"})
# What has each element of its operand at its own index.
_SAME = frozenset({"reshape", "convert_element_type", "bitcast_convert_type"})


def is_update(jaxpr: Any, atom: Any) -> bool:
    """Whether a value of a program is an array with a slice of it updated."""
    if isinstance(atom, Literal):
        return False
    equation = next((e for e in jaxpr.eqns if atom in e.outvars), None)
    if equation is None:
        return False
    if equation.primitive.name == "jit":
        inner = equation.params["jaxpr"].jaxpr
        return is_update(inner, inner.outvars[equation.outvars.index(atom)])
    if equation.primitive.name == "reshape":
        return is_update(jaxpr, equation.invars[0])
    return equation.primitive.name == "dynamic_update_slice"


def moving_reads(jaxpr: Any, variable: Any, moving: frozenset[str] = MOVING) -> int:
    """How many operations, of those in `moving`, read a variable in a program."""
    found = 0
    for equation in jaxpr.eqns:
        for index, operand in enumerate(equation.invars):
            if operand is not variable:
                continue
            if equation.primitive.name == "jit":
                inner = equation.params["jaxpr"].jaxpr
                found += moving_reads(inner, inner.invars[index], moving)
            elif equation.primitive.name in moving:
                found += 1
            elif equation.primitive.name in _SAME:
                found += moving_reads(jaxpr, equation.outvars[0], moving)
    return found
