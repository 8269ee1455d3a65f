"""How many of the first elements of a row are read, where a result is only sliced."""

from __future__ import annotations

from math import prod

import numpy as np

from raise_kernel.bindings import ir

# Elements of a result whose positions are looked at, at most.
LOOKED_AT = 1 << 22


def elements_read(result: ir.Value, length: int) -> int:
    """The elements that are read from the beginning of each part of `length` elements of `result`,
    a tensor whose elements lie in order; all where something else than a slice reads it."""
    size = prod(ir.RankedTensorType(result.type).shape)
    if size > LOOKED_AT:
        return length
    positions = np.arange(size)
    most = 0
    stack = [(result, positions)]
    while stack:
        value, positions = stack.pop()
        type_ = ir.RankedTensorType(value.type)
        for use in value.uses:
            op = use.owner.operation
            if op.name == "stablehlo.reshape":
                stack.append((op.results[0], positions))
            elif op.name == "stablehlo.slice":
                names = ("start_indices", "limit_indices", "strides")
                cuts = zip(*(ir.DenseI64ArrayAttr(op.attributes[n]) for n in names), strict=True)
                part = positions.reshape(type_.shape)[tuple(slice(*cut) for cut in cuts)]
                most = max(most, int((part % length).max(initial=-1)) + 1)
            else:
                return length
    return most
