"""Copies of the operations that lead from some values to another one."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from raise_kernel.bindings import defining_op, identity, ir, walked
from raise_kernel.passes.tensor_opt.graph.load import captured


def cloned(result: ir.Value, sources: Collection[ir.Value]) -> ir.Value:
    """`result`, computed here: copies of all operations between `sources` and it."""
    return all_cloned([result], sources)[0]


def all_cloned(results: Sequence[ir.Value], sources: Collection[ir.Value]) -> list[ir.Value]:
    """Several of them, each operation copied once; what is no operation's stays."""
    owners = [o for o in map(defining_op, results) if o is not None]
    return _copied(results, _between(owners, sources))


def copied_from(results: Sequence[ir.Value], first: ir.Operation) -> list[ir.Value]:
    """Several values, computed here by copies of all operations of a block, from the `first` one
    on, that lead to them."""
    following: list[ir.Operation] = []
    for item in first.block.operations:
        if following or item.operation == first:
            following.append(item.operation)
    wanted, needed = set(results), []
    for op in reversed(following):
        if any(r in wanted for r in op.results):
            wanted.update([*op.operands, *captured(op)])
            needed.append(op)
    return _copied(results, needed[::-1])


def _copied(results: Sequence[ir.Value], operations: Sequence[ir.Operation]) -> list[ir.Value]:
    made: dict[ir.Value, ir.Value] = {}
    for op in operations:
        copy = op.clone().operation
        for inner in (copy, *_inside(copy)):
            for index, operand in enumerate(inner.operands):
                if operand in made:
                    inner.operands[index] = made[operand]
        made.update(zip(op.results, copy.results, strict=True))
    return [made.get(r, r) for r in results]


def _between(owners: Sequence[ir.Operation], sources: Collection[ir.Value]) -> list[ir.Operation]:
    """The operations by which `sources` reach one of `owners`, in their order."""
    changed: set[ir.Value] = set(sources)
    reading: list[tuple[ir.Operation, list[ir.Value]]] = []
    left = {identity(owner) for owner in owners}
    for item in owners[0].block.operations:
        op = item.operation
        values = [*op.operands, *captured(op)]
        if not any(r in changed for r in op.results) and any(v in changed for v in values):
            changed.update(op.results)
            reading.append((op, values))
        left.discard(identity(op))
        if not left:
            break
    wanted: set[ir.Value] = {r for owner in owners for r in owner.results}
    found: list[ir.Operation] = []
    for op, values in reversed(reading):
        if any(r in wanted for r in op.results):
            wanted.update(values)
            found.append(op)
    return found[::-1]


def _inside(op: ir.Operation) -> list[ir.Operation]:
    return [inner for region in op.regions for block in region.blocks for inner in walked(block)]
