"""How a traced program reads its arrays: at the result's own index, or at others."""

from __future__ import annotations

from typing import Any

# Operations that read their operand at indices other than that of the result.
MOVING = frozenset({"slice", "dynamic_slice", "gather", "concatenate", "pad", "rev", "transpose"})
# Operations that read their whole operand for each element of the result.
WHOLE = frozenset({"dot_general", "conv_general_dilated", "sort"})
# What has each element of its operand at its own index.
_SAME = frozenset({"reshape", "convert_element_type", "bitcast_convert_type"})


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
