"""LLVM text -> objects.

`parse(text)` gives a `Module` with functions, blocks, instructions with typed operands, globals,
attributes and source positions. llvmlite's own view of a module lacks predicates, flags,
alignments, address spaces and types, hence this parser. It takes the text that LLVM prints.
"""

from raise_kernel.frontend.llvm_text.module import (
    Alias,
    Block,
    Function,
    GlobalVariable,
    Module,
    Parameter,
)
from raise_kernel.frontend.llvm_text.parser import parse

__all__ = ["Alias", "Block", "Function", "GlobalVariable", "Module", "Parameter", "parse"]
