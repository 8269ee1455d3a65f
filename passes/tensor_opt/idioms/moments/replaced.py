"""Values of a program replaced by named ones, where these are what it computes; its own steps where
they are not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from raise_kernel.bindings import defining_op, identity, ir
from raise_kernel.facts import replace_uses
from raise_kernel.passes.tensor_opt.graph import Node
from raise_kernel.passes.tensor_opt.graph.load import captured
from raise_kernel.passes.tensor_opt.idioms.cloning import body_between, copied
from raise_kernel.passes.tensor_opt.idioms.guarded import where_rows
from raise_kernel.passes.tensor_opt.idioms.moments.followed import Program, Spread
from raise_kernel.passes.tensor_opt.idioms.tensors import Tensor

# Of the source, in the widest of the results' element types: what stands for each part, with the
# source's other axes, and a mask that is true where that is what the program computes, with the
# same axes.
Build = Callable[[Tensor], tuple[Sequence[Tensor], Tensor]]


def replace(
    program: Program, source: Node, axes: Sequence[int], parts: Sequence[Sequence[Spread]],
    build: Build, name: str, apart: bool = False,
) -> ir.Operation:  # fmt: skip
    """Put what `build` makes of the source where the nodes of each part are; the last operation
    that is replaced. Where not all of the mask is true, its own steps are taken: by row, where each
    row of the results is known to depend on its own elements only (`apart`). `name`: the
    recognizer's."""
    values: dict[Node, ir.Value] = {}
    sources: dict[ir.Value, ir.Value] = {}
    for value, node in program.loader.nodes.items():
        values.setdefault(node, value)
        if node in program.leaves:
            sources[value] = value
    spreads = [spread for part in parts for spread in part]
    results = [values[spread.node] for spread in spreads]
    place = _place(results)
    kept = [n for k, n in enumerate(source.shape) if k not in axes and n > 1]
    with ir.InsertionPoint.after(place.last), place.last.location:
        elements = [Tensor(r).element for r in results]
        element = max(elements, key=lambda e: ir.FloatType(e).width)
        named, test = build(Tensor(values[source]).astype(element))
        wide = [value for part, value in zip(parts, named, strict=True) for _ in part]
        forms = [
            value.reshape(kept).broadcast(s.node.shape, s.axes).astype(e)
            for value, s, e in zip(wide, spreads, elements, strict=True)
        ]
        mask = test.reshape(kept) if apart else test.all()
        made = where_rows(
            mask, forms, lambda: copied(results, body_between(results, sources), sources),
            name=name, placed=lambda: [mask.broadcast(s.node.shape, s.axes) for s in spreads],
        )  # fmt: skip
    guard = defining_op(made[0])
    assert guard is not None
    for result, new in zip(results, made, strict=True):
        replace_uses(result, new)
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
