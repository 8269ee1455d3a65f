"""Copies of the operations that lead from some values to another one."""

from __future__ import annotations

from collections.abc import Collection

from raise_kernel.bindings import defining_op, ir, walked
from raise_kernel.passes.tensor_opt.graph.load import captured


def cloned(result: ir.Value, sources: Collection[ir.Value]) -> ir.Value:
    """`result`, computed here: copies of all operations between `sources` and it."""
    owner = defining_op(result)
    assert owner is not None
    made: dict[ir.Value, ir.Value] = {}
    for op in _between(owner, sources):
        copy = op.clone().operation
        for inner in (copy, *_inside(copy)):
            for index, operand in enumerate(inner.operands):
                if operand in made:
                    inner.operands[index] = made[operand]
        made.update(zip(op.results, copy.results, strict=True))
    return made[result]


def _between(owner: ir.Operation, sources: Collection[ir.Value]) -> list[ir.Operation]:
    """The operations by which `sources` reach `owner`, in their order."""
    changed: set[ir.Value] = set(sources)
    reading: list[tuple[ir.Operation, list[ir.Value]]] = []
    for item in owner.block.operations:
        op = item.operation
        values = [*op.operands, *captured(op)]
        if not any(r in changed for r in op.results) and any(v in changed for v in values):
            changed.update(op.results)
            reading.append((op, values))
        if op == owner:
            break
    wanted: set[ir.Value] = set(owner.results)
    found: list[ir.Operation] = []
    for op, values in reversed(reading):
        if any(r in wanted for r in op.results):
            wanted.update(values)
            found.append(op)
    return found[::-1]


def _inside(op: ir.Operation) -> list[ir.Operation]:
    return [inner for region in op.regions for block in region.blocks for inner in walked(block)]
