"""Functions that `math` and `arith` have themselves, and simple compositions of these."""

from __future__ import annotations

import math

from raise_kernel.passes.standardize.device_math import expr as e
from raise_kernel.passes.standardize.device_math.data import is_data
from raise_kernel.passes.standardize.device_math.expr import Expr, where
from raise_kernel.passes.standardize.device_math.registry import add, both, define

# __nv_NAME and __nv_NAMEf -> the operation; also of llvm.NAME, where there is one.
DIRECT = {
    "acos": "math.acos",
    "acosh": "math.acosh",
    "asin": "math.asin",
    "asinh": "math.asinh",
    "atan": "math.atan",
    "atanh": "math.atanh",
    "cbrt": "math.cbrt",
    "ceil": "math.ceil",
    "copysign": "math.copysign",
    "cos": "math.cos",
    "cosh": "math.cosh",
    "erf": "math.erf",
    "exp": "math.exp",
    "exp2": "math.exp2",
    "expm1": "math.expm1",
    "fabs": "math.absf",
    "floor": "math.floor",
    "fma": "math.fma",
    "fmax": "arith.maxnumf",
    "fmin": "arith.minnumf",
    "fmod": "arith.remf",
    "log": "math.log",
    "log10": "math.log10",
    "log1p": "math.log1p",
    "log2": "math.log2",
    "nearbyint": "math.roundeven",
    "pow": "math.powf",
    "rint": "math.roundeven",
    "round": "math.round",
    "rsqrt": "math.rsqrt",
    "sin": "math.sin",
    "sinh": "math.sinh",
    "sqrt": "math.sqrt",
    "tan": "math.tan",
    "tanh": "math.tanh",
    "trunc": "math.trunc",
}

# The fast forms are computed with the accuracy of the others.
_FAST = {
    "cosf": "math.cos",
    "expf": "math.exp",
    "fdividef": "arith.divf",
    "log10f": "math.log10",
    "log2f": "math.log2",
    "logf": "math.log",
    "powf": "math.powf",
    "sinf": "math.sin",
    "tanf": "math.tan",
    "tanhf": "math.tanh",
}


def operation(name: str):
    """The rule of a function that is one operation whose result has its first operand's type."""
    return lambda *operands: e.build(name, operands, operands[0].type)


for _name, _op in DIRECT.items():
    both(_name)(operation(_op))
for _name, _op in _FAST.items():
    add(f"__nv_fast_{_name}", operation(_op))


@both("atan2")
def _atan2(y: Expr, x: Expr) -> Expr:
    """MLIR folds the angle of two constant zeros to NaN: what may become that, has an x of 1."""
    if not (is_data(y.value) or is_data(x.value)):
        origin = x.eq(0.0) & y.eq(0.0)
        x = where(origin, e.copysign(x.like(1.0), x), x)
    return e.build("math.atan2", [y, x], y.type)


def exp10(x: Expr) -> Expr:
    """A power: exp(x * log(10)) would lose bits to the rounding of the product."""
    return e.power(x.like(10.0), x)


both("exp10")(exp10)
add("__nv_fast_exp10f", exp10)


both("rcbrt")(lambda x: 1.0 / e.cbrt(x))
both("powi")(lambda x, n: e.build("math.fpowi", [x, n], x.type))


@both("fdim")
def _fdim(x: Expr, y: Expr) -> Expr:
    """max(x - y, 0), NaN where an operand is."""
    return where(x <= y, 0.0, x - y)


@define(
    "__nv_saturatef", "llvm.nvvm.saturate.f", "llvm.nvvm.saturate.ftz.f", "llvm.nvvm.saturate.d"
)
def saturate(x: Expr) -> Expr:
    """Into [0, 1]; NaN gives 0."""
    return where(x > 0.0, e.min_number(x, 1.0), 0.0)


# --- classes --------------------------------------------------------------------------------


def _flag(condition: Expr) -> Expr:
    return condition.resize(32, signed=False)


define("__nv_isnand", "__nv_isnanf")(lambda x: _flag(e.is_nan(x)))
define("__nv_isinfd", "__nv_isinff")(lambda x: _flag(e.is_infinite(x)))
define("__nv_isfinited", "__nv_finitef")(lambda x: _flag(e.absolute(x) < math.inf))


@define("__nv_signbitd", "__nv_signbitf")
def _signbit(x: Expr) -> Expr:
    return x.bits() >> (x.width - 1) if x.width == 32 else _flag(e.sign_bit(x))


def is_class(x: Expr, mask: int) -> Expr:
    """i1: whether the class of x is one of the ten of `llvm.is.fpclass` in `mask`."""
    fmt, raw = x.format, x.bits()
    infinity, smallest = fmt.infinity, 1 << fmt.mantissa
    quiet = infinity | (smallest >> 1)
    ranges = [  # of magnitudes, each with the numbers of the negative and of the positive class
        (0, 1, 5, 6),
        (1, smallest, 4, 7),
        (smallest, infinity, 3, 8),
        (infinity, infinity + 1, 2, 9),
        (infinity + 1, quiet, 0, 0),
        (quiet, fmt.sign_mask, 1, 1),
    ]
    wanted: list[tuple[int, int, tuple[int, int]]] = []
    for low, high, *classes in ranges:
        minus, plus = (mask >> number & 1 for number in classes)
        if wanted and wanted[-1][1:] == (low, (minus, plus)):
            low = wanted.pop()[0]
        if minus or plus:
            wanted.append((low, high, (minus, plus)))
    magnitude, result = raw & (fmt.sign_mask - 1), e.constant(0, e.int_type(1))
    for number, (low, high, signs) in enumerate(wanted):
        hit = (magnitude - low if low else magnitude).below(high - low)
        if signs != (1, 1):
            hit = hit & (raw < 0 if signs[0] else raw >= 0)
        result = result | hit if number else hit
    return result


# --- exponents ------------------------------------------------------------------------------


def exponent_of(x: Expr) -> Expr:
    """floor(log2(|x|)) of a finite x other than 0, by bits: right for subnormal numbers too."""
    fmt = x.format
    magnitude = x.bits() & (fmt.sign_mask - 1)
    field = magnitude >> fmt.mantissa
    subnormal = (fmt.bits - fmt.mantissa - fmt.bias) - e.leading_zeros(magnitude)
    return where(field.eq(0), subnormal, field - fmt.bias)


@both("ilogb")
def _ilogb(x: Expr) -> Expr:
    """INT_MIN for zero and NaN, INT_MAX for infinity."""
    exponent = exponent_of(x).resize(32, signed=True)
    special = where(e.is_infinite(x), exponent.like(0x7FFFFFFF), exponent.like(-(1 << 31)))
    regular = (e.absolute(x) < math.inf) & (x.bits() << 1).ne(0)
    return where(regular, exponent, special)


@both("logb")
def _logb(x: Expr) -> Expr:
    """-inf for zero, inf for infinities."""
    exponent = exponent_of(x).signed_to_float(x.type)
    special = where((x.bits() << 1).eq(0), -math.inf, e.absolute(x))
    regular = (e.absolute(x) < math.inf) & (x.bits() << 1).ne(0)
    return where(regular, exponent, special)


def scale_by_power_of_two(x: Expr, n: Expr) -> Expr:
    """x * 2^n in three products, each by a power of two that is a normal number."""
    fmt = x.format
    limit = 3 * (fmt.bias - 3)  # a step of -bias + 1 is the lowest with a normal power
    total = e.clamp_signed(n, -limit, limit).resize(fmt.bits, signed=True)
    third = total / 3
    rest = total - third - third
    step = e.pow2(third, x.type)
    return x * step * step * e.pow2(rest, x.type)


def split_exponent(x: Expr) -> tuple[Expr, Expr]:
    """frexp: (f, n) with x = f * 2^n, |f| in [0.5, 1), n an i32; zero, inf and NaN give (x, 0)."""
    fmt = x.format
    exponent = exponent_of(x)
    magnitude = x.bits() & (fmt.sign_mask - 1)
    # A subnormal's leading one moves to where a normal number has its hidden bit.
    shift = e.max_signed((1 - fmt.bias) - exponent, 0)
    fraction = (magnitude << shift) & ((1 << fmt.mantissa) - 1)
    sign = x.bits() & fmt.sign_mask
    mantissa = (sign | fraction | ((fmt.bias - 1) << fmt.mantissa)).bitcast(x.type)
    regular = (e.absolute(x) < math.inf) & (x.bits() << 1).ne(0)
    power = where(regular, exponent + 1, 0)
    return where(regular, mantissa, x), power.resize(32, signed=True)


@both("ldexp", "scalbn")
def _ldexp(x: Expr, n: Expr) -> Expr:
    """x * 2^n, rounded once. Subnormal numbers are taken and made on their bits, which no target
    flushes to zero."""
    fmt = x.format
    limit = 4 * fmt.bias
    n = e.clamp_signed(n, -limit, limit)
    part, power = split_exponent(x)
    subnormal = ((x.bits() >> fmt.mantissa) & ((2 << fmt.bits - fmt.mantissa - 2) - 1)).eq(0)
    scaled = scale_by_power_of_two(where(subnormal, part, x), where(subnormal, power + n, n))
    below = (2 - fmt.bias) - (power + n)  # binary orders below the least normal number
    finite = (e.absolute(x) < math.inf) & (x.bits() << 1).ne(0)
    return where(finite & (below > 0), subnormal_number(part, below), scaled)


def subnormal_number(part: Expr, below: Expr) -> Expr:
    """The digits of a normal number that stand `below` > 0 binary orders below the least normal
    one, rounded to nearest, ties to even."""
    fmt = part.format
    shift = e.min_signed(below, fmt.mantissa + 2).resize(fmt.bits, signed=True)
    digits = (part.bits() & ((1 << fmt.mantissa) - 1)) | (1 << fmt.mantissa)
    last = (digits >> shift) & 1
    rounded = (digits + last + ((shift.like(1) << (shift - 1)) - 1)) >> shift
    return ((part.bits() & fmt.sign_mask) | rounded).bitcast(part.type)


def integer_and_fraction(x: Expr) -> tuple[Expr, Expr]:
    """modf: (whole, fraction), both with the sign of x."""
    whole = e.trunc(x)
    fraction = where(e.is_infinite(x), 0.0, x - whole)
    return whole, e.copysign(fraction, x)


# --- neighbours and remainders --------------------------------------------------------------


@both("nextafter")
def next_after(x: Expr, y: Expr) -> Expr:
    """The next number from x towards y, by bits."""
    bits = x.bits()
    magnitude = bits << 1
    away = (x < y) ^ (bits < 0)
    moved = bits + where(away, bits.like(1), bits.like(-1))
    from_zero = (y.bits() & x.format.sign_mask) | 1
    moved = where(magnitude.eq(0), from_zero, moved).bitcast(x.type)
    moved = where(x.eq(y), y, moved)
    return where(e.is_nan(x) | e.is_nan(y), x + y, moved)


def remainder_and_quotient(x: Expr, y: Expr) -> tuple[Expr, Expr]:
    """remquo: the remainder, and the low three bits of the quotient with the quotient's sign."""
    divisor = e.absolute(y)
    # Where a multiple of y overflows to infinity, it exceeds |x|, as its exact value does.
    rest = e.fmod(e.absolute(x), 8.0 * divisor)
    quotient = e.constant(0, e.int_type(32))
    for count in (4, 2):
        taken = rest >= float(count) * divisor
        rest = where(taken, rest - float(count) * divisor, rest)
        quotient = where(taken, quotient + count, quotient)
    above, excess = _exceeds_half(rest, divisor, strictly=True)
    rest = where(above, excess, rest)
    more, excess = _exceeds_half(rest, divisor, strictly=False)
    more = above & more
    rest = where(more, excess, rest)
    count = above.resize(32, signed=False) + more.resize(32, signed=False)
    quotient = (quotient + count) & 7
    negative = e.sign_bit(x)
    signed = where(negative ^ e.sign_bit(y), -quotient, quotient)
    result = where(negative, -rest, rest)
    invalid = ~((e.absolute(x) < math.inf) & (divisor > 0.0))
    return where(invalid, math.nan, result), signed


# Exact: x - n * y with n the nearest integer to x / y, ties to even.
both("remainder")(lambda x, y: remainder_and_quotient(x, y)[0])


def _exceeds_half(rest: Expr, divisor: Expr, strictly: bool) -> tuple[Expr, Expr]:
    """(2 * rest > divisor, or >= it; rest - divisor), with no overflow of 2 * rest."""
    excess = rest - divisor
    return (rest + excess > 0.0) if strictly else (rest + excess >= 0.0), excess
