"""Report loops that never end once they are entered, with the source line.

    scf.while (%n = %zero) : (i32) -> i32 {          note: a lane that repeats this loop once
      %going = arith.cmpi sgt, %x, %limit            never leaves it: nothing in the loop changes
      scf.condition(%going) %n                       its condition
    } do { ... }

The condition depends only on loop-invariant values, on carried values that the loop never changes,
and on memory that the loop does not write. If another thread writes this memory, the loop is a spin
loop, which refuse-spins has refused. Changes nothing, refuses nothing: perhaps no lane of the
launch enters the loop. lift-control-flow refuses loops without an exit (RK021).
"""

from __future__ import annotations

import functools
from collections.abc import Set

from raise_kernel.analysis.graphs.speculation import is_invariant
from raise_kernel.analysis.lanes.variance import root
from raise_kernel.analysis.memory.written import written_memories
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import defining_op, terminator
from raise_kernel.mlir.walks import kernels, named, walked
from raise_kernel.pass_manager.pass_base import PassContext, register_pass

# Operations whose results may differ in each execution.
_OPAQUE = frozenset(
    {"func.call", "memref.atomic_rmw", "memref.generic_atomic_rmw", "memref.alloca"}
)


@register_pass("remark-endless-loops", stage="structure", needs=("scf.while",))
def remark_endless_loops(module: ir.Module, ctx: PassContext) -> None:
    """Remark on loops whose condition nothing in them can change."""
    for kernel in kernels(module):
        for op in named(kernel.regions[0].blocks[0], "scf.while"):
            if _Loop(op).is_endless():
                ctx.remarks.note(
                    "a lane that repeats this loop once never leaves it: nothing in the loop "
                    "changes its condition",
                    op,
                )


class _Loop:
    """One `scf.while`, and the values that are the same in each iteration."""

    def __init__(self, op: ir.Operation) -> None:
        self.op = op
        self.before, self.after = (region.blocks[0] for region in op.regions)
        self.known: dict[ir.Value, bool] = {}

    @functools.cached_property
    def inside(self) -> list[ir.Operation]:
        return [o for block in (self.before, self.after) for o in walked(block)]

    @functools.cached_property
    def written(self) -> Set[ir.Value]:
        return written_memories(self.inside)

    @functools.cached_property
    def calls(self) -> bool:
        return any(o.name in ("func.call", "gpu.barrier") for o in self.inside)

    def is_endless(self) -> bool:
        return self.same(terminator(self.before).operands[0])

    def same(self, value: ir.Value) -> bool:
        """Whether `value` is the same in each iteration."""
        if value not in self.known:
            self.known[value] = False  # while it is being examined
            self.known[value] = self._same(value)
        return self.known[value]

    def _same(self, value: ir.Value) -> bool:
        if is_invariant(value, self.op):
            return True
        op = defining_op(value)
        if op is None:
            return self._carried_unchanged(ir.BlockArgument(value))
        if op.name in _OPAQUE or len(op.regions):
            return False
        if op.name.endswith(".load") and (self.calls or root(op.operands[0]) in self.written):
            return False
        return all(self.same(v) for v in op.operands)

    def _carried_unchanged(self, argument: ir.BlockArgument) -> bool:
        """Whether a block argument keeps its initial value; False for one of an inner loop."""
        number = argument.arg_number
        if argument.owner == self.after:
            return self.same(terminator(self.before).operands[1 + number])
        if argument.owner != self.before:
            return False
        value = terminator(self.after).operands[number]
        if value.owner == self.after:
            forwarded = ir.BlockArgument(value).arg_number
            value = terminator(self.before).operands[1 + forwarded]
        return value == argument
