"""Fold the guard of a rotated loop into the loop's trip count.

Before:                                            After:
  %g = arith.cmpi sgt, %n, %c0 : i32                 %t = arith.index_cast %n : i32 to index
  %r = scf.if %g -> (f32) {                          %trips = arith.maxsi %t, %c0 : index
    %t = arith.index_cast %n : i32 to index          %r = scf.for %k = %c0 to %trips step %c1
    %s = scf.for %k = %c0 to %t step %c1 ...             iter_args(%a = %x) -> f32 { ... }
    scf.yield %s : f32
  } else { scf.yield %x : f32 }

The guard may only compare the bounds of the loop, so that a uniform trip count stays uniform. If
`not guard` does not imply that the count is not positive, or the count is a difference that may
wrap, the new count is `select guard, count, 0`. A result whose value in the else branch is not the
loop's initial value becomes a select. An scf.if stays if it holds other operations that may not run
unconditionally, or has code in its else branch.
"""

from __future__ import annotations

from collections.abc import Iterator

from raise_kernel.analysis.graphs.speculation import is_invariant, is_speculatable
from raise_kernel.analysis.integers.guards import follows
from raise_kernel.analysis.integers.integer_range import signed_range, type_range
from raise_kernel.analysis.integers.predicates import Predicate
from raise_kernel.bindings import arith, ir
from raise_kernel.mlir.facts import facts
from raise_kernel.mlir.rewriting import erase, replace_uses
from raise_kernel.mlir.values import constant_int, defines, defining_op
from raise_kernel.mlir.walks import block_operations, named
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.structure.index_math import IndexMath, Number, index_math

# Trip counts are short expressions: a difference, rounded up to a step.
MAX_DEPTH = 8
_COUNT_OPS = frozenset(
    f"arith.{name}"
    for name in (
        "addi",
        "subi",
        "muli",
        "maxsi",
        "minsi",
        "ceildivui",
        "divui",
        "select",
        "index_cast",
        "index_castui",
        "extsi",
        "extui",
        "trunci",
    )
)


@register_pass("fold-loop-guard", stage="structure", needs=("scf.if",))
def fold_loop_guard(module: ir.Module, ctx: PassContext) -> None:
    """Fold the guard of a loop into its trip count."""
    for op in named(module.body, "scf.if"):
        loop = _guarded_loop(op)
        if loop is not None:
            _fold(op, loop)


def _guarded_loop(op: ir.Operation) -> ir.Operation | None:
    """The scf.for that `op` guards, if it may run without the guard."""
    if len(op.regions[1].blocks) and len(op.regions[1].blocks[0].operations) > 1:
        return None
    *ops, _ = block_operations(op.regions[0].blocks[0])
    loops = [o for o in ops if not is_speculatable(o)]
    if len(loops) != 1 or loops[0].name != "scf.for":
        return None
    loop = loops[0]
    lower, upper, step = list(loop.operands)[:3]
    if (constant_int(lower), constant_int(step)) != (0, 1) or constant_int(upper) is not None:
        return None
    return loop if _is_about(op.operands[0], upper) else None


def _is_about(guard: ir.Value, count: ir.Value) -> bool:
    """Whether the guard compares only constants and values that the count depends on."""
    comparison = defining_op(guard)
    if comparison is None or comparison.name != "arith.cmpi":
        return False
    compared = [v for v in comparison.operands if constant_int(v) is None]
    parts = set(_parts(count, 0))
    return bool(compared) and all(value in parts for value in compared)


def _parts(value: ir.Value, depth: int) -> Iterator[ir.Value]:
    yield value
    op = defining_op(value)
    if op is not None and op.name in _COUNT_OPS and depth < MAX_DEPTH:
        for operand in op.operands:
            yield from _parts(operand, depth + 1)


def _fold(guarded: ir.Operation, loop: ir.Operation) -> None:
    then = guarded.regions[0].blocks[0]
    *ops, last = (o.operation for o in then.operations)
    results = list(last.operands)
    others = _else_values(guarded)
    guard, count = guarded.operands[0], loop.operands[1]
    for op in ops:
        op.move_before(guarded)
    math = index_math(ir.InsertionPoint(loop), loop.location)
    trips = math.value(_count_without_guard(math, guard, count))
    facts.changed()
    loop.operands[1] = trips
    after = ops[ops.index(loop) + 1 :]
    for op in after:
        op.replace_uses_of_with(count, trips)
    ip = ir.InsertionPoint(guarded)
    for result, value, other in zip(guarded.results, results, others, strict=True):
        if not _is_initial(value, other, loop, trips):
            value = arith.SelectOp(guard, value, other, loc=guarded.location, ip=ip).result
        replace_uses(result, value)
    erase(guarded)


def _else_values(guarded: ir.Operation) -> list[ir.Value]:
    blocks = guarded.regions[1].blocks
    return list(blocks[0].operations[-1].operands) if len(blocks) else []


def _count_without_guard(math: IndexMath, guard: ir.Value, count: ir.Value) -> Number:
    """The trip count if the guard holds, else 0."""
    divisor, distance = 1, count
    division = defining_op(count)
    if division is not None and division.name == "arith.ceildivui":
        constant = constant_int(division.operands[1])
        if constant is not None:
            divisor, distance = constant, division.operands[0]
    if _is_positive_only_if(guard, distance):
        return math.ceildiv(math.at_least(distance, 0), divisor)
    return math.select(guard, count, 0)


def _is_positive_only_if(guard: ir.Value, distance: ir.Value) -> bool:
    """Whether `not guard` implies `distance <= 0`, for a distance `far - near`."""
    op = defining_op(guard)
    assert op is not None
    negation = Predicate.of(op).inverted()
    fact = (negation, op.operands[0], op.operands[1])
    far, near = _difference(distance)
    if _may_wrap(far, near):
        return False
    source = defining_op(far)
    if source is None or source.name not in ("arith.index_cast", "arith.index_castui"):
        # An index is its own extension.
        return follows([fact], Predicate.SLE, far, near)
    # An unsigned comparison is equivalent to one of zero-extended values.
    signed = source.name == "arith.index_cast"
    predicate = Predicate.SLE if signed else Predicate.ULE
    far = source.operands[0]
    inner = defining_op(far)
    if inner is not None and inner.name == "arith.subi" and not signed and near == 0:
        # An unsigned difference at its own width is 0 only between equals.
        return follows([fact], Predicate.EQ, inner.operands[0], inner.operands[1])
    if isinstance(near, ir.Value):
        other = defining_op(near)
        if other is None or other.name != source.name:
            return False
        near = other.operands[0]
    return follows([fact], predicate, far, near)


def _may_wrap(far: ir.Value, near: Number) -> bool:
    """Whether the difference of two indices may leave 64 bits."""
    low, high = signed_range(far)
    least, most = (near, near) if isinstance(near, int) else signed_range(near)
    first, last = type_range(64)
    return low - most < first or high - least > last


def _difference(distance: ir.Value) -> tuple[ir.Value, Number]:
    op = defining_op(distance)
    if op is not None and op.name == "arith.subi":
        return op.operands[0], op.operands[1]
    if op is not None and op.name == "arith.addi":
        constant = constant_int(op.operands[1])
        if constant is not None:
            return op.operands[0], -constant
    return distance, 0


# --- results --------------------------------------------------------------------------------


def _is_initial(value: ir.Value, other: ir.Value, loop: ir.Operation, trips: ir.Value) -> bool:
    """Whether `value` of the loop run 0 times is `other`; an initial poison is replaced by it."""
    if defines(loop, value):
        position = ir.OpResult(value).result_number + 3
        init = defining_op(loop.operands[position])
        if init is not None and init.name == "ub.poison" and is_invariant(other, loop):
            loop.operands[position] = other
    found = _without_iterations(value, loop, trips, 0)
    if isinstance(found, ir.Value):
        return found == other
    return found is not None and found == constant_int(other)


def _without_iterations(
    value: ir.Value, loop: ir.Operation, trips: ir.Value, depth: int
) -> Number | None:
    """`value` if the loop runs 0 times; None if it takes more than a few operations."""
    if value == trips:
        return 0
    constant = constant_int(value)
    op = defining_op(value)
    if constant is not None or op is None or depth > MAX_DEPTH:
        return value if constant is None else constant
    if op == loop:
        init = loop.operands[ir.OpResult(value).result_number + 3]
        constant = constant_int(init)
        return init if constant is None else constant
    if op.name not in ("arith.addi", "arith.muli", "arith.subi", "arith.index_cast"):
        return value
    parts = [_without_iterations(v, loop, trips, depth + 1) for v in op.operands]
    return _folded(op, parts, value)


def _folded(op: ir.Operation, parts: list[Number | None], value: ir.Value) -> Number | None:
    numbers = [part for part in parts if isinstance(part, int)]
    if op.name == "arith.index_cast":
        return parts[0] if numbers else value
    if op.name == "arith.muli":
        return 0 if 0 in numbers else value
    if parts[1] == 0 and isinstance(parts[1], int):
        return parts[0]
    if op.name == "arith.addi" and isinstance(parts[0], int) and parts[0] == 0:
        return parts[1]
    pairs = zip(parts, op.operands, strict=True)
    same = all(isinstance(part, ir.Value) and part == operand for part, operand in pairs)
    return value if same else None
