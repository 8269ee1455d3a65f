"""Creates the memrefs: kernel arrays are arguments, the rest is made at the function's entry."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from raise_kernel.analysis.integers.byte_offset import ADDRESS_BITS
from raise_kernel.analysis.integers.constants import attribute_of_bits
from raise_kernel.analysis.memory.initial_values import initial_bytes
from raise_kernel.analysis.memory.pointers import Base
from raise_kernel.bindings import ir
from raise_kernel.diagnostics import refuse
from raise_kernel.passes.standardize.emitter import Emitter
from raise_kernel.passes.standardize.memory.memory_views import View
from raise_kernel.remarks import RemarkSink

# What a shared array is called.
NAME = "rk.name"
_WORKGROUP = "#gpu.address_space<workgroup>"


def memref_type(view: View) -> ir.Type:
    """`memref<NxT>`, in workgroup memory for shared arrays."""
    space = ir.Attribute.parse(_WORKGROUP) if view.base.kind == "shared" else None
    return ir.MemRefType.get([view.count], view.element, memory_space=space)


def create_memory(
    build: Emitter,
    view: View,
    module: ir.Module,
    written: ir.Operation | None,
    addresses: Mapping[int, Base],
    remarks: RemarkSink,
) -> ir.Value:
    """The memref of a local, shared or global memory.

    `written` is an operation that writes it; `addresses` are those it starts with, by byte offset.
    """
    type_ = memref_type(view)
    if view.base.kind != "global":
        attributes: dict[str, ir.Attribute] = {
            "operandSegmentSizes": ir.DenseI32ArrayAttr.get([0, 0])
        }
        if view.base.kind in ("shared", "null"):
            attributes[NAME] = ir.StringAttr.get(view.base.name)
        return build("memref.alloca", [], type_, attributes)
    definition = cast(ir.Operation, view.base.origin)
    if written is not None and addresses:
        message = f"the kernel changes {view.base.name}, which holds addresses of arrays"
        raise refuse("RK014", message, at=written)
    if written is not None:
        message = f"the kernel writes the module's variable {view.base.name}"
        raise refuse("RK011", message + ", which is not raised yet", at=definition)
    if "externally_initialized" in definition.attributes and not any(initial_bytes(definition)):
        message = f"the host sets the variable {view.base.name} before the kernel reads it"
        hint = f"give its value: kernel[grid, block](..., {view.base.name}=array)"
        raise refuse("RK029", message, at=definition, hint=hint)
    if "constant" not in definition.attributes:
        remarks.note(f"{view.base.name} is read with its initial value", definition)
    _declare_constant(view, module, type_, definition, addresses)
    name = ir.FlatSymbolRefAttr.get(view.base.name)
    return build("memref.get_global", [], type_, {"name": name})


def _declare_constant(
    view: View,
    module: ir.Module,
    type_: ir.Type,
    definition: ir.Operation,
    addresses: Mapping[int, Base],
) -> None:
    data = bytearray(initial_bytes(definition))
    for offset, base in addresses.items():
        data[offset : offset + 8] = (base.number << ADDRESS_BITS).to_bytes(8, "little")
    size, element = view.granule, view.element
    chunks = [bytes(data[i * size : (i + 1) * size]) for i in range(view.count)]
    attrs: dict[bytes, ir.Attribute] = {}
    for chunk in chunks:
        if chunk not in attrs:
            attrs[chunk] = attribute_of_bits(element, int.from_bytes(chunk, "little"))
    tensor = ir.RankedTensorType.get([view.count], element)
    value = (
        ir.DenseElementsAttr.get([attrs[chunk] for chunk in chunks], tensor)
        if chunks
        else ir.Attribute.parse(f"dense<> : {tensor}")
    )
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
