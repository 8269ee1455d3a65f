"""The reference executor: libdevice and the math intrinsics, against NumPy and SciPy in double."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import ml_dtypes
import numpy as np
import pytest
import scipy.special

from raise_kernel.frontend.arguments.signature import Launch
from raise_kernel.frontend.module import LLVMModule
from raise_kernel.runtime.reference import execute

DTYPES = {
    "float": np.dtype(np.float32),
    "double": np.dtype(np.float64),
    "half": np.dtype(np.float16),
    "bfloat": np.dtype(ml_dtypes.bfloat16),
    "i16": np.dtype(np.int16),
    "i32": np.dtype(np.int32),
    "i64": np.dtype(np.int64),
}


def apply(function: str, result: str, kinds: tuple[str, ...], *args: Any) -> np.ndarray:
    """`function` on every element, in a kernel of its own."""
    arrays = [np.asarray(a).astype(DTYPES[k]) for a, k in zip(args, kinds, strict=True)]
    n = arrays[0].size
    loads = "\n".join(
        f"  %p{i} = getelementptr {k}, ptr %x{i}, i32 %t\n  %v{i} = load {k}, ptr %p{i}"
        for i, k in enumerate(kinds)
    )
    params = "".join(f"ptr %x{i}, " for i in range(len(kinds)))
    operands = ", ".join(f"{k} %v{i}" for i, k in enumerate(kinds))
    text = f"""
define ptx_kernel void @k({params}ptr %y) {{
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
{loads}
  %r = call {result} @{function}({operands})
  %q = getelementptr {result}, ptr %y, i32 %t
  store {result} %r, ptr %q
  ret void
}}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare {result} @{function}({", ".join(kinds)})
"""
    launch = Launch((1, 1, 1), (n, 1, 1))
    return execute(LLVMModule.parse(text), "k", launch, [*arrays, np.zeros(n, DTYPES[result])])[-1]


def close(got: np.ndarray, want: Any, units: float) -> None:
    """Within so many units in the last place; NaN and infinities at the same indices."""
    with np.errstate(all="ignore"):
        want = np.asarray(want, np.float64)
        expected = want.astype(got.dtype).astype(np.float64)
        have = got.astype(np.float64)
        same = (have == expected) | (np.isnan(have) & np.isnan(expected))
        finite = np.isfinite(have) & np.isfinite(expected)
        gap = np.abs(have - want) / np.spacing(np.abs(expected).astype(got.dtype)).astype(float)
        np.testing.assert_array_less(np.where(same, 0, np.where(finite, gap, np.inf)), units)


POINTS = np.concatenate(
    [
        np.random.default_rng(6).normal(size=40) * 3,
        np.random.default_rng(7).uniform(-1, 1, 20),
        [0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 10.0, -10.0, np.inf, -np.inf, np.nan],
    ]
)
Function = Callable[..., Any]
UNARY: dict[str, Function] = {
    "acos": np.arccos, "acosh": np.arccosh, "asin": np.arcsin, "asinh": np.arcsinh,
    "atan": np.arctan, "atanh": np.arctanh, "cbrt": np.cbrt, "ceil": np.ceil, "cos": np.cos,
    "cosh": np.cosh, "erf": scipy.special.erf, "erfc": scipy.special.erfc,
    "erfinv": scipy.special.erfinv, "exp": np.exp, "exp2": np.exp2,
    "exp10": lambda x: 10.0**x, "expm1": np.expm1, "fabs": np.abs, "floor": np.floor,
    "log": np.log, "log10": np.log10, "log1p": np.log1p, "log2": np.log2,
    "normcdf": scipy.special.ndtr, "normcdfinv": scipy.special.ndtri, "rint": np.rint,
    "sin": np.sin, "sinh": np.sinh, "sqrt": np.sqrt, "tan": np.tan, "tanh": np.tanh,
    "trunc": np.trunc,
    "cyl_bessel_i0": lambda x: np.where(np.isinf(x), np.inf, scipy.special.i0(x)),
    "cyl_bessel_i1": lambda x: np.where(np.isinf(x), x, scipy.special.i1(x)),
    "round": lambda x: np.copysign(np.floor(np.abs(x) + 0.5), x),
    "rsqrt": lambda x: 1 / np.sqrt(x), "rcbrt": lambda x: 1 / np.cbrt(x),
    "erfcx": scipy.special.erfcx, "erfcinv": scipy.special.erfcinv,
}  # fmt: skip
# In double, where SciPy's own error counts.
_UNITS = {
    "erfc": 40.0,
    "normcdf": 200.0,
    "erfcx": 400.0,
    "erfinv": 16.0,
    "erfcinv": 16.0,
    "normcdfinv": 16.0,
}
BINARY: dict[str, Function] = {
    "atan2": np.arctan2, "pow": np.power, "hypot": np.hypot, "fmod": np.fmod,
    "copysign": np.copysign, "fmin": np.fmin, "fmax": np.fmax,
    "fdim": lambda x, y: np.where(np.isnan(x - y), x - y, np.where(x > y, x - y, 0.0)),
    "rhypot": lambda x, y: 1 / np.hypot(x, y),
}  # fmt: skip


@pytest.mark.sample(10)
@pytest.mark.parametrize("kind", ["float", "double"])
@pytest.mark.parametrize("name", UNARY)
def test_unary(name: str, kind: str):
    x = POINTS.astype(DTYPES[kind]).astype(np.float64)
    with np.errstate(all="ignore"):
        want = UNARY[name](x)
    function = f"__nv_{name}f" if kind == "float" else f"__nv_{name}"
    units = 1.001 if kind == "float" else _UNITS.get(name, 4.0)
    close(apply(function, kind, (kind,), x), want, units)


@pytest.mark.sample(9)
@pytest.mark.parametrize("kind", ["float", "double"])
@pytest.mark.parametrize("name", BINARY)
def test_binary(name: str, kind: str):
    x = POINTS.astype(DTYPES[kind]).astype(np.float64)
    y = np.roll(x, 7)
    with np.errstate(all="ignore"):
        want = BINARY[name](x, y)
    function = f"__nv_{name}f" if kind == "float" else f"__nv_{name}"
    if kind == "float" and name == "fmod":
        with np.errstate(invalid="ignore"):
            want = np.fmod(x.astype(np.float32), y.astype(np.float32))
    close(apply(function, kind, (kind, kind), x, y), want, 4.0)


def test_multiples_of_pi():
    x = np.array([0.0, -0.0, 0.25, 0.5, 1.0, -1.5, 2.0, 100.25, 1e300, np.inf])
    sine = apply("__nv_sinpi", "double", ("double",), x)
    cosine = apply("__nv_cospi", "double", ("double",), x)
    root = np.sqrt(0.5)
    np.testing.assert_allclose(sine[:9], [0, 0, root, 1, 0, 1, 0, root, 0], rtol=2e-16)
    np.testing.assert_allclose(cosine[:9], [1, 1, root, 0, -1, 0, 1, root, 1], rtol=2e-16)
    assert np.isnan(sine[9])
    assert np.signbit(sine[1])


def test_gamma_and_bessel():
    x = np.array([0.5, 1.0, 2.5, 7.25, 20.0, -0.5])
    close(apply("__nv_tgamma", "double", ("double",), x), scipy.special.gamma(x), 8)
    close(apply("__nv_lgamma", "double", ("double",), x), scipy.special.gammaln(x), 8)
    for name, function in (("j0", scipy.special.j0), ("y1", scipy.special.y1)):
        got = apply(f"__nv_{name}", "double", ("double",), x[:5])
        np.testing.assert_allclose(got, function(x[:5]), rtol=1e-12)
    orders = np.arange(5)
    got = apply("__nv_jn", "double", ("i32", "double"), orders, x[:5])
    np.testing.assert_allclose(got, scipy.special.jv(orders, x[:5]), rtol=1e-12)


def _rounded(exact: Fraction, dtype: np.dtype, mode: str) -> np.generic:
    """A fraction in a dtype, rounded as said."""
    near = dtype.type(float(exact))
    value = Fraction(float(near))
    if value == exact or mode == "rn":
        return near
    toward = {"rd": -np.inf, "ru": np.inf, "rz": 0.0}[mode]
    wrong_side = value > exact if mode == "rd" else value < exact
    if mode == "rz":
        wrong_side = abs(value) > abs(exact)
    return np.nextafter(near, dtype.type(toward)) if wrong_side else near


@pytest.mark.sample(4)
@pytest.mark.parametrize("mode", ["rn", "rz", "ru", "rd"])
@pytest.mark.parametrize("kind", ["float", "double"])
def test_rounded_arithmetic(kind: str, mode: str):
    random = np.random.default_rng(8)
    dtype = DTYPES[kind]
    x, y, z = (random.normal(size=50).astype(dtype) for _ in range(3))
    letter = "f" if kind == "float" else "d"
    exact = [[Fraction(float(v)) for v in a] for a in (x, y, z)]
    cases: dict[str, Callable[[int], Fraction]] = {
        "add": lambda i: exact[0][i] + exact[1][i],
        "mul": lambda i: exact[0][i] * exact[1][i],
        "div": lambda i: exact[0][i] / exact[1][i],
    }
    for word, value in cases.items():
        got = apply(f"__nv_{letter}{word}_{mode}", kind, (kind, kind), x, y)
        if kind == "double" and mode == "rn" and word != "div":
            np.testing.assert_array_equal(got, {"add": x + y, "mul": x * y}[word])
        want = [_rounded(value(i), dtype, mode) for i in range(50)]
        np.testing.assert_array_equal(got, np.array(want, dtype), err_msg=word)
    name = f"__nv_fmaf_{mode}" if kind == "float" else f"__nv_fma_{mode}"
    got = apply(name, kind, (kind, kind, kind), x, y, z)
    want = [_rounded(exact[0][i] * exact[1][i] + exact[2][i], dtype, mode) for i in range(50)]
    np.testing.assert_array_equal(got, np.array(want, dtype))


def test_rounded_conversions():
    x = np.array([0.5, 1.5, 2.5, -0.5, -1.5, 3.7, -3.7, 3e9, -3e9, np.nan], np.float32)
    for mode, rounder in (("rn", np.rint), ("rz", np.trunc), ("rd", np.floor), ("ru", np.ceil)):
        got = apply(f"__nv_float2int_{mode}", "i32", ("float",), x)
        want = np.clip(rounder(x[:9].astype(float)), -(2**31), 2**31 - 1)
        np.testing.assert_array_equal(got, [*want, 0])
    big = np.array([2**31 - 1, 2**24 + 1, -(2**24) - 1], np.int32)
    np.testing.assert_array_equal(
        apply("__nv_int2float_rz", "float", ("i32",), big), [2**31 - 128, 2**24, -(2**24)]
    )
    np.testing.assert_array_equal(
        apply("__nv_double2float_ru", "float", ("double",), [1 + 2**-40]),
        [np.nextafter(np.float32(1), np.float32(2))],
    )


def test_integer_functions():
    x = np.array([0, 1, -1, 12345, -(2**31), 2**31 - 1], np.int32)
    y = np.array([5, -7, 3, -100000, 2, 2**31 - 1], np.int32)
    wide = x.astype(np.int64) * y
    np.testing.assert_array_equal(apply("__nv_mulhi", "i32", ("i32", "i32"), x, y), wide >> 32)
    np.testing.assert_array_equal(apply("__nv_clz", "i32", ("i32",), x), [32, 31, 0, 18, 0, 1])
    np.testing.assert_array_equal(apply("__nv_popc", "i32", ("i32",), x), [0, 1, 32, 6, 1, 31])
    np.testing.assert_array_equal(apply("__nv_ffs", "i32", ("i32",), x), [0, 1, 1, 1, 32, 1])
    average = (x.astype(np.int64) + y) >> 1
    np.testing.assert_array_equal(apply("__nv_hadd", "i32", ("i32", "i32"), x, y), average)


def test_permute():
    x, y = np.array([0x33221100]), np.array([0x77665544])
    selectors = {0x3210: 0x33221100, 0x7654: 0x77665544, 0x0246: 0x00224466, 0x5140: 0x55114400}
    for selector, want in selectors.items():
        got = apply("__nv_byte_perm", "i32", ("i32",) * 3, x, y, np.array([selector]))
        assert int(got[0]) & 0xFFFFFFFF == want


@pytest.mark.parametrize("kind", ["half", "bfloat"])
def test_small_floats(kind: str):
    dtype = DTYPES[kind]
    random = np.random.default_rng(9)
    x, y, z = (random.normal(size=200).astype(dtype) for _ in range(3))
    wide = [v.astype(np.float64) for v in (x, y, z)]
    suffix = {"half": "f16", "bfloat": "bf16"}[kind]
    got = apply(f"llvm.fma.{suffix}", kind, (kind,) * 3, x, y, z)
    exact = [
        Fraction(a) * Fraction(b) + Fraction(c) for a, b, c in zip(*map(list, wide), strict=True)
    ]
    back = got.astype(np.float64)
    for value, want in zip(back, exact, strict=True):
        spacing = Fraction(float(np.spacing(dtype.type(abs(value))).astype(np.float64)))
        assert abs(Fraction(value) - want) <= spacing / 2
    root = apply(f"llvm.sqrt.{suffix}", kind, (kind,), np.abs(x))
    np.testing.assert_array_equal(root, np.sqrt(np.abs(wide[0])).astype(dtype))
    flags = apply(f"llvm.nvvm.fma.rn.relu.{suffix}", kind, (kind,) * 3, x, y, z)
    np.testing.assert_array_equal(flags, np.where(back > 0, back, 0).astype(dtype))


def test_double_to_half_rounds_once():
    x = np.array([1 + 2**-11 + 2**-40, 1 + 2**-11, 65519.999, 65520.0, 2.0**-25, np.nan])
    text = """
define ptx_kernel void @k(ptr %x, ptr %y) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr double, ptr %x, i32 %t
  %v = load double, ptr %p
  %r = fptrunc double %v to half
  %q = getelementptr half, ptr %y, i32 %t
  store half %r, ptr %q
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
"""
    got = execute(
        LLVMModule.parse(text), "k", Launch((1, 1, 1), (6, 1, 1)), [x, np.zeros(6, np.float16)]
    )[1]
    with np.errstate(over="ignore"):
        np.testing.assert_array_equal(got, x.astype(np.float16))


def test_flushing_and_saturating():
    tiny = np.array([1e-40, -1e-40, 1.0, 3.0, -2.0, np.nan], np.float32)
    kinds = ("float", "float")
    got = apply("llvm.nvvm.add.rn.ftz.f", "float", kinds, tiny, np.zeros(6))
    np.testing.assert_array_equal(got, [0, 0, 1, 3, -2, np.nan])
    got = apply("llvm.nvvm.add.rn.sat.f", "float", kinds, tiny, np.zeros(6))
    np.testing.assert_array_equal(got[2:], [1, 1, 0, 0])
    got = apply("llvm.nvvm.ex2.approx.ftz.f", "float", ("float",), tiny[2:5])
    np.testing.assert_array_equal(got, [2, 8, 0.25])


def test_minimum_and_maximum():
    x = np.array([1, np.nan, -0.0, 0.0], np.float32)
    y = np.array([np.nan, 2, 0.0, -0.0], np.float32)
    plain = apply("llvm.nvvm.fmin.f", "float", ("float", "float"), x, y)
    np.testing.assert_array_equal(plain[:2], [1, 2])
    assert np.signbit(plain[2:]).all()
    strict = apply("llvm.nvvm.fmin.nan.f", "float", ("float", "float"), x, y)
    assert np.isnan(strict[:2]).all()


def test_results_through_pointers():
    text = """
define ptx_kernel void @k(ptr %x, ptr %m, ptr %e, ptr %s, ptr %c) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr double, ptr %x, i32 %t
  %v = load double, ptr %p
  %pe = getelementptr i32, ptr %e, i32 %t
  %r = call double @__nv_frexp(double %v, ptr %pe)
  %pm = getelementptr double, ptr %m, i32 %t
  store double %r, ptr %pm
  %ps = getelementptr double, ptr %s, i32 %t
  %pc = getelementptr double, ptr %c, i32 %t
  call void @__nv_sincos(double %v, ptr %ps, ptr %pc)
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare double @__nv_frexp(double, ptr)
declare void @__nv_sincos(double, ptr, ptr)
"""
    x = np.array([0.75, -3.0, 1e10])
    out = [np.zeros(3), np.zeros(3, np.int32), np.zeros(3), np.zeros(3)]
    launch = Launch((1, 1, 1), (3, 1, 1))
    _, mantissa, exponent, sine, cosine = execute(LLVMModule.parse(text), "k", launch, [x, *out])
    want = np.frexp(x)
    np.testing.assert_array_equal(mantissa, want[0])
    np.testing.assert_array_equal(exponent, want[1])
    np.testing.assert_allclose(sine, np.sin(x), rtol=1e-15)
    np.testing.assert_allclose(cosine, np.cos(x), rtol=1e-15)
