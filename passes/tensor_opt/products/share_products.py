"""Computes a matrix product and its transpose once.

Before (C = A B^T + B A^T):
    %p = stablehlo.dot_general %a, %b, contracting_dims = [1] x [1]
    %q = stablehlo.dot_general %b, %a, contracting_dims = [1] x [1]
    %c = stablehlo.add %p, %q
After:
    %q = stablehlo.transpose %p, dims = [1, 0]
    %c = stablehlo.add %p, %q

The product of the same operands in the other order, with the same axes contracted and batched, has
the same elements: the free axes change places. A transpose costs about as much as a few terms of
each sum, and XLA fuses it into what reads it, so sums of at least `TERMS` are shared. Refuses
nothing.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import prod

from raise_kernel.bindings import ir
from raise_kernel.mlir.walks import optimized_kernels
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.tensor_opt.graph import Concerns, Graph, Node, Rewriter
from raise_kernel.passes.tensor_opt.graph.node import in_order
from raise_kernel.stablehlo.attributes import Dot

TERMS = 8


@register_pass("share-products", stage="tensor-opt", needs=("stablehlo.dot_general",))
def share_products(module: ir.Module, ctx: PassContext) -> None:
    """Compute a matrix product and its transpose once."""
    for kernel in optimized_kernels(module):
        concerns = Concerns.of("dot_general")
        Rewriter({}, whole=_shared, everywhere=True, concerns=concerns).function(kernel)


def _shared(g: Graph, results: list[Node]) -> list[Node]:
    nodes = in_order(results)
    if sum(node.op == "dot_general" for node in nodes) < 2:
        return results
    done: dict[Node, Node] = {}
    products: dict[Hashable, Node] = {}
    for node in nodes:
        now = done[node] = g.like(node, [done[o] for o in node.operands])
        if node.op == "dot_general" and _terms(now) >= TERMS:
            d: Dot = now.attr
            other = products.get(_product(now.operands[::-1], d.mirrored(), now.element))
            if other is not None:
                done[node] = g.transpose(other, _axes_of_mirrored(now))
            else:
                products[_product(now.operands, d, now.element)] = now
    return [done[r] for r in results]


def _product(operands: Sequence[Node], d: Dot, element: str) -> Hashable:
    """What a product is, whatever the order in which its contracted axes are named."""
    (lhs_batch, lhs_summed), (rhs_batch, rhs_summed) = d.sides
    summed = frozenset(zip(lhs_summed, rhs_summed, strict=True))
    batch = tuple(zip(lhs_batch, rhs_batch, strict=True))
    return tuple(operands), summed, batch, element, d.precision


def _axes_of_mirrored(n: Node) -> tuple[int, ...]:
    """The axes of `n` by their numbers in the mirrored product: the batch first in both, then the
    free axes of its right operand, which are the last of `n`."""
    d: Dot = n.attr
    batch = len(d.lhs_batch)
    right = n.operands[1].rank - batch - len(d.rhs_contract)
    return (*range(batch), *range(batch + right, n.rank), *range(batch, batch + right))


def _terms(n: Node) -> int:
    return prod(n.operands[0].shape[k] for k in n.attr.lhs_contract)
