"""The threads in which a value matters: an operation with an effect may depend on it there.

The last step of a tree of shuffles gives a total to the first lane and something else to the other
lanes. Where only the first lane stores it, or spreads it, the others do not matter.
"""

from __future__ import annotations

import numpy as np

from raise_kernel.analysis.lanes.block_run import BlockRun
from raise_kernel.analysis.lanes.thread_box import Numbers
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import identity
from raise_kernel.mlir.walks import walked


class DemandedLanes:
    """A backward pass over the operations of a symbolic execution."""

    def __init__(self, run: BlockRun) -> None:
        self._run = run
        self._everyone, self._nobody = np.ones(run.count, bool), np.zeros(run.count, bool)
        self._threads: dict[ir.Value, Numbers] = {}
        for op in reversed(walked(run.body)):
            for position, operand in enumerate(op.operands):
                self._threads[operand] = self._of(operand) | self.by(op, position)

    def _of(self, value: ir.Value) -> Numbers:
        return self._threads.get(value, self._nobody)

    def by(self, user: ir.Operation, position: int) -> Numbers:
        """The threads in which `user` needs its operand `position`."""
        reached = self._run.reached.get(identity(user), self._everyone)
        holder = user.parent.operation if user.parent is not None else user
        if user.name.startswith(("arith.", "math.")):
            return sum((self._of(result) for result in user.results), self._nobody)
        if holder.name in ("affine.if", "scf.if") and user.name in ("affine.yield", "scf.yield"):
            return self._of(holder.results[position]) & reached
        moved = self._run.moved.get(identity(user))
        if moved is not None and position == 0:
            sources = self._of(user.results[1]).copy()
            sources[moved[self._of(user.results[0])]] = True
            return sources
        return reached
