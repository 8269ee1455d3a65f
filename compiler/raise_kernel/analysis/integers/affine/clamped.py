"""Distances between clamped ends: `min(2 * i + 2, 12) - max(2 * i - 1, 0)`.

They are the trip counts of loops over the part of a window that is inside an array.
"""

from __future__ import annotations

from dataclasses import dataclass

from raise_kernel.analysis.accesses.linear import Domain, Linear
from raise_kernel.analysis.integers.affine.residues import LinearOf
from raise_kernel.analysis.integers.predicates import Predicate
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import constant_int, defining_op

_SAME = ("arith.index_cast", "arith.extsi")
_LESS = (Predicate.SLT, Predicate.SLE, Predicate.ULT, Predicate.ULE)
_GREATER = (Predicate.SGT, Predicate.SGE, Predicate.UGT, Predicate.UGE)
_MAX_DEPTH = 8


@dataclass(frozen=True)
class Clamped:
    """The interval from `start`, the maximum of `lows`, to the minimum of `highs`."""

    start: ir.Value
    lows: tuple[Linear, ...]
    highs: tuple[Linear, ...]


def clamped_ends(count: ir.Value, linear: LinearOf, domain: Domain) -> Clamped | None:
    """The ends whose distance, or zero if it is negative, is `count`; None if there are none.

    `linear` returns the linear form of a value in `domain`, if there is one.
    """
    op = defining_op(count)
    if op is None:
        return None
    if op.name == "arith.select" and constant_int(op.operands[2]) == 0:
        ends = clamped_ends(op.operands[1], linear, domain)
        return (
            ends if ends is not None and _tests_sign(op.operands[0], ends, linear, domain) else None
        )
    if op.name == "arith.maxsi" and constant_int(op.operands[1]) == 0:
        return clamped_ends(op.operands[0], linear, domain)
    if op.name in _SAME:
        return clamped_ends(op.operands[0], linear, domain)
    if op.name != "arith.subi":
        return None
    high, low = op.operands
    lows, highs = _extreme(low, "arith.maxsi", linear), _extreme(high, "arith.minsi", linear)
    return Clamped(_narrow(low), lows, highs) if lows and highs else None


def _narrow(value: ir.Value) -> ir.Value:
    """The integer that an index was cast from."""
    op = defining_op(value)
    return op.operands[0] if op is not None and op.name == "arith.index_cast" else value


def _extreme(
    value: ir.Value, kind: str, linear: LinearOf, depth: int = 0
) -> tuple[Linear, ...] | None:
    """The forms of which a value is the maximum (or minimum, by `kind`)."""
    form = linear(value)
    if form is not None:
        return (form,)
    op = defining_op(value)
    if op is None or depth > _MAX_DEPTH:
        return None
    if op.name in _SAME:
        return _extreme(op.operands[0], kind, linear, depth + 1)
    if op.name == kind:
        parts = [_extreme(v, kind, linear, depth + 1) for v in op.operands]
        found = [f for part in parts for f in part or ()]
        return tuple(dict.fromkeys(found)) if all(parts) else None
    if op.name == "arith.addi":
        for moved, other in (op.operands, list(op.operands)[::-1]):
            shift = linear(other)
            inner = _extreme(moved, kind, linear, depth + 1) if shift is not None else None
            if shift is not None and inner is not None and _never_wraps(op):
                return tuple(f + shift for f in inner)
    return None


def _never_wraps(op: ir.Operation) -> bool:
    flags = str(op.attributes["overflowFlags"]) if "overflowFlags" in op.attributes else ""
    return "nsw" in flags or isinstance(op.results[0].type, ir.IndexType)


def _tests_sign(condition: ir.Value, ends: Clamped, linear: LinearOf, domain: Domain) -> bool:
    """Whether a condition holds where the distance is positive, and fails where it is negative."""
    op = defining_op(condition)
    if op is None or op.name != "arith.cmpi":
        return False
    predicate = Predicate.of(op)
    low, high = op.operands
    if predicate in _GREATER:
        predicate, low, high = predicate.swapped(), high, low
    if predicate not in _LESS:
        return False
    lows, highs = _extreme(low, "arith.maxsi", linear), _extreme(high, "arith.minsi", linear)
    if lows is None or highs is None:
        return False
    if predicate.is_unsigned:
        signs = [domain.interval(form)[0] >= 0 for form in lows]
        if not any(signs) or any(domain.interval(form)[0] < 0 for form in highs):
            return False
    before, after = _moved(lows, ends.lows), _moved(highs, ends.highs)
    if before is None or after is None:
        return False
    least = before - after + (predicate in (Predicate.SLT, Predicate.ULT))
    return least in (0, 1)


def _moved(some: tuple[Linear, ...], others: tuple[Linear, ...]) -> int | None:
    """The common distance of all forms from the others, which are in the same order."""
    if len(some) != len(others):
        return None
    distances = [a - b for a, b in zip(some, others, strict=True)]
    same = all(d.is_constant() and d == distances[0] for d in distances)
    return distances[0].const if same else None
