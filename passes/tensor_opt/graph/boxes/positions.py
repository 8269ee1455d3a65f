"""The elements of tensors that positions alone decide, as NumPy arrays."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from raise_kernel.passes.tensor_opt.graph.evaluate import evaluate
from raise_kernel.passes.tensor_opt.graph.node import Node, constant_values, numpy_dtype

# Elements that are computed at compile time, at most.
ELEMENTS = 1 << 21


class Positions:
    """Elements of nodes made of iotas and constants, each found once. `elements`: how many."""

    def __init__(self) -> None:
        self._known: dict[Node, np.ndarray | None] = {}
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
            shape = [n if k == node.attr else 1 for k, n in enumerate(node.shape)]
            line = np.arange(node.shape[node.attr], dtype=np.int64).reshape(shape)
            return np.broadcast_to(line, node.shape).astype(numpy_dtype(node.element))
        parts = [self._known[o] for o in node.operands]
        values = [p for p in parts if p is not None]
        if not parts or len(values) != len(parts):
            return None
        if node.op == "reshape":
            return values[0].reshape(node.shape)
        if node.op == "broadcast_in_dim":
            shape = [1] * node.rank
            for axis, place in enumerate(node.attr):
                shape[place] = node.operands[0].shape[axis]
            return np.broadcast_to(values[0].reshape(shape), node.shape)
        if node.op in MOVES:
            return MOVES[node.op](node, values)
        return evaluate(node, values)


def _slice(node: Node, values: list[np.ndarray]) -> np.ndarray:
    return values[0][tuple(slice(*part) for part in zip(*node.attr, strict=True))]


def _pad(node: Node, values: list[np.ndarray]) -> np.ndarray | None:
    low, high, inside = node.attr
    if min((*low, *high), default=0) < 0:
        return None
    result = np.full(node.shape, values[1])
    places = zip(low, values[0].shape, inside, strict=True)
    part = tuple(slice(lo, lo + max(0, (n - 1) * (i + 1) + 1), i + 1) for lo, n, i in places)
    result[part] = values[0]
    return result


# Operations that move elements, by name.
MOVES: dict[str, Callable[[Node, list[np.ndarray]], np.ndarray | None]] = {
    "slice": _slice,
    "pad": _pad,
    "transpose": lambda node, values: values[0].transpose(node.attr),
    "reverse": lambda node, values: np.flip(values[0], node.attr),
    "concatenate": lambda node, values: np.concatenate(values, axis=node.attr),
}
