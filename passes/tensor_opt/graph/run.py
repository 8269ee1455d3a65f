"""Passes that are sets of rules."""

from __future__ import annotations

from collections.abc import Sequence

from raise_kernel.bindings import ir
from raise_kernel.mlir.values import text_attribute
from raise_kernel.mlir.walks import kernels
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.tensor_opt.graph.rewriter import Rewriter, Rules


def simplify(
    module: ir.Module,
    ctx: PassContext,
    *families: Rules,
    unless: str = "",
    first: Rules | None = None,
) -> None:
    """Apply families of rules to every kernel until none fits.

    Rules of `first` see a node before its operands are simplified, those of the families after.
    `unless`: kernels whose `rk.optimize` is this word are left alone.
    """
    rules = merged(*families)
    for kernel in kernels(module):
        if unless and text_attribute(kernel, "rk.optimize") == unless:
            continue
        rewriter = Rewriter(rules, first=first)
        rewriter.function(kernel)
        if rewriter.exhausted:
            busiest = max(rewriter.counts, key=lambda name: rewriter.counts[name])
            ctx.remarks.missed(f"stopped rewriting early: {busiest} applied too often", kernel)


def rule_pass(
    module: str,
    summary: str,
    rules: Rules,
    *,
    first: Rules | None = None,
    needs: Sequence[str] = (),
) -> None:
    """Make the family of rules in a module known as a pass of the module's name."""

    def run(program: ir.Module, ctx: PassContext) -> None:
        simplify(program, ctx, rules, first=first)

    run.__module__, run.__doc__ = module, summary
    name = module.rpartition(".")[2].replace("_", "-")
    register_pass(name, stage="tensor-opt", needs=needs)(run)


def merged(*families: Rules) -> Rules:
    """One table of all rules, those of the first family first."""
    names = dict.fromkeys(name for family in families for name in family)
    return {name: [r for family in families for r in family.get(name, ())] for name in names}
