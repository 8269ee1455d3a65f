"""Math of ROCm's library and of OpenCL, on libdevice's names and LLVM's intrinsics.

    float __ocml_sin_f32(float)     ->  __nv_sinf        double _Z3sind(double)  ->  __nv_sin
    <4 x float> _Z3sinDv4_f(...)    ->  __nv_sinf of each element
    half __ocml_sin_f16(half)       ->  __nv_sinf of the extended value, rounded

Functions that only OpenCL has (clamp, mix, step, sign, mad24, mul_hi...) are written out.
"""

from __future__ import annotations

import re

from raise_kernel.frontend.devices.bit_choices import any_or_all, choice
from raise_kernel.frontend.devices.definition import Definition, element_of, vector_parts

_OCML = re.compile(r"__ocml_(\w+?)_(f16|f32|f64|2f16)\Z")
_MANGLED = re.compile(r"_Z(\d+)")
_FIRST_CODE = re.compile(r"(?:P|K|V|U3AS\d|Dv\d+_)*(Dh|[a-z])")

# The functions that libdevice has under the same name.
_SAME = frozenset(
    re.findall(
        r"\w+",
        """
        acos acosh asin asinh atan atan2 atanh cbrt ceil copysign cos cosh cospi erf erfc erfcinv
        erfcx erfinv exp exp10 exp2 expm1 fabs fdim floor fma fmax fmin fmod hypot ilogb j0 j1
        ldexp lgamma log log10 log1p log2 logb nearbyint nextafter pow rcbrt remainder rhypot rint
        round rsqrt scalbn sin sinh sinpi sqrt tan tanh tgamma trunc y0 y1 frexp modf remquo
        """,
    )
)
_OTHER_NAMES = {
    "pown": "powi",
    "powr": "pow",
    "len3": "norm3d",
    "len4": "norm4d",
    "rlen3": "rnorm3d",
    "rlen4": "rnorm4d",
    "ncdf": "normcdf",
    "ncdfinv": "normcdfinv",
    "i0": "cyl_bessel_i0",
    "i1": "cyl_bessel_i1",
    "sqrt_rte": "sqrt",
}
_PREFIXES = re.compile(r"(?:native|half)_")
_LETTERS = {"float": "f32", "double": "f64", "half": "f16"}


def mangled_name(name: str) -> tuple[str, str] | None:
    """`_Z5clampfff` -> (clamp, fff); None for a name that is not mangled so."""
    match = _MANGLED.match(name)
    if match is None:
        return None
    end = match.end() + int(match.group(1))
    return name[match.end() : end], name[end:]


def first_code(codes: str) -> str:
    """The mangled scalar type of the first parameter, through pointers and vectors."""
    match = _FIRST_CODE.match(codes)
    return match.group(1) if match else ""


def define(body: Definition) -> bool:
    """Writes the body of a function of math; False for another."""
    if match := _OCML.match(body.declared.name):
        return _write(body, match.group(1), "f")
    named = mangled_name(body.declared.name)
    if named is None or ("P" in named[1] and named[0] not in ("fract", "sincos", *_SAME)):
        return False
    return _write(body, _PREFIXES.sub("", named[0]), first_code(named[1]))


def _write(body: Definition, function: str, code: str) -> bool:
    if function in _WHOLE:
        return _whole(body, function)
    if function in ("any", "all"):
        return any_or_all(body, function)
    shape = vector_parts(body.declared.result)
    if shape is None:
        value = _scalar(body, function, code, body.args, body.declared.result)
        return value is not None and body.ret(value)
    pointee = "i32" if function in ("frexp", "remquo") else shape[1]
    result = "poison"
    for lane in range(shape[0]):
        operands = [
            _element(body, a, t, pointee, lane)
            for a, t in zip(body.args, body.declared.params, strict=True)
        ]
        value = _scalar(body, function, code, operands, shape[1])
        if value is None:
            body.lines.clear()
            return False
        result = body.emit(
            f"insertelement {body.declared.result} {result}, {shape[1]} {value}, i32 {lane}"
        )
    return body.ret(result)


def _element(body: Definition, value: str, type_: str, pointee: str, lane: int) -> str:
    """A lane's part of an operand: of a vector, or of the vector of `pointee` at an address."""
    if type_ == "ptr":
        return body.emit(f"getelementptr {pointee}, ptr {value}, i32 {lane}")
    return (
        body.emit(f"extractelement {type_} {value}, i32 {lane}") if vector_parts(type_) else value
    )


def _scalar(
    body: Definition, function: str, code: str, operands: list[str], kind: str
) -> str | None:
    """The value of a function of scalars; None if it is not known."""
    types = [element_of(t) for t in body.declared.params]
    first = types[0] if types else ""
    chosen = choice(body, function, code in _SIGNED, operands, types)
    if chosen is not None:
        return chosen
    if function in _TESTS and first in _LETTERS:
        return _test(body, function, operands, first, kind)
    if first in _LETTERS:
        if function in _FLOATS:
            return _composed(body, _FLOATS[function], operands, first)
        return _library_call(body, function, operands, types, kind)
    if re.fullmatch(r"i\d+", first):
        return _integer(body, function, code, operands, first)
    return None


def _library_call(
    body: Definition, function: str, operands: list[str], types: list[str], kind: str
) -> str | None:
    name = _OTHER_NAMES.get(function, function)
    if function == "sincos":
        sine = _library_call(body, "sin", operands[:1], types[:1], kind)
        cosine = _library_call(body, "cos", operands[:1], types[:1], kind)
        body.do(f"store {kind} {cosine}, ptr {operands[1]}")
        return sine
    if function == "fract":
        whole = body.call(f"llvm.floor.{_LETTERS[kind]}", kind, [(kind, operands[0])])
        body.do(f"store {kind} {whole}, ptr {operands[1]}")
        part = body.emit(f"fsub {kind} {operands[0]}, {whole}")
        below_one = _rounded({"float": 1 - 2**-24, "half": 1 - 2**-11}.get(kind, 1 - 2**-53), kind)
        return body.call(f"llvm.minnum.{_LETTERS[kind]}", kind, [(kind, part), (kind, below_one)])
    if function not in _SAME and function not in _OTHER_NAMES:
        return None
    halves = "half" in types
    suffix = "f" if "float" in types or halves else ""
    if halves:
        operands = [
            body.emit(f"fpext half {v} to float") if t == "half" else v
            for v, t in zip(operands, types, strict=True)
        ]
        types = ["float" if t == "half" else t for t in types]
    result = "float" if kind == "half" else kind
    value = body.call(f"__nv_{name}{suffix}", result, [*zip(types, operands, strict=True)])
    return body.emit(f"fptrunc float {value} to half") if kind == "half" else value


_TESTS = {
    "isnan": "fcmp uno {t} {a}, {a}",
    "isinf": "fcmp oeq {t} {m}, 0x7FF0000000000000",
    "isfinite": "fcmp one {t} {m}, 0x7FF0000000000000",
    "isequal": "fcmp oeq {t} {a}, {b}",
    "isnotequal": "fcmp une {t} {a}, {b}",
    "isgreater": "fcmp ogt {t} {a}, {b}",
    "isgreaterequal": "fcmp oge {t} {a}, {b}",
    "isless": "fcmp olt {t} {a}, {b}",
    "islessequal": "fcmp ole {t} {a}, {b}",
    "islessgreater": "fcmp one {t} {a}, {b}",
    "isordered": "fcmp ord {t} {a}, {b}",
    "isunordered": "fcmp uno {t} {a}, {b}",
}
# A NaN's `one` is false, so infinity in any float type is 0x7FF0...; half spells it its own way.


def _test(body: Definition, function: str, operands: list[str], first: str, kind: str) -> str:
    a, b = (*operands, "")[:2]
    text = _TESTS[function]
    magnitude = ""
    if "{m}" in text:
        magnitude = body.call(f"llvm.fabs.{_LETTERS[first]}", first, [(first, a)])
    if first == "half":
        text = text.replace("0x7FF0000000000000", "0xH7C00")
    found = body.emit(text.format(t=first, a=a, b=b, m=magnitude))
    # A test of vectors gives all ones for true, a test of scalars 1.
    extension = "sext" if vector_parts(body.declared.result) else "zext"
    return found if kind == "i1" else body.emit(f"{extension} i1 {found} to {kind}")


# Steps on floats: an intrinsic or an instruction of named values; the last step is the result.
_FLOATS: dict[str, tuple[str, ...]] = {
    "min": ("minnum a b",),
    "max": ("maxnum a b",),
    "clamp": ("maxnum a b", "minnum 0 c"),
    "mad": ("fmuladd a b c",),
    "mix": ("fsub b a", "fmuladd 0 c a"),
    "maxmag": ("fabs a", "fabs b", "maxnum a b", "select 0>1 a 2", "select 1>0 b 3"),
    "minmag": ("fabs a", "fabs b", "minnum a b", "select 1>0 a 2", "select 0>1 b 3"),
    "step": ("select a>b 0.0 1.0",),
    "smoothstep": (
        "fsub c a",
        "fsub b a",
        "fdiv 0 1",
        "maxnum 2 0.0",
        "minnum 3 1.0",
        "fmul 4 4",
        "fmul 4 2.0",
        "fsub 3.0 6",
        "fmul 5 7",
    ),
    "sign": ("copysign 1.0 a", "select a=0.0 a 0", "select a!a 0.0 1"),
    "degrees": ("fmul a 57.29577951308232",),
    "radians": ("fmul a 0.017453292519943295",),
    "recip": ("fdiv 1.0 a",),
    "divide": ("fdiv a b",),
}
_COMPARISONS = {">": "ogt", "=": "oeq", "!": "uno"}


def _composed(body: Definition, steps: tuple[str, ...], operands: list[str], kind: str) -> str:
    values: list[str] = []

    def operand(word: str) -> str:
        if word in "abc":
            return operands["abc".index(word)]
        if word.isdigit():
            return values[int(word)]
        return _rounded(float(word), kind)

    for step in steps:
        name, *words = step.split()
        if name == "select":
            relation = next(r for r in _COMPARISONS if r in words[0])
            left, right = map(operand, words[0].split(relation))
            test = body.emit(f"fcmp {_COMPARISONS[relation]} {kind} {left}, {right}")
            yes, no = map(operand, words[1:])
            values.append(body.emit(f"select i1 {test}, {kind} {yes}, {kind} {no}"))
        elif name in ("fadd", "fsub", "fmul", "fdiv"):
            left, right = map(operand, words)
            values.append(body.emit(f"{name} {kind} {left}, {right}"))
        else:
            given = [(kind, operand(w)) for w in words]
            values.append(body.call(f"llvm.{name}.{_LETTERS[kind]}", kind, given))
    return values[-1]


def _rounded(value: float, kind: str) -> str:
    """A float constant as LLVM text, rounded to its type."""
    import numpy as np

    if kind == "half":
        return f"0xH{int(np.float16(value).view(np.uint16)):04X}"
    wide = np.float64(np.float32(value)) if kind == "float" else np.float64(value)
    return f"0x{int(wide.view(np.uint64)):016X}"


_SIGNED = frozenset("acsilx")
_INTEGERS = {
    "min": "{s}min",
    "max": "{s}max",
    "add_sat": "{s}add.sat",
    "sub_sat": "{s}sub.sat",
}


def _integer(
    body: Definition, function: str, code: str, operands: list[str], kind: str
) -> str | None:
    sign = "s" if code in _SIGNED else "u"
    bits = int(kind[1:])

    def intrinsic(name: str, *values: str) -> str:
        return body.call(f"llvm.{name}.{kind}", kind, [(kind, v) for v in values])

    if function in _INTEGERS:
        return intrinsic(_INTEGERS[function].format(s=sign), *operands)
    if function == "clamp":
        return intrinsic(f"{sign}min", intrinsic(f"{sign}max", *operands[:2]), operands[2])
    if function == "abs":
        if sign == "u":
            return operands[0]
        return body.call(f"llvm.abs.{kind}", kind, [(kind, operands[0]), ("i1", "false")])
    if function == "popcount":
        return intrinsic("ctpop", *operands)
    if function in ("clz", "ctz"):
        name = {"clz": "ctlz", "ctz": "cttz"}[function]
        return body.call(f"llvm.{name}.{kind}", kind, [(kind, operands[0]), ("i1", "false")])
    if function == "rotate":
        return intrinsic("fshl", operands[0], operands[0], operands[1])
    if function in ("mul24", "mad24"):
        product = body.emit(f"mul {kind} {operands[0]}, {operands[1]}")
        return product if function == "mul24" else body.emit(f"add {kind} {product}, {operands[2]}")
    if function in ("mul_hi", "mad_hi", "hadd", "rhadd"):
        return _wide(body, function, sign, operands, bits)
    return None


def _wide(body: Definition, function: str, sign: str, operands: list[str], bits: int) -> str:
    """Functions that need the exact sum or product."""
    wide, kind = f"i{2 * bits}", f"i{bits}"
    a, b = (body.emit(f"{sign}ext {kind} {v} to {wide}".replace("uext", "zext"))
            for v in operands[:2])  # fmt: skip
    if function in ("mul_hi", "mad_hi"):
        exact, shift = body.emit(f"mul {wide} {a}, {b}"), bits
    else:
        exact, shift = body.emit(f"add {wide} {a}, {b}"), 1
        if function == "rhadd":
            exact = body.emit(f"add {wide} {exact}, 1")
    high = body.emit(f"lshr {wide} {exact}, {shift}")
    value = body.emit(f"trunc {wide} {high} to {kind}")
    return body.emit(f"add {kind} {value}, {operands[2]}") if function == "mad_hi" else value


_WHOLE = frozenset({"dot", "length", "fast_length", "distance", "normalize", "cross"})


def _whole(body: Definition, function: str) -> bool:
    """Functions of a vector as a whole."""
    type_ = body.declared.params[0]
    count, kind = vector_parts(type_) or (1, type_)
    if kind not in _LETTERS:
        return False

    def lanes(value: str) -> list[str]:
        if count == 1:
            return [value]
        return [body.emit(f"extractelement {type_} {value}, i32 {i}") for i in range(count)]

    def dot(left: list[str], right: list[str]) -> str:
        total = ""
        for a, b in zip(left, right, strict=True):
            product = body.emit(f"fmul {kind} {a}, {b}")
            total = body.emit(f"fadd {kind} {total}, {product}") if total else product
        return total

    def root(value: str) -> str:
        return body.call(f"llvm.sqrt.{_LETTERS[kind]}", kind, [(kind, value)])

    first = lanes("%a0")
    if function == "dot":
        return body.ret(dot(first, lanes("%a1")))
    if function == "distance":
        pairs = zip(first, lanes("%a1"), strict=True)
        gaps = [body.emit(f"fsub {kind} {a}, {b}") for a, b in pairs]
        return body.ret(root(dot(gaps, gaps)))
    if function == "cross":
        a, b = first, lanes("%a1")
        parts = []
        for i, j in ((1, 2), (2, 0), (0, 1)):
            left = body.emit(f"fmul {kind} {a[i]}, {b[j]}")
            right = body.emit(f"fmul {kind} {a[j]}, {b[i]}")
            parts.append(body.emit(f"fsub {kind} {left}, {right}"))
        parts += [_rounded(0.0, kind)] * (count - 3)
        return body.ret(_vector(body, type_, kind, parts))
    size = root(dot(first, first))
    if function != "normalize":
        return body.ret(size)
    parts = [body.emit(f"fdiv {kind} {v}, {size}") for v in first]
    return body.ret(parts[0] if count == 1 else _vector(body, type_, kind, parts))


def _vector(body: Definition, type_: str, kind: str, parts: list[str]) -> str:
    value = "poison"
    for index, part in enumerate(parts):
        value = body.emit(f"insertelement {type_} {value}, {kind} {part}, i32 {index}")
    return value
