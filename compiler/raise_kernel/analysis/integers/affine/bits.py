"""Linear forms of bit operations: masks, and sums of mixed-radix digits written as `|`."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from raise_kernel.analysis.accesses.linear import Domain, Linear
from raise_kernel.analysis.accesses.subscripts import quotient_remainder
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import constant_int, defining_op

LinearOf = Callable[[ir.Value], Linear | None]


def masked(a: Linear, mask: int, domain: Domain) -> Linear | None:
    """`a & mask`, for a mask of consecutive ones; None if it is not linear."""
    if domain.interval(a)[0] < 0:
        return None
    low = mask & -mask
    if mask == 0 or (mask > 0 and (mask + low) & mask):
        return None
    if mask < 0 and mask != -low:
        return None
    if mask > 0 and domain.interval(a)[1] >= mask + low:
        halves = quotient_remainder(a, mask + low, domain)
        if halves is None:
            return None
        a = halves[1]
    if low == 1:
        return a
    halves = quotient_remainder(a, low, domain)
    return halves[0].scaled(low) if halves else None


def joined(a: Linear, b: Linear, domain: Domain) -> Linear | None:
    """`a | b`: a sum if `a` is a multiple of a power of two greater than `b`.

    For a constant `b` of consecutive ones it is `a + b - (a & b)`.
    """
    low, high = domain.interval(b)
    if low < 0 or domain.interval(a)[0] < 0:
        return None
    power = 1 << high.bit_length()
    if a.const % power == 0 and all(c % power == 0 for c in a.terms.values()):
        return a + b
    both = masked(a, low, domain) if low == high else None
    return a + b - both if both is not None else None


def with_ones(op: ir.Operation, domain: Domain, linear: LinearOf) -> Linear | None:
    """`a | b | ones`, if `a` and `b` only share bits that are set in `ones`.

    LLVM computes the index of the last row of a tile in this way.
    """
    ones, forms = 0, []
    for leaf in _leaves(op):
        constant = constant_int(leaf)
        form = linear(leaf) if constant is None else None
        if form is None and (constant is None or constant < 0):
            return None
        ones |= constant or 0
        forms += [form] if form is not None else []
    if ones == 0:
        return None
    total = Linear()
    for form in forms:
        shared = masked(form, ones, domain)
        left = form - shared if shared is not None else None
        both = joined(total, left, domain) or joined(left, total, domain) if left else None
        if both is None:
            return None
        total = both
    return total.shifted(ones)


def _leaves(op: ir.Operation) -> Iterator[ir.Value]:
    for operand in op.operands:
        source = defining_op(operand)
        if source is not None and source.name == "arith.ori":
            yield from _leaves(source)
        else:
            yield operand
