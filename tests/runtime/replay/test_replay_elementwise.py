"""Elementwise StableHLO, replayed against XLA's own import, for each dtype."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest
from numpy.typing import DTypeLike
from tests.support.direct_xla import check_replay

from raise_kernel.runtime.replay.elementwise import BINARY, INFIX, UNARY_CALLS

FLOATS = {"f16": np.float16, "bf16": ml_dtypes.bfloat16, "f32": np.float32, "f64": np.float64}
INTS = {
    f"{prefix}{width}": np.dtype(f"{'u' if prefix == 'ui' else ''}int{width}")
    for prefix in ("i", "ui")
    for width in (8, 16, 32, 64)
}
COMPLEX = {"complex<f32>": np.complex64}
ALL = {**FLOATS, **INTS, "i1": np.dtype(bool)}
N = 37

FLOAT_BINARY = (
    "add",
    "subtract",
    "multiply",
    "divide",
    "maximum",
    "minimum",
    "power",
    "remainder",
    "atan2",
)
INT_BINARY = (
    "add",
    "subtract",
    "multiply",
    "divide",
    "maximum",
    "minimum",
    "remainder",
    "and",
    "or",
    "xor",
    "shift_left",
    "shift_right_arithmetic",
    "shift_right_logical",
)
FLOAT_UNARY = (
    "abs",
    "cbrt",
    "ceil",
    "cosine",
    "exponential",
    "exponential_minus_one",
    "floor",
    "log",
    "log_plus_one",
    "logistic",
    "negate",
    "round_nearest_afz",
    "round_nearest_even",
    "rsqrt",
    "sign",
    "sine",
    "sqrt",
    "tan",
    "tanh",
)
CHLO_UNARY = (
    "acos",
    "acosh",
    "asin",
    "asinh",
    "atan",
    "atanh",
    "bessel_i1e",
    "cosh",
    "digamma",
    "erf",
    "erf_inv",
    "erfc",
    "lgamma",
    "sinh",
)


def values(dtype: DTypeLike, seed: int) -> np.ndarray:
    """Random values with the awkward ones among them."""
    rng = np.random.default_rng(seed)
    dtype = np.dtype(dtype)
    if dtype.kind == "b":
        return rng.integers(0, 2, N).astype(bool)
    if dtype.kind in "iu":
        info = np.iinfo(dtype)
        out = rng.integers(info.min, info.max, N, dtype=dtype, endpoint=True)
        out[:6] = [0, 1, info.max, info.min, 2, 5]
        rng.shuffle(out)
        return out
    if dtype.kind == "c":
        return (rng.normal(size=N) + 1j * rng.normal(size=N)).astype(dtype)
    out = rng.normal(size=N) * 3
    out[:8] = [0.0, -0.0, np.inf, -np.inf, np.nan, 0.5, 1.0, -1.5]
    rng.shuffle(out)
    return out.astype(dtype)


def module(body: str, arguments: list[str], results: list[str]) -> str:
    """A module whose `body` defines %r0, %r1, ... from %a0, %a1, ..."""
    params = ", ".join(f"%a{i}: {t}" for i, t in enumerate(arguments))
    names = ", ".join(f"%r{i}" for i in range(len(results)))
    types = ", ".join(results)
    return f"func.func public @main({params}) -> ({types}) {{\n{body}\nreturn {names} : {types}\n}}"


def check(body: str, arguments: list[str], results: list[str], inputs, **options) -> None:
    check_replay(module(body, arguments, results), inputs, **options)


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", FLOATS)
def test_float_binary(name: str) -> None:
    t = f"tensor<{N}x{name}>"
    body = "\n".join(f"%r{i} = stablehlo.{op} %a0, %a1 : {t}" for i, op in enumerate(FLOAT_BINARY))
    inputs = [values(FLOATS[name], 1), values(FLOATS[name], 2)]
    check(body, [t, t], [t] * len(FLOAT_BINARY), inputs, ulps=8)


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", [*INTS, "i1"])
def test_int_binary(name: str) -> None:
    t = f"tensor<{N}x{name}>"
    ops = (
        INT_BINARY
        if name != "i1"
        else ("add", "multiply", "maximum", "minimum", "and", "or", "xor")
    )
    body = "\n".join(f"%r{i} = stablehlo.{op} %a0, %a1 : {t}" for i, op in enumerate(ops))
    check(body, [t, t], [t] * len(ops), [values(ALL[name], 1), values(ALL[name], 2)])


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", FLOATS)
def test_float_unary(name: str) -> None:
    t = f"tensor<{N}x{name}>"
    lines = [f"%r{i} = stablehlo.{op} %a0 : {t}" for i, op in enumerate(FLOAT_UNARY)]
    check("\n".join(lines), [t], [t] * len(lines), [values(FLOATS[name], 3)], ulps=8)


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", ["f32", "f64"])
def test_chlo_unary(name: str) -> None:
    t = f"tensor<{N}x{name}>"
    lines = [f"%r{i} = chlo.{op} %a0 : {t} -> {t}" for i, op in enumerate(CHLO_UNARY)]
    lines.append(f"%r{len(lines)} = chlo.next_after %a0, %a1 : {t}, {t} -> {t}")
    inputs = [values(FLOATS[name], 3), values(FLOATS[name], 4)]
    check("\n".join(lines), [t, t], [t] * len(lines), inputs, ulps=64)


@pytest.mark.sample(3)
@pytest.mark.parametrize("name", [*INTS, "i1"])
def test_int_unary(name: str) -> None:
    t = f"tensor<{N}x{name}>"
    ops = ["not"]
    if name != "i1":
        ops += ["count_leading_zeros", "popcnt", "negate"]
        ops += ["abs", "sign"] if not name.startswith("ui") else []
    lines = [f"%r{i} = stablehlo.{op} %a0 : {t}" for i, op in enumerate(ops)]
    check("\n".join(lines), [t], [t] * len(lines), [values(ALL[name], 3)])


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", ALL)
def test_compare_select_clamp(name: str) -> None:
    t, b = f"tensor<{N}x{name}>", f"tensor<{N}xi1>"
    directions = ("EQ", "NE", "LT", "LE", "GT", "GE")
    lines = [
        f"%r{i} = stablehlo.compare {d}, %a0, %a1 : ({t}, {t}) -> {b}"
        for i, d in enumerate(directions)
    ]
    lines.append(f"%r6 = stablehlo.select %r2, %a0, %a1 : {b}, {t}")
    results = [b] * 6 + [t]
    if name != "i1":
        one = "1.0" if name in FLOATS else "1"
        lines += [
            f"%lo = stablehlo.constant dense<{one}> : tensor<{name}>",
            f"%hi = stablehlo.constant dense<{one.replace('1', '3')}> : tensor<{name}>",
            f"%r7 = stablehlo.clamp %lo, %a0, %hi : (tensor<{name}>, {t}, tensor<{name}>) -> {t}",
            f"%r8 = stablehlo.clamp %a1, %a0, %a0 : {t}",
        ]
        results += [t, t]
    check("\n".join(lines), [t, t], results, [values(ALL[name], 1), values(ALL[name], 2)])


def test_unsigned_compare_of_signless() -> None:
    t, b = f"tensor<{N}xi32>", f"tensor<{N}xui32>"
    signless = f"%r0 = stablehlo.compare LT, %a0, %a1, UNSIGNED : ({t}, {t}) -> tensor<{N}xi1>"
    from tests.support.direct_xla import run_replay

    a, c = values(np.dtype(np.int32), 1), values(np.dtype(np.int32), 2)
    (got,) = run_replay(module(signless, [t, t], [f"tensor<{N}xi1>"]), [a, c])
    np.testing.assert_array_equal(got, a.view(np.uint32) < c.view(np.uint32))
    unsigned = f"%r0 = stablehlo.compare LT, %a0, %a1, UNSIGNED : ({b}, {b}) -> tensor<{N}xi1>"
    check(unsigned, [b, b], [f"tensor<{N}xi1>"], [a.view(np.uint32), c.view(np.uint32)])


@pytest.mark.sample(2)
@pytest.mark.parametrize("source", ALL)
def test_convert(source: str) -> None:
    t = f"tensor<{N}x{source}>"
    results = [f"tensor<{N}x{target}>" for target in ALL]
    lines = [f"%r{i} = stablehlo.convert %a0 : ({t}) -> {r}" for i, r in enumerate(results)]
    data = values(ALL[source], 5)
    check("\n".join(lines), [t], results, [data])


def test_bitcast() -> None:
    pairs = [
        ("f32", "i32"),
        ("f32", "ui32"),
        ("f16", "i16"),
        ("bf16", "ui16"),
        ("f64", "i64"),
        ("i8", "ui8"),
    ]
    for source, target in pairs:
        s, t = f"tensor<{N}x{source}>", f"tensor<{N}x{target}>"
        lines = (
            f"%r1 = stablehlo.bitcast_convert %a0 : ({s}) -> {t}\n"
            f"%r0 = stablehlo.bitcast_convert %r1 : ({t}) -> {s}"
        )
        check(lines, [s], [s, t], [values(ALL[source], 5)])
    s, t = f"tensor<{N}xf32>", f"tensor<{N}x4xui8>"
    check(f"%r0 = stablehlo.bitcast_convert %a0 : ({s}) -> {t}", [s], [t], [values(np.float32, 6)])
    check(
        f"%r0 = stablehlo.bitcast_convert %a0 : ({t}) -> {s}",
        [t],
        [s],
        [np.arange(4 * N, dtype=np.uint8).reshape(N, 4)],
    )


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", ALL)
def test_literal_operands(name: str) -> None:
    """Constants stand as Python literals; they must not change the dtype or the value."""
    t = f"tensor<{N}x{name}>"
    dtype = np.dtype(ALL[name])
    if name in FLOATS:
        constants, ops = (
            ["0.1", "-2.5", "1.000000e-05"],
            ("add", "subtract", "multiply", "divide", "maximum"),
        )
    elif name == "i1":
        constants, ops = ["true", "false"], ("and", "or", "xor", "multiply")
    else:
        info = np.iinfo(dtype)
        constants, ops = (
            [str(info.max), str(info.min or 7), "3"],
            ("add", "subtract", "multiply", "divide", "and", "shift_left", "remainder"),
        )
    lines, results = [], []
    for k, number in enumerate(constants):
        lines.append(f"%c{k} = stablehlo.constant dense<{number}> : {t}")
        for op in ops:
            for pair in (f"%a0, %c{k}", f"%c{k}, %a0", f"%c{k}, %c{k}"):
                lines.append(f"%r{len(results)} = stablehlo.{op} {pair} : {t}")
                results.append(t)
        lines.append(
            f"%r{len(results)} = stablehlo.compare LT, %a0, %c{k} : ({t}, {t}) -> tensor<{N}xi1>"
        )
        results.append(f"tensor<{N}xi1>")
        last = len(results)
        lines.append(f"%r{last} = stablehlo.select %r{last - 1}, %c{k}, %c0 : tensor<{N}xi1>, {t}")
        results.append(t)
        lines.append(
            f"%r{len(results)} = stablehlo.not %c{k} : {t}"
            if dtype.kind in "iub"
            else f"%r{len(results)} = stablehlo.negate %c{k} : {t}"
        )
        results.append(t)
    check("\n".join(lines), [t], results, [values(dtype, 8)])


def test_precedence() -> None:
    """Nested infix text keeps the grouping of the program."""
    t = f"tensor<{N}xi32>"
    lines = [
        f"%s = stablehlo.subtract %a0, %a1 : {t}",
        f"%r0 = stablehlo.subtract %a1, %s : {t}",
        f"%x = stablehlo.xor %a0, %a1 : {t}",
        f"%r1 = stablehlo.and %x, %a0 : {t}",
        f"%n = stablehlo.negate %a0 : {t}",
        f"%m = stablehlo.multiply %n, %a1 : {t}",
        f"%r2 = stablehlo.negate %m : {t}",
        f"%l = stablehlo.compare LT, %a0, %a1 : ({t}, {t}) -> tensor<{N}xi1>",
        f"%g = stablehlo.compare GT, %a0, %a1 : ({t}, {t}) -> tensor<{N}xi1>",
        f"%e = stablehlo.compare EQ, %l, %g : (tensor<{N}xi1>, tensor<{N}xi1>) -> tensor<{N}xi1>",
        f"%o = stablehlo.or %e, %l : tensor<{N}xi1>",
        f"%r3 = stablehlo.not %o : tensor<{N}xi1>",
        f"%sh = stablehlo.add %a0, %a1 : {t}",
        f"%two = stablehlo.constant dense<2> : {t}",
        f"%r4 = stablehlo.shift_left %sh, %two : {t}",
    ]
    small = [v % 1000 for v in (values(np.int32, 1), values(np.int32, 2))]
    check("\n".join(lines), [t, t], [t, t, t, f"tensor<{N}xi1>", t], small)


def test_complex() -> None:
    c, f = f"tensor<{N}xcomplex<f32>>", f"tensor<{N}xf32>"
    lines = [
        f"%k = stablehlo.constant dense<(1.5, -2.0)> : {c}",
        f"%m = stablehlo.multiply %a0, %k : {c}",
        f"%r0 = stablehlo.real %m : ({c}) -> {f}",
        f"%r1 = stablehlo.imag %m : ({c}) -> {f}",
        f"%r2 = stablehlo.complex %r1, %r0 : {c}",
        f"%r3 = stablehlo.abs %a0 : ({c}) -> {f}",
        f"%r4 = stablehlo.exponential %a0 : {c}",
    ]
    check("\n".join(lines), [c], [f, f, c, f, c], [values(np.dtype(np.complex64), 1)], ulps=16)


def test_every_rule_is_tested() -> None:
    """Each operation of the tables above appears in this file's cases."""
    tested = {
        *(f"stablehlo.{op}" for op in (*FLOAT_BINARY, *INT_BINARY, *FLOAT_UNARY)),
        *(f"chlo.{op}" for op in CHLO_UNARY),
    }
    elsewhere = {
        "stablehlo.real",
        "stablehlo.imag",
        "stablehlo.complex",
        "stablehlo.is_finite",
        "stablehlo.popcnt",
        "stablehlo.count_leading_zeros",
        "chlo.next_after",
        "chlo.conj",
        "chlo.is_inf",
        "chlo.is_neg_inf",
        "chlo.is_pos_inf",
        "chlo.square",
        "chlo.tan",
        "chlo.polygamma",
        "chlo.zeta",
        "chlo.mulhi",
    }
    assert {*INFIX, *BINARY, *UNARY_CALLS} <= tested | elsewhere


def test_remaining_elementwise() -> None:
    t, b = f"tensor<{N}xf32>", f"tensor<{N}xi1>"
    lines = [f"%r0 = stablehlo.is_finite %a0 : ({t}) -> {b}"]
    lines += [
        f"%r{k} = chlo.{op} %a0 : {t} -> {b}"
        for k, op in ((1, "is_inf"), (2, "is_neg_inf"), (3, "is_pos_inf"))
    ]
    lines += [f"%r4 = chlo.square %a0 : {t} -> {t}", f"%r5 = chlo.tan %a0 : {t} -> {t}"]
    lines += [
        f"%r6 = chlo.zeta %a1, %a1 : {t}, {t} -> {t}",
        f"%r7 = chlo.polygamma %a2, %a1 : {t}, {t} -> {t}",
    ]
    lines += [f"%r8 = stablehlo.reduce_precision %a0, format = e5m7 : {t}"]
    rng = np.random.default_rng(0)
    inputs = [values(np.float32, 2), 1.5 + rng.random(N, np.float32), np.ones(N, np.float32)]
    check("\n".join(lines), [t] * 3, [b] * 4 + [t] * 5, inputs, ulps=64)
