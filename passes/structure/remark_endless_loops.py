"""Loops that a lane never leaves once it is in: a remark, with the source line.

    scf.while (%n = %zero) : (i32) -> i32 {          note: a lane that goes round this loop once
      %going = arith.cmpi sgt, %x, %limit            never leaves it: nothing in the loop changes
      scf.condition(%going) %n                       its condition
    } do { ... }

The condition depends only on values from outside of the loop, on what the loop carries round
unchanged, and on memory that the loop does not write. Memory that another thread writes meanwhile
makes such a loop a spin, which refuse-spins has refused. Changes nothing, refuses nothing: the
launch may be one in which no lane goes in. A loop without an exit is lift-control-flow's (RK021).
"""

from __future__ import annotations

from raise_kernel.analysis.accesses.regions import WRITES
from raise_kernel.analysis.graphs.speculation import is_invariant
from raise_kernel.analysis.lanes.variance import root
from raise_kernel.bindings import defining_op, ir, kernels, walk, walked
from raise_kernel.pass_base import PassContext
from raise_kernel.registry import register_pass

# What these give is another thing each time, or may be.
_OPAQUE = frozenset(
    {"func.call", "memref.atomic_rmw", "memref.generic_atomic_rmw", "memref.alloca"}
)


@register_pass("remark-endless-loops", stage="structure", needs=("scf.while",))
def remark_endless_loops(module: ir.Module, ctx: PassContext) -> None:
    """Remark on loops whose condition nothing in them can change."""
    for kernel in kernels(module):
        for op in walk(kernel.regions[0].blocks[0]):
            if op.name == "scf.while" and _Loop(op).is_endless():
                ctx.remarks.note(
                    "a lane that goes round this loop once never leaves it: nothing in the loop "
                    "changes its condition",
                    op,
                )


class _Loop:
    """One `scf.while`, and which of its values are the same in each round."""

    def __init__(self, op: ir.Operation) -> None:
        self.op = op
        self.before, self.after = (region.blocks[0] for region in op.regions)
        inside = [o for block in (self.before, self.after) for o in walked(block)]
        self.written = {
            root(v)
            for o in inside
            if o.name in WRITES
            for v in o.operands
            if isinstance(v.type, ir.MemRefType)
        }
        self.calls = any(o.name in ("func.call", "gpu.barrier") for o in inside)
        self.known: dict[ir.Value, bool] = {}

    def is_endless(self) -> bool:
        return self.same(_terminator(self.before).operands[0])

    def same(self, value: ir.Value) -> bool:
        """Whether `value` is the same in each round."""
        if value not in self.known:
            self.known[value] = False  # while it is being looked at
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
        """Whether a block's argument is what the first round got; false for an inner loop's."""
        number = argument.arg_number
        if argument.owner == self.after:
            return self.same(_terminator(self.before).operands[1 + number])
        if argument.owner != self.before:
            return False
        value = _terminator(self.after).operands[number]
        if value.owner == self.after:
            forwarded = ir.BlockArgument(value).arg_number
            value = _terminator(self.before).operands[1 + forwarded]
        return value == argument


def _terminator(block: ir.Block) -> ir.Operation:
    return block.operations[-1].operation
