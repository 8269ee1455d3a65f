"""If-conversion: turn a small scf.if without effects into selects.

Before:                                          After:
  %r = scf.if %c -> (f32) {                        %t = arith.mulf %x, %y : f32
    %t = arith.mulf %x, %y : f32                   %r = arith.select %c, %t, %z : f32
    scf.yield %t : f32
  } else { scf.yield %z : f32 }

Only plain arithmetic is speculated. A partial function (a division, a root, a logarithm) stays
under its condition, so that later stages can also keep its derivative finite. Loads, calls of math
functions, and more operations than the option allows stay, too.
"""

from __future__ import annotations

from dataclasses import dataclass

from raise_kernel.analysis.graphs.speculation import is_speculatable
from raise_kernel.bindings import arith, ir
from raise_kernel.mlir.rewriting import erase, replace_uses
from raise_kernel.mlir.walks import block_operations, named
from raise_kernel.pass_manager.pass_base import PassContext, register_pass

_PARTIAL = frozenset(("arith.divf", "arith.remf"))


@register_pass("if-to-select", stage="structure", needs=("scf.if",))
@dataclass(frozen=True)
class IfToSelect:
    """Turn a small scf.if without effects into selects."""

    # About as many as LLVM speculates; for more, the branch is the better form.
    max_operations: int = 8

    def run(self, module: ir.Module, ctx: PassContext) -> None:
        for op in reversed(named(module.body, "scf.if")):
            if self._may_flatten(op):
                _flatten(op)

    def _may_flatten(self, op: ir.Operation) -> bool:
        ops = _inner_operations(op)
        if not len(op.results):
            return not ops
        return len(ops) <= self.max_operations and all(
            o.name == "ub.poison"
            or (o.name.startswith("arith.") and o.name not in _PARTIAL and is_speculatable(o))
            for o in ops
        )


def _inner_operations(op: ir.Operation) -> list[ir.Operation]:
    return [
        inner
        for region in op.regions
        for block in region.blocks
        for inner in block_operations(block)[:-1]
    ]


def _flatten(op: ir.Operation) -> None:
    for inner in _inner_operations(op):
        inner.move_before(op)
    ip, condition = ir.InsertionPoint(op), op.operands[0]
    for position, result in enumerate(op.results):
        then, other = (region.blocks[0].operations[-1].operands[position] for region in op.regions)
        select = arith.SelectOp(condition, then, other, loc=op.location, ip=ip)
        replace_uses(result, select.result)
    erase(op)
