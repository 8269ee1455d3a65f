"""Conversions between number types, with their rounding modes, flushes and clamps.

A float goes to an integer by rounding, then clamping. NaN gives 0, but the lowest number (signed)
or its bits where a double or a 64-bit integer takes part, as PTX says.
"""

from __future__ import annotations

import re

from raise_kernel.runtime.reference.definitions.body import Body, constant, width
from raise_kernel.runtime.reference.definitions.floats import narrow

_TO_INT = re.compile(r"llvm\.nvvm\.(f|d)2(i|ui|ll|ull)\.(rn|rz|rm|rp)(\.ftz)?")
_TO_FLOAT = re.compile(r"llvm\.nvvm\.(i|ui|ll|ull)2(f|d)\.(rn|rz|rm|rp)")
_NARROW = re.compile(r"llvm\.nvvm\.d2f\.(rn|rz|rm|rp)(\.ftz)?")
_SMALL = re.compile(
    r"llvm\.nvvm\.f2(?:h|f16|bf16)\.(rn|rz)(?:\.(?:ftz|relu|satfinite))*"
    r"|llvm\.nvvm\.ff2(?:f16|bf16)x2\.(rn|rz)(?:\.(?:relu|satfinite))*"
    r"|llvm\.nvvm\.bf2h\.(rn)(?:\.ftz)?"
)
_TF32 = re.compile(r"llvm\.nvvm\.f2tf32\.(rna|rn|rz)((?:\.(?:relu|satfinite))*)")
_ROUNDERS = {
    "rn": "roundeven",
    "rz": "trunc",
    "rm": "floor",
    "rp": "ceil",
    "rd": "floor",
    "ru": "ceil",
}
_LARGEST = {"half": 65504.0, "bfloat": 3.3895313892515355e38}


def define(body: Body) -> bool:
    """Writes the body of a conversion intrinsic; False when the name is none."""
    name, a = body.declaration.name, body.declaration.arguments
    result = body.declaration.result
    if match := _TO_INT.fullmatch(name):
        source = body.declaration.params[0]
        value = body.flush(a[0], source) if match.group(4) else a[0]
        signed = not match.group(2).startswith("u")
        body.ret(to_integer(body, source, result, match.group(3), signed, value))
    elif match := _TO_FLOAT.fullmatch(name):
        source = body.declaration.params[0]
        signed = not match.group(1).startswith("u")
        body.ret(from_integer(body, source, result, match.group(3), signed, a[0]))
    elif match := _NARROW.fullmatch(name):
        value = to_single(body, a[0], match.group(1))
        body.ret(body.flush(value, "float") if match.group(2) else value)
    elif match := _TF32.fullmatch(name):
        body.ret(_tensor_float(body, a[0], match.group(1), match.group(2)))
    elif match := _SMALL.fullmatch(name):
        _small(body, next(m for m in match.groups() if m))
    else:
        return False
    return True


def to_integer(body: Body, source: str, target: str, mode: str, signed: bool, value: str) -> str:
    wide = "double" if source in ("half", "bfloat") else source
    number = body.convert(value, source, wide)
    whole = body.math(wide, _ROUNDERS[mode], number)
    suffix = "f32" if wide == "float" else "f64"
    word = "fptosi" if signed else "fptoui"
    clamped = body.call(target, f"llvm.{word}.sat.{target}.{suffix}", (wide, whole))
    if source != "double" and target != "i64":
        return clamped
    nan = body.op(f"fcmp uno {wide} {number}, {number}")
    marker = -(1 << (width(target) - 1))
    return body.op(f"select i1 {nan}, {target} {marker}, {target} {clamped}")


def from_integer(body: Body, source: str, target: str, mode: str, signed: bool, value: str) -> str:
    word = "sitofp" if signed else "uitofp"
    if target in ("half", "bfloat"):
        return narrow(body, body.op(f"{word} {source} {value} to double"), target)
    if width(source) < 32 or mode == "rn":
        return body.op(f"{word} {source} {value} to {target}")
    suffix = "f32" if target == "float" else "f64"
    return body.rounded(f"{word}.{suffix}.{source}", target, mode, (source, value))


def to_single(body: Body, value: str, mode: str) -> str:
    return body.rounded("fptrunc.f32.f64", "float", mode, ("double", value))


def to_small(body: Body, value: str, source: str, kind: str, mode: str) -> str:
    """To a 16-bit float, to nearest or toward zero."""
    wide = body.convert(value, source, "double")
    near = narrow(body, wide, kind)
    if mode != "rz":
        return near
    # one step back toward zero where rounding to nearest went away from it
    back = body.convert(near, kind, "double")
    past = body.op(
        f"fcmp ogt double {body.math('double', 'fabs', back)}, {body.math('double', 'fabs', wide)}"
    )
    bits = body.op(f"bitcast {kind} {near} to i16")
    step = body.op(f"sub i16 {bits}, {body.op(f'zext i1 {past} to i16')}")
    return body.op(f"bitcast i16 {step} to {kind}")


def _small(body: Body, mode: str) -> None:
    name, params = body.declaration.name, body.declaration.params
    result = body.declaration.result
    kind = "bfloat" if "bf16" in name.split("2", 1)[1] else "half"
    values = [
        _finish(body, to_small(body, a, p, kind, mode), kind, name)
        for a, p in zip(body.declaration.arguments, params, strict=True)
    ]
    if len(values) == 1:
        value, source = values[0], kind
        if result != source:
            value = body.op(f"bitcast {source} {value} to {result}")
        body.ret(value)
        return
    packed = f"<2 x {kind}>"
    pair = body.op(f"insertelement {packed} poison, {kind} {values[1]}, i32 0")
    pair = body.op(f"insertelement {packed} {pair}, {kind} {values[0]}, i32 1")
    body.ret(pair if result == packed else body.op(f"bitcast {packed} {pair} to {result}"))


def _finish(body: Body, value: str, kind: str, name: str) -> str:
    if ".relu" in name:
        zero = constant(kind, 0.0)
        low = body.op(f"fcmp ole {kind} {value}, {zero}")
        value = body.op(f"select i1 {low}, {kind} {zero}, {kind} {value}")
    if ".satfinite" in name:
        limit = constant(kind, _LARGEST[kind])
        size = body.math(kind, "fabs", value)
        over = body.op(f"fcmp ogt {kind} {size}, {limit}")
        bound = body.math(kind, "copysign", limit, value)
        value = body.op(f"select i1 {over}, {kind} {bound}, {kind} {value}")
    return value


def _tensor_float(body: Body, value: str, mode: str, flags: str) -> str:
    """f32 -> tf32: 10 bits of mantissa, in an i32."""
    bits = body.op(f"bitcast float {value} to i32")
    if mode == "rz":
        added = bits
    elif mode == "rna":
        added = body.op(f"add i32 {bits}, 4096")
    else:
        odd = body.op(f"and i32 {body.op(f'lshr i32 {bits}, 13')}, 1")
        added = body.op(f"add i32 {body.op(f'add i32 {bits}, 4095')}, {odd}")
    cut = body.op(f"and i32 {added}, -8192")
    special = body.op(f"icmp eq i32 {body.op(f'and i32 {bits}, 2139095040')}, 2139095040")
    result = body.op(f"select i1 {special}, i32 {bits}, i32 {cut}")
    if "relu" in flags:
        negative = body.op(f"icmp slt i32 {result}, 0")
        result = body.op(f"select i1 {negative}, i32 0, i32 {result}")
    return result
