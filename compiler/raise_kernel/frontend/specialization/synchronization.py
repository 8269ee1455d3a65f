"""Whether other threads may write memory while a kernel runs: its pointers are then not `noalias`.

`noalias` lets LLVM keep a loaded value across everything that is not known to write through the
same pointer, a barrier included. So what is unknown counts as synchronization:

    store ptr %x ... call @llvm.nvvm.barrier0() ... load ptr %x     ->  synchronizes
    call void @"my-barrier"(), declared and defined nowhere         ->  synchronizes
    call void @llvm.memcpy(..., i1 true), which is volatile         ->  synchronizes

Only the text outside quotes says what an instruction is, so that a word in a comment or a string
can add to what is unknown, never take from it. Names are unquoted and unescaped before they are
read."""

from __future__ import annotations

import functools
import re

from raise_kernel.frontend.text_parts import ModuleText, symbols

_INSTRUCTION = re.compile(
    r"\bfence\b|\b(?:atomicrmw|cmpxchg)\b|\batomic\b|\bvolatile\b|\basm\b|"
    r"@llvm\.mem(?:cpy|move|set)\.[^\n]*, i1 (?!false\))"
)
# Each of them has one of these words: code without them, which is most, is not searched.
_WORDS = ("fence", "atomic", "cmpxchg", "volatile", "asm", "@llvm.mem")
_NAME = re.compile(
    r"barrier|\.bar\.|membar|shfl|vote|match\.|activemask|redux|syncthreads|grid_sync|CGSynchronize|"
    r"\.fence\.|atomic|cp\.async|cp\.bulk|\.cluster|griddepcontrol|tcgen05"
)
# Declared functions that wait for no other thread: LLVM's intrinsics but for those named above,
# libdevice, this package's own, and what prints, allocates and ends a launch.
_ALONE = re.compile(
    r"llvm\.|__nv_|rk\.|(?:vprintf|malloc|free|__assertfail|__cxa_\w+_virtual)\Z", re.ASCII
)


def synchronizes(parts: ModuleText) -> bool:
    """Whether the functions of a module may wait for other threads, or read what those write."""
    bodies = "\n".join(f.body for f in parts.functions.values() if f.is_definition)
    outside = frozenset(n for n, f in parts.functions.items() if not f.is_definition)
    return _synchronize(bodies, outside)


@functools.lru_cache(maxsize=8)
def _synchronize(bodies: str, outside: frozenset[str]) -> bool:
    if any(word in bodies for word in _WORDS) and _INSTRUCTION.search(bodies):
        return True
    used = symbols(bodies)
    return any(_NAME.search(name) or (name in outside and not _ALONE.match(name)) for name in used)
