"""What integers are in a sample of the launch: exactly, in some threads and iterations.

    affine.parallel (%t) = (0) to (512) {          // columns: %t = 0, 17, 511
      %s = arith.muli %t, %t                       // 0, 289, 261121
      scf.while (%k = %t) { ... }                  // the first, some or the last iteration

A column is a thread and, for each loop around an operation, one of its iterations. No form is asked
of an expression: products, bits and choices are computed. What a loop carries is followed from its
first iteration on, over `MAX_TRIPS` of them. A value that depends on memory is not known, and says
so. A value is computed once, when it is first asked for; past `MAX_VALUES` none is known.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from functools import reduce

import numpy as np

from raise_kernel.analysis.integers.data_dependence import DataDependence
from raise_kernel.analysis.integers.integer_range import bit_width
from raise_kernel.analysis.integers.sampling.column_rules import (
    evaluate_columns,
    has_results,
    has_rule,
    wrapped,
)
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import constant_int, defining_op, identity

# Iterations of one loop that are followed, and values that are computed, for one sample.
MAX_TRIPS = 64
MAX_VALUES = 4000
MAX_DEPTH = 256
# As many where it is not known whether they are come to.
MAX_UNCERTAIN = 4
_LARGE = 1 << 62


class Left(IntEnum):
    """What it depends on where something is not known."""

    NOTHING = 0
    DATA = 1
    MORE = 2


NEVER = -1
# NumPy takes three times as long to compare with a member of an enum, and makes int64 of int8.
_NOTHING, _DATA, _MORE = map(int, Left)


@dataclass(frozen=True)
class Sampled:
    """A number a column, 0 where it is not known, and what it depends on there (`Left`)."""

    numbers: np.ndarray
    left: np.ndarray

    @property
    def is_known(self) -> np.ndarray:
        return self.left == _NOTHING

    @property
    def is_false(self) -> np.ndarray:
        return self.is_known & (self.numbers == 0)

    def where(self, condition: np.ndarray, other: Sampled) -> Sampled:
        """This one in the columns of `condition`, the other one elsewhere."""
        numbers = np.where(condition, self.numbers, other.numbers)
        return Sampled(numbers, np.where(condition, self.left, other.left))

    def after(self, left: np.ndarray) -> Sampled:
        """Known only where nothing is `left`."""
        return Sampled(np.where(left == _NOTHING, self.numbers, 0), np.maximum(self.left, left))


@dataclass(eq=False)
class _Frame:
    """The values in one iteration of `loop`: in number `number`, or in that of each column."""

    loop: ir.Operation | None = None
    around: _Frame | None = None
    number: int | np.ndarray = 0
    known: dict[ir.Value, Sampled] = field(default_factory=dict)
    followed: dict[int, _Iterations] = field(default_factory=dict)


@dataclass(frozen=True)
class _Iterations:
    """The first iterations of a loop. In each column: how many are followed, whether these are all,
    and what it depends on whether each is come to (`left`). The tests of an scf.while count, so the
    last of them fails; of an scf.for, there is one more than it runs."""

    frames: list[_Frame]
    count: np.ndarray
    whole: np.ndarray
    left: np.ndarray


class Samples:
    """`lanes`: the indices of the launch in each column. `positions`: where among the iterations of
    a loop that of a column is, from 0 (the first) to 1 (the last); `targets`: by the index of a
    loop, the columns that have an iteration of their own, and the index in it."""

    def __init__(
        self,
        lanes: Mapping[ir.Value, np.ndarray],
        positions: np.ndarray,
        targets: Mapping[ir.Value, tuple[np.ndarray, np.ndarray]],
    ) -> None:
        self._count = len(positions)
        self._positions = positions
        self._targets = targets
        self._computed = 0
        self._top = _Frame()
        nothing = np.zeros(self._count, np.int8)
        self._top.known.update({v: Sampled(n, nothing) for v, n in lanes.items()})
        self._reached: dict[ir.Block, np.ndarray] = {}
        self._data = DataDependence()
        self._enclosing: dict[ir.Block, frozenset[int]] = {}

    def of(self, value: ir.Value) -> Sampled:
        """An integer, an index or a bit in each column."""
        return self._of(value, self._top, 0)

    def reached(self, block: ir.Block) -> np.ndarray:
        """What it depends on (`Left`) whether a column comes to a block; `NEVER` where it does
        not."""
        if block not in self._reached:
            self._reached[block] = self._reach(block)
        return self._reached[block]

    def _reach(self, block: ir.Block) -> np.ndarray:
        op = block.owner.operation
        if op.name == "func.func":
            return np.zeros(self._count, np.int8)
        around = self.reached(op.block)
        if op.name == "affine.parallel":
            return around
        here = self._enters(op, block)
        # All bits of NEVER are set.
        return np.where(around | here == NEVER, NEVER, np.maximum(around, here))

    def _enters(self, op: ir.Operation, block: ir.Block) -> np.ndarray:
        """The same from the operation on that the block is in."""
        if op.name == "scf.if":
            condition = self.of(op.operands[0])
            if condition.left.all():
                return condition.left  # it is known nowhere
            wanted = (condition.numbers != 0) == (block == op.regions[0].blocks[0])
            return np.where(condition.is_known & ~wanted, NEVER, condition.left)
        if op.name == "scf.for":
            trips = self._trips(op, self._top, 0)
            return np.where(trips.is_known & (trips.numbers <= 0), NEVER, trips.left)
        if op.name != "scf.while":
            return np.full(self._count, _MORE, np.int8)
        chosen = self._chosen(op, self._top, 0)
        come_to = self._iterations(op, self._top, 0).left[chosen, np.arange(self._count)]
        if block == op.regions[0].blocks[0]:
            return come_to
        goes_on = self.of(_end(op.regions[0])[0])
        return np.where(goes_on.is_false, NEVER, np.maximum(come_to, goes_on.left))

    # --- values -----------------------------------------------------------------------------

    def _of(self, value: ir.Value, frame: _Frame, depth: int) -> Sampled:
        while frame.loop is not None and not self._is_in(value, frame.loop):
            assert frame.around is not None
            frame = frame.around
        found = frame.known.get(value)
        if found is None:
            self._computed += 1
            if self._computed > MAX_VALUES or depth > MAX_DEPTH:
                return self._unknown(_MORE)
            found = frame.known[value] = self._compute(value, frame, depth + 1)
        return found

    def _is_in(self, value: ir.Value, loop: ir.Operation) -> bool:
        """Whether a loop's body defines a value."""
        owner = value.owner
        block = owner if isinstance(owner, ir.Block) else owner.operation.block
        if block not in self._enclosing:
            around, enclosing = block.owner.operation, []
            while around.name != "func.func":
                enclosing.append(identity(around))
                around = around.block.owner.operation
            self._enclosing[block] = frozenset(enclosing)
        return identity(loop) in self._enclosing[block]

    def _unknown(self, left: int) -> Sampled:
        return Sampled(np.zeros(self._count, np.int64), np.full(self._count, left, np.int8))

    def _lost(self, value: ir.Value) -> Sampled:
        return self._unknown(_DATA if self._data.of(value) else _MORE)

    def _compute(self, value: ir.Value, frame: _Frame, depth: int) -> Sampled:
        constant = constant_int(value)
        if constant is not None:
            numbers = np.full(self._count, constant, np.int64)
            return Sampled(wrapped(numbers, bit_width(value.type)), np.zeros(self._count, np.int8))
        if not isinstance(value.type, (ir.IntegerType, ir.IndexType)):
            return self._lost(value)
        op = defining_op(value)
        if op is None:
            return self._argument(value, frame, depth)
        number = ir.OpResult(value).result_number
        if op.name == "scf.if":
            yes, no = (_end(region)[number] for region in op.regions)
            return self._choice(op.operands[0], yes, no, frame, depth)
        if op.name == "arith.select":
            condition, yes, no = op.operands
            return self._choice(condition, yes, no, frame, depth)
        if op.name in ("scf.for", "scf.while"):
            return self._result(op, number, frame, depth)
        if not has_rule(op):
            return self._lost(value)
        return self._applied(op, [self._of(v, frame, depth) for v in op.operands])

    def _applied(self, op: ir.Operation, operands: list[Sampled]) -> Sampled:
        left = reduce(np.maximum, [x.left for x in operands])
        one_decides = op.name in ("arith.andi", "arith.ori")
        if left.all() and not one_decides and has_results(op):
            return Sampled(np.zeros(self._count, np.int64), left)
        numbers, has_result = evaluate_columns(op, [x.numbers for x in operands])
        left = np.where(has_result, left, _MORE)
        if one_decides:
            least = 0 if op.name == "arith.andi" else -1
            for x in operands:
                left = np.where(x.is_known & (x.numbers == least), _NOTHING, left)
        return Sampled(np.where(left == _NOTHING, numbers, 0), left)

    def _choice(
        self, condition: ir.Value, yes: ir.Value, no: ir.Value, frame: _Frame, depth: int
    ) -> Sampled:
        test, a, b = (self._of(v, frame, depth) for v in (condition, yes, no))
        found = a.where(test.numbers != 0, b)
        same = a.is_known & b.is_known & (a.numbers == b.numbers)
        return found.after(np.where(same, _NOTHING, test.left))

    # --- loops ------------------------------------------------------------------------------

    def _argument(self, value: ir.Value, frame: _Frame, depth: int) -> Sampled:
        """The index of a loop, or what it carries."""
        argument = ir.BlockArgument(value)
        block, position = argument.owner, argument.arg_number
        loop = block.owner.operation
        if loop.name not in ("scf.for", "scf.while"):
            return self._unknown(_DATA if loop.name == "func.func" else _MORE)
        if block == loop.regions[-1].blocks[0] and loop.name == "scf.while":
            return self._of(_end(loop.regions[0])[position + 1], frame, depth)
        around, number = frame, None
        if frame.loop is not None and identity(frame.loop) == identity(loop):
            assert frame.around is not None
            around, number = frame.around, frame.number
        if loop.name == "scf.for" and position == 0:
            lower, step = (self._of(loop.operands[k], around, depth) for k in (0, 2))
            chosen = self._chosen(loop, around, depth) if number is None else number
            return Sampled(lower.numbers + chosen * step.numbers, np.maximum(lower.left, step.left))
        if not isinstance(value.type, (ir.IntegerType, ir.IndexType)):
            return self._lost(value)
        if number is None:
            number = self._chosen(loop, around, depth)
        return self._carried(loop, value, number, around, depth)

    def _carried(
        self,
        loop: ir.Operation,
        value: ir.Value,
        number: int | np.ndarray,
        around: _Frame,
        depth: int,
    ) -> Sampled:
        """What a loop carries at the start of an iteration, of one number or one a column."""
        frames = self._iterations(loop, around, depth).frames
        last = min(int(np.max(number)), len(frames) - 1)
        rows: list[Sampled] = []
        for frame in frames[: last + 1]:
            if value not in frame.known:
                frame.known[value] = self._next(loop, value, frame, frames, depth)
            rows.append(frame.known[value])
        if isinstance(number, int):
            return rows[number]
        numbers, left = (np.stack([getattr(r, f) for r in rows]) for f in ("numbers", "left"))
        picked = np.clip(number, 0, last), np.arange(self._count)
        found = Sampled(numbers[picked], left[picked])
        return found.after(np.where(number > last, _MORE, _NOTHING))

    def _next(
        self, loop: ir.Operation, value: ir.Value, frame: _Frame, frames: list[_Frame], depth: int
    ) -> Sampled:
        """What a loop carries into one of its iterations, from the one before."""
        assert isinstance(frame.number, int) and frame.around is not None
        position = ir.BlockArgument(value).arg_number
        if frame.number == 0:
            init = loop.operands[position + 2 if loop.name == "scf.for" else position]
            return self._of(init, frame.around, depth)
        end = _end(loop.regions[-1])[position - 1 if loop.name == "scf.for" else position]
        return self._of(end, frames[frame.number - 1], depth)

    def _result(self, loop: ir.Operation, position: int, around: _Frame, depth: int) -> Sampled:
        """A result of a loop, where all of its iterations are followed."""
        if self._data.of(loop.results[position]):
            return self._unknown(_DATA)
        iterations = self._iterations(loop, around, depth)
        if loop.name == "scf.for":
            carried = loop.regions[0].blocks[0].arguments[position + 1]
            found = self._carried(loop, carried, iterations.count - 1, around, depth)
        else:
            last = _Frame(loop, around, iterations.count - 1)
            found = self._of(_end(loop.regions[0])[position + 1], last, depth)
        return found.after(np.where(iterations.whole, _NOTHING, _MORE))

    def _chosen(self, loop: ir.Operation, around: _Frame, depth: int) -> np.ndarray:
        """The iteration of each column."""
        if loop.name == "scf.for":
            trips = np.maximum(self._trips(loop, around, depth).numbers, 1)
            chosen = np.rint(self._positions * (trips - 1)).astype(np.int64)
            index = loop.regions[0].blocks[0].arguments[0]
            if index in self._targets:
                which, wanted = self._targets[index]
                lower, step = (self._of(loop.operands[k], around, depth) for k in (0, 2))
                target = (wanted - lower.numbers) // np.maximum(step.numbers, 1)
                chosen = np.where(which, np.clip(target, 0, trips - 1), chosen)
            return chosen
        # The last test fails: that of every second column is the last one that does not.
        last = self._iterations(loop, around, depth).count - 1
        last = np.maximum(last - np.arange(self._count) % 2, 0)
        return np.rint(self._positions * last).astype(np.int64)

    def _trips(self, loop: ir.Operation, around: _Frame, depth: int) -> Sampled:
        """How often an scf.for runs."""
        lower, upper, step = (self._of(v, around, depth) for v in list(loop.operands)[:3])
        left = np.maximum.reduce([lower.left, upper.left, step.left])
        large = (np.abs(lower.numbers) > _LARGE) | (np.abs(upper.numbers) > _LARGE)
        left = np.where((left == _NOTHING) & (large | (step.numbers <= 0)), _MORE, left)
        trips = -((lower.numbers - upper.numbers) // np.maximum(step.numbers, 1))
        return Sampled(np.where(left == _NOTHING, np.maximum(trips, 0), 0), left)

    def _iterations(self, loop: ir.Operation, around: _Frame, depth: int) -> _Iterations:
        key = identity(loop)
        if key not in around.followed:
            if loop.name == "scf.for":
                around.followed[key] = self._of_for(loop, around, depth)
            else:
                self._follow(loop, around, depth)
        return around.followed[key]

    def _of_for(self, loop: ir.Operation, around: _Frame, depth: int) -> _Iterations:
        trips = self._trips(loop, around, depth)
        most = min(int(trips.numbers.max(initial=0)), MAX_TRIPS)
        frames = [_Frame(loop, around, number) for number in range(most + 1)]
        whole = trips.is_known & (trips.numbers <= MAX_TRIPS)
        return _Iterations(frames, trips.numbers + 1, whole, trips.left)

    def _follow(self, loop: ir.Operation, around: _Frame, depth: int) -> None:
        """The tests of an scf.while, until they fail."""
        frames = [_Frame(loop, around, 0)]
        come_to = [np.zeros(self._count, np.int8)]
        going = True
        while going:
            # A test asks for what the iterations before it carried: they stand here by then.
            around.followed[identity(loop)] = self._so_far(frames, come_to)
            test = self._of(_end(loop.regions[0])[0], frames[-1], depth)
            left = np.where(test.is_false, NEVER, np.maximum(come_to[-1], test.left))
            come_to.append(np.where(come_to[-1] == NEVER, NEVER, left))
            most = MAX_TRIPS if (come_to[-1] == _NOTHING).any() else MAX_UNCERTAIN
            going = bool((come_to[-1] != NEVER).any()) and len(frames) < most
            if going:
                frames.append(_Frame(loop, around, len(frames)))
        around.followed[identity(loop)] = self._so_far(frames, come_to)

    @staticmethod
    def _so_far(frames: list[_Frame], come_to: list[np.ndarray]) -> _Iterations:
        """`come_to` may have one more element than there are frames: what the last test says."""
        left = np.stack(come_to)
        whole = (left[-1] == NEVER) & (left.max(0) == _NOTHING)
        rows = left[: len(frames)]
        return _Iterations(frames, (rows != NEVER).sum(0), whole, rows)


def _end(region: ir.Region) -> list[ir.Value]:
    """The operands of the last operation of a region's block."""
    block = region.blocks[0]
    return list(block.operations[len(block.operations) - 1].operands)
