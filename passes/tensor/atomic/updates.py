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

from raise_kernel.analysis.graphs.reduction_kinds import KINDS
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import constant_int, defining_op, source_of, terminator

Name = Literal["swap", "increment", "decrement", "exchange", "reduction", "guarded"]
_EQ, _UGT, _UGE = 0, 8, 9


@dataclass(frozen=True)
class KnownUpdate:
    """`operands` come from outside the region; `kind` is a reduction's number.

    A guarded one stores its operand where that is greater (less) than the old value.
    """

    name: Name
    operands: tuple[ir.Value, ...]
    kind: int = -1
    view: ir.Type | None = None


def known_update(op: ir.Operation) -> KnownUpdate | None:
    """The update of a generic_atomic_rmw, where it is one of those with a parallel form."""
    block = op.regions[0].blocks[0]
    old = block.arguments[0]
    inside = {old, *(r for o in block.operations for r in o.operation.results)}
    result = terminator(block).operands[0]
    if result not in inside:
        return KnownUpdate("exchange", (result,))
    update = defining_op(result)
    if update is None:
        return None
    if update.name == "arith.select":
        return (
            _swap(update, old, inside)
            or _counting(update, old, inside)
            or _extreme(update, old, inside)
        )
    return _reduction(update, old, inside)


def _bare(value: ir.Value) -> ir.Value:
    return source_of(value, ("arith.bitcast",))


def _reduction(update: ir.Operation, old: ir.Value, inside: set[ir.Value]) -> KnownUpdate | None:
    if update.name == "arith.bitcast":
        inner = defining_op(update.operands[0])
        if inner is None:
            return None
        update = inner
    if update.name not in KINDS:
        return None
    for a, b in (tuple(update.operands), tuple(reversed(update.operands))):
        if _bare(a) == old and b not in inside:
            view = a.type if a != old else None
            return KnownUpdate("reduction", (b,), KINDS[update.name], view)
    return None


def _extreme(select: ir.Operation, old: ir.Value, inside: set[ir.Value]) -> KnownUpdate | None:
    """`v > old ? v : old`, in any of its spellings."""
    condition, new, kept = select.operands
    test = defining_op(condition)
    if test is None or test.name not in ("arith.cmpi", "arith.cmpf") or new in inside:
        return None
    a, b = test.operands
    if kept != old or {_bare(a), _bare(b)} != {old, _bare(new)}:
        return None
    predicate = ir.IntegerAttr(test.attributes["predicate"]).value
    value, flipped = (b, True) if _bare(a) == old else (a, False)
    view = value.type if value.type != old.type else None
    table = _INTEGER_KINDS if test.name == "arith.cmpi" else _FLOAT_KINDS
    if predicate not in table or value in inside:
        return None
    name: Name = "reduction" if test.name == "arith.cmpi" else "guarded"
    return KnownUpdate(name, (value,), table[predicate][flipped], view)


# Predicate of `v ? old` -> the reduction, and that of `old ? v`.
_MAXSI, _MAXUI, _MINSI, _MINUI, _MAXF, _MINF = 6, 7, 10, 11, 5, 9
_INTEGER_KINDS = {
    2: (_MINSI, _MAXSI),
    3: (_MINSI, _MAXSI),
    4: (_MAXSI, _MINSI),
    5: (_MAXSI, _MINSI),
    6: (_MINUI, _MAXUI),
    7: (_MINUI, _MAXUI),
    8: (_MAXUI, _MINUI),
    9: (_MAXUI, _MINUI),
}
# Ordered comparisons alone: a NaN on either side changes nothing.
_FLOAT_KINDS = {2: (_MAXF, _MINF), 3: (_MAXF, _MINF), 4: (_MINF, _MAXF), 5: (_MINF, _MAXF)}


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
