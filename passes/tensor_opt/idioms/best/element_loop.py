"""Builds a loop that computes and stores only the elements of the iterations of another loop."""

from __future__ import annotations

from dataclasses import dataclass

from raise_kernel.bindings import ir, stablehlo
from raise_kernel.mlir.values import terminator
from raise_kernel.passes.tensor_opt.idioms.cloning import copied, leading_to, read
from raise_kernel.passes.tensor_opt.idioms.tensors import Tensor, concatenate, full
from raise_kernel.remarks import NoMatch


@dataclass(frozen=True)
class ElementLoop:
    """What `loop`, which has `trips` iterations, computes for `coming` in each of them; `counter`
    is its position among what the loop carries."""

    loop: ir.Operation
    counter: int
    trips: int
    coming: tuple[ir.Value, ...]

    def check(self) -> None:
        """Raises `NoMatch` where something else that the loop carries is needed."""
        arguments = self.loop.regions[1].blocks[0].arguments
        used = {*self._wanted(), *(v for op in self._needed() for v in read(op))}
        if any(a in used for k, a in enumerate(arguments) if k != self.counter):
            raise NoMatch("the element of an iteration depends on the kept ones")

    def build(self) -> ir.Value:
        """The elements, iteration by iteration, as [trips, elements]; written before the loop."""
        sizes = [Tensor(v).size for v in self.coming]
        count = Tensor(self.loop.operands[self.counter])
        whole = full([self.trips, sum(sizes)], Tensor(self.coming[0]).element, 0)
        inits = [count.value, whole.value]
        made = stablehlo.WhileOp([v.type for v in inits], inits)
        old_test, old_body = (r.blocks[0] for r in self.loop.regions)
        test, body = (r.blocks.append(*[v.type for v in inits]) for r in made.regions)
        with ir.InsertionPoint(test):
            known = {old_test.arguments[self.counter]: test.arguments[0]}
            steps = [o.operation for o in old_test.operations][:-1]
            stablehlo.return_(copied(list(terminator(old_test).operands), steps, known))
        with ir.InsertionPoint(body):
            known = {old_body.arguments[self.counter]: body.arguments[0]}
            *parts, following = copied(self._wanted(), self._needed(), known)
            flat = [Tensor(v).reshape([1, n]) for v, n in zip(parts, sizes, strict=True)]
            row = concatenate(flat, 1).value
            starts = [body.arguments[0], count.like(0).value]
            array = stablehlo.dynamic_update_slice(body.arguments[1], row, starts)
            stablehlo.return_([following, array])
        return made.results[1]

    def _wanted(self) -> list[ir.Value]:
        """What comes, and the next count."""
        return [*self.coming, terminator(self.loop.regions[1].blocks[0]).operands[self.counter]]

    def _needed(self) -> list[ir.Operation]:
        """The operations of the body that lead to them."""
        body = self.loop.regions[1].blocks[0]
        return leading_to(self._wanted(), [item.operation for item in body.operations])
