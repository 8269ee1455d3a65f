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
        body.ret(tensor_float(body, a[0], match.group(1), match.group(2)))
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
        if width(source) == 64:
            value = _kept_bits(body, value, signed)
        wide = body.op(f"{word} {source} {value} to double")
        return to_small(body, wide, "double", target, mode)
    if width(source) < 32 or mode == "rn":
        return body.op(f"{word} {source} {value} to {target}")
    suffix = "f32" if target == "float" else "f64"
    return body.rounded(f"{word}.{suffix}.{source}", target, mode, (source, value))


def _kept_bits(body: Body, value: str, signed: bool) -> str:
    """A 64-bit integer that a double holds, and that rounds to a small format as `value` does.

    Of one past 2**40 the low bits only count as a whole: the lowest that is kept stands for them.
    """
    low = body.op(f"and i64 {value}, 2047")
    some = body.op(f"icmp ne i64 {low}, 0")
    mark = body.op(f"select i1 {some}, i64 2048, i64 0")
    cut = body.op(f"or i64 {body.op(f'and i64 {value}, -2048')}, {mark}")
    size = body.call("i64", "llvm.abs.i64", ("i64", value), ("i1", "false")) if signed else value
    large = body.op(f"icmp ugt i64 {size}, {1 << 40}")
    return body.op(f"select i1 {large}, i64 {cut}, i64 {value}")


def to_single(body: Body, value: str, mode: str) -> str:
    return body.rounded("fptrunc.f32.f64", "float", mode, ("double", value))


def to_small(body: Body, value: str, source: str, kind: str, mode: str) -> str:
    """To a 16-bit float in any rounding mode."""
    wide = body.convert(value, source, "double")
    near = narrow(body, wide, kind)
    if mode == "rn":
        return near
    if mode in ("rm", "rp"):
        return _stepped(body, wide, near, kind, down=mode == "rm")
    # one step back toward zero where rounding to nearest went away from it
    back = body.convert(near, kind, "double")
    past = body.op(
        f"fcmp ogt double {body.math('double', 'fabs', back)}, {body.math('double', 'fabs', wide)}"
    )
    bits = body.op(f"bitcast {kind} {near} to i16")
    step = body.op(f"sub i16 {bits}, {body.op(f'zext i1 {past} to i16')}")
    return body.op(f"bitcast i16 {step} to {kind}")


def _stepped(body: Body, wide: str, near: str, kind: str, down: bool) -> str:
    """`near`, or its neighbour below (above) where it lies above (below) the exact value."""
    back = body.convert(near, kind, "double")
    wrong = body.op(f"fcmp {'ogt' if down else 'olt'} double {back}, {wide}")
    bits = body.op(f"bitcast {kind} {near} to i16")
    negative = body.op(f"icmp slt i16 {bits}, 0")
    size = body.op(f"and i16 {bits}, 32767")
    zero = body.op(f"icmp eq i16 {size}, 0")
    # The bits of a number grow away from zero; from zero the step leads to the least number.
    grows = body.op(f"select i1 {negative}, i16 {1 if down else -1}, i16 {-1 if down else 1}")
    moved = body.op(f"add i16 {bits}, {grows}")
    least = body.op(f"select i1 {zero}, i16 {-32767 if down else 1}, i16 {moved}")
    result = body.op(f"select i1 {wrong}, i16 {least}, i16 {bits}")
    return body.op(f"bitcast i16 {result} to {kind}")


def _small(body: Body, mode: str) -> None:
    name, params = body.declaration.name, body.declaration.params
    result = body.declaration.result
    kind = "bfloat" if "bf16" in name.split("2", 1)[1] else "half"
    values = [
        finish(body, to_small(body, a, p, kind, mode), kind, name)
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


def finish(body: Body, value: str, kind: str, name: str) -> str:
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


def tensor_float(body: Body, value: str, mode: str, flags: str) -> str:
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
