"""Finds the value that some bits of an integer already are, so that packing can be undone.

A 64-bit load of two floats is composed by shifts; its store, or a shift and truncation, needs the
two floats. `bit_field` walks from the integer back to them.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from raise_kernel.analysis.memory.type_layout import bit_width
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import constant_int, defining_op
from raise_kernel.passes.standardize.emitter import Emitter, int_type

# An integer has at most eight bytes, each assembled by a shift and `|`.
_DEPTH = 24


@dataclass
class Pieces:
    """Values that were composed from equal parts, lowest first."""

    known: dict[ir.Value, list[ir.Value]] = field(default_factory=dict)

    def bit_field(self, build: Emitter, value: ir.Value, low: int, width: int) -> ir.Value | None:
        """Bits [low, low + width) of `value` as a value of that width; None where none exists."""
        found = self._find(value, low, width, _DEPTH)
        return build.constant(int_type(width), found) if isinstance(found, int) else found

    def _find(self, value: ir.Value, low: int, width: int, depth: int) -> ir.Value | int | None:
        """The value, or the number that the bits are."""
        bits = bit_width(value.type)
        if low == 0 and bits == width:
            return value
        number = constant_int(value)
        if number is not None:
            return number >> low & (1 << width) - 1
        parts = self.known.get(value)
        if parts is not None:
            size = bit_width(parts[0].type)
            if low // size == (low + width - 1) // size:
                return self._find(parts[low // size], low % size, width, depth)
            return None
        op = defining_op(value)
        return None if op is None or depth == 0 else self._through(op, low, width, depth - 1)

    def _through(self, op: ir.Operation, low: int, width: int, depth: int) -> ir.Value | int | None:
        name = op.name
        if name in ("arith.bitcast", "arith.trunci"):
            return self._find(op.operands[0], low, width, depth)
        if name == "arith.extui":
            inner = bit_width(op.operands[0].type)
            if low >= inner:
                return 0
            whole = low + width <= inner
            return self._find(op.operands[0], low, width, depth) if whole else None
        if name == "arith.andi":
            mask = constant_int(op.operands[1])
            field = ((mask if mask is not None else 0) >> low) & ((1 << width) - 1)
            whole = mask is not None and field == (1 << width) - 1
            return self._find(op.operands[0], low, width, depth) if whole else None
        if name in ("arith.shli", "arith.shrui"):
            return self._shifted(op, low, width, depth)
        if name == "arith.ori" or (name == "arith.addi" and _disjoint(op)):
            a = self._find(op.operands[0], low, width, depth)
            b = self._find(op.operands[1], low, width, depth) if a is not None else None
            if a is None or b is None:
                return None
            if _is_zero(a):
                return b
            return a if _is_zero(b) else None
        return None

    def _shifted(self, op: ir.Operation, low: int, width: int, depth: int) -> ir.Value | int | None:
        amount = constant_int(op.operands[1])
        if amount is None:
            return None
        bits = bit_width(op.results[0].type)
        start = low - amount if op.name == "arith.shli" else low + amount
        if start + width <= 0 or start >= bits:
            return 0
        if start < 0 or start + width > bits:
            return None
        return self._find(op.operands[0], start, width, depth)


def _is_zero(found: ir.Value | int) -> bool:
    return (found if isinstance(found, int) else constant_int(found)) == 0


def _disjoint(op: ir.Operation) -> bool:
    """Whether an addition of a value below bit k and one that is shifted up by k."""
    for low, high in (op.operands, list(op.operands)[::-1]):
        below, above = defining_op(low), defining_op(high)
        if below is None or above is None or below.name != "arith.extui":
            continue
        if above.name == "arith.shli":
            amount = constant_int(above.operands[1])
            if amount is not None and amount >= bit_width(below.operands[0].type):
                return True
    return False
