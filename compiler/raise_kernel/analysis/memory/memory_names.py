"""How a person calls a memory: by its parameter, its variable or its shared array."""

from __future__ import annotations

import re

from raise_kernel.bindings import ir
from raise_kernel.frontend.demangle import short_names
from raise_kernel.mlir.values import defining_op, source_of, text_attribute

_NAME = "rk.name"
# A static variable of a function: `_ZZ6kernelPfE4tile` is `tile`.
_LOCAL = re.compile(r"\A_ZZ.*E\d+(?P<name>[A-Za-z_]\w*?)(?:_\d+)?\Z")
# Operations whose result is a view of their first operand.
_VIEWS = frozenset(
    {
        "memref.cast",
        "memref.collapse_shape",
        "memref.expand_shape",
        "memref.reinterpret_cast",
        "memref.subview",
        "memref.view",
        "builtin.unrealized_conversion_cast",
    }
)


def viewed_memory(memref: ir.Value) -> ir.Value:
    """The memory that a view is of."""
    return source_of(memref, _VIEWS)


def symbol_of(memory: ir.Value) -> str | None:
    """The name of an argument of a function, of a variable or of a named local array, as the
    program has it; None of a local array without a name."""
    if isinstance(memory, ir.BlockArgument):
        owner = memory.owner.owner.operation
        if "arg_attrs" not in owner.attributes or memory.owner != owner.regions[0].blocks[0]:
            return f"arg{memory.arg_number}"
        attributes = ir.DictAttr(ir.ArrayAttr(owner.attributes["arg_attrs"])[memory.arg_number])
        known = _NAME in attributes
        return ir.StringAttr(attributes[_NAME]).value if known else f"arg{memory.arg_number}"
    op = defining_op(memory)
    if op is None:
        return None
    if op.name == "memref.get_global":
        return ir.FlatSymbolRefAttr(op.attributes["name"]).value
    return text_attribute(op, _NAME) or None


def memory_name(memref: ir.Value) -> str:
    """The name in the source; "a local array" where it has none."""
    symbol = symbol_of(viewed_memory(memref))
    if symbol is None:
        return "a local array"
    if (local := _LOCAL.search(symbol)) is not None:
        return local["name"]
    return short_names(symbol)[-1] if symbol.startswith("_Z") else symbol
