"""Numba's reference-counted arrays inside a kernel: allocations of the device heap, never freed.

    declare ptr @NRT_MemInfo_alloc_aligned(i64, i32)
    ->  a malloc of a header, then the data, as numba-cuda's own runtime does

A launch's heap goes when the launch ends, so counting references and freeing do nothing. The
statistics of Numba's runtime are not kept.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

_DECLARED = re.compile(r'^declare (?:\w+ )*(\S+) @"?(NRT_\w+)"?\(([^)]*)\)', re.MULTILINE)
# Refcount, destructor, its argument, data, size: 40 bytes; data stays aligned after it.
_HEADER = 48


def runtime_functions(texts: Sequence[str]) -> str:
    """The definitions of the NRT functions that these modules declare; empty for none."""
    found = {m.group(2): (m.group(1), m.group(3)) for t in texts for m in _DECLARED.finditer(t)}
    bodies = [
        _define(name, result, operands, body)
        for name, (result, operands) in sorted(found.items())
        if (body := _body(name)) is not None
    ]
    if any("@malloc" in body for body in bodies):
        bodies.append("declare ptr @malloc(i64)")
    return "\n".join(bodies)


def _body(name: str) -> str | None:
    if name in ("NRT_incref", "NRT_decref", "NRT_Free"):
        return "  ret void"
    if name == "NRT_Allocate":
        return "  %p = call ptr @malloc(i64 %a0)\n  ret ptr %p"
    if name.startswith("NRT_MemInfo_alloc"):
        return f"""  %size = add i64 %a0, {_HEADER}
  %p = call ptr @malloc(i64 %size)
  ret ptr %p"""
    if name == "NRT_MemInfo_data_fast":
        return f"  %p = getelementptr i8, ptr %a0, i64 {_HEADER}\n  ret ptr %p"
    return None


def _define(name: str, result: str, operands: str, body: str) -> str:
    types = [operand.split()[0] for operand in operands.split(",") if operand.strip()]
    heads = ", ".join(f"{type_} %a{index}" for index, type_ in enumerate(types))
    return f"define {result} @{name}({heads}) alwaysinline {{\n{body}\n}}"
