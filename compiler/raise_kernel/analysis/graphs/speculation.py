"""Which operations may run where the program would not have run them."""

from __future__ import annotations

from raise_kernel.bindings import ir
from raise_kernel.mlir.values import constant_int

# Division by zero (and the most negative number by -1) is undefined: only by a safe constant.
_DIVISIONS = frozenset(
    f"arith.{name}"
    for name in (
        "divsi",
        "divui",
        "remsi",
        "remui",
        "ceildivsi",
        "ceildivui",
        "floordivsi",
    )
)
_PURE_DIALECTS = frozenset(("arith", "math"))
_PURE_OPS = frozenset(
    (
        "affine.apply",
        "ub.poison",
        "gpu.thread_id",
        "gpu.block_id",
        "gpu.block_dim",
        "gpu.grid_dim",
        "gpu.lane_id",
        "memref.get_global",
        "memref.cast",
        "memref.collapse_shape",
    )
)


def is_pure(op: ir.Operation) -> bool:
    """Whether an operation without regions has no effects, and results of its operands alone."""
    name = op.name
    return not op.regions and (name.partition(".")[0] in _PURE_DIALECTS or name in _PURE_OPS)


def is_speculatable(op: ir.Operation) -> bool:
    """Pure, without regions, and defined for every input (its result may be poison)."""
    if op.name in _DIVISIONS:
        divisor = constant_int(op.operands[1])
        return divisor is not None and divisor not in (0, -1)
    return is_pure(op)


def is_invariant(value: ir.Value, loop: ir.Operation) -> bool:
    """Whether `value` is defined outside of the operation `loop`."""
    owner = value.owner
    block = owner if isinstance(owner, ir.Block) else owner.operation.block
    while True:
        parent = block.owner.operation
        if parent == loop:
            return False
        if parent.name == "func.func":
            return True
        block = parent.block
