"""What a guard adds to a value is added always, and is the neutral element where the guard fails.

Before:
    %r = affine.if (%i >= 1) {
      %x = affine.load %p[%i - 1]
      %t = arith.addf %s, %x
      affine.yield %t
    } else {
      affine.yield %s
    }
After:
    %g = affine.if (%i >= 1) {
      %x = affine.load %p[%i - 1]
      affine.yield %x
    } else {
      affine.yield -0.0
    }
    %r = arith.addf %s, %g

A sum at a boundary (`if (i > 0) sum += p[i - 1];`) is then a sum of padded arrays, where it was a
concatenation of parts with a sum in each. The neutral element is exact: `s + -0.0` is `s` for every
`s`, as are `s - 0.0` and `s * 1.0`. Sums, differences, products, minima, maxima and the bitwise
operations of every type are rewritten; either branch may be the one that does nothing. In a
reduction several addends in a row (`%s + %x + %y`) are one, their sum: its order is not kept there.
There conditions on data (scf.if) are guards, too.
A product that was fused into the sum rounds on its own where the sum is not contracted again.
"""

from __future__ import annotations

from raise_kernel.analysis.graphs.reduction_kinds import KINDS, identity
from raise_kernel.bindings import arith, attributes_of, defining_op, ir, kernels, walked
from raise_kernel.pass_base import PassContext
from raise_kernel.passes.affine.barriers.fission.again import is_inside
from raise_kernel.registry import register_pass

# Operations whose right operand alone has a neutral element, and which.
_RIGHT = {"arith.subf": 0.0, "arith.subi": 0}

_LOOPS = ("affine.parallel", "affine.for")
# More addends in a row stay as they are.
MAX_ADDENDS = 16


@register_pass("guard-addends", stage="affine", needs=("affine.if", "scf.if"))
def guard_addends(module: ir.Module, ctx: PassContext) -> None:
    """Move what a guard adds to a value out of the guard."""
    for kernel in kernels(module):
        # Inner guards first: what they give is then an addend of the outer one.
        guards = [op for op in walked(kernel.regions[0].blocks[0]) if _is_guard(op)]
        for op in reversed(guards):
            for result in op.results:
                _rewrite(op, result)


def _is_guard(op: ir.Operation) -> bool:
    return op.name == "affine.if" or (op.name == "scf.if" and len(op.results) > 0 and _is_term(op))


def _rewrite(op: ir.Operation, result: ir.OpResult) -> None:
    for does, other in ((0, 1), (1, 0)):
        kept = _yield(op, other).operands[result.result_number]
        update = defining_op(_yield(op, does).operands[result.result_number])
        if update is None or update.parent != op or is_inside(kept, op):
            continue
        if update.name in KINDS and _is_term(op):
            update = _joined(update, kept)
        place = _addend(update, kept)
        if place is not None:
            _move_out(op, result, update, place, does)
            return


def _addend(update: ir.Operation, kept: ir.Value) -> int | None:
    """The operand that `update` combines `kept` with."""
    if len(update.operands) != 2 or isinstance(kept.type, ir.IndexType):
        return None
    left, right = update.operands
    if update.name in KINDS and right == kept:
        return 0
    return 1 if left == kept and (update.name in KINDS or update.name in _RIGHT) else None


def _is_term(op: ir.Operation) -> bool:
    """Whether a guard stands in a reduction, perhaps still a loop."""
    holder = op.parent
    return holder is not None and holder.name in _LOOPS and len(holder.results) > 0


def _joined(update: ir.Operation, kept: ir.Value) -> ir.Operation:
    """The last of several updates as one: `kept`, and what all of them add to it."""
    addends = _addends(update)
    others = [a for a in addends if a != kept]
    if not 1 < len(others) == len(addends) - 1 < MAX_ADDENDS:
        return update
    with update.location, ir.InsertionPoint.after(update):
        total = others[0]
        for addend in [*others[1:], kept]:
            last = ir.Operation.create(
                update.name, [total.type], [total, addend], attributes_of(update)
            )
            total = last.results[0]
    return last


def _addends(update: ir.Operation) -> list[ir.Value]:
    """What operations of the same kind in the same block combine, in order; few at most."""
    found: list[ir.Value] = []
    left = [update.results[0]]
    while left and len(found) <= MAX_ADDENDS:
        value = left.pop()
        op = defining_op(value)
        if op is not None and op.name == update.name and op.block == update.block:
            left += [op.operands[1], op.operands[0]]
        else:
            found.append(value)
    return found


def _move_out(
    op: ir.Operation, result: ir.OpResult, update: ir.Operation, place: int, does: int
) -> None:
    number = result.result_number
    kept = update.operands[1 - place]
    _yield(op, does).operands[number] = update.operands[place]
    other = _yield(op, 1 - does)
    with op.location, ir.InsertionPoint(other):
        other.operands[number] = arith.constant(kept.type, _neutral(update.name, kept.type))
    moved = update.clone(ip=ir.InsertionPoint.after(op)).operation
    result.replace_all_uses_with(moved.results[0])
    moved.operands[1 - place], moved.operands[place] = kept, result


def _neutral(name: str, type_: ir.Type) -> ir.Attribute:
    if name in KINDS:
        return identity(KINDS[name], type_)
    number = _RIGHT[name]
    make = ir.FloatAttr if isinstance(number, float) else ir.IntegerAttr
    return make.get(type_, number)


def _yield(op: ir.Operation, region: int) -> ir.Operation:
    block = op.regions[region].blocks[0]
    return block.operations[len(block.operations) - 1].operation
