"""Functions of the module that composite operations call."""

from __future__ import annotations

from raise_kernel.bindings import ir
from raise_kernel.mlir.facts import facts
from raise_kernel.mlir.rewriting import erase


def declared(source: ir.Module, wish: str, module: ir.Module) -> str:
    """The name of a private function of `module` that is as the one of `source`: made, called
    `wish` or nearly so, where there is none yet."""
    (function,) = source.body.operations
    made = function.operation.clone().operation
    for word in ("arg_attrs", "res_attrs"):
        if word in made.attributes:
            del made.attributes[word]
    made.attributes["sym_visibility"] = ir.StringAttr.get("private")
    taken = {
        ir.StringAttr(o.operation.attributes["sym_name"]).value: str(o.operation)
        for o in module.body.operations
        if "sym_name" in o.operation.attributes
    }
    count = 0
    while True:
        name = wish + (f"_{count}" if count else "")
        made.attributes["sym_name"] = ir.StringAttr.get(name)
        if name not in taken:
            break
        if taken[name] == str(made):
            erase(made)
            return name
        count += 1
    facts.changed()
    module.body.append(made)
    return name
