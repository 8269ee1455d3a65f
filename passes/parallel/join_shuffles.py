"""Two shuffles of the halves of a 64-bit value become one shuffle of the value.

Before:
    %l, %p = func.call @rk.warp.shuffle.xor(trunc %b, %s, %c, %lane)
    %h, %q = func.call @rk.warp.shuffle.xor(trunc (%b >> 32), %s, %c, %lane)
    %r = (ext %h << 32) + ext %l                     (%b: the bits of %v, a double)
After:
    %w, %p = func.call @rk.warp.shuffle.xor(%v, %s, %c, %lane)      %r = bitcast %w

Devices shuffle 32 bits at a time, and CUDA's headers take doubles and long integers apart. Both
shuffles must be in one block, by the same distance in the same segments. A float whose bits are
shuffled as an integer, and become a float after it (Numba), is shuffled as the float that it is.
"""

from __future__ import annotations

from raise_kernel.analysis.lanes.lane_calls import LaneCall, create_lane_call, lane_call
from raise_kernel.bindings import ir
from raise_kernel.mlir.rewriting import erase, replace_op, replace_uses
from raise_kernel.mlir.values import constant_int, defining_op
from raise_kernel.mlir.walks import kernels, walked
from raise_kernel.pass_manager.pass_base import PassContext, register_pass

_HALF = 32


@register_pass("join-shuffles", stage="parallelize", needs=("func.call",))
def join_shuffles(module: ir.Module, ctx: PassContext) -> None:
    """Shuffle 64-bit values whole."""
    i64 = ir.IntegerType.get_signless(2 * _HALF)
    for kernel in kernels(module):
        for op in walked(kernel.regions[0].blocks[0]):
            if op.name in ("arith.addi", "arith.ori") and op.results[0].type == i64:
                _join(op)
        for op in walked(kernel.regions[0].blocks[0]):
            _shuffle_float(op)


def _shuffle_float(op: ir.Operation) -> None:
    call = lane_call(op)
    bits = defining_op(op.operands[0]) if call is not None and call.kind == "shuffle" else None
    if call is None or bits is None or bits.name != "arith.bitcast":
        return
    value = bits.operands[0]
    users = [use.owner.operation for use in op.results[0].uses]
    if any(u.name != "arith.bitcast" or u.results[0].type != value.type for u in users):
        return
    operands = [value, *call.arguments[1:], *call.indices]
    results = [value.type, op.results[1].type]
    moved = create_lane_call(f"warp.shuffle.{call.mode}", operands, results, op)
    for user in users:
        replace_op(user, [moved.results[0]])
    replace_uses(op.results[1], moved.results[1])
    erase(op)


def _join(op: ir.Operation) -> None:
    halves = _halves(op)
    if halves is None:
        return
    low, high = halves
    value = _value(low.arguments[0], high.arguments[0])
    alike = (
        low.mode == high.mode
        and low.arguments[1:] == high.arguments[1:]
        and low.indices == high.indices
        and low.op.block == high.op.block
    )
    if value is None or not alike:
        return
    bits = defining_op(value)
    if bits is not None and bits.name == "arith.bitcast":
        value = bits.operands[0]
    last = high.op if low.op.is_before_in_block(high.op) else low.op
    operands = [value, *low.arguments[1:], *low.indices]
    results = [value.type, low.op.results[1].type]
    whole = create_lane_call(f"warp.shuffle.{low.mode}", operands, results, last)
    moved = whole.results[0]
    if moved.type != op.results[0].type:
        with op.location, ir.InsertionPoint(op):
            moved = ir.Operation.create(
                "arith.bitcast", results=[op.results[0].type], operands=[moved]
            ).results[0]
    replace_uses(op.results[0], moved)
    for call in (low, high):
        replace_uses(call.op.results[1], whole.results[1])
    _erase(op)


def _halves(op: ir.Operation) -> tuple[LaneCall, LaneCall] | None:
    """The shuffles that bring the low and the high half of a sum."""
    for first, second in (list(op.operands), list(op.operands)[::-1]):
        shift = defining_op(second)
        if shift is None or shift.name != "arith.shli":
            continue
        low, high = _shuffled(first), _shuffled(shift.operands[0])
        if low is not None and high is not None and constant_int(shift.operands[1]) == _HALF:
            return low, high
    return None


def _shuffled(value: ir.Value) -> LaneCall | None:
    """The shuffle whose 32-bit result is extended."""
    extension = defining_op(value)
    if extension is None or extension.name != "arith.extui":
        return None
    by = defining_op(extension.operands[0])
    call = lane_call(by) if by is not None else None
    if call is None or call.kind != "shuffle" or extension.operands[0] != call.op.results[0]:
        return None
    return call if call.op.results[0].type == ir.IntegerType.get_signless(_HALF) else None


def _value(low: ir.Value, high: ir.Value) -> ir.Value | None:
    """The value whose halves these are."""
    first, second = defining_op(low), defining_op(high)
    if first is None or second is None or {first.name, second.name} != {"arith.trunci"}:
        return None
    shift = defining_op(second.operands[0])
    if shift is None or shift.name != "arith.shrui" or constant_int(shift.operands[1]) != _HALF:
        return None
    whole = first.operands[0]
    fits = whole.type == ir.IntegerType.get_signless(2 * _HALF)
    return whole if fits and shift.operands[0] == whole else None


def _erase(op: ir.Operation) -> None:
    """Erase what nobody uses now: the sum, its parts, the two shuffles."""
    operands = [defining_op(v) for v in op.operands]
    erase(op)
    for user in operands:
        used = user is None or any(True for result in user.results for _ in result.uses)
        if user is not None and not used and user.name in _PARTS:
            _erase(user)


_PARTS = ("arith.shli", "arith.extui", "func.call")
