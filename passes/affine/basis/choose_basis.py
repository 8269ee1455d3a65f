"""Chooses the basis of a parallel loop's iteration domain: indices in which most uses are affine.

Before:
    affine.parallel (%b, %t) = (0, 0) to (18, 16) {
      %i = %b * 16 + %t
      ... x[%i / 24] ... y[%i mod 24] ...
After:
    affine.parallel (%q, %r) = (0, 0) to (12, 24) {
      ... x[%q] ... y[%r] ...

A block loop and the thread loop in it are collapsed into one loop first (collapse.py), as far as
they are perfectly nested. There are three changes of its basis: two indices that occur in one
linear combination alone are coalesced (coalesce.py), an index that is divided by a constant is
strip-mined (strip_mine.py), and one that is only used as `(p + q) mod n` is unskewed (unskew.py).
All are bijections of the domain, and lanes have no order.

The pass compares two bases of each loop: with all indices coalesced that can be, and with the
divided ones strip-mined before. The basis in which fewer divisions are left that are not affine is
taken; of two that are equal in this, the first, which has fewer indices. So no change of basis is
undone by a later run. A division that is affine in neither basis is no reason to split an index.

The index of a sequential loop without effects is strip-mined, too: a reduction over
`w[k] * x[k / 9][k % 9]`, a convolution by columns, becomes two nested loops.

Proved: each change of basis is a bijection of the iteration domain; lanes have no order.
"""

from __future__ import annotations

from dataclasses import dataclass

from raise_kernel.bindings import ir
from raise_kernel.mlir.rewriting import erase, replace_uses
from raise_kernel.mlir.walks import named, names_in_module
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.affine.basis.coalesce import coalesced
from raise_kernel.passes.affine.basis.collapse import collapsed, is_nest
from raise_kernel.passes.affine.basis.divisions import DIVIDING, divisions, has_one_flip
from raise_kernel.passes.affine.basis.strip_mine import split, split_point, split_sequential
from raise_kernel.passes.affine.basis.unskew import is_skewed, unskewed
from raise_kernel.remarks import RemarkSink


@register_pass("choose-basis", stage="affine", needs=("affine.parallel", "affine.for"))
@dataclass(frozen=True)
class ChooseBasis:
    """Choose the indices of parallel loops: collapse nests, coalesce, strip-mine and unskew.

    `warps`: collapse also nests with cross-lane operations. Off where a later pass needs the loop
    over a block's threads.
    """

    warps: bool = True

    def run(self, module: ir.Module, ctx: PassContext) -> None:
        # Inner loops first: a loop may be replaced by a copy, with all loops inside.
        for outer in reversed(named(module.body, "affine.parallel")):
            if is_nest(loop := collapsed(outer, self.warps)):
                ctx.remarks.missed("the block loop holds more than its thread loop", loop)
        flips = has_one_flip(named(module.body, "arith.xori"))
        names = names_in_module(module)
        divides = not DIVIDING.isdisjoint(names)
        for loop in reversed(named(module.body, "affine.parallel")):
            loop = coalesced(loop)
            if divides:
                _split(loop, flips, ctx.remarks)
        if divides and "affine.for" in names:
            worklist = named(module.body, "affine.for")
            while worklist:
                worklist += split_sequential(worklist.pop())


def _split(loop: ir.Operation, flips: bool, remarks: RemarkSink) -> None:
    """Strip-mine and unskew the indices of a coalesced loop where divisions become affine."""
    divided = divisions(loop, flips)
    if split_point(loop, divided, remarks) is None and not is_skewed(loop, divided):
        return
    with ir.InsertionPoint(loop):
        trial = loop.clone().operation
    while (point := split_point(trial, divisions(trial, flips), remarks)) is not None:
        trial = split(trial, *point)
    trial = coalesced(unskewed(trial))
    if len(divisions(trial, flips)) < len(divided):
        for result, other in zip(loop.results, trial.results, strict=True):
            replace_uses(result, other)
        loop, trial = trial, loop
    erase(trial)
