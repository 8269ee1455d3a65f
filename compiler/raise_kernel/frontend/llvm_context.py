"""llvmlite, set up: parsing into a context of its own, and the pass builder for device code.

A context for each parse keeps the names of struct types as the text has them: in a shared context
a second `%struct.P` would be renamed. Line tables and other metadata are left as they are.
"""

from __future__ import annotations

import functools
import re
import threading
import weakref
from collections.abc import Sequence
from typing import TypeVar

import llvmlite.binding as llvm

from raise_kernel.diagnostics import Refusal

NVPTX_TRIPLE = "nvptx64-nvidia-cuda"
NVPTX_LAYOUT = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

# The context of each living module or engine, by its identity. Without it, a garbage collection
# that finds a module and its context in one cycle may dispose the context first, and crash.
_contexts: dict[int, llvm.ContextRef] = {}

_Disposed = TypeVar("_Disposed", llvm.ModuleRef, llvm.ExecutionEngine)

# The target machine is shared, and llvmlite's pass managers are not made for threads.
_passes_lock = threading.Lock()


def parse(text: str, source: str) -> llvm.ModuleRef:
    """Parses and verifies opaque-pointer text; RK001 when it is not LLVM IR, RK002 if invalid."""
    return _verified(_parse_in(text, source, llvm.create_context()), source)


def linked(texts: Sequence[str], source: str) -> str:
    """Modules as one, by LLVM's linker. Refuses with RK002 what two of them define."""
    context = llvm.create_context()
    first, *others = (_parse_in(text, source, context) for text in texts)
    for other in others:
        try:
            first.link_in(other)
        except RuntimeError as error:
            reason = str(error).strip() or "the modules define one name twice"
            raise Refusal("RK002", f"the modules do not link: {reason}", file=source) from error
    return str(_verified(first, source))


def module_of(text: str) -> llvm.ModuleRef:
    """A module that was parsed into a context of its own, but not verified. Raises RuntimeError."""
    context = llvm.create_context()
    return _outlived_by(llvm.parse_assembly(text, context), context)


def engine_of(module: llvm.ModuleRef, machine: llvm.TargetMachine) -> llvm.ExecutionEngine:
    """A JIT compiler with a module of `module_of`'s; it owns the machine."""
    engine = llvm.create_mcjit_compiler(module, machine)
    return _outlived_by(engine, _contexts[id(module)])


_VERSION = '!"Debug Info Version"'
# What makes LLVM print that it ignores debug information without a version. It ignores records of
# variables (#dbg_value) in silence.
_DEBUG = re.compile(r",? !dbg !\d+|^!llvm\.dbg\.cu = .*$", re.MULTILINE)


def check_given(text: str, source: str) -> None:
    """Refuses (RK001, RK002) text of a user's that LLVM would end the process for.

    LLVM verifies a module that says which version of debug information it has while it reads it,
    and aborts where the module is broken. Without that word it is read, and verified by us; and
    without the debug information, which LLVM would drop with a warning on standard error.
    """
    if _VERSION in text:
        parse(_DEBUG.sub("", text.replace(_VERSION, '!"no version"')), source)


def _outlived_by(one: _Disposed, context: llvm.ContextRef) -> _Disposed:
    _contexts[id(one)] = context
    weakref.finalize(one, _contexts.pop, id(one), None).atexit = False
    return one


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
def _target_machine() -> llvm.TargetMachine:
    """NVPTX, which tells the passes that branches may diverge, so that jumps are not threaded."""
    llvm.initialize_all_targets()
    return llvm.Target.from_triple(NVPTX_TRIPLE).create_target_machine(cpu="sm_80", opt=1)


# Loop passes walk all that comes before a loop to learn about its bounds: 900 loops in a row (2,700
# blocks) take them 13 s, 110 loops 0.3 s, 55 loops 0.08 s. Past this number of blocks or of loops
# the passes below stand in, which take 1 s for 900 loops.
_MOST_BLOCKS = 500
_MOST_LOOPS = 50
# Instruction combining asks of many values whether they may be poison, and each answer walks up all
# dominators: 3,300 blocks in a row take it 4 s, and 6,700 take it 20 s. Past this number of blocks
# it is left out; constant propagation and MLIR's folding do what they can.
_MOST_COMBINED_BLOCKS = 2_000
# A function that had more blocks than this is not simplified in full a second time: 330 blocks that
# became selects take 0.06 s, and `_AGAIN` 0.001 s. MLIR's CSE finds the common subexpressions.
_MOST_BLOCKS_AGAIN = 100
# None of them numbers values: llvmlite offers NewGVN alone, which LLVM does not run by default, and
# which aborts the process on some kernels (docs/decisions/20261122-no-new-gvn.md).
_LINEAR = (
    *("sroa", "simplify_cfg", "instruction_combine", "reassociate", "sccp"),
    *("simplify_cfg", "aggressive_dce"),
)
_AGAIN = ("reassociate", "sccp", "simplify_cfg", "aggressive_dce")


class Passes:
    """Runs passes over one module. A pass builder is for one module: it slows down with each run.

    The simplification is -O1's and not -O2's: GVN's partial redundancy elimination makes
    loop-carried values of loads, and unswitching copies code. Unrolling off leaves only loops that
    ask for it, and those requests are taken out of the text before.
    """

    def __init__(self) -> None:
        options = llvm.create_pipeline_tuning_options(speed_level=1)
        options.loop_unrolling = False
        options.loop_interleaving = False
        options.loop_vectorization = False
        options.slp_vectorization = False
        with _passes_lock:
            self._builder = llvm.create_pass_builder(_target_machine(), options)

    def on_module(self, module: llvm.ModuleRef, *names: str) -> None:
        """Runs llvmlite module passes, each by the middle of its `add_<name>_pass`."""
        self._run(llvm.create_new_module_pass_manager(), names, module)

    def on_function(self, function: llvm.ValueRef, *names: str) -> None:
        """Runs llvmlite function passes, each by the middle of its `add_<name>_pass`."""
        self._run(llvm.create_new_function_pass_manager(), names, function)

    def simplify(self, function: llvm.ValueRef, *then: str) -> int:
        """LLVM's function simplification: promotion, folding, loops, dead code; then passes as in
        `on_function`, which find the analyses that are left.

        Returns the number of blocks that the function had.
        """
        blocks = sum(1 for _ in function.blocks)
        if blocks > _MOST_COMBINED_BLOCKS:
            names = [name for name in _LINEAR if name != "instruction_combine"]
            self.on_function(function, *names, *then)
        elif blocks > _MOST_BLOCKS or (blocks > _MOST_LOOPS and _loops(function) > _MOST_LOOPS):
            self.on_function(function, *_LINEAR, *then)
        else:
            self._run(self._builder.getFunctionPassManager(), then, function)
        return blocks

    def simplify_again(self, function: llvm.ValueRef, before: int) -> None:
        """Simplify a function that had `before` blocks when it was first simplified."""
        if before > _MOST_BLOCKS_AGAIN:
            self.on_function(function, *_AGAIN)
        else:
            self.simplify(function)

    def _run(
        self,
        manager: llvm.ModulePassManager | llvm.FunctionPassManager,
        names: Sequence[str],
        what: llvm.ModuleRef | llvm.ValueRef,
    ) -> None:
        with _passes_lock:
            for name in names:
                getattr(manager, f"add_{name}_pass")()
            manager.run(what, self._builder)


# A label as LLVM prints it, with the blocks that branch to it.
_LABEL = re.compile(r'^("[^"]*"|[-\w$.]+):[^\n]*; preds = (.*)$', re.MULTILINE)


def _loops(function: llvm.ValueRef) -> int:
    """Blocks that a later block, or the block itself, branches to."""
    found = _LABEL.findall(str(function))
    order = {f"%{label}": number for number, (label, _) in enumerate(found)}
    return sum(
        any(order.get(name, -1) >= number for name in before.split(", "))
        for number, (_, before) in enumerate(found)
    )


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


# Before LLVM 19 a word stood before an index into a table of virtual functions; a range, which says
# as little here, has replaced it. In a string it is no word.
_INRANGE = re.compile(r'("[^"]*")|\binrange (?=i\d)')


def _parse_in(text: str, source: str, context: llvm.ContextRef) -> llvm.ModuleRef:
    if " inrange i" in text:
        text = _INRANGE.sub(lambda match: match.group(1) or "", text)
    try:
        return _outlived_by(llvm.parse_assembly(text, context), context)
    except RuntimeError as error:  # LLVM calls every text <string>
        message = _message(error).replace("<string>:", f"{source}:")
        raise Refusal("RK001", message, file=source) from None
