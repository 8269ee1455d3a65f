"""Sums of a quotient and its remainder: `n / c * c + n % c` is `n`, even if neither part is linear.

Threads that fill a tile by its flat index store to `tile[i / 34][i % 34]`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from raise_kernel.analysis.accesses.linear import Domain, Linear
from raise_kernel.analysis.integers.affine.residues import LinearOf
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import constant_int, defining_op

_WIDER = ("arith.extui", "arith.extsi", "arith.index_cast", "arith.index_castui")
_QUOTIENTS = ("arith.divui", "arith.divsi")
_REMAINDERS = ("arith.remui", "arith.remsi")
_MAX_DEPTH = 16


@dataclass(frozen=True)
class _Part:
    """The quotient (or remainder) of `of`, which is never negative, by `divisor`."""

    of: Linear
    divisor: int
    quotient: bool


def recombined(value: ir.Value, domain: Domain, linear: LinearOf) -> Linear | None:
    """The form of a sum whose quotients and remainders recombine; None if one remains."""
    whole = Linear()
    scales: dict[_Part, int] = {}
    for addend, scale in _addends(value, 1, 0):
        part = _part(addend, domain, linear)
        form = linear(addend) if part is None else None
        if part is not None:
            scales[part] = scales.get(part, 0) + scale
        elif form is not None:
            whole = whole + form.scaled(scale)
        else:
            return None
    for part, scale in list(scales.items()):
        if part.quotient or not scale:
            continue
        quotient = _Part(part.of, part.divisor, True)
        if scales.get(quotient) != scale * part.divisor:
            return None
        scales[part] = scales[quotient] = 0
        whole = whole + part.of.scaled(scale)
    return None if any(scales.values()) else whole


def _addends(value: ir.Value, scale: int, depth: int) -> Iterator[tuple[ir.Value, int]]:
    """The addends of a value with constant factors; their sum equals it except for wrap-around."""
    op = defining_op(value)
    if op is None or depth > _MAX_DEPTH:
        yield value, scale
        return
    if op.name == "arith.addi":
        for operand in op.operands:
            yield from _addends(operand, scale, depth + 1)
        return
    factor = constant_int(op.operands[1]) if op.name in ("arith.muli", "arith.shli") else None
    if factor is None or (op.name == "arith.shli" and not 0 <= factor < 31):
        yield value, scale
        return
    times = factor if op.name == "arith.muli" else 1 << factor
    yield from _addends(op.operands[0], scale * times, depth + 1)


def _part(value: ir.Value, domain: Domain, linear: LinearOf) -> _Part | None:
    """A value as a quotient or remainder, perhaps of a narrower type; None if it is none."""
    op = defining_op(value)
    while op is not None and op.name in _WIDER:
        op = defining_op(op.operands[0])
    if op is None or op.name not in (*_QUOTIENTS, *_REMAINDERS):
        return None
    divisor, number = constant_int(op.operands[1]), linear(op.operands[0])
    if divisor is None or divisor < 2 or number is None or domain.interval(number)[0] < 0:
        return None
    return _Part(number, divisor, op.name in _QUOTIENTS)
