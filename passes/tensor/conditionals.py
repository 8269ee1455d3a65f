"""Conditionals: boxes where the condition is one, masks where it is not.

`affine.if` on single lane indices runs its then branch for the smaller box alone, without a mask.
Everything else runs both branches under complementary masks. Stores obey the mask; results are
selected, but where a slice reads what is wanted: zeros beyond the array's ends.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from raise_kernel.analysis.accesses.affine_maps import access_forms, if_constraints
from raise_kernel.analysis.accesses.linear import Constraint, Linear
from raise_kernel.analysis.accesses.regions import negated
from raise_kernel.analysis.accesses.windows import is_positive_zero
from raise_kernel.bindings import ir, stablehlo
from raise_kernel.diagnostics import refuse
from raise_kernel.mlir.values import defining_op
from raise_kernel.passes.tensor.vectors import (
    Frame,
    Range,
    Vec,
    both,
    broadcast,
    index_constant,
    linear_vec,
    negate,
    over,
    pad,
    restrict,
    shape_of,
    to_dims,
)

if TYPE_CHECKING:
    from raise_kernel.passes.tensor.lowering import Lowering


def scf_if(low: Lowering, op: ir.Operation, frame: Frame) -> None:
    """Both branches under masks."""
    condition = low.get(op.operands[0], frame)
    yes = frame.with_mask(both(frame.mask, condition, frame))
    no = frame.with_mask(both(frame.mask, negate(condition), frame))
    then = _branch(low, op, 0, yes)
    otherwise = _branch(low, op, 1, no)
    for result, a, b in zip(op.results, then, otherwise, strict=True):
        low.set(result, low.select(condition, a, b, frame))


def _branch(low: Lowering, op: ir.Operation, region: int, frame: Frame) -> list[Vec]:
    blocks = list(op.regions[region].blocks)
    if not blocks:
        return []
    return [low.get(v, frame) for v in low.block(blocks[0], frame)]


def affine_if(low: Lowering, op: ir.Operation, frame: Frame) -> None:
    """The then branch on its box; the else branch on the complement's box, or under a mask."""
    constraints = if_constraints(op)
    if constraints is None:
        raise refuse("RK011", "an affine condition with mod or floordiv", at=op)
    inner, rest = narrowed(frame, constraints)
    inner = replace(inner, domain=frame.domain.refined(constraints))
    if rest:
        inner = inner.with_mask(both(inner.mask, mask_of(low, rest, inner), inner))
    outside = negated(constraints) if len(constraints) == 1 else None
    other, other_rest = narrowed(frame, outside) if outside is not None else (frame, constraints)
    if other_rest:
        not_taken = negate(mask_of(low, constraints, frame))
        other = frame.with_mask(both(frame.mask, not_taken, frame))
    then = _branch(low, op, 0, inner) if not inner.is_empty() else None
    no_else = not len(list(op.regions[1].blocks))
    otherwise = _branch(low, op, 1, other) if not other.is_empty() and not no_else else None
    for k, result in enumerate(op.results):
        if then is None or otherwise is None:
            picked = then if then is not None else otherwise
            assert picked is not None, "the iteration domain is empty in both branches of an if"
            low.set(result, picked[k])
        elif rest and _is_padding(low, op, k, rest, inner):
            low.set(result, _grow(then[k], inner, frame))
        elif rest:
            condition = mask_of(low, constraints, frame)
            whole = _grow(then[k], inner, frame)
            low.set(result, low.select(condition, whole, otherwise[k], frame))
        else:
            low.set(result, _merge(then[k], inner, otherwise[k], other, frame))


def _is_padding(
    low: Lowering, op: ir.Operation, number: int, constraints: Sequence[Constraint], frame: Frame
) -> bool:
    """Whether a result is an element of an array where it has one, and zero elsewhere: what slices
    of the array read beyond its ends."""
    inside, outside = (
        defining_op(list(region.blocks[0].operations)[-1].operation.operands[number])
        for region in op.regions
    )
    if inside is None or inside.name != "affine.load" or inside.block != op.regions[0].blocks[0]:
        return False
    forms = access_forms(inside)
    zero = outside is not None and outside.name == "arith.constant" and is_positive_zero(outside)
    if forms is None or not zero:
        return False
    ends = list(zip(forms, inside.operands[0].type.shape, strict=True))
    return all(_is_end(c, ends) for c in constraints) and low.memory.is_padded(
        inside.operands[0], forms, frame
    )


def _is_end(constraint: Constraint, subscripts: Sequence[tuple[Linear, int]]) -> bool:
    """Whether a subscript lies outside of its axis where the constraint fails."""
    for form, size in subscripts:
        below, above = constraint.form - form, constraint.form + form
        if below.is_constant() and below.const >= 0:
            return not constraint.equality
        if above.is_constant() and above.const >= size - 1:
            return not constraint.equality
    return False


def narrowed(frame: Frame, constraints: Sequence[Constraint]) -> tuple[Frame, list[Constraint]]:
    """The frame cut to the constraints on single lane indices, and the other constraints."""
    ranges = dict(frame.ranges)
    rest: list[Constraint] = []
    for constraint in constraints:
        terms = list(constraint.form.terms.items())
        if len(terms) == 1 and terms[0][0] in ranges:
            dim, coefficient = terms[0]
            cut = _cut(ranges[dim], coefficient, constraint.form.const)
            if constraint.equality:
                cut = _cut(cut, -coefficient, -constraint.form.const)
            ranges[dim] = cut
        else:
            rest.append(constraint)
    inner = replace(frame, ranges=ranges)
    if inner.mask is not None and not inner.is_empty():
        inner = inner.with_mask(restrict(inner.mask, inner))
    return inner, rest


def _cut(range_: Range, coefficient: int, const: int) -> Range:
    """The part of an index range where `coefficient * index + const >= 0`."""
    low, count, step = range_
    if coefficient > 0:
        skip = max(0, -((const + coefficient * low) // (coefficient * step)))
        return low + min(skip, count) * step, max(0, count - skip), step
    room = const + coefficient * low
    keep = room // (-coefficient * step) + 1 if room >= 0 else 0
    return low, min(count, keep), step


def mask_of(low: Lowering, constraints: Sequence[Constraint], frame: Frame) -> Vec:
    """A conjunction of constraints as a mask over the frame."""
    mask: Vec | None = None
    for constraint in constraints:
        value = linear_vec(constraint.form, low.scalars, frame)
        zero = broadcast(index_constant(0), [], shape_of(value.value))
        direction = "EQ" if constraint.equality else "GE"
        compared = stablehlo.compare(
            value.value,
            zero,
            stablehlo.ComparisonDirectionAttr.get(direction),
            compare_type=stablehlo.ComparisonTypeAttr.get("SIGNED"),
        )
        mask = both(mask, Vec(compared, value.dims, value.ranges), frame)
    assert mask is not None
    return mask


def _grow(vec: Vec, inner: Frame, frame: Frame) -> Vec:
    """`vec` over the larger box of `frame`, zero outside."""
    dims = [d for d in frame.dims if d in vec.dims]
    low, high = _margins(dims, inner, frame)
    return over(pad(to_dims(vec, dims, inner), low, high), dims, frame)


def _margins(dims: Sequence[ir.Value], inner: Frame, frame: Frame) -> tuple[list[int], list[int]]:
    low, high = [], []
    for d in dims:
        outer_low, outer_count, step = frame.ranges[d]
        inner_low, inner_count, _ = inner.ranges[d]
        before = (inner_low - outer_low) // step
        low.append(before)
        high.append(outer_count - inner_count - before)
    return low, high


def _merge(yes: Vec, inner: Frame, no: Vec, other: Frame, frame: Frame) -> Vec:
    """Two boxes' values as one tensor: side by side where they tile the frame, else an update."""
    cut = [d for d in frame.dims if inner.ranges[d] != frame.ranges[d]]
    dims = tuple(d for d in frame.dims if d in yes.dims or d in no.dims or d in cut)
    a = to_dims(yes, dims, inner)
    if not cut:
        return over(a, dims, frame)
    b = to_dims(no, dims, other)
    if other.ranges != frame.ranges:
        (dim,) = cut
        first, second = (a, b) if inner.ranges[dim][0] == frame.ranges[dim][0] else (b, a)
        return over(stablehlo.concatenate([first, second], dims.index(dim)), dims, frame)
    starts, _ = _margins(dims, inner, frame)
    updated = stablehlo.dynamic_update_slice(b, a, [index_constant(s) for s in starts])
    return over(updated, dims, frame)
