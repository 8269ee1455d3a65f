"""Forwards the components of a wide integer that was assembled from them.

Before (a pair of floats that C++ moves as one integer, `tile[i] = x[i]; y[j] = tile[k];`):
    %a = arith.extui %first : i32 to i64
    %b = arith.extui %second : i32 to i64
    %c = arith.shli %b, %c32
    %pair = arith.ori %a, %c
    %low = arith.trunci %pair : i64 to i32
    %d = arith.shrui %pair, %c32
    %high = arith.trunci %d : i64 to i32
After: %low is %first, %high is %second.

The search goes through shifts by constants, zero extensions, truncations, and `|` if one operand
has zeros in the bits concerned. Other ways to assemble an integer stay.
"""

from __future__ import annotations

from raise_kernel.bindings import ir
from raise_kernel.mlir.rewriting import replace_uses
from raise_kernel.mlir.values import constant_int, defining_op
from raise_kernel.mlir.walks import named
from raise_kernel.pass_manager.pass_base import PassContext, register_pass

# An integer has at most eight bytes, each assembled by a shift and `|`.
MAX_DEPTH = 24


@register_pass("fold-packed-integers", stage="affine", needs=("arith.trunci",))
def fold_packed_integers(module: ir.Module, ctx: PassContext) -> None:
    """Replace extracted parts of wide integers by the values that they were assembled from."""
    del ctx
    for op in named(module.body, "arith.trunci"):
        part = _Part(0, _width(op.results[0])).of(op.operands[0])
        if isinstance(part, ir.Value) and part != op.results[0]:
            replace_uses(op.results[0], part)


def _width(value: ir.Value) -> int:
    return value.type.width if isinstance(value.type, ir.IntegerType) else 64


class _Zeros:
    """Bits that are all zero."""


class _Part:
    """`width` bits, beginning with bit `low`."""

    def __init__(self, low: int, width: int, depth: int = 0) -> None:
        self.low = low
        self.width = width
        self.depth = depth

    def of(self, value: ir.Value) -> ir.Value | _Zeros | None:
        """The value that consists of these bits of `value`; None if there is none."""
        if self.low == 0 and self.width == _width(value):
            return value
        if self.low >= _width(value):
            return _Zeros()
        constant = constant_int(value)
        if constant is not None:
            return _Zeros() if constant >> self.low & (1 << self.width) - 1 == 0 else None
        op = defining_op(value)
        if op is None or self.depth > MAX_DEPTH:
            return None
        if op.name in ("arith.extui", "arith.trunci"):
            return self._extended(op.operands[0]) if op.name == "arith.extui" else self._at(op, 0)
        if op.name == "arith.ori":
            return self._joined(op)
        amount = constant_int(op.operands[1]) if op.name in ("arith.shli", "arith.shrui") else None
        if amount is None or not 0 <= amount < _width(value):
            return None
        if op.name == "arith.shli":
            if self.low + self.width <= amount:
                return _Zeros()
            return self._at(op, -amount) if self.low >= amount else None
        if self.low + amount >= _width(value):
            return _Zeros()
        inside = self.low + amount + self.width <= _width(value)
        return self._at(op, amount) if inside else None

    def _joined(self, op: ir.Operation) -> ir.Value | _Zeros | None:
        left = self._at(op, 0)
        if left is None:
            return None
        right = self._at(op, 0, operand=1)
        if isinstance(left, _Zeros):
            return right
        return left if isinstance(right, _Zeros) else None

    def _at(self, op: ir.Operation, shift: int, operand: int = 0) -> ir.Value | _Zeros | None:
        return _Part(self.low + shift, self.width, self.depth + 1).of(op.operands[operand])

    def _extended(self, source: ir.Value) -> ir.Value | _Zeros | None:
        if self.low >= _width(source):
            return _Zeros()
        if self.low + self.width > _width(source):
            return None
        return _Part(self.low, self.width, self.depth + 1).of(source)
