"""Linear forms, subscripts and affine conditions, computed for every lane at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from raise_kernel.analysis.accesses.affine_maps import access_forms, evaluate, if_constraints
from raise_kernel.analysis.accesses.linear import Linear
from raise_kernel.bindings import ir

# The integer values of an SSA value in the lanes; None if they are not known.
NumbersOf = Callable[[ir.Value], "np.ndarray | None"]


def linear_numbers(form: Linear, count: int, numbers_of: NumbersOf) -> np.ndarray | None:
    """A linear form in each of `count` lanes: int64[count]; None if a value is not known."""
    total = np.full(count, form.const, np.int64)
    for value, coefficient in form.terms.items():
        numbers = numbers_of(value)
        if numbers is None:
            return None
        total = total + coefficient * numbers
    return total


def apply_numbers(op: ir.Operation, operands: Sequence[np.ndarray]) -> np.ndarray | None:
    """The result of an affine.apply in every lane, from its operands; None if it is not linear."""
    map_ = ir.AffineMapAttr(op.attributes["map"]).value
    form = evaluate(map_.results[0], [Linear.index(v) for v in op.operands])
    numbers = dict(zip(op.operands, operands, strict=True))
    return None if form is None else linear_numbers(form, len(operands[0]), numbers.get)


def guard_mask(op: ir.Operation, count: int, numbers_of: NumbersOf) -> np.ndarray | None:
    """The lanes that pass an affine.if, of `count`: bool[count]; None if they are not known."""
    constraints = if_constraints(op)
    if constraints is None:
        return None
    mask = np.ones(count, bool)
    for constraint in constraints:
        values = linear_numbers(constraint.form, count, numbers_of)
        if values is None:
            return None
        mask &= values == 0 if constraint.equality else values >= 0
    return mask


def element_numbers(
    op: ir.Operation, first: int, count: int, numbers_of: NumbersOf
) -> np.ndarray | None:
    """The flat index of the element that each of `count` lanes accesses: int64[count].

    None if it is not known. The subscripts start at operand `first`.
    """
    memory = op.operands[first - 1]
    if op.name.startswith("affine."):
        forms = access_forms(op)
        subscripts = (
            None if forms is None else [linear_numbers(f, count, numbers_of) for f in forms]
        )
    else:
        subscripts = [numbers_of(v) for v in list(op.operands)[first:]]
    shape = list(ir.MemRefType(memory.type).shape)
    element = np.zeros(count, np.int64)
    for size, subscript in zip(shape, subscripts or [None] * len(shape), strict=True):
        if subscript is None:
            return None
        element = element * size + subscript
    return element
