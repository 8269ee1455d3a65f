"""Inlining everything into the kernel, and LLVM's simplification of what results.

Recursion is unfolded: a function that returns its own call becomes a loop; another is inlined level
by level, and each level is simplified before the next, so that a depth which follows from constants
comes to its end. A call through a pointer becomes a choice among the functions that it can lead to
(function_pointers.py). What it refuses: recursion that goes on past MAX_DEPTH levels or that adds
more than MAX_GROWTH_LINES lines (RK015).
"""

from __future__ import annotations

import re
from collections.abc import Collection

import llvmlite.binding as llvm

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend import llvm_context
from raise_kernel.frontend.demangle import demangle
from raise_kernel.frontend.inlining.function_pointers import with_dispatchers, without_addresses
from raise_kernel.frontend.text_parts import (
    NULL_IS_VALID,
    ModuleText,
    quote,
    rename_symbols,
    split_module,
    symbols,
    with_null_addresses,
)

MAX_DEPTH = 24
MAX_GROWTH_LINES = 4_000
_LEVEL = ".level"
# What compilers leave at the rest of a loop that they have unrolled; it becomes a word of no sense.
_UNROLLING = ('!"llvm.loop.unroll.disable"', '!"rk.loop"')
_SUBPROGRAM = re.compile(r" !dbg !\d+")


def simplified_functions(module: ModuleText, kernels: Collection[str], source: str) -> ModuleText:
    """The module with each device function simplified by itself: once, not once a call.

    Only what unoptimized code is full of goes: stack slots, aggregates that are put together and
    taken apart, arithmetic on constants. Loops and branches stay: what becomes of them may depend
    on the caller. Accesses of address zero stay, too.
    """
    names = [f.name for f in module.functions.values() if f.is_definition]
    names = [name for name in names if name not in kernels and not name.startswith("__nv_")]
    text = str(module)
    if not names or NULL_IS_VALID in text:
        return module
    ref = llvm_context.parse(with_null_addresses(text), source)
    passes = llvm_context.Passes()
    for name in names:
        passes.on_function(ref.get_function(name), "sroa", "instruction_combine")
    simplified = split_module(str(ref))
    # An attribute of no meaning takes its place: a group may not be empty.
    simplified.attributes = [a.replace(NULL_IS_VALID, '"rk"') for a in simplified.attributes]
    return simplified


def simplify(ref: llvm.ModuleRef, kernel: str) -> llvm.ModuleRef:
    """The module with one defined function, simplified, unless function pointers keep others."""
    ref = _inlined(ref, kernel)
    dispatchers = 0
    for _ in range(MAX_DEPTH):
        text = with_dispatchers(ref, kernel, dispatchers)
        if text is None:
            break
        dispatchers += text.count(" = icmp eq ptr %f, ")
        ref = _inlined(llvm_context.parse(text, ref.name), kernel)
    if not dispatchers:
        return ref
    return _inlined(llvm_context.parse(without_addresses(str(ref)), ref.name), kernel)


def _inlined(ref: llvm.ModuleRef, kernel: str) -> llvm.ModuleRef:
    """The module with all that is called by name inlined into the kernel."""
    passes = llvm_context.Passes()
    callees = _round(ref, kernel, passes)
    if callees:  # function pointers fold to calls in the first round
        callees = _round(ref, kernel, passes)
    if not callees:
        return ref
    ref = llvm_context.parse(str(ref).replace(*_UNROLLING), ref.name)
    _recursion_to_loops(ref, kernel, passes)
    limit = str(ref).count("\n") + MAX_GROWTH_LINES
    for _ in range(MAX_DEPTH):
        callees = _round(ref, kernel, passes)
        if callees:  # in a loop, each iteration may call itself less deep than the one before
            passes.on_function(ref.get_function(kernel), "loop_unroll")
            callees = _round(ref, kernel, passes)
        if not callees:
            return ref
        text = str(ref)
        if text.count("\n") > limit:
            break
        ref = llvm_context.parse(_one_level(split_module(text), kernel, callees), ref.name)
    names = ", ".join(sorted(demangle(name.removesuffix(_LEVEL)) for name in callees))
    message = f"no bound was found for the recursion of {names}"
    raise Refusal("RK015", message, line=_first_call(split_module(str(ref)), kernel, callees))


def _first_call(parts: ModuleText, kernel: str, callees: set[str]) -> str | None:
    """The source line of the kernel's first call of one of these; None without debug lines."""
    names = callees | {name + _LEVEL for name in callees}
    from raise_kernel.frontend.llvm_text.metadata import Metadata

    metadata = Metadata()
    for line in parts.metadata:
        metadata.add(line)
    for line in parts.functions[kernel].body.split("\n"):
        found = _SUBPROGRAM.search(line)
        if " call " in line and names & symbols(line) and found:
            position = metadata.position(found.group().split()[-1])
            if position is not None:
                return f"{position.file}:{position.line}:{position.column}"
    return None


def _round(ref: llvm.ModuleRef, kernel: str, passes: llvm_context.Passes) -> set[str]:
    """Inlines what can be and simplifies the kernel; the functions that it still calls by name.

    Simplifying twice finds what the first time uncovered: -O1 looks for common subexpressions
    once, at its start.
    """
    passes.on_module(ref, "always_inliner", "global_dead_code_eliminate")
    function = ref.get_function(kernel)
    blocks = passes.simplify(function, "dead_store_elimination")
    passes.simplify_again(function, blocks)
    passes.on_module(ref, "global_dead_code_eliminate", "strip_dead_prototype", "constant_merge")
    return _callees(ref, kernel)


def _callees(ref: llvm.ModuleRef, kernel: str) -> set[str]:
    """Defined functions that the kernel still calls by name."""
    defined = {f.name for f in ref.functions if not f.is_declaration} - {kernel}
    if not defined:
        return set()
    body = split_module(str(ref)).functions[kernel].body
    calls = re.findall(r"\bcall [^\n]*?(@\"[^\"]*\"|@[-\w$.]+)\(", body)
    return defined & symbols(" ".join(calls))


def _recursion_to_loops(ref: llvm.ModuleRef, kernel: str, passes: llvm_context.Passes) -> None:
    for function in ref.functions:
        if not function.is_declaration and function.name != kernel:
            passes.simplify(function)
            passes.on_function(function, "tail_call_elimination")
            passes.simplify(function)


def _one_level(parts: ModuleText, kernel: str, callees: set[str]) -> str:
    """The module with each callee copied, and the kernel calling the copies: they inline once."""
    names = {name: name + _LEVEL for name in callees}
    text = str(parts)
    root = parts.functions[kernel]
    text = text.replace(root.text, f"{root.head}\n{rename_symbols(root.body, names)}", 1)
    copies = []
    for name, copy in names.items():
        function = parts.functions[name]
        before, params, after = function.split_head()
        after = _SUBPROGRAM.sub("", after)  # which belongs to one function
        copies.append(f"{before}{quote(copy)}{params}{after}\n{function.body}")
    return text + "\n".join(copies) + "\n"
