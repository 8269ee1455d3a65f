"""libdevice functions that LLVM can say exactly, and what LLVM may assume of the others.

    %m = call i32 @__nv_min(i32 %a, i32 %b)   ->  %m = call i32 @llvm.smin.i32(i32 %a, i32 %b)

Said in LLVM's words, integer minimum, population count, bit casts and the like take part in LLVM's
simplification, and bounds computed with them stay visible. Functions whose result depends on an
approximation stay calls, declared as free of side effects.
"""

from __future__ import annotations

import re

_INTEGERS = {"i32": "", "i64": "ll"}


def _integer_functions() -> dict[str, str]:
    table: dict[str, str] = {}
    for type_, infix in _INTEGERS.items():
        unsigned = "u" if type_ == "i32" else "ull"
        for operation in ("min", "max"):
            table[f"__nv_{infix}{operation}"] = _binary(type_, f"s{operation}")
            table[f"__nv_{unsigned}{operation}"] = _binary(type_, f"u{operation}")
        table[f"__nv_{infix}abs"] = _returns(
            f"{type_} %a", type_, f"call {type_} @llvm.abs.{type_}({type_} %a, i1 false)"
        )
        suffix = "" if type_ == "i32" else "ll"
        bits = f"call {type_} @llvm.%s.{type_}({type_} %%a%s)"
        table[f"__nv_brev{suffix}"] = _returns(f"{type_} %a", type_, bits % ("bitreverse", ""))
        table[f"__nv_popc{suffix}"] = _counted(type_, bits % ("ctpop", ""))
        table[f"__nv_clz{suffix}"] = _counted(type_, bits % ("ctlz", ", i1 false"))
    return table


def _binary(type_: str, intrinsic: str) -> str:
    call = f"call {type_} @llvm.{intrinsic}.{type_}({type_} %a, {type_} %b)"
    return _returns(f"{type_} %a, {type_} %b", type_, call)


def _returns(params: str, result: str, *instructions: str) -> str:
    """A function `{result} @NAME({params})`; the last instruction's value is returned."""
    lines = [f"  %r{i} = {text}" for i, text in enumerate(instructions)]
    body = "\n".join([*lines, f"  ret {result} %r{len(instructions) - 1}"])
    return f"define internal {result} @NAME({params}) alwaysinline {{\n{body}\n}}"


def _counted(type_: str, call: str) -> str:
    """A bit count of an i64 is an int."""
    if type_ == "i32":
        return _returns(f"{type_} %a", "i32", call)
    return _returns(f"{type_} %a", "i32", call, "trunc i64 %r0 to i32")


def _casts() -> dict[str, str]:
    pairs = {
        "float_as_int": ("float", "i32"),
        "float_as_uint": ("float", "i32"),
        "int_as_float": ("i32", "float"),
        "uint_as_float": ("i32", "float"),
        "double_as_longlong": ("double", "i64"),
        "longlong_as_double": ("i64", "double"),
    }
    return {
        f"__nv_{name}": _returns(f"{source} %a", target, f"bitcast {source} %a to {target}")
        for name, (source, target) in pairs.items()
    }


def _float_functions() -> dict[str, str]:
    table: dict[str, str] = {}
    for type_, suffix, letter in (("float", "f", "f"), ("double", "", "d")):
        width = "f32" if type_ == "float" else "f64"
        for name, intrinsic in (
            ("fabs", "fabs"),
            ("floor", "floor"),
            ("ceil", "ceil"),
            ("trunc", "trunc"),
        ):
            call = f"call {type_} @llvm.{intrinsic}.{width}({type_} %a)"
            table[f"__nv_{name}{suffix}"] = _returns(f"{type_} %a", type_, call)
        fma = f"call {type_} @llvm.fma.{width}({type_} %a, {type_} %b, {type_} %c)"
        params = f"{type_} %a, {type_} %b, {type_} %c"
        table[f"__nv_fma{suffix}"] = _returns(params, type_, fma)
        for name, intrinsic in (("fmin", "minnum"), ("fmax", "maxnum"), ("copysign", "copysign")):
            call = f"call {type_} @llvm.{intrinsic}.{width}({type_} %a, {type_} %b)"
            table[f"__nv_{name}{suffix}"] = _returns(f"{type_} %a, {type_} %b", type_, call)
        infinity = "0x7FF0000000000000"
        absolute = f"call {type_} @llvm.fabs.{width}({type_} %a)"
        table[f"__nv_isnan{letter}"] = _returns(
            f"{type_} %a", "i32", f"fcmp uno {type_} %a, 0.0", "zext i1 %r0 to i32"
        )
        table[f"__nv_isinf{letter}"] = _returns(
            f"{type_} %a",
            "i32",
            absolute,
            f"fcmp oeq {type_} %r0, {infinity}",
            "zext i1 %r1 to i32",
        )
    return table


EXACT: dict[str, str] = {**_integer_functions(), **_casts(), **_float_functions()}

_CALL_GROUP = re.compile(r"(call [^\n]*@__nv_\w+\([^\n]*\)) #\d+")
_PURE = "nounwind willreturn nosync nofree speculatable memory(none)"
_THROUGH_POINTERS = "nounwind willreturn nosync nofree memory(argmem: readwrite)"


def free_of_effects(text: str) -> str:
    """The text with libdevice declarations that say what they touch: nothing but their results.

    The attributes of calls go too: -O0 marks each call `convergent`.
    """
    if "@__nv_" not in text:
        return text
    lines = text.split("\n")
    for index, line in enumerate(lines):
        if line.startswith("declare ") and "@__nv_" in line:
            head = line[: line.rindex(")") + 1]
            attributes = _THROUGH_POINTERS if "ptr" in head else _PURE
            lines[index] = f"{head} {attributes}"
    return _CALL_GROUP.sub(r"\1", "\n".join(lines))
