"""Values of a program replaced by named ones, where these are what it computes; its own steps where
they are not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from raise_kernel.bindings import defining_op, identity, ir, stablehlo
from raise_kernel.passes.tensor_opt.graph import Node
from raise_kernel.passes.tensor_opt.graph.load import captured
from raise_kernel.passes.tensor_opt.idioms.fields.copies import Copier, body_between
from raise_kernel.passes.tensor_opt.idioms.guards import all_of, where_rows
from raise_kernel.passes.tensor_opt.idioms.moments.followed import Program, Spread
from raise_kernel.passes.tensor_opt.idioms.solves.solve_builders import (
    as_element,
    reshaped,
    splat,
)

# Of the source, in the widest of the results' element types: what stands for each part, with the
# source's other axes, and a mask that is true where that is what the program computes, with the
# same axes or with all of the source's.
Build = Callable[[ir.Value], tuple[Sequence[ir.Value], ir.Value]]


def replace(
    program: Program, source: Node, axes: Sequence[int], parts: Sequence[Sequence[Spread]],
    build: Build, name: str, apart: bool = False,
) -> ir.Operation:  # fmt: skip
    """Put what `build` makes of the source where the nodes of each part are; the last operation
    that is replaced. Where not all of the mask is true, its own steps are taken: by row, where each
    row of the results is known to depend on its own elements only (`apart`). `name`: the
    recognizer's."""
    values: dict[Node, ir.Value] = {}
    sources: list[ir.Value] = []
    for value, node in program.loader.nodes.items():
        values.setdefault(node, value)
        if node in program.leaves:
            sources.append(value)
    results = [values[spread.node] for part in parts for spread in part]
    place = _place(results)
    kept = [n for k, n in enumerate(source.shape) if k not in axes and n > 1]
    with ir.InsertionPoint.after(place.last), place.last.location:
        elements = [ir.RankedTensorType(r.type).element_type for r in results]
        element = max(elements, key=lambda e: ir.FloatType(e).width)
        named, test = build(as_element(values[source], element))
        forms = [
            _placed(reshaped(value, kept), spread, ir.RankedTensorType(values[spread.node].type))
            for part, value in zip(parts, named, strict=True)
            for spread in part
        ]
        if ir.RankedTensorType(test.type).shape == list(source.shape):
            test = all_of(test, axes)
        mask = reshaped(test, kept) if apart else all_of(test)
        places = [spread.axes for part in parts for spread in part]
        made = where_rows(mask, forms, lambda: _copied(results, sources), name=name, axes=places)
    guard = defining_op(made[0])
    assert guard is not None
    for result, new in zip(results, made, strict=True):
        result.replace_all_uses_with(new)
    _restore_order(place, guard, made)
    return place.last


@dataclass(frozen=True)
class _Place:
    """Operations from the first one that is replaced on, and the last one of those."""

    following: list[ir.Operation]
    last: ir.Operation


def _place(results: list[ir.Value]) -> _Place:
    owners = {identity(op): op for op in map(defining_op, results) if op is not None}
    following: list[ir.Operation] = []
    last: ir.Operation | None = None
    (block,) = {op.block for op in owners.values()}
    for view in block.operations:
        op = view.operation
        if identity(op) in owners:
            last = op
        if last is not None:
            following.append(op)
    assert last is not None
    return _Place(following, last)


def _restore_order(place: _Place, guard: ir.Operation, made: list[ir.Value]) -> None:
    """Operations before the guard that use its results go behind it, in their order."""
    late = set(made)
    behind = guard
    for op in place.following:
        if any(v in late for v in (*op.operands, *captured(op))):
            late.update(op.results)
            op.move_after(behind)
            behind = op
        if identity(op) == identity(place.last):
            break


def _copied(results: list[ir.Value], sources: list[ir.Value]) -> list[ir.Value]:
    """`results`, computed here from `sources`, with the counts and masks that they need."""
    copier = Copier()
    copier.values.update((v, v) for v in sources)
    for op in body_between(results, set(sources)):
        copier.operation(op)
    return [copier.values[r] for r in results]


def _placed(x: ir.Value, spread: Spread, type_: ir.RankedTensorType) -> ir.Value:
    """The value as a tensor of this type, the same along all axes that it does not have."""
    wide = ir.RankedTensorType.get(type_.shape, ir.RankedTensorType(x.type).element_type)
    if x.type != wide:
        x = stablehlo.broadcast_in_dim(wide, x, ir.DenseI64ArrayAttr.get(list(spread.axes)))
    return as_element(x, type_.element_type)


def summed(x: ir.Value, axes: Sequence[int]) -> ir.Value:
    """The sum along axes."""
    return reduced(x, axes, 0.0, stablehlo.add)


def reduced(
    x: ir.Value, axes: Sequence[int], start: float, combine: Callable[..., ir.Value]
) -> ir.Value:
    """All elements along axes, combined from `start` on."""
    type_ = ir.RankedTensorType(x.type)
    scalar = ir.RankedTensorType.get([], type_.element_type)
    kept = [n for k, n in enumerate(type_.shape) if k not in axes]
    op = stablehlo.ReduceOp(
        [ir.RankedTensorType.get(kept, type_.element_type)],
        [x],
        [splat(scalar, start)],
        ir.DenseI64ArrayAttr.get(list(axes)),
    )
    with ir.InsertionPoint(op.regions[0].blocks.append(scalar, scalar)):
        stablehlo.return_([combine(*op.regions[0].blocks[0].arguments)])
    return op.results[0]
