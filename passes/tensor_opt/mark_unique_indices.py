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
from raise_kernel.stablehlo.attributes import Scatter


@register_pass("mark-unique-indices", stage="tensor-opt", needs=("stablehlo.scatter",))
def mark_unique_indices(module: ir.Module, ctx: PassContext) -> None:
    """Mark scatters whose indices are unique."""
    for kernel in optimized_kernels(module):
        rewriter = Rewriter({"scatter": [unique_scatter]})
        rewriter.function(kernel)
        for count in rewriter.counts.values():
            ctx.remarks.applied(f"{count} scatters have unique indices", kernel)


def unique_scatter(g: Graph, n: Node) -> Node | None:
    """A scatter of single elements into a flat array, at indices that are all different."""
    numbers = n.attr
    assert isinstance(numbers, Scatter)
    array, index, values = n.operands
    if numbers.unique or array.rank != 1 or numbers.window or numbers.batch or not values.size:
        return None
    if numbers.inserted != (0,) or index.size != values.size:
        return None
    found = g.positions.of(index)
    if found is None or found.min() < 0 or found.max() >= array.size:
        return None
    if np.unique(found).size != found.size:
        return None
    return g.make("scatter", n.operands, n.shape, n.element, replace(numbers, unique=True))
