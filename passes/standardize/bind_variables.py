"""Module variables that come with the call become the kernel's arguments.

    llvm.mlir.global external @table() : !llvm.array<64 x i8>
    llvm.func @k(%x: !llvm.ptr {...}, %t: !llvm.ptr {rk.name = "table", rk.symbol = "table", ...})
      %p = llvm.mlir.addressof @table : !llvm.ptr<4>
    ->
    llvm.func @k(%x: !llvm.ptr {...}, %t: !llvm.ptr {rk.name = "table", ...})
      %p = llvm.addrspacecast %t : !llvm.ptr to !llvm.ptr<4>

A constant that holds addresses of such variables records in `rk.addresses` which argument's
address is at which byte.

Other variables are left for pointers-to-memrefs. Refuses nothing.
"""

from __future__ import annotations

from typing import cast

from raise_kernel.analysis.memory.initial_values import ADDRESSES, initial_addresses
from raise_kernel.bindings import ir
from raise_kernel.mlir.facts import facts
from raise_kernel.mlir.rewriting import erase, replace_op
from raise_kernel.mlir.values import argument_attributes, named_attributes
from raise_kernel.mlir.walks import kernels
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.standardize.emitter import Emitter

_SYMBOL = "rk.symbol"


@register_pass("bind-variables", stage="standardize")
def bind_variables(module: ir.Module, ctx: PassContext) -> None:
    """Replace addresses of module variables that are arguments of the kernel."""
    for func in kernels(module):
        if func.name == "llvm.func":
            _bind(module, func)


def _bind(module: ir.Module, func: ir.Operation) -> None:
    arguments = _variables(func)
    if not arguments:
        return
    for block in func.regions[0].blocks:
        for op in list(block.operations):
            if op.operation.name == "llvm.mlir.addressof":
                symbol = cast(ir.FlatSymbolRefAttr, op.operation.attributes["global_name"]).value
                if symbol in arguments:
                    _replace(op.operation, arguments[symbol])
    for op in list(module.body.operations):
        own = op.operation
        if own.name != "llvm.mlir.global":
            continue
        _note_addresses(own, arguments)
        if cast(ir.StringAttr, own.attributes["sym_name"]).value in arguments:
            erase(own)


def _note_addresses(definition: ir.Operation, arguments: dict[str, ir.Value]) -> None:
    """(byte, argument number) pairs of a global whose initializer has addresses of arguments."""
    found = [p for p in initial_addresses(definition) if p[1] in arguments]
    if not found:
        return
    for op in list(definition.regions[0].blocks[0].operations):
        own = op.operation
        if own.name == "llvm.mlir.addressof":
            symbol = cast(ir.FlatSymbolRefAttr, own.attributes["global_name"]).value
            if symbol in arguments:
                null = Emitter.before(own)("llvm.mlir.zero", [], own.results[0].type)
                replace_op(own, [null])
    pairs = [n for offset, symbol in found for n in (offset, _number(arguments[symbol]))]
    facts.changed()
    definition.attributes[ADDRESSES] = ir.DenseI64ArrayAttr.get(pairs)


def _number(argument: ir.Value) -> int:
    return ir.BlockArgument(argument).arg_number


def _variables(func: ir.Operation) -> dict[str, ir.Value]:
    """Symbol -> argument; the attribute goes, for it names what will be gone."""
    if "arg_attrs" not in func.attributes:
        return {}
    arguments = list(func.regions[0].blocks[0].arguments)
    given = argument_attributes(func, len(arguments))
    if not any(_SYMBOL in attribute for attribute in given):
        return {}
    found: dict[str, ir.Value] = {}
    plain: list[ir.Attribute] = []
    for argument, attribute in zip(arguments, given, strict=True):
        attributes = named_attributes(attribute)
        symbol = attributes.pop(_SYMBOL, None)
        if symbol is not None:
            found[cast(ir.StringAttr, symbol).value] = argument
        plain.append(ir.DictAttr.get(attributes))
    facts.changed()
    func.attributes["arg_attrs"] = ir.ArrayAttr.get(plain)
    return found


def _replace(op: ir.Operation, argument: ir.Value) -> None:
    value, wanted = argument, op.results[0].type
    if wanted != argument.type:
        value = Emitter.before(op)("llvm.addrspacecast", [argument], wanted)
    replace_op(op, [value])
