"""Recognize a compare-and-swap loop as one atomic update.

Before:
    %first = memref.load %p[%i]
    %r = scf.while (%assumed = %first) : (i32) -> i32 {
      %new = arith.maxsi %assumed, %v
      %old = memref.generic_atomic_rmw %p[%i] { ... old == %assumed ? %new : old ... }
      %again = arith.cmpi ne, %old, %assumed
      scf.condition(%again) %old
    } do { ... scf.yield %x }
After:
    %r = memref.generic_atomic_rmw %p[%i] {
    ^bb0(%old: i32):
      %new = arith.maxsi %old, %v
      memref.atomic_yield %new
    }

The loop may also end on a test of the old value (`while (v > old) ...`), if its first value is a
load of the same element: the new value then depends on the test, too. The computation of the new
value must be pure. It may depend on the old value, but on no other loop-carried value. The tensor
stage recognizes simple atomics among the results (maximum of floats, product, addition of doubles).

Proved: a compare-and-swap loop ends when no other write was between the load and the swap, so it
has the effect of one atomic update by the function that it computes of the old value.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from raise_kernel.analysis.accesses.regions import has_effects
from raise_kernel.analysis.graphs.speculation import is_invariant, is_speculatable
from raise_kernel.analysis.integers.predicates import Predicate, without_negations
from raise_kernel.bindings import arith, ir, memref
from raise_kernel.mlir.rewriting import erase, replace_uses
from raise_kernel.mlir.values import constant_int, defines, defining_op, source_of, terminator
from raise_kernel.mlir.walks import kernels, walk, walked
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.structure.copied_values import Copies
from raise_kernel.remarks import NoMatch


@register_pass("recognize-atomic-loops", stage="structure", needs=("memref.generic_atomic_rmw",))
def recognize_atomic_loops(module: ir.Module, ctx: PassContext) -> None:
    """Turn compare-and-swap loops into the atomic updates that they implement."""
    for kernel in kernels(module):
        for op in walked(kernel.regions[0].blocks[0]):
            if op.name != "scf.while":
                continue
            swaps = [o for o in walked(op.regions[0].blocks[0]) if _is_atomic(o)]
            if len(swaps) != 1:
                continue
            location = op.location
            try:
                _rewrite(_match(op, swaps[0]))
            except NoMatch as reason:
                ctx.remarks.missed(f"not an atomic update: {reason}", location)
            else:
                ctx.remarks.applied("the compare-and-swap loop is one atomic update", location)


def _is_atomic(op: ir.Operation) -> bool:
    return op.name == "memref.generic_atomic_rmw"


@dataclass(frozen=True)
class _Retry:
    """A loop that retries to replace the old value `found` by `new`, computed from it.

    `guard`: the loop ends without a swap if this is false. `results`: for each result, whether it
    is the new value; else it is the old one.
    """

    loop: ir.Operation
    swap: ir.Operation
    found: ir.Value
    new: ir.Value
    guard: ir.Value | None
    results: tuple[bool, ...]


# --- matching -------------------------------------------------------------------------------------


def _match(loop: ir.Operation, swap: ir.Operation) -> _Retry:
    before, after = (region.blocks[0] for region in loop.regions)
    if len(before.arguments) != 1:
        raise NoMatch("it carries more than the old value")
    if not all(is_invariant(v, loop) for v in swap.operands):
        raise NoMatch("its element is not loop-invariant")
    found: ir.Value = before.arguments[0]
    expected, new = _compare_and_swap(swap)
    if _bare(expected) != found:
        raise NoMatch("it does not retry with the old value")
    end = terminator(before)
    condition, *forwarded = end.operands
    branch = swap.parent.operation if swap.parent is not None else None
    guard = None
    if branch is not None and branch != loop:
        guard, condition, forwarded = _guarded(branch, condition, forwarded, found)
        if not _starts_with_load(loop, swap):
            raise NoMatch("its first value is not a load of the element")
    if not _is_retry(condition, swap.result, expected):
        raise NoMatch("its exit test is not whether the swap was done")
    _check_pure(loop, swap, branch)
    (following,) = terminator(after).operands
    if following not in after.arguments:
        raise NoMatch("it changes the old value before it retries")
    position = [a == following for a in after.arguments].index(True)
    if _bare(forwarded[position]) != swap.result:
        raise NoMatch("it does not retry with the old value")
    results = tuple(
        _is_new(value, swap.result, found, new, result, guard)
        for value, result in zip(forwarded, loop.results, strict=True)
    )
    return _Retry(loop, swap, found, new, guard, results)


def _compare_and_swap(op: ir.Operation) -> tuple[ir.Value, ir.Value]:
    """(expected, new) of an update `old == expected ? new : old`."""
    block = op.regions[0].blocks[0]
    select = defining_op(_bare(terminator(block).operands[0]))
    if select is None or select.name != "arith.select":
        raise NoMatch("the atomic is not a compare-and-swap")
    condition, new, kept = select.operands
    test = defining_op(condition)
    if test is None or test.name != "arith.cmpi" or Predicate.of(test) != Predicate.EQ:
        raise NoMatch("the atomic is not a compare-and-swap")
    old = block.arguments[0]
    sides = list(test.operands)
    others = [v for v in sides if _bare(v) != old]
    if len(others) != 1 or _bare(kept) != old:
        raise NoMatch("the atomic is not a compare-and-swap")
    if not all(is_invariant(v, op) for v in (others[0], new)):
        raise NoMatch("the atomic is not a compare-and-swap")
    return others[0], new


def _guarded(
    branch: ir.Operation, condition: ir.Value, forwarded: Sequence[ir.Value], found: ir.Value
) -> tuple[ir.Value, ir.Value, list[ir.Value]]:
    """(test, condition and forwarded values under it) of a loop `if (test) swap else stop`."""
    if branch.name != "scf.if" or not defines(branch, condition):
        raise NoMatch("the swap is in another region")
    results: list[ir.Value] = [*branch.results]
    yes, no = (terminator(region.blocks[0]).operands for region in branch.regions)
    if constant_int(no[results.index(condition)]) != 0:
        raise NoMatch("it continues without the swap")
    inner = []
    for value in forwarded:
        if value not in results:
            inner.append(value)
            continue
        position = results.index(value)
        given_up = defining_op(no[position])
        if _bare(no[position]) != found and (given_up is None or given_up.name != "ub.poison"):
            raise NoMatch("it has another result if it ends without a swap")
        inner.append(yes[position])
    return branch.operands[0], yes[results.index(condition)], inner


def _starts_with_load(loop: ir.Operation, swap: ir.Operation) -> bool:
    """Whether the initial value is a load of the element, with no effect in between."""
    load = defining_op(_bare(loop.operands[0]))
    if load is None or load.name != "memref.load" or load.block != loop.block:
        return False
    if list(load.operands) != list(swap.operands)[: len(load.operands)]:
        return False
    ops = [o.operation for o in loop.block.operations]
    return not any(has_effects(o) for o in ops[ops.index(load) : ops.index(loop)])


def _is_retry(condition: ir.Value, old: ir.Value, expected: ir.Value) -> bool:
    compared, negated = without_negations(condition)
    op = defining_op(compared)
    wanted = Predicate.EQ if negated else Predicate.NE
    if op is None or op.name != "arith.cmpi" or Predicate.of(op) != wanted:
        return False
    return {_bare(v) for v in op.operands} == {_bare(old), _bare(expected)}


def _check_pure(loop: ir.Operation, swap: ir.Operation, branch: ir.Operation | None) -> None:
    for block in (region.blocks[0] for region in loop.regions):
        for op in walk(block):
            inside = op == swap or (op.parent is not None and op.parent.operation == swap)
            ends = op.name in ("scf.yield", "scf.condition")
            if inside or ends or op == branch or is_speculatable(op):
                continue
            if op.name != "memref.load" or not all(is_invariant(v, loop) for v in op.operands):
                raise NoMatch(f"it holds {op.name}")
            if op.operands[0] == swap.operands[0]:
                raise NoMatch("it has another read of the memory")


def _is_new(
    value: ir.Value,
    old: ir.Value,
    found: ir.Value,
    new: ir.Value,
    result: ir.Value,
    guard: ir.Value | None,
) -> bool:
    """Whether a result is the new value; False if it is the old one, or is not used."""
    if not len(list(result.uses)) or _bare(value) in (old, found):
        return False
    if guard is None and _bare(value) == _bare(new):
        return True
    raise NoMatch("it has a result other than the old and the new value")


def _bare(value: ir.Value) -> ir.Value:
    """The value without bitcasts."""
    return source_of(value, ("arith.bitcast",))


# --- rewriting ------------------------------------------------------------------------------------


def _rewrite(retry: _Retry) -> None:
    loop, swap = retry.loop, retry.swap
    with swap.location, ir.InsertionPoint(loop):
        atomic = ir.Operation.create(
            swap.name, results=[swap.result.type], operands=list(swap.operands), regions=1
        )
    element = swap.result.type
    block = atomic.regions[0].blocks.append(element, arg_locs=[swap.location])
    with swap.location, ir.InsertionPoint(block):
        old = _as(block.arguments[0], retry.found.type)
        copies = Copies(
            loop, {retry.found: old}, ir.InsertionPoint(block), ir.InsertionPoint(atomic)
        )
        value = _as(copies.of(retry.new), element)
        if retry.guard is not None:
            value = arith.select(copies.of(retry.guard), value, block.arguments[0])
        memref.AtomicYieldOp(value)
    with loop.location, ir.InsertionPoint(loop):
        first = _as(atomic.result, retry.found.type)
        after = Copies(loop, {retry.found: first}, ir.InsertionPoint(loop))
        for result, is_new in zip(loop.results, retry.results, strict=True):
            source = after.of(retry.new) if is_new else atomic.result
            if len(list(result.uses)):
                replace_uses(result, _as(source, result.type))
    erase(loop)


def _as(value: ir.Value, type_: ir.Type) -> ir.Value:
    return value if value.type == type_ else arith.bitcast(type_, value)
