"""llvmlite, set up: parsing into a context of its own, and the pass builder for device code.

A context for each parse keeps the names of struct types as the text has them: in a shared context
a second `%struct.P` would be renamed. Line tables and other metadata are left as they are.
"""

from __future__ import annotations

import functools
import threading
from collections.abc import Sequence

import llvmlite.binding as llvm

from raise_kernel.diagnostics import Refusal

NVPTX_TRIPLE = "nvptx64-nvidia-cuda"
NVPTX_LAYOUT = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

# llvmlite objects are not thread-safe across one pass builder.
_passes_lock = threading.Lock()


def parse(text: str, source: str) -> llvm.ModuleRef:
    """Parses and verifies opaque-pointer text; RK001 when it is not LLVM IR, RK002 if invalid."""
    return _verified(_parse_in(text, source, llvm.create_context()), source)


def parse_bitcode(data: bytes, source: str) -> llvm.ModuleRef:
    """Parses and verifies bitcode of any LLVM up to llvmlite's own."""
    try:
        module = llvm.parse_bitcode(data, llvm.create_context())
    except RuntimeError as error:
        raise Refusal("RK001", _message(error), file=source) from None
    return _verified(module, source)


def _verified(module: llvm.ModuleRef, source: str) -> llvm.ModuleRef:
    try:
        module.verify()
    except RuntimeError as error:
        raise Refusal("RK002", _message(error), file=source) from None
    return module


def _message(error: RuntimeError) -> str:
    text = str(error).strip().removeprefix("LLVM IR parsing error").strip()
    return text or "LLVM gave no reason"


@functools.cache
def _pass_builder() -> llvm.PassBuilder:
    """-O1 for NVPTX: it knows that branches may diverge, so jumps are not threaded.

    -O1 and not -O2: GVN's partial redundancy elimination makes loop-carried values of loads, jump
    threading and unswitching copy code. Unrolling off leaves only loops that ask for it, and the
    requests are taken out of the text.
    """
    llvm.initialize_all_targets()
    options = llvm.create_pipeline_tuning_options(speed_level=1)
    options.loop_unrolling = False
    options.loop_interleaving = False
    options.loop_vectorization = False
    options.slp_vectorization = False
    machine = llvm.Target.from_triple(NVPTX_TRIPLE).create_target_machine(cpu="sm_80", opt=1)
    return llvm.create_pass_builder(machine, options)


def run_module_passes(module: llvm.ModuleRef, *names: str) -> None:
    """Runs llvmlite module passes, each by the middle of its `add_<name>_pass`."""
    with _passes_lock:
        manager = llvm.create_new_module_pass_manager()
        for name in names:
            getattr(manager, f"add_{name}_pass")()
        manager.run(module, _pass_builder())


def run_function_passes(function: llvm.ValueRef, *names: str) -> None:
    """Runs llvmlite function passes, each by the middle of its `add_<name>_pass`."""
    with _passes_lock:
        manager = llvm.create_new_function_pass_manager()
        for name in names:
            getattr(manager, f"add_{name}_pass")()
        manager.run(function, _pass_builder())


def simplify_function(function: llvm.ValueRef) -> None:
    """LLVM's function simplification at -O1: promotion, folding, loops, dead code."""
    with _passes_lock:
        builder = _pass_builder()
        builder.getFunctionPassManager().run(function, builder)


def link(texts: Sequence[str], source: str) -> str:
    """The text of one module that holds what all of these hold."""
    context = llvm.create_context()
    first, *others = (_parse_in(text, source, context) for text in texts)
    for other in others:
        try:
            first.link_in(other)
        except RuntimeError as error:
            raise Refusal("RK002", _message(error), file=source) from None
    return str(first)


def _parse_in(text: str, source: str, context: llvm.ContextRef) -> llvm.ModuleRef:
    try:
        return llvm.parse_assembly(text, context)
    except RuntimeError as error:
        raise Refusal("RK001", _message(error), file=source) from None
