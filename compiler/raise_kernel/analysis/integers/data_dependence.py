"""Whether a value is computed from what memory holds."""

from __future__ import annotations

from collections import deque

from raise_kernel.analysis.integers.byte_offset import OFFSETS
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import constant_int, defining_op

# Position of the memref among the operands.
ACCESSES = {
    "memref.load": 0,
    "memref.store": 1,
    "memref.atomic_rmw": 1,
    "memref.generic_atomic_rmw": 0,
}


class DataDependence:
    """Whether a load is among what a value is made of: its operands, theirs, what loops carry into
    it, and the conditions that choose it. The program must not change between the questions."""

    def __init__(self) -> None:
        self._known: dict[ir.Value, bool] = {}

    def of(self, value: ir.Value) -> bool:
        if value not in self._known:
            self._find(value)
        return self._known[value]

    def _find(self, value: ir.Value) -> None:
        # Nearest first: what was asked before is met before what that is made of. `reached`: each
        # value with one that is made of it.
        reached: dict[ir.Value, ir.Value | None] = {value: None}
        waiting = deque(reached)
        while waiting:
            current = waiting.popleft()
            known = self._known.get(current)
            if known is None:
                op = defining_op(current)
                known = op is not None and op.name in ACCESSES
                new = [] if known else [s for s in _sources(current, op) if s not in reached]
                reached.update(dict.fromkeys(new, current))
                waiting += dict.fromkeys(new)
            if known:
                made: ir.Value | None = current
                while made is not None:
                    self._known[made] = True
                    made = reached[made]
                return
        self._known.update(dict.fromkeys(reached, False))


def is_offset_of_address(value: ir.Value) -> bool:
    """Whether it is computed from the offset that an address from memory has in its array."""
    reached, waiting = {value}, [value]
    while waiting:
        current = waiting.pop()
        op = defining_op(current)
        if op is not None and op.name == "arith.andi" and constant_int(op.operands[1]) == OFFSETS:
            return True
        new = [s for s in _sources(current, op) if s not in reached]
        reached.update(new)
        waiting += new
    return False


def _sources(value: ir.Value, op: ir.Operation | None) -> list[ir.Value]:
    """The values that this one is made of."""
    if op is None:
        argument = ir.BlockArgument(value)
        return _carried(argument.owner.owner.operation, argument.owner, argument.arg_number)
    number = ir.OpResult(value).result_number
    if op.name == "scf.if":
        return [op.operands[0], *(_end(region)[number] for region in op.regions)]
    if op.name == "scf.for":
        return _carried(op, op.regions[0].blocks[0], number + 1)
    if op.name == "scf.while":
        test, *found = _end(op.regions[0])
        return [test, found[number]]
    return list(op.operands)


def _carried(loop: ir.Operation, block: ir.Block, number: int) -> list[ir.Value]:
    """What an argument of a loop's block may be, and what says how often the loop runs."""
    if loop.name == "scf.for":
        bounds = list(loop.operands)[:3]
        if number == 0:
            return bounds
        return [*bounds, loop.operands[number + 2], _end(block)[number - 1]]
    if loop.name != "scf.while":
        return []
    before, after = (region.blocks[0] for region in loop.regions)
    test, *found = _end(before)
    if block == after:
        return [test, found[number]]
    return [test, loop.operands[number], _end(after)[number]]


def _end(block: ir.Block | ir.Region) -> list[ir.Value]:
    """The operands of the last operation of a block, or of the only block of a region."""
    block = block.blocks[0] if isinstance(block, ir.Region) else block
    return list(block.operations[len(block.operations) - 1].operands)
