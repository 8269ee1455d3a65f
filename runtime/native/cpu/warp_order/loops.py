"""Loops around accesses: their counters, what they carry, and the values of each iteration."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from raise_kernel.analysis.integers.evaluation import NotKnown, evaluate_integers
from raise_kernel.analysis.integers.integer_range import Interval, signed_range, type_range
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import constant_int, defining_op

LOOPS = ("scf.for", "scf.while")
# Iterations of a loop whose values are computed one by one.
_MOST_ITERATIONS = 32
# Operations that make one of them.
_MOST_OPERATIONS = 64


def counting_loops(block: ir.Block) -> Iterator[ir.Operation]:
    """The loops with a counter under a block."""
    for view in block.operations:
        op = view.operation
        if op.name == "scf.for":
            yield op
        for region in op.regions:
            for inner in region.blocks:
                yield from counting_loops(inner)


def loops_around(value: ir.Value) -> Iterator[ir.Operation]:
    """The loops in each of whose iterations a value is computed anew, innermost first."""
    owner = value.owner
    op = owner.owner if isinstance(owner, ir.Block) else owner.operation.parent
    while op is not None and op.operation.name != "affine.parallel":
        if op.operation.name in LOOPS:
            yield op.operation
        op = op.operation.parent


def counter_of(loop: ir.Operation) -> ir.Value:
    return loop.regions[0].blocks[0].arguments[0]


def whole_range(type_: ir.Type) -> Interval:
    """All integers of a type."""
    return type_range(64 if isinstance(type_, ir.IndexType) else ir.IntegerType(type_).width)


def counted(loop: ir.Operation) -> Interval:
    """An interval of a counter, which is never empty."""
    lower, upper = (constant_int(value) for value in list(loop.operands)[:2])
    low, high = whole_range(counter_of(loop).type)
    low = low if lower is None else lower
    return low, max(low, high if upper is None else upper - 1)


def interval(value: ir.Value) -> Interval:
    """An interval of a value; if a loop carries it, one of its first value and of all others."""
    carried = _carried(value)
    if carried is None:
        return signed_range(value)
    low, high = zip(*map(signed_range, carried), strict=True)
    return min(low), max(high)


def _carried(value: ir.Value) -> tuple[ir.Value, ir.Value] | None:
    """What a value that a loop carries begins with, and what the next one is."""
    if not isinstance(value.owner, ir.Block):
        return None
    argument = ir.BlockArgument(value)
    loop, number = argument.owner.owner.operation, argument.arg_number
    if loop.name == "scf.for" and number:
        return loop.operands[2 + number], _end(loop.regions[0])[number - 1]
    if loop.name == "scf.while" and argument.owner == loop.regions[0].blocks[0]:
        return loop.operands[number], _end(loop.regions[1])[number]
    return None


def _end(region: ir.Region) -> list[ir.Value]:
    block = region.blocks[0]
    return list(block.operations[len(block.operations) - 1].operation.operands)


def iterations(loop: ir.Operation, wanted: Iterable[ir.Value]) -> list[dict[ir.Value, int]]:
    """The wanted values, and the counter, of each iteration; empty where they are not known.

    `for (d = 1; d < 16; d *= 2)` has a counter from 0 to 4, and carries 1, 2, 4 and 8.
    """
    bounds = [constant_int(value) for value in list(loop.operands)[:3]]
    inside = [value for value in wanted if loop in loops_around(value)]
    if None in bounds or not inside:
        return []
    numbers = range(*(bound or 0 for bound in bounds)) if bounds[2] else range(0)
    if not 0 < len(numbers) <= _MOST_ITERATIONS:
        return []
    counter, *carried = loop.regions[0].blocks[0].arguments
    known = _known_of(dict(zip(carried, list(loop.operands)[3:], strict=True)), {})
    found = []
    for number in numbers:
        known[counter] = number
        found.append({counter: number, **_known_of({v: v for v in inside}, known)})
        known = _known_of(dict(zip(carried, _end(loop.regions[0]), strict=True)), known)
    return found if all(len(values) > 1 for values in found) else []


def _known_of(sources: dict[ir.Value, ir.Value], known: dict[ir.Value, int]) -> dict[ir.Value, int]:
    """The number of each source that has one, by what it is the source of."""
    found: dict[ir.Value, int] = {}
    for value, source in sources.items():
        try:
            found[value] = _number(source, known, _MOST_OPERATIONS)
        except NotKnown:
            continue
    return found


def _number(value: ir.Value, known: dict[ir.Value, int], depth: int) -> int:
    if value in known:
        return known[value]
    constant = constant_int(value)
    if constant is not None:
        return constant
    op = defining_op(value)
    if op is None or not depth or not op.name.startswith("arith."):
        raise NotKnown
    return evaluate_integers(op, [_number(v, known, depth - 1) for v in op.operands])
