"""Moves a guarded addition out of its guard: the addend is the neutral element if the guard fails.

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

A sum at a boundary (`if (i > 0) sum += p[i - 1];`) becomes a sum of padded arrays. Without this
pass it is a concatenation of parts with a sum in each. The neutral element is exact: `s + -0.0` is
`s` for every `s`, as are `s - 0.0` and `s * 1.0`. The pass rewrites sums, differences, products,
minima, maxima and bitwise operations of every type. Either branch may be the one that yields `%s`
unchanged.

In a reduction, consecutive addends (`%s + %x + %y`) are combined into their sum, because a
reduction does not keep the order. A remark says so, and `rk.resummed` (of factors `rk.regrouped`)
tells verification, for the loop may stay sequential. There conditions on data (scf.if) count as
guards, too. A product that was fused into the sum is rounded separately unless the sum is
contracted later.
"""

from __future__ import annotations

from raise_kernel.analysis.graphs.reduction_kinds import KINDS, identity
from raise_kernel.analysis.graphs.speculation import is_invariant
from raise_kernel.bindings import arith, ir
from raise_kernel.mlir.facts import facts
from raise_kernel.mlir.rewriting import replace_uses
from raise_kernel.mlir.values import attributes_of, defining_op, terminator
from raise_kernel.mlir.walks import kernels, walked
from raise_kernel.pass_manager.pass_base import PassContext, register_pass

# Operations with a neutral element for the right operand only, and this element.
_RIGHT = {"arith.subf": 0.0, "arith.subi": 0}

_LOOPS = ("affine.parallel", "affine.for")
# Operations of which another order rounds otherwise: what marks the kernel for verification.
_ROUNDED = {
    "arith.addf": ("rk.resummed", "addends"),
    "arith.mulf": ("rk.regrouped", "factors"),
}
# Longer chains of addends do not change.
MAX_ADDENDS = 16


@register_pass("guard-addends", stage="affine", needs=("affine.if", "scf.if"))
def guard_addends(module: ir.Module, ctx: PassContext) -> None:
    """Move guarded additions out of their guards."""
    for kernel in kernels(module):
        # Inner guards first: their results are then addends of the outer guard.
        guards = [op for op in walked(kernel.regions[0].blocks[0]) if _is_guard(op)]
        joined = [_rewrite(op, result) for op in reversed(guards) for result in op.results]
        for name, (mark, words) in _ROUNDED.items():
            if name in joined:
                ctx.remarks.applied(f"{words} under one guard are combined first", kernel)
                facts.changed()
                kernel.attributes[mark] = ir.UnitAttr.get()


def _is_guard(op: ir.Operation) -> bool:
    return op.name == "affine.if" or (op.name == "scf.if" and len(op.results) > 0 and _is_term(op))


def _rewrite(op: ir.Operation, result: ir.OpResult) -> str:
    """Move an update of the result out of its guard; its name, where updates are combined in
    another order then."""
    joined = ""
    for does, other in ((0, 1), (1, 0)):
        kept = _yield(op, other).operands[result.result_number]
        update = defining_op(_yield(op, does).operands[result.result_number])
        if update is None or update.parent != op or not is_invariant(kept, op):
            continue
        if update.name in KINDS and _is_term(op):
            before, update = update, _joined(update, kept)
            joined = update.name if update != before else joined
        position = _addend(update, kept)
        if position is not None:
            _move_out(op, result, update, position, does)
            break
    return joined


def _addend(update: ir.Operation, kept: ir.Value) -> int | None:
    """The position of the operand that `update` combines `kept` with."""
    if len(update.operands) != 2 or isinstance(kept.type, ir.IndexType):
        return None
    left, right = update.operands
    if update.name in KINDS and right == kept:
        return 0
    return 1 if left == kept and (update.name in KINDS or update.name in _RIGHT) else None


def _is_term(op: ir.Operation) -> bool:
    """Whether a guard is in a reduction, which may still be a sequential loop."""
    holder = op.parent
    return holder is not None and holder.name in _LOOPS and len(holder.results) > 0


def _joined(update: ir.Operation, kept: ir.Value) -> ir.Operation:
    """The last of several updates, rewritten to add the sum of all addends to `kept`."""
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
    """The operands of a chain of equal operations in one block, in order; cut off if it is long."""
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
    op: ir.Operation, result: ir.OpResult, update: ir.Operation, position: int, does: int
) -> None:
    number = result.result_number
    kept = update.operands[1 - position]
    facts.changed()
    _yield(op, does).operands[number] = update.operands[position]
    other = _yield(op, 1 - does)
    with op.location, ir.InsertionPoint(other):
        other.operands[number] = arith.constant(kept.type, _neutral(update.name, kept.type))
    moved = update.clone(ip=ir.InsertionPoint.after(op)).operation
    replace_uses(result, moved.results[0])
    moved.operands[1 - position], moved.operands[position] = kept, result


def _neutral(name: str, type_: ir.Type) -> ir.Attribute:
    if name in KINDS:
        return identity(KINDS[name], type_)
    number = _RIGHT[name]
    make = ir.FloatAttr if isinstance(number, float) else ir.IntegerAttr
    return make.get(type_, number)


def _yield(op: ir.Operation, region: int) -> ir.Operation:
    block = op.regions[region].blocks[0]
    return terminator(block)
