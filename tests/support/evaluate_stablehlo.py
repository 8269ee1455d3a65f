"""StableHLO modules on StableHLO's own interpreter: no compilation, exact integers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from jaxlib.mlir._mlir_libs import _stablehlo

from raise_kernel.bindings import ir, kernels, parse_module
from raise_kernel.runtime.replay.constants import read_constant
from raise_kernel.runtime.replay.types import tensor_type


def evaluate(module: str | ir.Module, inputs: Sequence[np.ndarray]) -> list[np.ndarray]:
    """The results of the module's `main`. No integer may be divided by zero."""
    parsed = parse_module(module) if isinstance(module, str) else module
    with parsed.context, ir.Location.unknown():
        arguments = kernels(parsed)[0].regions[0].blocks[0].arguments
        attributes = []
        for argument, value in zip(arguments, inputs, strict=True):
            data: Any = np.ascontiguousarray(value)
            type_ = argument.type
            attributes.append(
                ir.DenseElementsAttr.get(data, type=type_.element_type, shape=list(type_.shape))
            )
        results = _stablehlo.eval_module(parsed, attributes)
        return [_array(result) for result in results]


def _array(attribute: ir.Attribute) -> np.ndarray:
    """The elements of a dense attribute, by way of a constant."""
    module = parse_module(f"func.func @c() {{ %0 = stablehlo.constant {attribute}\n return }}")
    constant = kernels(module)[0].regions[0].blocks[0].operations[0].operation
    type_ = tensor_type(constant.results[0].type)
    found = read_constant(constant)
    values = found.splat if found.splat is not None else found.values
    assert values is not None
    return np.broadcast_to(values, type_.shape)
