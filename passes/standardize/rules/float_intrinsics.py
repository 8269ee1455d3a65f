"""Float intrinsics of LLVM itself: rounding, min and max, elementary functions, classes, parts."""

from __future__ import annotations

from raise_kernel.bindings import ir
from raise_kernel.passes.standardize.device_math import lower_call
from raise_kernel.passes.standardize.emitter import Emitter, int_type
from raise_kernel.passes.standardize.rules.arith_rules import fast_math
from raise_kernel.passes.standardize.rules.call_context import Call, CallRule
from raise_kernel.passes.standardize.rules.float_parts import fpclass_test, frexp, modf


def _op(name: str) -> CallRule:
    """The operation of this name on the same operands, fast-math flags kept."""

    def convert(call: Call) -> list[ir.Value]:
        flags = fast_math(call.op)
        attributes = {"fastmath": flags} if flags is not None else None
        return [call.build(name, call.args, call.type, attributes)]

    return convert


def _device(name: str) -> CallRule:
    """A function of the device library: `name` for double, `namef` for float and smaller."""

    def convert(call: Call) -> list[ir.Value]:
        build, type_ = call.build, call.type
        narrow = ir.FloatType(type_).width < 32
        work = ir.F32Type.get() if narrow else type_
        args = [
            build("arith.extf", [a], work) if narrow and a.type == type_ else a for a in call.args
        ]
        suffix = "" if isinstance(work, ir.F64Type) else "f"
        value = lower_call(f"__nv_{name}{suffix}", args, work, at=call.op)
        if value is None:
            raise call.refuse("RK012", f"{call.name} is not raised yet")
        return [build("arith.truncf", [value], type_) if narrow else value]

    return convert


def _rounded_to_int(rounding: str) -> CallRule:
    def convert(call: Call) -> list[ir.Value]:
        whole = call.build(rounding, call.args, call.args[0].type)
        return [call.build("arith.fptosi", [whole], call.type)]

    return convert


def _first(call: Call) -> list[ir.Value]:
    return [call.args[0]]


def _multiply_add(call: Call) -> list[ir.Value]:
    return _op("math.fma")(call)


def _saturating_to_int(*, signed: bool) -> CallRule:
    def convert(call: Call) -> list[ir.Value]:
        bits = ir.IntegerType(call.type).width
        return [float_to_int_saturating(call.build, call.args[0], bits, signed=signed)]

    return convert


def float_to_int_saturating(build: Emitter, x: ir.Value, bits: int, *, signed: bool) -> ir.Value:
    """Toward zero, clamped to the integer's range; zero for NaN.

    The limits are powers of two, so that every float type holds them (or infinity) exactly.
    """
    type_ = int_type(bits)
    top = float(2 ** (bits - 1) if signed else 2**bits)
    bottom = -top if signed else 0.0
    plain = build("arith.fptosi" if signed else "arith.fptoui", [x], type_)
    largest = (1 << (bits - 1)) - 1 if signed else -1
    smallest = -(1 << (bits - 1)) if signed else 0
    above = build.compare_float("oge", x, build.constant(x.type, top))
    below = build.compare_float("ole", x, build.constant(x.type, bottom))
    value = build.select(above, build.constant(type_, largest), plain)
    value = build.select(below, build.constant(type_, smallest), value)
    return build.select(build.compare_float("uno", x, x), build.constant(type_, 0), value)


def _is_fpclass(call: Call) -> list[ir.Value]:
    return [fpclass_test(call.build, call.args[0], call.constant(1, "its mask"))]


def _frexp(call: Call) -> list[ir.Value]:
    fraction, exponent = frexp(call.build, call.args[0])
    result = call.type.body[1]  # pyright: ignore[reportAttributeAccessIssue]
    return [fraction, call.build.resize(exponent, result, signed=True)]


def _modf(call: Call) -> list[ir.Value]:
    return list(modf(call.build, call.args[0]))


def _sincos(call: Call) -> list[ir.Value]:
    x = call.args[0]
    return [call.build(name, [x], x.type) for name in ("math.sin", "math.cos")]


def _from_half(call: Call) -> list[ir.Value]:
    half = call.build.bitcast(call.args[0], ir.F16Type.get())
    return [call.build("arith.extf", [half], call.type)]


def _to_half(call: Call) -> list[ir.Value]:
    half = call.build("arith.truncf", [call.args[0]], ir.F16Type.get())
    return [call.build.bitcast(half, call.type)]


FLOAT_RULES: dict[str, CallRule] = {
    "llvm.fma": _op("math.fma"),
    # Allowed to fuse or not: one choice everywhere, the one that nvcc and ptxas make.
    "llvm.fmuladd": _multiply_add,
    "llvm.minnum": _op("arith.minnumf"),
    "llvm.maxnum": _op("arith.maxnumf"),
    "llvm.minimumnum": _op("arith.minnumf"),
    "llvm.maximumnum": _op("arith.maxnumf"),
    "llvm.minimum": _op("arith.minimumf"),
    "llvm.maximum": _op("arith.maximumf"),
    "llvm.fabs": _op("math.absf"),
    "llvm.copysign": _op("math.copysign"),
    "llvm.floor": _op("math.floor"),
    "llvm.ceil": _op("math.ceil"),
    "llvm.trunc": _op("math.trunc"),
    "llvm.round": _op("math.round"),
    "llvm.rint": _op("math.roundeven"),
    "llvm.nearbyint": _op("math.roundeven"),
    "llvm.roundeven": _op("math.roundeven"),
    "llvm.sqrt": _op("math.sqrt"),
    "llvm.sin": _op("math.sin"),
    "llvm.cos": _op("math.cos"),
    "llvm.tan": _op("math.tan"),
    "llvm.asin": _op("math.asin"),
    "llvm.acos": _op("math.acos"),
    "llvm.atan": _op("math.atan"),
    "llvm.atan2": _device("atan2"),
    "llvm.sinh": _op("math.sinh"),
    "llvm.cosh": _op("math.cosh"),
    "llvm.tanh": _op("math.tanh"),
    "llvm.exp": _op("math.exp"),
    "llvm.exp2": _op("math.exp2"),
    "llvm.exp10": _device("exp10"),
    "llvm.log": _op("math.log"),
    "llvm.log2": _op("math.log2"),
    "llvm.log10": _op("math.log10"),
    "llvm.pow": _op("math.powf"),
    "llvm.powi": _op("math.fpowi"),
    "llvm.ldexp": _device("ldexp"),
    "llvm.lround": _rounded_to_int("math.round"),
    "llvm.llround": _rounded_to_int("math.round"),
    "llvm.lrint": _rounded_to_int("math.roundeven"),
    "llvm.llrint": _rounded_to_int("math.roundeven"),
    "llvm.canonicalize": _first,
    "llvm.arithmetic.fence": _first,
    "llvm.fptosi.sat": _saturating_to_int(signed=True),
    "llvm.fptoui.sat": _saturating_to_int(signed=False),
    "llvm.is.fpclass": _is_fpclass,
    "llvm.frexp": _frexp,
    "llvm.modf": _modf,
    "llvm.sincos": _sincos,
    "llvm.convert.from.fp16": _from_half,
    "llvm.convert.to.fp16": _to_half,
}
