"""Rules of `math`: LLVM's intrinsics, else the C library's functions, of vectors if it has them."""

from __future__ import annotations

from collections.abc import Iterable

from raise_kernel.bindings import ir
from raise_kernel.mlir.values import constant_int
from raise_kernel.runtime.native.cpu.emitter import Emitter, rule
from raise_kernel.runtime.native.cpu.rules.arithmetic import operands_of, texts, whole
from raise_kernel.runtime.native.cpu.rules.exponentials import exponential, has_exponential
from raise_kernel.runtime.native.cpu.rules.vector_library import vector_function
from raise_kernel.runtime.native.cpu.types import Unknown, vector, vector_suffix
from raise_kernel.runtime.native.cpu.values import Value

_INTRINSICS = {
    "math.absf": "fabs",
    "math.sqrt": "sqrt",
    "math.floor": "floor",
    "math.ceil": "ceil",
    "math.trunc": "trunc",
    "math.round": "round",
    "math.roundeven": "roundeven",
    "math.copysign": "copysign",
    "math.fma": "fma",
    "math.ctpop": "ctpop",
}


@rule(*_INTRINSICS)
def _intrinsic(e: Emitter, op: ir.Operation) -> None:
    values, lanes = operands_of(e, op)
    type_ = values[0].type
    text = e.intrinsic(_INTRINSICS[op.name], type_, lanes, *texts(e, values, lanes))
    e.set(op.results[0], text, type_, lanes)


@rule("math.rsqrt")
def _rsqrt(e: Emitter, op: ir.Operation) -> None:
    """Two operations that round: within what CUDA's own promises."""
    values, lanes = operands_of(e, op)
    type_ = values[0].type
    root = e.intrinsic("sqrt", type_, lanes, *texts(e, values, lanes))
    one = f"splat ({type_} 1.0)" if lanes else "1.0"
    text = e.writer.value(f"fdiv {whole(type_, lanes)} {one}, {root}")
    e.set(op.results[0], text, type_, lanes)


@rule("math.ctlz", "math.cttz", "math.absi")
def _counted(e: Emitter, op: ir.Operation) -> None:
    """Intrinsics with a word on zero, or on the least number: it has a result."""
    (value,), lanes = operands_of(e, op)
    word = {"math.ctlz": "ctlz", "math.cttz": "cttz", "math.absi": "abs"}[op.name]
    kind = whole(value.type, lanes)
    end = vector_suffix(value.type, lanes) if lanes else value.type
    function = e.writer.declare(f"llvm.{word}.{end}", kind, kind, "i1")
    text = e.writer.value(f"call {kind} {function}({kind} {value.text}, i1 false)")
    e.set(op.results[0], text, value.type, lanes)


# Names in the C library without the `f` of single precision.
_LIBRARY = {
    **{f"math.{word}": word for word in ("exp", "exp2", "expm1", "log", "log2", "log10", "log1p")},
    **{f"math.{word}": word for word in ("sin", "cos", "tan", "asin", "acos", "atan", "atan2")},
    **{f"math.{word}": word for word in ("sinh", "cosh", "tanh", "asinh", "acosh", "atanh")},
    **{f"math.{word}": word for word in ("erf", "erfc", "cbrt")},
    "math.powf": "pow",
}


# Exponents that are multiplications: they err by less than half a unit in the last place for each,
# as much as a vector function.
_MULTIPLIED = 8


@rule("math.fpowi")
def _integer_power(e: Emitter, op: ir.Operation) -> None:
    """|x|^n with the sign of x where n is odd, as in the raised program: n may have more bits than
    the float's mantissa. A small constant n is multiplications, which give NaN^0 = 1, too."""
    (base, exponent), lanes = operands_of(e, op)
    n = constant_int(op.operands[1])
    if n is not None and 0 <= n <= _MULTIPLIED and base.type in ("float", "double"):
        e.values[op.results[0]] = _multiplied(e, base, n)
        return
    w, type_ = e.writer, base.type
    kind, whole_number = whole(type_, lanes), whole(exponent.type, lanes)
    x, count = texts(e, [base, exponent], lanes)
    size = e.intrinsic("fabs", type_, lanes, x)
    times = w.value(f"sitofp {whole_number} {count} to {kind}")
    values = [Value(size, type_, lanes), Value(times, type_, lanes)]
    power = library_call(e, "pow", values, lanes).text
    odd = w.value(f"trunc {whole_number} {count} to {whole('i1', lanes)}")
    signed = e.intrinsic("copysign", type_, lanes, power, x)
    text = w.value(f"select {whole('i1', lanes)} {odd}, {kind} {signed}, {kind} {power}")
    e.set(op.results[0], text, type_, lanes)


def _multiplied(e: Emitter, base: Value, n: int) -> Value:
    """A value times itself, so many times: squares of squares."""
    result, square = None, base.text
    while n:
        if n & 1 and result is None:
            result = square
        elif n & 1:
            result = e.writer.value(f"fmul {base.whole} {result}, {square}")
        n >>= 1
        if n:
            square = e.writer.value(f"fmul {base.whole} {square}, {square}")
    if result is None:
        return Value("1.0", base.type)
    return Value(result, base.type, base.lanes)


@rule(*_LIBRARY)
def _library(e: Emitter, op: ir.Operation) -> None:
    values, lanes = operands_of(e, op)
    e.values[op.results[0]] = library_call(e, _LIBRARY[op.name], values, lanes)


def library_call(e: Emitter, name: str, values: list[Value], lanes: int) -> Value:
    """A function of the C library, a lane at a time; halves are computed in single precision."""
    type_ = values[0].type
    if type_ not in ("float", "double"):
        return _widened(e, name, values, lanes)
    symbol = name if type_ == "double" else f"{name}f"
    function = e.writer.declare(symbol, type_, *[type_] * len(values))
    e.writer.declarations[symbol] += " memory(none) nounwind willreturn"
    if not lanes:
        listed = ", ".join(f"{type_} {value.text}" for value in values)
        return Value(e.writer.value(f"call {type_} {function}({listed})"), type_)
    operands = [e.spread(v) for v in values]
    if has_exponential(name, type_):
        return exponential(e, name, Value(operands[0], type_, e.lanes))
    found = vector_function(name, type_, len(values), e.lanes)
    if found is not None:
        return Value(_in_parts(e, *found, operands, type_), type_, e.lanes)
    return _each_lane(e, function, operands, type_)


def _in_parts(e: Emitter, symbol: str, width: int, operands: list[str], type_: str) -> str:
    """Calls of a vector function for so many lanes at a time."""
    w = e.writer
    part, kind = vector(type_, width), vector(type_, e.lanes)
    function = w.declare(symbol, part, *[part] * len(operands))
    w.declarations[symbol] += " memory(none) nounwind willreturn"
    results = []
    for start in range(0, e.lanes, width):
        taken = lanes_constant(range(start, start + width))
        texts = [
            w.value(f"shufflevector {kind} {text}, {kind} poison, {taken}") for text in operands
        ]
        listed = ", ".join(f"{part} {text}" for text in texts)
        results.append(w.value(f"call {part} {function}({listed})"))
    while len(results) > 1:
        half = vector(type_, width)
        taken = lanes_constant(range(2 * width))
        pairs = zip(results[::2], results[1::2], strict=True)
        results = [w.value(f"shufflevector {half} {a}, {half} {b}, {taken}") for a, b in pairs]
        width *= 2
    return results[0]


def lanes_constant(numbers: Iterable[int]) -> str:
    """The lanes that a shuffle takes."""
    items = [f"i32 {number}" for number in numbers]
    return f"<{len(items)} x i32> <{', '.join(items)}>"


def _each_lane(e: Emitter, function: str, operands: list[str], type_: str) -> Value:
    """One call for each active lane, in a loop."""
    w = e.writer
    kind = vector(type_, e.lanes)
    head, body, end = w.fresh("each"), w.fresh("lane"), w.fresh("end")
    before = w.block
    start = e.bits_of(e.mask) if e.mask is not None else "-1"
    width = f"i{e.lanes}"
    w.jump(head)
    w.label(head)
    left, left_line = w.phi(width, start, before)
    result, result_line = w.phi(kind, "zeroinitializer", before)
    w.branch(w.value(f"icmp ne {width} {left}, 0"), body, end)
    w.label(body)
    lane = first_lane(e, left)
    listed = ", ".join(
        f"{type_} {w.value(f'extractelement {kind} {text}, i32 {lane}')}" for text in operands
    )
    one = w.value(f"call {type_} {function}({listed})")
    following = w.value(f"insertelement {kind} {result}, {type_} {one}, i32 {lane}")
    w.complete(left_line, without_first(e, left), w.block)
    w.complete(result_line, following, w.block)
    w.jump(head)
    w.label(end)
    return Value(result, type_, e.lanes)


def first_lane(e: Emitter, bits: str) -> str:
    """The number (i32) of the first lane in a non-zero set of bits."""
    width = f"i{e.lanes}"
    function = e.writer.declare(f"llvm.cttz.{width}", width, width, "i1")
    lane = e.writer.value(f"call {width} {function}({width} {bits}, i1 true)")
    if e.lanes == 32:
        return lane
    word = "zext" if e.lanes < 32 else "trunc"
    return e.writer.value(f"{word} {width} {lane} to i32")


def without_first(e: Emitter, bits: str) -> str:
    """A set of bits without its first one."""
    width = f"i{e.lanes}"
    less = e.writer.value(f"sub {width} {bits}, 1")
    return e.writer.value(f"and {width} {bits}, {less}")


def _widened(e: Emitter, name: str, values: list[Value], lanes: int) -> Value:
    if values[0].type not in ("half", "bfloat"):
        raise Unknown(f"{name} of {values[0].type}")
    to = whole("float", lanes)
    wide = []
    for value, text in zip(values, texts(e, values, lanes), strict=True):
        wide.append(
            Value(
                e.writer.value(f"fpext {whole(value.type, lanes)} {text} to {to}"), "float", lanes
            )
        )
    result = library_call(e, name, wide, lanes)
    kind = whole(values[0].type, lanes)
    return Value(e.writer.value(f"fptrunc {to} {result.text} to {kind}"), values[0].type, lanes)
