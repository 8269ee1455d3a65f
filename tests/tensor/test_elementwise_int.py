"""Integer arith and math ops through StableHLO on the CPU, against Python's integers."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from tests.support.tensorize import DTYPES, run_scalar

WIDTHS = (1, 7, 8, 16, 31, 32, 33, 64)


def _values(width: int, seed: int = 0) -> tuple[list[int], list[int]]:
    """Pairs of signed integers: all corner pairs, then random ones of random magnitude."""
    top = 1 << (width - 1)
    corners = sorted({-top, -top + 1, -1, 0, 1, 2, top - 1, top // 2})
    corners = [c for c in corners if -top <= c < top]
    pairs = [(a, b) for a in corners for b in corners]
    rng = np.random.default_rng(seed)
    for _ in range(101):
        a, b = (int(rng.integers(0, 1 << 63)) >> int(rng.integers(0, 63)) for _ in range(2))
        pairs.append((_signed(a, width), _signed(b * (-1) ** (a & 1), width)))
    return [a for a, _ in pairs], [b for _, b in pairs]


def _signed(value: int, width: int) -> int:
    value &= (1 << width) - 1
    return value - (1 << width) if value >> (width - 1) else value


def _unsigned(value: int, width: int) -> int:
    return value & ((1 << width) - 1)


def _storage(width: int) -> type:
    return DTYPES[f"i{next(w for w in (1, 8, 16, 32, 64) if width <= w)}"]


def _array(values: list[int], width: int) -> np.ndarray:
    if width == 1:
        return np.array([v & 1 for v in values], np.bool_)
    return np.array(values, _storage(width))


def _back(array: np.ndarray, width: int) -> list[int]:
    return [_signed(int(v), width) for v in array]


def _trunc_div(a: int, b: int) -> int:
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


Rule = Callable[[int, int, int], int | None]  # signed a, signed b, width -> value, None: undefined


def _on_unsigned(rule: Callable[[int, int], int]) -> Rule:
    return lambda a, b, w: rule(_unsigned(a, w), _unsigned(b, w))


def _divides(rule: Rule, signed: bool) -> Rule:
    def checked(a: int, b: int, w: int) -> int | None:
        overflow = signed and b == -1 and a == -(1 << (w - 1))
        return None if b == 0 or overflow else rule(a, b, w)

    return checked


def _shifts(rule: Rule) -> Rule:
    return lambda a, b, w: None if _unsigned(b, w) >= w else rule(a, _unsigned(b, w), w)


BINARY: dict[str, Rule] = {
    "addi": lambda a, b, w: a + b,
    "subi": lambda a, b, w: a - b,
    "muli": lambda a, b, w: a * b,
    "andi": lambda a, b, w: a & b,
    "ori": lambda a, b, w: a | b,
    "xori": lambda a, b, w: a ^ b,
    "divsi": _divides(lambda a, b, w: _trunc_div(a, b), True),
    "remsi": _divides(lambda a, b, w: a - b * _trunc_div(a, b), True),
    "floordivsi": _divides(lambda a, b, w: a // b, True),
    "ceildivsi": _divides(lambda a, b, w: -(-a // b), True),
    "divui": _divides(_on_unsigned(lambda a, b: a // b), False),
    "remui": _divides(_on_unsigned(lambda a, b: a % b), False),
    "ceildivui": _divides(_on_unsigned(lambda a, b: -(-a // b)), False),
    "shli": _shifts(lambda a, b, w: a << b),
    "shrsi": _shifts(lambda a, b, w: a >> b),
    "shrui": _shifts(lambda a, b, w: _unsigned(a, w) >> b),
    "minsi": lambda a, b, w: min(a, b),
    "maxsi": lambda a, b, w: max(a, b),
    "minui": _on_unsigned(min),
    "maxui": _on_unsigned(max),
}

PREDICATES: dict[str, Rule] = {
    "eq": lambda a, b, w: a == b,
    "ne": lambda a, b, w: a != b,
    "slt": lambda a, b, w: a < b,
    "sle": lambda a, b, w: a <= b,
    "sgt": lambda a, b, w: a > b,
    "sge": lambda a, b, w: a >= b,
    "ult": _on_unsigned(lambda a, b: a < b),
    "ule": _on_unsigned(lambda a, b: a <= b),
    "ugt": _on_unsigned(lambda a, b: a > b),
    "uge": _on_unsigned(lambda a, b: a >= b),
}


def _function(lines: list[str], args: str, results: list[tuple[str, str]]) -> str:
    types = ", ".join(t for _, t in results)
    values = ", ".join(v for v, _ in results)
    body = "\n".join(lines)
    return f"func.func @f({args}) -> ({types}) {{\n{body}\nreturn {values} : {types}\n}}"


def _check(got: list[int], rule: Rule, a: list[int], b: list[int], width: int, out: int) -> None:
    for value, x, y in zip(got, a, b, strict=True):
        expected = rule(x, y, width)
        if expected is not None:
            assert value == _signed(int(expected), out), (x, y)


@pytest.mark.sample(2)
@pytest.mark.parametrize("width", WIDTHS)
def test_binary_and_compare(width: int) -> None:
    a, b = _values(width)
    t = f"i{width}"
    lines = [f"%{n} = arith.{n} %a, %b : {t}" for n in BINARY]
    lines += [f"%c{p} = arith.cmpi {p}, %a, %b : {t}" for p in PREDICATES]
    results = [(f"%{n}", t) for n in BINARY] + [(f"%c{p}", "i1") for p in PREDICATES]
    text = _function(lines, f"%a: {t}, %b: {t}", results)
    outputs = run_scalar(text, [_array(a, width), _array(b, width)])
    for (name, rule), output in zip(BINARY.items(), outputs, strict=False):
        _check(_back(output, width), rule, a, b, width, width)
        assert output.dtype == _array(a, width).dtype, name
    for rule, output in zip(PREDICATES.values(), outputs[len(BINARY) :], strict=True):
        _check(_back(output, 1), rule, a, b, width, 1)


def _leading(a: int, _b: int, w: int) -> int:
    return w - _unsigned(a, w).bit_length()


def _trailing(a: int, _b: int, w: int) -> int:
    u = _unsigned(a, w)
    return w if u == 0 else (u & -u).bit_length() - 1


UNARY: dict[str, Rule] = {
    "absi": lambda a, b, w: abs(a),
    "ctlz": _leading,
    "cttz": _trailing,
    "ctpop": lambda a, b, w: _unsigned(a, w).bit_count(),
}


@pytest.mark.parametrize("width", [w for w in WIDTHS if w > 1])
def test_unary(width: int) -> None:
    a, _ = _values(width)
    t = f"i{width}"
    lines = [f"%{n} = math.{n} %a : {t}" for n in UNARY]
    text = _function(lines, f"%a: {t}", [(f"%{n}", t) for n in UNARY])
    for rule, output in zip(UNARY.values(), run_scalar(text, [_array(a, width)]), strict=True):
        _check(_back(output, width), rule, a, a, width, width)


@pytest.mark.parametrize("width", [1, 8, 16, 32, 64])
def test_extended(width: int) -> None:
    a, b = _values(width)
    t = f"i{width}"
    lines = [
        f"%l, %h = arith.mulsi_extended %a, %b : {t}",
        f"%m, %u = arith.mului_extended %a, %b : {t}",
    ]
    results = [("%l", t), ("%h", t), ("%m", t), ("%u", t)]
    text = _function(lines, f"%a: {t}, %b: {t}", results)
    outputs = run_scalar(text, [_array(a, width), _array(b, width)])
    rules: list[Rule] = [
        lambda x, y, w: x * y,
        lambda x, y, w: (x * y) >> w if w > 1 else None,
        lambda x, y, w: x * y,
        lambda x, y, w: (_unsigned(x, w) * _unsigned(y, w)) >> w,
    ]
    for rule, output, (_, kind) in zip(rules, outputs, results, strict=True):
        out = int(kind[1:])
        _check(_back(output, out), rule, a, b, width, out)


@pytest.mark.parametrize("op", ["mulsi_extended", "mului_extended"])
@pytest.mark.parametrize("width", [32, 64])
def test_the_high_product_of_one_element(width: int, op: str) -> None:
    """XLA:CPU has no signed mulhi beside other operations there."""
    t = f"i{width}"
    lines = [f"%s = arith.xori %a, %b : {t}", f"%l, %h = arith.{op} %s, %b : {t}"]
    text = _function(lines, f"%a: {t}, %b: {t}", [("%h", t)])
    a, b = -(1 << width - 2) - 5, 77
    (high,) = run_scalar(text, [_array([a], width), _array([b], width)])
    x = a ^ b if op == "mulsi_extended" else _unsigned(a ^ b, width)
    assert _unsigned(int(high[0]), width) == _unsigned(x * b >> width, width)


@pytest.mark.sample(4)
@pytest.mark.parametrize("source", WIDTHS)
def test_resize(source: int) -> None:
    a, _ = _values(source)
    lines, results, rules = [], [], []
    for target in WIDTHS:
        kinds = ["extsi", "extui"] if target > source else ["trunci"] if target < source else []
        for kind in kinds:
            lines.append(f"%{kind}{target} = arith.{kind} %a : i{source} to i{target}")
            results.append((f"%{kind}{target}", f"i{target}"))
            rules.append(
                (lambda x, y, w: _unsigned(x, w)) if kind == "extui" else (lambda x, y, w: x)
            )
    for kind, rule in (
        ("index_cast", lambda x, y, w: x),
        ("index_castui", lambda x, y, w: _unsigned(x, w)),
    ):
        lines.append(f"%{kind} = arith.{kind} %a : i{source} to index")
        results.append((f"%{kind}", "index"))
        rules.append(rule)
    text = _function(lines, f"%a: i{source}", results)
    for rule, output, (_, kind) in zip(
        rules, run_scalar(text, [_array(a, source)]), results, strict=True
    ):
        width = 64 if kind == "index" else int(kind[1:])
        _check(_back(output, width), rule, a, a, source, width)


def test_shapes_and_select() -> None:
    for shape in ((), (0,), (1,), (3, 5), (2, 1, 3)):
        a = np.arange(int(np.prod(shape)), dtype=np.int32).reshape(shape)
        text = _function(
            ["%c = arith.cmpi sgt, %a, %b : i32", "%r = arith.select %c, %a, %b : i32"],
            "%a: i32, %b: i32",
            [("%r", "i32")],
        )
        (got,) = run_scalar(text, [a, 3 - a])
        np.testing.assert_array_equal(got, np.maximum(a, 3 - a))
