"""Integers of 65 to 128 bits become two of 64 bits, the low one first.

    %p = llvm.mul %a, %b : i128             %lo = llvm.mul %a0, %b0 : i64
    %q = llvm.lshr %p, %c64 : i128    ->    %hi = (the high word of %a0 * %b0)
    %h = llvm.trunc %q : i128 to i64              + %a0 * %b1 + %a1 * %b0

Block arguments become two, loads and stores two of 8 bytes. LLVM makes the odd widths itself, i65
for the sum of a loop's counts. Refuses kernel parameters that wide, their conversions to and from
floats, other intrinsics, calls and atomics on them, loads, stores and divisions of odd widths
(RK018). Divisions of 128 bits are loops of the front end's by then.
"""

from __future__ import annotations

from collections.abc import Sequence

from raise_kernel.analysis.graphs.block_order import drop_unreachable_blocks
from raise_kernel.bindings import ir, kernels
from raise_kernel.diagnostics import refuse
from raise_kernel.pass_base import PassContext
from raise_kernel.passes.standardize.branches import operand_groups, rebuild_branch
from raise_kernel.passes.standardize.emitter import Emitter, int_type
from raise_kernel.passes.standardize.vectors.wide_rules import Pair, Pairs, is_wide, split
from raise_kernel.registry import register_pass


@register_pass("split-wide-integers", stage="standardize")
def split_wide_integers(module: ir.Module, ctx: PassContext) -> None:
    """Replace integers of 65 to 128 bits by pairs of 64-bit ones."""
    for func in kernels(module):
        if func.name == "llvm.func":
            _Splitter().run(func)


class _Splitter:
    """One function's rewriting. `pairs` holds the words of every wide value seen so far."""

    def __init__(self) -> None:
        self.pairs: Pairs = {}
        self.wide_arguments: dict[ir.Block, list[int]] = {}
        self.dead: list[ir.Operation] = []

    def run(self, func: ir.Operation) -> None:
        blocks = drop_unreachable_blocks(func)
        for argument in blocks[0].arguments:
            if is_wide(argument.type):
                raise refuse("RK018", f"a kernel parameter of type {argument.type}", at=func)
        for block in blocks[1:]:
            self._expand_arguments(block)
        for block in blocks:
            for op in list(block.operations):
                self._visit(op.operation)
        for op in reversed(self.dead):
            op.erase()
        for block, positions in self.wide_arguments.items():
            for position in reversed(positions):
                block.erase_argument(position)

    def _expand_arguments(self, block: ir.Block) -> None:
        """Append the words of wide arguments; branches pass them in the same order."""
        wide = [a for a in block.arguments if is_wide(a.type)]
        if not wide:
            return
        self.wide_arguments[block] = [a.arg_number for a in wide]
        for argument in wide:
            low, high = (block.add_argument(int_type(64), argument.location) for _ in range(2))
            self.pairs[argument] = Pair(low, high)

    def _visit(self, op: ir.Operation) -> None:
        if op.successors:
            self._visit_branch(op)
            return
        if not any(is_wide(v.type) for v in (*op.results, *op.operands)):
            return
        made = split(op, self.pairs, Emitter.before(op))
        if isinstance(made, Pair):
            self.pairs[op.results[0]] = made
        elif made is not None:
            op.results[0].replace_all_uses_with(made)
        self.dead.append(op)

    def _visit_branch(self, op: ir.Operation) -> None:
        fixed, groups = operand_groups(op)
        if any(is_wide(value.type) for value in fixed):
            raise refuse("RK018", "a switch on an integer of more than 64 bits", at=op)
        targets = list(op.successors)
        if not any(block in self.wide_arguments for block in targets):
            return
        expanded = [
            self._expand_operands(group, self.wide_arguments.get(block, ()))
            for block, group in zip(targets, groups, strict=True)
        ]
        rebuild_branch(op, fixed, expanded)

    def _expand_operands(self, operands: Sequence[ir.Value], wide: Sequence[int]) -> list[ir.Value]:
        plain = [v for i, v in enumerate(operands) if i not in wide]
        return plain + [word for i in wide for word in self.pairs[operands[i]]]
