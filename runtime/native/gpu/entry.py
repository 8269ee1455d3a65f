"""A specialized kernel as the one entry of a module for NVPTX.

    define void @k(ptr noalias align 16 %x, float %a) { ... }
    ->
    define ptx_kernel void @rk_k(ptr noalias align 16 %x, ptr noalias readonly %a.at) #1000 {
      %a = load float, ptr %a.at ... }
    attributes #1000 = { "nvvm.reqntid"="256,1,1" }

Every parameter is the address of an array of XLA's, run-time scalars included: only those that the
host knows for each device are passed by value, so that no thread waits for them. The sizes of the
block are stated, so that registers are allocated for them. An array that the kernel never writes is
marked so: its loads may use the read-only path. What the source calls of the device runtime is
defined, or goes, as `device_runtime.py` says.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.arguments.signature import Memory, Scalar, Signature
from raise_kernel.frontend.arguments.wrapper import llvm_type
from raise_kernel.frontend.specialization.specialize import Specialized
from raise_kernel.frontend.text_parts import (
    Function,
    ModuleText,
    quote,
    rename_symbols,
    split_module,
    split_parameters,
    symbols,
)
from raise_kernel.runtime.native.gpu.addresses import (
    CONSTANT_SPACE,
    in_global_memory,
    with_addresses,
)
from raise_kernel.runtime.native.gpu.device_runtime import BARRIER, DeviceRuntime

_GROUP = "#1000"
_PTX_NAME = re.compile(r"[a-zA-Z_$][\w$]*\Z", re.ASCII)
_LABEL = re.compile(r'\A(?:"[^"]*"|[-\w$.]+):')
_SPACE = re.compile(
    r'^@(?:"[^"]*"|[-\w$.]+) = [^\n]*?\b(addrspace\(\d+\)) (?:externally_initialized )?'
    r"(?:global|constant) "
)
_CONTRACTED = re.compile(r"(= (?:fadd|fsub|fmul)) (?!fast |contract )")
_SUBPROGRAM = re.compile(r" !dbg !\d+")
# The front end asks for loops as they were written; here LLVM and ptxas may unroll them.
_AS_WRITTEN = ('!"llvm.loop.unroll.disable"', '!"rk.loop"')
# DWARF sections are of no use to XLA; line numbers are what profilers show.
_EMISSION = re.compile(r"emissionKind: \w+")
_LINES = "emissionKind: DebugDirectivesOnly"


@dataclass(frozen=True)
class Entry:
    """The text of a module with one kernel, of a module that defines what it calls of the device
    runtime, and the kernel's name.

    `grid_barriers`: it takes one more parameter, the address of a 32-bit zero.
    """

    text: str
    support: str
    name: str
    signature: Signature
    grid_barriers: bool


def entry_of(specialized: Specialized, contracts: bool = False) -> Entry:
    """The module of a specialized kernel for NVPTX. Refuses what a GPU has no code for.

    `contracts`: products and sums may be fused though their instructions do not say so, as Numba
    tells libNVVM by default.
    """
    signature = specialized.signature
    text = specialized.text.replace(*_AS_WRITTEN)
    text = _EMISSION.sub(_LINES, contracted(text) if contracts else text)
    parts = split_module(text)
    _refuse_functions(parts, signature.kernel)
    runtime = DeviceRuntime(signature.launch)
    runtime.define(parts, signature.kernel)
    function = parts.functions.pop(signature.kernel)
    variables = _variables(parts, signature)
    for symbol in variables:
        del parts.globals[symbol]
    _refuse_tables(parts, set(variables))
    body, lines = with_addresses(function.body, variables)
    name = entry_name(signature.kernel)
    parameters = _parameters(function, signature)
    if runtime.grid_barriers:
        parameters.append(f"ptr nonnull align 4 {BARRIER}")
    line = _SUBPROGRAM.search(function.split_head()[2])
    head = f"define ptx_kernel void @{name}({', '.join(parameters)}) {_GROUP}"
    head += f"{line.group() if line else ''} {{"
    body = with_lines(body, _scalar_loads(signature) + lines)
    parts.functions[name] = Function(name, head, body)
    block = ",".join(map(str, signature.launch.block))
    parts.attributes.append(f'attributes {_GROUP} = {{ "nvvm.reqntid"="{block}" }}')
    text = rename_symbols(str(parts), _global_names(parts))
    if any(space == CONSTANT_SPACE for space, _ in variables.values()):
        text = in_global_memory(text)
    return Entry(text, runtime.support, name, signature, runtime.grid_barriers)


def contracted(text: str) -> str:
    """A module whose products and sums may be fused."""
    return _CONTRACTED.sub(r"\1 contract ", text)


def entry_name(kernel: str) -> str:
    """A name that PTX takes: letters, digits, `_` and `$`."""
    return "rk_" + re.sub(r"[^\w$]", "_", kernel, flags=re.ASCII)


def _global_names(parts: ModuleText) -> dict[str, str]:
    """New names for variables whose names PTX does not take, and for dynamic shared arrays, which
    are external (they all begin at one address)."""
    names = {}
    for number, (name, line) in enumerate(parts.globals.items()):
        if " external " in line or not _PTX_NAME.match(name):
            names[name] = f"rk_variable_{number}"
    return names


def _parameters(function: Function, signature: Signature) -> list[str]:
    """The addresses of the arrays with what is known of them, then those of the scalars."""
    heads = split_parameters(function)
    count = len(signature.memories)
    arrays, scalars = heads[:count], heads[count:]
    return [
        *(_memory_head(h, m) for h, m in zip(arrays, signature.memories, strict=True)),
        *(_scalar_head(h, s) for h, s in zip(scalars, signature.scalars, strict=True)),
    ]


def _scalar_head(head: str, scalar: Scalar) -> str:
    if scalar.by_device:
        return head
    return f"ptr noalias readonly nonnull align 4 {quote(f'{scalar.name}.at', '%')}"


def _memory_head(head: str, memory: Memory) -> str:
    if memory.written:
        return head
    facts = head if " noalias " in head else head.replace("ptr ", "ptr noalias ", 1)
    return facts if " readonly " in facts else facts.replace("ptr ", "ptr readonly ", 1)


def _scalar_loads(signature: Signature) -> list[str]:
    lines: list[str] = []
    for scalar in signature.scalars:
        if scalar.by_device:
            continue
        name, at = quote(scalar.name, "%"), quote(scalar.name + ".at", "%")
        kind = llvm_type(scalar.dtype)
        if kind == "i1":
            byte = quote(scalar.name + ".byte", "%")
            lines += [f"  {byte} = load i8, ptr {at}", f"  {name} = trunc i8 {byte} to i1"]
        else:
            lines.append(f"  {name} = load {kind}, ptr {at}")
    return lines


def _variables(parts: ModuleText, signature: Signature) -> dict[str, tuple[str, str]]:
    """The module variables that arrays of the call stand for: their address space and address."""
    found: dict[str, tuple[str, str]] = {}
    for memory in signature.memories:
        line = parts.globals.get(memory.symbol or "")
        if line is not None and memory.symbol is not None:
            match = _SPACE.match(line)
            found[memory.symbol] = (match.group(1) if match else "", quote(memory.name, "%"))
    return found


def _refuse_functions(parts: ModuleText, kernel: str) -> None:
    others = [n for n, f in parts.functions.items() if f.is_definition and n != kernel]
    if others:
        raise Refusal("RK012", f"{', '.join(others)} could not be inlined")


def _refuse_tables(parts: ModuleText, variables: set[str]) -> None:
    """Refuses (RK014) a table of the addresses of arrays that LLVM could not fold away."""
    for name, line in parts.globals.items():
        if symbols(line) & variables:
            raise Refusal("RK014", f"the table of addresses {name} is read at an unknown index")


def with_lines(body: str, lines: list[str]) -> str:
    """The body with instructions before its first one."""
    if not lines:
        return body
    label = _LABEL.match(body)
    if label is None:
        return "\n".join([*lines, body])
    first, rest = body.split("\n", 1)
    return "\n".join([first, *lines, rest])
