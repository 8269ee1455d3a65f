"""The number of votes of a warp is a sum over its lanes.

Before:
    %b = func.call @rk.warp.ballot(%p, %l)
    %n = math.ctpop %b
After:
    %v = arith.extui %p : i1 to i32
    %n = func.call @rk.warp.reduce.add(%v, -1, %l)

Both count the lanes that come here. The sum is then one with those over warps and blocks
(sum-over-lanes, fold-sums). A ballot of which some lanes are masked out before they are counted
stays: a rank among the lanes is no sum of all.

Proved: the number of bits of a ballot is the number of lanes that come to it with a true vote,
which the sum over the same lanes counts.
"""

from __future__ import annotations

from raise_kernel.analysis.lanes.lane_calls import create_lane_call, lane_call
from raise_kernel.bindings import arith, defining_op, ir, kernels, walked
from raise_kernel.erasing import erase
from raise_kernel.pass_base import PassContext
from raise_kernel.registry import register_pass
from raise_kernel.soundness import proved


@register_pass(
    "count-votes",
    stage="parallelize",
    needs=("math.ctpop",),
    soundness=[
        proved(
            "The number of bits of a ballot is the number of lanes that come to it with a "
            "true vote, which the sum over the same lanes counts."
        ),
    ],
)
def count_votes(module: ir.Module, ctx: PassContext) -> None:
    """Sum votes where they are counted."""
    for kernel in kernels(module):
        for op in walked(kernel.regions[0].blocks[0]):
            if op.name == "math.ctpop":
                _sum(op)


def _sum(count: ir.Operation) -> None:
    votes = defining_op(count.operands[0])
    call = lane_call(votes) if votes is not None else None
    if votes is None or call is None or (call.scope, call.kind) != ("warp", "ballot"):
        return
    number = count.results[0].type
    with count.location, ir.InsertionPoint(votes):
        vote = arith.extui(number, call.arguments[0])
        everyone = arith.constant(number, -1)
    total = create_lane_call("warp.reduce.add", [vote, everyone, *call.indices], [number], votes)
    count.results[0].replace_all_uses_with(total.results[0])
    erase(count)
