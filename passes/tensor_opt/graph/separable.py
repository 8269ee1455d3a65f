"""Separable indices: sums of one function of each axis, found by evaluation along lines.

`rem(i + 1, 1024) * 1024 + rem(j + 1023, 1024)` over a million positions is known from 2,048 of
them.
"""

from __future__ import annotations

import numpy as np

from raise_kernel.passes.tensor_opt.graph.boxes.boxes import POINTWISE, Box, Restrict
from raise_kernel.passes.tensor_opt.graph.boxes.positions import Positions
from raise_kernel.passes.tensor_opt.graph.boxes.windows import kept_axes
from raise_kernel.passes.tensor_opt.graph.graph import Graph
from raise_kernel.passes.tensor_opt.graph.node import Node, Splat, reached


def lines_of(g: Graph, index: Node) -> tuple[int, dict[int, np.ndarray]] | None:
    """The first element, and along each axis that matters the elements less the first.

    Element `(i, j, ...)` is the first plus those of `i`, `j`, ... (modulo 2^width). None where that
    does not follow from how `index` is computed, or where data decides.
    """
    nodes = reached([index])
    axes = _Axes()
    if not index.size or not axes.separable(index):
        return None
    restrict, positions = Restrict(g, {n for n in nodes if n.op in POINTWISE}), Positions()
    first: int | None = None
    lines: dict[int, np.ndarray] = {}
    for axis in sorted(axes.of(index)) or [0]:
        sizes = tuple(n if k == axis else 1 for k, n in enumerate(index.shape))
        values = positions.of(restrict.part(index, Box((0,) * index.rank, sizes)))
        if values is None:
            return None
        line = values.reshape(-1).astype(np.int64)
        first = int(line[0])
        if axis in axes.of(index):
            lines[axis] = line - first
    return None if first is None else (first, lines)


class _Axes:
    """The axes along which nodes vary, and whether nodes are sums of functions of one each."""

    def __init__(self) -> None:
        self._axes: dict[Node, frozenset[int]] = {}

    def of(self, n: Node) -> frozenset[int]:
        if n not in self._axes:
            self._axes[n] = frozenset(a for a in self._find(n) if n.shape[a] > 1)
        return self._axes[n]

    def _find(self, n: Node) -> set[int]:
        if isinstance(n.attr, Splat):
            return set()
        if n.op == "iota":
            return {n.attr}
        if n.op == "broadcast_in_dim":
            return {n.attr[a] for a in self.of(n.operands[0])}
        if n.op == "reshape":
            pairs = kept_axes(n.operands[0].shape, n.shape)
            if pairs is not None:
                return {dict(pairs)[a] for a in self.of(n.operands[0])}
        elif n.op in POINTWISE and n.op != "transpose":
            return {a for o in n.operands if o.shape == n.shape for a in self.of(o)}
        return set(range(n.rank))

    def separable(self, n: Node) -> bool:
        if len(self.of(n)) <= 1:
            return True
        if n.op in ("add", "subtract"):
            return all(self.separable(o) for o in n.operands)
        if n.op == "multiply":
            left, right = n.operands
            scaled = left if isinstance(right.attr, Splat) else right
            factor = right if scaled is left else left
            return isinstance(factor.attr, Splat) and self.separable(scaled)
        if n.op == "shift_left":
            return isinstance(n.operands[1].attr, Splat) and self.separable(n.operands[0])
        if n.op == "broadcast_in_dim":
            return self.separable(n.operands[0])
        if n.op == "reshape" and kept_axes(n.operands[0].shape, n.shape) is not None:
            return self.separable(n.operands[0])
        return False
