"""The no-wrap flags of LLVM operations.

An operation made through the bindings has them as an attribute. One that was parsed has them as a
property, which the bindings do not show: it is read from the printed operation, from a detached
copy, since printing an operation in place numbers the whole function.
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
    carrier = _CARRIERS.get(op.name)
    if carrier is None:
        return 0
    if carrier in op.attributes:
        return ir.IntegerAttr(op.attributes[carrier]).value
    copy = op.clone(ip=False)
    text = str(
        copy.operation.get_asm(
            assume_verified=True, use_local_scope=True, print_generic_op_form=True
        )
    )
    discard(copy.operation)
    found = _FLAGS.search(text)
    return int(found.group(1)) if found else 0


def flag_attributes(op: ir.Operation) -> dict[str, ir.Attribute]:
    """The flags as the attribute that builds an operation like `op`."""
    flags = wrap_flags(op)
    if not flags:
        return {}
    i32 = ir.IntegerType.get_signless(32)
    return {_CARRIERS[op.name]: ir.IntegerAttr.get(i32, flags)}
