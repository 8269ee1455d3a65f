"""Float arith and math ops and conversions through StableHLO on the CPU, against exact references.

XLA's CPU backend flushes subnormal numbers to zero, and its GPU backend divides f32 with an error
of an ulp: neither is tested here.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import numpy as np
import pytest
from tests.support.tensorize import DTYPES, run_scalar

FLOATS = ("f16", "bf16", "f32", "f64")
SPECIAL = [0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, np.inf, -np.inf, np.nan, 100.25]


def _pairs(kind: str, seed: int = 0) -> tuple[np.ndarray, np.ndarray]:
    """All pairs of special values, then random ones; 101 of these, no multiple of a vector."""
    rng = np.random.default_rng(seed)
    a = [x for x in SPECIAL for _ in SPECIAL] + list(rng.normal(size=101) * 10)
    b = [y for _ in SPECIAL for y in SPECIAL] + list(rng.normal(size=101) * 10)
    return np.array(a, np.float64).astype(DTYPES[kind]), np.array(b).astype(DTYPES[kind])


def _function(lines: list[str], args: str, results: list[tuple[str, str]]) -> str:
    types = ", ".join(t for _, t in results)
    values = ", ".join(v for v, _ in results)
    body = "\n".join(lines)
    return f"func.func @f({args}) -> ({types}) {{\n{body}\nreturn {values} : {types}\n}}"


def assert_same(got: np.ndarray, expected: np.ndarray, message: str = "") -> None:
    """Equal numbers, equal signs of zero, NaN where NaN."""
    got64, want64 = np.asarray(got, np.float64), np.asarray(expected, np.float64)
    np.testing.assert_array_equal(got64, want64, err_msg=message)
    number = ~np.isnan(want64)
    np.testing.assert_array_equal(
        np.signbit(got64)[number], np.signbit(want64)[number], err_msg=message
    )


def _ordered(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    return ~(np.isnan(a) | np.isnan(b))


pytestmark = pytest.mark.filterwarnings("ignore::RuntimeWarning")

Rule = Callable[[np.ndarray, np.ndarray], np.ndarray]
COMPARE: dict[str, Rule] = {
    "false": lambda a, b: np.zeros(a.shape, bool),
    "oeq": lambda a, b: a == b,
    "ogt": lambda a, b: a > b,
    "oge": lambda a, b: a >= b,
    "olt": lambda a, b: a < b,
    "ole": lambda a, b: a <= b,
    "one": lambda a, b: (a != b) & _ordered(a, b),
    "ord": _ordered,
    "ueq": lambda a, b: (a == b) | ~_ordered(a, b),
    "ugt": lambda a, b: (a > b) | ~_ordered(a, b),
    "uge": lambda a, b: (a >= b) | ~_ordered(a, b),
    "ult": lambda a, b: (a < b) | ~_ordered(a, b),
    "ule": lambda a, b: (a <= b) | ~_ordered(a, b),
    "une": lambda a, b: a != b,
    "uno": lambda a, b: ~_ordered(a, b),
    "true": lambda a, b: np.ones(a.shape, bool),
}


@pytest.mark.sample(2)
@pytest.mark.parametrize("kind", FLOATS)
def test_compare(kind: str) -> None:
    a, b = _pairs(kind)
    lines = [f"%{p} = arith.cmpf {p}, %a, %b : {kind}" for p in COMPARE]
    text = _function(lines, f"%a: {kind}, %b: {kind}", [(f"%{p}", "i1") for p in COMPARE])
    for (name, rule), got in zip(COMPARE.items(), run_scalar(text, [a, b]), strict=True):
        np.testing.assert_array_equal(got, rule(a, b), err_msg=name)


def _minimum(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """IEEE 754-2019 minimum: NaN wins, -0 < +0."""
    zero = (a == 0) & (b == 0)
    return np.where(zero & (np.signbit(a) | np.signbit(b)), -np.abs(a), np.minimum(a, b))


def _maximum(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    return -_minimum(-a, -b)


def _number(rule: Rule) -> Rule:
    return lambda a, b: np.where(np.isnan(a), b, np.where(np.isnan(b), a, rule(a, b)))


BINARY: dict[str, Rule] = {
    "arith.addf": np.add,
    "arith.subf": np.subtract,
    "arith.mulf": np.multiply,
    "arith.divf": np.divide,
    "arith.remf": np.fmod,
    "arith.minimumf": _minimum,
    "arith.maximumf": _maximum,
    "arith.minnumf": _number(_minimum),
    "arith.maxnumf": _number(_maximum),
    "math.copysign": np.copysign,
}


@pytest.mark.sample(2)
@pytest.mark.parametrize("kind", FLOATS)
def test_binary(kind: str) -> None:
    a, b = _pairs(kind)
    lines = [f"%r{i} = {n} %a, %b : {kind}" for i, n in enumerate(BINARY)]
    results = [(f"%r{i}", kind) for i in range(len(BINARY))]
    outputs = run_scalar(_function(lines, f"%a: {kind}, %b: {kind}", results), [a, b])
    with np.errstate(all="ignore"):
        for (name, rule), got in zip(BINARY.items(), outputs, strict=True):
            expected = rule(a, b).astype(a.dtype)
            if name == "arith.divf":
                near = np.isfinite(expected) & (expected != 0)
                unit = np.spacing(np.abs(expected[near]))
                assert (np.abs(got[near] - expected[near]) <= unit).all()
                got, expected = got[~near], expected[~near]
            assert_same(got, expected, name)


def _round_away(a: np.ndarray) -> np.ndarray:
    return np.copysign(np.floor(np.abs(a.astype(np.float64)) + 0.5), a.astype(np.float64))


UNARY: dict[str, Callable[[np.ndarray], np.ndarray]] = {
    "arith.negf": np.negative,
    "math.absf": np.abs,
    "math.ceil": np.ceil,
    "math.floor": np.floor,
    "math.trunc": np.trunc,
    "math.round": _round_away,
    "math.roundeven": np.rint,
}


@pytest.mark.sample(2)
@pytest.mark.parametrize("kind", FLOATS)
def test_unary_and_classes(kind: str) -> None:
    a, _ = _pairs(kind)
    below = np.nextafter(DTYPES[kind](0.5), DTYPES[kind](0))
    a = np.concatenate([a, np.array([below, -below], a.dtype)])
    lines = [f"%r{i} = {n} %a : {kind}" for i, n in enumerate(UNARY)]
    classes = {"isnan": np.isnan, "isfinite": np.isfinite}
    lines += [f"%{n} = math.{n} %a : {kind}" for n in classes]
    results = [(f"%r{i}", kind) for i in range(len(UNARY))]
    results += [(f"%{n}", "i1") for n in classes]
    outputs = run_scalar(_function(lines, f"%a: {kind}", results), [a])
    for (name, rule), got in zip(UNARY.items(), outputs, strict=False):
        expected = rule(a)
        if name == "math.round":
            expected = np.where(np.abs(a) < 0.5, np.copysign(0, a.astype(float)), expected)
        number = ~np.isnan(a)
        assert_same(got[number], expected[number], name)
        assert np.isnan(got[~number]).all()
    for rule, got in zip(classes.values(), outputs[len(UNARY) :], strict=True):
        np.testing.assert_array_equal(got, rule(a))


def test_remainder_of_a_large_quotient() -> None:
    for kind, top in (("f32", 37), ("f64", 300)):
        rng = np.random.default_rng(1)
        a = (rng.uniform(1, 2, 501) * 10.0 ** rng.uniform(0, top, 501)).astype(DTYPES[kind])
        b = rng.uniform(0.1, 10, 501).astype(DTYPES[kind])
        text = _function(
            [f"%r = arith.remf %a, %b : {kind}"], f"%a: {kind}, %b: {kind}", [("%r", kind)]
        )
        assert_same(run_scalar(text, [a, b])[0], np.fmod(a, b))


# --- conversions ----------------------------------------------------------------------------


def _nearest(value: Fraction, kind: str) -> float:
    """`value` rounded once to a float format, ties to even."""
    mantissa = {"f16": 11, "bf16": 8, "f32": 24, "f64": 53}[kind]
    if value == 0:
        return 0.0
    magnitude, exponent = abs(value), 0
    while magnitude >= 1 << mantissa:
        magnitude, exponent = magnitude / 2, exponent + 1
    while magnitude < 1 << (mantissa - 1):
        magnitude, exponent = magnitude * 2, exponent - 1
    rounded = float(round(magnitude)) * 2.0**exponent
    return rounded if value > 0 else -rounded


@pytest.mark.parametrize("word", ["sitofp", "uitofp"])
def test_a_truth_as_a_factor_keeps_nan(word: str) -> None:
    """XLA rewrites x * convert(p) to a select, in which NaN and infinity times 0 are 0."""
    text = _function(
        [f"%f = arith.{word} %p : i1 to f32", "%r = arith.mulf %x, %f : f32"],
        "%x: f32, %p: i1",
        [("%f", "f32"), ("%r", "f32")],
    )
    x = np.array([np.nan, np.inf, -2.0, 3.0], np.float32)
    truths = np.array([False, False, False, True])
    factor, product = run_scalar(text, [x, truths])
    one = -1.0 if word == "sitofp" else 1.0
    assert np.asarray(factor).tolist() == [0.0, 0.0, 0.0, one]
    assert not np.signbit(np.asarray(factor)[:3]).any()
    with np.errstate(invalid="ignore"):
        np.testing.assert_array_equal(product, x * np.where(truths, np.float32(one), 0))


@pytest.mark.sample(5)
@pytest.mark.parametrize("target", FLOATS)
@pytest.mark.parametrize("source", ["i1", "i8", "i16", "i32", "i64"])
def test_int_to_float(source: str, target: str) -> None:
    width = int(source[1:])
    rng = np.random.default_rng(2)
    signed = [0, 1, -1, (1 << (width - 1)) - 1, -(1 << (width - 1))] if width > 1 else [0, -1]
    limit = 1 << min(width - 1, 15 if target == "f16" else 63)
    for shift in range(min(width, 15 if target == "f16" else 63)) if width > 1 else []:
        signed += [limit >> shift, (limit >> shift) + 1, -(limit >> shift) - 1]
        signed += [int(rng.integers(-limit, limit - 1)) >> shift for _ in range(5)]
    # Just above the midpoint of two 16-bit floats: what a second rounding gets wrong.
    signed += [(1 << k) + (1 << (k - 8)) + 1 for k in range(9, width - 1) if target != "f16"]
    signed = [v for v in signed if -limit <= v < limit] if width > 1 else signed
    text = _function(
        [
            f"%s = arith.sitofp %a : {source} to {target}",
            f"%u = arith.uitofp %a : {source} to {target}",
        ],
        f"%a: {source}",
        [("%s", target), ("%u", target)],
    )
    array = (
        np.array([v & 1 for v in signed], bool)
        if width == 1
        else np.array(signed, f"i{width // 8}")
    )
    got_signed, got_unsigned = run_scalar(text, [array])
    for value, got in zip(signed, got_signed, strict=True):
        assert float(got) == _nearest(Fraction(value), target), value
    for value, got in zip(signed, got_unsigned, strict=True):
        unsigned = value & ((1 << width) - 1)
        if target != "f16" or unsigned < 60000:
            assert float(got) == _nearest(Fraction(unsigned), target), unsigned


@pytest.mark.sample(2)
@pytest.mark.parametrize("source", FLOATS)
def test_float_to_int(source: str) -> None:
    rng = np.random.default_rng(3)
    for width in (1, 8, 16, 32, 64):
        top = 2.0 ** min(width - 1, 15 if source == "f16" else 62)
        a = np.concatenate([rng.uniform(-top, top, 101), [0.0, -0.0, 0.99, -0.99]])
        a = a.astype(DTYPES[source])
        a = a[(np.abs(a.astype(float)) < top) | (width == 1)]
        text = _function(
            [
                f"%s = arith.fptosi %a : {source} to i{width}",
                f"%b = math.absf %a : {source}",
                f"%u = arith.fptoui %b : {source} to i{width}",
            ],
            f"%a: {source}",
            [("%s", f"i{width}"), ("%u", f"i{width}")],
        )
        if width == 1:
            a = np.array([0, 1], a.dtype)
        signed, unsigned = run_scalar(text, [a])
        mask = (1 << width) - 1
        assert [int(v) & mask for v in signed] == [int(float(v)) & mask for v in a]
        assert [int(v) & mask for v in unsigned] == [abs(int(float(v))) & mask for v in a]


@pytest.mark.sample(8)
@pytest.mark.parametrize("source", FLOATS)
@pytest.mark.parametrize("target", FLOATS)
def test_float_to_float(source: str, target: str) -> None:
    order = {"f16": 0, "bf16": 0, "f32": 1, "f64": 2}
    if order[source] == order[target]:
        return
    op = "extf" if order[target] > order[source] else "truncf"
    values = list(np.random.default_rng(4).normal(size=101)) + SPECIAL
    if op == "truncf":
        bits = {"f16": 10, "bf16": 7, "f32": 23}[target]
        tiny = 2.0**-40 if source == "f64" else 2.0**-20
        halves = [1 + 2.0 ** -(bits + 1), 1 + 3 * 2.0 ** -(bits + 1)]
        values += [s * (h + e) for h in halves for e in (0, tiny, -tiny) for s in (1, -1)]
    a = np.array(values).astype(DTYPES[source])
    text = _function(
        [f"%r = arith.{op} %a : {source} to {target}"], f"%a: {source}", [("%r", target)]
    )
    (got,) = run_scalar(text, [a])
    for value, result in zip(a, got, strict=True):
        if np.isfinite(value):
            expected = _nearest(Fraction(float(value)), target)
            assert float(result) == expected, value
            assert np.signbit(float(result)) == np.signbit(float(value))
        else:
            assert_same(np.array([result]), np.array([value]))


def test_bitcast() -> None:
    a = np.array([0, -1, 1 << 30, 0x7FC00001, 123456], np.int32)
    text = _function(
        ["%f = arith.bitcast %a : i32 to f32", "%r = arith.bitcast %f : f32 to i32"],
        "%a: i32",
        [("%f", "f32"), ("%r", "i32")],
    )
    floats, back = run_scalar(text, [a])
    np.testing.assert_array_equal(floats.view(np.int32), a)
    np.testing.assert_array_equal(back, a)


# --- math -----------------------------------------------------------------------------------


def _exact_fma(a: float, b: float, c: float, kind: str) -> float:
    return _nearest(Fraction(a) * Fraction(b) + Fraction(c), kind)


@pytest.mark.parametrize("kind", FLOATS)
def test_fma_is_exact_where_it_cancels(kind: str) -> None:
    rng = np.random.default_rng(5)
    a, b = (rng.normal(size=501).astype(DTYPES[kind]) for _ in range(2))
    text = _function(
        [
            f"%p = arith.mulf %a, %b : {kind}",
            f"%n = arith.negf %p : {kind}",
            f"%r = math.fma %b, %a, %n : {kind}",
        ],
        f"%a: {kind}, %b: {kind}",
        [("%r", kind)],
    )
    (got,) = run_scalar(text, [a, b])
    for x, y, r in zip(a, b, got, strict=True):
        product = x * y
        expected = _exact_fma(float(x), float(y), -float(product), kind)
        if abs(expected) > 1e-4 or kind != "f16":
            assert float(r) == expected, (x, y)


def test_exact_fma_everywhere_on_request() -> None:
    rng = np.random.default_rng(7)
    for kind in ("f32", "f64"):
        a, b, c = (rng.normal(size=301).astype(DTYPES[kind]) for _ in range(3))
        args = f"%a: {kind}, %b: {kind}, %c: {kind}"
        text = _function([f"%r = math.fma %a, %b, %c : {kind}"], args, [("%r", kind)])
        (got,) = run_scalar(text, [a, b, c], exact_fma=True)
        for x, y, z, r in zip(a, b, c, got, strict=True):
            assert float(r) == _exact_fma(float(x), float(y), float(z), kind)


def test_fma_is_close_elsewhere() -> None:
    a, b = _pairs("f32")
    text = _function(["%r = math.fma %a, %b, %a : f32"], "%a: f32, %b: f32", [("%r", "f32")])
    (got,) = run_scalar(text, [a, b])
    with np.errstate(all="ignore"):
        np.testing.assert_allclose(got, a * b + a, rtol=1e-6, atol=1e-5)


def test_power_special_cases() -> None:
    values = [*SPECIAL, 2.0, -2.0, 1e30, -1e30, 1e-30]
    a = np.array([x for x in values for _ in values])
    b = np.array([y for _ in values for y in values])
    for kind in ("f32", "f64"):
        x, y = a.astype(DTYPES[kind]), b.astype(DTYPES[kind])
        text = _function(
            [f"%r = math.powf %a, %b : {kind}"], f"%a: {kind}, %b: {kind}", [("%r", kind)]
        )
        with np.errstate(all="ignore"):
            got, expected = run_scalar(text, [x, y])[0], np.power(x, y)
        subnormal = (expected != 0) & (np.abs(expected) < np.finfo(expected.dtype).tiny)
        got, expected = got[~subnormal], expected[~subnormal]
        special = (expected == 0) | ~np.isfinite(expected) | (np.abs(expected) == 1)
        assert_same(got[special], expected[special])
        np.testing.assert_allclose(got, expected, rtol=2e-6)


def test_float_to_an_integer_power() -> None:
    n = np.array([0, 1, 2, 3, -1, -2, -3, (1 << 25) + 1, -(1 << 25) - 1, 5], np.int32)
    for base in (2.0, -2.0, 0.5, -0.0, 0.0, -1.0, -np.inf):
        a = np.full(n.shape, base, np.float32)
        text = _function(["%r = math.fpowi %a, %b : f32, i32"], "%a: f32, %b: i32", [("%r", "f32")])
        with np.errstate(all="ignore"):
            expected = np.power(a.astype(np.float64), n).astype(np.float32)
        assert_same(run_scalar(text, [a, n])[0], expected)


def test_exp2_and_log2_are_exact_on_powers_of_two() -> None:
    for kind, low, high in (("f32", -126, 127), ("f64", -1022, 1023)):
        n = np.arange(low, high + 1).astype(DTYPES[kind])
        text = _function(
            [f"%e = math.exp2 %a : {kind}", f"%l = math.log2 %e : {kind}"],
            f"%a: {kind}",
            [("%e", kind), ("%l", kind)],
        )
        powers, back = run_scalar(text, [n])
        assert_same(powers, np.ldexp(np.ones_like(n), n.astype(np.int32)))
        assert_same(back, n)


# op -> (reference, domain, largest error in ulp that is let through in f32 and in f64)
ACCURACY: dict[str, tuple[Callable, tuple[float, float], float, float]] = {
    "sqrt": (np.sqrt, (0.0, 100.0), 1, 0.51),
    "rsqrt": (lambda v: 1 / np.sqrt(v), (0.01, 100.0), 2, 2),
    "cbrt": (np.cbrt, (-100.0, 100.0), 2, 4),
    "exp": (np.exp, (-80.0, 80.0), 2, 2),
    "exp2": (np.exp2, (-120.0, 120.0), 2, 2),
    "expm1": (np.expm1, (-10.0, 10.0), 6, 6),
    "log": (np.log, (0.01, 1000.0), 2, 1),
    "log2": (np.log2, (0.01, 1000.0), 2, 2),
    "log10": (np.log10, (0.01, 1000.0), 3, 3),
    "log1p": (np.log1p, (-0.5, 10.0), 3, 3),
    "sin": (np.sin, (-1000.0, 1000.0), 2, 2),
    "cos": (np.cos, (-1000.0, 1000.0), 2, 2),
    "tan": (np.tan, (-1000.0, 1000.0), 3, 2),
    "asin": (np.arcsin, (-1.0, 1.0), 4, 3),
    "acos": (np.arccos, (-1.0, 1.0), 4, 3),
    "atan": (np.arctan, (-100.0, 100.0), 4, 3),
    "sinh": (np.sinh, (-50.0, 50.0), 6, 5),
    "cosh": (np.cosh, (-50.0, 50.0), 6, 5),
    "tanh": (np.tanh, (-10.0, 10.0), 5, 8),
    "asinh": (np.arcsinh, (-100.0, 100.0), 4, 4),
    "acosh": (np.arccosh, (1.0, 1000.0), 4, 4),
    "atanh": (np.arctanh, (-0.99, 0.99), 4, 4),
}


@pytest.mark.sample(1)
@pytest.mark.parametrize("kind", ["f32", "f64"])
def test_accuracy(kind: str) -> None:
    rng = np.random.default_rng(6)
    names = list(ACCURACY)
    inputs = [rng.uniform(*ACCURACY[n][1], 3001).astype(DTYPES[kind]) for n in names]
    lines = [f"%r{i} = math.{n} %a{i} : {kind}" for i, n in enumerate(names)]
    args = ", ".join(f"%a{i}: {kind}" for i in range(len(names)))
    text = _function(lines, args, [(f"%r{i}", kind) for i in range(len(names))])
    failures = []
    results = run_scalar(text, inputs, optimized=True)
    for name, a, got in zip(names, inputs, results, strict=True):
        reference, _, *limits = ACCURACY[name]
        exact = reference(a.astype(np.longdouble))
        unit = np.spacing(np.abs(exact.astype(a.dtype))).astype(np.longdouble)
        error = float(np.max(np.abs(got.astype(np.longdouble) - exact) / unit))
        if not error <= limits[kind == "f64"]:
            failures.append((name, error))
    assert not failures
