"""Conversions and the math library."""

from __future__ import annotations

import math

import numpy as np
import scipy.special as special
from tests.kernels.registry import each, elementwise, nan_mixed

F32, F64, I32, U32, I64, U64 = np.float32, np.float64, np.int32, np.uint32, np.int64, np.uint64

# --- conversions.cu ---------------------------------------------------------------------------

FIXED = (np.int8, np.uint8, np.int16, np.uint16, I32, U32, I64, U64)


def _from_float(x, *rest):
    return tuple((x if np.dtype(t).kind == "i" else np.abs(x)).astype(t) for t in FIXED)


def _to_float(a, b, c, d, e, f, y, z, n):
    first = a + b * 0.5 + c * 0.25 + d.astype(F64) + e.astype(F64) + f.astype(F64)
    return first, d + e.astype(F64) * 0.5 + f.astype(F64) * 0.25


def _integers(x, u, a, b, c, d, e, n):
    wide = x.astype(I64)
    return (
        wide * 5 + u.astype(I64),
        wide.view(U64) ^ u.astype(U64),
        x.astype(np.int8),
        (u >> 3).astype(np.uint16),
        x != 0,
    )


def _inverse_sqrt(x, y, n):
    half = F32(0.5) * x
    r = (0x5F3759DF - (x.view(I32) >> 1)).astype(I32).view(F32)
    for _ in range(2):
        r = r * (F32(1.5) - half * r * r)
    return r


elementwise(
    "from_float",
    "conversions",
    lambda n, d: (d.f32(n, lo=-127, hi=127), *(d.ints(t, n) for t in FIXED)),
    _from_float,
)
elementwise(
    "to_float",
    "conversions",
    lambda n, d: (
        *(d.ints(t, n) for t in (np.int8, np.uint16, I32, U32, I64, U64)),
        d.f32(n),
        d.f64(n),
    ),
    _to_float,
)
elementwise(
    "half_and_float",
    "conversions",
    lambda n, d: (d.f16(n), d.f32(n), d.f32(n), d.f16(n)),
    lambda h, f, y, z, n: (h.astype(F32) * 3, f * f),
)
elementwise(
    "bfloat_and_float",
    "conversions",
    lambda n, d: (d.bf16(n), d.f32(n), d.f32(n), d.bf16(n)),
    lambda h, f, y, z, n: (h.astype(F32) + 1, f * F32(1.5)),
)
elementwise(
    "float_and_double",
    "conversions",
    lambda n, d: (d.f32(n), d.f64(n), d.f64(n), d.f32(n)),
    lambda f, x, y, z, n: (f.astype(F64) / 3, x / 3),
)
elementwise(
    "integer_conversions",
    "conversions",
    lambda n, d: (
        d.i32(n),
        d.u32(n),
        d.ints(I64, n),
        d.ints(U64, n),
        d.ints(np.int8, n),
        d.ints(np.uint16, n),
        d.bools(n),
    ),
    _integers,
    kernel="integers",
)
elementwise(
    "rounding",
    "conversions",
    lambda n, d: (np.round(d.f32(n, lo=-9, hi=9) * 2) / 2, *(d.i32(n) for _ in range(4))),
    lambda x, *rest: (np.floor(x), np.ceil(x), np.rint(x), np.trunc(x)),
)
elementwise(
    "bit_casts",
    "conversions",
    lambda n, d: (d.f32(n), d.i32(n), d.f32(n)),
    lambda x, bits, flipped, n: (x.view(I32), -x),
)
elementwise(
    "bit_casts_double",
    "conversions",
    lambda n, d: (d.f64(n), d.ints(I64, n), d.f64(n)),
    lambda x, bits, after, n: (x.view(I64), (x.view(I64) + 1).view(F64)),
)
elementwise(
    "inverse_sqrt",
    "conversions",
    lambda n, d: (d.f32(n, lo=0.1, hi=50), d.f32(n)),
    _inverse_sqrt,
)
elementwise(
    "halves_of_double",
    "conversions",
    lambda n, d: (d.f64(n), d.i32(n), d.i32(n), d.f64(n)),
    lambda x, hi, lo, back, n: (
        (x.view(I64) >> 32).astype(I32),
        x.view(I64).astype(U64).astype(U32).view(I32),
        x,
    ),
)

# --- mathematics.cu ---------------------------------------------------------------------------


def _rows(name: str, dtype, reference, tolerance: float = 10, lo=-3.0, hi=3.0) -> None:
    """Eight functions of one vector, a row each."""
    elementwise(
        name,
        "mathematics",
        lambda n, d: (d.f64(n, lo=lo, hi=hi).astype(dtype), d.f64(8, n).astype(dtype)),
        lambda x, y, n: np.stack(reference(x.astype(F64))),
        tolerance=tolerance,
    )


def _positive(v):
    return np.abs(v) + F64(F32(0.1))


def _remainder(v):
    return v - 0.75 * np.rint(v / 0.75)


def _trigonometry(v):
    t = np.tanh(v)
    pi = np.sin(np.pi * v) + np.cos(np.pi * v)
    wide = np.sin(v), np.cos(v), np.tan(v), np.arctan(v), np.arctan2(v, 0.5)
    return *wide, np.arcsin(t), np.arccos(t), pi


def _exponentials(v):
    p = _positive(v)
    return (
        np.exp(v),
        np.exp2(v),
        10**v,
        np.expm1(v),
        np.log(p),
        np.log2(p),
        np.log10(p),
        np.log1p(p),
    )


def _powers(v):
    p = _positive(v)
    return p**v, np.sqrt(p), np.cbrt(v), p**-0.5, np.hypot(v, 2), v**3, 1 / p, p ** (-1 / 3)


def _hyperbolics(v):
    areas = np.arcsinh(v), np.arccosh(1 + np.abs(v)), 0.5 * v
    return np.sinh(v), np.cosh(v), np.tanh(v), *areas, special.erf(v), special.erfc(v)


def _special(v):
    p = np.abs(v) + 0.1
    first = special.erf(v), special.gammaln(p), special.gamma(p), np.sin(v) * np.cos(v)
    last = p**v, np.hypot(v, p) + np.cbrt(v), np.tanh(v) + np.arctan2(v, p)
    return *first, np.exp(v) + np.log(p), *last


def _roundings(v):
    away = np.copysign(np.floor(np.abs(v) + 0.5), v)
    near = np.rint(v), np.rint(2.5 * v), np.fmod(v, 0.75), _remainder(v)
    return np.floor(v), np.ceil(v), np.trunc(v), away, *near


def _fast(v):
    p = _positive(v)
    return np.exp(v), np.log(p), np.sin(v) + np.cos(v), v / p, p**v, 1 / p, np.sqrt(p), v / p


_rows("trigonometry", F32, _trigonometry, tolerance=40)
_rows("exponentials", F32, _exponentials, tolerance=40)
_rows("powers", F32, _powers, tolerance=40)
_rows("hyperbolics", F32, _hyperbolics, tolerance=400, lo=-2.0, hi=2.0)
_rows("special", F64, _special, tolerance=100)
_rows("roundings", F32, _roundings)
_rows("fast", F32, _fast, tolerance=100)


def _choices(a, b, y, n):
    kinds = np.isnan(a) + 2 * np.isinf(a) + 4 * np.isfinite(a) + 8 * np.signbit(a)
    saturated = np.where(np.isnan(a), 0, np.clip(a, 0, 1))
    positive = np.where(np.isnan(a) | np.isnan(b), np.nan, np.where(a > b, a - b, 0))
    lower = np.where(a < b, a, b)
    extremes = np.fmin(a, b), np.fmax(a, b), positive
    return np.stack([*extremes, np.copysign(a, b), saturated, kinds, np.abs(a), lower])


elementwise(
    "choices",
    "mathematics",
    lambda n, d: (nan_mixed(n, d), nan_mixed(n, d)[::-1].copy(), d.f32(8, n)),
    _choices,
)
elementwise(
    "fused",
    "mathematics",
    lambda n, d: (d.f32(n), d.f32(n), d.f32(n), d.f32(n), d.f64(n)),
    lambda a, b, c, y, z, n: (
        (a.astype(F64) * b + c).astype(F32) - a * b,
        a.astype(F64) * b - c,
    ),
    tolerance=10,
)
elementwise(
    "sincos_pair",
    "mathematics",
    lambda n, d: (d.f32(n), d.f32(n), d.f32(n)),
    lambda x, s, c, n: (np.sin(x), np.cos(x)),
    tolerance=10,
)
elementwise(
    "scaled",
    "mathematics",
    lambda n, d: (d.f32(n, lo=-900, hi=900), d.f32(n), d.i32(n), d.f32(n)),
    lambda x, m, e, back, n: (
        each(lambda v: math.frexp(v)[0], x, dtype=F32),
        each(lambda v: math.frexp(v)[1], x, dtype=I32),
        2 * x,
    ),
)
