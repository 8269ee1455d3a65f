"""What a reduction, scatter or sort region computes: recognised when it is one binary operation."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from raise_kernel.bindings import defining_op, ir
from raise_kernel.runtime.replay.constants import read_constant
from raise_kernel.runtime.replay.elementwise import DIRECTIONS
from raise_kernel.runtime.replay.printer import FunctionPrinter
from raise_kernel.runtime.replay.types import is_float, tensor_type

MONOIDS = {
    "stablehlo.add": "add",
    "stablehlo.multiply": "mul",
    "stablehlo.maximum": "max",
    "stablehlo.minimum": "min",
    "stablehlo.and": "and",
    "stablehlo.or": "or",
    "stablehlo.xor": "xor",
}

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


def monoid(region: ir.Region) -> str | None:
    """The monoid of a region `(a, b) -> a op b`, or None."""
    block = region.blocks[0]
    operations = list(block.operations)
    if len(operations) != 2 or len(block.arguments) != 2:
        return None
    op = operations[0].operation
    kind = MONOIDS.get(op.name)
    if kind is None or set(op.operands) != set(block.arguments):
        return None
    if list(operations[1].operation.operands) != [op.results[0]]:
        return None
    if tensor_type(op.results[0].type).dtype == np.dtype(bool):
        return {"add": "or", "mul": "and", "max": "or", "min": "and"}.get(kind, kind)
    return kind


def identity(kind: str, dtype: np.dtype) -> np.ndarray | None:
    """The neutral element of a monoid."""
    if kind in ("add", "or", "xor"):
        return np.zeros((), dtype)
    if kind == "mul":
        return np.ones((), dtype)
    if kind == "and":
        return np.array(True) if dtype.kind == "b" else np.array(-1).astype(dtype)
    if is_float(dtype):
        return np.array(-np.inf if kind == "max" else np.inf).astype(dtype)
    if dtype.kind in "iu":
        limits = np.iinfo(dtype)
        return np.array(limits.min if kind == "max" else limits.max, dtype)
    return None


def is_identity(kind: str, value: np.ndarray | None, dtype: np.dtype) -> bool:
    """Whether a constant initial value changes nothing (either zero does for a float sum)."""
    neutral = identity(kind, dtype)
    return value is not None and neutral is not None and bool(value == neutral)


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


@dataclass(frozen=True)
class SortKey:
    """A sort by one operand."""

    operand: int
    descending: bool


def sort_key(region: ir.Region) -> SortKey | None:
    """The key of a comparator that is one comparison of one operand's two elements."""
    block = region.blocks[0]
    compare = defining_op(block.operations[-1].operation.operands[0])
    if compare is None or compare.name != "stablehlo.compare":
        return None
    direction = str(compare.attributes["comparison_direction"]).split()[-1].rstrip(">")
    if DIRECTIONS.get(direction) not in ("<", ">"):
        return None
    arguments = list(block.arguments)
    left, right = (
        next((i for i, a in enumerate(arguments) if a == v), -1) for v in compare.operands
    )
    if left < 0 or right < 0 or left // 2 != right // 2 or left == right:
        return None
    return SortKey(left // 2, (direction == "GT") != (left > right))


def constant_operand(value: ir.Value) -> np.ndarray | None:
    """The splat that a value is defined as, through no operation but the constant."""
    op = defining_op(value)
    return read_constant(op).splat if op is not None and op.name == "stablehlo.constant" else None
