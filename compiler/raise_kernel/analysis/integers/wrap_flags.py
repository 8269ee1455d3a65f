"""The no-wrap flags of LLVM operations.

`overflowFlags` and `noWrapFlags` are properties that the bindings do not show as attributes, so
they are read from the printed operation: from a detached copy, since printing an operation in place
numbers the whole function. An operation made through the bindings holds them beside the property.
"""

from __future__ import annotations

import re

from raise_kernel.bindings import ir
from raise_kernel.mlir.rewriting import discard

NSW, NUW = 1, 2
GEP_NUSW = 2

_FLAGS = re.compile(r"(?:overflowFlags|noWrapFlags) = (\d+) : i32")
_CARRIERS = {
    "llvm.add": "overflowFlags",
    "llvm.sub": "overflowFlags",
    "llvm.mul": "overflowFlags",
    "llvm.shl": "overflowFlags",
    "llvm.trunc": "overflowFlags",
    "llvm.getelementptr": "noWrapFlags",
}


def wrap_flags(op: ir.Operation) -> int:
    """The flags as a bit set (`NSW | NUW`, or `GEP_NUSW | GEP_NUW`); 0 where there are none."""
    if op.name not in _CARRIERS:
        return 0
    copy = op.clone(ip=False)
    text = str(
        copy.operation.get_asm(
            assume_verified=True, use_local_scope=True, print_generic_op_form=True
        )
    )
    discard(copy.operation)
    flags = 0
    for found in _FLAGS.finditer(text):
        flags |= int(found.group(1))
    return flags


def flag_attributes(op: ir.Operation) -> dict[str, ir.Attribute]:
    """The flags as the attribute that builds an operation like `op`."""
    flags = wrap_flags(op)
    if not flags:
        return {}
    i32 = ir.IntegerType.get_signless(32)
    return {_CARRIERS[op.name]: ir.IntegerAttr.get(i32, flags)}
