"""Floating-point intrinsics: rounded, flushing, saturating and approximate forms.

Approximate forms are computed accurately, in double where the type is narrower: a lowering may be
compared with them at the accuracy that it states. Rounding is the hardware's own.
"""

from __future__ import annotations

import re

from raise_kernel.runtime.reference.definitions.body import Body, constant, vector_of

_MODE = r"(rn|rz|rm|rp|ru|rd)"
_ARITH = re.compile(rf"(add|sub|mul|div|fma|sqrt|rcp)\.{_MODE}((?:\.(?:ftz|sat|relu))*)\.\w+")
_MINMAX = re.compile(r"f(min|max)((?:\.(?:ftz|nan|xorsign|abs))*)\.(d|f|f16|f16x2|bf16|bf16x2)")
_APPROX = re.compile(
    r"(ex2|lg2|sin|cos|rsqrt|sqrt|rcp|tanh)\.approx(\.ftz)?(?:\.(?:f|d|f16|f16x2|bf16|bf16x2))?"
    r"(?:\.\w+)?"
)
_DIVIDE = re.compile(r"div\.(?:approx|full)(\.ftz)?(?:\.f)?")
_ROUND = re.compile(r"(floor|ceil|trunc|round|saturate|fabs|sqrt)(\.ftz)?(?:\.(?:d|f))?(?:\.\w+)?")
_CONSTRAINED = {
    "add": "fadd",
    "sub": "fsub",
    "mul": "fmul",
    "div": "fdiv",
    "fma": "fma",
    "sqrt": "sqrt",
}


def define(body: Body) -> bool:
    """Writes the body of a floating-point intrinsic; False when the name is none."""
    name = body.declaration.name
    if not name.startswith("llvm.nvvm."):
        return False
    name = name.removeprefix("llvm.nvvm.")
    result = vector_of(body.declaration.result)
    if name.startswith(("fma", "fm", "ex2", "tanh", "neg", "abs", "fabs")) and result is not None:
        _each_element(body, name, *result)
        return True
    value = scalar(body, name, body.declaration.result, body.declaration.arguments)
    if value is None:
        return False
    body.ret(value)
    return True


def _each_element(body: Body, name: str, count: int, kind: str) -> None:
    """A packed form, element by element."""
    whole = body.declaration.result
    result = "poison"
    for index in range(count):
        parts = [
            body.op(f"extractelement {whole} {a}, i32 {index}") for a in body.declaration.arguments
        ]
        value = scalar(body, name, kind, parts)
        assert value is not None, name
        result = body.op(f"insertelement {whole} {result}, {kind} {value}, i32 {index}")
    body.ret(result)


def scalar(body: Body, name: str, kind: str, a: list[str]) -> str | None:
    """One intrinsic on scalars, by its name without `llvm.nvvm.`; None when unknown."""
    if match := _ARITH.fullmatch(name):
        return arithmetic(body, match.group(1), match.group(2), match.group(3), kind, a)
    if match := _MINMAX.fullmatch(name):
        return min_max(body, match.group(1), match.group(2).split("."), kind, a)
    if match := _APPROX.fullmatch(name):
        return approximate(body, match.group(1), bool(match.group(2)), kind, a[0])
    if match := _DIVIDE.fullmatch(name):
        return arithmetic(body, "div", "rn", match.group(1) or "", kind, a)
    if match := _ROUND.fullmatch(name):
        return _rounding(body, match.group(1), bool(match.group(2)), kind, a[0])
    if name.startswith("neg."):
        return body.op(f"fneg {kind} {a[0]}")
    return None


def arithmetic(body: Body, word: str, mode: str, flags: str, kind: str, a: list[str]) -> str:
    """One IEEE operation in one rounding mode, with .ftz, .sat, .relu."""
    if "ftz" in flags and kind in ("float", "double"):
        a = [body.flush(x, kind) for x in a]
    if kind in ("half", "bfloat"):
        value = _small(body, word, kind, a)
    elif word == "rcp":
        one = constant(kind, 1.0)
        value = _constrained(body, "div", kind, mode, [one, *a])
    else:
        value = _constrained(body, word, kind, mode, a)
    if "ftz" in flags and kind in ("float", "double"):
        value = body.flush(value, kind)
    if "sat" in flags:
        value = body.saturate(value, kind)
    if "relu" in flags:
        value = _relu(body, value, kind)
    return value


def _constrained(body: Body, word: str, kind: str, mode: str, a: list[str]) -> str:
    suffix = "f32" if kind == "float" else "f64"
    return body.rounded(f"{_CONSTRAINED[word]}.{suffix}", kind, mode, *((kind, x) for x in a))


def _relu(body: Body, value: str, kind: str) -> str:
    """max(value, +0) that keeps NaN."""
    negative = body.op(f"fcmp ole {kind} {value}, {constant(kind, 0.0)}")
    return body.op(f"select i1 {negative}, {kind} {constant(kind, 0.0)}, {kind} {value}")


def _small(body: Body, word: str, kind: str, a: list[str]) -> str:
    """An operation on a 16-bit type, rounded once to nearest."""
    wide = [body.convert(x, kind, "double") for x in a]
    if word == "fma":
        return narrow_fma(body, kind, wide)
    if word == "sqrt":
        value = body.math("double", "sqrt", wide[0])
    elif word == "rcp":
        value = body.op(f"fdiv double {constant('double', 1.0)}, {wide[0]}")
    else:
        value = body.op(f"f{word} double {wide[0]}, {wide[1]}")
    return body.convert(value, "double", kind)


def narrow_fma(body: Body, kind: str, wide: list[str]) -> str:
    """fma of 16-bit numbers held in doubles: the product is exact, the sum is rounded to odd."""
    product = body.op(f"fmul double {wide[0]}, {wide[1]}")
    total = body.op(f"fadd double {product}, {wide[2]}")
    part = body.op(f"fsub double {total}, {product}")
    first = body.op(f"fsub double {product}, {body.op(f'fsub double {total}, {part}')}")
    error = body.op(f"fadd double {first}, {body.op(f'fsub double {wide[2]}, {part}')}")
    inexact = body.op(f"fcmp one double {error}, {constant('double', 0.0)}")
    bits = body.op(f"bitcast double {total} to i64")
    even = body.op(f"icmp eq i64 {body.op(f'and i64 {bits}, 1')}, 0")
    # away from zero where the error has the sign of the sum, else toward it
    e_bits = body.op(f"bitcast double {error} to i64")
    opposite = body.op(f"icmp slt i64 {body.op(f'xor i64 {bits}, {e_bits}')}, 0")
    step = body.op(f"select i1 {opposite}, i64 -1, i64 1")
    moved = body.op(f"bitcast i64 {body.op(f'add i64 {bits}, {step}')} to double")
    adjust = body.op(f"and i1 {inexact}, {even}")
    odd = body.op(f"select i1 {adjust}, double {moved}, double {total}")
    return narrow(body, odd, kind)


def narrow(body: Body, value: str, kind: str) -> str:
    """double -> a 16-bit type, rounded once."""
    return body.call(kind, f"rk.narrow.{kind}", ("double", value))


def min_max(body: Body, word: str, flags: list[str], kind: str, a: list[str]) -> str:
    """fmin and fmax: -0 below +0; a NaN loses, or wins with .nan."""
    x, y = a
    if "ftz" in flags and kind in ("float", "double"):
        x, y = body.flush(x, kind), body.flush(y, kind)
    sign = None
    if "xorsign" in flags:
        size = {"half": 16, "bfloat": 16, "float": 32, "double": 64}[kind]
        bits = [body.op(f"bitcast {kind} {v} to i{size}") for v in (x, y)]
        mixed = body.op(f"xor i{size} {bits[0]}, {bits[1]}")
        sign = body.op(f"bitcast i{size} {mixed} to {kind}")
        x, y = body.math(kind, "fabs", x), body.math(kind, "fabs", y)
    value = body.math(kind, f"{word}imum", x, y)
    if "nan" not in flags:
        x_nan = body.op(f"fcmp uno {kind} {x}, {x}")
        y_nan = body.op(f"fcmp uno {kind} {y}, {y}")
        value = body.op(f"select i1 {y_nan}, {kind} {x}, {kind} {value}")
        value = body.op(f"select i1 {x_nan}, {kind} {y}, {kind} {value}")
    if sign is not None:
        value = body.math(kind, "copysign", value, sign)
    return value


def approximate(body: Body, word: str, flush: bool, kind: str, x: str) -> str:
    """ex2, lg2, sin, cos, rsqrt, sqrt, rcp, tanh, computed in double."""
    flush = flush and kind in ("float", "double")
    if flush:
        x = body.flush(x, kind)
    wide = body.convert(x, kind, "double")
    one = constant("double", 1.0)
    if word == "sqrt":
        value = body.math("double", "sqrt", wide)
    elif word == "rcp":
        value = body.op(f"fdiv double {one}, {wide}")
    elif word == "rsqrt":
        value = body.op(f"fdiv double {one}, {body.math('double', 'sqrt', wide)}")
    else:
        symbol = {"ex2": "exp2", "lg2": "log2"}.get(word, word)
        value = body.external("double", f"rk.c.{symbol}", ("double", wide))
    value = (
        narrow(body, value, kind)
        if kind in ("half", "bfloat")
        else body.convert(value, "double", kind)
    )
    return body.flush(value, kind) if flush else value


def _rounding(body: Body, word: str, flush: bool, kind: str, x: str) -> str:
    if flush:
        x = body.flush(x, kind)
    if word == "saturate":
        return body.saturate(x, kind)
    if word == "round":  # PTX cvt.rni: to nearest even
        word = "roundeven"
    value = body.math(kind, word, x)
    return body.flush(value, kind) if flush and word == "sqrt" else value
