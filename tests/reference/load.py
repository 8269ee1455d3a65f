"""Kernels of tests/reference/kernels/*.cu on the reference executor.

The .ll files come from `tests/kernels/regenerate.py`; -O0 and -O1 are kept.
"""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

import numpy as np

from raise_kernel.frontend.module import LLVMModule
from raise_kernel.runtime.brackets import launch_of
from raise_kernel.runtime.reference import execute

LEVELS = ("O0", "O1")


@functools.cache
def module(name: str, level: str = "O1") -> LLVMModule:
    """The module of one source at one optimization level."""
    path = Path(__file__).parent / "kernels" / level / f"{name}.ll"
    return LLVMModule.parse(path.read_text(), path.name)


def run(
    source: str,
    kernel: str,
    configuration: tuple[Any, ...],
    *args: Any,
    level: str = "O1",
    **options: Any,
) -> list[np.ndarray]:
    """`kernel[configuration](*args)`; the arrays afterwards."""
    return execute(module(source, level), kernel, launch_of(configuration), args, **options)


def lane_kernel(header: str, body: str, kind: str) -> LLVMModule:
    """A kernel of one lane a number: `%a` and `%b` are elements of x and y, `%r` goes to out."""
    return LLVMModule.parse(
        f"""{header}
define ptx_kernel void @k(ptr %x, ptr %y, ptr %out) {{
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %p = getelementptr {kind}, ptr %x, i64 %i
  %q = getelementptr {kind}, ptr %y, i64 %i
  %o = getelementptr {kind}, ptr %out, i64 %i
  %a = load {kind}, ptr %p
  %b = load {kind}, ptr %q
{body}
  store {kind} %r, ptr %o
  ret void
}}
"""
    )
