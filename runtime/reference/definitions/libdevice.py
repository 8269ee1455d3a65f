"""libdevice (`__nv_*`) on this CPU: the C library's functions, computed in double for floats too.

A module that brings a body of its own for such a function keeps it; these are for declarations.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from raise_kernel.runtime.reference.definitions import conversions, floats, integers, special
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
    "normcdfinv": "ndtri",
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


def _in_double(write: Callable[[Body, list[str]], str]) -> Callable[[Body, str, list[str]], str]:
    def writer(body: Body, kind: str, a: list[str]) -> str:
        wide = [body.convert(v, kind, "double") for v in a]
        return body.convert(write(body, wide), "double", kind)

    return writer


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
        negative = body.op(f"icmp slt i32 {a[0]}, 0")
        nan = constant("double", float("nan"))
        value = body.op(f"select i1 {negative}, double {nan}, double {value}")
        return body.convert(value, "double", kind)

    return writer


def _quiet_nan(body: Body, kind: str, a: list[str]) -> str:
    return constant(kind, float("nan"))


_COMPOSED: dict[str, Callable[[Body, str, list[str]], str]] = {
    "sinpi": _in_double(lambda b, a: special.sin_pi(b, a[0])),
    "cospi": _in_double(lambda b, a: special.cos_pi(b, a[0])),
    "normcdf": _in_double(lambda b, a: special.normal(b, a[0])),
    "erfcx": _in_double(lambda b, a: special.scaled_erfc(b, a[0])),
    "cyl_bessel_i0": _in_double(special.modified_bessel("i0", odd=False)),
    "cyl_bessel_i1": _in_double(special.modified_bessel("i1", odd=True)),
    "rsqrt": _in_double(lambda b, a: special.inverse(b, b.math("double", "sqrt", a[0]))),
    "rcbrt": _in_double(lambda b, a: special.inverse(b, special.c_function("cbrt")(b, a))),
    "rhypot": _in_double(lambda b, a: special.inverse(b, special.hypot(b, a))),
    "norm3d": _in_double(special.hypot),
    "norm4d": _in_double(special.hypot),
    "rnorm3d": _in_double(lambda b, a: special.inverse(b, special.hypot(b, a))),
    "rnorm4d": _in_double(lambda b, a: special.inverse(b, special.hypot(b, a))),
    "norm": lambda b, k, a: b.convert(special.norm(b, k, a), "double", k),
    "rnorm": lambda b, k, a: b.convert(special.inverse(b, special.norm(b, k, a)), "double", k),
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
            values = (special.sin_pi(body, wide), special.cos_pi(body, wide))
        else:
            values = (
                special.c_function("sin")(body, [wide]),
                special.c_function("cos")(body, [wide]),
            )
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


def _byte_permute(body: Body, result: str, a: list[str]) -> str:
    """Only three bits of each selector count: no sign is replicated."""
    selector = body.op(f"and i32 {a[2]}, {0x7777}")
    return integers.permute(body, [a[0], a[1], selector], None)


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
    "byte_perm": _byte_permute,
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
