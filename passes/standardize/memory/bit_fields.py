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

_DEPTH = 16


@dataclass
class Pieces:
    """Values that were composed from equal parts, lowest first."""

    known: dict[ir.Value, list[ir.Value]] = field(default_factory=dict)

    def bit_field(
        self, build: Emitter, value: ir.Value, low: int, width: int, depth: int = _DEPTH
    ) -> ir.Value | None:
        """Bits [low, low + width) of `value` as a value of that width; None where none exists."""
        bits = bit_width(value.type)
        if low == 0 and bits == width:
            return value
        number = constant_int(value)
        if number is not None:
            return build.constant(int_type(width), number >> low)
        parts = self.known.get(value)
        if parts is not None:
            size = bit_width(parts[0].type)
            if low // size == (low + width - 1) // size:
                return self.bit_field(build, parts[low // size], low % size, width, depth)
            return None
        op = defining_op(value)
        if op is None or depth == 0:
            return None
        return self._through(build, op, low, width, depth - 1)

    def _through(
        self, build: Emitter, op: ir.Operation, low: int, width: int, depth: int
    ) -> ir.Value | None:
        name = op.name
        if name in ("arith.bitcast", "arith.trunci"):
            return self.bit_field(build, op.operands[0], low, width, depth)
        if name == "arith.extui":
            inner = bit_width(op.operands[0].type)
            if low >= inner:
                return build.constant(int_type(width), 0)
            if low + width <= inner:
                return self.bit_field(build, op.operands[0], low, width, depth)
            return None
        if name == "arith.andi":
            mask = constant_int(op.operands[1])
            field = ((mask if mask is not None else 0) >> low) & ((1 << width) - 1)
            whole = mask is not None and field == (1 << width) - 1
            return self.bit_field(build, op.operands[0], low, width, depth) if whole else None
        if name in ("arith.shli", "arith.shrui"):
            return self._shifted(build, op, low, width, depth)
        if name == "arith.ori" or (name == "arith.addi" and _disjoint(op)):
            a = self.bit_field(build, op.operands[0], low, width, depth)
            b = self.bit_field(build, op.operands[1], low, width, depth) if a is not None else None
            if a is None or b is None:
                return None
            if constant_int(a) == 0:
                return b
            return a if constant_int(b) == 0 else None
        return None

    def _shifted(
        self, build: Emitter, op: ir.Operation, low: int, width: int, depth: int
    ) -> ir.Value | None:
        amount = constant_int(op.operands[1])
        if amount is None:
            return None
        bits = bit_width(op.results[0].type)
        start = low - amount if op.name == "arith.shli" else low + amount
        if start + width <= 0 or start >= bits:
            return build.constant(int_type(width), 0)
        if start < 0 or start + width > bits:
            return None
        return self.bit_field(build, op.operands[0], start, width, depth)


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
