"""Values of module variables that the host sets before a launch (`cudaMemcpyToSymbol`).

    @coef = addrspace(4) externally_initialized constant [2 x float] zeroinitializer, align 4
    ->  @coef = addrspace(4) constant [2 x float] [float 1.0, float 2.0], align 4

The variable becomes a constant of the module, so everything after sees its value. A value that
covers only the variable's beginning leaves the rest as it was where that is zero.

What it refuses (RK006): no such variable, more bytes than it has, a value without a dtype; bytes
behind a value that is too short, where the variable has an initial value of its own.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

import llvmlite.binding as llvm
import numpy as np
from numpy.typing import ArrayLike

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.constants import constant
from raise_kernel.frontend.demangle import demangle
from raise_kernel.frontend.module import LLVMModule
from raise_kernel.frontend.text_parts import quote

_HEAD = re.compile(r"(.*?)(externally_initialized )?\b(global|constant) ")
_TAIL = re.compile(
    r'(?:, (?:align \d+|section "[^"]*"|comdat(?:\([^)]*\))?|!\w+ !\d+))*(?: #\d+)?$'
)


def with_symbols(module: LLVMModule, values: Mapping[str, ArrayLike]) -> LLVMModule:
    """The module with its variables set; names are mangled or as the source has them."""
    text = module.text
    for name, value in values.items():
        text = _with_value(text, module, name, np.ascontiguousarray(value).tobytes())
    return LLVMModule.parse(text, module.source, module.numba)


def _with_value(text: str, module: LLVMModule, name: str, data: bytes) -> str:
    variable = _find(module, name)
    type_ = variable.global_value_type
    size = module.layout.get_abi_size(type_)
    symbol = quote(variable.name)
    found = re.search(rf"^{re.escape(symbol)} = (.*)$", text, re.MULTILINE)
    head = _HEAD.match(found.group(1)) if found else None
    if found is None or head is None:
        raise Refusal("RK099", f"{name} is no variable in the module's text")
    rest = found.group(1)[head.end() :]
    tail = _TAIL.search(rest)
    assert tail is not None, "every part of the tail may be missing"
    if len(data) > size:
        raise Refusal("RK006", f"{name} has {size} bytes, the value {len(data)}")
    if len(data) < size and not rest[: tail.start()].endswith(("zeroinitializer", "undef")):
        message = f"{name} has {size} bytes, the value {len(data)}, and the rest is not zero"
        raise Refusal("RK006", message)
    written = constant(data.ljust(size, b"\0"), type_, module.layout)
    kind = str(type_).split(" = type")[0]
    line = f"{symbol} = {head.group(1)}{head.group(3)} {kind} {written}{tail.group(0)}"
    return text[: found.start()] + line + text[found.end() :]


def _find(module: LLVMModule, name: str) -> llvm.ValueRef:
    variables = {v.name: v for v in module.ref.global_variables if not v.is_declaration}
    if name in variables:
        return variables[name]
    named = [v for mangled, v in variables.items() if demangle(mangled) == name]
    if len(named) != 1:
        known = ", ".join(sorted(demangle(v) for v in variables if not v.startswith("llvm.")))
        raise Refusal("RK006", f"the module has no variable {name}", hint=f"it has {known}")
    return named[0]
