"""Convolutions as nodes: of one array of one channel with constant weights, nothing padded."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from raise_kernel.bindings import convolution_numbers, ir, stablehlo
from raise_kernel.passes.tensor_opt.graph.graph import Graph
from raise_kernel.passes.tensor_opt.graph.node import Node, Shape
from raise_kernel.passes.tensor_opt.graph.store import ATTRIBUTES
from raise_kernel.stablehlo.operation import Operation

# Convolutions slide along three axes at most.
MAX_RANK = 3


def dense_weights(terms: Mapping[Shape, float]) -> np.ndarray | None:
    """The weights by offset as an array; None where an offset in between has none.

    A weight of zero there would read what the sum does not, and make NaN of an infinity.
    """
    offsets = np.array(list(terms))
    low, high = offsets.min(0), offsets.max(0)
    weights = np.zeros(high - low + 1)
    for offset, weight in terms.items():
        weights[tuple(np.array(offset) - low)] = weight
    return weights if np.all(weights) and weights.size > 1 else None


def convolve(g: Graph, x: Node, terms: Mapping[Shape, float], shape: Shape) -> Node | None:
    """`sum of weight * x[offset : offset + shape]` as a convolution; None where it is none."""
    weights = dense_weights(terms)
    if weights is None or x.rank > MAX_RANK:
        return None
    low = tuple(int(n) for n in np.array(list(terms)).min(0))
    ends = [a + n + k - 1 for a, n, k in zip(low, shape, weights.shape, strict=True)]
    window = g.slice(x, low, ends, [1] * x.rank)
    left = g.reshape(window, (1, 1, *window.shape))
    right = g.table(weights.reshape(1, 1, *weights.shape), x.element)
    found = g.make("convolution", (left, right), (1, 1, *shape), x.element)
    return g.reshape(found, shape)


def _attributes(node: Operation) -> dict[str, ir.Attribute]:
    one = ir.IntegerAttr.get(ir.IntegerType.get_signless(64), 1)
    highest = stablehlo.PrecisionAttr.get("HIGHEST")
    return {
        "dimension_numbers": convolution_numbers(len(node.shape) - 2),
        "feature_group_count": one,
        "batch_group_count": one,
        "precision_config": ir.ArrayAttr.get([highest, highest]),
    }


ATTRIBUTES["convolution"] = _attributes
