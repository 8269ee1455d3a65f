"""Rules for what devices send each other, under `shard_map`."""

from __future__ import annotations

from raise_kernel.bindings import ir
from raise_kernel.runtime.replay.expr import Expr, call
from raise_kernel.runtime.replay.printer import FunctionPrinter, rule
from raise_kernel.stablehlo.read import permutation


@rule("stablehlo.collective_permute")
def collective_permute(p: FunctionPrinter, op: ir.Operation) -> Expr:
    """Around all devices of an axis of the mesh."""
    moved = permutation(op)
    parts = moved.parts
    pairs = f"[(k, (k + {moved.shift % parts}) % {parts}) for k in range({parts})]"
    text = call("lax.ppermute", p.strict(op.operands[0]).text, repr(moved.axis), pairs)
    return Expr(text, p.type(op.results[0]).shape)
