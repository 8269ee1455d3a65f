"""One launch of one kernel: a module with one function, and only what varies at run time in it.

    define ptx_kernel void @k(ptr %x, float %a, i32 %n) { ... call i32 @ntid.x() ... call @f(...) }
    ->
    define void @k(ptr noalias nonnull align 16 dereferenceable(4096) %x, float %a) { ... }

A new function with the kernel's name calls the old one, renamed, with addresses and constants;
everything is inlined into it, and LLVM's -O1 function passes run: no unrolling, no vectorizing, no
strength reduction. libdevice functions stay calls. Debug lines stay.

What it refuses: a launch over CUDA's limits (RK007), arguments that do not fit (RK005, RK006),
textures and surfaces that do not (RK042) and recursion whose depth the launch does not bound
(RK015).
"""

from __future__ import annotations

import functools
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

import llvmlite.binding as llvm

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend import llvm_context
from raise_kernel.frontend.arguments.bind import bind
from raise_kernel.frontend.arguments.signature import (
    Argument,
    Binding,
    ConstantParam,
    Launch,
    Signature,
)
from raise_kernel.frontend.arguments.tables import initializer
from raise_kernel.frontend.arguments.variables import undefined_variable
from raise_kernel.frontend.arguments.wrapper import INNER_NAME, build_wrapper
from raise_kernel.frontend.demangle import demangle
from raise_kernel.frontend.images.expand import Images
from raise_kernel.frontend.inlining.extract import inlinable, reachable_parts
from raise_kernel.frontend.inlining.simplify import simplified_functions, simplify
from raise_kernel.frontend.module import KernelInfo, LLVMModule, find_kernel
from raise_kernel.frontend.specialization.guards import switches_to_guards
from raise_kernel.frontend.specialization.launch_constants import (
    SREG,
    check_launch,
    register_functions,
)
from raise_kernel.frontend.specialization.libdevice import free_of_effects
from raise_kernel.frontend.specialization.padded_grid import grid_functions, with_sizes
from raise_kernel.frontend.specialization.synchronization import synchronizes
from raise_kernel.frontend.specialization.wide_division import with_wide_division
from raise_kernel.frontend.text_parts import (
    ModuleText,
    rename_symbols,
    symbols,
    with_null_addresses,
)

__all__ = ["Specialized", "bind", "specialize"]


@dataclass(frozen=True)
class Specialized:
    """The text of a module with one defined function, and what its parameters are. `is_inside`: its
    accesses are known to be inside of its arrays, by more than its text says."""

    text: str
    signature: Signature
    is_inside: bool = False


def specialize(
    module: LLVMModule,
    kernel: KernelInfo | str | None,
    launch: Launch,
    args: Sequence[Argument],
) -> Specialized:
    """The kernel for one launch, with array shapes and static scalars fixed."""
    info = kernel if isinstance(kernel, KernelInfo) else find_kernel(module, kernel)
    try:
        check_launch(launch, info.shared_bytes)
        binding = bind(info, args)
        parts = kernel_parts(module, info.name)
    except Refusal as refusal:
        raise replace(refusal, file=module.source, kernel=info.demangled) from None
    parts = replace(parts, globals=dict(parts.globals), functions=dict(parts.functions))
    images = Images.of(args)
    images.expand(parts)
    noalias = not synchronizes(parts)
    wrapper = build_wrapper(module, info, binding, args, noalias, launch)
    _open_variables(parts.globals, binding)
    parts.functions = {name: inlinable(f) for name, f in parts.functions.items()}
    text = _inner_text(str(parts), info.name)
    text = free_of_effects(_with_registers(text, launch)) + images.functions() + wrapper.text
    text += grid_functions(launch, text)
    if _has_null(info, binding):
        text = with_null_addresses(text)
    ref = llvm_context.parse(with_wide_division(_without_progress(text)), module.source)
    try:
        ref = simplify(ref, info.name)
        text = str(ref)
        images.refused(text)
        _refuse_undefined(ref, binding)
    except Refusal as refusal:
        raise replace(refusal, file=module.source, kernel=info.demangled) from None
    signature = Signature(info.name, launch, binding.memories, wrapper.scalars)
    return Specialized(switches_to_guards(with_sizes(text, wrapper.sizes)), signature)


@functools.lru_cache(maxsize=256)
def simplified_parts(module: LLVMModule) -> ModuleText:
    """The parts of a module, with device functions that are ready to be inlined. Nothing may change
    it."""
    return simplified_functions(module.parts, module.kernel_names, module.source)


@functools.lru_cache(maxsize=256)
def kernel_parts(module: LLVMModule, kernel: str) -> ModuleText:
    """The parts of a module that a kernel leads to. Nothing may change them."""
    return reachable_parts(simplified_parts(module), kernel)


def _has_null(info: KernelInfo, binding: Binding) -> bool:
    """Whether a null pointer is passed."""
    return any(
        param.is_pointer and isinstance(bound, ConstantParam)
        for param, bound in zip(info.params, binding.params, strict=True)
    )


_PROGRESS = re.compile(r"mustprogress (?<=\bmustprogress )(?=[^\n]*[{}])")


def _without_progress(text: str) -> str:
    """Without the promise that loops end: LLVM takes out those that do not, and what follows.

    A kernel with such a loop is refused where control flow is lifted.
    """
    if "mustprogress" not in text:
        return text
    return _PROGRESS.sub("", text).replace('!"llvm.loop.mustprogress"', '!"rk.loop"')


_VALUE = re.compile(r"^(@\S+ = ).*?((?:addrspace\(\d+\) )?)(?:externally_initialized )?"
                    r"(?:global|constant) ")  # fmt: skip


def _refuse_undefined(ref: llvm.ModuleRef, binding: Binding) -> None:
    """Refuse (RK012) a variable of another module that the call does not give."""
    given = {memory.symbol for memory in binding.memories}
    for value in ref.global_variables:
        own = value.name.startswith("rk.") or " addrspace(3) " in str(value)
        if value.is_declaration and value.name not in given and not own:
            raise undefined_variable(demangle(value.name))


def _open_variables(variables: dict[str, str], binding: Binding) -> None:
    """Variables that are memories are declared: their initial values say nothing.

    Those that are tables of pointers get the addresses that the call gives.
    """
    for memory in binding.memories:
        if memory.symbol in variables:
            head = _VALUE.match(variables[memory.symbol])
            assert head is not None
            kind = f"[{memory.nbytes} x i8]"
            variables[memory.symbol] = (
                f"{head.group(1)}external {head.group(2)}global {kind}, align 16"
            )
    for table in binding.tables:
        if table.symbol:
            head = _VALUE.match(variables[table.symbol])
            assert head is not None
            kind = "global" if table.written else "constant"
            variables[table.symbol] = (
                f"{head.group(1)}{head.group(2)}{kind} {initializer(table)}, align 16"
            )


# Numba reads the one register that LLVM has no intrinsic for in assembly.
_READ_BY_ASSEMBLY = re.compile(
    r"= (?:tail )?call i32 asm (?:sideeffect )?"
    r'"mov\.u32 \$0, %dynamic_smem_size;", "=r"\(\)(?: #\d+)?'
)


def _with_registers(text: str, launch: Launch) -> str:
    """The text with the launch's special registers as functions, or read by assembly as numbers."""
    text = _READ_BY_ASSEMBLY.sub(rf"= add i32 {launch.shared_bytes}, 0", text)
    functions = register_functions(launch)
    text, used = _register_calls(text, tuple((name, new) for name, (new, _) in functions.items()))
    definitions = [definition for name, (_, definition) in functions.items() if name in used]
    read = {name for name in symbols("\n".join(definitions)) if name.startswith(SREG)}
    declarations = [f"declare i32 @{name}()" for name in sorted(read)]
    return "\n".join([text, *declarations, *definitions]) + "\n"


# The texts that were specialized last are for another launch the same.
@functools.lru_cache(maxsize=8)
def _inner_text(text: str, kernel: str) -> str:
    """The text with the kernel as a function that the wrapper calls."""
    return rename_symbols(text, {kernel: INNER_NAME})


@functools.lru_cache(maxsize=8)
def _register_calls(text: str, names: tuple[tuple[str, str], ...]) -> tuple[str, frozenset[str]]:
    """The text with calls of functions for the special registers that have one, and the registers
    that it reads."""
    used = frozenset(s for s in symbols(text) if s.startswith(SREG))
    renamed = rename_symbols(text, {name: new for name, new in names if name in used})
    lines = [
        line
        for line in renamed.split("\n")
        if not (line.startswith("declare ") and "@rk.sreg." in line)
    ]
    return "\n".join(lines), used
