"""One launch of one kernel: a module with one function, and only what varies at run time in it.

    define ptx_kernel void @k(ptr %x, float %a, i32 %n) { ... call i32 @ntid.x() ... call @f(...) }
    ->
    define void @k(ptr noalias nonnull align 16 dereferenceable(4096) %x, float %a) { ... }

A new function with the kernel's name calls the old one, renamed, with addresses and constants;
everything is inlined into it, and LLVM's -O1 function passes run: no unrolling, no vectorizing, no
strength reduction. libdevice functions stay calls. Debug lines stay.

What it refuses: a launch over CUDA's limits (RK007) and arguments that do not fit (RK005, RK006).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

import llvmlite.binding as llvm

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend import llvm_context
from raise_kernel.frontend.bind import bind
from raise_kernel.frontend.guards import switches_to_guards
from raise_kernel.frontend.launch_constants import SREG, check_launch, register_functions
from raise_kernel.frontend.libdevice import EXACT, free_of_effects
from raise_kernel.frontend.module import KernelInfo, LLVMModule, find_kernel
from raise_kernel.frontend.signature import Argument, Launch, Signature
from raise_kernel.frontend.text_parts import (
    Function,
    ModuleText,
    quote,
    rename_symbols,
    symbols,
)
from raise_kernel.frontend.wrapper import INNER_NAME, build_wrapper

__all__ = ["Specialized", "bind", "specialize"]

_LINKAGE = re.compile(
    r"\b(?:private|internal|available_externally|linkonce_odr|linkonce|weak_odr|weak|common|"
    r"appending|extern_weak|external|dso_local|dso_preemptable|default|hidden|protected|"
    r"ptx_kernel|ptx_device|amdgpu_kernel|spir_kernel|spir_func) "
)
_BLOCKERS = re.compile(
    r"\b(?:noinline|optnone|minsize|optsize)\b ?|\"target-(?:cpu|features)\"=\"[^\"]*\" ?"
)
_TAIL_NAMES = re.compile(r"\s(?:comdat(?:\([^)]*\))?|personality \S+ \S+|section \"[^\"]*\")")
_UNROLL = re.compile(r'!\{!"llvm\.loop\.(?:unroll|peeled)[^"]*"[^}]*\}')
_DEBUG_RECORD = re.compile(r"^\s+#dbg_.*\n?", re.MULTILINE)

# A signal that another thread may have written memory since: pointers are then not `noalias`.
_SYNCHRONIZES = re.compile(
    r"\bfence\b|\b(?:atomicrmw|cmpxchg)\b|\batomic\b|\bvolatile\b|\basm\b|"
    r"@\"?[\w.]*(?:barrier|\.bar\.|membar|shfl|vote|match\.|activemask|redux|mbarrier|syncthreads)"
)


@dataclass(frozen=True)
class Specialized:
    """The text of a module with one defined function, and what its parameters are."""

    text: str
    signature: Signature


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
    except Refusal as refusal:
        raise replace(refusal, file=module.source, kernel=info.demangled) from None
    parts = reachable_parts(module.parts, info.name)
    synchronizes = any(_SYNCHRONIZES.search(f.body) for f in parts.functions.values())
    wrapper = build_wrapper(module, info, binding, args, noalias=not synchronizes)
    parts.functions = {name: _prepared(f) for name, f in parts.functions.items()}
    text = rename_symbols(str(parts), {info.name: INNER_NAME})
    text = free_of_effects(_with_registers(text, launch)) + wrapper.text
    ref = llvm_context.parse(text, module.source)
    _optimize(ref, info.name)
    signature = Signature(info.name, launch, binding.memories, wrapper.scalars)
    return Specialized(switches_to_guards(str(ref)), signature)


def reachable_parts(parts: ModuleText, kernel: str) -> ModuleText:
    """The part of a module that a kernel leads to; libdevice bodies are dropped."""
    names = parts.reachable([kernel], lambda f: not f.name.startswith("__nv_"))
    return ModuleText(
        head=[line for line in parts.head if not line.startswith("module asm")],
        globals={n: g for n, g in parts.globals.items() if n in names},
        functions={n: f for n, f in parts.functions.items() if n in names},
        attributes=[_attribute_group(line) for line in parts.attributes],
        metadata=[m for line in parts.metadata if (m := _metadata_line(line, names)) is not None],
    )


def _attribute_group(line: str) -> str:
    """An attribute group without what keeps a function from being inlined; it may not be empty."""
    line = _BLOCKERS.sub("", line)
    return re.sub(r"\{\s*\}", "{ nounwind }", line)


def _metadata_line(line: str, names: set[str]) -> str | None:
    """A metadata line without mentions of dropped symbols and without requests to unroll."""
    if line.startswith("!nvvm.annotations"):
        return None
    line = _UNROLL.sub('!{!"llvm.loop.unroll.disable"}', line)
    if "@" in line and not symbols(line) <= names:
        head, _, rest = line.partition(" = ")
        if rest.startswith(("!{", "distinct !{")):
            return f"{head} = !{{}}"
        return re.sub(r"ptr (?:addrspace\(\d+\) )?@[-\w$.\"]+", "ptr null", line)
    return line


def _prepared(function: Function) -> Function:
    """A definition made internal and always inlined; a libdevice body made a declaration."""
    if function.name in EXACT:
        head, _, body = EXACT[function.name].replace("@NAME", f"@{function.name}").partition("\n")
        return Function(function.name, head, body)
    if not function.is_definition:
        return function
    before, params, after = function.split_head()
    before = _LINKAGE.sub("", before).removeprefix("define ")
    name = quote(function.name)
    if function.name.startswith("__nv_"):
        return Function(function.name, f"declare {before}{name}{params}")
    after = _TAIL_NAMES.sub("", after)
    before = f"define internal {before}"
    after = re.sub(r"\balwaysinline\b", "", after)
    match = re.match(r"( (?:local_)?unnamed_addr)?", after)
    assert match is not None
    head = f"{before}{name}{params}{match.group()} alwaysinline{after[match.end() :]}"
    body = _DEBUG_RECORD.sub("", function.body)
    return Function(function.name, head, body)


def _with_registers(text: str, launch: Launch) -> str:
    """The text with the launch's special registers as functions."""
    used = {s for s in symbols(text) if s.startswith(SREG)}
    functions = {n: f for n, f in register_functions(launch).items() if n in used}
    renamed = rename_symbols(text, {name: new for name, (new, _) in functions.items()})
    lines = [
        line
        for line in renamed.split("\n")
        if not (line.startswith("declare ") and "@rk.sreg." in line)
    ]
    for name, (_, definition) in functions.items():
        if f"@{name}(" in definition:
            lines.append(f"declare i32 @{name}()")
        lines.append(definition)
    return "\n".join(lines) + "\n"


def _optimize(ref: llvm.ModuleRef, kernel: str) -> None:
    """Inlines and simplifies until no defined function is called, at most a few rounds.

    The second simplification finds what the first uncovered: -O1 looks for common
    subexpressions once, at its start.
    """
    passes = llvm_context.Passes()
    for _ in range(4):
        passes.on_module(ref, "always_inliner", "global_dead_code_eliminate")
        function = ref.get_function(kernel)
        passes.simplify(function)
        passes.on_function(function, "dead_store_elimination")
        passes.simplify(function)
        passes.on_module(
            ref, "global_dead_code_eliminate", "strip_dead_prototype", "constant_merge"
        )
        if sum(not f.is_declaration for f in ref.functions) == 1:
            return
