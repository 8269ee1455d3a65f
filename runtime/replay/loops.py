"""Recognises `stablehlo.while` loops that count: their range is known before they run."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from raise_kernel.bindings import ir
from raise_kernel.mlir.values import defining_op
from raise_kernel.runtime.replay.combiners import constant_operand
from raise_kernel.runtime.replay.elementwise import DIRECTIONS
from raise_kernel.runtime.replay.printer import FunctionPrinter
from raise_kernel.stablehlo.combiners import direction as direction_of

MIRRORED = {"<": ">", "<=": ">=", ">": "<", ">=": "<=", "!=": "!="}


@dataclass(frozen=True)
class CountedLoop:
    """Carry `index` runs start, start+step, ... for `trips` iterations."""

    index: int
    start: int
    step: int
    trips: int

    @property
    def final(self) -> int:
        return self.start + self.step * self.trips


def counted_loop(p: FunctionPrinter, op: ir.Operation) -> CountedLoop | None:
    """The range of a `while` whose condition compares one counter to a constant."""
    cond, body = op.regions[0].blocks[0], op.regions[1].blocks[0]
    compare = defining_op(_terminator(cond).operands[0])
    if compare is None or compare.name != "stablehlo.compare":
        return None
    direction = DIRECTIONS[direction_of(compare)]
    left, right = compare.operands
    arguments = list(cond.arguments)
    if left not in arguments:
        left, right, direction = right, left, MIRRORED.get(direction, "")
    if left not in arguments or right in arguments or direction not in MIRRORED:
        return None
    index = arguments.index(left)
    dtype = p.type(left).dtype
    limit = _integer(p, right)
    start = _integer(p, op.operands[index])
    step = _step(p, body, index)
    if dtype.kind not in "iu" or limit is None or start is None or not step:
        return None
    trips = _trips(start, limit, step, direction)
    if trips is None:
        return None
    loop = CountedLoop(index, start, step, trips)
    bounds = np.iinfo(dtype)
    return loop if bounds.min <= loop.final <= bounds.max else None


def _trips(start: int, limit: int, step: int, direction: str) -> int | None:
    """Iterations of `for (i = start; i direction limit; i += step)`, None where it never ends."""
    if direction in ("<=", ">="):
        limit += 1 if direction == "<=" else -1
        direction = direction[0]
    if direction == "!=":
        distance = limit - start
        return distance // step if distance % step == 0 and distance // step >= 0 else None
    if direction == "<":
        return max(0, -((start - limit) // step)) if step > 0 else (0 if start >= limit else None)
    return max(0, -((limit - start) // -step)) if step < 0 else (0 if start <= limit else None)


def _step(p: FunctionPrinter, body: ir.Block, index: int) -> int | None:
    """What the body adds to carry `index`."""
    update = defining_op(_terminator(body).operands[index])
    if update is None or update.name not in ("stablehlo.add", "stablehlo.subtract"):
        return None
    argument = body.arguments[index]
    left, right = update.operands
    if left != argument and update.name == "stablehlo.add":
        left, right = right, left
    amount = _integer(p, right)
    if left != argument or amount is None:
        return None
    return amount if update.name == "stablehlo.add" else -amount


def _integer(p: FunctionPrinter, value: ir.Value) -> int | None:
    """A constant of the enclosing function, printed already, or of the loop itself."""
    known = p.constant_int(value)
    if known is not None:
        return known
    found = constant_operand(value)
    return int(found) if found is not None and found.dtype.kind in "iu" else None


def _terminator(block: ir.Block) -> ir.Operation:
    return block.operations[-1].operation
