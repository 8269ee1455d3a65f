"""LLVM IR for other devices - HIP, OpenCL, SPIR-V, Julia - said in NVPTX's words.

    call i32 @llvm.amdgcn.workitem.id.x()       ->  call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
    call spir_func i64 @_Z13get_global_idj(0)   ->  the same call, of a function defined here
    call float @__ocml_sin_f32(float %x)        ->  the same call, of a function on __nv_sinf
    ptr addrspace(1), (2), (4), (5)             ->  ptr

Everything after the reader, the reference executor too, meets one dialect. A function of another
device's library that is not known stays a declaration, and is refused by name if it is called.
"""

from __future__ import annotations

import re

from raise_kernel.frontend import llvm_context
from raise_kernel.frontend.devices import (
    amdgpu,
    julia,
    math_library,
    opencl,
    spirv_builtins,
    wavefronts,
    work_items,
)
from raise_kernel.frontend.devices.definition import Declared, Definition
from raise_kernel.frontend.devices.plain_text import plain_text
from raise_kernel.frontend.text_parts import quote, split_module

_FOREIGN = re.compile(r'^target triple = "(?:amdgcn|spir|spir64|spirv\d*)\b', re.MULTILINE)
_LIBRARY = ("__ocml_", "__ockl_")  # whose bodies, where linked, are made for AMD's hardware
_WRITERS = (
    work_items.define,
    amdgpu.define,
    wavefronts.define,
    math_library.define,
    opencl.define,
    julia.define,
)


def to_nvvm(text: str, source: str) -> str:
    """The module in NVPTX's words; NVPTX's own modules are returned as they are."""
    if julia.is_julia(text):
        return _defined(julia.without_runtime(text), source)
    if not _FOREIGN.search(text):
        return text
    plain = spirv_builtins.named(wavefronts.name_wavefronts(text, plain_text(text)))
    return _defined(opencl.local_parameters(amdgpu.packets(plain)), source)


def _defined(text: str, source: str) -> str:
    """The text with a definition for each declared function of another device's library."""
    ref = llvm_context.parse(text, source)
    parts = split_module(str(ref))
    called: set[str] = set()
    added: list[str] = []
    for function in ref.functions:
        if not function.is_declaration and not function.name.startswith(_LIBRARY):
            continue
        declared = Declared(
            function.name,
            str(function.global_value_type).split(" (")[0],
            tuple(str(a.type) for a in function.arguments),
        )
        definition = Definition(declared)
        if any(write(definition) for write in _WRITERS):
            del parts.functions[function.name]
            added.append(definition.text)
            called |= definition.callees
    known = {quote(name) for name in parts.functions}
    declares = [
        line for line in sorted(called) if not any(f"{symbol}(" in line for symbol in known)
    ]
    return "\n".join([str(parts), *declares, *added]) + "\n"
