"""How generated source writes the region of a reduction, scatter or sort."""

from __future__ import annotations

import numpy as np

from raise_kernel.bindings import ir
from raise_kernel.mlir.values import defining_op
from raise_kernel.runtime.replay.printer import FunctionPrinter
from raise_kernel.stablehlo.constants import read_constant

# The binary function of each monoid, by which lax recognises it.
FUNCTIONS = {
    "add": "lax.add",
    "mul": "lax.mul",
    "max": "lax.max",
    "min": "lax.min",
    "and": "lax.bitwise_and",
    "or": "lax.bitwise_or",
    "xor": "lax.bitwise_xor",
}


def region_function(p: FunctionPrinter, region: ir.Region, tupled: bool) -> str:
    """A nested function for a region of scalars; `tupled` takes its arguments as two tuples."""
    arguments = list(region.blocks[0].arguments)
    names = p.parameters(arguments)
    half = len(names) // 2
    parameters = [p.names.fresh("acc"), p.names.fresh("new")] if tupled else names

    def body() -> str:
        if tupled:
            p.line(f"{', '.join(names[:half])} = {parameters[0]}")
            p.line(f"{', '.join(names[half:])} = {parameters[1]}")
        return p.results(p.block(region.blocks[0]))

    return p.nested("combine", parameters, body)


def constant_operand(value: ir.Value) -> np.ndarray | None:
    """The splat that a value is defined as, through no operation but the constant."""
    op = defining_op(value)
    return read_constant(op).splat if op is not None and op.name == "stablehlo.constant" else None
