"""Tensors whose elements depend on indices alone, evaluated as NumPy arrays."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from raise_kernel.passes.tensor_opt.graph.node import Node, constant_values
from raise_kernel.stablehlo.elements import numpy_dtype
from raise_kernel.stablehlo.elementwise import evaluate
from raise_kernel.stablehlo.moves import MOVES, iota

# Elements that are computed at compile time, at most.
ELEMENTS = 1 << 21


class Positions:
    """Elements of nodes made of iotas, constants and what is `given`, each found once. `elements`:
    how many."""

    def __init__(self, given: Mapping[Node, np.ndarray | None] | None = None) -> None:
        self._known = dict(given or {})
        self.elements = 0

    def of(self, node: Node) -> np.ndarray | None:
        """All elements; None where data decides, or where there are too many."""
        known, stack = self._known, [node]
        while stack:
            top = stack[-1]
            parts = [known.get(o) for o in top.operands if o in known]
            if top in known:
                stack.pop()
            elif top.size > ELEMENTS or any(part is None for part in parts):
                known[top] = None
            elif len(parts) < len(top.operands):
                stack.append(next(o for o in top.operands if o not in known))
            else:
                known[top] = self._find(top)
                self.elements += top.size
        return known[node]

    def _find(self, node: Node) -> np.ndarray | None:
        known = constant_values(node)
        if known is not None:
            return known
        if node.op == "iota":
            return iota(node.shape, node.attr).astype(numpy_dtype(node.element))
        parts = [self._known[o] for o in node.operands]
        values = [p for p in parts if p is not None]
        if not parts or len(values) != len(parts):
            return None
        if node.op in MOVES:
            return MOVES[node.op](node, values)
        return evaluate(node, values)
