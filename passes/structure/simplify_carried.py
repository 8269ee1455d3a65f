"""Eliminate loop-carried values that are dead, or that end as a loop-invariant value.

Before:                                              After:
  %r:2 = scf.for ... iter_args(%a = %x, %d = %y) {     %r = scf.for ... iter_args(%a = %x) {
    %e = arith.addi %d, %c1 : i32                        ...
    ...                                                  scf.yield %b : f32
    scf.yield %b, %e : f32, i32                        }
  }

A carried value is dead if its result is not read, and only dead carried values depend on it in the
loop. (MLIR's canonicalization only drops those without any use.) A dead value is replaced by its
initial value; canonicalization then drops it.

A loop that surely runs and yields a loop-invariant value has that value as its result:

  %r = scf.for ... iter_args(%a = %x) { ... scf.yield %v }    ->    %v for %r
"""

from __future__ import annotations

from raise_kernel.analysis.graphs.speculation import is_invariant, is_speculatable
from raise_kernel.analysis.integers.integer_range import signed_range
from raise_kernel.bindings import ir
from raise_kernel.mlir.facts import facts
from raise_kernel.mlir.rewriting import replace_uses
from raise_kernel.mlir.values import terminator
from raise_kernel.mlir.walks import named
from raise_kernel.pass_manager.pass_base import PassContext, register_pass

# A dead value's slice is short: an increment or two.
MAX_SLICE = 64


@register_pass("simplify-carried", stage="structure", needs=("scf.for", "scf.while"))
def simplify_carried(module: ir.Module, ctx: PassContext) -> None:
    """Eliminate loop-carried values that are dead, or that end as a loop-invariant value."""
    for op in reversed(named(module.body, "scf.for", "scf.while")):
        if op.name == "scf.for":
            _simplify_for(op)
        else:
            _simplify_while(op)


def _simplify_for(op: ir.Operation) -> None:
    body = op.regions[0].blocks[0]
    last = terminator(body)
    for position, result in enumerate(op.results):
        argument = body.arguments[position + 1]
        yielded = last.operands[position]
        if _is_read(result) and is_invariant(yielded, op) and surely_runs(op):
            replace_uses(result, yielded)
        if not _is_read(result) and last.operands[position] != argument and _is_dead(argument, op):
            facts.changed()
            last.operands[position] = argument


def surely_runs(loop: ir.Operation) -> bool:
    """Whether an scf.for has an iteration, whatever the data."""
    low, high = (signed_range(bound) for bound in list(loop.operands)[:2])
    return low[1] < high[0]


def _simplify_while(op: ir.Operation) -> None:
    before, after = (region.blocks[0] for region in op.regions)
    last = terminator(after)
    for position, argument in enumerate(before.arguments):
        init = op.operands[position]
        if last.operands[position] != init and _is_dead(argument, op):
            facts.changed()
            last.operands[position] = init


def _is_read(value: ir.Value) -> bool:
    return any(True for _ in value.uses)


def _is_dead(value: ir.Value, loop: ir.Operation) -> bool:
    """Whether only dead carried values of the loop depend on `value`."""
    pending, seen = [value], {value}
    while pending:
        for use in pending.pop().uses:
            reached = _reached(use.owner.operation, use.operand_number, loop)
            if reached is None or len(seen) > MAX_SLICE:
                return False
            fresh = [result for result in reached if result not in seen]
            seen.update(fresh)
            pending += fresh
    return True


def _reached(user: ir.Operation, position: int, loop: ir.Operation) -> list[ir.Value] | None:
    """The values that depend on an operand of `user`; None if it has an effect."""
    if is_speculatable(user):
        return list(user.results)
    if user.name == "scf.yield" and user.block.owner.operation == loop:
        if loop.name == "scf.for":
            return [loop.regions[0].blocks[0].arguments[position + 1], loop.results[position]]
        return [loop.regions[0].blocks[0].arguments[position]]
    if user.name == "scf.condition" and user.block.owner.operation == loop and position > 0:
        return [loop.regions[1].blocks[0].arguments[position - 1], loop.results[position - 1]]
    return None
