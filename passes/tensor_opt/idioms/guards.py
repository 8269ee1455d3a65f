"""Run-time guards: a named operation where the kernel's precondition holds, its own steps else.

    %r = "stablehlo.if"(%test) ({ return %named }, { the kernel's own steps })
         {rk.guard = "name-lu"}

Every recognizer that replaces a program under a guard (docs/soundness.md) builds it here, so that
its failures can be counted where `rk.config.report_guards` is on. `name` is the recognizer's; the
source line is that of the location in force (`with ir.InsertionPoint(op), op.location:`).

`where_all(masks, named, otherwise, name="name-lu")`: one guard for whole tensors. The named values
    where all elements of all masks are true, else what `otherwise` builds.
`where_all(..., rows=1)`: the same, of masks whose first `rows` axes are rows that fail one by one.
    What runs is the same; the rows that failed are counted instead of the runs.
`by_row(mask, named, own, name="name-weights", axes=[(0,)])`: each row takes its named values where
    the mask is true for it, else its own. Both are computed. `axes`: where each value has the rows.
`where_rows(mask, named, otherwise, name="name-moments", axes=[(0,)])`: the same, but the kernel's
    own steps run only if some row fails. A row that passes has its named values in either branch,
    so that a row's result never depends on other rows.
`mark_guard(op, "name-rounds", fails=True)`: an `if` that was built elsewhere. `fails`: the kernel's
    own steps stand in its first branch, which is taken where the guard fails.

Marks cost nothing: they are attributes, which the pass `report-guards` turns into counters where a
kernel has `rk.report_guards`. A selection by row has no `if` to mark, and no failure costs anything
there; `by_row` builds its counter itself, where one is asked for.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from raise_kernel.bindings import ir, stablehlo
from raise_kernel.diagnostics import source_line
from raise_kernel.passes.tensor.host_calls import tell_host

# Attributes of a guard: its recognizer; that it fails where its operand is true; its rows' shape.
GUARD = "rk.guard"
FAILS = "rk.guard_fails"
ROWS = "rk.guard_rows"
# Of a kernel whose guards are counted.
REPORTED = "rk.report_guards"
# The custom call that counts.
COUNT = "rk.count_guard"


def where_all(
    masks: Sequence[ir.Value],
    named: Sequence[ir.Value],
    otherwise: Callable[[], Sequence[ir.Value]],
    *,
    name: str,
    rows: int = 0,
) -> list[ir.Value]:
    """`named` where all elements of all masks are true, else what `otherwise` builds."""
    parts = [all_of(m, range(rows, ir.RankedTensorType(m.type).rank)) for m in masks]
    held = parts[0]
    for other in parts[1:]:
        held = stablehlo.and_(held, other)
    op = stablehlo.IfOp([v.type for v in named], all_of(held))
    with ir.InsertionPoint(op.regions[0].blocks.append()):
        stablehlo.return_(list(named))
    with ir.InsertionPoint(op.regions[1].blocks.append()):
        stablehlo.return_(list(otherwise()))
    mark_guard(op.operation, name, rows=ir.RankedTensorType(held.type).shape)
    return list(op.results)


def by_row(
    mask: ir.Value,
    named: Sequence[ir.Value],
    own: Sequence[ir.Value],
    *,
    name: str,
    axes: Sequence[Sequence[int]],
) -> list[ir.Value]:
    """Of each row the named values where the mask is true for it, else its own.

    `axes[k]` are the axes of value `k` that the mask's are, in order.
    """
    if _is_reported():
        count_failures(stablehlo.not_(mask), 0, name)
    return [
        stablehlo.select(_spread(mask, value, place), value, other)
        for value, other, place in zip(named, own, axes, strict=True)
    ]


def where_rows(
    mask: ir.Value,
    named: Sequence[ir.Value],
    otherwise: Callable[[], Sequence[ir.Value]],
    *,
    name: str,
    axes: Sequence[Sequence[int]],
) -> list[ir.Value]:
    """Of each row the named values where the mask is true for it, else what `otherwise` builds,
    which runs only where the mask is false for some row.

    `axes[k]` are the axes of value `k` that the mask's are, in order. A mask of rank 0 stands for
    all rows: those of the kernel's own results have to depend on their own row alone otherwise.
    """
    rows = ir.RankedTensorType(mask.type).rank

    def own() -> list[ir.Value]:
        steps = otherwise()
        if not rows:
            return list(steps)
        return [
            stablehlo.select(_spread(mask, value, place), value, other)
            for value, other, place in zip(named, steps, axes, strict=True)
        ]

    return where_all([mask], named, own, name=name, rows=rows)


def mark_guard(
    op: ir.Operation, name: str, *, fails: bool = False, rows: Sequence[int] = ()
) -> None:
    """Mark a `stablehlo.if` as a guard: its failures can be counted."""
    op.attributes[GUARD] = ir.StringAttr.get(name)
    if fails:
        op.attributes[FAILS] = ir.UnitAttr.get()
    if rows:
        op.attributes[ROWS] = ir.DenseI64ArrayAttr.get(list(rows))


def count_failures(failed: ir.Value, operations: int, name: str) -> None:
    """Tell the host which elements of a mask are true. `operations`: what a failure adds."""
    here: Any = ir.Location.current
    entry = {"name": name, "line": source_line(here), "operations": operations}
    tell_host(COUNT, [failed], json.dumps(entry))


def all_of(mask: ir.Value, axes: Sequence[int] | None = None) -> ir.Value:
    """Whether all elements along axes are true, along all of them by default."""
    type_ = ir.RankedTensorType(mask.type)
    axes = list(range(type_.rank) if axes is None else axes)
    if not axes:
        return mask
    scalar = ir.RankedTensorType.get([], type_.element_type)
    kept = [n for k, n in enumerate(type_.shape) if k not in axes]
    true = stablehlo.constant(ir.DenseElementsAttr.get_splat(scalar, ir.BoolAttr.get(True)))
    op = stablehlo.ReduceOp(
        [ir.RankedTensorType.get(kept, type_.element_type)],
        [mask],
        [true],
        ir.DenseI64ArrayAttr.get(axes),
    )
    block = op.regions[0].blocks.append(scalar, scalar)
    with ir.InsertionPoint(block):
        stablehlo.return_([stablehlo.and_(*block.arguments)])
    return op.results[0]


def _spread(mask: ir.Value, value: ir.Value, axes: Sequence[int]) -> ir.Value:
    """A mask of rows as one of all elements of a value."""
    shape = ir.RankedTensorType(value.type).shape
    type_ = ir.RankedTensorType.get(shape, ir.RankedTensorType(mask.type).element_type)
    if mask.type == type_:
        return mask
    return stablehlo.broadcast_in_dim(type_, mask, ir.DenseI64ArrayAttr.get(list(axes)))


def _is_reported() -> bool:
    """Whether the kernel around the insertion point has its guards counted."""
    here: Any = ir.InsertionPoint.current
    op = here.block.owner
    while op is not None:
        if REPORTED in op.attributes:
            return True
        op = op.operation.parent
    return False
