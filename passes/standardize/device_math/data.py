"""Which numbers come from outside: no folding makes constants of them."""

from __future__ import annotations

from collections.abc import Sequence

from raise_kernel.bindings import ir
from raise_kernel.mlir.values import defining_op, source_of
from raise_kernel.worklist import reachable

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
    return any(map(_is_source, reachable([value], _made_of)))


def _is_source(value: ir.Value) -> bool:
    op = defining_op(value)
    if op is None:
        return _is_parameter(value)
    return op.name == "llvm.load" and _is_parameter(source_of(op.operands[0], _ADDRESSES))


def _made_of(value: ir.Value) -> Sequence[ir.Value]:
    op = defining_op(value)
    return op.operands if op is not None and op.name in _STRICT else ()


def _is_parameter(value: ir.Value) -> bool:
    """Whether this is an argument of the kernel's first block."""
    if not isinstance(value, ir.BlockArgument):
        return False
    region = value.owner.region
    return value.owner == region.blocks[0] and region.owner.operation.name.endswith("func")
