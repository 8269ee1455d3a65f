"""Marks loops with short bodies to be unrolled by a factor.

Before:
    %r:2 = stablehlo.while(%i = 0, %x = %x0) cond { %i < 1000 } do {
      ...                                       a step of a small stencil
    }
After:
    %r:2 = stablehlo.while(%i = 0, %x = %x0) ... attributes {rk.unroll = 40 : i64}

StableHLO cannot express this: the replay hands it to JAX (`lax.fori_loop(..., unroll=40)`),
which also handles a trip count that the factor does not divide. An iteration costs a GPU a test and
a launch of the loop's own, in addition to the kernels of its body: on an H200, 2,000 steps of a
stencil of 128 by 128 take 9.6 ms with one step per iteration, and 2.0 ms with ten or fifty, in
whichever form a step stores. On a CPU the overhead is close to nothing, and the loop stays as is.

The target's table decides: `iterations` and `iterations_unrolled` are steps of a small stencil, one
and fifty per iteration. Where the overhead of an iteration is half of the cost of its body or more,
the factor makes it a tenth. The cost of the body is estimated from its loop-carried arrays and the
operations that XLA does not fuse. Only innermost loops of known trip count, and at most
`operations` operations in the unrolled body. Refuses nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, prod

from raise_kernel.bindings import ir
from raise_kernel.costs import Costs, table_for
from raise_kernel.mlir.facts import facts
from raise_kernel.mlir.values import defining_op, text_attribute
from raise_kernel.mlir.walks import named, optimized_kernels
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.tensor_opt.graph.loop_ranges import trip_count
from raise_kernel.stablehlo.properties import UNFUSED, WITH_BLOCKS, qualified

UNROLL = "rk.unroll"
# Steps in the cases of the tables.
STEPS = 100
# The overhead of an iteration relative to its body: above the first, unroll down to the second.
WORTH = 0.5
SHARE = 0.1
MOST = 50
KERNELS, BLOCKS = qualified(UNFUSED), qualified(WITH_BLOCKS)


@register_pass("unroll-loops", stage="tensor-opt", needs=("stablehlo.while",))
@dataclass(frozen=True)
class UnrollLoops:
    """Mark loops with bodies cheaper than the loop itself to be unrolled by a factor."""

    target: str = ""
    operations: int = 1000

    def run(self, module: ir.Module, ctx: PassContext) -> None:
        for kernel in optimized_kernels(module):
            table = table_for(self.target or text_attribute(kernel, "rk.target"), ctx, kernel)
            if not {"iterations", "iterations_unrolled"} <= table.fixed.keys():
                continue
            loops = named(kernel.regions[0].blocks[0], "stablehlo.while")
            for loop in loops:
                trips = trip_count(loop)
                factor = self._factor(table, loop, trips) if trips is not None else 1
                if trips is not None and factor > 1:
                    facts.changed()
                    loop.attributes[UNROLL] = ir.IntegerAttr.get(
                        ir.IntegerType.get_signless(64), factor
                    )
                    words = f"a loop of {trips} iterations is unrolled by {factor}"
                    ctx.remarks.applied(words, loop)

    def _factor(self, table: Costs, loop: ir.Operation, trips: int) -> int:
        """The unroll factor, from the overhead of an iteration and the cost of its body."""
        body = [o.operation for o in loop.regions[1].blocks[0].operations]
        if any(op.name in BLOCKS for op in body):
            return 1
        launch = table.fixed["iterations_unrolled"] / STEPS
        overhead = table.fixed["iterations"] / STEPS - launch
        moved, kernels = _work(loop)
        takes = kernels * launch + moved * table.rate("stream")
        wanted = ceil(overhead / (SHARE * takes)) if overhead > WORTH * takes else 1
        most = min(wanted, MOST, trips, max(1, self.operations // len(body)))
        # A factor that divides the trip count leaves no epilogue.
        return next((k for k in range(most, most // 2, -1) if trips % k == 0), most)


def _work(loop: ir.Operation) -> tuple[float, int]:
    """Estimated 32-bit words that an iteration moves, and the number of its kernels."""
    body = loop.regions[1].blocks[0]
    *operations, end = [o.operation for o in body.operations]
    own = [op for op in operations if op.name in KERNELS]
    moved = sum(_words(v) for op in own for v in op.operands)
    written = 0
    for value, argument in zip(end.operands, body.arguments, strict=True):
        if value == argument or not ir.RankedTensorType(value.type).shape:
            continue
        written += 1
        op = defining_op(value)
        if op is None or op.name != "stablehlo.dynamic_update_slice":
            moved += _words(value)
        while op is not None and op.name == "stablehlo.dynamic_update_slice":
            moved += _words(op.operands[1])
            op = defining_op(op.operands[0])
    return moved, max(1, written + len(own))


def _words(value: ir.Value) -> float:
    type_ = ir.RankedTensorType(value.type)
    element = type_.element_type
    width = element.width if isinstance(element, (ir.IntegerType, ir.FloatType)) else 64
    return prod(type_.shape) * max(8, width) / 32
