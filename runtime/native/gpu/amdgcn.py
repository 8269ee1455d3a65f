"""A specialized kernel for AMD's GPUs: assembly and object code by LLVM's AMDGPU backend.

    call i32 @llvm.nvvm.read.ptx.sreg.tid.x()   ->   call i32 @llvm.amdgcn.workitem.id.x()
    @llvm.nvvm.barrier.cta.sync...              ->   a fence, s_barrier, a fence
    @llvm.nvvm.shfl.sync.down.f32               ->   ds_bpermute, of the half of a wavefront
    alloca float                                ->   in address space 5
    a constant of the module                    ->   in address space 4

A warp is a half of a wavefront of 64, or a wavefront of 32. The code is made to be looked at: no
launch uses it. What has no counterpart here is refused by name (RK012): functions of CUDA's
libdevice but for the root, matrix instructions, assembly.
"""

from __future__ import annotations

import math
import re

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.arguments.signature import Launch
from raise_kernel.frontend.specialization.specialize import Specialized
from raise_kernel.frontend.text_parts import (
    Function,
    ModuleText,
    quote,
    rename_symbols,
    split_module,
    symbols,
)
from raise_kernel.runtime.native.gpu.addresses import with_addresses
from raise_kernel.runtime.native.gpu.amdgcn_words import definitions
from raise_kernel.runtime.native.gpu.entry import Entry, entry_of, with_lines
from raise_kernel.runtime.native.gpu.ptx import compiled_apart

TRIPLE = "amdgcn-amd-amdhsa"
DEFAULT = "gfx942"

_ALLOCA = re.compile(r"^  (%(\S+)) = alloca (.*?)((?:, align \d+)?)(,? ?(?:!.*)?)$", re.MULTILINE)
_LIFETIME = re.compile(r"^  call void @llvm\.lifetime\.[^\n]*\n", re.MULTILINE)
_PLAIN_GLOBAL = re.compile(r"^(@.*? = (?:(?!addrspace)[\w.]+ )*?)((?:constant|global) )")
_FOREIGN = re.compile(r"(?:llvm\.nvvm\.|__nv_)")
_SIZES = re.compile(r'"nvvm\.reqntid"="[\d,]*"')
_SCOPES = {
    'syncscope("device")': 'syncscope("agent")',
    'syncscope("block")': 'syncscope("workgroup")',
}


def amdgcn_text(specialized: Specialized, processor: str = DEFAULT) -> str:
    """The assembly of a kernel for one of AMD's processors."""
    return _compiled(specialized, processor, binary=False).decode()


def amdgcn_object(specialized: Specialized, processor: str = DEFAULT) -> bytes:
    """The object file (ELF) of a kernel for one of AMD's processors."""
    return _compiled(specialized, processor, binary=True)


def _compiled(specialized: Specialized, processor: str, binary: bool) -> bytes:
    entry = entry_of(specialized)
    text, support = _module(entry, specialized.signature.launch)
    return compiled_apart(text, support, b"", processor, "", 3, TRIPLE, binary)


def _module(entry: Entry, launch: Launch) -> tuple[str, str]:
    """The kernel's module in AMDGPU's words, and the module that defines what it calls."""
    parts = split_module(entry.text)
    kernel = parts.functions[entry.name]
    if " asm " in kernel.body:
        raise Refusal("RK013", "assembly of NVIDIA's GPUs in code for AMD's")
    body = _in_private_memory(_LIFETIME.sub("", kernel.body))
    body = _with_constants(parts, body)
    parts.functions[entry.name] = Function(entry.name, kernel.head, body)
    threads = math.prod(launch.block)
    sizes = f'"amdgpu-flat-work-group-size"="{threads},{threads}"'
    text = _SIZES.sub(sizes, str(parts).replace("define ptx_kernel ", "define amdgpu_kernel "))
    text, support = (_in_amd_scopes(module) for module in (text, entry.support))
    called = sorted({*_foreign(text), *_foreign(support)})
    names = {name: f"rk.amd.{name}" for name in called}
    words = definitions(called, names)
    return rename_symbols(text, names), rename_symbols(support, names) + words


def _with_constants(parts: ModuleText, body: str) -> str:
    """The body with the module's constants, which move to the address space for them."""
    variables: dict[str, tuple[str, str]] = {}
    lines: list[str] = []
    for number, name in enumerate(sorted(symbols(body).intersection(parts.globals))):
        line = parts.globals[name]
        if match := _PLAIN_GLOBAL.match(line):
            parts.globals[name] = f"{match[1]}addrspace(4) constant {line[match.end() :]}"
            variables[name] = ("", f"%rk.constant{number}")
            address = f"addrspacecast (ptr addrspace(4) {quote(name)} to ptr)"
            lines.append(f"  %rk.constant{number} = getelementptr i8, ptr {address}, i64 0")
    body, values = with_addresses(body, variables)
    return with_lines(body, lines + values)


def _in_amd_scopes(text: str) -> str:
    for cuda, amd in _SCOPES.items():
        text = text.replace(cuda, amd)
    return text


def _foreign(text: str) -> list[str]:
    """The functions of NVIDIA's that a module declares."""
    functions = split_module(text).functions.items()
    return [n for n, f in functions if not f.is_definition and _FOREIGN.match(n)]


def _in_private_memory(body: str) -> str:
    """Variables of a thread in the address space that AMDGPU has for them."""

    def moved(match: re.Match[str]) -> str:
        private = f"%rk.private.{match[2].strip(chr(34))}"
        return (
            f"  {private} = alloca {match[3]}{match[4]}, addrspace(5)\n"
            f"  {match[1]} = addrspacecast ptr addrspace(5) {private} to ptr"
        )

    return _ALLOCA.sub(moved, body)
