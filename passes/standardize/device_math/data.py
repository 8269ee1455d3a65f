"""Which numbers come from outside: no folding makes constants of them."""

from __future__ import annotations

from raise_kernel.bindings import ir
from raise_kernel.mlir.values import defining_op

# Where one operand of these is no constant, neither is the result.
_STRICT = frozenset(
    f"{dialect}.{name}"
    for dialect, names in {
        "arith": "addf subf mulf divf remf negf extf truncf sitofp uitofp bitcast",
        "math": "absf sqrt rsqrt exp log sin cos tan",
    }.items()
    for name in names.split()
)
_ADDRESSES = frozenset({"llvm.getelementptr", "llvm.addrspacecast", "llvm.bitcast"})


def is_data(value: ir.Value) -> bool:
    """Whether a number is loaded from the caller's memory, is a parameter, or is made of those."""
    pending, seen = [value], set[ir.Value]()
    while pending:
        value = pending.pop()
        if value in seen:
            continue
        seen.add(value)
        op = defining_op(value)
        if op is None:
            if _is_parameter(value):
                return True
        elif op.name == "llvm.load":
            if _is_parameter(_root(op.operands[0])):
                return True
        elif op.name in _STRICT:
            pending += op.operands
    return False


def _root(pointer: ir.Value) -> ir.Value:
    op = defining_op(pointer)
    while op is not None and op.name in _ADDRESSES:
        pointer = op.operands[0]
        op = defining_op(pointer)
    return pointer


def _is_parameter(value: ir.Value) -> bool:
    """Whether this is an argument of the kernel's first block."""
    if not isinstance(value, ir.BlockArgument):
        return False
    region = value.owner.region
    return value.owner == region.blocks[0] and region.owner.operation.name.endswith("func")
