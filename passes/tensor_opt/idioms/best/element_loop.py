"""A loop that only computes what comes in each iteration of another one, and stores it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

from raise_kernel.bindings import ir, stablehlo
from raise_kernel.diagnostics import NoMatch
from raise_kernel.passes.tensor_opt.graph.load import captured


@dataclass(frozen=True)
class ElementLoop:
    """What `loop`, which has `trips` iterations, computes for `coming` in each of them; `counter`
    is its place among what the loop carries."""

    loop: ir.Operation
    counter: int
    trips: int
    coming: tuple[ir.Value, ...]

    def check(self) -> None:
        """Raises `NoMatch` where something else that the loop carries is needed."""
        self._needed()

    def build(self) -> ir.Value:
        """The elements, iteration by iteration, as [trips, elements]; written before the loop."""
        types = [ir.RankedTensorType(v.type) for v in self.coming]
        wide, element = sum(prod(t.shape) for t in types), types[0].element_type
        whole = ir.RankedTensorType.get([self.trips, wide], element)
        start = self.loop.operands[self.counter]
        zeros = ir.DenseElementsAttr.get_splat(whole, _zero(element))
        inits = [start, stablehlo.constant(zeros)]
        made = stablehlo.WhileOp([v.type for v in inits], inits)
        for region in made.regions:
            region.blocks.append(*[v.type for v in inits])
        old = [r.blocks[0] for r in self.loop.regions]
        test, body = (r.blocks[0] for r in made.regions)
        with ir.InsertionPoint(test):
            stop = _returned(old[0])[0]
            known = {old[0].arguments[self.counter]: test.arguments[0]}
            _clone([o.operation for o in old[0].operations][:-1], known)
            stablehlo.return_([known[stop]])
        with ir.InsertionPoint(body):
            known = {old[1].arguments[self.counter]: body.arguments[0]}
            _clone(self._needed(), known)
            parts = [known.get(v, v) for v in self.coming]
            flat = [
                stablehlo.reshape(ir.RankedTensorType.get([1, prod(t.shape)], element), v)
                for t, v in zip(types, parts, strict=True)
            ]
            row = stablehlo.concatenate(flat, 1) if len(flat) > 1 else flat[0]
            zero = ir.DenseElementsAttr.get_splat(start.type, _zero(_element(start)))
            starts = [body.arguments[0], stablehlo.constant(zero)]
            array = stablehlo.dynamic_update_slice(body.arguments[1], row, starts)
            following = _returned(old[1])[self.counter]
            stablehlo.return_([known[following], array])
        return made.results[1]

    def _needed(self) -> list[ir.Operation]:
        """The operations of the body that lead to what comes, and to the next count."""
        body = self.loop.regions[1].blocks[0]
        wanted: set[ir.Value] = {*self.coming, _returned(body)[self.counter]}
        found: list[ir.Operation] = []
        for item in reversed(list(body.operations)):
            op = item.operation
            if any(r in wanted for r in op.results):
                wanted.update([*op.operands, *captured(op)])
                found.append(op)
        others = [a for k, a in enumerate(body.arguments) if k != self.counter]
        if any(a in wanted for a in others):
            raise NoMatch("what comes depends on what is kept")
        return found[::-1]


def _clone(operations: Sequence[ir.Operation], known: dict[ir.Value, ir.Value]) -> None:
    """Copy operations here, with what is `known` for their operands; their results become known."""
    for op in operations:
        copy = op.clone().operation
        stack = [copy]
        while stack:
            inner = stack.pop()
            for index, operand in enumerate(inner.operands):
                if operand in known:
                    inner.operands[index] = known[operand]
            stack += [o.operation for r in inner.regions for b in r.blocks for o in b.operations]
        known.update(zip(op.results, copy.results, strict=True))


def _returned(block: ir.Block) -> list[ir.Value]:
    return list(block.operations[-1].operands)


def _element(value: ir.Value) -> ir.Type:
    return ir.RankedTensorType(value.type).element_type


def _zero(element: ir.Type) -> ir.Attribute:
    if isinstance(element, ir.FloatType):
        return ir.FloatAttr.get(element, 0.0)
    return ir.IntegerAttr.get(element, 0)
