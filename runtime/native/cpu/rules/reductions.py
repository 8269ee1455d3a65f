"""Reductions over lanes: a vector's value, and two values together."""

from __future__ import annotations

from raise_kernel.runtime.native.cpu.emitter import Emitter
from raise_kernel.runtime.native.cpu.types import Unknown, bits, is_float, suffix, vector
from raise_kernel.runtime.native.cpu.values import Value

# The words of lane calls -> those of llvm.vector.reduce, for integers and for floats.
_INTEGERS = {
    **{word: word for word in ("add", "mul", "and", "or", "xor")},
    **{f"{word}i": word for word in ("add", "mul", "and", "or", "xor")},
    **{"minsi": "smin", "minui": "umin", "maxsi": "smax", "maxui": "umax"},
}
_FLOATS = {
    **{
        "add": "fadd",
        "mul": "fmul",
        "addf": "fadd",
        "mulf": "fmul",
        "minnumf": "fmin",
        "maxnumf": "fmax",
    },
    **{"minimumf": "fminimum", "maximumf": "fmaximum"},
}
_INTRINSICS = {
    **{"smin": "llvm.smin", "umin": "llvm.umin", "smax": "llvm.smax", "umax": "llvm.umax"},
    **{"fmin": "llvm.minnum", "fmax": "llvm.maxnum"},
    **{"fminimum": "llvm.minimum", "fmaximum": "llvm.maximum"},
}


def _word(mode: str, type_: str) -> str:
    words = _FLOATS if is_float(type_) else _INTEGERS
    if mode not in words:
        raise Unknown(f"a reduction by {mode} of {type_}")
    return words[mode]


def neutral(mode: str, type_: str) -> str:
    """What a reduction does not see."""
    word = _word(mode, type_)
    if is_float(type_):
        return _float_neutral(word, type_)
    width = bits(type_)
    values = {
        **{"add": 0, "or": 0, "xor": 0, "umax": 0, "mul": 1, "and": -1, "umin": -1},
        **{"smin": (1 << (width - 1)) - 1, "smax": -(1 << (width - 1))},
    }
    if type_ == "i1":
        return "true" if values[word] & 1 else "false"
    return str(values[word])


def _float_neutral(word: str, type_: str) -> str:
    if word == "fadd":
        return "-0.0"
    if word == "fmul":
        return "1.0"
    if word in ("fmin", "fmax"):
        # A quiet NaN: the other operand is the result.
        pattern = {"half": 0x7E00, "bfloat": 0x7FC0, "float": 0x7FC00000}
        return f"bitcast (i{bits(type_)} {pattern.get(type_, 0x7FF8 << 48)} to {type_})"
    infinity = {"half": 0x7C00, "bfloat": 0x7F80, "float": 0x7F800000}.get(type_, 0x7FF << 52)
    sign = 0 if word == "fminimum" else 1 << (bits(type_) - 1)
    return f"bitcast (i{bits(type_)} {infinity | sign} to {type_})"


def reduced(e: Emitter, mode: str, value: Value, mask: str | None) -> str:
    """The active lanes' values together, in order."""
    w, type_ = e.writer, value.type
    word = _word(mode, type_)
    whole = vector(type_, e.lanes)
    text = value.text
    if mask is not None:
        none = e.splat(neutral(mode, type_), type_)
        truth = vector("i1", e.lanes)
        text = w.value(f"select {truth} {mask}, {whole} {text}, {whole} {none}")
    name = f"llvm.vector.reduce.{word}.v{e.lanes}{suffix(type_)}"
    if word in ("fadd", "fmul"):
        function = w.declare(name, type_, type_, whole)
        start = neutral(mode, type_)
        return w.value(f"call {type_} {function}({type_} {start}, {whole} {text})")
    function = w.declare(name, type_, whole)
    return w.value(f"call {type_} {function}({whole} {text})")


def combined(e: Emitter, mode: str, type_: str, a: str, b: str) -> str:
    """Two values together."""
    word = _word(mode, type_)
    if word in _INTRINSICS:
        return e.intrinsic(_INTRINSICS[word].removeprefix("llvm."), type_, 0, a, b)
    return e.writer.value(f"{word} {type_} {a}, {b}")
