"""Marks scatters whose indices are unique.

Before, where `%index` is computed from positions alone (`i xor 1`, `5 * i + 3 mod 256`):
    %r = stablehlo.scatter(%y, %index, %x)
After:
    %r = stablehlo.scatter(%y, %index, %x) {unique_indices = true}

The indices are computed at compile time; they must all be different and inside the array. XLA then
needs no order among them, and a derivative no care for lanes that overwrite each other. Indices
that are data stay unmarked. Refuses nothing.

Proved: the indices do not depend on data; they are evaluated exactly, in the arithmetic of their
types, and are all different.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from raise_kernel.bindings import ir
from raise_kernel.mlir.walks import optimized_kernels
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.tensor_opt.graph import Graph, Node, Rewriter
from raise_kernel.passes.tensor_opt.graph.boxes.positions import Positions
from raise_kernel.stablehlo.attributes import Scatter

# Elements of indices that are kept for other scatters, at most.
KEPT = 1 << 24


@register_pass("mark-unique-indices", stage="tensor-opt", needs=("stablehlo.scatter",))
def mark_unique_indices(module: ir.Module, ctx: PassContext) -> None:
    """Mark scatters whose indices are unique."""
    for kernel in optimized_kernels(module):
        rewriter = Rewriter({"scatter": [_Marker().unique_scatter]})
        rewriter.function(kernel)
        for count in rewriter.counts.values():
            ctx.remarks.applied(f"{count} scatters have unique indices", kernel)


class _Marker:
    """The rule; indices that scatters of a graph have in common are computed once."""

    def __init__(self) -> None:
        self._graph: Graph | None = None
        self._positions = Positions()

    def unique_scatter(self, g: Graph, n: Node) -> Node | None:
        """A scatter of single elements into a flat array, at indices that are all different."""
        numbers = n.attr
        assert isinstance(numbers, Scatter)
        array, index, values = n.operands
        if numbers.unique or array.rank != 1 or numbers.window or numbers.batch or not values.size:
            return None
        if numbers.inserted != (0,) or index.size != values.size:
            return None
        found = self._elements(g, index)
        if found is None or found.min() < 0 or found.max() >= array.size:
            return None
        if np.unique(found).size != found.size:
            return None
        return g.make("scatter", n.operands, n.shape, n.element, replace(numbers, unique=True))

    def _elements(self, g: Graph, index: Node) -> np.ndarray | None:
        if g is not self._graph or self._positions.elements > KEPT:
            self._graph, self._positions = g, Positions()
        return self._positions.of(index)
