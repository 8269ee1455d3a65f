"""Values of a loop that are known at compile time in each of its iterations.

The index of a loop with constant bounds is known. So is a loop-carried integer with a constant
initial value, if its next value depends only on known values (`half >> 1`, `1 - buffer`). The same
holds for floats that depend on such integers, or are carried from a constant (`powf(2, i)`).
"""

from __future__ import annotations

from raise_kernel.analysis.lanes.variance import loop_inits
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import defining_op


def known_values(loop: ir.Operation) -> set[ir.Value]:
    """The known values of an affine.for with constant bounds.

    These are its index, known loop-carried values, and values that pure operations of its body (not
    of nested regions) compute from them.
    """
    body = loop.regions[0].blocks[0]
    index, *arguments = body.arguments
    *operations, end = [o.operation for o in body.operations]
    candidates = {
        argument: value
        for argument, init, value in zip(arguments, loop_inits(loop), end.operands, strict=True)
        if _is_constant(init)
    }
    while True:
        known = _closure({index, *candidates}, operations)
        lost = [a for a, v in candidates.items() if v not in known and not _is_constant(v)]
        if not lost:
            return known
        for argument in lost:
            del candidates[argument]


def _closure(start: set[ir.Value], operations: list[ir.Operation]) -> set[ir.Value]:
    known = set(start)
    for op in operations:
        if _is_pure(op) and op.operands and all(_is_known(v, known) for v in op.operands):
            known.update(op.results)
    return known


def _is_known(value: ir.Value, known: set[ir.Value]) -> bool:
    return value in known or _is_constant(value)


def _is_constant(value: ir.Value) -> bool:
    op = defining_op(value)
    return op is not None and op.name == "arith.constant"


def _is_pure(op: ir.Operation) -> bool:
    """Whether `op` is arithmetic on integers, indices and floats."""
    return op.name.startswith(("arith.", "math.")) and all(
        isinstance(v.type, (ir.IntegerType, ir.IndexType, ir.FloatType))
        for v in (*op.operands, *op.results)
    )
