"""Whether a kernel loads addresses from memory, stores them there, or computes with them.

Such a kernel sees device memory at the addresses that the program knows. Every other one reaches
its arguments alone, wherever they are.
"""

from __future__ import annotations

import re

from raise_kernel.frontend.module import LLVMModule

# What is loaded or stored is neither a number nor a vector of numbers.
_NO_NUMBER = r"(?:atomic |volatile )*(?!(?:<\d+ x )?(?:i\d+|half|bfloat|float|double)>?[, ])"
_HANDLES = re.compile(
    r"\b(?:inttoptr|ptrtoint)\b"
    rf"|= load {_NO_NUMBER}|^ *store {_NO_NUMBER}"
    r"|\b(?:atomicrmw (?:volatile )?xchg|cmpxchg (?:weak |volatile )*) ?ptr \S+, ptr "
    r"|= (?:tail )?call [^@\n]*\bptr\b[^@\n(]*(?:@llvm\.nvvm\.ld[gu]\.|asm )",
    re.MULTILINE,
)


def handles_addresses(module: LLVMModule, kernel: str) -> bool:
    """Whether a kernel, or what it calls, may find or leave addresses in memory."""
    functions = module.parts.functions
    reached = module.parts.reachable([kernel], lambda function: True)
    return any(_HANDLES.search(functions[name].body) for name in reached if name in functions)
