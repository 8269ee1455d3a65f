"""Directed rounding of arithmetic and conversions, against exact rational arithmetic."""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction

import numpy as np
import pytest
from tests.support.device_math.device_functions import call_each
from tests.support.tensorize import DTYPES

MODES = ("rz", "ru", "rd")
pytestmark = pytest.mark.filterwarnings("ignore::RuntimeWarning")


def _directed(exact: Fraction, nearest: np.floating, mode: str) -> np.floating:
    """`nearest`, any float close to `exact`, moved to the neighbour that the mode asks for."""
    kind = type(nearest)
    up = mode == "ru" or (mode == "rz" and exact < 0)
    low, high = kind(-np.inf), kind(np.inf)
    value = nearest if np.isfinite(nearest) else np.nextafter(nearest, kind(0))
    while np.isfinite(value) and Fraction(float(value)) > exact:
        value = np.nextafter(value, low)
    while np.isfinite(nxt := np.nextafter(value, high)) and Fraction(float(nxt)) <= exact:
        value = nxt
    if up and (not np.isfinite(value) or Fraction(float(value)) != exact):
        value = np.nextafter(value, high)
    return value


def _inputs(kind: str, count: int, seed: int, spread: int) -> np.ndarray:
    rng = np.random.default_rng(seed)
    values = rng.normal(size=count) * 2.0 ** rng.integers(-spread, spread, count)
    return values.astype(DTYPES[kind])


Exact = Callable[..., Fraction]
ARITHMETIC: dict[str, tuple[int, Exact]] = {
    "add": (2, lambda a, b: a + b),
    "sub": (2, lambda a, b: a - b),
    "mul": (2, lambda a, b: a * b),
    "div": (2, lambda a, b: a / b),
    "rcp": (1, lambda a: 1 / a),
}


@pytest.mark.sample(3)
@pytest.mark.parametrize("kind", ["f32", "f64"])
@pytest.mark.parametrize("op", list(ARITHMETIC))
def test_arithmetic(kind: str, op: str) -> None:
    arity, exact = ARITHMETIC[op]
    args = [_inputs(kind, 301, seed, 20) for seed in range(arity)]
    if arity == 2:
        args[1][:50] = -args[0][:50] * DTYPES[kind](1 + 1e-6)
        args[1][50:60] = args[0][50:60]
    letter = "f" if kind == "f32" else "d"
    names = [f"__nv_{letter}{op}_{mode}" for mode in ("rn", *MODES)]
    nearest, *directed = call_each(names, args)
    for mode, results in zip(MODES, directed, strict=True):
        for i, got in enumerate(results):
            rational = exact(*(Fraction(float(a[i])) for a in args))
            assert got == _directed(rational, nearest[i], mode), (mode, [a[i] for a in args])


@pytest.mark.parametrize("kind", ["f32", "f64"])
def test_square_root(kind: str) -> None:
    a = np.abs(_inputs(kind, 301, 1, 60))
    a[:20] = np.arange(20) ** 2
    letter = "f" if kind == "f32" else "d"
    nearest, *directed = call_each([f"__nv_{letter}sqrt_{m}" for m in ("rn", *MODES)], [a])
    for mode, results in zip(MODES, directed, strict=True):
        for x, near, got in zip(a, nearest, results, strict=True):
            low = near
            while Fraction(float(low)) ** 2 > Fraction(float(x)):
                low = np.nextafter(low, DTYPES[kind](0))
            while Fraction(float(nxt := np.nextafter(low, DTYPES[kind](np.inf)))) ** 2 <= Fraction(
                float(x)
            ):
                low = nxt
            exact = Fraction(float(low)) ** 2 == Fraction(float(x))
            up = np.nextafter(low, DTYPES[kind](np.inf))
            assert got == (up if mode == "ru" and not exact else low), (mode, x)


@pytest.mark.parametrize("kind", ["f32", "f64"])
def test_fused(kind: str) -> None:
    a, b = _inputs(kind, 301, 2, 20), _inputs(kind, 301, 3, 20)
    c = _inputs(kind, 301, 4, 60)
    c[:100] = -(a[:100] * b[:100])
    c[100:150] *= DTYPES[kind](1e-20)
    c[150:160] = 0
    name = "__nv_fmaf" if kind == "f32" else "__nv_fma"
    results = call_each([f"{name}_{m}" for m in MODES], [a, b, c])
    for mode, values in zip(MODES, results, strict=True):
        for x, y, z, got in zip(a, b, c, values, strict=True):
            exact = Fraction(float(x)) * Fraction(float(y)) + Fraction(float(z))
            assert got == _directed(exact, DTYPES[kind](float(exact)), mode), (mode, x, y, z)


@pytest.mark.parametrize("kind", ["f32", "f64"])
def test_limits(kind: str) -> None:
    """Overflow, infinities, NaN, and the sign of zero."""
    top = float(np.finfo(DTYPES[kind]).max)
    inf, nan = math.inf, math.nan
    letter = "f" if kind == "f32" else "d"
    cases = {
        "add": [(top, top), (-top, -top), (inf, 1), (inf, -inf), (5, -5), (0.0, -0.0), (0, 0)],
        "mul": [(top, 2), (-top, 2), (inf, 0), (-0.0, 5), (0.0, -0.0), (nan, 1), (-inf, 2)],
        "div": [(top, 0.5), (-top, 0.5), (1, 0), (0, 0), (-0.0, 3), (inf, 2), (3, -inf)],
    }
    expected = {
        "add": {
            "rz": [top, -top, inf, nan, 0.0, 0.0, 0.0],
            "ru": [inf, -top, inf, nan, 0.0, 0.0, 0.0],
            "rd": [top, -inf, inf, nan, -0.0, -0.0, 0.0],
        },
        "mul": {
            "rz": [top, -top, nan, -0.0, -0.0, nan, -inf],
            "ru": [inf, -top, nan, -0.0, -0.0, nan, -inf],
            "rd": [top, -inf, nan, -0.0, -0.0, nan, -inf],
        },
        "div": {
            "rz": [top, -top, inf, nan, -0.0, inf, -0.0],
            "ru": [inf, -top, inf, nan, -0.0, inf, -0.0],
            "rd": [top, -inf, inf, nan, -0.0, inf, -0.0],
        },
    }
    for op, pairs in cases.items():
        args = [np.array(column, DTYPES[kind]) for column in zip(*pairs, strict=True)]
        results = call_each([f"__nv_{letter}{op}_{m}" for m in MODES], args)
        for mode, got in zip(MODES, results, strict=True):
            want = np.array(expected[op][mode], DTYPES[kind])
            np.testing.assert_array_equal(got, want, err_msg=f"{op} {mode}")
            number = ~np.isnan(want)
            assert (np.signbit(got) == np.signbit(want))[number].all(), (op, mode)


def test_reciprocal_square_root_is_nearest() -> None:
    a = np.abs(_inputs("f32", 3001, 5, 60))
    (got,) = call_each(["__nv_frsqrt_rn"], [a])
    np.testing.assert_array_equal(got, (1 / np.sqrt(a.astype(np.longdouble))).astype(np.float32))


# --- conversions ----------------------------------------------------------------------------


def test_double_to_float() -> None:
    a = _inputs("f64", 501, 6, 40)
    a[:4] = [1e300, -1e300, 0.0, -0.0]
    results = call_each([f"__nv_double2float_{m}" for m in MODES], [a])
    for mode, values in zip(MODES, results, strict=True):
        for x, got in zip(a, values, strict=True):
            assert got == _directed(Fraction(float(x)), np.float32(x), mode), (mode, x)


_INTEGERS = {"int": (32, True), "uint": (32, False), "ll": (64, True), "ull": (64, False)}


@pytest.mark.sample(4)
@pytest.mark.parametrize("name", list(_INTEGERS))
@pytest.mark.parametrize("target", ["float", "double"])
def test_int_to_float(name: str, target: str) -> None:
    width, signed = _INTEGERS[name]
    if width == 32 and target == "double":
        return
    rng = np.random.default_rng(7)
    top = 1 << (width - 1)
    numbers = [0, 1, -1, top - 1, -top, 1 << 24, (1 << 24) + 1, -(1 << 24) - 1]
    numbers += [int(v) >> (i % width) for i, v in enumerate(rng.integers(-top, top - 1, 301))]
    a = np.array(numbers, f"i{width // 8}")
    kind = DTYPES["f32" if target == "float" else "f64"]
    results = call_each([f"__nv_{name}2{target}_{m}" for m in MODES], [a])
    for mode, values in zip(MODES, results, strict=True):
        for x, got in zip(a, values, strict=True):
            exact = Fraction(int(x) if signed else int(x) & ((1 << width) - 1))
            assert got == _directed(exact, kind(float(exact)), mode), (mode, x)


@pytest.mark.sample(4)
@pytest.mark.parametrize("name", list(_INTEGERS))
@pytest.mark.parametrize("kind", ["f32", "f64"])
def test_float_to_int(name: str, kind: str) -> None:
    width, signed = _INTEGERS[name]
    low, high = (-(1 << (width - 1)), (1 << (width - 1)) - 1) if signed else (0, (1 << width) - 1)
    a = np.concatenate([_inputs(kind, 301, 8, 40), [0.5, 1.5, -0.5, -1.5, 2.5, np.inf, -np.inf]])
    a = np.concatenate([a, [2.0**31, -(2.0**31), 2.0**63, -(2.0**63), 2.0**64, np.nan]])
    a = a.astype(DTYPES[kind])
    source = "float" if kind == "f32" else "double"
    rules = {"rn": round, "rz": math.trunc, "ru": math.ceil, "rd": math.floor}
    results = call_each([f"__nv_{source}2{name}_{m}" for m in rules], [a])
    for rule, values in zip(rules.values(), results, strict=True):
        for x, got in zip(a[:-1], values[:-1], strict=True):
            whole = rule(Fraction(float(x))) if np.isfinite(x) else (high if x > 0 else low)
            clamped = min(max(whole, low), high)
            assert int(got) & ((1 << width) - 1) == clamped & ((1 << width) - 1), x
        undefined = 1 << (width - 1) if width == 64 or kind == "f64" else 0
        assert int(values[-1]) & ((1 << width) - 1) == undefined
