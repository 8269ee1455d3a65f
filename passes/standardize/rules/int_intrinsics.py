"""Integer intrinsics: bit counts, byte orders, funnel shifts, saturation, overflow, comparison."""

from __future__ import annotations

from raise_kernel.bindings import constant_int, ir
from raise_kernel.passes.standardize.emitter import Emitter, int_type
from raise_kernel.passes.standardize.rules.call_context import Call, CallRule


def _binary(name: str) -> CallRule:
    return lambda call: [call.build.binary(name, call.args[0], call.args[1])]


def _unary(name: str) -> CallRule:
    return lambda call: [call.build(name, [call.args[0]], call.type)]


def width_of(value: ir.Value) -> int:
    return ir.IntegerType(value.type).width


def _funnel_left(call: Call) -> list[ir.Value]:
    return [funnel_shift(call.build, *call.args, left=True)]


def _funnel_right(call: Call) -> list[ir.Value]:
    return [funnel_shift(call.build, *call.args, left=False)]


def funnel_shift(
    build: Emitter, high: ir.Value, low: ir.Value, amount: ir.Value, *, left: bool
) -> ir.Value:
    """The upper (left) or lower (right) half of `high:low` shifted by `amount` modulo the width."""
    bits = width_of(high)
    known = constant_int(amount)
    if known is not None:
        return _funnel_by_constant(build, high, low, known % bits, left=left)
    s = build.binary("arith.remui", amount, build.int_like(amount, bits))
    rest = build.binary("arith.subi", build.int_like(s, bits - 1), s)
    one = build.int_like(s, 1)
    # Shifting by (bits - s) would be out of range for s = 0: shift by one, then by the rest.
    if left:
        upper = build.binary("arith.shli", high, s)
        lower = build.binary("arith.shrui", build.binary("arith.shrui", low, one), rest)
    else:
        upper = build.binary("arith.shli", build.binary("arith.shli", high, one), rest)
        lower = build.binary("arith.shrui", low, s)
    return build.binary("arith.ori", upper, lower)


def _funnel_by_constant(
    build: Emitter, high: ir.Value, low: ir.Value, amount: int, *, left: bool
) -> ir.Value:
    bits = width_of(high)
    if amount == 0:
        return high if left else low
    up, down = (amount, bits - amount) if left else (bits - amount, amount)
    upper = build.binary("arith.shli", high, build.int_like(high, up))
    lower = build.binary("arith.shrui", low, build.int_like(low, down))
    return build.binary("arith.ori", upper, lower)


def _byte_swap(call: Call) -> list[ir.Value]:
    return [_swap_groups(call.build, call.args[0], 8)]


def _bit_reverse(call: Call) -> list[ir.Value]:
    """By powers of two; another width is reversed inside the next power of two."""
    build, value = call.build, call.args[0]
    bits = width_of(value)
    wide = max(8, 1 << (bits - 1).bit_length())
    work = build.resize(value, int_type(wide), signed=False)
    work = _swap_groups(build, work, 1)
    work = build.binary("arith.shrui", work, build.int_like(work, wide - bits))
    return [build.resize(work, value.type, signed=False)]


def _swap_groups(build: Emitter, value: ir.Value, smallest: int) -> ir.Value:
    """Reverse the order of groups of `smallest` bits: swap halves, quarters, and so on."""
    bits = width_of(value)
    half = bits // 2
    while half >= smallest:
        mask = sum(((1 << half) - 1) << at for at in range(0, bits, 2 * half))
        keep, amount = build.int_like(value, mask), build.int_like(value, half)
        down = build.binary("arith.shrui", value, amount)
        down = build.binary("arith.andi", down, keep)
        up = build.binary("arith.shli", build.binary("arith.andi", value, keep), amount)
        value = build.binary("arith.ori", up, down)
        half //= 2
    return value


def _signed_limit(build: Emitter, a: ir.Value) -> ir.Value:
    """The largest value where `a` is not negative, else the smallest."""
    bits = width_of(a)
    sign = build.binary("arith.shrsi", a, build.int_like(a, bits - 1))
    return build.binary("arith.xori", sign, build.int_like(a, (1 << (bits - 1)) - 1))


def _add_overflow(build: Emitter, a: ir.Value, b: ir.Value, *, signed: bool):
    total = build.binary("arith.addi", a, b)
    if not signed:
        return total, build.compare("ult", total, a)
    wrong = build.binary(
        "arith.andi", build.binary("arith.xori", total, a), build.binary("arith.xori", total, b)
    )
    return total, build.compare("slt", wrong, build.int_like(a, 0))


def _sub_overflow(build: Emitter, a: ir.Value, b: ir.Value, *, signed: bool):
    total = build.binary("arith.subi", a, b)
    if not signed:
        return total, build.compare("ult", a, b)
    wrong = build.binary(
        "arith.andi", build.binary("arith.xori", a, b), build.binary("arith.xori", a, total)
    )
    return total, build.compare("slt", wrong, build.int_like(a, 0))


def _mul_overflow(build: Emitter, a: ir.Value, b: ir.Value, *, signed: bool):
    name = "arith.mulsi_extended" if signed else "arith.mului_extended"
    low, high = build.create(name, [a, b], [a.type, a.type]).results
    if not signed:
        return low, build.compare("ne", high, build.int_like(a, 0))
    sign = build.binary("arith.shrsi", low, build.int_like(a, width_of(a) - 1))
    return low, build.compare("ne", high, sign)


def _overflow(rule, *, signed: bool) -> CallRule:
    return lambda call: list(rule(call.build, call.args[0], call.args[1], signed=signed))


def _saturating(rule, *, signed: bool, unsigned_limit: int) -> CallRule:
    def convert(call: Call) -> list[ir.Value]:
        build, (a, b) = call.build, call.args
        total, over = rule(build, a, b, signed=signed)
        limit = _signed_limit(build, a) if signed else build.int_like(a, unsigned_limit)
        return [build.select(over, limit, total)]

    return convert


def _shift_saturating(*, signed: bool) -> CallRule:
    def convert(call: Call) -> list[ir.Value]:
        build, (a, b) = call.build, call.args
        moved = build.binary("arith.shli", a, b)
        back = build.binary("arith.shrsi" if signed else "arith.shrui", moved, b)
        limit = _signed_limit(build, a) if signed else build.int_like(a, -1)
        return [build.select(build.compare("ne", back, a), limit, moved)]

    return convert


def _three_way(*, signed: bool) -> CallRule:
    def convert(call: Call) -> list[ir.Value]:
        build, (a, b) = call.build, call.args
        less = build.compare("slt" if signed else "ult", a, b)
        more = build.compare("sgt" if signed else "ugt", a, b)
        number = [build.constant(call.type, n) for n in (-1, 0, 1)]
        return [build.select(less, number[0], build.select(more, number[2], number[1]))]

    return convert


def _first(call: Call) -> list[ir.Value]:
    return [call.args[0]]


def _false(call: Call) -> list[ir.Value]:
    return [call.build.constant(call.type, 0)]


def _object_size(call: Call) -> list[ir.Value]:
    """Unknown: -1, or 0 where the minimum is asked for."""
    return [call.build.constant(call.type, 0 if call.constant(1, "its mode") else -1)]


INT_RULES: dict[str, CallRule] = {
    "llvm.smin": _binary("arith.minsi"),
    "llvm.smax": _binary("arith.maxsi"),
    "llvm.umin": _binary("arith.minui"),
    "llvm.umax": _binary("arith.maxui"),
    "llvm.abs": _unary("math.absi"),
    "llvm.ctpop": _unary("math.ctpop"),
    "llvm.ctlz": _unary("math.ctlz"),
    "llvm.cttz": _unary("math.cttz"),
    "llvm.bswap": _byte_swap,
    "llvm.bitreverse": _bit_reverse,
    "llvm.fshl": _funnel_left,
    "llvm.fshr": _funnel_right,
    "llvm.uadd.sat": _saturating(_add_overflow, signed=False, unsigned_limit=-1),
    "llvm.sadd.sat": _saturating(_add_overflow, signed=True, unsigned_limit=0),
    "llvm.usub.sat": _saturating(_sub_overflow, signed=False, unsigned_limit=0),
    "llvm.ssub.sat": _saturating(_sub_overflow, signed=True, unsigned_limit=0),
    "llvm.ushl.sat": _shift_saturating(signed=False),
    "llvm.sshl.sat": _shift_saturating(signed=True),
    "llvm.uadd.with.overflow": _overflow(_add_overflow, signed=False),
    "llvm.sadd.with.overflow": _overflow(_add_overflow, signed=True),
    "llvm.usub.with.overflow": _overflow(_sub_overflow, signed=False),
    "llvm.ssub.with.overflow": _overflow(_sub_overflow, signed=True),
    "llvm.umul.with.overflow": _overflow(_mul_overflow, signed=False),
    "llvm.smul.with.overflow": _overflow(_mul_overflow, signed=True),
    "llvm.scmp": _three_way(signed=True),
    "llvm.ucmp": _three_way(signed=False),
    "llvm.expect": _first,
    "llvm.expect.with.probability": _first,
    "llvm.annotation": _first,
    "llvm.ssa.copy": _first,
    "llvm.is.constant": _false,
    "llvm.objectsize": _object_size,
}
