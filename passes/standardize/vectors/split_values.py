"""A function's rewriting in which each value of some types becomes several of smaller ones.

Block arguments become one argument a part, and branches pass the parts in the same order; what an
operation becomes is the subclass's to say.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import MutableMapping, Sequence
from typing import Generic, TypeVar

from raise_kernel.analysis.graphs.block_order import drop_unreachable_blocks
from raise_kernel.bindings import ir
from raise_kernel.diagnostics import refuse
from raise_kernel.mlir.facts import facts
from raise_kernel.mlir.rewriting import erase
from raise_kernel.mlir.walks import walked
from raise_kernel.passes.standardize.branches import operand_groups, rebuild_branch

P = TypeVar("P", bound=Sequence[ir.Value])


def _types_in(entry: ir.Block) -> set[ir.Type]:
    """The types of all values in the function of this block, which is its first."""
    blocks = list(entry.region.blocks)
    types = {argument.type for block in blocks for argument in block.arguments}
    return types | {r.type for block in blocks for op in walked(block) for r in op.results}


class ValueSplitter(ABC, Generic[P]):
    """`parts` holds the parts of every value seen so far that is split."""

    parts: MutableMapping[ir.Value, P]

    def __init__(self) -> None:
        self.dead: list[ir.Operation] = []
        self.split_arguments: dict[ir.Block, list[int]] = {}

    @abstractmethod
    def splits(self, type_: ir.Type) -> bool:
        """Whether values of a type are split."""

    @abstractmethod
    def new_arguments(self, block: ir.Block, argument: ir.BlockArgument) -> P:
        """Append the parts of an argument to its block's."""

    @abstractmethod
    def visit(self, op: ir.Operation) -> None:
        """Rewrite an operation that is no branch; what is done with goes to `dead`."""

    def run(self, func: ir.Operation) -> None:
        """Raises a refusal RK018 for a parameter of a type that is split."""
        blocks = drop_unreachable_blocks(func)
        if not any(map(self.splits, facts.once(_types_in, blocks[0]))):
            return
        for argument in blocks[0].arguments:
            if self.splits(argument.type):
                raise refuse("RK018", f"a kernel parameter of type {argument.type}", at=func)
        for block in blocks[1:]:
            self._expand_arguments(block)
        for block in blocks:
            for op in list(block.operations):
                if op.operation.successors:
                    self._visit_branch(op.operation)
                else:
                    self.visit(op.operation)
        for op in reversed(self.dead):
            erase(op)
        for block, positions in self.split_arguments.items():
            for position in reversed(positions):
                block.erase_argument(position)

    def _expand_arguments(self, block: ir.Block) -> None:
        split = [a for a in block.arguments if self.splits(a.type)]
        if split:
            self.split_arguments[block] = [a.arg_number for a in split]
        for argument in split:
            self.parts[argument] = self.new_arguments(block, argument)

    def _visit_branch(self, op: ir.Operation) -> None:
        fixed, groups = operand_groups(op)
        if any(self.splits(value.type) for value in fixed):
            raise refuse("RK018", f"a switch on a value of type {fixed[0].type}", at=op)
        targets = list(op.successors)
        if not any(block in self.split_arguments for block in targets):
            return
        expanded = [
            self._expand_operands(group, self.split_arguments.get(block, ()))
            for block, group in zip(targets, groups, strict=True)
        ]
        rebuild_branch(op, fixed, expanded)

    def _expand_operands(
        self, operands: Sequence[ir.Value], split: Sequence[int]
    ) -> list[ir.Value]:
        whole = [v for i, v in enumerate(operands) if i not in split]
        return whole + [part for i in split for part in self.parts[operands[i]]]
