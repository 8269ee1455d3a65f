"""Nests of loops over a box, and the guards in them, that are built around an insertion point."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence

from raise_kernel.analysis.accesses.affine_maps import to_set
from raise_kernel.analysis.accesses.linear import Constraint, Linear
from raise_kernel.bindings import affine_for, affine_if, affine_parallel, affine_yield, ir


def parallel_nest(counts: Sequence[int]) -> tuple[list[ir.Value], ir.InsertionPoint]:
    """A parallel loop; its indices, and where its body goes."""
    _, body = affine_parallel([0] * len(counts), counts)
    return list(body.arguments), ir.InsertionPoint(body.operations[0])


def loop_nest(counts: Sequence[int]) -> tuple[list[ir.Value], ir.InsertionPoint]:
    """A nest of sequential loops; their indices, and where the innermost body goes."""
    count, *rest = counts
    _, body = affine_for(0, count, 1, [])
    with ir.InsertionPoint(body):
        end = affine_yield([])
    place = ir.InsertionPoint(end)
    if not rest:
        return [body.arguments[0]], place
    with place:
        inner, place = loop_nest(rest)
    return [body.arguments[0], *inner], place


@contextlib.contextmanager
def under_guard(constraints: Sequence[tuple[Linear, bool]]) -> Iterator[None]:
    """Inside an affine.if of these constraints, if there are any."""
    if not constraints:
        yield
        return
    set_, operands = to_set([Constraint(form, equal) for form, equal in constraints])
    _, (body,) = affine_if(set_, operands, [], with_else=False)
    with ir.InsertionPoint(body):
        yield
        affine_yield([])
