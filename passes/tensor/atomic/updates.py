"""What the region of a `memref.generic_atomic_rmw` computes from the old value.

old -> old == %expected ? %new : old                    compare and swap
old -> old >= %limit ? 0 : old + 1                      increment with wrap-around
old -> old == 0 or old > %limit ? %limit : old - 1      decrement with wrap-around
old -> %new                                             exchange
old -> old + %v, max(old, %v), ...                      a reduction
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from raise_kernel.analysis.reduction_kinds import KINDS
from raise_kernel.bindings import constant_int, defining_op, ir

Name = Literal["swap", "increment", "decrement", "exchange", "reduction"]
_EQ, _UGT, _UGE = 0, 8, 9


@dataclass(frozen=True)
class KnownUpdate:
    """`operands` come from outside the region; `kind` is a reduction's number."""

    name: Name
    operands: tuple[ir.Value, ...]
    kind: int = -1


def known_update(op: ir.Operation) -> KnownUpdate | None:
    """The update of a generic_atomic_rmw, where it is one of those with a parallel form."""
    block = op.regions[0].blocks[0]
    old = block.arguments[0]
    inside = {old, *(r for o in block.operations for r in o.operation.results)}
    result = block.operations[len(block.operations) - 1].operation.operands[0]
    if result not in inside:
        return KnownUpdate("exchange", (result,))
    update = defining_op(result)
    if update is None:
        return None
    if update.name in KINDS:
        return _reduction(update, old, inside)
    if update.name != "arith.select":
        return None
    return _swap(update, old, inside) or _counting(update, old, inside)


def _reduction(update: ir.Operation, old: ir.Value, inside: set[ir.Value]) -> KnownUpdate | None:
    for a, b in (tuple(update.operands), tuple(reversed(update.operands))):
        if a == old and b not in inside:
            return KnownUpdate("reduction", (b,), KINDS[update.name])
    return None


def _swap(select: ir.Operation, old: ir.Value, inside: set[ir.Value]) -> KnownUpdate | None:
    condition, new, kept = select.operands
    compared = _compared(condition, _EQ)
    if compared is None or kept != old or new in inside:
        return None
    expected = next((v for v in compared if v != old), old)
    if old not in compared or expected in inside:
        return None
    return KnownUpdate("swap", (expected, new))


def _counting(select: ir.Operation, old: ir.Value, inside: set[ir.Value]) -> KnownUpdate | None:
    condition, wrapped, stepped = select.operands
    step = _step(stepped, old)
    if step == 1 and constant_int(wrapped) == 0:
        compared = _compared(condition, _UGE)
        if compared is not None and compared[0] == old and compared[1] not in inside:
            return KnownUpdate("increment", (compared[1],))
    if step == -1 and wrapped not in inside:
        either = defining_op(condition)
        if either is None or either.name != "arith.ori":
            return None
        zero, above = (_compared(either.operands[0], _EQ), _compared(either.operands[1], _UGT))
        if zero is None or above is None or constant_int(zero[1]) != 0:
            return None
        if zero[0] == old and above == [old, wrapped]:
            return KnownUpdate("decrement", (wrapped,))
    return None


def _step(value: ir.Value, old: ir.Value) -> int | None:
    """c of `old + c`."""
    op = defining_op(value)
    if op is None or op.name not in ("arith.addi", "arith.subi") or op.operands[0] != old:
        return None
    amount = constant_int(op.operands[1])
    return amount if amount is None or op.name == "arith.addi" else -amount


def _compared(condition: ir.Value, predicate: int) -> list[ir.Value] | None:
    op = defining_op(condition)
    if op is None or op.name != "arith.cmpi":
        return None
    found = ir.IntegerAttr(op.attributes["predicate"]).value
    return list(op.operands) if found == predicate else None
