"""The error function's relatives: complement, scaled or not, inverses, normal distribution."""

from __future__ import annotations

import math

from raise_kernel.passes.standardize.device_math import expr as e
from raise_kernel.passes.standardize.device_math.basic import subnormal_number
from raise_kernel.passes.standardize.device_math.exact import halves, two_product
from raise_kernel.passes.standardize.device_math.expr import Expr, horner, where
from raise_kernel.passes.standardize.device_math.polynomials import polynomial
from raise_kernel.passes.standardize.device_math.registry import both

# Small results are computed times two to this power.
_RAISE = 64
# log(2^_RAISE), less its first binary places: 16 and 42 of them.
_LOG_OF_RAISE = {16: 1.5136891187302703e-05, 42: 1.0806560032487666e-13}
# The largest x, by width, whose erfc is a normal number.
_SUBNORMAL_FROM = {32: 9.194548606872559, 64: 26.543258454250977}

# --- erfcx ----------------------------------------------------------------------------------


def _exp_of_square(x: Expr, sign: int, raised: Expr | None = None) -> Expr:
    """exp(x^2) or exp(-x^2): exp(h^2) exp(d) with h^2 exact and a small d, by exp(d)'s series.

    Where `raised` holds, 2^_RAISE times that. Not as a product of two exponentials, which XLA would
    make one of their sum again.
    """
    high, low = halves(x)
    rest = low * (x + high) * float(sign)
    whole = high * high * float(sign)
    if raised is not None:
        # As many digits of log(2^_RAISE) as h^2 has places after the point: the sum is exact.
        places = 42 if x.width == 64 else 16
        head = math.floor(_RAISE * math.log(2.0) * 2.0**places) / 2.0**places
        whole = whole + where(raised, x.like(head), 0.0)
        rest = rest + where(raised, x.like(_LOG_OF_RAISE[places]), 0.0)
    series = rest * horner(rest, (1.0, 1 / 2, 1 / 6, 1 / 24))
    value = e.exp(whole)
    # Not value + value * series, whose product may be subnormal where the sum is not.
    return value * (1.0 + series)


def _erfcx_positive(x: Expr) -> Expr:
    """A polynomial in (x - 3) / (x + 3) over 1 + 2x."""
    ratio = (x - 3.0) / (x + 3.0)
    value = polynomial("erfcx", ratio) / (1.0 + 2.0 * x)
    return where(e.is_infinite(x), 0.0, value)


@both("erfcx")
def _erfcx(x: Expr) -> Expr:
    """exp(x^2) erfc(x); for a negative x by 2 exp(x^2) - erfcx(-x)."""
    positive = _erfcx_positive(e.absolute(x))
    # Where twice the exponential overflows: below, the series has nothing to correct.
    limit = -math.sqrt(math.log(x.format.largest) - math.log(2.0))
    safe = e.max_number(x, limit)
    negative = where(x < limit, math.inf, 2.0 * _exp_of_square(safe, 1) - positive)
    return where(x < 0.0, negative, positive)


@both("erfc")
def erfc(x: Expr) -> Expr:
    """Above 1/2 as exp(-x^2) erfcx(x): the target's own loses digits as it falls.

    Where that is subnormal, 2^_RAISE times as much is computed and made small on its bits.
    """
    safe = e.min_number(x, 30.0)
    small = x > _SUBNORMAL_FROM[x.width]
    tail = _exp_of_square(safe, -1, raised=small) * _erfcx_positive(safe)
    below = (_RAISE + 1) - (tail.bits() >> x.format.mantissa)
    tail = where(small, where(tail > 0.0, subnormal_number(tail, below), 0.0), tail)
    return where(x > 0.5, tail, e.erfc(x))


# --- inverses -------------------------------------------------------------------------------


def _inverse_ratio(w: Expr, whole_range: bool) -> Expr:
    """erfinv(x) / x as a function of w = -log(1 - x^2) >= 0, by pieces in w, sqrt(w), its inverse.

    Without `whole_range`, for the w only that an x below 1 can give.
    """
    root = e.sqrt(w)
    result = polynomial("erfinv_middle", root)
    single = w.width == 32
    if not single:
        result = where(root > 4.25, polynomial("erfinv_upper", root), result)
    if whole_range:
        limit = 4.25 if single else 6.25
        result = where(root > limit, polynomial("erfinv_tail", 1.0 / root) * root, result)
    return where(w < 6.25, polynomial("erfinv_center", w), result)


@both("erfinv")
def _erfinv(x: Expr) -> Expr:
    """Infinite at 1 and -1, NaN beyond."""
    w = -e.log((1.0 - x) * (1.0 + x))
    value = x * _inverse_ratio(w, whole_range=False)
    return where(e.absolute(x).eq(1.0), x * math.inf, value)


@both("erfcinv")
def erfcinv(x: Expr) -> Expr:
    """The inverse of erfc on (0, 2): infinite at both ends, NaN beyond."""
    w = -e.log(x * (2.0 - x))
    value = (1.0 - x) * _inverse_ratio(w, whole_range=True)
    value = where(x.eq(0.0), math.inf, value)
    return where(x.eq(2.0), -math.inf, value)


# --- normal distribution --------------------------------------------------------------------

_HALF_ROOT = (0.7071067811865476, -4.833646656726457e-17)  # sqrt(1/2) as a sum of doubles.


@both("normcdf")
def _normcdf(x: Expr) -> Expr:
    """erfc(-x / sqrt(2)) / 2.

    erfc(z) falls like exp(-z^2): it multiplies the relative error of z by 2 z^2. So the rounding
    error d of z = -x sqrt(1/2) is computed, and erfc(z + d) = erfc(z) (1 - 2 z d) for a large z.
    """
    limited = e.max_number(e.min_number(x, 40.0), x.like(-40.0))
    head, tail = _split(_HALF_ROOT, x)
    product, error = two_product(-limited, x.like(head))
    error = error - limited * tail
    value = erfc(product)
    corrected = value - 2.0 * product * error * value
    result = 0.5 * where(product > 0.5, corrected, value)
    return where(e.is_nan(x), x, result)


def _split(constant: tuple[float, float], like: Expr) -> tuple[float, float]:
    """A constant of two doubles as (head, tail) in `like`'s format."""
    if like.width == 64:
        return constant
    head = round(constant[0] * 2**24) / 2**24
    return head, constant[0] - head


@both("normcdfinv")
def _normcdfinv(p: Expr) -> Expr:
    """-sqrt(2) erfcinv(2 p)."""
    return erfcinv(2.0 * p) * -math.sqrt(2)
