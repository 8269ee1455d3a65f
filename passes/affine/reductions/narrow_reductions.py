"""Shrinks the domain of a reduction to the iterations whose terms are not neutral.

Before:
    %r = affine.parallel (%k) = (0) to (496) reduce ("addf") -> (f32) {
      %a = affine.if (-%k + 489 >= 0) { %x[%i, %k] } else { 0.0 }
      %b = affine.if (-%k + 489 >= 0) { %w[%k, %j] } else { 0.0 }
      %p = arith.mulf %a, %b
      affine.yield %p
    } {rk.from_zero = [true]}
After:
    %r = affine.parallel (%k) = (0) to (490) reduce ("addf") -> (f32) { %x[%i, %k] * %w[%k, %j] }

For a constraint on the loop's index, every term has to be a constant without effect where the
constraint fails: the neutral element, or a zero of either sign in a sum that starts from +0.0. (A
sum with +0.0 as an addend starts from it, and is marked so: a sum of `%x + 0.0` is a sum of `%x`
that starts from +0.0.) The pass examines guarded values, and products and sums of them. A factor
without the guard may be infinite, so its iterations stay. `drop-implied-guards` then removes the
guards.

Proved: a term that is left out is the neutral element of the reduction, or a zero in a sum that
starts from +0.0, by constants alone: a factor that may be infinite keeps its term.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from raise_kernel.analysis.accesses.affine_maps import if_constraints, parallel_box
from raise_kernel.analysis.accesses.linear import Constraint
from raise_kernel.analysis.accesses.windows import is_positive_zero
from raise_kernel.analysis.graphs.reduction_kinds import ADDF, identity
from raise_kernel.bindings import ir
from raise_kernel.mlir.affine_ops import reduced_kinds, start_from_zero, starts_from_zero
from raise_kernel.mlir.rewriting import erase, replace_uses
from raise_kernel.mlir.values import defining_op, terminator
from raise_kernel.mlir.walks import named, names_in, walked
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.affine.guards.guards_to_bounds import tighten
from raise_kernel.passes.affine.loops.with_box import with_box

Number = int | float
# The most operations of a term that are examined.
MAX_DEPTH = 64


@register_pass("narrow-reductions", stage="affine")
def narrow_reductions(module: ir.Module, ctx: PassContext) -> None:
    """Shrink reductions to the iterations whose terms are not neutral."""
    for loop in [op for op in walked(module.body) if op.name == "affine.parallel" and op.results]:
        box = [list(bounds) for bounds in parallel_box(loop)]
        narrowed = [list(bounds) for bounds in box]
        before = starts_from_zero(loop)
        from_zero = [a or b for a, b in zip(before, _zeros_added(loop), strict=True)]
        for constraint in _constraints(loop):
            started = _neutral_outside(loop, constraint, from_zero)
            if started is not None and _cut(narrowed, loop, constraint):
                from_zero = started
        if narrowed != box or from_zero != before:
            _rebuild(loop, narrowed, from_zero)


def _zeros_added(loop: ir.Operation) -> list[bool]:
    """For each result, whether an addend +0.0 was removed from its term: the sum starts from it."""
    body = loop.regions[0].blocks[0]
    kinds = reduced_kinds(loop)
    terms = terminator(body).operands
    if any(low >= high for low, high, _ in parallel_box(loop)):
        return [False] * len(kinds)
    return [
        kind == ADDF and _without_zero(term, body) for kind, term in zip(kinds, terms, strict=True)
    ]


def _without_zero(term: ir.Value, body: ir.Block) -> bool:
    """Remove one addend +0.0 from the additions that end in `term`; whether there was one."""
    left = [term]
    for _ in range(MAX_DEPTH):
        if not left:
            return False
        value = left.pop()
        op = defining_op(value)
        if op is None or op.name != "arith.addf" or op.block != body or len(list(value.uses)) > 1:
            continue
        for zero, other in (list(op.operands), list(op.operands)[::-1]):
            constant = defining_op(zero)
            if constant is None or constant.name != "arith.constant":
                continue
            if is_positive_zero(constant):
                replace_uses(value, other)
                return True
        left += op.operands
    return False


def _constraints(loop: ir.Operation) -> Iterator[Constraint]:
    """The inequalities of guards in `loop` that are on one of its indices only."""
    body = loop.regions[0].blocks[0]
    indices = list(body.arguments)
    seen: list[Constraint] = []
    for op in named(body, "affine.if"):
        for constraint in if_constraints(op) or []:
            own = len(constraint.form.terms) == 1 and next(iter(constraint.form.terms)) in indices
            if own and not constraint.equality and constraint not in seen:
                seen.append(constraint)
                yield constraint


def _neutral_outside(
    loop: ir.Operation, constraint: Constraint, from_zero: list[bool]
) -> list[bool] | None:
    """For each result, whether it must start from +0.0 if the domain is cut by `constraint`.

    None if an iteration without the constraint has a term that is not neutral.
    """
    body = loop.regions[0].blocks[0]
    if any(n not in _PURE and not n.startswith(("arith.", "math.")) for n in names_in(body)):
        return None
    kinds = reduced_kinds(loop)
    terms = terminator(body).operands
    started = list(from_zero)
    for number, (kind, term) in enumerate(zip(kinds, terms, strict=True)):
        value = _outside(term, constraint, 0)
        if value is None:
            return None
        if _same(value, _number(identity(kind, term.type))):
            continue
        if kind != ADDF or value != 0 or not (from_zero[number] or _same(value, 0.0)):
            return None
        started[number] = True
    return started


_PURE = ("affine.if", "affine.load", "affine.parallel", "affine.yield")


def _outside(value: ir.Value, constraint: Constraint, depth: int) -> Number | None:
    """The constant that `value` equals where `constraint` fails; None if it is no constant."""
    op = defining_op(value)
    if op is None or depth > MAX_DEPTH:
        return None
    if op.name == "arith.constant":
        return _number(op.attributes["value"])
    if op.name == "affine.if":
        if constraint not in (if_constraints(op) or []):
            return None
        otherwise = op.regions[1].blocks[0].operations
        end = otherwise[len(otherwise) - 1].operation
        return _outside(end.operands[ir.OpResult(value).result_number], constraint, depth + 1)
    if op.name in ("arith.mulf", "arith.addf"):
        a, b = (_outside(v, constraint, depth + 1) for v in op.operands)
        if a is None or b is None or not isinstance(a, float) or not isinstance(b, float):
            return None
        # Exact in every format: a zero, or one of the operands.
        if op.name == "arith.mulf":
            return a * b if 0.0 in (a, b) and math.isfinite(a) and math.isfinite(b) else None
        return a + b if 0.0 in (a, b) else None
    return None


def _number(attribute: ir.Attribute) -> Number | None:
    if isinstance(attribute, (ir.FloatAttr, ir.IntegerAttr)):
        return attribute.value
    return None


def _same(a: Number, b: Number | None) -> bool:
    if isinstance(a, float) and isinstance(b, float):
        both_nan = math.isnan(a) and math.isnan(b)
        return both_nan or (a == b and math.copysign(1, a) == math.copysign(1, b))
    return a == b


def _cut(box: list[list[int]], loop: ir.Operation, constraint: Constraint) -> bool:
    """Narrow the bounds of the constraint's index by the constraint; whether they change."""
    before = [list(bounds) for bounds in box]
    tighten(box, list(loop.regions[0].blocks[0].arguments), constraint)
    for bounds, (low, high, _) in zip(box, before, strict=True):
        bounds[:2] = min(bounds[0], high), max(bounds[1], low)
    return box != before


def _rebuild(loop: ir.Operation, box: list[list[int]], from_zero: list[bool]) -> None:
    """Rebuild the loop with other bounds."""
    new, _ = with_box(loop, box)
    start_from_zero(new, from_zero)
    erase(loop)
