"""Applies all simplifications of this stage together, until none matches.

Each family is a pass of its own, described there: fold-constants, simplify-slices,
simplify-updates, simplify-reshapes, simplify-products, simplify-reductions, simplify-selects,
simplify-signs, simplify-integers, simplify-widths, simplify-scatters, simplify-complex,
fuse-adjacent-slices. They feed each other, so one run over the program applies all of them, from
operands to results, each node once.
"""

from __future__ import annotations

from raise_kernel.bindings import ir
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.tensor_opt.graph.run import merged, simplify
from raise_kernel.passes.tensor_opt.simplify import (
    fold_constants,
    fuse_adjacent_slices,
    simplify_complex,
    simplify_integers,
    simplify_products,
    simplify_reductions,
    simplify_reshapes,
    simplify_scatters,
    simplify_selects,
    simplify_signs,
    simplify_slices,
    simplify_updates,
    simplify_widths,
)

FAMILIES = (
    fold_constants.RULES,
    simplify_integers.RULES,
    simplify_widths.RULES,
    simplify_selects.RULES,
    simplify_signs.RULES,
    simplify_scatters.RULES,
    simplify_slices.RULES,
    simplify_updates.RULES,
    simplify_reductions.RULES,
    simplify_reshapes.RULES,
    simplify_products.RULES,
    simplify_complex.RULES,
    fuse_adjacent_slices.RULES,
)
RULES = merged(*FAMILIES)


@register_pass("simplify-tensors", stage="tensor-opt", settles=True)
def simplify_tensors(module: ir.Module, ctx: PassContext) -> None:
    """Apply every family of simplifications until none fits; none where `rk.optimize` is "none"."""
    simplify(module, ctx, RULES, unless="none", first=simplify_updates.FIRST)
