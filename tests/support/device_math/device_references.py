"""What each float function of the device library computes: reference, domain, accuracy.

References take and give float64 (or longdouble) arrays. The error allowed is in ulp of the result,
for float and for double. SciPy's double functions err by up to hundreds of ulp themselves: for what
they are the reference of, the double form is tested at the points of special_values.txt instead.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import scipy.special as sp

Array = np.ndarray


@dataclass(frozen=True)
class Reference:
    """`domains`: an interval for each argument; `absolute`: an error that is fine near a zero."""

    function: Callable[..., Array]
    domains: tuple[tuple[float, float], ...]
    single: float
    double: float
    absolute: bool = False

    @property
    def is_scipy(self) -> bool:
        """Whether the reference is good for float only."""
        return isinstance(self.function, np.ufunc) and self.function.__name__ not in np.__dict__


def _turns(function: Callable[[Array], Array]) -> Callable[[Array], Array]:
    """sin or cos of pi x, the argument reduced before it is multiplied."""
    return lambda x: function(np.longdouble("3.14159265358979323846264") * (x - 2 * np.rint(x / 2)))


def _wide(function: Callable[..., Array]) -> Callable[..., Array]:
    return lambda *x: function(*(v.astype(np.longdouble) for v in x))


def _norm(*components: Array) -> Array:
    return np.sqrt(sum(np.square(c.astype(np.longdouble)) for c in components))


def _one(low: float, high: float) -> tuple[tuple[float, float], ...]:
    return ((low, high),)


_PAIR = ((-100.0, 100.0), (-100.0, 100.0))

REFERENCES: dict[str, Reference] = {
    "acos": Reference(_wide(np.arccos), _one(-1, 1), 4, 4),
    "acosh": Reference(_wide(np.arccosh), _one(1, 1000), 4, 4),
    "asin": Reference(_wide(np.arcsin), _one(-1, 1), 4, 4),
    "asinh": Reference(_wide(np.arcsinh), _one(-100, 100), 4, 4),
    "atan": Reference(_wide(np.arctan), _one(-100, 100), 4, 4),
    "atan2": Reference(_wide(np.arctan2), _PAIR, 4, 4),
    "atanh": Reference(_wide(np.arctanh), _one(-0.99, 0.99), 4, 4),
    "cbrt": Reference(_wide(np.cbrt), _one(-100, 100), 2, 4),
    "cos": Reference(_wide(np.cos), _one(-1000, 1000), 2, 2),
    "cosh": Reference(_wide(np.cosh), _one(-80, 80), 5, 6),
    "cospi": Reference(_turns(np.cos), _one(-50, 50), 2, 3),
    "cyl_bessel_i0": Reference(sp.i0, _one(-60, 60), 6, 7),
    "cyl_bessel_i1": Reference(sp.i1, _one(-60, 60), 6, 7),
    "erf": Reference(sp.erf, _one(-4, 4), 6, 3),
    "erfc": Reference(sp.erfc, _one(-3, 9), 5, 5),
    "erfcinv": Reference(sp.erfcinv, _one(0.0001, 1.9999), 3, 4),
    "erfcx": Reference(sp.erfcx, _one(-8, 50), 3, 4),
    "erfinv": Reference(sp.erfinv, _one(-1, 1), 3, 4),
    "exp": Reference(_wide(np.exp), _one(-80, 80), 2, 2),
    "exp10": Reference(lambda x: np.power(np.longdouble(10), x), _one(-37, 38), 2, 2),
    "exp2": Reference(_wide(np.exp2), _one(-120, 120), 2, 2),
    "expm1": Reference(_wide(np.expm1), _one(-10, 10), 6, 6),
    "fdim": Reference(lambda x, y: np.maximum(x - y, 0), _PAIR, 0.5, 0.5),
    "fmod": Reference(np.fmod, _PAIR, 0, 0),
    "hypot": Reference(_norm, _PAIR, 2, 2),
    "j0": Reference(sp.j0, _one(-60, 60), 16, 16, absolute=True),
    "j1": Reference(sp.j1, _one(-60, 60), 16, 16, absolute=True),
    "lgamma": Reference(sp.gammaln, _one(0.001, 100), 6, 6),
    "log": Reference(_wide(np.log), _one(0.01, 1000), 2, 2),
    "log10": Reference(_wide(np.log10), _one(0.01, 1000), 3, 3),
    "log1p": Reference(_wide(np.log1p), _one(-0.9, 10), 4, 4),
    "log2": Reference(_wide(np.log2), _one(0.01, 1000), 2, 2),
    "norm3d": Reference(_norm, (*_PAIR, _PAIR[0]), 2, 2),
    "norm4d": Reference(_norm, (*_PAIR, *_PAIR), 2, 2),
    "normcdf": Reference(sp.ndtr, _one(-12, 8), 5, 6),
    "normcdfinv": Reference(sp.ndtri, _one(0.0001, 0.9999), 4, 4),
    "pow": Reference(_wide(np.power), ((0.01, 100), (-10, 10)), 2, 2),
    "rcbrt": Reference(_wide(lambda x: 1 / np.cbrt(x)), _one(-100, 100), 3, 5),
    "remainder": Reference(
        lambda x, y: x - y * np.rint(x.astype(np.longdouble) / y), ((-9, 9), (1, 2)), 0, 4
    ),
    "rhypot": Reference(lambda *x: 1 / _norm(*x), _PAIR, 3, 3),
    "rnorm3d": Reference(lambda *x: 1 / _norm(*x), (*_PAIR, _PAIR[0]), 3, 3),
    "rnorm4d": Reference(lambda *x: 1 / _norm(*x), (*_PAIR, *_PAIR), 3, 3),
    "rsqrt": Reference(_wide(lambda x: 1 / np.sqrt(x)), _one(0.01, 100), 2, 2),
    "sin": Reference(_wide(np.sin), _one(-1000, 1000), 2, 2),
    "sinh": Reference(_wide(np.sinh), _one(-80, 80), 5, 6),
    "sinpi": Reference(_turns(np.sin), _one(-50, 50), 2, 3),
    "sqrt": Reference(_wide(np.sqrt), _one(0, 100), 1, 0.51),
    "tan": Reference(_wide(np.tan), _one(-1000, 1000), 3, 3),
    "tanh": Reference(_wide(np.tanh), _one(-10, 10), 5, 8),
    "tgamma": Reference(sp.gamma, _one(-20, 33), 6, 6),
    "y0": Reference(sp.y0, _one(0.001, 60), 16, 16, absolute=True),
    "y1": Reference(sp.y1, _one(0.001, 60), 16, 16, absolute=True),
}
"""__nv_NAME and __nv_NAMEf."""

EXACT: dict[str, tuple[Callable[..., Array], int]] = {
    "ceil": (np.ceil, 1),
    "copysign": (np.copysign, 2),
    "fabs": (np.abs, 1),
    "floor": (np.floor, 1),
    "fmax": (np.fmax, 2),
    "fmin": (np.fmin, 2),
    "nearbyint": (np.rint, 1),
    "nextafter": (np.nextafter, 2),
    "rint": (np.rint, 1),
    "round": (lambda x: np.copysign(np.floor(np.abs(x) + x.dtype.type(0.5)), x), 1),
    "trunc": (np.trunc, 1),
    "logb": (lambda x: (np.frexp(x)[1] - 1).astype(x.dtype), 1),
    "ilogb": (lambda x: np.frexp(x)[1] - 1, 1),
    "llrint": (lambda x: np.rint(x).astype(np.int64), 1),
    "llround": (lambda x: np.copysign(np.floor(np.abs(x) + x.dtype.type(0.5)), x).astype(int), 1),
}
"""Functions whose result is exact, of numbers up to a million: reference and arity."""

FAST = {
    "__nv_fast_cosf": "cos",
    "__nv_fast_exp10f": "exp10",
    "__nv_fast_expf": "exp",
    "__nv_fast_log10f": "log10",
    "__nv_fast_log2f": "log2",
    "__nv_fast_logf": "log",
    "__nv_fast_powf": "pow",
    "__nv_fast_sinf": "sin",
    "__nv_fast_tanf": "tan",
    "__nv_fast_tanhf": "tanh",
}
"""The fast forms, which are computed as the others are."""


def special_values(name: str) -> tuple[Array, Array]:
    """(arguments, values rounded once from 40 digits) of a function in double."""
    text = (Path(__file__).parent / "special_values.txt").read_text()
    rows = [line.split()[1:] for line in text.splitlines() if line.split()[0] == name]
    points = np.array([[float.fromhex(word) for word in row] for row in rows])
    return points[:, 0], points[:, 1]
