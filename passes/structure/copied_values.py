"""Values of a loop, computed once more outside of it, or in another region."""

from __future__ import annotations

from raise_kernel.analysis.graphs.speculation import is_invariant
from raise_kernel.bindings import ir
from raise_kernel.mlir.rewriting import copy_with
from raise_kernel.mlir.values import defining_op


class Copies:
    """Copies at `ip` of what values of `loop` are computed from, up to `known` ones.

    `loads`: where copies of loads go, if not to `ip`.
    """

    def __init__(
        self,
        loop: ir.Operation,
        known: dict[ir.Value, ir.Value],
        ip: ir.InsertionPoint,
        loads: ir.InsertionPoint | None = None,
    ) -> None:
        self.loop, self.known = loop, known
        self.ip, self.loads = ip, loads or ip

    def of(self, value: ir.Value) -> ir.Value:
        if value in self.known:
            return self.known[value]
        if is_invariant(value, self.loop):
            return value
        op = defining_op(value)
        assert op is not None, "a carried value that is not known"
        point = self.loads if op.name == "memref.load" else self.ip
        copy = copy_with(op, [self.of(v) for v in op.operands], point)
        self.known.update(zip(op.results, copy.results, strict=True))
        return self.known[value]
