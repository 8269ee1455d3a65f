"""Launches thread by thread, on the reference executor: of kernels that print, and of others that
have no tensor form.

A tensor program has no output but arrays. Such a kernel runs on this CPU as it is written; what it
prints goes to standard output in the order of its threads. It is slow.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from raise_kernel.frontend.arguments.signature import Argument, Launch
from raise_kernel.frontend.module import KernelInfo, LLVMModule
from raise_kernel.runtime.device.buffer import Buffer
from raise_kernel.runtime.reference.execute import execute_bound

_PRINTS = re.compile(r"call \w+ @(?:vprintf|printf)\(")


def prints(module: LLVMModule, kernel: str) -> bool:
    """Whether a kernel, or what it calls, prints."""
    functions = module.parts.functions
    reached = module.parts.reachable([kernel], lambda function: True)
    return any(_PRINTS.search(functions[name].body) for name in reached if name in functions)


def run_by_threads(
    module: LLVMModule,
    info: KernelInfo,
    launch: Launch,
    arguments: Sequence[Argument],
    buffers: Sequence[Buffer],
    variables: Mapping[str, Buffer],
) -> None:
    """Run now; `buffers` and the module variables hold what the kernel leaves in them."""
    memories = [_bytes(buffer) for buffer in buffers]
    symbols = {name: _bytes(buffer) for name, buffer in variables.items()}
    left: list[Any] = execute_bound(module, info, launch, arguments, memories, symbols)
    for buffer, data in zip(buffers, left, strict=True):
        buffer.from_host(0, data)
    for name, buffer in variables.items():
        buffer.from_host(0, symbols[name])


def _bytes(buffer: Buffer) -> np.ndarray:
    return buffer.to_host(0, buffer.nbytes).copy()
