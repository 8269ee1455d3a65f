"""Builds a loop that computes and stores only the elements of the iterations of another loop."""

from __future__ import annotations

from dataclasses import dataclass

from raise_kernel.bindings import ir, stablehlo
from raise_kernel.passes.tensor.loops import counted
from raise_kernel.passes.tensor.vectors import integer
from raise_kernel.passes.tensor_opt.idioms.cloning import copied, leading_to, read
from raise_kernel.passes.tensor_opt.idioms.tensors import Tensor, concatenate, full
from raise_kernel.remarks import NoMatch


@dataclass(frozen=True)
class ElementLoop:
    """What `loop`, which counts from 0 by one and has `trips` iterations, computes for `coming` in
    each of them; `counter` is its position among what the loop carries."""

    loop: ir.Operation
    counter: int
    trips: int
    coming: tuple[ir.Value, ...]

    def check(self) -> None:
        """Raises `NoMatch` where something else that the loop carries is needed."""
        arguments = self.loop.regions[1].blocks[0].arguments
        used = {*self.coming, *(v for op in self._needed() for v in read(op))}
        if any(a in used for k, a in enumerate(arguments) if k != self.counter):
            raise NoMatch("the element of an iteration depends on the kept ones")

    def build(self) -> ir.Value:
        """The elements, iteration by iteration, as [trips, elements]; written before the loop."""
        sizes = [Tensor(v).size for v in self.coming]
        kind = Tensor(self.loop.operands[self.counter]).element
        own = self.loop.regions[1].blocks[0].arguments[self.counter]

        def step(count: ir.Value, carried: list[ir.Value]) -> list[ir.Value]:
            parts = copied(self.coming, self._needed(), {own: count})
            flat = [Tensor(v).reshape([1, n]) for v, n in zip(parts, sizes, strict=True)]
            row, starts = concatenate(flat, 1).value, [count, integer(0, kind)]
            return [stablehlo.dynamic_update_slice(carried[0], row, starts)]

        whole = full([self.trips, sum(sizes)], Tensor(self.coming[0]).element, 0)
        (made,) = counted(integer(self.trips, kind), [whole.value], step)
        return made

    def _needed(self) -> list[ir.Operation]:
        """The operations of the body that lead to the elements."""
        body = self.loop.regions[1].blocks[0]
        return leading_to(self.coming, [item.operation for item in body.operations])
