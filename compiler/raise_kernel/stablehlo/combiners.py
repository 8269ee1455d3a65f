"""What a reduction, scatter or sort region computes: recognized where it is one known operation."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from raise_kernel.bindings import ir
from raise_kernel.mlir.values import defining_op, enum_word
from raise_kernel.stablehlo.elements import is_float_dtype
from raise_kernel.stablehlo.tensor_types import tensor_type

MONOIDS = {
    "stablehlo.add": "add",
    "stablehlo.multiply": "mul",
    "stablehlo.maximum": "max",
    "stablehlo.minimum": "min",
    "stablehlo.and": "and",
    "stablehlo.or": "or",
    "stablehlo.xor": "xor",
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
    if is_float_dtype(dtype):
        return np.array(-np.inf if kind == "max" else np.inf).astype(dtype)
    if dtype.kind in "iu":
        limits = np.iinfo(dtype)
        return np.array(limits.min if kind == "max" else limits.max, dtype)
    return None


def is_identity(kind: str, value: np.ndarray | None, dtype: np.dtype) -> bool:
    """Whether a constant initial value changes nothing (either zero does for a float sum)."""
    neutral = identity(kind, dtype)
    return value is not None and neutral is not None and bool(value == neutral)


def returns_update(region: ir.Region) -> bool:
    """Whether the region keeps the new value: a plain store."""
    block = region.blocks[0]
    operations = list(block.operations)
    return len(operations) == 1 and operations[0].operation.operands[0] == block.arguments[1]


def monoid_of_numbers(region: ir.Region) -> str | None:
    """ "maxnum" or "minnum" for a combiner that `combine_numbers` builds, else None."""
    block = region.blocks[0]
    if len(block.arguments) != 2:
        return None
    a, b = block.arguments
    select = defining_op(block.operations[len(block.operations) - 1].operation.operands[0])
    if select is None or not _where_nan(select, a, b):
        return None
    inner = defining_op(select.operands[2])
    if inner is None or not _where_nan(inner, b, a):
        return None
    extreme = defining_op(inner.operands[2])
    if extreme is None or set(extreme.operands) != {a, b}:
        return None
    return {"stablehlo.maximum": "maxnum", "stablehlo.minimum": "minnum"}.get(extreme.name)


def _where_nan(op: ir.Operation, x: ir.Value, other: ir.Value) -> bool:
    """Whether `op` is `select(x != x, other, ...)`."""
    if op.name != "stablehlo.select" or op.operands[1] != other:
        return False
    test = defining_op(op.operands[0])
    return (
        test is not None
        and test.name == "stablehlo.compare"
        and list(test.operands) == [x, x]
        and direction(test) == "NE"
    )


def direction(compare: ir.Operation) -> str:
    """`LT` of `#stablehlo<comparison_direction LT>`."""
    return enum_word(compare.attributes["comparison_direction"])


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
    order = direction(compare)
    if order not in ("LT", "GT"):
        return None
    arguments = list(block.arguments)
    left, right = (
        next((i for i, a in enumerate(arguments) if a == v), -1) for v in compare.operands
    )
    if left < 0 or right < 0 or left // 2 != right // 2 or left == right:
        return None
    return SortKey(left // 2, (order == "GT") != (left > right))
