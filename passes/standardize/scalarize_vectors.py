"""Vectors, arrays and structs in SSA values become scalars, each in its own value.

    %v = llvm.load %p : !llvm.ptr -> vector<2xf32>          %q = llvm.getelementptr %p[4], i8
    %w = llvm.fadd %v, %v : vector<2xf32>              ->   %a = llvm.load %p : f32
    %e = llvm.extractelement %w[%one : i32]                 %b = llvm.load %q : f32
                                                            %e = llvm.fadd %b, %b : f32

Block arguments of a composite type become one argument a scalar. A result that only an operation
of several values can give (`uadd.with.overflow`, `cmpxchg`, inline assembly) keeps its struct and
is read through `llvm.extractvalue`. Refuses composite kernel parameters (RK018), masked vector
intrinsics and calls that take vectors (RK012).
"""

from __future__ import annotations

from collections.abc import Sequence

from raise_kernel.analysis.graphs.block_order import drop_unreachable_blocks
from raise_kernel.analysis.memory.type_layout import is_composite, leaf_types
from raise_kernel.bindings import ir, kernels
from raise_kernel.diagnostics import refuse
from raise_kernel.pass_base import PassContext
from raise_kernel.passes.standardize.branches import operand_groups, rebuild_branch
from raise_kernel.passes.standardize.emitter import Emitter
from raise_kernel.passes.standardize.vectors import vector_rules
from raise_kernel.passes.standardize.vectors.vector_rules import Parts
from raise_kernel.registry import register_pass


@register_pass("scalarize-vectors", stage="standardize")
def scalarize_vectors(module: ir.Module, ctx: PassContext) -> None:
    """Replace LLVM vectors, arrays and structs in SSA values by scalars."""
    for func in kernels(module):
        if func.name == "llvm.func":
            _Scalarizer().run(func)


class _Scalarizer:
    """One function's rewriting. `parts` holds the scalars of every composite value seen so far."""

    def __init__(self) -> None:
        self.parts: Parts = {}
        self.composite_args: dict[ir.Block, list[int]] = {}
        self.dead: list[ir.Operation] = []

    def run(self, func: ir.Operation) -> None:
        blocks = drop_unreachable_blocks(func)
        for argument in blocks[0].arguments:
            if is_composite(argument.type):
                raise refuse("RK018", f"a kernel parameter of type {argument.type}", at=func)
        for block in blocks[1:]:
            self._expand_arguments(block)
        for block in blocks:
            for op in list(block.operations):
                self._visit(op.operation)
        for op in reversed(self.dead):
            op.erase()
        for block, positions in self.composite_args.items():
            for position in reversed(positions):
                block.erase_argument(position)

    def _expand_arguments(self, block: ir.Block) -> None:
        """Append the scalars of composite arguments; branches pass them in the same order."""
        composite = [a for a in block.arguments if is_composite(a.type)]
        if not composite:
            return
        self.composite_args[block] = [a.arg_number for a in composite]
        for argument in composite:
            types = leaf_types(argument.type)
            self.parts[argument] = [block.add_argument(t, argument.location) for t in types]

    def _visit(self, op: ir.Operation) -> None:
        if op.successors:
            self._visit_branch(op)
            return
        results = list(op.results)
        touches = any(is_composite(r.type) for r in results)
        if not touches and not any(is_composite(v.type) for v in op.operands):
            return
        scalars = vector_rules.scalarize(op, self.parts, Emitter.before(op))
        if scalars is None:
            self._read_through_extracts(op)
            return
        if results:
            if is_composite(results[0].type):
                self.parts[results[0]] = scalars
            else:
                results[0].replace_all_uses_with(scalars[0])
        self.dead.append(op)

    def _read_through_extracts(self, op: ir.Operation) -> None:
        """Keep `op`; its struct result is read by one extractvalue a member."""
        build = Emitter(ir.InsertionPoint.after(op), op.location)
        result = op.results[0]
        self.parts[result] = [
            build(
                "llvm.extractvalue",
                [result],
                leaf,
                {"position": ir.DenseI64ArrayAttr.get([index])},
            )
            for index, leaf in enumerate(leaf_types(result.type))
        ]

    def _visit_branch(self, op: ir.Operation) -> None:
        targets = list(op.successors)
        if not any(block in self.composite_args for block in targets):
            return
        fixed, groups = operand_groups(op)
        expanded = [
            self._expand_operands(group, self.composite_args.get(block, ()))
            for block, group in zip(targets, groups, strict=True)
        ]
        rebuild_branch(op, fixed, expanded)

    def _expand_operands(
        self, operands: Sequence[ir.Value], composite: Sequence[int]
    ) -> list[ir.Value]:
        plain = [v for i, v in enumerate(operands) if i not in composite]
        return plain + [part for i in composite for part in self.parts[operands[i]]]
