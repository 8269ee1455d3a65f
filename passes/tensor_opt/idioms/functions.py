"""Functions of a module that idioms call by name."""

from __future__ import annotations

from raise_kernel.bindings import ir


def declared(source: ir.Module, name: str, module: ir.Module) -> str:
    """The name of a private function of `module` that is the one function of `source`: `name`, or
    that with a number where another one is named so; made where there is none yet."""
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
    count, found = 0, name
    while True:
        made.attributes["sym_name"] = ir.StringAttr.get(found)
        if found not in taken:
            break
        if taken[found] == str(made):
            made.erase()
            return found
        count += 1
        found = f"{name}_{count}"
    module.body.append(made)
    return found
