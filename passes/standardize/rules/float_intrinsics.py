"""Float intrinsics of LLVM itself: rounding, min and max, elementary functions, classes, parts."""

from __future__ import annotations

from raise_kernel.bindings import ir
from raise_kernel.passes.standardize.device_math import expr as e
from raise_kernel.passes.standardize.device_math import lower_call
from raise_kernel.passes.standardize.device_math.basic import (
    DIRECT,
    integer_and_fraction,
    is_class,
    split_exponent,
)
from raise_kernel.passes.standardize.device_math.expr import Expr, where
from raise_kernel.passes.standardize.rules.arith_rules import fast_math
from raise_kernel.passes.standardize.rules.call_context import Call, CallRule
from raise_kernel.passes.standardize.rules.int_intrinsics import by_formula, first


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


def _saturating_to_int(*, signed: bool) -> CallRule:
    """Toward zero, clamped to the integer's range; zero for NaN.

    The limits are powers of two, so that every float type holds them (or infinity) exactly.
    """

    def convert(call: Call) -> list[ir.Value]:
        x, bits = Expr(call.args[0]), ir.IntegerType(call.type).width
        top = float(2 ** (bits - 1) if signed else 2**bits)
        plain = x.to_signed(bits) if signed else x.to_unsigned(bits)
        value = where(x >= top, (1 << (bits - 1)) - 1 if signed else -1, plain)
        value = where(x <= (-top if signed else 0.0), -(1 << (bits - 1)) if signed else 0, value)
        return [where(e.is_nan(x), 0, value).value]

    return convert


def _is_fpclass(call: Call) -> list[ir.Value]:
    return [is_class(Expr(call.args[0]), call.constant(1, "its mask")).value]


def _frexp(call: Call) -> list[ir.Value]:
    fraction, exponent = split_exponent(Expr(call.args[0]))
    result = call.type.body[1]  # pyright: ignore[reportAttributeAccessIssue]
    return [fraction.value, call.build.resize(exponent.value, result, signed=True)]


def _modf(x: Expr) -> tuple[Expr, Expr]:
    whole, fraction = integer_and_fraction(x)
    return fraction, whole


def _from_half(call: Call) -> list[ir.Value]:
    return [Expr(call.args[0]).bitcast(ir.F16Type.get()).to_float(call.type).value]


FLOAT_RULES: dict[str, CallRule] = {
    **{f"llvm.{name}": _op(operation) for name, operation in DIRECT.items()},
    # Allowed to fuse or not: one choice everywhere, the one that nvcc and ptxas make.
    "llvm.fmuladd": _op("math.fma"),
    "llvm.minnum": _op("arith.minnumf"),
    "llvm.maxnum": _op("arith.maxnumf"),
    "llvm.minimumnum": _op("arith.minnumf"),
    "llvm.maximumnum": _op("arith.maxnumf"),
    "llvm.minimum": _op("arith.minimumf"),
    "llvm.maximum": _op("arith.maximumf"),
    "llvm.roundeven": _op("math.roundeven"),
    "llvm.atan2": _device("atan2"),
    "llvm.exp10": _device("exp10"),
    "llvm.powi": _op("math.fpowi"),
    "llvm.ldexp": _device("ldexp"),
    "llvm.lround": _rounded_to_int("math.round"),
    "llvm.llround": _rounded_to_int("math.round"),
    "llvm.lrint": _rounded_to_int("math.roundeven"),
    "llvm.llrint": _rounded_to_int("math.roundeven"),
    "llvm.canonicalize": by_formula(first),
    "llvm.arithmetic.fence": by_formula(first),
    "llvm.fptosi.sat": _saturating_to_int(signed=True),
    "llvm.fptoui.sat": _saturating_to_int(signed=False),
    "llvm.is.fpclass": _is_fpclass,
    "llvm.frexp": _frexp,
    "llvm.modf": by_formula(_modf),
    "llvm.sincos": by_formula(lambda x: (e.sin(x), e.cos(x))),
    "llvm.convert.from.fp16": _from_half,
    "llvm.convert.to.fp16": by_formula(lambda x: x.to_float(ir.F16Type.get()).bits()),
}
