"""Constant arrays of the module: `memref.global` becomes a constant of the LLVM module."""

from __future__ import annotations

import numpy as np

from raise_kernel.bindings import ir
from raise_kernel.runtime.native.cpu.emitter import Emitter, Memory, rule
from raise_kernel.runtime.native.cpu.rules.memory import elements_of
from raise_kernel.runtime.native.cpu.types import Unknown, is_float, size, storage


@rule("memref.get_global")
def _table(e: Emitter, op: ir.Operation) -> None:
    name = ir.FlatSymbolRefAttr(op.attributes["name"]).value
    type_, count = elements_of(op.results[0].type)
    words = _words(_definition(op, name), type_, count)
    width = f"i{8 * size(type_)}"
    items = ", ".join(f"{width} {word}" for word in words)
    symbol = f"rk.table.{name}"
    text = f'@"{symbol}" = private constant [{count} x {width}] [{items}], align 64'
    e.writer.define(symbol, text)
    e.memories[op.results[0]] = Memory(f'@"{symbol}"', storage(type_), count)


def _definition(op: ir.Operation, name: str) -> ir.Operation:
    module: ir.Operation = op
    while module.name != "builtin.module":
        assert module.parent is not None
        module = module.parent.operation
    for view in module.regions[0].blocks[0].operations:
        found = view.operation
        if (
            found.name == "memref.global"
            and ir.StringAttr(found.attributes["sym_name"]).value == name
        ):
            return found
    raise Unknown(f"the array {name} of another module", op)


def _words(op: ir.Operation, type_: str, count: int) -> list[int]:
    """The elements' bits."""
    if "initial_value" not in op.attributes or "constant" not in op.attributes:
        raise Unknown("a global array that is no constant", op)
    values = np.array(ir.DenseElementsAttr(op.attributes["initial_value"])).reshape(-1)
    kind = np.dtype({"float": np.float32, "double": np.float64}.get(type_, f"i{size(type_)}"))
    if is_float(type_) and values.dtype != kind:
        raise Unknown(f"a constant array of {type_}", op)
    bits = values.astype(kind, copy=False).view(f"u{kind.itemsize}")
    return [int(word) for word in np.broadcast_to(bits, count)]
