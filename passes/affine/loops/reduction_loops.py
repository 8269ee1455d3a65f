"""Rewrites of sequential reductions into parallel ones."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from raise_kernel.analysis.accesses.affine_maps import for_bounds, parallel_box
from raise_kernel.analysis.accesses.windows import is_positive_zero
from raise_kernel.analysis.graphs.reduction_kinds import KINDS, reduced_type
from raise_kernel.analysis.lanes.variance import loop_inits
from raise_kernel.analysis.loops.sum_nest import Reduction, Term
from raise_kernel.bindings import arith, ir
from raise_kernel.mlir.affine_ops import (
    affine_apply,
    affine_for,
    affine_parallel_like,
    affine_parallel_reduce,
    affine_yield,
    start_from_zero,
)
from raise_kernel.mlir.rewriting import copy_operation, erase, move_body, replace_op, replace_uses
from raise_kernel.mlir.values import defining_op, terminator, type_cast


def parallel_reduction(
    nest: Sequence[ir.Operation], reductions: Sequence[Reduction]
) -> ir.Operation:
    """Replace a nest of sequential loops by one affine.parallel with `reductions`; returns it."""
    outer, inner = nest[0], nest[-1]
    bounds = [for_bounds(loop) for loop in nest]
    lower, upper = ([b[k] for b in bounds if b is not None] for k in (0, 1))
    kinds = [KINDS[r.op] for r in reductions for _ in r.terms]
    types = [reduced_type(r.op, r.init.type) for r in reductions for _ in r.terms]
    with outer.location, ir.InsertionPoint(outer):
        new, body = affine_parallel_reduce(lower, upper, kinds, types)
        totals = _totals(new, reductions)
    for loop, index in zip(nest, body.arguments, strict=True):
        old = loop.regions[0].blocks[0]
        replace_uses(old.arguments[0], index)
        for op in [o.operation for o in old.operations][:-1]:
            if op not in nest:
                body.append(op)
    with outer.location, ir.InsertionPoint(body):
        terms = [_term_value(t) for r in reductions for t in r.terms]
        affine_yield([as_type(v, type_) for v, type_ in zip(terms, types, strict=True)])
    for result, total in zip(outer.results, totals, strict=True):
        replace_uses(result, total)
    # The accumulation itself is dead now, but still uses the innermost loop's arguments.
    old = inner.regions[0].blocks[0]
    erase(terminator(old))
    for argument, reduction in zip(list(old.arguments)[1:], reductions, strict=True):
        replace_uses(argument, reduction.init)
    erase(outer)
    return new


def one_each(loop: ir.Operation, counts: Sequence[int]) -> None:
    """Split the parallel reduction `loop`, which has no effects, into one for each sum.

    `counts` is the number of results of each.
    """
    body = loop.regions[0].blocks[0]
    *operations, end = [o.operation for o in body.operations]
    box = parallel_box(loop)
    start = 0
    for count in counts:
        own = slice(start, start + count)
        start += count
        with loop.location, ir.InsertionPoint(loop):
            new, inside = affine_parallel_like(loop, box, own)
        mapping: dict[ir.Value, ir.Value] = dict(zip(body.arguments, inside.arguments, strict=True))
        for op in operations:
            copy_operation(op, ir.InsertionPoint(inside), mapping)
        with loop.location, ir.InsertionPoint(inside):
            yielded: list[ir.Value] = list(end.operands)[own]
            affine_yield([mapping.get(v, v) for v in yielded])
        for old, result in zip(list(loop.results)[own], new.results, strict=True):
            replace_uses(old, result)
    erase(loop)


def _term_value(term: Term) -> ir.Value:
    if term.groups:
        return _product([_product(group) for group in term.groups])
    if term.fma is None:
        assert term.value is not None
        return term.value
    with term.fma.location:
        return arith.mulf(term.fma.operands[0], term.fma.operands[1])


def _product(factors: Sequence[ir.Value]) -> ir.Value:
    multiply = arith.muli if isinstance(factors[0].type, ir.IntegerType) else arith.mulf
    return functools.reduce(multiply, factors)


def _totals(new: ir.Operation, reductions: Sequence[Reduction]) -> list[ir.Value]:
    """Combine the initial values with the results, outside of the loop."""
    totals: list[ir.Value] = []
    results = iter(new.results)
    from_zero = []
    for reduction in reductions:
        adds_to_zero = reduction.op == "arith.addf" and _starts_at_zero(reduction.init)
        total: ir.Value | None = None if adds_to_zero else reduction.init
        for term in reduction.terms:
            value = as_type(next(results), reduction.init.type)
            from_zero.append(total is None and not term.negative)
            if total is None and not term.negative:
                total = value
            else:
                name = "arith.subf" if term.negative else reduction.op
                operands = [reduction.init if total is None else total, value]
                total = ir.Operation.create(name, results=[value.type], operands=operands).result
        assert total is not None
        totals.append(total)
    start_from_zero(new, from_zero)
    return totals


def as_type(value: ir.Value, type_: ir.Type) -> ir.Value:
    """The value, cast where it is of another type."""
    return value if value.type == type_ else type_cast(value, type_)


def _starts_at_zero(value: ir.Value) -> bool:
    op = defining_op(value)
    if op is None or op.name != "arith.constant":
        return False
    return isinstance(op.attributes["value"], ir.FloatAttr) and is_positive_zero(op)


# --- chunks -------------------------------------------------------------------------------------


def chunked(loop: ir.Operation, size: int) -> ir.Operation:
    """Strip-mine a loop of step one: returns the loop over one chunk, inside a loop over chunks.

    `size` divides the trip count.
    """
    bounds = for_bounds(loop)
    assert bounds is not None
    low, high, _ = bounds
    with loop.location, ir.InsertionPoint(loop):
        outer, chunks = affine_for(0, (high - low) // size, 1, loop_inits(loop))
    with loop.location, ir.InsertionPoint(chunks):
        inner, body = affine_for(0, size, 1, list(chunks.arguments)[1:])
        affine_yield(list(inner.results))
    with loop.location, ir.InsertionPoint(body):
        scaled = ir.AffineExpr.get_mul(ir.AffineDimExpr.get(0), ir.AffineConstantExpr.get(size))
        expr = ir.AffineExpr.get_add(scaled, ir.AffineDimExpr.get(1))
        expr = ir.AffineExpr.get_add(expr, ir.AffineConstantExpr.get(low))
        map_ = ir.AffineMap.get(2, 0, [expr])
        index = affine_apply(map_, [chunks.arguments[0], body.arguments[0]])
    move_body(loop.regions[0].blocks[0], body, [index, *list(body.arguments)[1:]])
    replace_op(loop, outer.results)
    return inner
