"""Equality saturation: finds the cheapest of all programs that the rules make equal to this one.

Before, where no single rewrite pays:
    %0 = stablehlo.transpose %x, dims = [1, 0]
    %1 = stablehlo.add %0, %y
    %2 = stablehlo.transpose %1, dims = [1, 0]
After:
    %0 = stablehlo.transpose %y, dims = [1, 0]
    %1 = stablehlo.add %x, %0

The function's values go into an e-graph (egglog), with the algebra of moves, elementwise
functions, selections, integer sums and products, and matrix products as its rules; the program of
least cost by the target's table comes out, with shared values counted once (after "Mind the
Abstraction Gap: Bringing Equality Saturation to Real-World ML Compilers"). The result replaces the
program only where the model says that it is cheaper. Products of matrices are taken in another
order, as contractions may be; all other float arithmetic keeps its order.

Programs of more than `nodes` values, and the bodies of loops, are left alone. At the limits of time
or size the best so far is taken, with a remark. Refuses (RK025) where egglog is not installed.
"""

from __future__ import annotations

from dataclasses import dataclass

from raise_kernel.bindings import ir
from raise_kernel.costs import FALLBACK, table_for
from raise_kernel.mlir.values import text_attribute
from raise_kernel.mlir.walks import kernels
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.tensor_opt.graph import Graph, Node, Rewriter
from raise_kernel.passes.tensor_opt.graph.node import in_order
from raise_kernel.passes.tensor_opt.saturation.egraph import Limits, Terms, saturate
from raise_kernel.passes.tensor_opt.saturation.extract import Extractor
from raise_kernel.passes.tensor_opt.saturation.program_cost import program_cost


@register_pass("saturate", stage="tensor-opt")
@dataclass(frozen=True)
class Saturate:
    """Take the cheapest program that the algebra makes equal, from an e-graph.

    With `always=false`, only kernels whose `rk.optimize` is "saturate".
    """

    target: str = ""
    nodes: int = 300
    enodes: int = 20000
    milliseconds: int = 2000
    always: bool = True

    def run(self, module: ir.Module, ctx: PassContext) -> None:
        for kernel in kernels(module):
            if not self.always and text_attribute(kernel, "rk.optimize") != "saturate":
                continue
            Rewriter({}, whole=lambda g, roots, k=kernel: self._better(g, roots, k, ctx)).function(
                kernel
            )

    def _better(
        self, g: Graph, roots: list[Node], kernel: ir.Operation, ctx: PassContext
    ) -> list[Node]:
        size = len(in_order(roots))
        if size > self.nodes:
            ctx.remarks.missed(f"{size} values are too many for an e-graph", kernel)
            return roots
        target = self.target or text_attribute(kernel, "rk.target") or FALLBACK
        table = table_for(target, ctx, kernel)
        before = program_cost(table, roots)
        terms = Terms(g)
        seconds = self.milliseconds / 1000
        classes, targets, stopped = saturate(terms, roots, Limits(seconds, self.enodes))
        if stopped:
            ctx.remarks.missed(f"equality saturation stopped at {stopped}: the best so far", kernel)
        found = Extractor(terms, classes, table, seconds).best(targets)
        if found is None or found[1] >= before * (1 - 1e-6):
            return roots
        ctx.remarks.applied(f"cost {before:.3g} us becomes {found[1]:.3g} us on {target}", kernel)
        return found[0]
