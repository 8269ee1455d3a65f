"""Builders of loop nests over a box, and of guards in them."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence

from raise_kernel.analysis.accesses.affine_maps import to_set
from raise_kernel.analysis.accesses.linear import Constraint
from raise_kernel.bindings import ir
from raise_kernel.mlir.affine_ops import affine_for, affine_if, affine_parallel, affine_yield


def parallel_nest(counts: Sequence[int]) -> tuple[list[ir.Value], ir.InsertionPoint]:
    """Build a parallel loop; returns its indices, and the insertion point of its body."""
    _, body = affine_parallel([0] * len(counts), counts)
    return list(body.arguments), ir.InsertionPoint(body.operations[0])


def loop_nest(counts: Sequence[int]) -> tuple[list[ir.Value], ir.InsertionPoint]:
    """Build a nest of sequential loops; returns its indices, and the innermost insertion point."""
    count, *rest = counts
    _, body = affine_for(0, count, 1, [])
    with ir.InsertionPoint(body):
        end = affine_yield([])
    point = ir.InsertionPoint(end)
    if not rest:
        return [body.arguments[0]], point
    with point:
        inner, point = loop_nest(rest)
    return [body.arguments[0], *inner], point


@contextlib.contextmanager
def under_guard(constraints: Sequence[Constraint]) -> Iterator[None]:
    """A context inside an affine.if of these constraints, if there are any."""
    if not constraints:
        yield
        return
    set_, operands = to_set(constraints)
    _, (body,) = affine_if(set_, operands, [], with_else=False)
    with ir.InsertionPoint(body):
        yield
        affine_yield([])
