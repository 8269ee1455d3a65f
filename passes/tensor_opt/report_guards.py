"""Adds counters to guards, in kernels with `rk.report_guards`.

Before:
    %r = "stablehlo.if"(%test) ({ %named }, { own steps }) {rk.guard = "recognize-recurrences"}
After:
    %failed = not %test
    custom_call "rk.count_guard"(%failed) {"name": "recognize-recurrences", "line": "k.cu:4:7", ...}
    %r = "stablehlo.if"(%test) ...

The replay makes a callback of the call. `operations` estimates what a failure costs: the elements
that the kernel's own steps compute, loops of unknown length counted as one iteration. A guard
that another recognizer replaced, with the steps that it guards, is gone by now and not counted.
Refuses nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import prod

from raise_kernel.bindings import ir, stablehlo
from raise_kernel.mlir.facts import facts
from raise_kernel.mlir.walks import kernels, walked
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.tensor_opt.graph.loop_ranges import trip_count
from raise_kernel.passes.tensor_opt.idioms.guards import (
    FAILS,
    GUARD,
    REPORTED,
    count_failures,
)


@register_pass("report-guards", stage="tensor-opt", needs=("stablehlo.if",))
def report_guards(module: ir.Module, ctx: PassContext) -> None:
    """Count the failures of guards, in kernels that ask for it."""
    for kernel in kernels(module):
        if REPORTED not in kernel.attributes:
            continue
        found = [op for op in walked(kernel.regions[0].blocks[0]) if GUARD in op.attributes]
        for op in found:
            _count(op)
        if found:
            ctx.remarks.applied(f"{len(found)} guards count their failures", kernel)


def _count(op: ir.Operation) -> None:
    """Put a counter before a guard."""
    facts.changed()
    fails = FAILS in op.attributes
    with ir.InsertionPoint(op), op.location:
        mask = op.operands[0]
        failed = mask if fails else stablehlo.not_(mask)
        own = op.regions[0 if fails else 1].blocks[0]
        count_failures(failed, _operations(own), ir.StringAttr(op.attributes[GUARD]).value)


def _operations(block: ir.Block) -> int:
    """The elements that a block computes."""
    total = 0
    for view in block.operations:
        op = view.operation
        if op.name == "stablehlo.while":
            trips = trip_count(op)
            total += (1 if trips is None else trips) * _operations(op.regions[1].blocks[0])
        elif op.name in ("stablehlo.if", "stablehlo.case"):
            total += max(_operations(region.blocks[0]) for region in op.regions)
        elif op.name == "stablehlo.reduce":
            total += _elements(op.operands)
        elif op.name != "stablehlo.constant":
            total += _elements(op.results)
    return total


def _elements(values: Iterable[ir.Value]) -> int:
    return sum(prod(ir.RankedTensorType(v.type).shape) for v in values)
