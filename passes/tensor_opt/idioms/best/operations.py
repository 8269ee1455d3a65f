"""StableHLO operations as the builders of this folder spell them."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from raise_kernel.bindings import ir, stablehlo


def direction(word: str) -> ir.Attribute:
    return stablehlo.ComparisonDirectionAttr.get(word)


def splat(type_: ir.Type, cell: np.ndarray) -> ir.Value:
    tensor = ir.RankedTensorType(type_)
    element = tensor.element_type
    if isinstance(element, ir.FloatType):
        attr: ir.Attribute = ir.FloatAttr.get(element, float(cell))
    else:
        attr = ir.IntegerAttr.get(element, int(cell))
    return stablehlo.constant(ir.DenseElementsAttr.get_splat(tensor, attr))


def reshaped(x: ir.Value, shape: Sequence[int]) -> ir.Value:
    type_ = ir.RankedTensorType(x.type)
    if list(type_.shape) == list(shape):
        return x
    return stablehlo.reshape(ir.RankedTensorType.get(list(shape), type_.element_type), x)
