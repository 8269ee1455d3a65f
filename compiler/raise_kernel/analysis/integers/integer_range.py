"""The interval of an integer value, from its definition alone: no dataflow.

Enough for trip counts: constants, extensions, masks, launch indices, sums without wrap-around.
Intervals are inclusive and read the value as signed; an unknown value has its type's interval.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from raise_kernel.analysis.integers import intervals
from raise_kernel.analysis.integers.intervals import Interval
from raise_kernel.bindings import ir
from raise_kernel.mlir.facts import facts
from raise_kernel.mlir.values import constant_int, defining_op, int_array

# Bounds are short expressions of indices and sizes; deeper ones are data, whose range is unknown.
MAX_DEPTH = 12

_LAUNCH = {
    "gpu.thread_id": ("rk.block", 0),
    "gpu.block_id": ("rk.grid", 0),
    "gpu.block_dim": ("rk.block", 1),
    "gpu.grid_dim": ("rk.grid", 1),
}


def bit_width(kind: ir.Type) -> int:
    """Bits of an integer type; `index` has 64."""
    return kind.width if isinstance(kind, ir.IntegerType) else 64


def type_range(width: int) -> Interval:
    return -(1 << (width - 1)), (1 << (width - 1)) - 1


_Range = Callable[[ir.Value, Mapping[ir.Value, Interval], int], Interval]
_NONE: Mapping[ir.Value, Interval] = {}


def signed_range(value: ir.Value, known: Mapping[ir.Value, Interval] = _NONE) -> Interval:
    """An interval that holds `value`, read as a signed integer. `known`: intervals of some values,
    the indices of loops for instance."""
    return _range(value, known, 0) if known else facts.once(_range_alone, value)


def _range_alone(value: ir.Value) -> Interval:
    return _range(value, _NONE, 0)


class Ranges:
    """`signed_range` of many values with the same intervals `known`. What they are made of is
    computed once; again where it is less deep than before, for then more is looked at."""

    def __init__(self, known: Mapping[ir.Value, Interval]) -> None:
        self._known = known
        self._found: dict[ir.Value, tuple[int, Interval]] = {}

    def of(self, value: ir.Value) -> Interval:
        return self._range(value, self._known, 0)

    def _range(self, value: ir.Value, known: Mapping[ir.Value, Interval], depth: int) -> Interval:
        found = self._found.get(value)
        if found is None or found[0] > depth:
            found = self._found[value] = depth, _range(value, known, depth, self._range)
        return found[1]


def _range(
    value: ir.Value, known: Mapping[ir.Value, Interval], depth: int, of: _Range | None = None
) -> Interval:
    """`of`: what computes the ranges of the operands."""
    if value in known:
        return known[value]
    constant = constant_int(value)
    if constant is not None:
        return constant, constant
    full = type_range(bit_width(value.type))
    op = defining_op(value)
    if op is None or depth > MAX_DEPTH:
        return _induction_range(value) or full
    found = _of_op(op, known, depth + 1, of or _range)
    if found is None or found[0] < full[0] or found[1] > full[1]:
        return full
    return found


def unsigned_range(value: ir.Value) -> Interval:
    """An interval that holds `value`, read as an unsigned integer."""
    low, high = signed_range(value)
    if low < 0:
        return 0, (1 << bit_width(value.type)) - 1
    return low, high


def _of_op(
    op: ir.Operation, known: Mapping[ir.Value, Interval], depth: int, of: _Range
) -> Interval | None:
    name = op.name
    if name in _LAUNCH:
        return facts.once(_launch_range, op)
    if name in intervals.RULES:
        left, right = (of(v, known, depth) for v in op.operands)
        return intervals.of_operation(name, left, right, bit_width(op.operands[0].type))
    if name in ("arith.extsi", "arith.index_cast", "arith.trunci"):
        return of(op.operands[0], known, depth)
    if name in ("arith.extui", "arith.index_castui"):
        low, high = of(op.operands[0], known, depth)
        return (low, high) if low >= 0 else (0, (1 << bit_width(op.operands[0].type)) - 1)
    if name == "arith.select":
        left, right = (of(v, known, depth) for v in list(op.operands)[1:])
        return min(left[0], right[0]), max(left[1], right[1])
    return None


def _launch_range(op: ir.Operation) -> Interval | None:
    attribute, extra = _LAUNCH[op.name]
    function = op.parent
    while function is not None and attribute not in function.attributes:
        function = function.operation.parent
    sizes = int_array(function.operation, attribute) if function is not None else None
    if sizes is None:
        return None
    size = sizes["xyz".index(str(op.attributes["dimension"])[-2])]
    return (size, size) if extra else (0, max(size - 1, 0))


def _induction_range(value: ir.Value) -> Interval | None:
    """The interval of the induction variable of an scf.for with constant bounds."""
    if not isinstance(value, ir.BlockArgument) or value.arg_number != 0:
        return None
    loop = value.owner.owner.operation
    if loop.name != "scf.for":
        return None
    low, high = (constant_int(v) for v in list(loop.operands)[:2])
    return None if low is None or high is None else (low, max(high - 1, low))
