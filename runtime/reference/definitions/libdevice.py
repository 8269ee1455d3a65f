"""libdevice (`__nv_*`) on this CPU: the C library's functions, computed in double for floats too.

A module that brings a body of its own for such a function keeps it; these are for declarations.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from raise_kernel.runtime.reference.definitions import conversions, floats, integers
from raise_kernel.runtime.reference.definitions.body import Body, constant

# One argument; the name in the C library.
_UNARY = [
    "acos",
    "acosh",
    "asin",
    "asinh",
    "atan",
    "atanh",
    "cbrt",
    "cos",
    "cosh",
    "erf",
    "erfc",
    "exp",
    "exp2",
    "exp10",
    "expm1",
    "j0",
    "j1",
    "lgamma",
    "log",
    "log10",
    "log1p",
    "log2",
    "sin",
    "sinh",
    "tan",
    "tanh",
    "tgamma",
    "y0",
    "y1",
]
# One argument, from SciPy's cephes and friends.
_SPECIAL = {
    "erfinv": "erfinv",
    "erfcinv": "erfcinv",
    "erfcx": "erfcx",
    "normcdf": "ndtr",
    "normcdfinv": "ndtri",
    "cyl_bessel_i0": "i0",
    "cyl_bessel_i1": "i1",
}
_BINARY = ("atan2", "pow", "hypot")
_EXACT_BINARY = ("fmod", "remainder", "nextafter", "fdim")  # exact in the argument's own type
_INTRINSICS = {
    "ceil": "ceil",
    "floor": "floor",
    "trunc": "trunc",
    "rint": "roundeven",
    "nearbyint": "roundeven",
    "round": "round",
    "fabs": "fabs",
    "sqrt": "sqrt",
    "copysign": "copysign",
    "fma": "fma",
}
_FAST = ("cos", "exp", "exp10", "log", "log10", "log2", "sin", "tan", "pow", "tanh")
_ROUNDED = re.compile(r"__nv_([fd])(add|sub|mul|div|ma|sqrt|rcp|rsqrt)_(rn|rz|ru|rd)")
_FMA = re.compile(r"__nv_fmaf?(?:_ieee)?_(rn|rz|ru|rd)")
_TO_INT = re.compile(r"__nv_(float|double)2(int|uint|ll|ull)_(rn|rz|ru|rd)")
_TO_FLOAT = re.compile(r"__nv_(int|uint|ll|ull)2(float|double)(?:_(rn|rz|ru|rd))?")
_LONG_ROUND = re.compile(r"__nv_(ll)?(rint|round)f?")


def define(body: Body) -> bool:
    """Writes the body of a libdevice function; False when the name is none."""
    name = body.declaration.name
    if not name.startswith("__nv_"):
        return False
    return any(writer(body) for writer in (_rounded, _convert, _table, _arithmetic))


def wide_call(body: Body, symbol: str, *values: str, special: bool = False) -> str:
    """A C function on doubles; values and result in the kernel's type."""
    kind = body.declaration.result
    arguments = [("double", body.convert(v, kind, "double")) for v in values]
    if special:
        arguments.append(("i32", "0"))
    return body.convert(body.external("double", f"rk.c.{symbol}", *arguments), "double", kind)


def _rounded(body: Body) -> bool:
    name, kind, a = body.declaration.name, body.declaration.result, body.declaration.arguments
    if match := _FMA.fullmatch(name):
        mode, word = match.group(1), "fma"
    elif match := _ROUNDED.fullmatch(name):
        mode, word = match.group(3), match.group(2)
    else:
        return False
    if word == "rsqrt":
        root = body.math("double", "sqrt", body.convert(a[0], kind, "double"))
        inverse = body.op(f"fdiv double {constant('double', 1.0)}, {root}")
        body.ret(body.convert(inverse, "double", kind))
        return True
    word = "fma" if word == "ma" else word
    body.ret(floats.arithmetic(body, word, mode, "", kind, a))
    return True


def _convert(body: Body) -> bool:
    name, a, result = body.declaration.name, body.declaration.arguments, body.declaration.result
    if match := _TO_INT.fullmatch(name):
        source, target, mode = match.groups()
        signed = not target.startswith("u")
        body.ret(conversions.to_integer(body, source, result, _mode(mode), signed, a[0]))
    elif match := _TO_FLOAT.fullmatch(name):
        source, _, mode = match.groups()
        kind = "i64" if source.endswith("ll") else "i32"
        signed = not source.startswith("u")
        mode = _mode(mode or "rn")
        body.ret(conversions.from_integer(body, kind, result, mode, signed, a[0]))
    elif match := re.fullmatch(r"__nv_double2float_(rn|rz|ru|rd)", name):
        body.ret(conversions.to_single(body, a[0], _mode(match.group(1))))
    elif match := _LONG_ROUND.fullmatch(name):
        return _long_round(body, match)
    else:
        return False
    return True


def _long_round(body: Body, match: re.Match[str]) -> bool:
    """llrint, llround: the nearest integer, as a long long."""
    if not match.group(1) or body.declaration.result != "i64":
        return False
    kind = body.declaration.params[0]
    word = "roundeven" if match.group(2) == "rint" else "round"
    whole = body.math(kind, word, body.declaration.arguments[0])
    body.ret(conversions.to_integer(body, kind, "i64", "rz", True, whole))
    return True


def _mode(word: str) -> str:
    return {"ru": "rp", "rd": "rm"}.get(word, word)


def _table(body: Body) -> bool:
    """Functions of one type: the f at the end of the name only says which."""
    kind, a = body.declaration.result, body.declaration.arguments
    stem = body.declaration.name.removeprefix("__nv_")
    if stem.startswith("fast_") and stem.removeprefix("fast_").removesuffix("f") in _FAST:
        stem = stem.removeprefix("fast_")
    single = kind == "float" and stem.endswith("f")
    base = stem.removesuffix("f") if single else stem
    if kind not in ("float", "double"):
        return False
    if base in _UNARY:
        body.ret(wide_call(body, base, a[0]))
    elif base in _SPECIAL:
        body.ret(wide_call(body, _SPECIAL[base], a[0], special=True))
    elif base in _BINARY:
        body.ret(wide_call(body, base, *a))
    elif base in _EXACT_BINARY:
        symbol = base + ("f" if kind == "float" else "")
        body.ret(body.external(kind, f"rk.c.{symbol}", *((kind, v) for v in a)))
    elif base in _INTRINSICS:
        body.ret(body.math(kind, _INTRINSICS[base], *a))
    elif base in ("fmin", "fmax"):
        body.ret(floats.min_max(body, base[1:], [], kind, a))
    elif base in _COMPOSED:
        body.ret(_COMPOSED[base](body, kind, a))
    else:
        return False
    return True


def _half_turns(body: Body, x: str) -> tuple[str, str, str]:
    """(sin(pi r), cos(pi r), n mod 4) where x = n/2 + r exactly and |r| <= 1/4."""
    double = body.op(f"fmul double {x}, {constant('double', 2.0)}")
    steps = body.math("double", "roundeven", double)
    rest = body.math("double", "fma", steps, constant("double", -0.5), x)
    angle = body.op(f"fmul double {rest}, {constant('double', 3.141592653589793)}")
    low = body.op(f"fmul double {rest}, {constant('double', 1.2246467991473532e-16)}")
    sine = body.external("double", "rk.c.sin", ("double", angle))
    cosine = body.external("double", "rk.c.cos", ("double", angle))
    # first-order correction for the rounded pi
    sine = body.math("double", "fma", low, cosine, sine)
    quarter = body.external(
        "double", "rk.c.fmod", ("double", steps), ("double", constant("double", 4.0))
    )
    turn = body.call("i32", "llvm.fptosi.sat.i32.f64", ("double", quarter))
    return sine, cosine, body.op(f"and i32 {turn}, 3")


def _sin_pi(body: Body, x: str) -> str:
    sine, cosine, turn = _half_turns(body, x)
    swap = body.op(f"icmp ne i32 {body.op(f'and i32 {turn}, 1')}, 0")
    value = body.op(f"select i1 {swap}, double {cosine}, double {sine}")
    minus = body.op(f"icmp ugt i32 {turn}, 1")
    value = body.op(f"select i1 {minus}, double {body.op(f'fneg double {value}')}, double {value}")
    zero = body.op(f"fcmp oeq double {value}, {constant('double', 0.0)}")
    signed = body.math("double", "copysign", constant("double", 0.0), x)
    return body.op(f"select i1 {zero}, double {signed}, double {value}")


def _cos_pi(body: Body, x: str) -> str:
    sine, cosine, turn = _half_turns(body, x)
    swap = body.op(f"icmp ne i32 {body.op(f'and i32 {turn}, 1')}, 0")
    value = body.op(f"select i1 {swap}, double {sine}, double {cosine}")
    up = body.op(f"add i32 {turn}, 1")
    minus = body.op(f"icmp ne i32 {body.op(f'and i32 {up}, 2')}, 0")
    value = body.op(f"select i1 {minus}, double {body.op(f'fneg double {value}')}, double {value}")
    return body.op(f"fadd double {value}, {constant('double', 0.0)}")


def _in_double(write: Callable[[Body, list[str]], str]) -> Callable[[Body, str, list[str]], str]:
    def writer(body: Body, kind: str, a: list[str]) -> str:
        wide = [body.convert(v, kind, "double") for v in a]
        return body.convert(write(body, wide), "double", kind)

    return writer


def _inverse(body: Body, value: str) -> str:
    return body.op(f"fdiv double {constant('double', 1.0)}, {value}")


def _hypot(body: Body, values: list[str]) -> str:
    total = body.math("double", "fabs", values[0])
    for value in values[1:]:
        total = body.external("double", "rk.c.hypot", ("double", total), ("double", value))
    return total


def _c(symbol: str) -> Callable[[Body, list[str]], str]:
    return lambda body, a: body.external("double", f"rk.c.{symbol}", *(("double", v) for v in a))


def _divide(body: Body, kind: str, a: list[str]) -> str:
    return body.op(f"fdiv {kind} {a[0]}, {a[1]}")


def _scaled(body: Body, kind: str, a: list[str]) -> str:
    """ldexp, scalbn: exact but for the last rounding into the type."""
    symbol = "ldexpf" if kind == "float" else "ldexp"
    return body.external(kind, f"rk.c.{symbol}", (kind, a[0]), ("i32", a[1]))


def _power(body: Body, kind: str, a: list[str]) -> str:
    wide = body.convert(a[0], kind, "double")
    exponent = body.op(f"sitofp i32 {a[1]} to double")
    value = body.external("double", "rk.c.pow", ("double", wide), ("double", exponent))
    return body.convert(value, "double", kind)


def _log_b(body: Body, kind: str, a: list[str]) -> str:
    symbol = "logbf" if kind == "float" else "logb"
    return body.external(kind, f"rk.c.{symbol}", (kind, a[0]))


def _bessel(symbol: str) -> Callable[[Body, str, list[str]], str]:
    def writer(body: Body, kind: str, a: list[str]) -> str:
        wide = body.convert(a[1], kind, "double")
        value = body.external("double", f"rk.c.{symbol}", ("i32", a[0]), ("double", wide))
        return body.convert(value, "double", kind)

    return writer


def _norm(body: Body, kind: str, a: list[str]) -> str:
    """sqrt of the sum of a[0] squares in memory."""
    size = 4 if kind == "float" else 8
    body.do("br label %loop")
    body.label("loop")
    index = body.op("phi i32 [ 0, %entry ], [ %index.next, %more ]")
    total = body.op(f"phi double [ {constant('double', 0.0)}, %entry ], [ %total.next, %more ]")
    inside = body.op(f"icmp slt i32 {index}, {a[0]}")
    body.do(f"br i1 {inside}, label %more, label %out")
    body.label("more")
    at = body.op(f"getelementptr {kind}, ptr {a[1]}, i32 {index}")
    body.checked(at, size, 1)
    value = body.convert(body.op(f"load {kind}, ptr {at}"), kind, "double")
    sum_ = body.external("double", "rk.c.hypot", ("double", total), ("double", value))
    body.do(f"%total.next = fadd double {sum_}, {constant('double', 0.0)}")
    body.do(f"%index.next = add i32 {index}, 1")
    body.do("br label %loop")
    body.label("out")
    return total


def _quiet_nan(body: Body, kind: str, a: list[str]) -> str:
    return constant(kind, float("nan"))


_COMPOSED: dict[str, Callable[[Body, str, list[str]], str]] = {
    "sinpi": _in_double(lambda b, a: _sin_pi(b, a[0])),
    "cospi": _in_double(lambda b, a: _cos_pi(b, a[0])),
    "rsqrt": _in_double(lambda b, a: _inverse(b, b.math("double", "sqrt", a[0]))),
    "rcbrt": _in_double(lambda b, a: _inverse(b, _c("cbrt")(b, a))),
    "rhypot": _in_double(lambda b, a: _inverse(b, _hypot(b, a))),
    "norm3d": _in_double(_hypot),
    "norm4d": _in_double(_hypot),
    "rnorm3d": _in_double(lambda b, a: _inverse(b, _hypot(b, a))),
    "rnorm4d": _in_double(lambda b, a: _inverse(b, _hypot(b, a))),
    "norm": lambda b, k, a: b.convert(_norm(b, k, a), "double", k),
    "rnorm": lambda b, k, a: b.convert(_inverse(b, _norm(b, k, a)), "double", k),
    "ldexp": _scaled,
    "scalbn": _scaled,
    "powi": _power,
    "logb": _log_b,
    "jn": _bessel("jn"),
    "yn": _bessel("yn"),
    "fdivide": _divide,
    "fast_fdivide": _divide,
    "saturate": lambda b, k, a: b.saturate(a[0], k),
    "fast_saturate": lambda b, k, a: b.saturate(a[0], k),
    "nan": _quiet_nan,
    "rcp64h": lambda b, k, a: floats.approximate(b, "rcp", True, k, a[0]),
}


def _arithmetic(body: Body) -> bool:
    """Integers, predicates, bit casts, and functions that return through pointers."""
    stem, result = body.declaration.name.removeprefix("__nv_"), body.declaration.result
    writer = _INTEGERS.get(stem)
    if writer is not None:
        body.ret(writer(body, result, body.declaration.arguments))
        return True
    pointers = _POINTERS.get(stem) or _POINTERS.get(stem.removesuffix("f"))
    if pointers is not None:
        pointers(body)
        return True
    if stem in ("half2float", "float2half_rn"):
        _half(body)
        return True
    kind = body.declaration.params[0] if body.declaration.params else ""
    base = stem.removesuffix("f").removesuffix("d").rstrip("_")
    if kind in ("float", "double") and base in _PREDICATES:
        truth = _PREDICATES[base](body, kind, body.declaration.arguments[0])
        body.ret(truth if result == "i1" else body.op(f"zext i1 {truth} to {result}"))
        return True
    if stem in ("ilogb", "ilogbf"):
        symbol = f"rk.c.{stem}"
        body.ret(body.external("i32", symbol, (kind, body.declaration.arguments[0])))
        return True
    return False


def _half(body: Body) -> None:
    value, source = body.declaration.arguments[0], body.declaration.params[0]
    if body.declaration.result == "float":
        value = value if source == "half" else body.op(f"bitcast i16 {value} to half")
        body.ret(body.convert(value, "half", "float"))
        return
    small = conversions.to_small(body, value, "float", "half", "rn")
    body.ret(
        small if body.declaration.result == "half" else body.op(f"bitcast half {small} to i16")
    )


def _store(body: Body, kind: str, value: str, pointer: str) -> None:
    size = {"float": 4, "i32": 4, "double": 8}[kind]
    body.checked(pointer, size, 2)
    body.do(f"store {kind} {value}, ptr {pointer}, align 1")


def _sine_cosine(per_pi: bool) -> Callable[[Body], None]:
    def write(body: Body) -> None:
        kind, a = body.declaration.params[0], body.declaration.arguments
        wide = body.convert(a[0], kind, "double")
        if per_pi:
            values = (_sin_pi(body, wide), _cos_pi(body, wide))
        else:
            values = (_c("sin")(body, [wide]), _c("cos")(body, [wide]))
        for value, pointer in zip(values, a[1:], strict=True):
            _store(body, kind, body.convert(value, "double", kind), pointer)
        body.ret()

    return write


def _through_pointer(symbol: str, stored: str | None) -> Callable[[Body], None]:
    """frexp, modf, remquo: the C function, whose last argument points to a second result."""

    def write(body: Body) -> None:
        kind, a = body.declaration.result, body.declaration.arguments
        second = stored or kind
        body.checked(a[-1], 8 if second == "double" else 4, 2)
        name = f"rk.c.{symbol}" + ("f" if kind == "float" else "")
        operands = [*((kind, v) for v in a[:-1]), ("ptr", a[-1])]
        body.ret(body.external(kind, name, *operands))

    return write


_POINTERS: dict[str, Callable[[Body], None]] = {
    "sincos": _sine_cosine(False),
    "fast_sincos": _sine_cosine(False),
    "sincospi": _sine_cosine(True),
    "frexp": _through_pointer("frexp", "i32"),
    "modf": _through_pointer("modf", None),
    "remquo": _through_pointer("remquo", "i32"),
}


def _is_finite(body: Body, kind: str, x: str) -> str:
    size = body.math(kind, "fabs", x)
    return body.op(f"fcmp olt {kind} {size}, {constant(kind, float('inf'))}")


def _is_infinite(body: Body, kind: str, x: str) -> str:
    size = body.math(kind, "fabs", x)
    return body.op(f"fcmp oeq {kind} {size}, {constant(kind, float('inf'))}")


def _sign_bit(body: Body, kind: str, x: str) -> str:
    size = 32 if kind == "float" else 64
    return body.op(f"icmp slt i{size} {body.op(f'bitcast {kind} {x} to i{size}')}, 0")


_PREDICATES: dict[str, Callable[[Body, str, str], str]] = {
    "isnan": lambda b, k, x: b.op(f"fcmp uno {k} {x}, {x}"),
    "isinf": _is_infinite,
    "isfinite": _is_finite,
    "finite": _is_finite,
    "signbit": _sign_bit,
}

Writer = Callable[[Body, str, list[str]], str]


def _bit(word: str, flag: bool = False) -> Writer:
    """ctlz, ctpop, bitreverse: on the argument's type, result as declared."""

    def write(body: Body, result: str, a: list[str]) -> str:
        kind = body.declaration.params[0]
        extra = (("i1", "false"),) if flag else ()
        value = body.call(kind, f"llvm.{word}.{kind}", (kind, a[0]), *extra)
        return value if kind == result else body.op(f"trunc {kind} {value} to {result}")

    return write


def _first_set(body: Body, result: str, a: list[str]) -> str:
    kind = body.declaration.params[0]
    zeros = body.call(kind, f"llvm.cttz.{kind}", (kind, a[0]), ("i1", "false"))
    one = body.op(f"add {kind} {zeros}, 1")
    none = body.op(f"icmp eq {kind} {a[0]}, 0")
    found = body.op(f"select i1 {none}, {kind} 0, {kind} {one}")
    return found if kind == result else body.op(f"trunc {kind} {found} to {result}")


def _binary(word: str) -> Writer:
    return lambda b, k, a: b.call(k, f"llvm.{word}.{k}", (k, a[0]), (k, a[1]))


def _high(signed: bool) -> Writer:
    return lambda b, k, a: integers.mulhi(b, k, a[0], a[1], signed)


def _average(signed: bool, up: bool) -> Writer:
    def write(body: Body, kind: str, a: list[str]) -> str:
        word = "sext" if signed else "zext"
        x, y = (body.op(f"{word} i32 {v} to i64") for v in a)
        total = body.op(f"add i64 {x}, {y}")
        if up:
            total = body.op(f"add i64 {total}, 1")
        half = body.op(f"ashr i64 {total}, 1")
        return body.op(f"trunc i64 {half} to i32")

    return write


def _cast(body: Body, result: str, a: list[str]) -> str:
    return body.op(f"bitcast {body.declaration.params[0]} {a[0]} to {result}")


_INTEGERS: dict[str, Writer] = {
    "abs": lambda b, k, a: b.call(k, f"llvm.abs.{k}", (k, a[0]), ("i1", "false")),
    "llabs": lambda b, k, a: b.call(k, f"llvm.abs.{k}", (k, a[0]), ("i1", "false")),
    "min": _binary("smin"),
    "max": _binary("smax"),
    "umin": _binary("umin"),
    "umax": _binary("umax"),
    "llmin": _binary("smin"),
    "llmax": _binary("smax"),
    "ullmin": _binary("umin"),
    "ullmax": _binary("umax"),
    "clz": _bit("ctlz", True),
    "clzll": _bit("ctlz", True),
    "popc": _bit("ctpop"),
    "popcll": _bit("ctpop"),
    "brev": _bit("bitreverse"),
    "brevll": _bit("bitreverse"),
    "ffs": _first_set,
    "ffsll": _first_set,
    "mulhi": _high(True),
    "umulhi": _high(False),
    "mul64hi": _high(True),
    "umul64hi": _high(False),
    "mul24": lambda b, k, a: integers.mul24(b, a[0], a[1], True),
    "umul24": lambda b, k, a: integers.mul24(b, a[0], a[1], False),
    "sad": lambda b, k, a: integers.sad(b, k, a, True),
    "usad": lambda b, k, a: integers.sad(b, k, a, False),
    "hadd": _average(True, False),
    "rhadd": _average(True, True),
    "uhadd": _average(False, False),
    "urhadd": _average(False, True),
    "byte_perm": lambda b, k, a: integers.permute(b, a, None),
    "float_as_int": _cast,
    "float_as_uint": _cast,
    "int_as_float": _cast,
    "uint_as_float": _cast,
    "double_as_longlong": _cast,
    "longlong_as_double": _cast,
    "double2hiint": lambda b, k, a: integers.double_half(b, a[0], 32),
    "double2loint": lambda b, k, a: integers.double_half(b, a[0], 0),
    "hiloint2double": lambda b, k, a: integers.double_of(b, a[1], a[0]),
}
