"""Which values differ between the lanes of a vector: an analysis over structured control flow.

A value varies where an operand does, where a lane's own memory or an atomic operation gives it, and
where lanes that part and meet again may bring different ones: results of conditions and loops whose
condition or bounds vary. The smallest such set is found by going round until nothing is added.
"""

from __future__ import annotations

from collections.abc import Iterable

from raise_kernel.analysis.lanes.lane_calls import lane_call
from raise_kernel.bindings import ir
from raise_kernel.mlir.walks import walked
from raise_kernel.runtime.native.cpu.types import is_shared

# The value that a lane finds before its own atomic operation is its own.
_OWN = frozenset({"memref.atomic_rmw", "memref.generic_atomic_rmw"})


def varying_values(body: ir.Block, seeds: Iterable[ir.Value]) -> set[ir.Value]:
    """The values under `body` that vary, where `seeds` do."""
    found = set(seeds)
    operations = walked(body)
    while True:
        before = len(found)
        for op in operations:
            _visit(op, found)
        if len(found) == before:
            return found


def _visit(op: ir.Operation, found: set[ir.Value]) -> None:
    special = _SPECIAL.get(op.name)
    if special is not None:
        special(op, found)
    elif _gives_own(op) or _varies_with_operands(op, found):
        found.update(op.results)


def _gives_own(op: ir.Operation) -> bool:
    if op.name in _OWN:
        return True
    call = lane_call(op)
    if call is not None:
        return not call.uniform
    return op.name == "memref.load" and is_private(op.operands[0])


def _varies_with_operands(op: ir.Operation, found: set[ir.Value]) -> bool:
    call = lane_call(op)
    if call is not None and call.uniform:
        return call.mask is not None and call.mask in found
    return any(operand in found for operand in op.operands)


def is_private(memory: ir.Value) -> bool:
    owner = memory.owner
    return (
        isinstance(owner, (ir.Operation, ir.OpView))
        and owner.operation.name == "memref.alloca"
        and not is_shared(memory.type)
    )


def _end(block: ir.Block) -> ir.Operation:
    return block.operations[len(block.operations) - 1].operation


def _condition(op: ir.Operation, found: set[ir.Value]) -> None:
    if op.operands[0] in found:
        found.update(op.results)
        return
    for region in op.regions:
        for block in region.blocks:
            pairs = zip(op.results, _end(block).operands, strict=False)
            found.update(result for result, value in pairs if value in found)


def _affine_if(op: ir.Operation, found: set[ir.Value]) -> None:
    if any(operand in found for operand in op.operands):
        found.update(op.results)


def _for(op: ir.Operation, found: set[ir.Value]) -> None:
    block = op.regions[0].blocks[0]
    index, *carried = block.arguments
    lower, upper, step, *start = op.operands
    if lower in found or step in found:
        found.add(index)
    parts = any(bound in found for bound in (lower, upper, step))
    yielded = _end(block).operands
    for argument, result, first, later in zip(carried, op.results, start, yielded, strict=True):
        if parts or any(v in found for v in (first, later, argument)):
            found.update((argument, result))


def _while(op: ir.Operation, found: set[ir.Value]) -> None:
    before, after = (region.blocks[0] for region in op.regions)
    condition, *passed = _end(before).operands
    parts = condition in found
    for argument, first, later in zip(
        before.arguments, op.operands, _end(after).operands, strict=True
    ):
        if parts or first in found or later in found:
            found.add(argument)
    for argument, result, value in zip(after.arguments, op.results, passed, strict=True):
        if parts or value in found:
            found.update((argument, result))


_SPECIAL = {
    "scf.if": _condition,
    "affine.if": _affine_if,
    "scf.for": _for,
    "scf.while": _while,
}
