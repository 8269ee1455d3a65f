"""Analysis: which float tensors hold no NaN."""

from __future__ import annotations

import numpy as np

from raise_kernel.passes.tensor_opt.graph.node import Node, constant_values
from raise_kernel.stablehlo.elements import is_float
from raise_kernel.stablehlo.properties import KEEPS_NUMBERS

# Operands are followed this deep.
DEPTH = 12


def is_number(x: Node, depth: int = DEPTH) -> bool:
    """Whether no element of `x` is NaN, whatever the inputs are."""
    if not is_float(x.element):
        return True
    values = constant_values(x)
    if values is not None:
        return not np.isnan(values.astype(np.float64)).any()
    if depth == 0:
        return False
    if x.op == "iota" or (x.op == "convert" and not is_float(x.operands[0].element)):
        return True
    if x.op == "reduce":
        start, kind = x.operands[1], x.attr[1]
        if kind in ("maxnum", "minnum"):
            return is_number(start, depth - 1)
        return kind in ("max", "min") and all(is_number(o, depth - 1) for o in x.operands)
    if x.op == "gather":
        return is_number(x.operands[0], depth - 1)
    if x.op == "select":
        mask, yes, no = x.operands
        return _is_number_where(mask, "EQ", yes, depth) and _is_number_where(mask, "NE", no, depth)
    if x.op in KEEPS_NUMBERS:
        return all(is_number(o, depth - 1) for o in x.operands)
    return False


def _is_number_where(mask: Node, direction: str, x: Node, depth: int) -> bool:
    """Whether a branch of a selection is a number: by itself, or since it is compared with itself:
    `select(x == x, x, ...)`, `select(x != x, ..., x)`."""
    tested = mask.op == "compare" and mask.attr[0] == direction and mask.operands[0] is x
    return (tested and mask.operands[1] is x) or is_number(x, depth - 1)
