"""Integer intrinsics: bit counts, byte orders, funnel shifts, saturation, overflow, comparison."""

from __future__ import annotations

from collections.abc import Callable

from raise_kernel.bindings import ir
from raise_kernel.passes.standardize.device_math import expr as e
from raise_kernel.passes.standardize.device_math.bits import funnel_shift, reverse
from raise_kernel.passes.standardize.device_math.expr import Expr, where
from raise_kernel.passes.standardize.rules.call_context import Call, CallRule

# The result, or the members of the result, as expressions of the operands.
Formula = Callable[..., Expr | tuple[Expr, ...]]


def by_formula(formula: Formula) -> CallRule:
    """The rule of a call whose results are expressions of its operands."""

    def convert(call: Call) -> list[ir.Value]:
        made = formula(*map(Expr, call.args))
        return [x.value for x in (made if isinstance(made, tuple) else (made,))]

    return convert


def first(x: Expr, *_: Expr) -> Expr:
    return x


def _bit_reverse(x: Expr) -> Expr:
    """Another width than a power of two is reversed inside the next one."""
    wide = max(8, 1 << (x.width - 1).bit_length())
    reversed_ = reverse(x.resize(wide, signed=False))
    return reversed_ if wide == x.width else (reversed_ >> (wide - x.width)).resize(x.width, False)


def _signed_limit(a: Expr) -> Expr:
    """The largest value where `a` is not negative, else the smallest."""
    return a.shift_right_signed(a.width - 1) ^ ((1 << (a.width - 1)) - 1)


def _add(a: Expr, b: Expr, signed: bool) -> tuple[Expr, Expr]:
    total = a + b
    return total, ((total ^ a) & (total ^ b)) < 0 if signed else total.below(a)


def _subtract(a: Expr, b: Expr, signed: bool) -> tuple[Expr, Expr]:
    total = a - b
    return total, ((a ^ b) & (a ^ total)) < 0 if signed else a.below(b)


def _multiply(a: Expr, b: Expr, signed: bool) -> tuple[Expr, Expr]:
    low, high = e.whole_product(a, b, signed)
    return low, high.ne(low.shift_right_signed(a.width - 1) if signed else 0)


def _shift_left(a: Expr, b: Expr, signed: bool) -> tuple[Expr, Expr]:
    moved = a << b
    return moved, (moved.shift_right_signed(b) if signed else moved >> b).ne(a)


_WITH_OVERFLOW = {"add": _add, "sub": _subtract, "mul": _multiply, "shl": _shift_left}


def _overflow(name: str, signed: bool) -> Formula:
    return lambda a, b: _WITH_OVERFLOW[name](a, b, signed)


def _saturating(name: str, signed: bool) -> Formula:
    def rule(a: Expr, b: Expr) -> Expr:
        total, over = _WITH_OVERFLOW[name](a, b, signed)
        return where(over, _signed_limit(a) if signed else 0 if name == "sub" else -1, total)

    return rule


def _three_way(*, signed: bool) -> CallRule:
    def convert(call: Call) -> list[ir.Value]:
        a, b = map(Expr, call.args)
        less, more = (a < b, a > b) if signed else (a.below(b), a.above(b))
        number = [e.constant(n, call.type) for n in (-1, 0, 1)]
        return [where(less, number[0], where(more, number[2], number[1])).value]

    return convert


def _false(call: Call) -> list[ir.Value]:
    return [call.build.constant(call.type, 0)]


def _object_size(call: Call) -> list[ir.Value]:
    """Unknown: -1, or 0 where the minimum is asked for."""
    return [call.build.constant(call.type, 0 if call.constant(1, "its mode") else -1)]


_FORMULAS: dict[str, Formula] = {
    "smin": e.min_signed,
    "smax": e.max_signed,
    "umin": e.min_unsigned,
    "umax": e.max_unsigned,
    "abs": lambda x, _: e.absolute_integer(x),
    "ctpop": e.population,
    "ctlz": lambda x, _: e.leading_zeros(x),
    "cttz": lambda x, _: e.trailing_zeros(x),
    "bswap": lambda x: reverse(x, smallest=8),
    "bitreverse": _bit_reverse,
    "fshl": funnel_shift(left=True),
    "fshr": funnel_shift(left=False),
    **{f"u{name}.sat": _saturating(name, signed=False) for name in ("add", "sub", "shl")},
    **{f"s{name}.sat": _saturating(name, signed=True) for name in ("add", "sub", "shl")},
    **{f"u{name}.with.overflow": _overflow(name, signed=False) for name in ("add", "sub", "mul")},
    **{f"s{name}.with.overflow": _overflow(name, signed=True) for name in ("add", "sub", "mul")},
    **dict.fromkeys(("expect", "expect.with.probability", "annotation", "ssa.copy"), first),
}

INT_RULES: dict[str, CallRule] = {
    **{f"llvm.{name}": by_formula(formula) for name, formula in _FORMULAS.items()},
    "llvm.scmp": _three_way(signed=True),
    "llvm.ucmp": _three_way(signed=False),
    "llvm.is.constant": _false,
    "llvm.objectsize": _object_size,
}
