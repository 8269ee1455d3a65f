"""Solves tridiagonal systems in log2(n) parallel steps, where that is faster than loops.

Before (Thomas' algorithm; cyclic reduction, in parallel or not, is many steps of slices and
selects; one system or many, with scratch arrays or in place):
    %r:3 = stablehlo.while(%i = %c1, %cp = ..., %dp = ...) ... { ... }
    %x:2 = stablehlo.while(%i = %c0, %x = %r#2) ... { x[k] = x[k] - cp[k] * x[k + 1] }
After:
    %x = stablehlo.composite "raise_kernel.tridiagonal_solve" %below, %on, %above, %rhs
         {decomposition = @tridiagonal_solve}
    %r = stablehlo.if (each |on| is at least |below| + |above|, all of x is finite) { %x }
         else { the kernel's own steps }

`@tridiagonal_solve` is a function of the module: log2(n) steps of parallel cyclic reduction
(idioms/solves/tridiagonal_form.py). Where loops over the unknowns cost less by the target's table,
the kernel's own steps stay, with a remark. Measured, 512 unknowns on 16 cores: loops 0.015, the
reduction 0.015 ms, of 1,024 systems 1.0 and 3.7 ms; on an H200 loops 7.7, the reduction 0.047 ms,
of 1,024 systems 15 and 0.045 ms (cuSPARSE: 0.065 and 0.037 ms).

What is computed is found by running it modulo a prime (idioms/fields/tridiagonals.py), and proved
so (proofs.py; an error is less likely than 2^-40): it divides by pivots of these systems alone, in
one of the orders of idioms/fields/pivots.py, and nothing else that it reads has an effect. Without
pivoting each order of elimination gives the same numbers, but for rounding, where the diagonal
dominates. The guard asks for that: each element of the diagonal is larger than the sum of the two
beside it, as they are or weighted such that -1 2 -1 passes; no number is too large, no element of
the diagonal too small. For systems that fail the kernel's own steps run, the others have the
solution in either case.

Refuses nothing; what is too large to analyze stays as it is, and what computes scratch arrays
that are results of the kernel.

Guarded: results and divisors are those of Thomas' algorithm or cyclic reduction, as rational
functions, by runs modulo a prime (error below 2^-40); the guard asks that the diagonal dominates,
system by system, and bounds magnitudes.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from raise_kernel.bindings import defining_op, identity, ir, optimized_kernels, text_attribute, walk
from raise_kernel.costs import Costs, table_for
from raise_kernel.diagnostics import NoMatch
from raise_kernel.facts import replace_uses
from raise_kernel.pass_base import PassContext
from raise_kernel.passes.tensor_opt.graph import Node
from raise_kernel.passes.tensor_opt.graph.load import Loader
from raise_kernel.passes.tensor_opt.graph.node import Origin, reached
from raise_kernel.passes.tensor_opt.idioms.cloning import cloned
from raise_kernel.passes.tensor_opt.idioms.fields.run import widest
from raise_kernel.passes.tensor_opt.idioms.fields.trial import Trial
from raise_kernel.passes.tensor_opt.idioms.fields.tridiagonals import Tridiagonal, find
from raise_kernel.passes.tensor_opt.idioms.solves.tridiagonal_builders import pays, solved
from raise_kernel.registry import register_pass
from raise_kernel.stablehlo.elements import is_float

# Systems named in one kernel, at most.
SYSTEMS = 4
NEEDED = ("multiply", "divide")


@register_pass("recognize-tridiagonal-solves", stage="tensor-opt", needs=("stablehlo.divide",))
@dataclass(frozen=True)
class RecognizeTridiagonalSolves:
    """Solve tridiagonal systems in log2(n) steps where loops cost more, or `always`."""

    always: bool = False
    target: str = ""

    def run(self, module: ir.Module, ctx: PassContext) -> None:
        for kernel in optimized_kernels(module):
            if not _may_solve(kernel):
                continue
            table = table_for(self.target or text_attribute(kernel, "rk.target"), ctx, kernel)
            tried: set[tuple[int, int]] = set()
            for _ in range(SYSTEMS):
                if not self._name_one(module, kernel, ctx, table, tried):
                    break

    def _name_one(
        self, module: ir.Module, kernel: ir.Operation, ctx: PassContext, table: Costs,
        tried: set[tuple[int, int]],
    ) -> bool:  # fmt: skip
        """Name one value of the kernel; `tried`: those that were looked at."""
        block = kernel.regions[0].blocks[0]
        loader, roots = Loader.of(block)
        values = {node: value for value, node in reversed(loader.nodes.items())}
        for node in _targets(roots):
            owner = defining_op(values[node])
            if owner is None or (key := (identity(owner), node.attr)) in tried:
                continue
            tried.add(key)
            try:
                trial = Trial(node, loader, deep=True)
                system = find(trial, {side for side in node.shape})
            except NoMatch:
                continue  # Not of the operations that such a system takes: nothing is missed.
            if system is None:
                continue
            loop = any(n.op == "stablehlo.while" for n in reached([node]))
            element = widest(trial.elements | {n.element for n in (*trial.leaves, trial.target)})
            if not self.always and not pays(system, table):
                words = "one unknown per iteration, as written, costs least"
                ctx.remarks.missed(f"a tridiagonal solve stays as loops: {words}", owner)
                continue
            words = "it is recognized as a tridiagonal solve, in log2(n) steps, reassociated"
            ctx.remarks.applied(words, owner if loop else kernel)
            _write(system, element, trial, values, module)
            return True
        return False


def _may_solve(kernel: ir.Operation) -> bool:
    """Whether there are products and quotients, without which nothing is eliminated."""
    words = {o.name.removeprefix("stablehlo.") for o in walk(kernel.regions[0].blocks[0])}
    return all(word in words for word in NEEDED)


def _targets(roots: list[Node]) -> Iterator[Node]:
    """Results of the kernel, and of its loops, last ones first."""
    found = dict.fromkeys(roots)
    for node in reached(roots):
        if node.op == "result" and node.operands[0].op == "stablehlo.while":
            found.setdefault(node)
    for node in found:
        if is_float(node.element) and node.operands and not any(map(_nested, reached([node]))):
            yield node


def _nested(node: Node) -> bool:
    """Whether it is a loop with loops inside: nothing of the kind eliminates such a system."""
    if node.op != "stablehlo.while" or not isinstance(node.attr, Origin):
        return False
    blocks = [b for region in node.attr.op.regions for b in region.blocks]
    return any(o.name == "stablehlo.while" for b in blocks for o in walk(b))


def _write(
    system: Tridiagonal, element: ir.Type, trial: Trial,
    values: dict[Node, ir.Value], module: ir.Module,
) -> None:  # fmt: skip
    """Put the solution where the value was."""
    result = values[trial.target]
    owner = defining_op(result)
    assert owner is not None
    sources = [values[n] for n in trial.leaves]
    with ir.InsertionPoint(owner), owner.location:
        made = solved(
            system, values, result.type, element, module, lambda: cloned([result], sources)[0]
        )
    replace_uses(result, made)
