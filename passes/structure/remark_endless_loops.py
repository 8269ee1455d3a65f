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

from raise_kernel.analysis.lanes.variance import root
from raise_kernel.analysis.memory.written import written_memories
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import defining_op
from raise_kernel.mlir.walks import kernels, named, walked
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.structure.refuse_spins import WhileLoop

# Operations whose results may differ in each execution.
_OPAQUE = frozenset(
    {"func.call", "memref.atomic_rmw", "memref.generic_atomic_rmw", "memref.alloca"}
)


@register_pass("remark-endless-loops", stage="structure", needs=("scf.while",))
def remark_endless_loops(module: ir.Module, ctx: PassContext) -> None:
    """Remark on loops whose condition nothing in them can change."""
    for kernel in kernels(module):
        for op in named(kernel.regions[0].blocks[0], "scf.while"):
            if _is_endless(op):
                ctx.remarks.note(
                    "a lane that repeats this loop once never leaves it: nothing in the loop "
                    "changes its condition",
                    op,
                )


def _is_endless(op: ir.Operation) -> bool:
    """Whether nothing that the condition depends on changes from one iteration to the next."""
    loop = WhileLoop(op)
    around = loop.slice([loop.condition])
    inside = [o for region in op.regions for o in walked(region.blocks[0])]
    written = written_memories(inside)
    calls = any(o.name in ("func.call", "gpu.barrier") for o in inside)
    for value in around.seen:
        maker = defining_op(value)
        if maker is None:
            continue
        if maker.name in _OPAQUE or len(maker.regions):
            return False
        if maker.name.endswith(".load") and (calls or root(maker.operands[0]) in written):
            return False
    following = [loop.after.get(value, value) for value in loop.nexts]
    return not around.opaque and all(loop.arguments[k] == following[k] for k in around.carried)
