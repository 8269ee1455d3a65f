"""The LLVM module of a file that a user names, whatever kind of file it is."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from raise_kernel.frontend.input_file import BITCODE, is_cuda, llvm_text, read_bytes
from raise_kernel.frontend.module import LLVMModule


def read_module(
    path_or_text: str | os.PathLike[str],
    clang: str | None = None,
    clang_args: Sequence[str] = (),
) -> LLVMModule:
    """The LLVM module of a file, by its kind, or of text. Refuses with RK001 and RK019."""
    if isinstance(path_or_text, str) and "\n" in path_or_text:
        return LLVMModule.parse(path_or_text)
    path = Path(path_or_text)
    if is_cuda(path):
        from raise_kernel.frontend.cuda import compile_cuda

        return compile_cuda(path, clang=clang, clang_args=clang_args)
    data = read_bytes(path)
    if data[:4] in BITCODE:
        return LLVMModule.parse_bitcode(data, str(path))
    return LLVMModule.parse(llvm_text(data, str(path)), str(path))
