"""Where a vector's code may still be left and started over: before what others see of it."""

from __future__ import annotations

from raise_kernel.bindings import ir
from raise_kernel.mlir.values import constant_int
from raise_kernel.mlir.walks import walked
from raise_kernel.runtime.native.cpu.types import is_shared

# Iterations of a loop that may be left and run anew.
_MOST_TRIPS = 32

_LOOPS = ("scf.for", "scf.while")
_PURE = ("arith.", "math.", "ub.", "affine.apply", "affine.if", "scf.")
# Calls and barriers in a vector's code are those of a warp, which is the vector.
_HARMLESS = frozenset(
    (
        "memref.load",
        "memref.alloca",
        "memref.get_global",
        "affine.yield",
        "func.call",
        "gpu.barrier",
    )
)


def may_start_over(op: ir.Operation) -> bool:
    """Whether guesses may be made inside of an operation."""
    return op.name not in _LOOPS or (_trips(op) <= _MOST_TRIPS and not has_effects(op))


def has_effects(op: ir.Operation) -> bool:
    """Whether others see that an operation has run."""
    return any(map(_is_effect, (op, *(o for r in op.regions for b in r.blocks for o in walked(b)))))


def _is_effect(op: ir.Operation) -> bool:
    if op.name == "memref.store":
        owner = op.operands[1].owner
        own = isinstance(owner, (ir.Operation, ir.OpView)) and owner.operation.name
        return own != "memref.alloca" or is_shared(op.operands[1].type)
    return not (op.name in _HARMLESS or op.name.startswith(_PURE))


def _trips(op: ir.Operation) -> float:
    """The iterations of a loop and of those inside it."""
    if op.name != "scf.for":
        return float("inf")
    bounds = [constant_int(value) for value in list(op.operands)[:3]]
    if None in bounds:
        return float("inf")
    lower, upper, step = (bound or 0 for bound in bounds)
    inner = (o for o in walked(op.regions[0].blocks[0]) if o.name in _LOOPS)
    return max(0, -(-(upper - lower) // max(step, 1))) * max(map(_trips, inner), default=1)
