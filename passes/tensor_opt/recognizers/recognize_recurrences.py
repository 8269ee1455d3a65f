"""Turns loops that carry `s = a * s + b` into associative scans, if the target's costs say so.

Before:
    %r:2 = stablehlo.while(%i = 0, %s = %s0, %y = %y0) ... {
      %1 = stablehlo.multiply %a[%i], %s
      %2 = stablehlo.add %1, %b[%i]
      %3 = stablehlo.dynamic_update_slice %y, %2, %i
      return %i + 1, %2, %3
    }
After:
    %r = stablehlo.if (each |a| is at most 1, each |b| far from overflow) {
      stablehlo.composite "raise_kernel.linear_recurrence" %a, %b
          {decomposition = @linear_recurrence}                          (lax.associative_scan)
    } else { the loop }

Applies to counting loops of constant length that recognize-loop-idioms leaves. The loop-carried
values must be linear in their previous values, by sums, products and selections: filters,
discounted returns, linear systems with a diagonal matrix, segmented sums, run lengths, from either
end. The rest of the loop must be what recognize-loop-idioms solves. Floats (f32, f64) are combined
in another order, with a remark, and under a guard: products of factors above one may overflow where
the loop does not, and an infinity times zero is NaN. (Products that underflow are zero.) Integers
wrap around, and need no guard.

An iteration of a loop costs a GPU a launch and a TPU microseconds; a scan of n takes 2 log2(n)
steps. On CPUs the loop is two to five times as fast (70 x 40, 1,000 x 256, 100 x 10,000 elements:
36, 261, 543 us against 75, 1,024, 2,070), and stays. A recurrence of several values that depend on
each other (a biquad) stays, with a remark. Refuses nothing.

Proved: of integers, composition of linear functions, which is exact modulo a power of two.

Guarded: of floats, no factor is above one, and no sum that a step of the loop makes can overflow;
more than one added constant is refused. Products of factors may underflow to zero.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial, reduce
from math import ceil, log2
from operator import and_

from raise_kernel.bindings import ir
from raise_kernel.costs import Costs, table_for
from raise_kernel.mlir.rewriting import erase, replace_uses
from raise_kernel.mlir.values import text_attribute
from raise_kernel.mlir.walks import optimized_kernels
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.tensor_opt.graph import Graph, Node
from raise_kernel.passes.tensor_opt.graph.load import Loader, captured
from raise_kernel.passes.tensor_opt.graph.loop_ranges import has_limit
from raise_kernel.passes.tensor_opt.graph.node import Origin
from raise_kernel.passes.tensor_opt.graph.store import built
from raise_kernel.passes.tensor_opt.idioms.affine_recurrence import Recurrences
from raise_kernel.passes.tensor_opt.idioms.counted_loop import UNKNOWN_LENGTH, CountedLoop
from raise_kernel.passes.tensor_opt.idioms.functions import declared
from raise_kernel.passes.tensor_opt.idioms.guards import mark_guard
from raise_kernel.passes.tensor_opt.idioms.tensors import Tensor, branches
from raise_kernel.remarks import NoMatch
from raise_kernel.stablehlo.elements import is_float

# Iterations of the loop that is measured (bench/tensor_costs.py).
STEPS = 100
# Microseconds that a level of the scan takes, measured; elsewhere it launches two kernels.
LEVELS = {"cpu": 7.0}
# Arrays that the scan and the loop read and write, counted in elements of one.
SCANNED, LOOPED = 8, 2


@register_pass("recognize-recurrences", stage="tensor-opt", needs=("stablehlo.while",))
@dataclass(frozen=True)
class RecognizeRecurrences:
    """Name linear recurrences, in the form ("scan", "loop") that the target's costs choose."""

    form: str = ""
    target: str = ""

    def run(self, module: ir.Module, ctx: PassContext) -> None:
        for kernel in optimized_kernels(module):
            if self.form == "loop":
                continue
            table = table_for(self.target or text_attribute(kernel, "rk.target"), ctx, kernel)
            for loop in _loops(kernel.regions[0].blocks[0]):
                self._name(module, ctx, table, loop)

    def _name(self, module: ir.Module, ctx: PassContext, table: Costs, loop: ir.Operation) -> None:
        try:
            if not has_limit(loop):
                raise NoMatch(UNKNOWN_LENGTH)
            results = (found := _Scan(loop, lambda *_: "")).results()
            if self.form != "scan":
                _check(table, found.loop)
        except NoMatch as reason:
            ctx.remarks.missed(f"the loop stays: {reason}", loop)
            return
        # Now with functions of the module.
        results = (found := _Scan(loop, partial(_declare, module))).results()
        floats = any(is_float(node.element) for node in results.values())
        words = ", with reassociated additions" if floats else ""
        trips = found.loop.batch.trips
        ctx.remarks.applied(f"a loop of {trips} iterations is now an associative scan{words}", loop)
        found.write(results)


def _loops(block: ir.Block) -> list[ir.Operation]:
    return [o.operation for o in block.operations if o.operation.name == "stablehlo.while"]


def _check(table: Costs, loop: CountedLoop) -> None:
    """Refuse where the loop is cheaper."""
    trips, size = loop.batch.trips, loop.batch.largest
    stream = table.rate("stream")
    iteration = (
        table.rate("scan_loop") if "scan_loop" in table.each else table.fixed["loop"] / STEPS
    )
    step = LEVELS.get(table.target, 2 * table.fixed["loop"] / STEPS)
    scan = 2 * ceil(log2(trips)) * step + SCANNED * size * stream
    looped = trips * iteration + LOOPED * size * stream
    if scan > looped:
        raise NoMatch(f"an associative scan takes {scan:.0f} us, the loop {looped:.0f} us")


def _declare(module: ir.Module, shape: tuple[int, ...], element: str) -> str:
    from raise_kernel.passes.tensor_opt.idioms.recurrence_form import module_of

    return declared(module_of(shape, ir.Type.parse(element)), "linear_recurrence", module)


class _Scan:
    """A loop as associative scans."""

    def __init__(self, op: ir.Operation, declare: Callable[[tuple[int, ...], str], str]) -> None:
        self.op = op
        self.g = Graph()
        self.values: dict[Node, ir.Value] = {}
        self.loader = Loader(self.g)
        self.recurrences = Recurrences(declare)

    def results(self) -> dict[int, Node]:
        """What is used of the loop after it, by position."""
        needed = (*self.op.operands, *captured(self.op))
        operands = [self.loader.outside(v, self.values) for v in needed]
        loop = Node("stablehlo.while", tuple(operands), (), "", Origin(self.op))
        self.loop = CountedLoop(self.g, loop, self.recurrences.solve)
        results = self.loop.results()
        if not self.recurrences.solved:
            raise NoMatch("it carries a value that is not a linear recurrence")
        return results

    def write(self, results: dict[int, Node]) -> None:
        """Put the scans where the loop was; the loop is what runs where a guard does not hold."""
        op, nodes, used = self.op, list(results.values()), list(results)
        with ir.InsertionPoint(op), op.location:
            tests = [Tensor(v) for v in built(self.recurrences.guards, self.values)]
            made = self._guarded(reduce(and_, tests), used, nodes) if tests else built(
                nodes, self.values
            )  # fmt: skip
        for k, new in zip(used, made, strict=True):
            replace_uses(op.results[k], new)
        erase(op)

    def _guarded(self, test: Tensor, used: list[int], nodes: list[Node]) -> list[ir.Value]:
        """The results of the loop that are used, by scans where the test holds."""

        def own() -> list[ir.Value]:
            copy = self.op.clone().operation
            return [copy.results[k] for k in used]

        types = [self.op.results[k].type for k in used]
        choice = branches(test, types, lambda: built(nodes, dict(self.values)), own)
        mark_guard(choice, "recognize-recurrences")
        return list(choice.results)
