"""Computes one half of a product of a matrix with its own transpose, on CPUs.

Before (A A^T):
    %c = stablehlo.dot_general %a, %a, contracting_dims = [1] x [1]
After, with two panels of rows in place of `PANELS`:
    %p = stablehlo.dot_general (stablehlo.slice %a [0:512]), %a, contracting_dims = [1] x [1]
    %q = stablehlo.dot_general (stablehlo.slice %a [512:1024]), (stablehlo.slice %a [512:1024])
    %t = stablehlo.transpose (stablehlo.slice %p [0:512, 512:1024]), dims = [1, 0]
    %c = stablehlo.concatenate %p, (stablehlo.concatenate %t, %q, dim = 1), dim = 0

The product is symmetric: a panel of its rows is computed from the diagonal on, and what is left of
the diagonal is copied from the panels above. Four panels take 5/8 of the operations. BLAS has a
routine for such products (`syrk`), which NumPy calls, and XLA has none: 27.2 ms for 900 x 700 `f64`
on one core of an EPYC become 18.8, and 13.6 become 9.3 on two cores of a Xeon. Products of `f32`
gain nothing: the copies weigh twice as much. Only of large matrices, and not of arrays on several
devices (`rk.update_form`), which the panels would cut across the devices' parts. Refuses nothing.
"""

from __future__ import annotations

from itertools import pairwise

from raise_kernel.bindings import ir
from raise_kernel.mlir.values import text_attribute
from raise_kernel.mlir.walks import optimized_kernels
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.tensor_opt.graph import Concerns, Graph, Node, Rewriter
from raise_kernel.stablehlo.attributes import Dot

PANELS = 4
# Rows, and terms of each sum, from which the panels are large enough for XLA's library.
ROWS, TERMS = 384, 256


@register_pass("halve-symmetric-products", stage="tensor-opt", needs=("stablehlo.dot_general",))
def halve_symmetric_products(module: ir.Module, ctx: PassContext) -> None:
    """Compute one half of a product of a matrix with its own transpose, on CPUs."""
    for kernel in optimized_kernels(module):
        on_cpu = text_attribute(kernel, "rk.target") in ("", "cpu")
        if on_cpu and text_attribute(kernel, "rk.update_form") != "roll":
            rewriter = Rewriter({"dot_general": [halved]}, concerns=Concerns.of("dot_general"))
            rewriter.function(kernel)


def halved(g: Graph, n: Node) -> Node | None:
    """`A A^T`, or `A^T A`, by panels."""
    d, (a, b) = n.attr, n.operands
    assert isinstance(d, Dot)
    if a is not b or a.rank != 2 or d.lhs_batch or len(d.lhs_contract) != 1:
        return None
    if d.lhs_contract != d.rhs_contract or (n.element, a.element) != ("f64", "f64"):
        return None
    (axis,) = d.lhs_contract
    if a.shape[1 - axis] < ROWS or a.shape[axis] < TERMS:
        return None
    return _by_panels(g, g.in_memory(g.transpose(a, (1, 0))) if axis == 0 else a, n)


def _by_panels(g: Graph, a: Node, n: Node) -> Node:
    """`a a^T`: each panel of rows right of the diagonal, and the rest from the panels above."""
    rows, terms = a.shape
    cuts = [rows * k // PANELS for k in range(PANELS + 1)]
    numbers = Dot((), (), (1,), (1,), n.attr.precision)

    def part(x: Node, starts: tuple[int, int], limits: tuple[int, int]) -> Node:
        return g.slice(x, starts, limits, (1, 1))

    panels: list[Node] = []
    whole: list[Node] = []
    for start, end in pairwise(cuts):
        left = part(a, (start, 0), (end, terms))
        right = part(a, (start, 0), (rows, terms))
        shape = end - start, rows - start
        above = [
            g.transpose(part(panel, (0, start - cut), (panel.shape[0], end - cut)), (1, 0))
            for panel, cut in zip(panels, cuts, strict=False)
        ]
        panels.append(g.make("dot_general", (left, right), shape, n.element, numbers))
        whole.append(g.concatenate([*above, panels[-1]], 1))
    return g.concatenate(whole, 0)
