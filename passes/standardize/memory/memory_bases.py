"""Creates the memrefs: kernel arrays are arguments, the rest is made at the function's entry."""

from __future__ import annotations

from typing import cast

from raise_kernel.analysis.constants import (
    attribute_of_bits,
    bits_of_attribute,
    scalars_of,
)
from raise_kernel.analysis.type_layout import bit_width, leaf_types, leaves, store_size
from raise_kernel.bindings import ir
from raise_kernel.diagnostics import RemarkSink, refuse
from raise_kernel.passes.standardize.emitter import Emitter
from raise_kernel.passes.standardize.memory.memory_views import View

_WORKGROUP = "#gpu.address_space<workgroup>"


def memref_type(view: View) -> ir.Type:
    """`memref<NxT>`, in workgroup memory for shared arrays."""
    space = ir.Attribute.parse(_WORKGROUP) if view.base.kind == "shared" else None
    return ir.MemRefType.get([view.count], view.element, memory_space=space)


def create_memory(
    build: Emitter, view: View, module: ir.Module, written: bool, remarks: RemarkSink
) -> ir.Value:
    """The memref of a local, shared or global memory."""
    type_ = memref_type(view)
    if view.base.kind != "global":
        segments = ir.DenseI32ArrayAttr.get([0, 0])
        return build("memref.alloca", [], type_, {"operandSegmentSizes": segments})
    definition = cast(ir.Operation, view.base.origin)
    if written:
        message = f"the kernel writes the module's variable {view.base.name}"
        raise refuse("RK011", message + ", which is not raised yet", at=definition)
    if "externally_initialized" in definition.attributes and not any(initial_bytes(definition)):
        message = f"the host sets the variable {view.base.name} before the kernel reads it"
        hint = f"give its value: kernel[grid, block](..., {view.base.name}=array)"
        raise refuse("RK029", message, at=definition, hint=hint)
    if "constant" not in definition.attributes:
        remarks.note(f"{view.base.name} is read with its initial value", definition)
    _declare_constant(view, module, type_, definition)
    name = ir.FlatSymbolRefAttr.get(view.base.name)
    return build("memref.get_global", [], type_, {"name": name})


def _declare_constant(
    view: View, module: ir.Module, type_: ir.Type, definition: ir.Operation
) -> None:
    data = initial_bytes(definition)
    size, element = view.granule, view.element
    chunks = [data[i * size : (i + 1) * size] for i in range(view.count)]
    attrs: dict[bytes, ir.Attribute] = {}
    for chunk in chunks:
        if chunk not in attrs:
            attrs[chunk] = attribute_of_bits(element, int.from_bytes(chunk, "little"))
    tensor = ir.RankedTensorType.get([view.count], element)
    value = ir.DenseElementsAttr.get([attrs[chunk] for chunk in chunks], tensor)
    ir.Operation.create(
        "memref.global",
        attributes={
            "sym_name": ir.StringAttr.get(view.base.name),
            "sym_visibility": ir.StringAttr.get("private"),
            "type": ir.TypeAttr.get(type_),
            "initial_value": value,
            "constant": ir.UnitAttr.get(),
        },
        loc=definition.location,
        ip=ir.InsertionPoint.at_block_begin(module.body),
    )


def initial_bytes(definition: ir.Operation) -> bytes:
    """The initial content of an `llvm.mlir.global`; zeros where it says nothing."""
    type_ = cast(ir.TypeAttr, definition.attributes["global_type"]).value
    data = bytearray(store_size(type_, definition))
    if "value" in definition.attributes:
        types = leaf_types(type_)
        attrs = scalars_of(definition.attributes["value"], types)
        attrs = attrs * len(types) if len(attrs) == 1 else attrs
        for leaf, attr in zip(leaves(type_, at=definition), attrs, strict=True):
            _put(data, leaf.offset, leaf.type, attr)
    elif len(definition.regions[0].blocks):
        _put_region(data, definition)
    return bytes(data)


def _put_region(data: bytearray, definition: ir.Operation) -> None:
    """Run the initializer: constants put into aggregates, one member after the other."""
    members: dict[ir.Value, dict[int, ir.Attribute]] = {}
    for op in definition.regions[0].blocks[0].operations:
        name, operands = op.operation.name, list(op.operation.operands)
        if name == "llvm.return":
            type_ = operands[0].type
            for index, leaf in enumerate(leaves(type_, at=definition)):
                attr = members[operands[0]].get(index)
                if attr is not None:
                    _put(data, leaf.offset, leaf.type, attr)
            return
        result = op.operation.results[0]
        if name in ("llvm.mlir.undef", "llvm.mlir.poison", "llvm.mlir.zero"):
            members[result] = {}
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
            raise refuse("RK014", f"an initial value that holds an address ({name})", at=definition)


def _leaf_position(op: ir.Operation) -> int:
    type_, start = op.operands[0].type, 0
    for index in ir.DenseI64ArrayAttr(op.attributes["position"]):
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


def _put(data: bytearray, offset: int, type_: ir.Type, attr: ir.Attribute) -> None:
    size = (bit_width(type_) + 7) // 8
    data[offset : offset + size] = bits_of_attribute(attr).to_bytes(size, "little")
