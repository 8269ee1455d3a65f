"""The `func.func` of a kernel from its `llvm.func`: the same name and `rk.*` attributes."""

from __future__ import annotations

from collections.abc import Sequence

from raise_kernel.bindings import ir


def create_function(
    module: ir.Module, func: ir.Operation, argument_types: Sequence[ir.Type]
) -> ir.Operation:
    """A function with an empty entry block, next to `func`."""
    attributes = declared_attributes(func)
    attributes["sym_name"] = func.attributes["sym_name"]
    type_ = ir.FunctionType.get(list(argument_types), [])
    attributes["function_type"] = ir.TypeAttr.get(type_)
    attributes["arg_attrs"] = _argument_attributes(func, len(argument_types))
    new = ir.Operation.create(
        "func.func", attributes=attributes, regions=1, loc=func.location, ip=ir.InsertionPoint(func)
    )
    locations = [a.location for a in func.regions[0].blocks[0].arguments]
    new.regions[0].blocks.append(*argument_types, arg_locs=locations)
    return new


def declared_attributes(func: ir.Operation) -> dict[str, ir.Attribute]:
    """The `rk.*` attributes of a function."""
    return {name: func.attributes[name] for name in func.attributes if name.startswith("rk.")}


def _argument_attributes(func: ir.Operation, count: int) -> ir.ArrayAttr:
    if "arg_attrs" not in func.attributes:
        return ir.ArrayAttr.get([ir.DictAttr.get({})] * count)
    kept = []
    for attr in ir.ArrayAttr(func.attributes["arg_attrs"]):
        entries = ir.DictAttr(attr)
        kept.append(ir.DictAttr.get({e.name: e.attr for e in entries if e.name.startswith("rk.")}))
    return ir.ArrayAttr.get(kept)
