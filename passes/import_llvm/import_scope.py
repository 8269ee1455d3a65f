"""Where ops of one function are made: values by name, the constants, the block and position."""

from __future__ import annotations

from collections.abc import Sequence

from raise_kernel.bindings import ir
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.llvm_text import module as m
from raise_kernel.frontend.llvm_text import types as t
from raise_kernel.frontend.llvm_text import values as v
from raise_kernel.passes.import_llvm.import_attributes import Attributes
from raise_kernel.passes.import_llvm.import_constants import ConstantBuilder
from raise_kernel.passes.import_llvm.import_types import result_types


def resolve_alias(reference: v.GlobalRef, module: m.Module) -> v.Constant:
    """The value of a global's name, through aliases. Refuses ifuncs."""
    alias = module.aliases.get(reference.name)
    if alias is None:
        return reference
    if alias.ifunc or alias.linkage not in ("external", "internal", "private"):
        kind = "ifunc" if alias.ifunc else f"{alias.linkage} alias"
        raise Refusal("RK011", f"the {kind} @{alias.name} is not raised", instruction=alias.text)
    if isinstance(alias.target, v.GlobalRef):
        return resolve_alias(alias.target, module)
    return alias.target


class Scope:
    """One function under construction. `location` and `point` are those of the op to come."""

    def __init__(self, module: m.Module, entry: ir.Block, location: ir.Location) -> None:
        self.module = module
        self.location = location
        self.point: ir.InsertionPoint | None = None
        self.locals: dict[str, ir.Value] = {}
        self.constants = ConstantBuilder(entry, ir.Location.unknown(), self.resolve)

    def resolve(self, reference: v.GlobalRef) -> v.Constant:
        return resolve_alias(reference, self.module)

    def has_type(self, name: str, type_: t.FunctionType) -> bool:
        """Whether `name` is a function of this very type."""
        function = self.module.functions.get(name)
        return function is not None and function.type == type_

    def value(self, operand: v.Value) -> ir.Value:
        """The MLIR value of an operand."""
        if isinstance(operand, v.Local):
            return self.locals[operand.name]
        assert isinstance(operand, v.Constant)
        return self.constants.get(operand)

    def create_results(
        self,
        name: str,
        results: Sequence[ir.Type],
        operands: Sequence[ir.Value],
        attributes: Attributes | None = None,
        successors: Sequence[ir.Block] | None = None,
    ) -> ir.Operation:
        return ir.Operation.create(
            name,
            results=results,
            operands=operands,
            attributes=attributes,
            successors=successors,
            loc=self.location,
            ip=self.point,
        )

    def create(
        self,
        name: str,
        type_: t.Type,
        operands: Sequence[ir.Value],
        attributes: Attributes | None = None,
    ) -> ir.Value | None:
        """Make an op whose LLVM result type is `type_`; its result, None for void."""
        results = result_types(type_)
        op = self.create_results(name, results, operands, attributes)
        return op.results[0] if results else None
