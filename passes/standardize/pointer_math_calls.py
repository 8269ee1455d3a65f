"""Device functions that give a second result through a pointer: sincos, frexp, modf, remquo."""

from __future__ import annotations

from raise_kernel.bindings import ir
from raise_kernel.passes.standardize.call_context import Call, CallRule
from raise_kernel.passes.standardize.device_calls import device_value
from raise_kernel.passes.standardize.float_parts import frexp, modf


def _store(call: Call, value: ir.Value, pointer: ir.Value) -> None:
    call.build.create("llvm.store", [value, pointer])


def _device(call: Call, name: str, args: list[ir.Value], type_: ir.Type) -> ir.Value:
    value = device_value(call.build, name, args, type_)
    if value is None:
        raise call.refuse("RK012", f"the function {call.name} is not raised yet")
    return value


def _sine_and_cosine(sine: str, cosine: str) -> CallRule:
    def convert(call: Call) -> list[ir.Value]:
        x, to_sine, to_cosine = call.args
        _store(call, _device(call, sine, [x], x.type), to_sine)
        _store(call, _device(call, cosine, [x], x.type), to_cosine)
        return []

    return convert


def _frexp(call: Call) -> list[ir.Value]:
    fraction, exponent = frexp(call.build, call.args[0])
    _store(call, exponent, call.args[1])
    return [fraction]


def _modf(call: Call) -> list[ir.Value]:
    rest, whole = modf(call.build, call.args[0])
    _store(call, whole, call.args[1])
    return [rest]


POINTER_MATH_RULES: dict[str, CallRule] = {
    "__nv_sincos": _sine_and_cosine("__nv_sin", "__nv_cos"),
    "__nv_sincosf": _sine_and_cosine("__nv_sinf", "__nv_cosf"),
    "__nv_fast_sincosf": _sine_and_cosine("__nv_fast_sinf", "__nv_fast_cosf"),
    "__nv_sincospi": _sine_and_cosine("__nv_sinpi", "__nv_cospi"),
    "__nv_sincospif": _sine_and_cosine("__nv_sinpif", "__nv_cospif"),
    "__nv_frexp": _frexp,
    "__nv_frexpf": _frexp,
    "__nv_modf": _modf,
    "__nv_modff": _modf,
}
