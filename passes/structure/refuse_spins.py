"""Refuse spin loops, which wait for another thread: locks, flags, decoupled look-back.

    scf.while : () -> () {
      %old = memref.generic_atomic_rmw %lock[%c0] { ... old == 0 ? 1 : old ... }
      %taken = arith.cmpi ne, %old, %c0_i32
      scf.condition(%taken)
    }                               refused: while (atomicCAS(lock, 0, 1));

Lanes run in lock step, so no lane releases the lock while all of them try to acquire it: such a
loop would never end. A loop is a spin loop if an iteration can leave its own state unchanged (each
carried value stays, or becomes the value just read), and if

- its exit test depends on memory that it reads at one element (by a load, or by an idempotent
atomic,
  such as a compare-and-swap of constants), and
- the kernel writes that memory outside of the loop, and the loop itself does not.

So these are no spin loops: a compare-and-swap that retries with the old value, a probe that
advances to the next slot, a queue's `atomicAdd`. Changes nothing. Refuses spin loops (RK033).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from raise_kernel.analysis.accesses.regions import WRITES
from raise_kernel.analysis.graphs.speculation import is_invariant
from raise_kernel.analysis.integers.predicates import without_negations
from raise_kernel.analysis.lanes.variance import root
from raise_kernel.bindings import ir
from raise_kernel.diagnostics import refuse
from raise_kernel.mlir.values import constant_int, defining_op, live_in, source_of, terminator
from raise_kernel.mlir.walks import kernels, named
from raise_kernel.pass_manager.pass_base import PassContext, register_pass

_READS = ("memref.load", "memref.atomic_rmw", "memref.generic_atomic_rmw")
_ADD, _ASSIGN = 1, 3
# The idempotent atomics: assign, and, or, min, max.
_IDEMPOTENT = frozenset({_ASSIGN, 2, 14, 4, 5, 6, 7, 8, 9, 10, 11})
_MAX_PATHS = 256


@register_pass("refuse-spins", stage="structure", needs=("scf.while",))
def refuse_spins(module: ir.Module, ctx: PassContext) -> None:
    """Refuse loops that wait for another thread."""
    for kernel in kernels(module):
        entry = kernel.regions[0].blocks[0]
        for loop in named(entry, "scf.while"):
            poll = WhileLoop(loop).spins_on(entry)
            if poll is not None:
                raise refuse(
                    "RK033",
                    "a loop that waits until another thread has written memory",
                    at=poll,
                    hint="locks and flags between threads have no tensor form: use an atomic "
                    "operation, a barrier, or a launch of its own",
                )


@dataclass
class _Slice:
    """The slice of a value in a loop: the reads and the carried values that it depends on."""

    polls: list[ir.Operation] = field(default_factory=list)
    carried: set[int] = field(default_factory=set)
    opaque: bool = False
    seen: set[ir.Value] = field(default_factory=set)


class WhileLoop:
    """An scf.while, with its loop-carried values."""

    def __init__(self, loop: ir.Operation) -> None:
        self.loop = loop
        before, after = (region.blocks[0] for region in loop.regions)
        self.arguments: list[ir.Value] = [*before.arguments]
        self.condition, *forwarded = terminator(before).operands
        self.after: dict[ir.Value, ir.Value] = dict(zip(after.arguments, forwarded, strict=True))
        self.nexts = list(terminator(after).operands)

    def spins_on(self, entry: ir.Block) -> ir.Operation | None:
        """The read that the loop waits for; None if it makes progress by itself."""
        around = self.slice([self.condition])
        if around.opaque or not around.polls:
            return None
        for poll in around.polls:
            waits = any(_writes(entry, root(_memref(poll)))) or not around.carried
            own = self._fixed_by(poll)
            if not waits or own is None or self.writes_read_memory(poll):
                continue
            if self.stays(sorted(around.carried | own)):
                return poll
        return None

    # --- the slice of the exit test -----------------------------------------------------------

    def slice(self, values: list[ir.Value], *, iterations: bool = True) -> _Slice:
        """The slice of `values` in the loop, over all iterations or within one iteration."""
        found = _Slice()
        pending = list(values)
        while pending:
            value = self.after.get(pending[-1], pending[-1])
            pending.pop()
            if value in found.seen or is_invariant(value, self.loop):
                continue
            found.seen.add(value)
            sources = self.sources(value, found)
            if iterations or value not in self.arguments:
                pending += sources
        return found

    def sources(self, value: ir.Value, found: _Slice) -> list[ir.Value]:
        if value in self.arguments:
            number = self.arguments.index(value)
            found.carried.add(number)
            return [self.nexts[number]]
        op = defining_op(value)
        if op is None or op.name in ("scf.while", "scf.for"):
            found.opaque = True
            return []
        if op.name == "scf.if":
            return [op.operands[0], *_arms(op, value)]
        if op.name in _READS:
            if _is_common(op):
                found.polls.append(op)
            return [*op.operands, *_captured(op)]
        return list(op.operands)

    # --- whether an iteration can leave the state unchanged -----------------------------------

    def _fixed_by(self, poll: ir.Operation) -> set[int] | None:
        """The carried values that must stay for the read to repeat without a further effect.

        None if a repeated read has another effect in any case.
        """
        operands = [*poll.operands, *_captured(poll)]
        values = [v for v in operands if not isinstance(v.type, ir.MemRefType)]
        own = self.slice(values, iterations=False)
        if own.opaque or own.polls:
            return None
        if poll.name == "memref.atomic_rmw":
            kind = ir.IntegerAttr(poll.attributes["kind"]).value
            same = kind in _IDEMPOTENT or (kind == _ADD and constant_int(poll.operands[0]) == 0)
        else:
            same = poll.name == "memref.load" or _is_swap_or_nothing(poll)
        return own.carried if same else None

    def writes_read_memory(self, poll: ir.Operation) -> bool:
        """Whether another operation in the loop writes the memory that is read."""
        memory = root(_memref(poll))
        bodies = (region.blocks[0] for region in self.loop.regions)
        return any(op != poll for body in bodies for op in _writes(body, memory))

    def stays(self, carried: list[int]) -> bool:
        """Whether, on some path, each of these carried values stays or becomes the value read."""
        pending: list[tuple[int, dict[ir.Value, bool]]] = [(0, {})]
        paths = 0
        while pending:
            position, choices = pending.pop()
            paths += 1
            if position == len(carried):
                if _truth(self.condition, choices) is not False:
                    return True
                continue
            if paths > _MAX_PATHS:
                return True
            number = carried[position]
            for way in self.ways(self.nexts[number], number, choices):
                pending.append((position + 1, way))
        return False

    def ways(
        self, value: ir.Value, number: int, choices: dict[ir.Value, bool]
    ) -> Iterator[dict[ir.Value, bool]]:
        """The choices of conditions under which carried value `number`, next `value`, stays."""
        value = self.after.get(value, value)
        if value == self.arguments[number]:
            yield choices
            return
        op = defining_op(value)
        parts = None
        if op is not None and not is_invariant(value, self.loop):
            parts = _alternatives(op, value)
        if parts is None:
            # It also stays in the next iteration, if the condition that selects it does.
            own = self.slice([value])
            decided = self.slice(list(choices), iterations=False)
            if not own.carried and not own.opaque and not decided.carried:
                yield choices
            return
        condition, arms = parts
        condition, flipped = without_negations(condition)
        for taken, arm in zip((True, False), arms, strict=True):
            wanted = taken != flipped
            if arm is not None and choices.get(condition, wanted) == wanted:
                yield from self.ways(arm, number, {**choices, condition: wanted})


# --- operations -----------------------------------------------------------------------------------


def _memref(op: ir.Operation) -> ir.Value:
    return next(v for v in op.operands if isinstance(v.type, ir.MemRefType))


def _is_common(op: ir.Operation) -> bool:
    """Whether the memory is visible to other threads: it is no private array."""
    owner = defining_op(root(_memref(op)))
    return owner is None or owner.name != "memref.alloca" or "workgroup" in str(_memref(op).type)


def _writes(block: ir.Block, memory: ir.Value) -> Iterator[ir.Operation]:
    for op in named(block, *WRITES):
        if any(isinstance(v.type, ir.MemRefType) and root(v) == memory for v in op.operands):
            yield op


def _captured(op: ir.Operation) -> list[ir.Value]:
    """The live-in values of the region of an atomic."""
    return live_in(op.regions[0].blocks[0]) if op.name == "memref.generic_atomic_rmw" else []


def _is_swap_or_nothing(op: ir.Operation) -> bool:
    """Whether an update keeps the old value under a condition on it, as a compare-and-swap."""
    block = op.regions[0].blocks[0]
    value = terminator(block).operands[0]
    update = defining_op(source_of(value, ("arith.bitcast",)))
    return update is not None and update.name == "arith.select"


def _arms(op: ir.Operation, value: ir.Value) -> list[ir.Value]:
    results: list[ir.Value] = [*op.results]
    position = results.index(value)
    return [terminator(region.blocks[0]).operands[position] for region in op.regions]


def _alternatives(
    op: ir.Operation, value: ir.Value
) -> tuple[ir.Value, tuple[ir.Value | None, ir.Value]] | None:
    """(condition, (value if true, value if false)); None if there is no alternative.

    A value of None is a changed one.
    """
    if op.name == "scf.if":
        yes, no = _arms(op, value)
        return op.operands[0], (yes, no)
    if op.name == "arith.select":
        condition, yes, no = op.operands
        return condition, (yes, no)
    if op.name in ("arith.addi", "arith.subi"):
        # k += (status != 0): stays if the condition is false.
        for kept, step in (tuple(op.operands), tuple(reversed(op.operands))):
            wide = defining_op(step)
            if wide is not None and wide.name in ("arith.extui", "arith.extsi"):
                condition = wide.operands[0]
                if ir.IntegerType(condition.type).width == 1:
                    return condition, (None, kept)
    return None


def _truth(value: ir.Value, choices: dict[ir.Value, bool]) -> bool | None:
    """The truth of a condition under `choices`; None if they do not decide it."""
    constant = constant_int(value)
    if constant is not None:
        return bool(constant)
    bare, flipped = without_negations(value)
    if bare in choices:
        return choices[bare] != flipped
    op = defining_op(value)
    if op is None:
        return None
    if bare != value:
        inner = _truth(bare, choices)
        return None if inner is None else inner != flipped
    if op.name in ("arith.select", "scf.if"):
        parts = _alternatives(op, value)
        assert parts is not None
        taken = _truth(parts[0], choices)
        arm = parts[1][0 if taken else 1]
        return _truth(arm, choices) if taken is not None and arm is not None else None
    if op.name in ("arith.andi", "arith.ori"):
        decisive = op.name == "arith.ori"
        sides = [_truth(v, choices) for v in op.operands]
        if decisive in sides:
            return decisive
        return None if None in sides else not decisive
    return None
