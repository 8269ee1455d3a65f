"""The float functions of the device library against NumPy and SciPy, on the CPU through XLA."""

from __future__ import annotations

import math

import numpy as np
import pytest
from tests.support.device_math.device_functions import call, call_each, call_with_pointers
from tests.support.device_math.device_references import (
    EXACT,
    FAST,
    REFERENCES,
    Reference,
    special_values,
)
from tests.support.tensorize import DTYPES

KINDS = {"f32": "f", "f64": ""}
pytestmark = pytest.mark.filterwarnings("ignore::RuntimeWarning")


def _error(got: np.ndarray, exact: np.ndarray, near_zero: bool) -> float:
    """The largest error in ulp; with `near_zero`, a number below 1 has the ulp of 1."""
    size = np.abs(exact.astype(got.dtype))
    unit = np.spacing(np.maximum(size, 1) if near_zero else size)
    tiny = np.abs(exact) < np.finfo(got.dtype).tiny
    off = np.abs(got.astype(np.longdouble) - exact) / unit.astype(np.longdouble)
    return float(np.max(np.where(tiny, 0, off)))


def _random_error(name: str, reference: Reference, kind: str) -> float:
    rng = np.random.default_rng(9)
    args = [rng.uniform(low, high, 1501).astype(DTYPES[kind]) for low, high in reference.domains]
    got = call(name, *args)
    assert got.dtype == args[0].dtype
    exact = reference.function(*(a.astype(np.float64) for a in args))
    return _error(got, exact, reference.absolute)


@pytest.mark.sample(6)
@pytest.mark.parametrize("name", list(REFERENCES))
def test_float(name: str) -> None:
    reference = REFERENCES[name]
    assert _random_error(f"__nv_{name}f", reference, "f32") <= reference.single


@pytest.mark.sample(6)
@pytest.mark.parametrize("name", list(REFERENCES))
def test_double(name: str) -> None:
    reference = REFERENCES[name]
    if not reference.is_scipy:
        assert _random_error(f"__nv_{name}", reference, "f64") <= reference.double
        return
    x, exact = special_values(name)
    assert _error(call(f"__nv_{name}", x), exact, reference.absolute) <= reference.double


def test_fast_forms() -> None:
    for name, base in FAST.items():
        reference = REFERENCES[base]
        assert _random_error(name, reference, "f32") <= reference.single, name
    a, b = (np.random.default_rng(s).normal(size=101).astype(np.float32) for s in (1, 2))
    np.testing.assert_allclose(call("__nv_fast_fdividef", a, b), a / b, rtol=2e-7)


@pytest.mark.sample(1)
@pytest.mark.parametrize("kind", list(KINDS))
def test_exact(kind: str) -> None:
    rng = np.random.default_rng(11)
    scale = 10.0 ** rng.uniform(-3, 6, 501)
    a, b = ((rng.normal(size=501) * scale).astype(DTYPES[kind]) for _ in range(2))
    a[:8] = [0.5, -0.5, 1.5, 2.5, -2.5, 1.0, -1.0, 4.0]
    for name, (rule, arity) in EXACT.items():
        args = [a, b][:arity]
        got = call(f"__nv_{name}{KINDS[kind]}", *args)
        np.testing.assert_array_equal(got, rule(*args), err_msg=name)


@pytest.mark.parametrize("kind", list(KINDS))
def test_scaling_and_powers(kind: str) -> None:
    rng = np.random.default_rng(12)
    x = rng.normal(size=301).astype(DTYPES[kind])
    n = rng.integers(-60, 60, 301).astype(np.int32)
    n[:6] = [-5000, 5000, 127, -126, 2**31 - 1, -(2**31)]
    # Subnormal numbers, taken and made, are no zeros.
    limits = np.finfo(x.dtype)
    x[100:200] = rng.integers(1, 2**20, 100) * limits.smallest_subnormal
    n[200:] = limits.minexp - rng.integers(-2, limits.nmant + 3, 101)
    x[6:10], n[6:10] = [0.0, -0.0, math.inf, -math.inf], -3
    suffix = KINDS[kind]
    expected = np.ldexp(x, n)
    bits = f"i{x.itemsize}"
    for got in call_each([f"__nv_ldexp{suffix}", f"__nv_scalbn{suffix}"], [x, n]):
        np.testing.assert_array_equal(got.view(bits), expected.view(bits))
    x = rng.normal(size=301).astype(DTYPES[kind])
    small = (n % 20 - 10).astype(np.int32)
    name = "__nv_powif" if suffix else "__nv_powi"
    got = call(name, x, small)
    np.testing.assert_allclose(got, x.astype(np.float64) ** small, rtol=5e-7 if suffix else 1e-14)


@pytest.mark.parametrize(("kind", "first", "last"), [("f32", 9.1, 10.2), ("f64", 26.4, 27.3)])
def test_erfc_to_its_last_subnormal_number(kind: str, first: float, last: float) -> None:
    x = np.linspace(first, last, 200, dtype=DTYPES[kind])
    got = call(f"__nv_erfc{KINDS[kind]}", x)
    # Steps of the bits are units in the last place, of subnormal numbers too.
    bits = f"i{x.itemsize}"
    want = np.array([math.erfc(v) for v in x], x.dtype)
    assert (want[-1] == 0) and ((want > 0) & (want < np.finfo(x.dtype).tiny)).sum() > 100
    assert np.abs(got.view(bits) - want.view(bits)).max() <= 4


@pytest.mark.sample(1)
@pytest.mark.parametrize("kind", list(KINDS))
def test_special_values(kind: str) -> None:
    inf, nan = math.inf, math.nan
    cases: dict[str, list[tuple]] = {
        "tgamma": [
            (0.0, inf),
            (-0.0, -inf),
            (-1.0, nan),
            (inf, inf),
            (-inf, nan),
            (1.0, 1.0),
            (200.0, inf),
            (1e4, inf),
            (1e30, inf),
            (nan, nan),
            (-200.5, 0.0),
        ],
        "lgamma": [(0.0, inf), (-3.0, inf), (inf, inf), (-inf, inf), (1.0, 0.0), (2.0, 0.0)],
        "erfinv": [(1.0, inf), (-1.0, -inf), (0.0, 0.0), (-0.0, -0.0), (1.5, nan)],
        "erfcinv": [(0.0, inf), (2.0, -inf), (1.0, 0.0), (-0.5, nan), (2.5, nan)],
        "erfcx": [(inf, 0.0), (-inf, inf), (0.0, 1.0), (nan, nan)],
        "erfc": [(inf, 0.0), (-inf, 2.0), (0.0, 1.0), (nan, nan), (200.0, 0.0)],
        "normcdf": [(inf, 1.0), (-inf, 0.0), (0.0, 0.5), (nan, nan)],
        "normcdfinv": [(0.0, -inf), (1.0, inf), (0.5, 0.0), (2.0, nan)],
        "j0": [(0.0, 1.0), (inf, 0.0), (nan, nan)],
        "j1": [(0.0, 0.0), (inf, 0.0), (-inf, 0.0)],
        "y0": [(0.0, -inf), (-1.0, nan), (inf, 0.0)],
        "y1": [(0.0, -inf), (-1.0, nan), (inf, 0.0)],
        "cyl_bessel_i0": [(0.0, 1.0), (inf, inf), (-inf, inf)],
        "cyl_bessel_i1": [(0.0, 0.0), (inf, inf), (-inf, -inf)],
        "sinpi": [(0.0, 0.0), (-0.0, -0.0), (1.0, 0.0), (-3.0, -0.0), (0.5, 1.0), (inf, nan)],
        "cospi": [(0.0, 1.0), (0.5, 0.0), (1.5, 0.0), (1.0, -1.0), (inf, nan), (1e30, 1.0)],
        "hypot": [(inf, nan, inf), (nan, -inf, inf), (nan, 1.0, nan), (0.0, 0.0, 0.0)],
        "rhypot": [(inf, nan, 0.0), (0.0, 0.0, inf), (nan, 1.0, nan)],
        "logb": [(0.0, -inf), (inf, inf), (-inf, inf), (nan, nan), (8.0, 3.0)],
        "remainder": [(inf, 1.0, nan), (1.0, 0.0, nan), (3.0, inf, 3.0), (5.0, 2.0, 1.0)],
        "fdim": [(inf, inf, 0.0), (nan, 1.0, nan), (3.0, 1.0, 2.0), (1.0, 3.0, 0.0)],
        "nextafter": [(0.0, 0.0, 0.0), (0.0, -0.0, -0.0), (nan, 1.0, nan), (inf, inf, inf)],
        "fmax": [(nan, 1.0, 1.0), (1.0, nan, 1.0), (nan, nan, nan)],
    }
    for name, rows in cases.items():
        columns = [np.array(c, DTYPES[kind]) for c in zip(*rows, strict=True)]
        got = call(f"__nv_{name}{KINDS[kind]}", *columns[:-1])
        np.testing.assert_allclose(got, columns[-1], rtol=1e-6, atol=0, err_msg=name)
        signed = ~np.isnan(columns[-1]) & (columns[-1] == 0) & (name in ("sinpi", "erfinv"))
        assert (np.signbit(got) == np.signbit(columns[-1]))[signed].all(), name


def test_extreme_norms() -> None:
    for kind, suffix in KINDS.items():
        top = float(np.finfo(DTYPES[kind]).max) / 4
        low = float(np.finfo(DTYPES[kind]).tiny) * 8
        x = np.array([3 * top / 5, 3 * low, 1e-30, 3], DTYPES[kind])
        y = np.array([4 * top / 5, 4 * low, 1e5, 4], DTYPES[kind])
        got = call(f"__nv_hypot{suffix}", x, y)
        np.testing.assert_allclose(got / np.array([top, low, 1e5, 1]), [1, 5, 1, 5], rtol=1e-6)


@pytest.mark.parametrize("kind", list(KINDS))
def test_classes(kind: str) -> None:
    a = np.array([0.0, -0.0, 1.0, -1.0, np.inf, -np.inf, np.nan], DTYPES[kind])
    names = {"f32": ["isnanf", "isinff", "finitef", "signbitf"]}.get(
        kind, ["isnand", "isinfd", "isfinited", "signbitd"]
    )
    rules = [np.isnan, np.isinf, np.isfinite, np.signbit]
    for rule, got in zip(rules, call_each([f"__nv_{n}" for n in names], [a]), strict=True):
        np.testing.assert_array_equal(got != 0, rule(a))


def test_saturate() -> None:
    a = np.array([-1.0, 0.0, 0.25, 1.0, 2.0, np.nan, np.inf, -np.inf], np.float32)
    np.testing.assert_array_equal(call("__nv_saturatef", a), [0, 0, 0.25, 1, 1, 0, 1, 0])


# --- functions with pointers ----------------------------------------------------------------


@pytest.mark.sample(1)
@pytest.mark.parametrize("kind", list(KINDS))
def test_results_through_pointers(kind: str) -> None:
    suffix = KINDS[kind]
    rng = np.random.default_rng(13)
    x = (rng.normal(size=201) * 10).astype(DTYPES[kind])
    y = rng.uniform(0.5, 3, 201).astype(DTYPES[kind])
    sine, cosine = call_with_pointers(f"__nv_sincos{suffix}", x)
    np.testing.assert_allclose(sine, np.sin(x), rtol=1e-5, atol=1e-6)
    np.testing.assert_allclose(cosine, np.cos(x), rtol=1e-5, atol=1e-6)
    sine, cosine = call_with_pointers(f"__nv_sincospi{suffix}", x)
    np.testing.assert_array_equal(sine, call(f"__nv_sinpi{suffix}", x))
    np.testing.assert_array_equal(cosine, call(f"__nv_cospi{suffix}", x))
    x[:4] = [0.0, -0.0, 8.0, -0.75]
    fraction, exponent = call_with_pointers(f"__nv_frexp{suffix}", x)
    np.testing.assert_array_equal(fraction, np.frexp(x)[0])
    np.testing.assert_array_equal(exponent, np.frexp(x)[1])
    fraction, whole = call_with_pointers(f"__nv_modf{suffix}", x)
    np.testing.assert_array_equal(fraction, np.modf(x)[0])
    np.testing.assert_array_equal(whole, np.modf(x)[1])
    rest, quotient = call_with_pointers(f"__nv_remquo{suffix}", x, y)
    exact = [math.remainder(float(a), float(b)) for a, b in zip(x, y, strict=True)]
    np.testing.assert_array_equal(rest, np.array(exact, DTYPES[kind]))
    for a, b, r, q in zip(x, y, exact, quotient, strict=True):
        count = round((float(a) - r) / float(b))
        assert abs(int(q)) % 8 == abs(count) % 8
        assert count == 0 or int(q) == 0 or (int(q) < 0) == (count < 0)
    if suffix:
        sine, cosine = call_with_pointers("__nv_fast_sincosf", x)
        np.testing.assert_allclose(sine, np.sin(x), rtol=1e-5, atol=1e-6)
        np.testing.assert_allclose(cosine, np.cos(x), rtol=1e-5, atol=1e-6)
