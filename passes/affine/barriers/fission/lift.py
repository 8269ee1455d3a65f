"""Uniform values, computed outside of the thread loop."""

from __future__ import annotations

from collections.abc import Sequence

from raise_kernel.analysis.graphs.speculation import is_invariant, is_pure
from raise_kernel.bindings import ir
from raise_kernel.mlir.rewriting import copy_operation
from raise_kernel.mlir.values import defining_op


class Lift:
    """`known`: values in `loop` that have an equal value outside, or will have one (None)."""

    def __init__(self, loop: ir.Operation, known: dict[ir.Value, ir.Value | None]) -> None:
        self.loop = loop
        self.known = known
        self._available: dict[ir.Value, bool] = {}

    def available(self, value: ir.Value) -> bool:
        """Whether `value` can be computed outside of the loop from the known values."""
        if value in self.known or is_invariant(value, self.loop):
            return True
        if value not in self._available:
            op = defining_op(value)
            self._available[value] = (
                op is not None
                and is_pure(op)
                and not isinstance(value.type, ir.MemRefType)
                and all(self.available(v) for v in op.operands)
            )
        return self._available[value]

    def get(self, value: ir.Value, point: ir.InsertionPoint) -> ir.Value:
        """`value`, computed at `point`, outside of the loop."""
        if value in self.known:
            named = self.known[value]
            assert named is not None
            return named
        if is_invariant(value, self.loop):
            return value
        op = defining_op(value)
        assert op is not None
        names = {v: self.get(v, point) for v in op.operands}
        copy_operation(op, point, names)
        self.known |= {r: names[r] for r in op.results}
        return names[value]


def uniform_carried(
    loop: ir.Operation,
    index: Sequence[ir.Value],
    arguments: Sequence[ir.Value],
    inits: Sequence[ir.Value],
    nexts: Sequence[ir.Value],
) -> set[int]:
    """The positions of loop-carried values that are uniform.

    Their initial values are from outside of `loop`, and their next values can be computed outside
    from each other and from `index`.
    """
    outside = Lift(loop, {})
    chosen = {k for k, init in enumerate(inits) if outside.available(init)}
    while True:
        known: dict[ir.Value, ir.Value | None] = dict.fromkeys(index)
        known |= {arguments[k]: None for k in chosen}
        lift = Lift(loop, known)
        kept = {k for k in chosen if lift.available(nexts[k])}
        if kept == chosen:
            return chosen
        chosen = kept
