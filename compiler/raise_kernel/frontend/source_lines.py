"""Where the source defines a function, by the debug information of its module."""

from __future__ import annotations

import re

from raise_kernel.frontend.module import LLVMModule

_DEBUG = re.compile(r"!dbg (!\d+)")


def line_of_function(module: LLVMModule, name: str) -> str | None:
    """`file.cu:12`; None for a module without debug information."""
    function = module.parts.functions.get(name)
    program = _DEBUG.search(function.head) if function is not None else None
    if program is None:
        return None
    from raise_kernel.frontend.llvm_text.metadata import Metadata

    metadata = Metadata()
    for line in module.parts.metadata:
        metadata.add(line)
    position = metadata.position(program.group(1))
    return f"{position.file}:{position.line}" if position is not None else None
