"""Which arguments of a program say how long its loops run.

    func @main(%x: tensor<64xf32>, %steps: tensor<i32>) {
      stablehlo.while(%i = %zero, %limit = %steps, ...)
        cond { %goes_on = compare LT, %i, %limit }            argument 1 is a length

What a program with such an argument costs is known only with its value.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from jax.core import Tracer

from raise_kernel.bindings import ir
from raise_kernel.mlir.values import defining_op, terminator
from raise_kernel.mlir.walks import kernels, walked

# Lengths that are weighed alike: below the first number, below the second, and all others. What a
# call of a program costs besides its iterations is a part of the first two, of long ones hardly.
CLASSES = (8, 64)


def lengths_of(module: ir.Module) -> tuple[int, ...]:
    """The numbers of the arguments of a module's kernel, integers, that conditions of loops depend
    on."""
    (kernel,) = kernels(module)
    entry = kernel.regions[0].blocks[0]
    found: set[int] = set()
    seen: set[ir.Value] = set()
    loops = [op for op in walked(module.body) if op.name == "stablehlo.while"]
    open_ = [terminator(loop.regions[0].blocks[0]).operands[0] for loop in loops]
    while open_:
        value = open_.pop()
        if value in seen:
            continue
        seen.add(value)
        op = defining_op(value)
        if op is not None:
            open_ += op.operands
            continue
        argument = ir.BlockArgument(value)
        if argument.owner == entry:
            if _is_integer(argument):
                found.add(argument.arg_number)
        elif argument.owner.owner.name == "stablehlo.while":
            open_.append(argument.owner.owner.operation.operands[argument.arg_number])
    return tuple(sorted(found))


def _is_integer(value: ir.Value) -> bool:
    type_ = ir.RankedTensorType(value.type)
    return type_.rank == 0 and isinstance(type_.element_type, ir.IntegerType)


def class_of(values: Sequence[Any]) -> int | None:
    """The class of the longest of some lengths; None where one is not known, under tracing."""
    if any(isinstance(value, Tracer) for value in values):
        return None
    longest = max(int(np.asarray(value)) for value in values)
    return sum(longest >= limit for limit in CLASSES)
