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

from raise_kernel.analysis.memory.type_layout import is_composite, leaf_types
from raise_kernel.bindings import ir
from raise_kernel.mlir.rewriting import replace_uses
from raise_kernel.mlir.walks import kernels
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.standardize.emitter import Emitter
from raise_kernel.passes.standardize.vectors import vector_rules
from raise_kernel.passes.standardize.vectors.split_values import ValueSplitter
from raise_kernel.passes.standardize.vectors.vector_rules import Parts


@register_pass("scalarize-vectors", stage="standardize")
def scalarize_vectors(module: ir.Module, ctx: PassContext) -> None:
    """Replace LLVM vectors, arrays and structs in SSA values by scalars."""
    for func in kernels(module):
        if func.name == "llvm.func":
            _Scalarizer().run(func)


class _Scalarizer(ValueSplitter[list[ir.Value]]):
    def __init__(self) -> None:
        super().__init__()
        self.parts: Parts = {}

    def splits(self, type_: ir.Type) -> bool:
        return is_composite(type_)

    def new_arguments(self, block: ir.Block, argument: ir.BlockArgument) -> list[ir.Value]:
        return [block.add_argument(t, argument.location) for t in leaf_types(argument.type)]

    def visit(self, op: ir.Operation) -> None:
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
                replace_uses(results[0], scalars[0])
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
