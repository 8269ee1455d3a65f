"""Globals -> `llvm.mlir.global`; which globals and declarations a module's functions need.

@t = internal addrspace(4) constant [2 x float] [...]
-> llvm.mlir.global internal constant @t(dense<[...]> : tensor<2xf32>) {addr_space = 4 : i32}
@s = internal addrspace(3) global [256 x float] undef
-> llvm.mlir.global internal @s() {addr_space = 3 : i32} { llvm.mlir.undef ... llvm.return }
@d = external addrspace(3) global [0 x float]
-> llvm.mlir.global external @d() {addr_space = 3 : i32}
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from raise_kernel.bindings import ir
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.llvm_text import module as m
from raise_kernel.frontend.llvm_text import values as v
from raise_kernel.passes.import_llvm.import_attributes import (
    Attributes,
    integer,
    parsed,
    string,
    unit,
)
from raise_kernel.passes.import_llvm.import_constants import ConstantBuilder, constant_attribute
from raise_kernel.passes.import_llvm.import_scope import resolve_alias
from raise_kernel.passes.import_llvm.import_types import import_type


def referenced_names(module: m.Module, functions: Iterable[m.Function]) -> set[str]:
    """The names of the globals and functions that these functions refer to, and those the
    initializers of such globals refer to, and so on."""
    found: set[str] = set()
    for function in functions:
        for instruction in function.instructions():
            for operand in instruction.operands():
                if isinstance(operand, v.Constant):
                    _collect(operand, module, found)
    return found


def _collect(constant: v.Constant, module: m.Module, found: set[str]) -> None:
    for name in _names_in(constant):
        if name in found:
            continue
        found.add(name)
        if name in module.aliases:
            _collect(module.aliases[name].target, module, found)
        variable = module.globals.get(name)
        if variable is not None and variable.initializer is not None:
            _collect(variable.initializer, module, found)


def _names_in(constant: v.Constant) -> Iterator[str]:
    match constant:
        case v.GlobalRef(_, name):
            yield name
        case v.Aggregate(_, parts) | v.ConstantExpr(_, _, parts):
            for part in parts:
                yield from _names_in(part)
        case v.Splat(_, element):
            yield from _names_in(element)


def import_global(variable: m.GlobalVariable, module: m.Module) -> None:
    """Make the op of a global."""
    try:
        _import_global(variable, module)
    except Refusal as refusal:
        refusal.instruction = refusal.instruction or variable.text
        raise


def _import_global(variable: m.GlobalVariable, module: m.Module) -> None:
    attributes: Attributes = {
        "sym_name": string(variable.name),
        "global_type": ir.TypeAttr.get(import_type(variable.type)),
        "linkage": linkage(variable.linkage),
    }
    if variable.space:
        attributes["addr_space"] = integer(32, variable.space)
    if variable.align is not None:
        attributes["alignment"] = integer(64, variable.align)
    if variable.section is not None:
        attributes["section"] = string(variable.section)
    for name, held in (
        ("constant", variable.constant),
        ("thread_local_", variable.thread_local),
        ("externally_initialized", variable.externally_initialized),
    ):
        if held:
            attributes[name] = unit()
    initializer = variable.initializer
    value = constant_attribute(initializer) if initializer is not None else None
    if value is not None:
        attributes["value"] = value
    op = ir.Operation.create("llvm.mlir.global", attributes=attributes, regions=1)
    if initializer is not None and value is None:
        _initialize(op, initializer, module)


def _initialize(op: ir.Operation, initializer: v.Constant, module: m.Module) -> None:
    """A region that computes the initializer."""
    block = op.regions[0].blocks.append()
    builder = ConstantBuilder(block, op.location, lambda r: resolve_alias(r, module))
    value = builder.get(initializer)
    ir.Operation.create("llvm.return", operands=[value], ip=ir.InsertionPoint(block))


def linkage(word: str) -> ir.Attribute:
    return parsed(f"#llvm.linkage<{word}>")
