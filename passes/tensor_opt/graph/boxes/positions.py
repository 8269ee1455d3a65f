"""Tensors whose elements depend on indices alone, evaluated as NumPy arrays.

An array has one element along axes that its elements do not depend on: `i + 1`, of a million rows
and columns, is computed once for each row.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from raise_kernel.passes.tensor_opt.graph.boxes.windows import same_axes
from raise_kernel.passes.tensor_opt.graph.node import Node, constant_values, splat_value
from raise_kernel.stablehlo.elements import numpy_dtype
from raise_kernel.stablehlo.elementwise import FUNCTIONS, evaluate
from raise_kernel.stablehlo.moves import MOVES, iota

# Elements of one tensor that are computed at compile time, and those that are kept, at most.
ELEMENTS = 1 << 21
KEPT = 1 << 24


class Positions:
    """Elements of nodes made of iotas, constants and what is `given`, each found once."""

    def __init__(self, given: Mapping[Node, np.ndarray | None] | None = None) -> None:
        self._given = given or {}
        self._known = dict(self._given)
        self._kept = 0

    def of(self, node: Node) -> np.ndarray | None:
        """All elements; None where data decides, or where there are too many."""
        found = self.once(node) if node.size <= ELEMENTS else None
        return None if found is None else np.broadcast_to(found, node.shape)

    def once(self, node: Node) -> np.ndarray | None:
        """The same, with one element along axes that they do not depend on."""
        if self._kept > KEPT:
            self._known, self._kept = dict(self._given), 0
        known, stack = self._known, [node]
        while stack:
            top = stack[-1]
            parts = [known.get(o) for o in top.operands if o in known]
            if top in known:
                stack.pop()
            elif any(part is None for part in parts):
                known[top] = None
            elif len(parts) < len(top.operands):
                stack.append(next(o for o in top.operands if o not in known))
            else:
                found = known[top] = self._find(top, [p for p in parts if p is not None])
                self._kept += 0 if found is None else found.size
        return known[node]

    def _find(self, node: Node, parts: Sequence[np.ndarray]) -> np.ndarray | None:
        splat = splat_value(node)
        if splat is not None:
            return splat.reshape([1] * node.rank)
        if node.op == "iota":
            sizes = [n if k == node.attr else 1 for k, n in enumerate(node.shape)]
            return iota(sizes, node.attr).astype(numpy_dtype(node.element))
        if node.op == "transpose":
            return parts[0].transpose(node.attr)
        pairs = same_axes(node)
        if pairs is not None:
            sizes = [1] * node.rank
            for k, axis in pairs:
                sizes[axis] = parts[0].shape[k]
            return parts[0].reshape(sizes)
        if node.op in FUNCTIONS:
            size = np.broadcast(*parts).size
            return evaluate(node, parts) if size <= ELEMENTS else None
        if max(o.size for o in (node, *node.operands)) > ELEMENTS:
            return None
        if node.op not in MOVES:
            return constant_values(node)
        whole = [np.broadcast_to(p, o.shape) for p, o in zip(parts, node.operands, strict=True)]
        return MOVES[node.op](node, whole)
