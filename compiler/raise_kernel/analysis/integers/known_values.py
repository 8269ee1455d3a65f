"""Values of a loop that are known at compile time in each of its iterations.

The index of a loop with constant bounds is; so is an integer that the loop carries from a constant,
when what it becomes is computed from such values alone (`half >> 1`, `1 - buffer`).
"""

from __future__ import annotations

from raise_kernel.analysis.lanes.variance import loop_inits
from raise_kernel.bindings import constant_int, defining_op, ir


def known_values(loop: ir.Operation) -> set[ir.Value]:
    """The index of an affine.for with constant bounds, its carried constants, and what its body
    computes from them by pure integer operations (not inside regions)."""
    body = loop.regions[0].blocks[0]
    index, *arguments = body.arguments
    *operations, end = [o.operation for o in body.operations]
    candidates = {
        argument: value
        for argument, init, value in zip(arguments, loop_inits(loop), end.operands, strict=True)
        if constant_int(init) is not None
    }
    while True:
        known = _closure({index, *candidates}, operations)
        lost = [a for a, v in candidates.items() if v not in known and constant_int(v) is None]
        if not lost:
            return known
        for argument in lost:
            del candidates[argument]


def _closure(start: set[ir.Value], operations: list[ir.Operation]) -> set[ir.Value]:
    known = set(start)
    for op in operations:
        if _is_integer(op) and op.operands and all(_is_known(v, known) for v in op.operands):
            known.update(op.results)
    return known


def _is_known(value: ir.Value, known: set[ir.Value]) -> bool:
    if value in known:
        return True
    op = defining_op(value)
    return op is not None and constant_int(value) is not None


def _is_integer(op: ir.Operation) -> bool:
    """Pure integer arithmetic: arith on integers and indices."""
    return op.name.startswith("arith.") and all(
        isinstance(v.type, (ir.IntegerType, ir.IndexType)) for v in (*op.operands, *op.results)
    )
