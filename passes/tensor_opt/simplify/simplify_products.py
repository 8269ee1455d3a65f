"""Contracts arrays before they are transposed or their axes are split.

Before:
    %a = stablehlo.reshape %x : (tensor<64x64xf32>) -> tensor<64x4x16xf32>
    %b = stablehlo.reshape %y : (tensor<64x64xf32>) -> tensor<4x16x64xf32>
    %c = stablehlo.dot_general %a, %b, contracting_dims = [1, 2] x [0, 1]
After:
    %c = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0]

Two neighbouring axes that a reshape has split are one axis of the product: both of them contracted,
or both of the batch, in both operands; or both free, and then the result is reshaped. A product
reads its operands before transposes where the free axes keep their order. Refuses nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from raise_kernel.passes.tensor_opt.graph import Graph, Node, Rules
from raise_kernel.passes.tensor_opt.graph.boxes.windows import axis_groups
from raise_kernel.passes.tensor_opt.graph.run import rule_pass
from raise_kernel.stablehlo.attributes import Dot


def dot_of_transpose(g: Graph, n: Node) -> Node | None:
    """The same contraction of the axes where they were, if the free ones keep their order."""
    d, operands = n.attr, list(n.operands)
    assert isinstance(d, Dot)
    for side, x in enumerate(operands):
        free = [x.attr[k] for k in d.free(side, x.rank)] if x.op == "transpose" else None
        if free is not None and free == sorted(free):
            sides = list(d.sides)
            batch, summed = (tuple(x.attr[k] for k in axes) for axes in d.sides[side])
            operands[side], sides[side] = x.operands[0], (batch, summed)
            return g.make("dot_general", operands, n.shape, n.element, d.on(*sides))
    return None


@dataclass(frozen=True)
class _Pair:
    """The first of two neighbouring axes, in the operands and in the result that have them."""

    lhs: int | None = None
    rhs: int | None = None
    result: int | None = None


def dot_of_reshape(g: Graph, n: Node) -> Node | None:
    """The contraction with two axes as one that a reshape has split."""
    d, (a, b) = n.attr, n.operands
    assert isinstance(d, Dot)
    if not a.size or not b.size:
        return None
    for pair in _pairs(d, a, b):
        if (pair.lhs is None or _splits(a, pair.lhs)) and (
            pair.rhs is None or _splits(b, pair.rhs)
        ):
            left, right = (
                x if at is None else g.reshape(x, _joined(x.shape, at))
                for x, at in ((a, pair.lhs), (b, pair.rhs))
            )
            first, second = (
                (_without(batch, at), _without(summed, at))
                for (batch, summed), at in zip(d.sides, (pair.lhs, pair.rhs), strict=True)
            )
            numbers = d.on(first, second)
            shape = n.shape if pair.result is None else _joined(n.shape, pair.result)
            return g.reshape(
                g.make("dot_general", (left, right), shape, n.element, numbers), n.shape
            )
    return None


def _pairs(d: Dot, a: Node, b: Node) -> Iterator[_Pair]:
    """Neighbours that are contracted, of the batch, or free."""
    contracted = sorted(zip(d.lhs_contract, d.rhs_contract, strict=True))
    for (i, j), (k, m) in pairwise(contracted):
        if (k, m) == (i + 1, j + 1):
            yield _Pair(i, j)
    batch = list(zip(d.lhs_batch, d.rhs_batch, strict=True))
    for at, ((i, j), (k, m)) in enumerate(pairwise(batch)):
        if (k, m) == (i + 1, j + 1):
            yield _Pair(i, j, at)
    left, right = d.free(0, a.rank), d.free(1, b.rank)
    for at, (i, k) in enumerate(pairwise(left), len(batch)):
        if k == i + 1:
            yield _Pair(lhs=i, result=at)
    for at, (j, m) in enumerate(pairwise(right), len(batch) + len(left)):
        if m == j + 1:
            yield _Pair(rhs=j, result=at)


def _splits(x: Node, axis: int) -> bool:
    """Whether `x` is a reshape that makes this axis and the next of one."""
    if x.op != "reshape":
        return False
    source = x.operands[0].shape
    return any(
        axis in after and axis + 1 in after and sum(source[k] != 1 for k in before) <= 1
        for before, after in axis_groups(source, x.shape)
    )


def _joined(shape: Sequence[int], axis: int) -> tuple[int, ...]:
    return (*shape[:axis], shape[axis] * shape[axis + 1], *shape[axis + 2 :])


def _without(axes: tuple[int, ...], first: int | None) -> tuple[int, ...]:
    """The axes when the one after `first` is one with it."""
    if first is None:
        return axes
    return tuple(k if k <= first else k - 1 for k in axes if k != first + 1)


RULES: Rules = {"dot_general": [dot_of_transpose, dot_of_reshape]}

rule_pass(
    __name__,
    "Contract arrays before they are transposed or their axes are split.",
    RULES,
    needs=("stablehlo.dot_general",),
)
