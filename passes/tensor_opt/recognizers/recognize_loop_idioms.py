"""Turns loops into running sums, linear recurrences and arg-extrema.

Before:
    %r:3 = stablehlo.while(%i = 0, %sum = zeros<40xf32>, %y = %y0) ... {
      %x = stablehlo.dynamic_slice %x0, 0, %i, sizes = [40, 1]
      %s = stablehlo.add %sum, %x
      %o = stablehlo.dynamic_update_slice %y, %s, 0, %i
      return %i + 1, %s, %o
    }
After:
    %s = stablehlo.reduce_window(%x0) add over [1, 70], padding [[0, 0], [69, 0]]  (lax.cumsum)

Counting loops of constant length. What is carried must be a running sum, product, minimum or
maximum of terms that are known without the loop, a linear recurrence, the best value of a
compare-and-keep and its index (of elements that a mask leaves, too), a maximum with sums that are
scaled again as it grows (the softmax of one pass, idioms/online.py), or an array that each
iteration writes at indices of its own. All else is then computed for all iterations at once
(idioms/batch.py). A float sum is reassociated, as sums are, with a remark; so is a recurrence `a *
s + b` of floats where `a` is a constant between 0 and 1. With another factor it is left to
recognize-recurrences: its powers may overflow where the loop does not. Of zeros of both signs, an
extremum may be either.

A scan stays a loop, with a remark, where the target's table says that the loop is cheaper and the
scan takes more than `SMALL` microseconds, or where the tensors of all iterations would be much
larger than what the loop reads and writes.

Proved: running sums, products, extrema and linear recurrences are identities of their operations,
for terms that do not depend on what is carried. A maximum with sums that are scaled with it is gone
through in every order of its operands and for every kind of number; other comparisons with
constants than with infinities are refused.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, log2

from raise_kernel.bindings import ir
from raise_kernel.costs import Costs, table_for
from raise_kernel.mlir.values import int_attribute, text_attribute
from raise_kernel.mlir.walks import named, optimized_kernels
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.tensor_opt.graph import Concerns, Graph, Node, Rewriter
from raise_kernel.passes.tensor_opt.graph.loop_ranges import constant_int
from raise_kernel.passes.tensor_opt.graph.node import Origin, reached
from raise_kernel.passes.tensor_opt.idioms.counted_loop import UNKNOWN_LENGTH, CountedLoop
from raise_kernel.remarks import NoMatch
from raise_kernel.stablehlo.elements import is_float

# Microseconds below which the named form is taken whatever it costs.
SMALL = 1000.0
# Elements that may be formed at once, beside so many times what the loop reads and writes: a CPU
# writes to memory what several results share, where an iteration of the loop stays in its cache.
ELEMENTS = 1 << 16
TIMES = {"cpu": 1, "cuda": 4, "tpu": 4}
# Bytes of the widest element.
WIDEST = 8
# Iterations of the loop whose time is in the tables.
STEPS = 100


@register_pass("recognize-loop-idioms", stage="tensor-opt", needs=("stablehlo.while",))
@dataclass(frozen=True)
class RecognizeLoopIdioms:
    """Turn loops into running sums, linear recurrences and arg-extrema."""

    target: str = ""

    def run(self, module: ir.Module, ctx: PassContext) -> None:
        for kernel in optimized_kernels(module):
            table = table_for(self.target or text_attribute(kernel, "rk.target"), ctx, kernel)
            block = kernel.regions[0].blocks[0]
            loops = named(block, "stablehlo.while")
            if not any(map(_may_be_counted, loops)):
                for loop in loops:
                    ctx.remarks.missed(f"the loop stays: {UNKNOWN_LENGTH}", loop)
                continue
            rules = {"result": [_Namer(table, ctx, kernel).result]}
            Rewriter(rules, concerns=Concerns.of("while")).function(kernel)


def _may_be_counted(loop: ir.Operation) -> bool:
    """Whether the loop's condition compares something with a constant."""
    tests = [view.operation for view in loop.regions[0].blocks[0].operations]
    return any(
        constant_int(value) is not None
        for op in tests
        if op.name == "stablehlo.compare"
        for value in op.operands
    )


class _Namer:
    """The rule for results of loops; each loop is looked at once."""

    def __init__(self, table: Costs, ctx: PassContext, kernel: ir.Operation) -> None:
        self.table = table
        self.remarks = ctx.remarks
        self.kernel = kernel
        self._done: dict[Node, dict[int, Node] | None] = {}

    def result(self, g: Graph, n: Node) -> Node | None:
        """A loop's result without the loop."""
        loop = n.operands[0]
        if loop.op != "stablehlo.while":
            return None
        if loop not in self._done:
            self._done[loop] = self._named(g, loop)
        found = self._done[loop]
        return None if found is None else found.get(n.attr)

    def _named(self, g: Graph, loop: Node) -> dict[int, Node] | None:
        at = loop.attr.op if isinstance(loop.attr, Origin) else self.kernel
        try:
            named = CountedLoop(g, loop)
            results = named.results()
            self._check(named, results)
        except NoMatch as reason:
            self.remarks.missed(f"the loop stays: {reason}", at)
            return None
        floats = named.reassociated or any(is_float(n.element) for n in _scans(results))
        words = ", with reassociated additions" if floats else ""
        self.remarks.applied(f"a loop of {named.batch.trips} iterations is now an idiom{words}", at)
        return results

    def _check(self, loop: CountedLoop, results: dict[int, Node]) -> None:
        """Refuse where the loop is cheaper."""
        most = max(ELEMENTS, TIMES[self.table.target] * loop.touched)
        if loop.online:
            # An iteration passes over all that it carries: the loop is never cheaper.
            most = max(most, int_attribute(self.kernel, "rk.memory_budget") // (2 * WIDEST))
        if loop.batch.largest > most:
            raise NoMatch(f"all iterations at once would form {loop.batch.largest} elements")
        stream, step = self.table.rate("stream"), self.table.fixed["loop"] / STEPS
        scans = _scans(results)
        steps = loop.steps * ceil(log2(max(2, loop.batch.trips)))
        if not scans and not steps:
            return
        rate = self.table.rate("scan") if "scan" in self.table.each else 4 * stream
        named = self.table.fixed["stream"] + rate * sum(n.size for n in scans)
        named += steps * loop.batch.largest * stream
        if "scan_loop" in self.table.each:
            iteration = self.table.rate("scan_loop")
        else:
            iteration = step
        looped = loop.batch.trips * iteration + loop.batch.largest * stream
        if named > max(SMALL, looped):
            raise NoMatch(f"a scan takes {named:.0f} us, the loop {looped:.0f} us")


def _scans(results: dict[int, Node]) -> list[Node]:
    return [n for n in reached(list(results.values())) if n.op == "reduce_window"]
