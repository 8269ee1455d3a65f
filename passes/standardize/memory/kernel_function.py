"""The `func.func` of a kernel from its `llvm.func`: the same name and `rk.*` attributes."""

from __future__ import annotations

from collections.abc import Sequence

from raise_kernel.bindings import ir
from raise_kernel.mlir.values import argument_attributes, named_attributes


def create_function(
    module: ir.Module, func: ir.Operation, argument_types: Sequence[ir.Type]
) -> ir.Operation:
    """A function with an empty entry block, next to `func`."""
    attributes = declared_attributes(func)
    attributes["sym_name"] = func.attributes["sym_name"]
    type_ = ir.FunctionType.get(list(argument_types), [])
    attributes["function_type"] = ir.TypeAttr.get(type_)
    arguments = [
        ir.DictAttr.get({n: a for n, a in named_attributes(all_).items() if n.startswith("rk.")})
        for all_ in argument_attributes(func, len(argument_types))
    ]
    attributes["arg_attrs"] = ir.ArrayAttr.get(arguments)
    new = ir.Operation.create(
        "func.func", attributes=attributes, regions=1, loc=func.location, ip=ir.InsertionPoint(func)
    )
    locations = [a.location for a in func.regions[0].blocks[0].arguments]
    new.regions[0].blocks.append(*argument_types, arg_locs=locations)
    return new


def declared_attributes(func: ir.Operation) -> dict[str, ir.Attribute]:
    """The `rk.*` attributes of a function."""
    return {name: func.attributes[name] for name in func.attributes if name.startswith("rk.")}
