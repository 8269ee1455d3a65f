"""Facts about integers at an operation, from the conditions of the enclosing scf.if."""

from __future__ import annotations

from raise_kernel.analysis.integers.integer_range import Interval, signed_range, unsigned_range
from raise_kernel.analysis.integers.predicates import Predicate
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import constant_int, defining_op

Fact = tuple[Predicate, ir.Value, ir.Value]

# The predicates that each predicate implies for the same two values.
_WEAKER: dict[Predicate, frozenset[Predicate]] = {
    Predicate.EQ: frozenset((Predicate.SLE, Predicate.SGE, Predicate.ULE, Predicate.UGE)),
    Predicate.NE: frozenset(),
    Predicate.SLT: frozenset((Predicate.SLE, Predicate.NE)),
    Predicate.SGT: frozenset((Predicate.SGE, Predicate.NE)),
    Predicate.ULT: frozenset((Predicate.ULE, Predicate.NE)),
    Predicate.UGT: frozenset((Predicate.UGE, Predicate.NE)),
    Predicate.SLE: frozenset(),
    Predicate.SGE: frozenset(),
    Predicate.ULE: frozenset(),
    Predicate.UGE: frozenset(),
}


class Facts:
    """The comparisons that hold in blocks, because an scf.if around them tests them.

    The program must not change between the questions.
    """

    def __init__(self) -> None:
        self._known: dict[ir.Block, list[Fact]] = {}

    def at(self, block: ir.Block) -> list[Fact]:
        """Those of a block, the innermost first."""
        inside: list[ir.Block] = []
        while block not in self._known:
            inside.append(block)
            parent = block.owner.operation
            if parent.name == "func.func":
                break
            block = parent.block
        facts = self._known.get(block, [])
        for inner in reversed(inside):
            facts = self._known[inner] = [*_tested(inner), *facts]
        return facts


def facts_at(op: ir.Operation) -> list[Fact]:
    """The comparisons that hold where `op` runs."""
    return Facts().at(op.block)


def _tested(block: ir.Block) -> list[Fact]:
    """The comparisons that hold in a block because of the operation that it is in."""
    around = block.owner.operation
    if around.name != "scf.if":
        return []
    return _implied(around.operands[0], around.regions[0].blocks[0] == block)


def _implied(condition: ir.Value, truth: bool) -> list[Fact]:
    """The comparisons that `condition == truth` implies."""
    facts: list[Fact] = []
    pending = [(condition, truth)]
    while pending:
        value, wanted = pending.pop()
        op = defining_op(value)
        if op is None:
            continue
        if op.name == ("arith.andi" if wanted else "arith.ori"):
            pending += [(operand, wanted) for operand in op.operands]
        elif op.name == "arith.xori" and constant_int(op.operands[1]) == 1:
            pending.append((op.operands[0], not wanted))
        elif op.name == "arith.cmpi":
            predicate = Predicate.of(op)
            predicate = predicate if wanted else predicate.inverted()
            facts.append((predicate, op.operands[0], op.operands[1]))
    return facts


def holds(op: ir.Operation, predicate: Predicate, left: ir.Value, right: ir.Value) -> bool:
    """Whether `left op right` is known wherever `op` runs."""
    return follows(facts_at(op), predicate, left, right)


def follows(facts: list[Fact], predicate: Predicate, left: ir.Value, right: ir.Value | int) -> bool:
    """Whether the facts imply `left op right`, each alone or by the ranges that they give."""
    if any(_implies(fact, predicate, left, right) for fact in facts):
        return True
    return _by_ranges(facts, predicate, left, right)


def _implies(fact: Fact, predicate: Predicate, left: ir.Value, right: ir.Value | int) -> bool:
    known, x, y = fact
    for found, a, b in ((known, x, y), (known.swapped(), y, x)):
        implied = found == predicate or predicate in _WEAKER[found]
        if implied and _equal(a, left) and _equal(b, right):
            return True
    return False


def _equal(value: ir.Value, other: ir.Value | int) -> bool:
    if isinstance(other, int):
        return constant_int(value) == other
    if value == other:
        return True
    constant = constant_int(value)
    return constant is not None and value.type == other.type and constant == constant_int(other)


def _by_ranges(
    facts: list[Fact], predicate: Predicate, left: ir.Value, right: ir.Value | int
) -> bool:
    unsigned = predicate.is_unsigned
    a, b = (_refined(facts, value, unsigned) for value in (left, right))
    match predicate:
        case Predicate.SLT | Predicate.ULT:
            return a[1] < b[0]
        case Predicate.SLE | Predicate.ULE:
            return a[1] <= b[0]
        case Predicate.SGT | Predicate.UGT:
            return a[0] > b[1]
        case Predicate.SGE | Predicate.UGE:
            return a[0] >= b[1]
        case Predicate.NE:
            return a[1] < b[0] or a[0] > b[1]
        case _:
            return False


def _refined(facts: list[Fact], value: ir.Value | int, unsigned: bool) -> Interval:
    """The interval of `value`, narrowed by the facts that compare it with a constant."""
    if isinstance(value, int):
        return value, value
    low, high = unsigned_range(value) if unsigned else signed_range(value)
    for known, x, y in facts:
        for fact, a, b in ((known, x, y), (known.swapped(), y, x)):
            if a == value and (bound := constant_int(b)) is not None:
                low, high = _narrowed((low, high), fact, bound, unsigned)
    return low, high


def _narrowed(interval: Interval, fact: Predicate, bound: int, unsigned: bool) -> Interval:
    low, high = interval
    if bound < 0 and (unsigned or fact.is_unsigned):
        return interval
    if fact in (Predicate.EQ, Predicate.NE):
        if fact == Predicate.EQ:
            return bound, bound
        return low + (low == bound), high - (high == bound)
    # Signed and unsigned comparisons are equivalent if no value is negative.
    if fact.is_unsigned != unsigned and not _transfers(interval, fact, unsigned):
        return interval
    match fact:
        case Predicate.SLT | Predicate.ULT:
            return low, min(high, bound - 1)
        case Predicate.SLE | Predicate.ULE:
            return low, min(high, bound)
        case Predicate.SGT | Predicate.UGT:
            return max(low, bound + 1), high
        case _:
            return max(low, bound), high


def _transfers(interval: Interval, fact: Predicate, unsigned: bool) -> bool:
    """Whether a comparison with a constant that is not negative also bounds the other reading.

    Signed lower bounds exclude negative values, so they are unsigned ones too. For the rest the
    signed interval must have no negative value.
    """
    if unsigned:
        return fact in (Predicate.SGT, Predicate.SGE)
    return interval[0] >= 0
