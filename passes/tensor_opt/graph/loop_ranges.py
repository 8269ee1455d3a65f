"""Intervals of loop-carried values of a `stablehlo.while`: induction variables and invariants."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from raise_kernel.bindings import ir
from raise_kernel.mlir.values import defining_op
from raise_kernel.passes.tensor_opt.graph.ranges import Interval
from raise_kernel.stablehlo.constants import read_constant


def loop_ranges(
    op: ir.Operation, inits: Sequence[Interval | None], outside: Mapping[ir.Value, Interval]
) -> dict[ir.Value, Interval]:
    """Intervals of the arguments of both blocks, where they are known.

    `inits` has those of the operands, `outside` those of captured values. A counter starts at its
    initial value, grows by a positive constant and is tested to be less than a limit.
    """
    cond, body = (region.blocks[0] for region in op.regions)
    found: dict[ir.Value, Interval] = {}
    ends = body.operations[-1].operation.operands
    for index, argument in enumerate(body.arguments):
        init = inits[index]
        if init is None:
            continue
        if ends[index] == argument:
            found[argument] = found[cond.arguments[index]] = init
            continue
        step = step_of(argument, ends[index])
        limit = _limit(cond, index, outside)
        if step is not None and step > 0 and limit is not None:
            top = max(init[1], limit - 1)
            if top + step < 1 << (argument.type.element_type.width - 1):
                found[argument] = (init[0], top)
                found[cond.arguments[index]] = (init[0], top + step)
    return found


def trip_count(op: ir.Operation) -> int | None:
    """The trip count of a loop from a constant to a constant."""
    cond, body = (region.blocks[0] for region in op.regions)
    ends = body.operations[-1].operation.operands
    for index, argument in enumerate(body.arguments):
        limit = _limit(cond, index, {})
        start, step = constant_int(op.operands[index]), step_of(argument, ends[index])
        if limit is not None and start is not None and step is not None and step > 0:
            return max(0, -((start - limit) // step))
    return None


def tested(cond: ir.Block) -> tuple[int, ir.Value] | None:
    """Which argument a condition tests to be less than a limit, and that limit."""
    test = defining_op(cond.operations[-1].operation.operands[0])
    if test is None or test.name != "stablehlo.compare":
        return None
    if "LT" not in str(test.attributes["comparison_direction"]):
        return None
    value, limit = test.operands
    return next(((k, limit) for k, a in enumerate(cond.arguments) if a == value), None)


def has_limit(op: ir.Operation) -> bool:
    """Whether a loop goes on while one of its values is below a constant."""
    cond = op.regions[0].blocks[0]
    return any(_limit(cond, index, {}) is not None for index in range(len(cond.arguments)))


def step_of(argument: ir.Value, following: ir.Value) -> int | None:
    """The constant that is added to the argument."""
    op = defining_op(following)
    if op is None or op.name != "stablehlo.add" or argument not in list(op.operands):
        return None
    left, right = op.operands
    return constant_int(right if left == argument else left)


def _limit(cond: ir.Block, index: int, outside: Mapping[ir.Value, Interval]) -> int | None:
    """The largest limit of a condition `argument < limit`."""
    position, limit = tested(cond) or (-1, None)
    if position != index or limit is None:
        return None
    known = constant_int(limit)
    if known is not None:
        return known
    return outside[limit][1] if limit in outside else None


def constant_int(value: ir.Value) -> int | None:
    """The integer that a value is defined as."""
    op = defining_op(value)
    if op is None or op.name != "stablehlo.constant":
        return None
    splat = read_constant(op).splat
    return int(splat) if splat is not None and np.dtype(splat.dtype).kind in "iu" else None
