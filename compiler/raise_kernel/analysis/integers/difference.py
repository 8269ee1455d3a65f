"""Constant differences of integer values that are not constant: `12*i + 12 - 12*i`."""

from __future__ import annotations

from raise_kernel.analysis.integers.integer_range import bit_width, signed_range, type_range
from raise_kernel.bindings import ir
from raise_kernel.mlir.facts import facts
from raise_kernel.mlir.values import constant_int, defining_op

# Index expressions are short; a longer chain is data.
MAX_DEPTH = 16

Terms = dict[ir.Value | None, int]  # coefficient of each value; the constant is that of None


def constant_difference(far: ir.Value, near: ir.Value, scale: int = 1) -> int | None:
    """`far - scale * near` over the integers, both read as signed, if it is a constant."""
    terms = exact_terms(far)
    for value, factor in exact_terms(near).items():
        terms[value] = terms.get(value, 0) - scale * factor
    constant = terms.pop(None, 0)
    return None if any(terms.values()) else constant


def exact_terms(value: ir.Value, depth: int = 0) -> Terms:
    """`value`, read as signed, as a sum of multiples of values, exact over the integers."""
    constant = constant_int(value)
    if constant is not None:
        return {None: constant}
    op = defining_op(value)
    if op is None or depth > MAX_DEPTH or not facts.once(_is_exact, op):
        return {value: 1}
    operands = list(op.operands)
    match op.name:
        case "arith.addi" | "arith.subi":
            sign = 1 if op.name == "arith.addi" else -1
            left, right = (exact_terms(v, depth + 1) for v in operands)
            return _sum(left, right, sign)
        case "arith.muli" | "arith.shli":
            amount = constant_int(operands[1])
            if amount is None:
                return {value: 1}
            factor = amount if op.name == "arith.muli" else 1 << amount
            return {v: c * factor for v, c in exact_terms(operands[0], depth + 1).items()}
        case _:
            return exact_terms(operands[0], depth + 1)


def _sum(left: Terms, right: Terms, sign: int) -> Terms:
    result = dict(left)
    for value, factor in right.items():
        result[value] = result.get(value, 0) + sign * factor
    return result


def _is_exact(op: ir.Operation) -> bool:
    """Whether the result of an operation is that over the integers, without wrap-around."""
    width = bit_width(op.results[0].type)
    least, most = type_range(width)
    if op.name in ("arith.addi", "arith.subi", "arith.muli", "arith.shli"):
        if "nsw" in str(op.attributes["overflowFlags"]):
            return op.name != "arith.shli" or _shifts_less_than(op, width)
        if op.name == "arith.shli":
            return False
        (a, b), (c, d) = (signed_range(v) for v in op.operands)
        ends = {
            "arith.addi": (a + c, b + d),
            "arith.subi": (a - d, b - c),
            "arith.muli": (min(a * c, a * d, b * c, b * d), max(a * c, a * d, b * c, b * d)),
        }[op.name]
        return least <= ends[0] and ends[1] <= most
    if op.name in ("arith.extsi", "arith.index_cast", "arith.trunci"):
        low, high = signed_range(op.operands[0])
        return least <= low and high <= most
    if op.name in ("arith.extui", "arith.index_castui"):
        return signed_range(op.operands[0])[0] >= 0 or "nonNeg" in op.attributes
    return False


def _shifts_less_than(op: ir.Operation, width: int) -> bool:
    amount = constant_int(op.operands[1])
    return amount is not None and 0 <= amount < width - 1
