"""Copies of operations, with other types and other operations where one says so."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from raise_kernel.bindings import attributes_of, defining_op, identity, ir
from raise_kernel.diagnostics import NoMatch
from raise_kernel.passes.tensor_opt.graph.load import captured

MAIN = "main"


class Copier:
    """Copies operations one by one; `values` has what stands for each value that was met."""

    def __init__(self) -> None:
        self.values: dict[ir.Value, ir.Value] = {}

    def type(self, value: ir.Value) -> ir.Type:
        """Of what stands for `value`."""
        return value.type

    def attributes(self, op: ir.Operation) -> dict[str, ir.Attribute]:
        """Of the copy."""
        return attributes_of(op)

    def operation(self, op: ir.Operation) -> None:
        """Copy `op`, with its regions, to the insertion point."""
        made = ir.Operation.create(
            op.name,
            results=[self.type(r) for r in op.results],
            operands=[self.values[v] for v in op.operands],
            attributes=self.attributes(op),
            regions=len(op.regions),
            loc=op.location,
        )
        for source, target in zip(op.regions, made.regions, strict=True):
            self.region(source, target)
        self.values.update(zip(op.results, made.results, strict=True))

    def region(self, source: ir.Region, target: ir.Region) -> None:
        """Copy the one block of a region."""
        (block,) = source.blocks
        made = target.blocks.append(*[self.type(a) for a in block.arguments])
        self.values.update(zip(block.arguments, made.arguments, strict=True))
        with ir.InsertionPoint(made):
            for item in block.operations:
                self.operation(item.operation)


def function_of(
    copier: Copier,
    arguments: Sequence[Sequence[ir.Value]],
    body: Sequence[ir.Operation],
    results: Sequence[ir.Value],
) -> ir.Module:
    """A module with one function, `MAIN`: `body`, copied, from `arguments` to `results`. Of an
    argument there may be several values, all the same."""
    location = ir.Location.unknown(results[0].context)
    with location:
        module = ir.Module.create()
        types = [copier.type(same[0]) for same in arguments]
        with ir.InsertionPoint(module.body):
            function = ir.Operation.create(
                "func.func",
                attributes={
                    "sym_name": ir.StringAttr.get(MAIN),
                    "function_type": ir.TypeAttr.get(
                        ir.FunctionType.get(types, [copier.type(r) for r in results])
                    ),
                },
                regions=1,
            )
        block = function.regions[0].blocks.append(*types)
        for same, argument in zip(arguments, block.arguments, strict=True):
            copier.values.update((v, argument) for v in same)
        with ir.InsertionPoint(block):
            for op in body:
                copier.operation(op)
            ir.Operation.create("func.return", operands=[copier.values[r] for r in results])
    return module


def main_block(module: ir.Module) -> ir.Block:
    """The body of the function of `function_of`."""
    return module.body.operations[0].operation.regions[0].blocks[0]


def body_between(results: Sequence[ir.Value], leaves: Collection[ir.Value]) -> list[ir.Operation]:
    """The operations that compute `results`, in their order, none of which computes a leaf."""
    owner = defining_op(results[0])
    assert owner is not None
    wanted: set[int] = set()
    stack = list(results)
    while stack:
        value = stack.pop()
        if value in leaves:
            continue
        op = defining_op(value)
        if op is None:
            raise NoMatch("it depends on integers that are data")
        if identity(op) not in wanted:
            wanted.add(identity(op))
            stack += [*op.operands, *captured(op)]
    items = [o.operation for o in owner.block.operations]
    return [op for op in items if identity(op) in wanted]
