"""Combiners on two elements, and their neutral elements."""

from __future__ import annotations

import numpy as np

from raise_kernel.passes.tensor_opt.graph.graph import Graph
from raise_kernel.passes.tensor_opt.graph.node import Node
from raise_kernel.stablehlo.combiners import identity
from raise_kernel.stablehlo.elements import is_float, numpy_dtype

# Operations of combiners that may meet elements in any order.
OPERATIONS = {
    "add": "add",
    "max": "maximum",
    "min": "minimum",
    "and": "and",
    "or": "or",
    "xor": "xor",
}


def neutral(g: Graph, kind: str, element: str) -> Node | None:
    """What changes nothing: of a float sum that is -0.0, as +0.0 would change a -0.0."""
    dtype = numpy_dtype(element)
    if kind == "add" and is_float(element):
        return g.splat(np.array(-0.0).astype(dtype), (), element)
    found = identity(kind, dtype)
    return None if found is None else g.splat(found, (), element)
