"""SPIR-V's built-in variables, by any of the names that compilers have for them.

    %i = call i64 @llvm.spv.thread.id.i64(i32 0)                 clang's intrinsics
    %i = call i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 0) functions, defined by work_items.py
    %i = load i64, ptr @__spirv_BuiltInGlobalInvocationId        variables, as in SYCL
 -> %i = call i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 0)

Intrinsics, and functions without an axis, get the names of functions that are defined elsewhere. A
variable becomes a local array, which is filled from those functions on entry.
"""

from __future__ import annotations

import re

from raise_kernel.frontend.text_parts import Function, ModuleText, split_module

# Intrinsics of one axis -> the variables that they read.
_AXES = {
    "thread.id": "GlobalInvocationId",
    "thread.id.in.group": "LocalInvocationId",
    "group.id": "WorkgroupId",
    "workgroup.size": "WorkgroupSize",
    "num.workgroups": "NumWorkgroups",
    "global.size": "GlobalSize",
    "global.offset": "GlobalOffset",
}
# Variables without an axis, and the intrinsics that read them -> functions of OpenCL.
_SINGLE = {
    "SubgroupSize": "_Z18get_sub_group_sizev",
    "SubgroupMaxSize": "_Z22get_max_sub_group_sizev",
    "NumSubgroups": "_Z18get_num_sub_groupsv",
    "NumEnqueuedSubgroups": "_Z27get_enqueued_num_sub_groupsv",
    "SubgroupId": "_Z16get_sub_group_idv",
    "SubgroupLocalInvocationId": "_Z22get_sub_group_local_idv",
    "LocalInvocationIndex": "_Z19get_local_linear_idv",
    "GlobalLinearId": "_Z20get_global_linear_idv",
    "WorkDim": "_Z12get_work_dimv",
}
_SINGLE_INTRINSICS = {
    "subgroup.size": "SubgroupSize",
    "subgroup.max.size": "SubgroupMaxSize",
    "num.subgroups": "NumSubgroups",
    "subgroup.id": "SubgroupId",
    "subgroup.local.invocation.id": "SubgroupLocalInvocationId",
    "flattened.thread.id.in.group": "LocalInvocationIndex",
}
_INTRINSIC = re.compile(r"@llvm\.spv\.([a-z.]+?)(\.i(?:32|64))?(?=\()")
_FUNCTION = re.compile(r"@_Z\d+__spirv_BuiltIn(\w+?)v(?=\()")
_VARIABLE = re.compile(
    r"@__spirv_BuiltIn(?P<name>\w+) = [^\n]*\bconstant (?P<type>i32|i64|<3 x i(?:32|64)>)(?:,|$)"
)
_CAST = re.compile(r"\bbitcast \(ptr (@__spirv_BuiltIn\w+) to ptr\)")
_ELEMENT = re.compile(
    r"\bgetelementptr (?P<flags>(?:inbounds |nuw |nusw )*)"
    r"\((?P<before>[^()]*\bptr )@__spirv_BuiltIn(?P<name>\w+)(?P<after>,[^()]*)\)"
)


def named(text: str) -> str:
    """The text with built-in variables as calls of functions."""
    text = _INTRINSIC.sub(_intrinsic, text)
    text = _FUNCTION.sub(lambda m: f"@{_SINGLE.get(m.group(1), m.group()[1:])}", text)
    return _without_variables(text) if "@__spirv_BuiltIn" in text else text


def _intrinsic(match: re.Match[str]) -> str:
    name = match.group(1)
    if name in _AXES:
        return f"@{_function(_AXES[name])}"
    return f"@{_SINGLE[_SINGLE_INTRINSICS[name]]}" if name in _SINGLE_INTRINSICS else match.group()


def _function(variable: str) -> str:
    """The function that reads one axis of a variable."""
    return f"_Z{len(variable) + 15}__spirv_BuiltIn{variable}i"


def _without_variables(text: str) -> str:
    parts = split_module(_CAST.sub(r"\1", text))
    types = {
        found["name"]: found["type"]
        for line in parts.globals.values()
        if (found := _VARIABLE.match(line)) and found["name"] in {*_AXES.values(), *_SINGLE}
    }
    declares: dict[str, None] = {}
    for name, function in parts.functions.items():
        used = [v for v in types if re.search(rf"@__spirv_BuiltIn{v}\b", function.body)]
        if used:
            body = _with_arrays(function.body, {v: types[v] for v in used}, declares)
            parts.functions[name] = Function(name, function.head, body)
    for variable in types:
        del parts.globals[f"__spirv_BuiltIn{variable}"]
    return "\n".join([str(parts), *_missing(declares, parts)]) + "\n"


def _missing(declares: dict[str, None], parts: ModuleText) -> list[str]:
    return [d for d in declares if d.split("@")[1].split("(")[0] not in parts.functions]


def _with_arrays(body: str, types: dict[str, str], declares: dict[str, None]) -> str:
    """The body with a local array for each variable, filled on entry."""
    entry: list[str] = []
    for variable, kind in types.items():
        entry += _filled(variable, kind, declares)

    def element(match: re.Match[str]) -> str:
        """A constant address inside a variable is computed on entry."""
        if match["name"] not in types:
            return match.group()
        address = f"%rk.element.{len(entry)}"
        operands = f"{match['before']}%rk.{match['name']}{match['after']}"
        entry.append(f"  {address} = getelementptr {match['flags']}{operands}")
        return address

    body = _ELEMENT.sub(element, body)
    for variable in types:
        body = re.sub(rf"@__spirv_BuiltIn{variable}\b", f"%rk.{variable}", body)
    lines = body.split("\n")
    at = 1 if re.match(r"\S+:", lines[0]) else 0
    return "\n".join([*lines[:at], *entry, *lines[at:]])


def _filled(variable: str, kind: str, declares: dict[str, None]) -> list[str]:
    element = kind.removeprefix("<3 x ").removesuffix(">")
    lines = [f"  %rk.{variable} = alloca {kind}, align 32"]
    if kind == element:
        function = _SINGLE[variable]
        declares[f"declare {kind} @{function}()"] = None
        lines.append(f"  %rk.{variable}.v = call {kind} @{function}()")
        return [*lines, f"  store {kind} %rk.{variable}.v, ptr %rk.{variable}, align 32"]
    function = _function(variable)
    declares[f"declare {element} @{function}(i32)"] = None
    for axis in range(3):
        value, address = f"%rk.{variable}.v{axis}", f"%rk.{variable}.p{axis}"
        offset = axis * int(element[1:]) // 8
        lines += [
            f"  {value} = call {element} @{function}(i32 {axis})",
            f"  {address} = getelementptr i8, ptr %rk.{variable}, i64 {offset}",
            f"  store {element} {value}, ptr {address}",
        ]
    return lines
