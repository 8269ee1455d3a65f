"""Merge a chain of branches to one block, as from `a && b`, into one branch.

Before:                                        After:
  cf.cond_br %a, ^second, ^no                    %b = arith.cmpi slt, %j, %m : i32
^second:                                         %ab = arith.andi %a, %b : i1
  %b = arith.cmpi slt, %j, %m : i32              cf.cond_br %ab, ^yes, ^no
  cf.cond_br %b, ^yes, ^no

The second block must have the first as its only predecessor, hold only operations that may be
speculated, and be short. Lifting the merged branch needs no flag. Block arguments that differ
become selects. Second blocks with loads, stores, or divisions by a possible zero stay.
"""

from __future__ import annotations

from dataclasses import dataclass

from raise_kernel.analysis.graphs.control_flow import last_operation
from raise_kernel.analysis.graphs.speculation import is_speculatable
from raise_kernel.bindings import arith, cf, ir
from raise_kernel.mlir.rewriting import erase, erase_blocks
from raise_kernel.mlir.values import array_values
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.structure.conditions import invert


@dataclass(frozen=True)
class _Branch:
    """A conditional branch: the two target blocks and their arguments."""

    op: ir.Operation
    condition: ir.Value
    targets: tuple[ir.Block, ir.Block]
    args: tuple[list[ir.Value], list[ir.Value]]


@register_pass("merge-branches", stage="structure", needs=("cf.cond_br",))
@dataclass(frozen=True)
class MergeBranches:
    """Merge a chain of branches to one block into one branch on the combined condition."""

    # A few index computations and their comparison.
    max_operations: int = 16

    def run(self, module: ir.Module, ctx: PassContext) -> None:
        for op in module.body.operations:
            if op.operation.name == "func.func" and len(op.operation.regions[0].blocks) > 2:
                self._merge_in(op.operation)

    def _merge_in(self, function: ir.Operation) -> None:
        blocks = list(function.regions[0].blocks)
        sources: dict[ir.Block, int] = dict.fromkeys(blocks, 0)
        for block in blocks:
            for target in last_operation(block).successors:
                sources[target] += 1
        gone: set[ir.Block] = set()
        # Later blocks first: the end of a chain is one branch when its head is examined.
        for block in reversed(blocks):
            while block not in gone and (second := self._merge(block, sources)) is not None:
                gone.add(second)
        if gone:
            erase_blocks(function, gone)

    def _merge(self, first: ir.Block, sources: dict[ir.Block, int]) -> ir.Block | None:
        """Merge the branch of one of `first`'s successors into its own; returns that block."""
        branch = _read_branch(first)
        if branch is None:
            return None
        for side in (0, 1):
            second, other = branch.targets[side], branch.targets[1 - side]
            if sources[second] != 1 or second in (first, other) or len(second.arguments):
                continue
            inner = _read_branch(second)
            if inner is None or other not in inner.targets or second in inner.targets:
                continue
            if inner.targets[0] == inner.targets[1] or not self._is_cheap(second):
                continue
            _combine(first, branch, second, inner, side)
            sources[other] -= 1
            sources[second] = 0
            return second
        return None

    def _is_cheap(self, block: ir.Block) -> bool:
        *ops, _ = (op.operation for op in block.operations)
        return len(ops) <= self.max_operations and all(map(is_speculatable, ops))


def _read_branch(block: ir.Block) -> _Branch | None:
    op = last_operation(block)
    if op.name != "cf.cond_br":
        return None
    sizes = array_values(op.attributes["operandSegmentSizes"])
    operands = list(op.operands)
    then, other = operands[1 : 1 + sizes[1]], operands[1 + sizes[1] :]
    targets = op.successors
    return _Branch(op, operands[0], (targets[0], targets[1]), (then, other))


def _combine(first: ir.Block, branch: _Branch, second: ir.Block, inner: _Branch, side: int) -> None:
    """Make `first` branch on both conditions; `side` tells which of its edges leads to `second`."""
    *ops, _ = (op.operation for op in second.operations)
    for op in ops:
        op.move_before(branch.op)
    ip, loc = ir.InsertionPoint(branch.op), branch.op.location
    shared = branch.targets[1 - side]
    leave = inner.targets.index(shared)
    to_second = branch.condition if side == 0 else invert(branch.condition, ip, loc)
    stay = inner.condition if leave == 1 else invert(inner.condition, ip, loc)
    both = arith.AndIOp(to_second, stay, loc=loc, ip=ip).result
    args = [
        near if near == far else arith.SelectOp(to_second, far, near, loc=loc, ip=ip).result
        for near, far in zip(branch.args[1 - side], inner.args[leave], strict=True)
    ]
    next_args = inner.args[1 - leave]
    cf.cond_br(both, next_args, args, inner.targets[1 - leave], shared, loc=loc, ip=ip)
    erase(branch.op)
    erase(inner.op)
