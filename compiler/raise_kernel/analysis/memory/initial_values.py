"""What a module variable holds at the start: a value for each scalar of its type, or an address."""

from __future__ import annotations

from typing import cast

from raise_kernel.analysis.integers.constants import bits_of_attribute, scalars_of
from raise_kernel.analysis.memory.type_layout import Leaf, bit_width, leaf_types, leaves, store_size
from raise_kernel.bindings import ir
from raise_kernel.diagnostics import refuse
from raise_kernel.mlir.values import array_values

# (byte, argument number) of the addresses of kernel arguments that a variable starts with.
ADDRESSES = "rk.addresses"


def initial_bytes(definition: ir.Operation) -> bytes:
    """The initial content of an `llvm.mlir.global`: zeros where there is none, or an address."""
    type_ = cast(ir.TypeAttr, definition.attributes["global_type"]).value
    data = bytearray(store_size(type_, definition))
    for leaf, attr in _initial_values(definition):
        if not isinstance(attr, ir.FlatSymbolRefAttr):
            size = (bit_width(leaf.type) + 7) // 8
            data[leaf.offset : leaf.offset + size] = bits_of_attribute(attr).to_bytes(
                size, "little"
            )
    return bytes(data)


def initial_addresses(definition: ir.Operation) -> list[tuple[int, str]]:
    """(byte offset, symbol) of each address of another variable that a global starts with."""
    return [
        (leaf.offset, attr.value)
        for leaf, attr in _initial_values(definition)
        if isinstance(attr, ir.FlatSymbolRefAttr)
    ]


def _initial_values(definition: ir.Operation) -> list[tuple[Leaf, ir.Attribute]]:
    type_ = cast(ir.TypeAttr, definition.attributes["global_type"]).value
    if "value" in definition.attributes:
        types = leaf_types(type_)
        attrs = scalars_of(definition.attributes["value"], types)
        attrs = attrs * len(types) if len(attrs) == 1 else attrs
        return list(zip(leaves(type_, at=definition), attrs, strict=True))
    if len(definition.regions[0].blocks):
        return _run_region(definition)
    return []


def _run_region(definition: ir.Operation) -> list[tuple[Leaf, ir.Attribute]]:
    """Run the initializer: constants put into aggregates, one member after the other."""
    members: dict[ir.Value, dict[int, ir.Attribute]] = {}
    for op in definition.regions[0].blocks[0].operations:
        name, operands = op.operation.name, list(op.operation.operands)
        if name == "llvm.return":
            found = members[operands[0]]
            whole = list(leaves(operands[0].type, at=definition))
            return [(whole[index], attr) for index, attr in found.items()]
        result = op.operation.results[0]
        if name in ("llvm.mlir.undef", "llvm.mlir.poison", "llvm.mlir.zero"):
            members[result] = {}
        elif name == "llvm.mlir.addressof":
            members[result] = {0: op.operation.attributes["global_name"]}
        elif name in ("llvm.addrspacecast", "llvm.inttoptr"):
            members[result] = members[operands[0]]
        elif name == "llvm.mlir.constant":
            types = leaf_types(result.type)
            attrs = scalars_of(op.operation.attributes["value"], types)
            attrs = attrs * len(types) if len(attrs) == 1 else attrs
            members[result] = dict(enumerate(attrs))
        elif name == "llvm.insertvalue":
            start = _leaf_position(op.operation)
            inner = {start + i: attr for i, attr in members[operands[1]].items()}
            members[result] = members[operands[0]] | inner
        else:
            raise refuse(
                "RK014", f"an initial value that computes an address ({name})", at=definition
            )
    return []


def _leaf_position(op: ir.Operation) -> int:
    type_, start = op.operands[0].type, 0
    for index in array_values(op.attributes["position"]):
        members = member_types(type_)
        start += sum(len(leaf_types(t)) for t in members[:index])
        type_ = members[index]
    return start


def member_types(type_: ir.Type) -> list[ir.Type]:
    """The types of the direct members of a struct or array."""
    body = getattr(type_, "body", None)
    if body is not None:
        return list(body)
    return [type_.element_type] * type_.num_elements  # pyright: ignore
