"""StableHLO modules on StableHLO's own interpreter: no compilation, exact integers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from jaxlib.mlir._mlir_libs import _stablehlo

from raise_kernel.bindings import ir, parse_module, stablehlo
from raise_kernel.mlir.walks import kernels, walk
from raise_kernel.stablehlo.constants import read_constant
from raise_kernel.stablehlo.tensor_types import tensor_type


def evaluate(module: str | ir.Module, inputs: Sequence[np.ndarray]) -> list[np.ndarray]:
    """The results of the module's `main`. No integer may be divided by zero."""
    parsed = parse_module(str(module))
    with parsed.context, ir.Location.unknown():
        _copy_what_scatters_write(parsed)
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


def _copy_what_scatters_write(module: ir.Module) -> None:
    """The interpreter's scatter writes into its operand, which may have other users: each gets a
    copy of its own."""
    for op in [o for o in walk(module.body) if o.name == "stablehlo.scatter"]:
        with ir.InsertionPoint(op):
            for place in range((len(op.operands) - 1) // 2):
                shape = ir.RankedTensorType(op.operands[place].type).shape
                zeros, ones = [0] * len(shape), [1] * len(shape)
                op.operands[place] = stablehlo.slice(op.operands[place], zeros, shape, ones)


def _array(attribute: ir.Attribute) -> np.ndarray:
    """The elements of a dense attribute, by way of a constant."""
    module = parse_module(f"func.func @c() {{ %0 = stablehlo.constant {attribute}\n return }}")
    constant = kernels(module)[0].regions[0].blocks[0].operations[0].operation
    type_ = tensor_type(constant.results[0].type)
    found = read_constant(constant)
    values = found.splat if found.splat is not None else found.values
    assert values is not None
    return np.broadcast_to(values, type_.shape)
