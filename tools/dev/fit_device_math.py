"""Fits the polynomials of the device library's special functions and writes coefficients.json.

Run it as `python tools/dev/fit_device_math.py > passes/standardize/device_math/coefficients.json`
where mpmath is installed. Each function is made smooth on a short interval (a zero divided out, the
leading behaviour taken off), interpolated at Chebyshev points in 50 digits, and turned into a
polynomial in (x - center) * scale, scale being a power of two so that nothing is rounded there.
The degree is the least whose error is below a quarter of an ulp of the format.
"""

from __future__ import annotations

import struct
import sys
import textwrap
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import mpmath as mp  # pyright: ignore[reportMissingImports]

mp.mp.dps = 50
# mpmath's numbers, whose class is made when it is imported.
Real = Any
Function = Callable[[Real], Real]
TARGETS = {"f32": mp.mpf(2) ** -26, "f64": mp.mpf(2) ** -56}


@dataclass
class Piece:
    """One function on one interval; `kinds` are the formats that need it."""

    name: str
    function: Function
    low: float
    high: float
    kinds: tuple[str, ...] = ("f32", "f64")
    absolute: float = 0.0  # Compare with this size instead of the function's own.
    from_low: bool = False  # In powers of x - low: for a steep function with positive ones.


# --- what is fitted -------------------------------------------------------------------------


def inverse_error(w: Real) -> Real:
    """erfinv(x) / x as a function of w = -log(1 - x^2)."""
    if w == 0:
        return mp.sqrt(mp.pi) / 2
    if w < 40:
        x = mp.sqrt(-mp.expm1(-w))
        return mp.erfinv(x) / x
    tail = mp.exp(-w)
    q = tail / (1 + mp.sqrt(1 - tail))
    y = mp.sqrt(w)
    for _ in range(60):
        step = (mp.log(mp.erfc(y)) - mp.log(q)) * mp.erfc(y)
        y += step * mp.sqrt(mp.pi) / 2 * mp.exp(y * y)
    return y / (1 - q)


def scaled_erfc(t: Real) -> Real:
    """(1 + 2x) exp(x^2) erfc(x) as a function of t = (x - 3) / (x + 3)."""
    if t >= 1:
        return 2 / mp.sqrt(mp.pi)
    x = 3 * (1 + t) / (1 - t)
    if x < 200:
        return (1 + 2 * x) * mp.exp(x * x) * mp.erfc(x)
    total = term = mp.mpf(1)
    for k in range(1, 30):
        term *= -(2 * k - 1) / (2 * x * x)
        total += term
    return (1 + 2 * x) * total / (x * mp.sqrt(mp.pi))


def stirling_rest(x: Real) -> Real:
    """lgamma(x) less Stirling's leading terms."""
    return mp.loggamma(x) - ((x - mp.mpf(1) / 2) * mp.log(x) - x + mp.log(2 * mp.pi) / 2)


def _zeros_divided(order: int) -> Function:
    zeros = [mp.besseljzero(order, k) for k in (1, 2)]

    def function(u: Real) -> Real:
        value = mp.hyp0f1(order + 1, -u / 4) / 2**order
        return value / ((u - zeros[0] ** 2) * (u - zeros[1] ** 2))

    return function


def second_kind_0(u: Real) -> Real:
    """y0(x) - (2 / pi) log(x) j0(x) as a function of u = x^2."""
    x = mp.sqrt(u)
    return mp.bessely(0, x) - 2 / mp.pi * mp.log(x) * mp.besselj(0, x)


def second_kind_1(u: Real) -> Real:
    """(y1(x) - (2 / pi) (log(x) j1(x) - 1 / x)) / x as a function of u = x^2."""
    x = mp.sqrt(u)
    known = 2 / mp.pi * (mp.log(x) * mp.besselj(1, x) - 1 / x)
    return (mp.bessely(1, x) - known) / x


def _amplitude(order: int, sine: bool) -> Function:
    """P or Q x / 8 of Hankel's expansion, as a function of (8 / x)^2."""

    def function(z: Real) -> Real:
        x = 8 / mp.sqrt(z)
        angle = x - (2 * order + 1) * mp.pi / 4
        first, second = mp.besselj(order, x), mp.bessely(order, x)
        size = mp.sqrt(mp.pi * x / 2)
        if sine:
            return size * (second * mp.cos(angle) - first * mp.sin(angle)) * x / 8
        return size * (first * mp.cos(angle) + second * mp.sin(angle))

    return function


def _modified(order: int) -> Function:
    return lambda u: mp.hyp0f1(order + 1, u / 4) / 2**order


def _modified_large(order: int) -> Function:
    def function(t: Real) -> Real:
        return mp.besseli(order, 1 / t) * mp.exp(-1 / t) / mp.sqrt(t)

    return function


# Where a function is a limit at an end of its interval, the fit begins this far inside.
EDGE = 1e-6
F64 = ("f64",)
PIECES = [
    Piece("erfinv_center", inverse_error, 0, 6.25),
    Piece("erfinv_middle", lambda s: inverse_error(s * s), 2.5, 4.25),
    Piece("erfinv_upper", lambda s: inverse_error(s * s), 4.25, 6.25, F64),
    Piece("erfinv_tail", lambda t: inverse_error(1 / (t * t)) * t, 1 / 28, 0.16, F64),
    Piece("erfinv_tail", lambda t: inverse_error(1 / (t * t)) * t, 1 / 10.5, 1 / 4.25, ("f32",)),
    Piece("erfcx", scaled_erfc, -1, 1),
    Piece("lgamma", lambda t: mp.loggamma(1 + t) / (t * (t - 1)), EDGE, 1 - EDGE),
    Piece("gamma", lambda t: mp.gamma(1 + t), 0, 1),
    Piece("stirling", lambda z: stirling_rest(1 / mp.sqrt(z)) / mp.sqrt(z), EDGE, 1 / 64),
    Piece("gamma_stirling", lambda t: mp.exp(stirling_rest(1 / t)), EDGE, 1 / 8),
    Piece("j0", _zeros_divided(0), 0, 64),
    Piece("j1", _zeros_divided(1), 0, 64),
    Piece("y0", second_kind_0, EDGE, 64, absolute=1.0),
    Piece("y1", second_kind_1, EDGE, 64, absolute=0.25),
    *(
        Piece(f"{'q' if sine else 'p'}{order}", _amplitude(order, sine), EDGE, 1)
        for order in (0, 1)
        for sine in (False, True)
    ),
    *(Piece(f"i{order}", _modified(order), 0, 64, from_low=True) for order in (0, 1)),
    *(Piece(f"i{order}_large", _modified_large(order), 1e-4, 1 / 8) for order in (0, 1)),
]


# --- fitting --------------------------------------------------------------------------------


def interpolate(piece: Piece, center: Real, half: Real, degree: int) -> list[Real]:
    """Coefficients in (x - center) / half of the Chebyshev interpolant."""
    count = 2 * (degree + 1)
    angles = [mp.pi * (k + mp.mpf(1) / 2) / count for k in range(count)]
    values = [piece.function(center + half * mp.cos(a)) for a in angles]
    result = [mp.mpf(0)] * (degree + 1)
    previous, current = [mp.mpf(1)], [mp.mpf(0), mp.mpf(1)]
    for j in range(degree + 1):
        weight = mp.fsum(v * mp.cos(j * a) for v, a in zip(values, angles, strict=True)) * 2 / count
        for power, c in enumerate(previous):
            result[power] += (weight / 2 if j == 0 else weight) * c
        doubled = [mp.mpf(0), *(2 * c for c in current)]
        for power, c in enumerate(previous):
            doubled[power] -= c
        previous, current = current, doubled
    return result


def error(piece: Piece, center: Real, half: Real, coefficients: list[Real]) -> Real:
    """The largest error on the interval, relative unless the piece says otherwise."""
    worst = mp.mpf(0)
    for k in range(101):
        v = mp.mpf(k) / 50 - 1
        exact = piece.function(center + half * v)
        size = mp.mpf(piece.absolute) if piece.absolute else abs(exact)
        worst = max(worst, abs(mp.polyval(coefficients[::-1], v) - exact) / size)
    return worst


def fit(piece: Piece, kind: str) -> tuple[float, float, list[Real]]:
    """(center, scale, coefficients in (x - center) * scale)."""
    center = mp.mpf(_rounded((piece.low + piece.high) / 2, "f32"))
    half = min(mp.mpf(piece.high) - center, center - mp.mpf(piece.low))
    scale = mp.mpf(2) ** -int(mp.ceil(mp.log(half, 2)))
    for degree in range(3, 45):
        coefficients = interpolate(piece, center, half, degree)
        if error(piece, center, half, coefficients) < TARGETS[kind]:
            break
    else:
        raise SystemExit(f"{piece.name}: no polynomial of a sensible degree is close enough")
    if piece.from_low:
        # v + 1 runs over [0, 2]: the coefficients are those of the Taylor expansion at v = -1.
        coefficients = mp.taylor(lambda v: mp.polyval(coefficients[::-1], v), -1, degree)
        center -= half
    ratio = 1 / (half * scale)
    return float(center), float(scale), [c * ratio**i for i, c in enumerate(coefficients)]


def _rounded(value: float, kind: str) -> float:
    return struct.unpack("f", struct.pack("f", value))[0] if kind == "f32" else value


# --- output ---------------------------------------------------------------------------------

_INDENT = " " * 4


def main() -> None:
    rows = [_row(piece, kind) for piece in PIECES for kind in piece.kinds]
    print("{\n" + ",\n".join(rows) + "\n}")


def _row(piece: Piece, kind: str) -> str:
    center, scale, coefficients = fit(piece, kind)
    print(f"{piece.name} {kind}: degree {len(coefficients) - 1}", file=sys.stderr)
    # Nine digits tell any two floats apart.
    rounded = [float(f"{float(c):.9g}") if kind == "f32" else float(c) for c in coefficients]
    numbers = textwrap.fill(
        ", ".join(map(repr, rounded)), 98, initial_indent=_INDENT, subsequent_indent=_INDENT
    )
    return f'  "{piece.name} {kind}": [{center!r}, {scale!r}, [\n{numbers}\n  ]]'


if __name__ == "__main__":
    main()
